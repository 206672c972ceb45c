"""Where those who play a hand sit: a hand counts its places, a table its seats, of which some may be empty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazziere.hand.events import Started

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Seating:
    """The table's seat of each place, from 0; how many seats it has; and the button's, which may be an empty one.

    >>> seating = Seating((1, 4), 6, 4)
    >>> seating.number(1), seating.dealer
    (5, 5)
    """

    seats: tuple[int, ...]
    count: int
    button: int = NOWHERE

    @classmethod
    def of(cls, start: Started) -> Seating:
        """A table with as many seats as play."""
        n = len(start.stacks)
        return cls(tuple(range(n)), n, NOWHERE if start.button is None else start.button)

    def number(self, place: int) -> int:
        """A place's seat as people count it."""
        return self.seats[place] + 1

    @property
    def dealer(self) -> int:
        """The button's seat as people count it (0: nowhere)."""
        return self.button + 1
