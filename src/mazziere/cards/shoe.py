"""The dealing shoe of the games against the house."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from mazziere.cards.deck import DeckError


class Shoe(NamedTuple):
    """Cards in dealing order, the cut card after ``cut`` of them, ``dealt`` already out; drawing gives a new shoe.

    >>> shoe = Shoe.load(range(52), behind_cut=7)
    >>> cards, shoe = shoe.draw(3)
    >>> cards, shoe.remaining, shoe.past_cut
    ((0, 1, 2), 49, False)
    """

    cards: tuple[int, ...]
    cut: int | None
    dealt: int = 0

    @classmethod
    def load(cls, cards: Iterable[int], *, behind_cut: int | None) -> Self:
        """Put shuffled cards in the shoe with so many behind the cut card; None for a continuous shuffler (BJ-9.2)."""
        order = tuple(cards)
        if behind_cut is None:
            return cls(order, None)
        if not 0 <= behind_cut <= len(order):
            raise DeckError(f"behind_cut is {behind_cut}: expected 0 to the {len(order)} cards of the shoe, or None")
        return cls(order, len(order) - behind_cut)

    @property
    def remaining(self) -> int:
        """Cards still in the shoe, those behind the cut card too."""
        return len(self.cards) - self.dealt

    @property
    def past_cut(self) -> bool:
        """Whether the cut card has come out, so that this hand is the last (BJ-9.1a, BJ-9.1b, PB-1.5a).

        The cut card comes out with the first card behind it: a hand that ends just before it is not the last.
        """
        return self.cut is not None and self.dealt > self.cut

    def draw(self, count: int) -> tuple[tuple[int, ...], Self]:
        """The next cards, and the shoe without them."""
        if not 0 <= count <= self.remaining:
            raise DeckError(f"cannot draw {count} cards: the shoe holds {self.remaining}")
        end = self.dealt + count
        return self.cards[self.dealt : end], self._replace(dealt=end)
