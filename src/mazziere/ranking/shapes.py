"""The shape of five cards: what their ranks and suits make, as a rulebook reads it.

Slow and plain: the tables are built from it and hands are explained with it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

HIGH_CARD, ONE_PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)

GROUPS: Final = {
    (1, 1, 1, 1, 1): HIGH_CARD,
    (2, 1, 1, 1): ONE_PAIR,
    (2, 2, 1): TWO_PAIR,
    (3, 1, 1): TRIPS,
    (3, 2): FULL_HOUSE,
    (4, 1): QUADS,
}
ACE: Final = 14
RANKS: Final = range(2, 15)


def rank_sets(size: int) -> Iterator[tuple[int, ...]]:
    """Every set of `size` ranks that four suits allow, lowest rank first."""
    for ranks in combinations_with_replacement(RANKS, size):
        if all(low != high for low, high in zip(ranks, ranks[4:], strict=False)):
            yield ranks


def groups(ranks: Iterable[int]) -> list[tuple[int, int]]:
    """How many of which rank, the largest group first, then the highest rank.

    >>> groups([9, 13, 14, 9, 13])
    [(2, 13), (2, 9), (1, 14)]
    """
    held: dict[int, int] = {}
    for rank in ranks:
        held[rank] = held.get(rank, 0) + 1
    return sorted([(size, rank) for rank, size in held.items()], reverse=True)


def grouped(ranks: Iterable[int]) -> tuple[int, ...]:
    """Ranks as one reads them: the largest group first, then the highest rank.

    >>> grouped([9, 13, 14, 9, 13])
    (13, 13, 9, 9, 14)
    """
    return tuple([rank for size, rank in groups(ranks) for _ in range(size)])


def straight(ranks: Sequence[int], lowest: int = 2) -> tuple[int, ...] | None:
    """Five ranks in sequence, top first; the ace may stand under the deck's lowest rank, at the end.

    >>> straight([5, 3, 14, 2, 4]), straight([14, 7, 8, 9, 10], lowest=7), straight([14, 7, 8, 9, 10])
    ((5, 4, 3, 2, 14), (10, 9, 8, 7, 14), None)
    """
    read = tuple(sorted(ranks, reverse=True))
    if len(set(read)) != 5:
        return None
    if read[0] - read[4] == 4:
        return read
    if read == (ACE, lowest + 3, lowest + 2, lowest + 1, lowest):
        return (*read[1:], ACE)
    return None


def shape(ranks: Sequence[int], *, suited: bool, lowest: int = 2) -> tuple[int, tuple[int, ...]]:
    """The category of five cards and their ranks as one reads them.

    >>> shape([13, 9, 14, 9, 13], suited=False)
    (2, (13, 13, 9, 9, 14))
    """
    if run := straight(ranks, lowest):
        return (STRAIGHT_FLUSH if suited else STRAIGHT), run
    if suited:
        return FLUSH, grouped(ranks)
    return group_shape(ranks)


def group_shape(ranks: Iterable[int]) -> tuple[int, tuple[int, ...]]:
    """The shape of five ranks by pairs, trips and quads alone, as lowball reads them."""
    held = groups(ranks)
    return GROUPS[tuple([size for size, _ in held])], tuple([rank for size, rank in held for _ in range(size)])
