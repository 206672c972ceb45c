"""Omaha hands on a board and those that grow from it: what two ranks make with three others is found once for all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Final, NamedTuple

from mazziere.odds.equity_holdem import SUITS, three_suited
from mazziere.ranking.high import strengths_of_fives
from mazziere.ranking.keys import CARD_KEYS, RANK_BITS, RANK_WEIGHTS, SUIT_BITS
from mazziere.ranking.low import EIGHTS, LOW_RANKS
from mazziere.ranking.tables import FLUSHES

if TYPE_CHECKING:
    from mazziere.odds.equity import Judge

_WEIGHTS: Final = [key >> SUIT_BITS for key in CARD_KEYS]
_LOW_BITS: Final = [1 << (rank - 1) if rank <= 8 else 0 for rank in LOW_RANKS]

_PAIRS: Final = [one + other for one, other in combinations_with_replacement(RANK_WEIGHTS, 2)]
"""The weights of any two ranks; the tables below have a place for each."""

_PLACES: Final = {weight: place for place, weight in enumerate(_PAIRS)}


class Known(NamedTuple):
    """A hole met before: the places of its pairs, its low pairs, and its strengths on the board that lies there."""

    pairs: list[int]
    lows: list[int]
    now: tuple[int, int]


class OmahaJudges:
    """Judges of hands on a board that may grow: what a hand is now is found once, and then only what is new to it.

    >>> from mazziere.cards import parse_cards
    >>> judges = OmahaJudges(parse_cards("Ah 3h 4c"), low=True)
    >>> judges.now(parse_cards("Kh Ks 2h 5d")), judges.on(parse_cards("7d 8s"))(parse_cards("Kh Ks 2h 5d"))
    ((5854, 56), (5854, 56))
    """

    def __init__(self, board: Sequence[int], *, low: bool) -> None:
        self._board = tuple(board)
        self._ones = [_WEIGHTS[card] for card in board]
        self._twos = {a + b for a, b in combinations(self._ones, 2)}
        self._now = _best({a + b + c for a, b, c in combinations(self._ones, 3)})
        self._suits = sum([SUITS[card] for card in board])
        self._flush = self._runs(())
        self._low = low
        self._low_bits = frozenset([_LOW_BITS[card] for card in board])
        self._lows = _lowest(self._low_bits) if low else {}
        self._known: dict[Sequence[int], Known] = {}

    def now(self, hole: Sequence[int]) -> tuple[int, int]:
        """The strengths on the board as it is."""
        return self._meet(tuple(hole)).now

    def on(self, lot: Sequence[int]) -> Judge:
        """The judge of the board with one or two cards more."""
        known, meet, tables = self._known, self._meet, self._new([_WEIGHTS[card] for card in lot])
        bits, runs = self._runs(lot)
        lowest = _lowest(self._low_bits.union([_LOW_BITS[card] for card in lot])) if self._low else {}

        def judge(hole: Sequence[int]) -> tuple[int, int]:
            pairs, lows, (best, low) = known.get(hole) or meet(hole)
            new = max([table[pair] for table in tables for pair in pairs])
            if new > best:
                best = new
            if runs:
                best = max(best, _flush(hole, bits, runs))
            if lowest and lows:
                low = max([lowest[pair] for pair in lows])
            return best, low

        return judge

    def _new(self, weights: list[int]) -> list[list[int]]:
        """What two ranks make with cards of these weights and others of the board."""
        triples = {two + weight for weight in weights for two in self._twos}
        if len(weights) == 2:
            triples.update([one + sum(weights) for one in self._ones])
        return [_with(triple) for triple in triples]

    def _meet(self, hole: Sequence[int]) -> Known:
        found = self._known.get(hole)
        if found is None:
            pairs = [_PLACES[a + b] for a, b in combinations([_WEIGHTS[card] for card in hole], 2)]
            best = max([self._now[pair] for pair in pairs])
            if self._flush[1]:
                best = max(best, _flush(hole, *self._flush))
            lows = _pairs(frozenset([_LOW_BITS[card] for card in hole])) if self._low else []
            low = max([self._lows[pair] for pair in lows], default=0) if self._lows else 0
            found = self._known[hole] = Known(pairs, lows, (best, low))
        return found

    def _runs(self, lot: Sequence[int]) -> tuple[Sequence[int], list[int]]:
        """The bits of the suit of which the board has three, and what each three of them make together."""
        if not three_suited(self._suits + sum([SUITS[card] for card in lot])):
            return (), []
        board = (*self._board, *lot)
        suits = [card & 3 for card in board]
        bits = RANK_BITS[max(suits, key=suits.count)]
        return bits, [a | b | c for a, b, c in combinations([bits[card] for card in board if bits[card]], 3)]


def _flush(hole: Sequence[int], bits: Sequence[int], runs: list[int]) -> int:
    suited = [bits[card] for card in hole if bits[card]]
    return max([FLUSHES[a | b | run] for a, b in combinations(suited, 2) for run in runs], default=0)


def _best(triples: Iterable[int]) -> list[int]:
    """What any two ranks make with the best of these triples of the board."""
    tables = iter([_with(triple) for triple in triples])
    best = next(tables)
    for table in tables:
        best = [one if one > other else other for one, other in zip(best, table, strict=True)]
    return best


@cache
def _with(triple: int) -> list[int]:
    """What any two ranks make with three cards of this weight."""
    fives = _fives()
    return [fives.get(pair + triple, 0) for pair in _PAIRS]


@cache
def _lowest(board: frozenset[int]) -> dict[int, int]:
    """The lows of any two low ranks on a board; nothing where there is none."""
    threes = [sum(three) for three in combinations(board - {0}, 3)]
    pairs = [1 << a | 1 << b for a, b in combinations(range(8), 2)]
    return {pair: max([EIGHTS[pair | three] for three in threes]) for pair in pairs} if threes else {}


@cache
def _pairs(hole: frozenset[int]) -> list[int]:
    """The low ranks of a hand two by two."""
    return [a | b for a, b in combinations(hole - {0}, 2)]


@cache
def _fives() -> dict[int, int]:
    # Flushes are read from a table that the first ranking loads.
    from mazziere.ranking import HIGH

    HIGH.strength((0, 1, 2, 3, 4))
    return strengths_of_fives()
