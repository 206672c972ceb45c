"""The kernels: every five-card hand, the published counts, and the scalar orders' own numbers."""

import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from naive_orders import all_hands, high_numbers, low_numbers

from mazziere.ranking import ACE_FIVE_LOW, EIGHT_OR_BETTER, HIGH, ITALIAN, Order, RankingError, bulk

Hands = npt.NDArray[np.uint8]
Numbers = Callable[[Hands], npt.NDArray[np.int64]]
CATEGORIES = {  # how many of the 2,598,960 and of the 133,784,560 hands, from high card to straight flush
    5: [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40],
    7: [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584],
}
WEAKEST = [1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453, 7463]
"""The number of the weakest hand of each category among the 7,462, which is the sum of the categories before it."""

using = pytest.mark.parametrize("using", bulk.ENGINES)


@pytest.fixture(scope="module")
def fives() -> Hands:
    return all_hands(5)


def deals(size: int, count: int = 4000, first: int = 0) -> Hands:
    """Hands without repeated cards, always the same."""
    decks = np.tile(np.arange(first, 52, dtype=np.uint8), (count, 1))
    return np.random.default_rng(size).permuted(decks, axis=1)[:, :size]


def by_category(strengths: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    return np.add.reduceat(np.bincount(strengths, minlength=7463), WEAKEST[:-1])


@pytest.mark.parametrize(("order", "numbers"), [(HIGH, high_numbers), (ACE_FIVE_LOW, low_numbers)], ids=["high", "low"])
def test_every_five_card_hand_stands_where_the_rules_put_it(order: Order, numbers: Numbers, fives: Hands) -> None:
    _, places = np.unique(numbers(fives), return_inverse=True)
    for engine in bulk.ENGINES:
        assert np.array_equal(bulk.strengths(order, fives, engine), places + 1)


@using
def test_five_card_category_counts(using: str, fives: Hands) -> None:
    assert by_category(bulk.strengths(HIGH, fives, using)).tolist() == CATEGORIES[5]


def every_seven(fives: Hands) -> Iterator[Hands]:
    """All seven-card hands, in blocks that begin with the same two cards."""
    starts = np.searchsorted(fives[:, 0], np.arange(53))
    for second in range(1, 47):
        for first in range(second):
            rest = fives[starts[second + 1] :]
            block = np.empty((len(rest), 7), dtype=np.uint8)
            block[:, :2] = first, second
            block[:, 2:] = rest
            yield block


def test_seven_card_category_counts(fives: Hands) -> None:
    pytest.importorskip("numba")
    counts = np.sum([by_category(bulk.strengths(HIGH, block, "numba")) for block in every_seven(fives)], axis=0)
    assert counts.tolist() == CATEGORIES[7]


@using
@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("order", [HIGH, ACE_FIVE_LOW, EIGHT_OR_BETTER], ids=lambda order: order.name)
def test_kernels_give_the_scalar_numbers(using: str, size: int, order: Order) -> None:
    hands = deals(size)
    assert bulk.strengths(order, hands, using).tolist() == [order.strength(hand) for hand in hands.tolist()]


@using
@pytest.mark.parametrize("lowest", ITALIAN)
def test_italian_kernels_give_the_scalar_numbers(using: str, lowest: int) -> None:
    hands = deals(5, first=(lowest - 2) * 4)
    order = ITALIAN[lowest]
    assert bulk.strengths(order, hands, using).tolist() == [order.strength(hand) for hand in hands.tolist()]


@using
@pytest.mark.parametrize("count", [1, 1023, 1024, 1025, 2049])
def test_italian_hands_are_ranked_alike_however_many_come_together(using: str, count: int) -> None:
    hands, order = deals(5, first=20)[:count], ITALIAN[7]
    alone = [bulk.strengths(order, hands[place : place + 1], using)[0] for place in (0, count // 2, count - 1)]
    together = bulk.strengths(order, hands, using)
    assert len(together) == len(hands) == count
    assert [together[place] for place in (0, count // 2, count - 1)] == alone


@using
@pytest.mark.parametrize("hole", [4, 5, 6])
@pytest.mark.parametrize("order", [HIGH, EIGHT_OR_BETTER], ids=lambda order: order.name)
def test_omaha_kernels_give_the_scalar_numbers(using: str, hole: int, order: Order) -> None:
    dealt = deals(hole + 5, count=1500)
    found = bulk.omaha(order, dealt[:, 5:], dealt[:, :5], using)
    assert found.tolist() == [order.omaha(cards[5:], cards[:5]) for cards in dealt.tolist()]


@using
def test_suited_omaha_boards(using: str) -> None:
    hearts = np.arange(2, 52, 4, dtype=np.uint8)
    dealt = np.random.default_rng(1).permuted(np.tile(hearts, (500, 1)), axis=1)[:, :9]
    found = bulk.omaha(HIGH, dealt[:, 5:], dealt[:, :5], using)
    assert found.tolist() == [HIGH.omaha(cards[5:], cards[:5]) for cards in dealt.tolist()]


@using
def test_a_million_strengths_fit_in_a_hundred_megabytes(using: str, fives: Hands) -> None:
    million = fives[:1_000_000]
    bulk.strengths(HIGH, million[:10], using)
    tracemalloc.start()
    try:
        bulk.strengths(HIGH, million, using)
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()


@using
def test_no_hands_have_no_strengths(using: str) -> None:
    assert bulk.strengths(HIGH, np.empty((0, 7), dtype=np.uint8), using).tolist() == []


def test_any_integers_and_any_layout_will_do() -> None:
    hands = deals(7)
    expected = bulk.strengths(HIGH, hands).tolist()
    assert bulk.strengths(HIGH, hands.astype(np.int64)).tolist() == expected
    assert bulk.strengths(HIGH, np.asfortranarray(hands)).tolist() == expected


def test_what_cannot_be_ranked_is_refused() -> None:
    hands = deals(7)
    with pytest.raises(RankingError, match="rows of 5 or 6 or 7 cards"):
        bulk.strengths(HIGH, hands[:, :4])
    with pytest.raises(RankingError, match="no unknown cards"):
        bulk.strengths(HIGH, np.where(hands == 3, 52, hands))
    with pytest.raises(RankingError, match="expected 0 to 51"):
        bulk.strengths(HIGH, hands.astype(np.int64) - 1)
    with pytest.raises(RankingError, match="expected 20 to 51"):
        bulk.strengths(ITALIAN[7], hands[:, :5])
    with pytest.raises(RankingError, match="a board for each hole"):
        bulk.omaha(HIGH, hands[:, :4], hands[:10, :5])
    with pytest.raises(ValueError, match="expected high or eight"):
        bulk.omaha(ACE_FIVE_LOW, hands[:, :4], hands[:, :5])
    with pytest.raises(ValueError, match="expected one of numba, numpy"):
        bulk.strengths(HIGH, hands, "fortran")
