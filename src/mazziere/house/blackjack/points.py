"""Points: what cards count, soft and hard, and when the bank draws (BJ-1.2a, BJ-6.7, BJ-6.10a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mazziere.house.blackjack.rules import SANREMO, Rules

MOST = 21
ACE, TEN = 1, 10


class Points(NamedTuple):
    """The best total of a hand, and whether an ace in it counts eleven."""

    total: int
    soft: bool

    @property
    def bust(self) -> bool:
        """Above 21 a hand is lost (BJ-1.2b)."""
        return self.total > MOST

    def __str__(self) -> str:
        return f"{'bust' if self.bust else 'soft' if self.soft else 'hard'} {self.total}"


def value(card: int) -> int:
    """What a card counts, the ace one."""
    rank = card // 4 + 2
    return 1 if rank == 14 else min(rank, 10)


def points(cards: Sequence[int]) -> Points:
    """The best total not above 21, or what a bust hand comes to with every ace as one.

    >>> from mazziere.cards import parse_cards
    >>> [str(points(parse_cards(text))) for text in ("As 6c", "As 6c Kd", "As Ah", "Ks 6c 7d")]
    ['soft 17', 'hard 17', 'soft 12', 'bust 23']
    """
    values = [value(card) for card in cards]
    total = sum(values)
    if 1 in values and total + 10 <= MOST:
        return Points(total + 10, True)
    return Points(total, False)


def blackjack(cards: Sequence[int]) -> bool:
    """An ace and a ten as the first two cards; whether they were dealt or split is the caller's to know."""
    return len(cards) == 2 and points(cards).total == MOST


def splittable(cards: Sequence[int]) -> bool:
    """Two cards of the same value: a king and a ten are (BJ-6.4c)."""
    return len(cards) == 2 and value(cards[0]) == value(cards[1])


def bank_draws(cards: Sequence[int], rules: Rules = SANREMO) -> bool:
    """To 16 the bank draws, above it stands; a house may let it draw to a soft 17."""
    total, soft = points(cards)
    return total <= 16 or (soft and total == 17 and rules.bank_soft_17 == "draws")


def called(cards: Sequence[int]) -> str:
    """The point as the dealer reads it out (BJ-6.6)."""
    return "blackjack" if blackjack(cards) else str(points(cards))
