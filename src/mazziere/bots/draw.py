"""Five-card draw and poker all'italiana: which cards to change, and what the others' changes tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, islice
from random import Random
from typing import Final, NamedTuple

from mazziere.bots.chances import Chances, ranged, tempered
from mazziere.bots.seen import Seen
from mazziere.odds.equity import hand_judge
from mazziere.odds.equity_ranges import Deals, Partial, slices

Cards = Sequence[int]
POOL: Final = 28
LOTS: Final = 28
TRIES: Final = 12
BANK: Final = 360
"""Hands kept ready, of which each decision takes some that can be out there."""


class Held(NamedTuple):
    """A hand that somebody may hold, and all that is asked about it."""

    cards: frozenset[int]
    strength: int
    partial: Partial


def chances(seen: Seen, widths: dict[int, float], drew: dict[int, int], most: int, dice: Random) -> dict[int, Chances]:
    """The chances against each rival: before the draw all will change, after it their changes have told something."""
    pack, strength = seen.game.pack, seen.game.high.strength
    own = kept(seen.own, most) if seen.seat not in drew else Partial(seen.own, 0)
    still = 0 if all(seat in drew for seat in widths) else most
    deals = Deals(hand_judge(seen.game), own, seen.unseen, min(still, len(seen.unseen) - own.due), LOTS, dice)
    if not drew:
        width = max(widths.values())
        hands, top = ranged(_some(_dealt(pack, strength, most), seen, dice), _strong, width)
        shares = deals.against([hand.partial for hand in hands], max(2, 60 // len(hands)))
        found = Chances(tempered(shares, top, width, spread=0.2, deals=LOTS), top, width)
        return dict.fromkeys(widths, found)
    result = {}
    for seat, width in widths.items():
        bank = _changed(pack, strength, drew[seat]) if seat in drew else _dealt(pack, strength, most)
        hands, top = ranged(_some(bank, seen, dice), _strong, width)
        result[seat] = Chances(deals.against([hand.partial for hand in hands], 2), top, width)
    return result


def _strong(hand: Held) -> int:
    return hand.strength


def _some(bank: list[Held], seen: Seen, dice: Random) -> list[Held]:
    """Hands of the bank that hold no card one has seen, from a place in it that chance gives."""
    left = frozenset(seen.unseen)
    at = int(dice.random() * BANK)
    found = list(islice((hand for hand in chain(bank[at:], bank[:at]) if hand.cards <= left), POOL))
    return found or bank[:POOL]


@cache
def _dealt(pack: tuple[int, ...], strength: Callable[[Cards], int], most: int) -> list[Held]:
    """Hands as they are dealt, with what goes into the draw."""
    hands = slices(pack, 5, BANK, Random(most))
    return [Held(frozenset(hand), strength(hand), kept(hand, most)) for hand in hands]


@cache
def _changed(pack: tuple[int, ...], strength: Callable[[Cards], int], count: int) -> list[Held]:
    """Hands of somebody who changed so many cards."""
    dice = Random(count)
    hands = [served(count, pack, dice) for _ in range(BANK)]
    return [Held(frozenset(hand), strength(hand), Partial(hand, 0)) for hand in hands]


def changed(own: Cards, most: int = 5) -> tuple[int, ...]:
    """The cards to change: all but what is made, paired, or one card short of a flush or an open straight.

    >>> from mazziere.cards import parse_cards, pretty
    >>> pretty(changed(parse_cards("Kh Kd 9s 5c 2d"))), changed(parse_cards("9h Tc Jd Qs Kh"))
    ('9♠ 5♣ 2♦', ())
    """
    ranks = [card >> 2 for card in own]
    different = set(ranks)
    if len(different) < 5:
        if len(different) == 2 and max(map(ranks.count, different)) == 3:
            return ()
        return tuple([card for card in own if ranks.count(card >> 2) == 1])
    low, high = min(ranks), max(ranks)
    suit, suited = Counter([card & 3 for card in own]).most_common(1)[0]
    if suited == 5 or high - low == 4 or _under_ace(different):
        return ()
    if suited == 4:
        return tuple([card for card in own if card & 3 != suit])
    in_order = sorted(own)
    for four, other in ((in_order[:4], in_order[4]), (in_order[1:], in_order[0])):
        if (four[3] >> 2) - (four[0] >> 2) == 3 and four[3] >> 2 != 12:
            return (other,)
    stay = in_order[-2:] if in_order[-2] >> 2 > 8 else in_order[-1:]
    return tuple([card for card in in_order if card not in stay][-most:])


def _under_ace(ranks: set[int]) -> bool:
    """An ace under the four lowest cards in a row: of the whole pack, or of one that begins higher."""
    if 12 not in ranks:
        return False
    rest = sorted(ranks - {12})
    return rest[3] - rest[0] == 3 and rest[0] in (0, 3, 4, 5, 6, 7)


def kept(own: Cards, most: int) -> Partial:
    """A hand as it goes into the draw."""
    away = changed(own, most)
    return Partial(tuple([card for card in own if card not in away]), len(away), away)


_SHAPES: Final[dict[int, tuple[Callable[[Cards, Random], Cards], ...]]] = {}


def served(count: int, unseen: Cards, dice: Random) -> tuple[int, ...]:
    """A hand that somebody who changed so many cards may have now."""
    shapes = _SHAPES[min(count, 4)]
    core: Cards = shapes[int(dice.random() * len(shapes))](unseen, dice)
    hand = list(core)
    while len(hand) < 5:
        card = unseen[int(dice.random() * len(unseen))]
        if card not in hand:
            hand.append(card)
    return tuple(hand[:5])


def _group(size: int, unseen: Cards, dice: Random, without: int = -1) -> list[int]:
    """So many cards of a rank, the better of two tries: people keep what is high."""
    best: list[int] = []
    for _ in range(TRIES):
        rank = unseen[int(dice.random() * len(unseen))] >> 2
        cards = [card for card in unseen if card >> 2 == rank]
        if len(cards) >= size and rank != without:
            held = dice.sample(cards, size)
            if best:
                return max(best, held)
            best = held
    return best


def _pair(unseen: Cards, dice: Random) -> Cards:
    return _group(2, unseen, dice)


def _two_pair(unseen: Cards, dice: Random) -> Cards:
    one = _group(2, unseen, dice)
    return one + _group(2, unseen, dice, one[0] >> 2 if one else -1)


def _trips(unseen: Cards, dice: Random) -> Cards:
    return _group(3, unseen, dice)


def _full(unseen: Cards, dice: Random) -> Cards:
    three = _group(3, unseen, dice)
    return three + _group(2, unseen, dice, three[0] >> 2 if three else -1)


def _suited(size: int) -> Callable[[Cards, Random], Cards]:
    def cards(unseen: Cards, dice: Random) -> Cards:
        suit = int(dice.random() * 4)
        own = [card for card in unseen if card & 3 == suit]
        return dice.sample(own, min(size, len(own)))

    return cards


def _straight(size: int) -> Callable[[Cards, Random], Cards]:
    def cards(unseen: Cards, dice: Random) -> Cards:
        lowest = min(unseen) >> 2
        first = lowest + int(dice.random() * (12 - lowest - size + 2))
        found: list[int] = []
        for rank in range(first, first + size):
            found += dice.sample([card for card in unseen if card >> 2 == rank], 1)
        return found

    return cards


def _ace(unseen: Cards, dice: Random) -> Cards:
    return dice.sample(sorted(unseen)[-4:], 1)


_SHAPES.update(
    {
        0: (_straight(5), _straight(5), _suited(5), _suited(5), _full, _two_pair),
        1: (_two_pair, _two_pair, _two_pair, _trips, _suited(4), _straight(4)),
        2: (_trips, _trips, _pair),
        3: (_pair,),
        4: (_ace,),
    }
)
