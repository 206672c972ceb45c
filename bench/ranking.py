"""Strengths of hands, one at a time and in bulk, against phevaluator. ``python -m bench.ranking [--counts]``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from phevaluator import evaluate_cards

from bench.measure import Batch, Row, alone, alternating, at_least
from mazziere.ranking import ACE_FIVE_LOW, EIGHT_OR_BETTER, HIGH, ITALIAN, Order, bulk

SEED = 20_240
ONE_BY_ONE = 20_000
BLOCK = 500_000
"""Hands in one call of a kernel."""
CATEGORIES = {
    "high card": (1, 23_294_460),
    "one pair": (1_278, 58_627_800),
    "two pair": (4_138, 31_433_400),
    "three of a kind": (4_996, 6_461_620),
    "straight": (5_854, 6_180_020),
    "flush": (5_864, 4_047_644),
    "full house": (7_141, 3_473_184),
    "four of a kind": (7_297, 224_848),
    "straight flush": (7_453, 41_584),
}
"""The weakest strength of each category and how many of the 133,784,560 seven-card hands are in it."""

Hands = NDArray[np.uint8]


def run() -> Iterator[Row]:
    """Seven cards against phevaluator's public call, then what no peer does."""
    for size in (7, 5):
        hands = dealt(size, ONE_BY_ONE)
        mine, yours, ratio = alternating(ours_one_by_one(hands), theirs_one_by_one(hands))
        yield at_least(f"{size} cards, one at a time", nanoseconds(mine), f"phevaluator {nanoseconds(yours)}", ratio, 1)
    sevens = rows_of(7)
    for engine, target in (("numba", 100), ("numpy", 1)):
        theirs = theirs_one_by_one(dealt(7, ONE_BY_ONE))
        mine, yours, ratio = alternating(in_bulk(HIGH, sevens, engine), theirs)
        peer = f"phevaluator in a loop {millions(yours)}"
        yield at_least(f"7 cards in bulk, {engine}", millions(mine / BLOCK), peer, ratio * BLOCK, target)
    for name, order, hands_of in (
        ("5 cards in bulk", HIGH, rows_of(5)),
        ("6 cards in bulk", HIGH, rows_of(6)),
        ("7 cards in bulk, ace-five low", ACE_FIVE_LOW, sevens),
        ("7 cards in bulk, eight or better", EIGHT_OR_BETTER, sevens),
    ):
        yield Row(name, millions(alone(in_bulk(order, hands_of)) / BLOCK))
    italian = alone(in_bulk(ITALIAN[7], rows_of(5, first=20))) / BLOCK
    yield Row("5 cards in bulk, italian", millions(italian), target=">= 100 M/s", ok=italian <= 1e-8)
    for hole in (4, 5, 6):
        deals = rows_of(hole + 5)
        for order in (HIGH, EIGHT_OR_BETTER):
            each = alone(omaha_in_bulk(order, deals), rounds=5) / BLOCK
            yield Row(f"Omaha {hole} cards in bulk, {order.name}", millions(each))


def dealt(size: int, count: int) -> list[tuple[int, ...]]:
    """Random hands as tuples of plain ints."""
    random = Random(SEED)
    return [tuple(random.sample(range(52), size)) for _ in range(count)]


def rows_of(size: int, first: int = 0, count: int = BLOCK) -> Hands:
    """Random hands as rows of an array."""
    decks = np.tile(np.arange(first, 52, dtype=np.uint8), (count, 1))
    return np.ascontiguousarray(np.random.default_rng(SEED).permuted(decks, axis=1)[:, :size])


def ours_one_by_one(hands: list[tuple[int, ...]]) -> Batch:
    """`HIGH.strength`, hand after hand, round and round."""

    def batch(count: int) -> None:
        strength = HIGH.strength
        for start in range(0, count, len(hands)):
            for hand in hands[: count - start]:
                strength(hand)

    return batch


def theirs_one_by_one(hands: list[tuple[int, ...]]) -> Batch:
    """`phevaluator.evaluate_cards` on the same ints."""

    def batch(count: int) -> None:
        evaluate: Any = evaluate_cards
        for start in range(0, count, len(hands)):
            for hand in hands[: count - start]:
                evaluate(*hand)

    return batch


def in_bulk(order: Order, hands: Hands, engine: str | None = None) -> Batch:
    """One call of a kernel each time."""

    def batch(count: int) -> None:
        for _ in range(count):
            bulk.strengths(order, hands, engine)

    return batch


def omaha_in_bulk(order: Order, deals: Hands) -> Batch:
    """One call of an Omaha kernel each time: the first five cards are the board."""
    board, hole = np.ascontiguousarray(deals[:, :5]), np.ascontiguousarray(deals[:, 5:])

    def batch(count: int) -> None:
        for _ in range(count):
            bulk.omaha(order, hole, board)

    return batch


def nanoseconds(seconds: float) -> str:
    """The time of one hand."""
    return f"{seconds * 1e9:,.0f} ns"


def millions(seconds: float) -> str:
    """Hands in a second."""
    return f"{1e-6 / seconds:,.1f} M/s"


def seven_card_counts() -> dict[str, int]:
    """How many of all seven-card hands the kernel puts in each category."""
    cards = (card for hand in combinations(range(52), 5) for card in hand)
    fives = np.fromiter(cards, dtype=np.uint8, count=2_598_960 * 5).reshape(-1, 5)
    starts = np.searchsorted(fives[:, 0], np.arange(53))
    counts = np.zeros(7463, dtype=np.int64)
    for second in range(1, 47):
        for first in range(second):
            hands = np.empty((len(fives) - starts[second + 1], 7), dtype=np.uint8)
            hands[:, :2] = first, second
            hands[:, 2:] = fives[starts[second + 1] :]
            counts += np.bincount(bulk.strengths(HIGH, hands), minlength=7463)
    weakest = [first for first, _ in CATEGORIES.values()]
    return dict(zip(CATEGORIES, np.add.reduceat(counts, weakest).tolist(), strict=True))


def check_counts() -> bool:
    """Print the counts beside the known ones; true when all agree."""
    start = perf_counter()
    counted = seven_card_counts()
    for category, (_, known) in CATEGORIES.items():
        print(f"{category:16}{counted[category]:>12,}{known:>12,}  {'ok' if counted[category] == known else 'WRONG'}")
    print(f"{sum(counted.values()):,} seven-card hands in {perf_counter() - start:.1f} s")
    return all(counted[category] == known for category, (_, known) in CATEGORIES.items())


if __name__ == "__main__":
    if "--counts" in sys.argv[1:]:
        sys.exit(not check_counts())
    for row in run():
        print(f"{row.name:36}{row.ours:>12}  {row.peer:36}{row.ratio:>9}  {row.target}")
