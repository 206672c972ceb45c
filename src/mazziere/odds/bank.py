"""The bank of blackjack counted exactly: every way it can end, whatever cards are gone from the shoe."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from mazziere.house.blackjack.rules import Rules

VALUES: Final = range(1, 11)
BITS: Final = 5
ONE: Final = tuple([1 << BITS * value for value in range(11)])
"""Cards that are gone, as one number: five bits for each value, so that one more is an addition."""

FULL: Final = (1 << BITS) - 1


def gone(values: Iterable[int]) -> int:
    """Cards as the number that says they are gone."""
    return sum([ONE[value] for value in values])


def fresh(decks: int) -> tuple[int, ...]:
    """How many cards of each value a shoe holds; there is no value 0."""
    return (0, *[4 * decks] * 9, 16 * decks)


def left(shoe: tuple[int, ...], key: int) -> list[int]:
    """How many cards of each value are left."""
    return [count - (key >> BITS * value & FULL) for value, count in enumerate(shoe)]


def total(cards: tuple[int, ...]) -> tuple[int, bool]:
    """The best total of these values, and whether it is soft."""
    hard = sum(cards)
    return (hard + 10, True) if 1 in cards and hard <= 11 else (hard, False)


class Ending(NamedTuple):
    """One set of cards the bank may end with after its first: in how many orders, and what it comes to."""

    drawn: tuple[int, ...]
    orders: int
    total: int
    natural: bool


@cache
def endings(first: tuple[int, ...], soft_17: str = "stands") -> tuple[Ending, ...]:
    """Every way the bank's hand can end from its first card (or from none).

    >>> len(endings((10,))), max(ending.total for ending in endings((10,)))
    (184, 26)
    """
    waiting: dict[tuple[int, ...], int] = {(): 1}
    found = []
    while waiting:
        grown: dict[tuple[int, ...], int] = defaultdict(int)
        for cards, orders in waiting.items():
            for value in VALUES:
                grown[tuple(sorted((*cards, value)))] += orders
        waiting = {}
        for cards, orders in grown.items():
            points, soft = total(first + cards)
            if points <= 16 or (soft and points == 17 and soft_17 == "draws"):
                waiting[cards] = orders
            else:
                found.append(Ending(cards, orders, points, points == 21 and len(first + cards) == 2))
    return tuple(found)


BUST: Final = 5
NATURAL: Final = 6
"""Places among the chances of a bank: 17 to 21, then these two."""


class Bank:
    """The chances of a bank that shows a card, from a shoe of which other cards are gone too.

    >>> chances = Bank(Rules(), 10).chances(gone([10, 6]))
    >>> round(sum(chances), 12), round(chances[NATURAL], 4)
    (1.0, 0.0777)
    """

    def __init__(self, rules: Rules, up: int) -> None:
        self.up = up
        shoe = list(fresh(rules.decks))
        shoe[up] -= 1
        self.shoe = tuple(shoe)
        self.size = sum(shoe)
        self._known: dict[int, tuple[float, ...]] = {}
        # Sets of cards in ascending order share their beginnings: each is its parent and one card more.
        places: dict[tuple[int, ...], int] = {(): 0}
        slots: dict[tuple[int, int, int], int] = {}
        self._grow: list[tuple[int, int]] = []
        self._ends: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        for ending in endings((up,), rules.bank_soft_17):
            for length in range(1, len(ending.drawn) + 1):
                begun = ending.drawn[:length]
                if begun not in places:
                    places[begun] = len(places)
                    slot = (length - 1, begun[-1], begun.count(begun[-1]) - 1)
                    self._grow.append((places[begun[:-1]], slots.setdefault(slot, len(slots))))
            outcome = NATURAL if ending.natural else BUST if ending.total > 21 else ending.total - 17
            self._ends[outcome].append((places[ending.drawn], ending.orders))
        self._slots = list(slots)

    def chances(self, key: int) -> tuple[float, ...]:
        """The chances of 17 to 21, of a bust and of a blackjack."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._count(key)
        return known

    def _count(self, key: int) -> tuple[float, ...]:
        counts = left(self.shoe, key)
        size = sum(counts)
        odds = [max(counts[value] - taken, 0) / (size - before) for before, value, taken in self._slots]
        weights = [1.0]
        add = weights.append
        for parent, slot in self._grow:
            add(weights[parent] * odds[slot])
        return tuple([sum([weights[place] * orders for place, orders in ends]) for ends in self._ends])
