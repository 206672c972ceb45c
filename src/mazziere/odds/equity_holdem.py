"""Hold'em hands on a whole board: what the board adds to every hand is added up once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mazziere.ranking import HIGH
from mazziere.ranking.high import ROW_SHIFT
from mazziere.ranking.keys import CARD_KEYS, PAIR_KEYS, SUIT_BITS
from mazziere.ranking.tables import HIGH_7, ROWS_7

if TYPE_CHECKING:
    from mazziere.odds.equity import Judge

SUITS: Final = [1 << 3 * (card & 3) for card in range(52)]
"""A card counted in its suit's octal digit."""

THREE, ONES = 0o4444, 0o1111
"""One more than the cards of each suit has this bit where there are three to five of them."""


def three_suited(suits: int) -> bool:
    """Do up to five cards, added up by `SUITS`, hold three of a suit?"""
    return bool(suits + ONES & THREE)


def holdem_judge(board: Sequence[int]) -> Judge:
    """The strengths of two cards on a board of three to five.

    >>> from mazziere.cards import parse_cards
    >>> holdem_judge(parse_cards("Qh Jh Th 2c 3d"))(parse_cards("Ah Kh"))
    (7462, 0)
    """
    strength, key = HIGH.strength, sum([CARD_KEYS[card] for card in board])
    if len(board) < 5 or three_suited(sum([SUITS[card] for card in board])) or not HIGH_7:
        return lambda hole: (strength((*hole, *board)), 0)

    def judge(hole: Sequence[int]) -> tuple[int, int]:
        one, other = hole
        both = key + PAIR_KEYS[one][other]
        return HIGH_7[ROWS_7[both >> ROW_SHIFT] + (both >> SUIT_BITS)], 0

    return judge
