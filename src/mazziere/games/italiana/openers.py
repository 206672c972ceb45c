"""Openers: what a hand must hold before anybody may open the game, and how the minimum rises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mazziere.hand.state import UNSEEN
from mazziere.ranking.high import SPANS
from mazziere.ranking.italian_suits import CODE_BITS
from mazziere.ranking.shapes import ACE, ONE_PAIR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.ranking.order import Order

JACKS, QUEENS, KINGS = 11, 12, 13

LEVELS: Final = {JACKS: "openers/jacks", QUEENS: "openers/queens", KINGS: "openers/kings"}
"""The topic under which each minimum is cited."""

_PAIRS: Final = SPANS[ONE_PAIR]
_EACH: Final = len(_PAIRS) // 13
"""How many classes of hands share a pair: its side cards."""

_LEAST: Final = {rank: _PAIRS.start + _EACH * (rank - 2) << CODE_BITS for rank in LEVELS}
"""The least strength with a pair of that rank; every higher category is above it (IT-OPEN-2)."""


def opens(cards: Sequence[int], rank: int, order: Order) -> bool:
    """May a seat with these cards open when a pair of `rank` is the minimum? Unknown cards are taken on trust.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.ranking import italian
    >>> [opens(parse_cards(hand), KINGS, italian(4)) for hand in ("Qh Qd Ah Kc 9s", "7h 7d 8c 8s 9h", "7d 8d 9d Td As")]
    [False, True, True]
    """
    return UNSEEN in cards or order.strength(cards) >= _LEAST[rank] or two_way(cards)


def two_way(cards: Sequence[int]) -> bool:
    """Four suited cards in sequence that either end completes: none of them an ace (IT-OPEN-5)."""
    suits = [card & 3 for card in cards]
    # At most one of the five is of another suit.
    suit = suits[0] if suits.count(suits[0]) > 3 else suits[1]
    if suits.count(suit) < 4:
        return False
    ranks = sorted([(card >> 2) + 2 for card in cards if card & 3 == suit])
    return any(four[3] - four[0] == 3 and four[3] != ACE for four in (ranks[:4], ranks[-4:]))


def next_level(rank: int) -> int:
    """The minimum after a hand nobody opened: queens, then kings for as long as it takes (IT-OPEN-3, IT-OPEN-4)."""
    return min(rank + 1, KINGS)
