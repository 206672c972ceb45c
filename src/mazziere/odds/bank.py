"""The bank of blackjack counted exactly: every way it can end, whatever cards are gone from the shoe."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import itemgetter, mul
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


class Tree(NamedTuple):
    """Every set of cards the bank may draw, in ascending order, so that each is its parent and one card more.

    Sets go by the number of their cards; `layers` says how many there are of each. A slot is a way to draw a card: how
    many are out before it, its value, and how many of that value are.
    """

    layers: tuple[int, ...]
    parents: tuple[int, ...]
    slots: tuple[tuple[int, int, int], ...]
    last: tuple[int, ...]
    ends: tuple[tuple[int, int, int], ...]
    """The sets the bank ends with: their place, in how many orders they come, and the outcome."""


@cache
def tree(up: int, soft_17: str) -> Tree:
    """The sets of cards behind one card of the bank."""
    ways = endings((up,), soft_17)
    lengths = range(max([len(ending.drawn) for ending in ways]) + 1)
    sets = sorted({ending.drawn[:length] for ending in ways for length in lengths}, key=lambda each: (len(each), each))
    place = {cards: number for number, cards in enumerate(sets)}
    slots: dict[tuple[int, int, int], int] = {}
    drawn = sets[1:]
    last = [(len(cards) - 1, cards[-1], cards.count(cards[-1]) - 1) for cards in drawn]
    ends = [(place[e.drawn], e.orders, NATURAL if e.natural else BUST if e.total > 21 else e.total - 17) for e in ways]
    numbered = tuple([slots.setdefault(slot, len(slots)) for slot in last])
    layers = tuple([sum([len(cards) == length for cards in sets]) for length in lengths])
    return Tree(layers, tuple([place[cards[:-1]] for cards in drawn]), tuple(slots), numbered, tuple(ends))


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
        self.tree = tree(up, rules.bank_soft_17)
        self._known: dict[int, tuple[float, ...]] = {}
        self._layers: list[tuple[Pick, Pick]] = []
        first, before = self.tree.layers[0], 0
        for count in self.tree.layers[1:]:
            # The root has no parent, so the lists of parents and last cards begin one later than the sets.
            own = slice(first - 1, first - 1 + count)
            parents = [parent - before for parent in self.tree.parents[own]]
            self._layers.append((_pick(parents), _pick(list(self.tree.last[own]))))
            first, before = first + count, first
        by_outcome = [[each[:2] for each in self.tree.ends if each[2] == outcome] for outcome in range(7)]
        self._ends = [(_pick([place for place, _ in each]), [orders for _, orders in each]) for each in by_outcome]

    def chances(self, key: int) -> tuple[float, ...]:
        """The chances of 17 to 21, of a bust and of a blackjack."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.count(key)
        return known

    def count(self, key: int) -> tuple[float, ...]:
        counts = left(self.shoe, key)
        size = sum(counts)
        odds = [max(counts[value] - taken, 0) / (size - before) for before, value, taken in self.tree.slots]
        layer: Sequence[float] = (1.0,)
        weights = [1.0]
        # Whole layers at a time: each weight is its parent's times the odds of the last card.
        for parents, last in self._layers:
            layer = list(map(mul, parents(layer), last(odds)))
            weights += layer
        return tuple([sum(map(mul, picked(weights), orders)) for picked, orders in self._ends])


Pick = Callable[[Sequence[float]], Sequence[float]]


def _pick(places: list[int]) -> Pick:
    """The items at these places, in one call."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda items: [items[place] for place in places]
