"""Telesina: one hidden card each, and combinations of vele still to be turned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from mazziere.bots.chances import Chances, ranged, tempered
from mazziere.bots.seen import UNSEEN, Seen
from mazziere.games.italiana.vele import LAYOUTS, NAMES, Layout
from mazziere.odds.equity_ranges import slices

OWN: Final = 5
READINGS: Final = 198
"""What there is time for: hands to read, fewer for each the more rivals there are."""

(HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FULL, FLUSH, POKER, STRAIGHT_FLUSH) = range(9)


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival: what may lie under the open cards, with cards and vele still to come."""
    view = seen.view
    figure = LAYOUTS[NAMES[view.facts.get("vele", 0)]]
    lowest = min(seen.game.pack) >> 2
    rows = max(1, len(figure.combinations))
    count = max(6, int(READINGS / (rows * (len(widths) + 1) ** 1.5)))
    ends = _ends(seen, figure, lowest, count, dice)
    found = {}
    for seat, width in widths.items():
        rival = view.seats[seat]
        up = tuple([card for card in rival.hole + rival.up if card != UNSEEN])
        under = slices(seen.unseen, rival.hole.count(UNSEEN), count, dice)
        hands, top = ranged([up + each for each in under], lambda hand: reading(hand, lowest), width)
        due = OWN - len(hands[0])
        shares = []
        for place, hand in enumerate(hands):
            # The next way to deal the rest that does not need a card of this hand.
            turns = ends[place % len(ends) :] + ends[: place % len(ends)]
            end = next((end for end in turns if end.used.isdisjoint(hand)), turns[0])
            rest = tuple([card for card in end.rest if card not in hand][:due])
            shares.append(_share(end.mine, _best(hand + rest, end.rows, lowest)))
        unknown = len(ends[0].used) / (OWN + len(figure.letters))
        if unknown:
            shares = tempered(shares, top, width, spread=0.32 - 0.24 * unknown, deals=count)
        found[seat] = Chances(shares, top, width)
    return found


class End(NamedTuple):
    """One way the cards may come: the vele, what one's own hand is then, and cards for others."""

    rows: list[list[int]]
    mine: int
    used: frozenset[int]
    rest: tuple[int, ...]


def _ends(seen: Seen, figure: Layout, lowest: int, count: int, dice: Random) -> list[End]:
    laid = seen.view.boards[0]
    mine, vele = OWN - len(seen.own), laid.count(UNSEEN)
    if not mine and not vele:
        count = 1
    ends = []
    for lot in slices(seen.unseen, mine + vele + OWN, count, dice):
        turned = iter(lot[mine:])
        rows = _rows(figure, [next(turned) if card == UNSEEN else card for card in laid])
        ends.append(
            End(rows, _best((*seen.own, *lot[:mine]), rows, lowest), frozenset(lot[: mine + vele]), lot[mine + vele :])
        )
    return ends


def _rows(figure: Layout, vele: Sequence[int]) -> list[list[int]]:
    """The combinations as far as they are known."""
    known = {letter: card for letter, card in zip(figure.letters, vele, strict=False) if card != UNSEEN}
    return [[known[letter] for letter in combo if letter in known] for combo in figure.combinations] or [[]]


def _best(own: Sequence[int], rows: list[list[int]], lowest: int) -> int:
    return max([reading((*own, *row), lowest) for row in rows])


def _share(mine: int, theirs: int) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


@cache
def _straights(lowest: int) -> list[int]:
    """For each set of ranks as bits, how high its best straight is (0: none); the ace may go under the lowest card."""
    runs = [(1 << 12 | 0b1111 << lowest, 1)] + [(0b11111 << low, low + 2) for low in range(lowest, 9)]
    return [max([height for run, height in runs if mask & run == run], default=0) for mask in range(1 << 13)]


def reading(cards: Sequence[int], lowest: int) -> int:
    """The best hand of any number of cards as Italians rank it, suits aside: quick, for comparisons only.

    >>> from mazziere.cards import parse_cards
    >>> flush, full = parse_cards("Ah Kh 9h 8h 7h 9c"), parse_cards("Kh Kd Kc 9c 9d")
    >>> reading(flush, 5) > reading(full, 5)
    True
    """
    ones = twos = threes = fours = 0
    suits = [0, 0, 0, 0]
    for card in cards:
        bit = 1 << (card >> 2)
        suits[card & 3] |= bit
        if threes & bit:
            fours |= bit
        elif twos & bit:
            threes |= bit
        elif ones & bit:
            twos |= bit
        ones |= bit
    if len(cards) > 4:
        straights = _straights(lowest)
        for held in suits:
            if held.bit_count() > 4:
                run = straights[held]
                return STRAIGHT_FLUSH << 26 | run if run else FLUSH << 26 | held
        if fours:
            return POKER << 26 | fours
        three = threes and 1 << threes.bit_length() - 1
        pairs = twos & ~three
        if three and pairs:
            return FULL << 26 | three << 13 | pairs
        if straights[ones]:
            return STRAIGHT << 26 | straights[ones]
    if fours:
        return POKER << 26 | fours
    if threes:
        return TRIPS << 26 | threes << 13 | ones & ~threes
    if twos & twos - 1:
        high = 1 << twos.bit_length() - 1
        second = 1 << (twos & ~high).bit_length() - 1
        return TWO_PAIR << 26 | (high | second) << 13 | ones & ~high & ~second
    if twos:
        return PAIR << 26 | twos << 13 | ones & ~twos
    return ones
