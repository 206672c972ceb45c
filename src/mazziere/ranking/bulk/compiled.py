"""The kernels compiled by Numba: one pass over the hands, tables that fit in a core's cache."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np
from numba import njit

from mazziere.ranking.bulk import arrays
from mazziere.ranking.bulk.arrays import READ_BITS, U16, U32, Cards
from mazziere.ranking.italian import FLUSHES, MINIMUM, STRAIGHT_FLUSHES
from mazziere.ranking.italian_suits import CODE_BITS
from mazziere.ranking.keys import SPREAD_BITS, SPREAD_SHAPES, SUIT_BITS

Kernel = Callable[..., None]

# Numba widens what it is not told to keep: keys must wrap at 32 bits, and unsigned indices need no check of their sign.
u8, u16, u32 = np.uint8, np.uint16, np.uint32
LOW_BYTE = u32(SUIT_BITS)
ROW_SHIFTS = {size: u32(SUIT_BITS + SPREAD_BITS - bits) for size, (bits, _) in SPREAD_SHAPES.items()}
PLACES = {size: u32((1 << bits) - 1) for size, (_, bits) in SPREAD_SHAPES.items()}
ROW_5, PLACE_5 = ROW_SHIFTS[5], PLACES[5]


def kernel(function: Kernel) -> Kernel:
    """A function compiled at its first call and kept on disk."""
    return cast(Kernel, njit(cache=True, nogil=True)(function))


def device(function: Callable[..., Any]) -> Callable[..., Any]:
    """A part of kernels."""
    return cast(Callable[..., Any], njit(inline="always")(function))


@device
def five(key: Any, turns: Any, table: Any) -> Any:
    """What five cards' ranks are in a table."""
    return table[turns[key >> ROW_5] ^ (key >> LOW_BYTE & PLACE_5)]


@cache
def _high(size: int) -> Kernel:
    row, places = ROW_SHIFTS[size], PLACES[size]

    def high(hands: Any, keys: Any, turns: Any, table: Any, suits: Any, bits: Any, flushes: Any, out: Any) -> None:
        for hand in range(hands.shape[0]):
            key = u32(0)
            for card in range(size):
                key = u32(key + keys[hands[hand, card]])
            found = table[turns[key >> row] ^ (key >> LOW_BYTE & places)]
            suit = suits[key & u32(255)]
            if suit:
                mask = u16(0)
                for card in range(size):
                    mask |= bits[suit, hands[hand, card]]
                found = flushes[mask]
            out[hand] = found

    return kernel(high)


def high(hands: Cards) -> U16:
    """The high strengths of five, six or seven cards."""
    size = hands.shape[1]
    out = np.empty(len(hands), dtype=np.uint16)
    _high(size)(
        hands,
        arrays.spread_keys(),
        arrays.table(f"turns{size}"),
        arrays.table(f"spread{size}"),
        arrays.flush_suit(size),
        arrays.rank_bits(),
        arrays.table("flushes"),
        out,
    )
    return out


@cache
def _low(size: int) -> Kernel:
    def low(hands: Any, bits: Any, lows: Any, keys: Any, turns: Any, table: Any, paired: Any, out: Any) -> None:
        for hand in range(hands.shape[0]):
            mask = u16(0)
            for card in range(size):
                mask |= bits[hands[hand, card]]
            found = lows[mask]
            if not found:  # fewer than five ranks: leave out each card or two in turn
                key = u32(0)
                for card in range(size):
                    key = u32(key + keys[hands[hand, card]])
                if size == 5:
                    found = paired[five(key, turns, table)]
                else:
                    for one in range(size):
                        rest = u32(key - keys[hands[hand, one]])
                        if size == 6:
                            found = max(found, paired[five(rest, turns, table)])
                        else:
                            for other in range(one):
                                last = u32(rest - keys[hands[hand, other]])
                                found = max(found, paired[five(last, turns, table)])
            out[hand] = found

    return kernel(low)


def low(hands: Cards) -> U16:
    """The ace-five strengths of five, six or seven cards."""
    out = np.empty(len(hands), dtype=np.uint16)
    _low(hands.shape[1])(
        hands,
        arrays.low_bits(),
        arrays.lows(),
        arrays.low_spread_keys(),
        arrays.table("turns5"),
        arrays.table("spread5"),
        arrays.paired_lows(),
        out,
    )
    return out


@cache
def _eight(size: int) -> Kernel:
    def eight(hands: Any, bits: Any, eights: Any, out: Any) -> None:
        for hand in range(hands.shape[0]):
            mask = u8(0)
            for card in range(size):
                mask |= bits[hands[hand, card]]
            out[hand] = eights[mask]

    return kernel(eight)


def eight(hands: Cards) -> U16:
    """The eight-or-better strengths of five, six or seven cards."""
    out = np.empty(len(hands), dtype=np.uint16)
    _eight(hands.shape[1])(hands, arrays.eight_bits(), arrays.eights(), out)
    return out


@device
def down(one: Any, other: Any) -> Any:
    """Two cards, the higher first."""
    return max(one, other), min(one, other)


@device
def ordered(card: Any) -> Any:
    """A card as it sorts in the Italian game, by rank, then hearts, diamonds, clubs and spades (IT-DECK-4)."""
    return u8(card & u8(252) | card + u8(1) & u8(3))


BLOCK = 1024
"""Hands taken together: few enough to stay in a core's cache, enough to sort whole vectors of them at once."""


@device
def read(first: Any, second: Any, third: Any, fourth: Any, fifth: Any, out: Any) -> None:
    """Five cards from the top, each four times what follows it, for a whole block."""
    for hand in range(BLOCK):
        v, w, x = ordered(first[hand]), ordered(second[hand]), ordered(third[hand])
        y, z = ordered(fourth[hand]), ordered(fifth[hand])
        v, w = down(v, w)
        y, z = down(y, z)
        x, z = down(x, z)
        x, y = down(x, y)
        v, y = down(v, y)
        w, z = down(w, z)
        v, x = down(v, x)
        w, y = down(w, y)
        w, x = down(w, x)
        out[hand] = u16(u16(v) * u16(256) + u16(w) * u16(64) + u16(x) * u16(16) + u16(y) * u16(4) + u16(z))


@kernel
def _italian(hands: Any, keys: Any, flush: Any, turns: Any, table: Any, codes: Any, out: Any) -> None:
    columns = np.empty((5, BLOCK), dtype=np.uint8)
    first, second, third, fourth, fifth = columns[0], columns[1], columns[2], columns[3], columns[4]
    ranks = np.empty(BLOCK, dtype=np.uint32)
    suits = np.empty(BLOCK, dtype=np.uint16)
    for start in range(0, hands.shape[0], BLOCK):
        count = min(BLOCK, hands.shape[0] - start)
        for place in range(count):
            hand = start + place
            a, b, c, d, e = hands[hand, 0], hands[hand, 1], hands[hand, 2], hands[hand, 3], hands[hand, 4]
            ranks[place] = u32(keys[a] + keys[b] + keys[c] + keys[d] + keys[e])
            first[place], second[place], third[place], fourth[place], fifth[place] = a, b, c, d, e
        read(first, second, third, fourth, fifth, suits)
        for place in range(count):
            key = ranks[place]
            both = table[turns[key >> ROW_5] ^ (key >> LOW_BYTE & PLACE_5)]
            found = both >> u32(READ_BITS)
            if flush[key & u32(255)]:
                suit = u32(ordered(first[place])) & u32(3)
                if found >= MINIMUM:
                    found = u32(STRAIGHT_FLUSHES + (found - MINIMUM) * 4 + suit)
                else:
                    found = u32(FLUSHES - 1 + 1277 * suit + found)
                out[start + place] = found << u32(CODE_BITS)
            else:
                code = codes[u32(suits[place] + both) & u32((1 << READ_BITS) - 1)]
                out[start + place] = found << u32(CODE_BITS) | code


def italian(hands: Cards, lowest: int) -> U32:
    """The Italian strengths of five cards of the deck that begins at that rank."""
    out = np.empty(len(hands), dtype=np.uint32)
    _italian(
        hands,
        arrays.spread_keys(),
        arrays.flush_suit(5),
        arrays.table("turns5"),
        arrays.italian_spread(lowest),
        arrays.suit_codes(),
        out,
    )
    return out


@cache
def _omaha_high(size: int) -> Kernel:
    def omaha_high(hole: Any, board: Any, keys: Any, turns: Any, table: Any, bits: Any, flushes: Any, out: Any) -> None:
        triples = np.empty(10, dtype=np.uint32)
        for hand in range(hole.shape[0]):
            filled = 0
            for a in range(5):
                for b in range(a):
                    for c in range(b):
                        triples[filled] = keys[board[hand, a]] + keys[board[hand, b]] + keys[board[hand, c]]
                        filled += 1
            best = u16(0)
            for one in range(size):
                for other in range(one):
                    pair = u32(keys[hole[hand, one]] + keys[hole[hand, other]])
                    for triple in range(10):
                        best = max(best, five(u32(pair + triples[triple]), turns, table))
            for suit in range(1, 5):
                held = 0
                for card in range(5):
                    held += bits[suit, board[hand, card]] != 0
                if held > 2:
                    for one in range(size):
                        for other in range(one):
                            two = bits[suit, hole[hand, one]], bits[suit, hole[hand, other]]
                            if two[0] and two[1]:
                                for a in range(5):
                                    for b in range(a):
                                        for c in range(b):
                                            mask = bits[suit, board[hand, a]] | bits[suit, board[hand, b]]
                                            mask |= bits[suit, board[hand, c]] | two[0] | two[1]
                                            best = max(best, flushes[mask])
            out[hand] = best

    return kernel(omaha_high)


def omaha_high(hole: Cards, board: Cards) -> U16:
    """The high strengths of two hole cards and three of the board."""
    out = np.empty(len(hole), dtype=np.uint16)
    _omaha_high(hole.shape[1])(
        hole,
        board,
        arrays.spread_keys(),
        arrays.table("turns5"),
        arrays.table("spread5"),
        arrays.rank_bits(),
        arrays.table("flushes"),
        out,
    )
    return out


@cache
def _omaha_eight(size: int) -> Kernel:
    def omaha_eight(hole: Any, board: Any, bits: Any, eights: Any, out: Any) -> None:
        triples = np.empty(10, dtype=np.uint8)
        for hand in range(hole.shape[0]):
            filled = 0
            for a in range(5):
                for b in range(a):
                    for c in range(b):
                        one, two, three = bits[board[hand, a]], bits[board[hand, b]], bits[board[hand, c]]
                        if one and two and three and one != two and two != three and one != three:
                            triples[filled] = one | two | three
                            filled += 1
            best = u16(0)
            if filled:
                for card in range(size):
                    for other in range(card):
                        pair = bits[hole[hand, card]] | bits[hole[hand, other]]
                        for triple in range(filled):
                            best = max(best, eights[pair | triples[triple]])
            out[hand] = best

    return kernel(omaha_eight)


def omaha_eight(hole: Cards, board: Cards) -> U16:
    """The eight-or-better strengths of two hole cards and three of the board."""
    out = np.empty(len(hole), dtype=np.uint16)
    _omaha_eight(hole.shape[1])(hole, board, arrays.eight_bits(), arrays.eights(), out)
    return out
