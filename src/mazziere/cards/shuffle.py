"""An unbiased shuffle that anyone who has the seed can repeat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hmac import digest
from struct import unpack
from typing import Final

from mazziere.cards.deck import DeckError

BLOCK: Final = 64


def stream(key: bytes, label: bytes, blocks: int) -> bytes:
    """HMAC-SHA512 in counter mode: the blocks ``HMAC(key, label || i)``, i four bytes big-endian from 0 on."""
    return b"".join([digest(key, label + i.to_bytes(4, "big"), "sha512") for i in range(blocks)])


@cache
def _steps(n: int) -> tuple[tuple[int, int, int], ...]:
    """For each step from the last place down: the place, how many to choose from, the first word refused."""
    words = 256 if n <= 256 else 65536
    return tuple((count - 1, count, words - words % count) for count in range(n, 1, -1))


def shuffle(seed: bytes, n: int, lot: int) -> tuple[int, ...]:
    """The ``lot``-th permutation of 0..n-1 that the seed fixes, each of the n! equally likely.

    Fisher and Yates from the last place down; each choice takes the next word of the stream (one byte, or two when
    n > 256), and words past the last whole multiple of the choices are refused, so that none is favoured.

    >>> shuffle(bytes(32), 5, lot=0), shuffle(bytes(32), 5, lot=1)
    ((0, 2, 4, 1, 3), (3, 4, 2, 0, 1))
    """
    if not 1 <= n <= 65536:
        raise DeckError(f"cannot shuffle {n} cards: expected 1 to 65536")
    if not 0 <= lot < 2**32:
        raise DeckError(f"there is no lot {lot}: lots count from 0")
    label = b"shuffle" + n.to_bytes(4, "big") + lot.to_bytes(4, "big")
    blocks = 1 + (n * 9 // 8 if n <= 256 else n * 9 // 4) // BLOCK
    while True:
        drawn = stream(seed, label, blocks)
        words: Iterable[int] = drawn if n <= 256 else unpack(f">{len(drawn) // 2}H", drawn)
        try:
            return _fisher_yates(n, iter(words))
        except StopIteration:
            blocks *= 2  # a longer stream begins with the shorter one: what was drawn is drawn again


def _fisher_yates(n: int, words: Iterator[int]) -> tuple[int, ...]:
    draw = words.__next__
    order = list(range(n))
    for place, choices, refused in _steps(n):
        word = draw()
        while word >= refused:
            word = draw()
        chosen = word % choices
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)
