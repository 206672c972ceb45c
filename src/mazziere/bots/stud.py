"""Stud, stud Hi/Lo and razz: rivals show most of their cards, and everybody is dealt more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mazziere.bots.chances import Chances, ranged, tempered
from mazziere.bots.quality import hilo_start, razz_start, stud_start
from mazziere.bots.seen import UNSEEN, Seen
from mazziere.odds.equity import hand_judge
from mazziere.odds.equity_ranges import Deals, Partial, slices

LOTS: Final = 30
BUDGET: Final = 84
"""Deals of the cards to come, and showdowns in all, whatever the number of rivals."""


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival, whose open cards are counted with what may lie under them."""
    whole = seen.game.hole_cards
    own = Partial(seen.own, whole - len(seen.own))
    budget = BUDGET // len(widths)
    pool = max(12, min(30, budget // 3))
    shared = tuple([card for card in seen.view.zones.get("shared", ()) if card != UNSEEN])
    rivals = {seat: seen.view.seats[seat] for seat in widths}
    open_cards = {
        seat: tuple([card for card in rival.hole + rival.up if card != UNSEEN]) + shared
        for seat, rival in rivals.items()
    }
    missing = {seat: whole - len(open_cards[seat]) - rival.hole.count(UNSEEN) for seat, rival in rivals.items()}
    deals = Deals(hand_judge(seen.game), own, seen.unseen, max(missing.values()), LOTS, dice)
    found = {}
    for seat, width in widths.items():
        up, hidden = open_cards[seat], rivals[seat].hole.count(UNSEEN)
        quality = _quality(seen, len(up) + hidden)
        hands, top = ranged([up + each for each in slices(seen.unseen, hidden, pool, dice)], quality, width)
        each = max(3 if len(widths) == 1 else 2, budget // len(hands))
        shares = deals.against([Partial(hand, missing[seat]) for hand in hands], each)
        if own.due:
            shares = tempered(shares, top, width, spread=0.34 - 0.05 * own.due, deals=LOTS)
        found[seat] = Chances(shares, top, width)
    return found


def _quality(seen: Seen, cards: int) -> Callable[[Sequence[int]], float]:
    game = seen.game
    if cards < 5:
        return razz_start if game.ace_low else stud_start if game.low is None else hilo_start
    if game.ace_low:
        return razz_start
    if game.low is None:
        return game.high.strength
    high, low = game.high.strength, game.low.strength
    return lambda hand: high(hand) / 7462 + low(hand) / 70
