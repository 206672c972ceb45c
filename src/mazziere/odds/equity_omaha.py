"""Omaha hands on many boards, each met by a few: cheaper than preparing every board for many hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from mazziere.ranking.high import strengths_of_fives
from mazziere.ranking.keys import CARD_KEYS, RANK_BITS, SUIT_BITS
from mazziere.ranking.low import EIGHTS, LOW_RANKS
from mazziere.ranking.tables import FLUSHES

if TYPE_CHECKING:
    from mazziere.odds.equity import Judge

_WEIGHTS: Final = [key >> SUIT_BITS for key in CARD_KEYS]
_LOW_BITS: Final = [1 << (rank - 1) if rank <= 8 else 0 for rank in LOW_RANKS]


class OmahaJudges:
    """Judges of one game's hands, which remember the pairs of every hand they have met.

    >>> from mazziere.cards import parse_cards
    >>> judge = OmahaJudges(low=True).on(parse_cards("Ah 3h 4c 7d 8s"))
    >>> judge(parse_cards("Kh Ks 2h 5d"))
    (5854, 56)
    """

    def __init__(self, *, low: bool) -> None:
        self._low = low
        self._pairs: dict[Sequence[int], tuple[list[int], list[int]]] = {}

    def on(self, board: Sequence[int]) -> Judge:
        """The judge of a board of three to five cards."""
        fives = _fives()
        triples = {a + b + c for a, b, c in combinations([_WEIGHTS[card] for card in board], 3)}
        suits = [card & 3 for card in board]
        flush = next((suit for suit in range(4) if suits.count(suit) > 2), None)
        bits = RANK_BITS[flush] if flush is not None else ()
        runs = [a | b | c for a, b, c in combinations([bits[card] for card in board if bits[card]], 3)] if bits else []
        lows = self._lows(board) if self._low else []
        known = self._pairs

        def judge(hole: Sequence[int]) -> tuple[int, int]:
            hole = tuple(hole)
            found = known.get(hole)
            if found is None:
                found = known[hole] = _pairs(hole)
            pairs, low_pairs = found
            best = max([fives[pair + triple] for pair in pairs for triple in triples])
            if runs:
                suited = [bits[card] for card in hole if bits[card]]
                if len(suited) > 1:
                    best = max(best, *[FLUSHES[a | b | run] for a, b in combinations(suited, 2) for run in runs])
            if not lows or not low_pairs:
                return best, 0
            return best, max([EIGHTS[pair | low] for pair in low_pairs for low in lows])

        return judge

    def _lows(self, board: Sequence[int]) -> list[int]:
        bits = {_LOW_BITS[card] for card in board} - {0}
        return [sum(three) for three in combinations(bits, 3)]


def _pairs(hole: Sequence[int]) -> tuple[list[int], list[int]]:
    weights = [_WEIGHTS[card] for card in hole]
    bits = {_LOW_BITS[card] for card in hole} - {0}
    return list({a + b for a, b in combinations(weights, 2)}), [a | b for a, b in combinations(bits, 2)]


@cache
def _fives() -> dict[int, int]:
    # Flushes are read from a table that the first ranking loads.
    from mazziere.ranking import HIGH

    HIGH.strength((0, 1, 2, 3, 4))
    return strengths_of_fives()
