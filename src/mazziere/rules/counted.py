"""Seats as people count them: the first one is 1."""

from collections.abc import Iterable


def counted(seats: Iterable[int]) -> str:
    """Seats for a sentence.

    >>> counted([4, 0]), counted([])
    ('1, 5', '–')
    """
    return ", ".join([str(seat + 1) for seat in sorted(seats)]) or "–"
