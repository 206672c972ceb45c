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
POOL: Final = 20
ENDS: Final = 16
READINGS: Final = 84
"""What there is time for: hidden cards, ways the rest may come, and hands to read, fewer the more rivals there are."""

(HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FULL, FLUSH, POKER, STRAIGHT_FLUSH) = range(9)

RANKS_FROM: Final = 16
KEYS: Final = [1 << RANKS_FROM + 3 * (card >> 2) | 1 << 4 * (card & 3) for card in range(52)]
"""A card counted by its suit in the low bits and by its rank above them: the keys of a hand's cards are added up."""

TO_FIVE, FIVE_SUITED = 0x3333, 0x8888
"""What is added to the counts of the suits, and the bits where one of them was at least five."""

Row = tuple[int, tuple[int, ...]]
"""Vele that may be used together: their keys added up, and the cards."""


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival: what may lie under the open cards, with cards and vele still to come."""
    view = seen.view
    figure = LAYOUTS[NAMES[view.facts.get("vele", 0)]]
    lowest = min(seen.game.pack) >> 2
    rows = _rows(figure, view.boards[0])
    # Reading a row more costs less than another hand does.
    meetings = int(READINGS / (len(rows) ** 0.7 * len(widths)))
    pool = max(8, min(POOL, meetings // 2))
    ends = _ends(seen, figure, lowest, ENDS if len(rows) < 3 else ENDS // 2, dice)
    found = {}
    for seat, width in widths.items():
        rival = view.seats[seat]
        up = tuple([card for card in rival.hole + rival.up if card != UNSEEN])
        under = slices(seen.unseen, rival.hole.count(UNSEEN), pool, dice)
        hands, top = ranged([up + each for each in under], lambda hand: _best(hand, rows, lowest), width)
        shares = _shares(hands, ends, max(1, meetings // len(hands)), lowest)
        unknown = ends[0].unknown / (OWN + len(figure.letters))
        if unknown:
            shares = tempered(shares, top, width, spread=0.32 - 0.24 * unknown, deals=len(ends))
        found[seat] = Chances(shares, top, width)
    return found


class End(NamedTuple):
    """One way the cards may come: the vele, what one's own hand is then, cards for others, and what may not meet it."""

    rows: list[Row]
    mine: int
    unknown: int
    rest: tuple[int, ...]
    taken: frozenset[int]


def _ends(seen: Seen, figure: Layout, lowest: int, count: int, dice: Random) -> list[End]:
    laid = seen.view.boards[0]
    mine, vele = OWN - len(seen.own), laid.count(UNSEEN)
    unknown = mine + vele
    if not unknown:
        count = 1
    ends = []
    for lot in slices(seen.unseen, unknown + mine, count, dice):
        turned = iter(lot[mine:])
        rows = _rows(figure, [next(turned) if card == UNSEEN else card for card in laid])
        own = _best((*seen.own, *lot[:mine]), rows, lowest)
        ends.append(End(rows, own, unknown, lot[unknown:], frozenset(lot)))
    return ends


def _shares(hands: Sequence[tuple[int, ...]], ends: list[End], each: int, lowest: int) -> list[float]:
    """What is won from each of these hands, which meets so many of the ends that want no card of it."""
    due, last = OWN - len(hands[0]), len(ends) - 1
    shares = []
    at = 0
    for hand in hands:
        total, met = 0.0, 0
        for _ in ends:
            at = at + 1 if at < last else 0
            rows, mine, _, rest, taken = ends[at]
            if not taken.isdisjoint(hand):
                continue
            theirs = _best(hand + rest[:due], rows, lowest)
            if mine >= theirs:
                total += 1.0 if mine > theirs else 0.5
            met += 1
            if met == each:
                break
        shares.append(total / met if met else 0.5)
    return shares


def _rows(figure: Layout, vele: Sequence[int]) -> list[Row]:
    """The combinations as far as they are known."""
    rows = [tuple([vele[place] for place in combo if vele[place] != UNSEEN]) for combo in _places(figure)]
    return [(sum([KEYS[card] for card in row]), row) for row in rows]


@cache
def _places(figure: Layout) -> list[list[int]]:
    """Where the vele of each combination lie; without vele, one combination of none."""
    return [[figure.letters.index(letter) for letter in combo] for combo in figure.combinations] or [[]]


def _best(cards: tuple[int, ...], rows: list[Row], lowest: int) -> int:
    """The best reading with any of the rows; ranks that have been met before are not read again."""
    key = sum([KEYS[card] for card in cards])
    known = _known(lowest)
    best = 0
    for vele, row in rows:
        both = key + vele
        if both + TO_FIVE & FIVE_SUITED:
            got = reading(cards + row, lowest)
        else:
            got = known.get(both >> RANKS_FROM, -1)
            if got < 0:
                got = known[both >> RANKS_FROM] = reading(cards + row, lowest)
        if got > best:
            best = got
    return best


@cache
def _known(lowest: int) -> dict[int, int]:
    """The readings by ranks alone, of packs that begin with this one."""
    return {}


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
