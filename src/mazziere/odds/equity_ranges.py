"""Shares of the pot against many hands that a rival may hold: the few hundred showdowns a bot can afford.

What is dealt afterwards is dealt once and shared by all the hands that do not hold it, so that what differs is the
hands and not the luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from mazziere.odds.equity import Cards, Judge, between

PACKS: Final = 251
"""Shuffled packs that are kept; a prime, so that any step from one to the next comes round to all of them."""


@cache
def _packs() -> list[list[int]]:
    dice = Random(PACKS)
    return [dice.sample(range(52), 52) for _ in range(PACKS)]


def slices(cards: Sequence[int], size: int, count: int, dice: Random) -> list[tuple[int, ...]]:
    """So many hands of `size` cards off one shuffled pack after another, as even a spread as that gives.

    >>> slices(range(6), 2, 3, Random(1))
    [(1, 0), (3, 2), (5, 4)]
    """
    found: list[tuple[int, ...]] = []
    if not size:
        return [()] * count
    # To shuffle at every decision would cost more than all that is done with the cards.
    packs, left = _packs(), frozenset(cards)
    at, step = int(dice.random() * PACKS), 1 + int(dice.random() * (PACKS - 1))
    while len(found) < count:
        deck = iter([card for card in packs[at] if card in left])
        found += zip(*[deck] * size, strict=False)
        at = (at + step) % PACKS
    return found[:count]


def on_boards(
    on: Callable[[Cards], Judge], own: Cards, hands: Sequence[Cards], lots: Sequence[Cards], each: int
) -> list[float]:
    """What `own` takes from each of these hands, which meets so many of the lots that complete the board.

    `on` gives the judge of a lot.
    """
    gone = [frozenset(lot) for lot in lots]
    judges = [on(lot) for lot in lots]
    mine = [judge(own) for judge in judges]
    shares = []
    at, last = 0, len(lots) - 1
    for hand in hands:
        total, met = 0.0, 0
        for _ in lots:
            at = at + 1 if at < last else 0
            if not gone[at].isdisjoint(hand):
                continue
            ours, theirs = mine[at], judges[at](hand)
            if ours[1] or theirs[1]:
                total += between(ours, theirs)
            elif ours >= theirs:
                total += 1.0 if ours > theirs else 0.5
            met += 1
            if met == each:
                break
        shares.append(total / met if met else 0.5)
    return shares


class Partial(NamedTuple):
    """A hand to be completed: the cards that stay in it, how many it still gets, and cards that are gone with it."""

    cards: tuple[int, ...]
    due: int
    gone: tuple[int, ...] = ()


class Deals:
    """Ways to deal what is still to come: what one's own hand is then, and cards for whoever it meets.

    `most` is how many cards are due to any of the others.
    """

    def __init__(self, judge: Judge, own: Partial, unseen: Cards, most: int, count: int, dice: Random) -> None:
        self._judge = judge
        self._due = own.due
        self._lots = slices(unseen, own.due + most, count if own.due + most else 1, dice)
        self._mine = [judge((*own.cards, *lot[: own.due])) for lot in self._lots]
        self._taken: dict[int, list[frozenset[int]]] = {}
        self._at = 0

    def against(self, hands: Sequence[Partial], each: int) -> list[float]:
        """The share taken from each of these hands, which meets so many of the deals that want no card of it."""
        judge, mine, lots, first = self._judge, self._mine, self._lots, self._due
        at, last = self._at, len(mine) - 1
        shares = []
        for cards, due, away in hands:
            taken = self._cards(due)
            held, end = cards + away, first + due
            total, met = 0.0, 0
            theirs = (0, 0) if due else judge(cards)
            for _ in mine:
                at = at + 1 if at < last else 0
                if not taken[at].isdisjoint(held):
                    continue
                if due:
                    theirs = judge(cards + lots[at][first:end])
                ours = mine[at]
                if ours[1] or theirs[1]:
                    total += between(ours, theirs)
                elif ours >= theirs:
                    total += 1.0 if ours > theirs else 0.5
                met += 1
                if met == each:
                    break
            shares.append(total / met if met else 0.5)
        self._at = at
        return shares

    def _cards(self, due: int) -> list[frozenset[int]]:
        """What each deal takes from the pack for a hand to which so many cards are due."""
        found = self._taken.get(due)
        if found is None:
            end = self._due + due
            found = self._taken[due] = [frozenset(lot[:end]) for lot in self._lots]
        return found
