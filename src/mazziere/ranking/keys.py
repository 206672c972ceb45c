"""What a card weighs in the sums that find a hand in the tables.

The key of a hand is the sum of its cards' keys. Its high bits tell the ranks apart (no two legal sets of five, six or
seven ranks share a sum) and its low byte tells which suit, if any, holds five cards. CPython adds small ints fastest,
so the weights are the smallest we know that do both.
"""

from typing import Final

RANK_WEIGHTS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
SUIT_WEIGHTS: Final = (0, 1, 25, 32)

SUIT_BITS: Final = 8
SUIT_MASK: Final = (1 << SUIT_BITS) - 1
ROW_BITS: Final = 9
"""Keys of ranks are cut in rows of 2**ROW_BITS; the rows of a table are slid over each other to close the gaps."""

# Kernels prefer small tables to few operations: weights are spread over 24 bits and places are found by exclusive or.
SPREAD: Final = 10368889
SPREAD_BITS: Final = 24
SPREAD_SHAPES: Final = {5: (11, 13), 6: (12, 15), 7: (13, 16)}
"""For each number of cards, the bits of a row and those of a place in the kernels' tables."""

CARD_KEYS: Final = [(RANK_WEIGHTS[card >> 2] << SUIT_BITS) + SUIT_WEIGHTS[card & 3] for card in range(52)]
PAIR_KEYS: Final = [[one + other for other in CARD_KEYS] for one in CARD_KEYS]

CARD_RANKS: Final = [(card >> 2) + 2 for card in range(52)]

RANK_BITS: Final = [[1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)] for suit in range(4)]
"""For each suit, the bit of a card's rank, or nothing when the card is of another suit."""


def flush_suits(size: int) -> list[int | None]:
    """For the low byte of the key of `size` cards, the suit that has five of them."""
    suits: list[int | None] = [None] * (SUIT_MASK + 1)
    for suit, weight in enumerate(SUIT_WEIGHTS):
        others = [each for each in SUIT_WEIGHTS if each != weight]
        for held in range(5, size + 1):
            for first in range(size - held + 1):
                for second in range(size - held - first + 1):
                    counts = (first, second, size - held - first - second)
                    rest = sum(count * each for count, each in zip(counts, others, strict=True))
                    suits[held * weight + rest] = suit
    return suits
