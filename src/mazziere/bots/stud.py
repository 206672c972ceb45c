"""Stud, stud Hi/Lo and razz: rivals show most of their cards, and everybody is dealt more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from mazziere.bots.chances import Chances, ranged, tempered
from mazziere.bots.quality import hilo_start, razz_start, stud_start
from mazziere.bots.seen import UNSEEN, Seen
from mazziere.odds.equity import hand_judge
from mazziere.odds.equity_ranges import Partial, completed, slices

LOTS = 40
BUDGET = 110
"""Showdowns in all, whatever the number of rivals."""


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival, whose open cards are counted with what may lie under them."""
    judge = hand_judge(seen.game)
    whole = seen.game.hole_cards
    own = Partial(seen.own, whole - len(seen.own))
    budget = BUDGET // len(widths)
    found = {}
    for seat, width in widths.items():
        rival = seen.view.seats[seat]
        shared = tuple([card for card in seen.view.zones.get("shared", ()) if card != UNSEEN])
        up = tuple([card for card in rival.hole + rival.up if card != UNSEEN]) + shared
        hidden = rival.hole.count(UNSEEN)
        pool = max(12, min(40, budget // 3))
        under = slices(seen.unseen, hidden, pool, dice)
        quality = _quality(seen, len(up) + hidden)
        hands, top = ranged([up + each for each in under], quality, width)
        each = max(3 if len(widths) == 1 else 2, budget // len(hands))
        due = whole - len(up) - hidden
        lots = max(12, LOTS // len(widths))
        shares = completed(judge, own, [Partial(hand, due) for hand in hands], seen.unseen, (lots, each), dice)
        if own.due:
            shares = tempered(shares, top, width, spread=0.34 - 0.05 * own.due, deals=lots)
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
