"""Orders of five cards written again from the rules of poker, knowing nothing of the tables they test."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

Key = tuple[Any, ...]


def high_key(five: Sequence[int]) -> Key:
    """A tuple that compares as five cards do at high."""
    ranks = [card // 4 + 2 for card in five]
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    flush = len({card % 4 for card in five}) == 1
    top = 0
    if len(groups) == 5:
        if max(ranks) - min(ranks) == 4:
            top = max(ranks)
        if sorted(ranks) == [2, 3, 4, 5, 14]:
            top = 5
    counts = [count for count, _ in groups]
    by_rank = [rank for _, rank in groups]
    if top:
        return (8 if flush else 4, top)
    if counts[0] == 4:
        return (7, *by_rank)
    if counts[:2] == [3, 2]:
        return (6, *by_rank)
    if flush:
        return (5, *by_rank)
    if counts[0] == 3:
        return (3, *by_rank)
    return (counts.count(2), *by_rank)


def low_key(five: Sequence[int]) -> Key:
    """A tuple that compares as five cards do in razz; higher is better."""
    ranks = [1 if card // 4 == 12 else card // 4 + 2 for card in five]
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    return tuple([-count for count, _ in groups]), tuple([-rank for _, rank in groups])


def eight_key(five: Sequence[int]) -> Key:
    """A tuple that compares as five cards do at eight or better; nothing when they do not qualify."""
    ranks = sorted((1 if card // 4 == 12 else card // 4 + 2 for card in five), reverse=True)
    return tuple([-rank for rank in ranks]) if len(set(ranks)) == 5 and ranks[0] <= 8 else (-99,)


def best(key: Any, cards: Sequence[int]) -> Key:
    """The best five by trying them all."""
    found: Key = max(key(five) for five in combinations(cards, 5))
    return found


def best_omaha(key: Any, hole: Sequence[int], board: Sequence[int]) -> Key:
    """The best of two and three by trying them all."""
    found: Key = max(key((*two, *three)) for two in combinations(hole, 2) for three in combinations(board, 3))
    return found


def all_hands(size: int, first: int = 0) -> npt.NDArray[np.uint8]:
    """Every hand of `size` cards from `first` up, a row each."""
    count = 1
    for step in range(size):
        count = count * (52 - first - step) // (step + 1)
    flat = np.fromiter(
        (card for hand in combinations(range(first, 52), size) for card in hand), dtype=np.uint8, count=count * size
    )
    return flat.reshape(count, size)


def high_numbers(hands: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """`high_key` of five-card rows as one number each, whole columns at a time."""
    return _numbers(np.sort(hands // 4 + 2, axis=1)[:, ::-1], (hands % 4 == hands[:, :1] % 4).all(axis=1))


def low_numbers(hands: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """`low_key` of five-card rows as one number each."""
    ranks = np.sort((hands // 4 + 1) % 13 + 1, axis=1)[:, ::-1]
    return -_grouped(ranks)


def _grouped(ranks: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """Groups first, the largest and highest: each rank with its count before it, sorted again."""
    wide = ranks.astype(np.int64)
    counts = (wide[:, :, None] == wide[:, None, :]).sum(axis=2)
    order = np.sort(counts * 16 + wide, axis=1)[:, ::-1]
    sizes = np.sort(counts, axis=1)[:, ::-1]
    number = np.zeros(len(ranks), dtype=np.int64)
    for column in range(5):
        number = number * 8 + sizes[:, column]
    for column in range(5):
        number = number * 16 + order[:, column] % 16
    return number


def _numbers(ranks: npt.NDArray[Any], flush: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    wide = ranks.astype(np.int64)
    number = _grouped(ranks)
    distinct = (np.diff(wide, axis=1) != 0).all(axis=1)
    wheel = (wide == [14, 5, 4, 3, 2]).all(axis=1)
    straight = wheel | (distinct & (wide[:, 0] - wide[:, 4] == 4))
    sizes = number >> 20
    quads, full = sizes == int("44441", 8), sizes == int("33322", 8)
    category = np.select(
        [straight & flush, quads, full, flush, straight],
        [5, 4, 3, 2, 1],
        0,
    )
    number = np.where(straight, np.where(wheel, 5, wide[:, 0]), number)
    return category * (1 << 40) + np.where(flush & ~straight, number & (1 << 20) - 1, number)


ITALIAN_SUITS = {2: 4, 1: 3, 0: 2, 3: 1}  # hearts, diamonds, clubs, spades


def italian_key(five: Sequence[int], lowest: int) -> Key:
    """A tuple that compares as IT-RANK-2 to IT-RANK-10a say, with the suits of IT-DECK-4 wherever they stop."""
    cards = sorted(((card // 4 + 2, ITALIAN_SUITS[card % 4]) for card in five), reverse=True)
    ranks = [rank for rank, _ in cards]
    held = Counter(ranks)
    flush = len({suit for _, suit in cards}) == 1
    run: list[tuple[int, int]] = []
    if len(held) == 5 and ranks[0] - ranks[4] == 4:
        run = cards
    if ranks == [14, lowest + 3, lowest + 2, lowest + 1, lowest]:
        run = [*cards[1:], cards[0]]
    if run:
        top, suits = run[0][0], [suit for _, suit in run]
        return ("8 scala reale", top, suits[0]) if flush else ("4 scala", top, *suits)
    if flush:
        return ("6 colore", cards[0][1], *ranks)
    sides = [card for card in cards if held[card[0]] == 1]
    groups = sorted(
        [card for card in cards if held[card[0]] > 1], key=lambda card: (-held[card[0]], -card[0], -card[1])
    )
    names = {(): "0", (2,): "1", (2, 2): "2", (3,): "3", (3, 2): "5", (4,): "7"}
    sizes = tuple(sorted((count for count in held.values() if count > 1), reverse=True))
    in_order = [rank for rank, _ in groups] + [rank for rank, _ in sides]
    return (names[sizes], *in_order, *(suit for _, suit in sides), *(suit for _, suit in groups))
