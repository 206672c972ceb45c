"""The same strengths by NumPy alone, where Numba is not installed: column by column, in blocks that stay small."""

from collections.abc import Callable, Iterator
from itertools import combinations

import numpy as np

from mazziere.ranking.bulk import arrays
from mazziere.ranking.bulk.arrays import U16, U32, Cards
from mazziere.ranking.italian import FLUSHES, MINIMUM, STRAIGHT_FLUSHES
from mazziere.ranking.italian_suits import CODE_BITS, SUIT_ORDERS
from mazziere.ranking.keys import RANK_WEIGHTS, ROW_BITS, SUIT_BITS, SUIT_MASK

BLOCK = 1 << 15


def _blocks(length: int) -> Iterator[slice]:
    return (slice(start, start + BLOCK) for start in range(0, length, BLOCK))


def _look(size: int, weights: U32) -> U16:
    """What ranks of these weights make in different suits."""
    found: U16 = arrays.table(f"high{size}")[arrays.rows(size)[weights >> ROW_BITS] + weights.astype(np.int64)]
    return found


def _any_of(masks: U16) -> U16:
    united: U16 = np.bitwise_or.reduce(masks, axis=1)
    return united


def high(hands: Cards) -> U16:
    """The high strengths of five, six or seven cards."""
    size = hands.shape[1]
    out = np.empty(len(hands), dtype=np.uint16)
    for block in _blocks(len(hands)):
        cards = hands[block]
        keys = arrays.card_keys()[cards].sum(axis=1, dtype=np.uint32)
        found = _look(size, keys >> SUIT_BITS)
        suits = arrays.flush_suit(size)[keys & SUIT_MASK]
        suited = np.flatnonzero(suits)
        masks = arrays.rank_bits()[suits[suited, None], cards[suited]]
        found[suited] = arrays.table("flushes")[_any_of(masks)]
        out[block] = found
    return out


def low(hands: Cards) -> U16:
    """The ace-five strengths of five, six or seven cards."""
    out = np.empty(len(hands), dtype=np.uint16)
    for block in _blocks(len(hands)):
        found = arrays.lows()[_any_of(arrays.low_bits()[hands[block]])]
        few = np.flatnonzero(found == 0)
        weights = arrays.low_card_keys()[hands[block][few]]
        for chosen in combinations(range(hands.shape[1]), 5):
            highs = _look(5, weights[:, chosen].sum(axis=1, dtype=np.uint32))
            found[few] = np.maximum(found[few], arrays.paired_lows()[highs])
        out[block] = found
    return out


def eight(hands: Cards) -> U16:
    """The eight-or-better strengths of five, six or seven cards."""
    out = np.empty(len(hands), dtype=np.uint16)
    for block in _blocks(len(hands)):
        out[block] = arrays.eights()[np.bitwise_or.reduce(arrays.eight_bits()[hands[block]], axis=1)]
    return out


def italian(hands: Cards, lowest: int) -> U32:
    """The Italian strengths of five cards of the deck that begins at that rank."""
    minimum = sum(RANK_WEIGHTS[rank - 2] for rank in arrays.minimum_straight(lowest))
    out = np.empty(len(hands), dtype=np.uint32)
    for block in _blocks(len(hands)):
        keys = arrays.card_keys()[hands[block]].sum(axis=1, dtype=np.uint32)
        ranks = arrays.italian_classes()[_look(5, keys >> SUIT_BITS)].astype(np.uint32)
        ranks[keys >> SUIT_BITS == minimum] = MINIMUM
        read = np.sort(arrays.italian_cards()[hands[block]], axis=1)[:, ::-1]
        suits = read & 3
        suit = suits[:, 0].astype(np.uint32)
        flush = (suits == suits[:, :1]).all(axis=1)
        classes = np.select(
            [flush & (ranks >= MINIMUM), flush],
            [STRAIGHT_FLUSHES + (ranks - MINIMUM) * 4 + suit, FLUSHES - 1 + 1277 * suit + ranks],
            ranks,
        )
        rows = np.packbits(read[:, :-1] >> 2 == read[:, 1:] >> 2, axis=1)[:, 0].astype(np.int64) >> 4
        rows[ranks == MINIMUM] = len(SUIT_ORDERS)
        codes = arrays.suit_codes()[rows * 1024 + suits @ arrays.FROM_THE_TOP]
        out[block] = classes << CODE_BITS | np.where(flush, 0, codes)
    return out


def _omaha(strengths: Callable[[Cards], U16], hole: Cards, board: Cards) -> U16:
    """The best of every two hole cards with every three of the board."""
    best = np.zeros(len(hole), dtype=np.uint16)
    for two in combinations(range(hole.shape[1]), 2):
        for three in combinations(range(5), 3):
            np.maximum(best, strengths(np.hstack([hole[:, two], board[:, three]])), out=best)
    return best


def omaha_high(hole: Cards, board: Cards) -> U16:
    """The high strengths of two hole cards and three of the board."""
    return _omaha(high, hole, board)


def omaha_eight(hole: Cards, board: Cards) -> U16:
    """The eight-or-better strengths of two hole cards and three of the board."""
    return _omaha(eight, hole, board)
