"""The ranking's tables as NumPy arrays, each made once."""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from mazziere.ranking import low, tables
from mazziere.ranking.italian import MINIMUM, class_of_ranks
from mazziere.ranking.italian_suits import ACE_LAST, SUIT_ORDERS, SUIT_RANKS
from mazziere.ranking.keys import (
    CARD_KEYS,
    RANK_WEIGHTS,
    SPREAD,
    SPREAD_BITS,
    SPREAD_SHAPES,
    SUIT_BITS,
    SUIT_WEIGHTS,
    flush_suits,
)
from mazziere.ranking.shapes import ACE, rank_sets

Cards = npt.NDArray[np.uint8]
U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]

CARDS = np.arange(52)
FROM_THE_TOP = np.array([256, 64, 16, 4, 1])


@cache
def table(name: str) -> U16:
    """A shipped table of 16-bit numbers."""
    return np.array(tables.read(name, "H"), dtype=np.uint16)


@cache
def rows(size: int) -> npt.NDArray[np.int32]:
    """How far the rows of `size` ranks are moved."""
    return np.array(tables.read(f"rows{size}", "i"), dtype=np.int32)


@cache
def card_keys() -> U32:
    """The keys that the scalar orders add."""
    return np.array(CARD_KEYS, dtype=np.uint32)


@cache
def spread_keys() -> U32:
    """The keys that the kernels add: spread ranks above, suits in the low byte."""
    ranks = np.array(RANK_WEIGHTS, dtype=np.uint64)[CARDS >> 2] * SPREAD % (1 << SPREAD_BITS)
    keys: U32 = ((ranks << SUIT_BITS) + np.array(SUIT_WEIGHTS, dtype=np.uint64)[CARDS & 3]).astype(np.uint32)
    return keys


@cache
def low_spread_keys() -> U32:
    """The ranks' part of `spread_keys` with the ace as the lowest rank."""
    keys: U32 = spread_keys()[(CARDS + 4) % 52]
    return keys >> np.uint32(SUIT_BITS) << np.uint32(SUIT_BITS)


@cache
def low_card_keys() -> U32:
    """The weights of the ranks with the ace as the lowest."""
    keys: U32 = card_keys()[(CARDS + 4) % 52]
    return keys >> np.uint32(SUIT_BITS)


@cache
def flush_suit(size: int) -> Cards:
    """For the low byte of a key, one more than the suit of a flush, or 0."""
    return np.array([0 if suit is None else suit + 1 for suit in flush_suits(size)], dtype=np.uint8)


@cache
def rank_bits() -> U16:
    """By one more than a suit and by card, the bit of the card's rank in that suit."""
    bits = np.zeros((5, 52), dtype=np.uint16)
    bits[(CARDS & 3) + 1, CARDS] = 1 << (CARDS >> 2)
    return bits


@cache
def low_bits() -> U16:
    """The bit of each card's rank, the ace's the lowest."""
    return (1 << (CARDS // 4 + 1) % 13).astype(np.uint16)


@cache
def eight_bits() -> Cards:
    """`low_bits` of the cards that an eight-or-better low can use."""
    return np.where(low_bits() < 1 << 8, low_bits(), 0).astype(np.uint8)


@cache
def lows() -> U16:
    """The ace-five strength of each set of ranks, 0 for fewer than five."""
    return np.array(low.low_masks(low.HANDS, 13), dtype=np.uint16)


@cache
def eights() -> U16:
    """The eight-or-better strength of each set of ranks."""
    return np.array(low.EIGHTS, dtype=np.uint16)


@cache
def paired_lows() -> U16:
    """The ace-five strength of a hand with a pair, by its strength as a high hand with the ace as the lowest rank."""
    return np.array([low.paired_strength(high) for high in range(7463)], dtype=np.uint16)


@cache
def italian_cards() -> Cards:
    """Cards that sort by rank, then hearts, diamonds, clubs and spades."""
    suits = np.array([SUIT_RANKS[suit] for suit in range(4)])
    cards: Cards = ((CARDS >> 2 << 2) + suits[CARDS & 3]).astype(np.uint8)
    return cards


@cache
def italian_classes() -> U16:
    """The Italian class of each high strength of five ranks in different suits."""
    return np.array([class_of_ranks(high) for high in range(7463)], dtype=np.uint16)


def minimum_straight(lowest: int) -> tuple[int, ...]:
    """The ranks, lowest first, of the deck's ace-low straight."""
    return (lowest, lowest + 1, lowest + 2, lowest + 3, ACE)


READ_BITS: Final = 15
"""Five cards from the top, each four times what follows it, add up to no more than these bits hold."""


@cache
def italian_spread(lowest: int) -> U32:
    """The kernels' table of five ranks: the class in one stripped deck, and below it what its suits are found with.

    Five cards from the top, each four times what follows it, add up to their ranks' part and their suits'; the low
    bits take the ranks' part away and go to the row of `suit_codes` for ranks so grouped.
    """
    sets = np.array([*rank_sets(5), minimum_straight(lowest)])[:, ::-1] - 2
    row_bits, place_bits = SPREAD_SHAPES[5]
    spread = spread_keys()[sets * 4].sum(axis=1, dtype=np.uint32) >> SUIT_BITS
    places = table("turns5")[spread >> SPREAD_BITS - row_bits] ^ spread % (1 << place_bits)
    rows = np.packbits(sets[:, :-1] == sets[:, 1:], axis=1)[:, 0].astype(np.int64) >> 4
    rows[-1] = len(SUIT_ORDERS)
    classes = italian_classes()[table("spread5")]
    classes[places[-1]] = MINIMUM
    shifts = np.zeros(1 << place_bits, dtype=np.uint32)
    shifts[places] = (rows * 1024 - sets * 4 @ FROM_THE_TOP).astype(np.uint32)
    reading = np.uint32((1 << READ_BITS) - 1)
    return classes.astype(np.uint32) << np.uint32(READ_BITS) | shifts & reading


@cache
def suit_codes() -> U16:
    """Suits as they are compared, by which neighbours share a rank (16: ace-low straight) and by suits from the top."""
    suits = np.arange(1024)
    orders = [*SUIT_ORDERS, ACE_LAST]
    codes = np.zeros((len(orders), 1024), dtype=np.uint16)
    for row, order in enumerate(orders):
        for place in order:
            codes[row] = codes[row] << 2 | (suits >> 2 * (4 - place) & 3)
    return codes.ravel()
