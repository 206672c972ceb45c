"""Is the shuffle uniform, and what does sealing a hand cost? ``python -m bench.shuffle [DECKS]``."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazziere.cards.deck import FRENCH_52
from mazziere.cards.sealed import SealedDeck
from mazziere.cards.shuffle import shuffle

Counts = NDArray[np.int64]
Decks = NDArray[np.uint8]
Shuffler = Callable[[bytes, int, int], tuple[int, ...]]

CARDS = 52
DEALT = 20
"""Cards dealt from lot 0 before the stub is reshuffled by lot 1."""
BATCH = 50_000


class Fit(NamedTuple):
    """A chi-square statistic and the chance that a fair shuffle strays so far, on either side."""

    chi2: float
    df: int
    p: float


def fit(chi2: float, df: int) -> Fit:
    """Judge a chi-square by the normal approximation of its cube root (Wilson and Hilferty)."""
    z = (math.cbrt(chi2 / df) - (1 - 2 / (9 * df))) / math.sqrt(2 / (9 * df)) if df else 0.0
    return Fit(chi2, df, math.erfc(abs(z) / math.sqrt(2)))


def permutations_fit(counts: Counts) -> Fit:
    """How well counts of (position, card) fit uniform permutations.

    Rows and columns of a permutation all sum to one, so the usual statistic is scaled by (n - 1) / n.
    """
    n = len(counts)
    expected = counts.sum() / n**2
    return fit(float(((counts - expected) ** 2).sum() / expected) * (n - 1) / n, (n - 1) ** 2)


def pairs_fit(counts: Counts) -> Fit:
    """How well counts of (place, first card, second card) fit: the place that fits worst, its p times the places."""
    places, n, _ = counts.shape
    expected = counts[0].sum() / (n * (n - 1))
    off_diagonal = ~np.eye(n, dtype=bool)
    fits = [fit(float(((place[off_diagonal] - expected) ** 2).sum() / expected), n * (n - 1) - 1) for place in counts]
    worst = min(fits, key=lambda one: one.p)
    return worst._replace(p=min(1.0, worst.p * places))


def pack_decks(orders: Iterator[tuple[int, ...]], count: int) -> Decks:
    """The next orders as rows of an array."""
    return np.frombuffer(b"".join(map(bytes, islice(orders, count))), np.uint8).reshape(count, CARDS)


def statistics(decks: int, shuffler: Shuffler = shuffle) -> dict[str, Fit]:
    """Chi-squares over so many decks, each from a seed of its own.

    Card by position; ordered pairs of neighbours; a set of cards reshuffled by the next lot; and the stub left after
    a deal, reshuffled by the next lot, by where each card had lain before.
    """
    positions = np.zeros((CARDS, CARDS), np.int64)
    pairs = np.zeros((CARDS - 1, CARDS, CARDS), np.int64)
    sets = np.zeros((CARDS - DEALT, CARDS - DEALT), np.int64)
    stubs = np.zeros_like(sets)
    for first in range(0, decks, BATCH):
        seeds = [seed.to_bytes(32, "big") for seed in range(first, min(first + BATCH, decks))]
        dealt, again = (pack_decks((shuffler(seed, CARDS, lot) for seed in seeds), len(seeds)) for lot in (0, 1))
        was_at = np.argsort(dealt, axis=1)
        moved = np.take_along_axis(was_at, again.astype(np.intp), axis=1)
        positions += by_column(dealt, CARDS)
        pairs += by_column(dealt[:, :-1].astype(np.int64) * CARDS + dealt[:, 1:], CARDS**2).reshape(pairs.shape)
        sets += by_column(again[again >= DEALT].reshape(len(seeds), -1) - DEALT, CARDS - DEALT)
        stubs += by_column(moved[moved >= DEALT].reshape(len(seeds), -1) - DEALT, CARDS - DEALT)
    return {
        "position x card": permutations_fit(positions),
        "adjacent pairs": pairs_fit(pairs),
        "reshuffled set": permutations_fit(sets),
        "reshuffled stub": permutations_fit(stubs),
    }


def by_column(values: NDArray[Any], kinds: int) -> Counts:
    """How often each value occurs in each column."""
    return np.stack([np.bincount(column, minlength=kinds) for column in values.T])


def sealing_microseconds(hands: int = 5_000) -> float:
    """The median cost of sealing a hand for six players who each sent sixteen bytes."""
    entropies = [bytes([seat]) * 16 for seat in range(6)]
    costs = []
    for _ in range(hands):
        start = perf_counter()
        SealedDeck.make(FRENCH_52, entropies)
        costs.append(perf_counter() - start)
    return median(costs) * 1e6


def run(decks: int = 1_000_000) -> dict[str, Any]:
    """Everything this bench measures, as plain data."""
    fits = {name: one._asdict() for name, one in statistics(decks).items()}
    return {"decks": decks, **fits, "sealing a hand, µs": sealing_microseconds()}


def main() -> None:
    """Print the measurements."""
    for name, value in run(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000).items():
        if isinstance(value, dict):
            print(f"{name:20} chi2 {value['chi2']:9.1f} on {value['df']} degrees, p = {value['p']:.4f}")
        else:
            print(f"{name:20} {value:,.0f}")


if __name__ == "__main__":
    main()
