"""Punto Banco by the hundred million: whole hands by lookup, without a branch, to check the exact figures against."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from mazziere.house.punto_banco.drawing import BANCO_DRAWS, NATURAL, STOOD, punto_draws
from mazziere.house.punto_banco.rules import SANREMO, Rules
from mazziere.house.punto_banco.settling import verdict
from mazziere.house.punto_banco.state import Result

# SplitMix64: three words a hand, six cards of 32 bits each.
_GOLDEN, _FIRST, _SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


class Estimate(NamedTuple):
    """A house edge as simulated, and its standard error."""

    edge: float
    error: float


def _final(punto: int, banco: int, fifth: int, sixth: int) -> int:
    """Both final scores as one number, from the scores of two cards each and the two cards that may follow."""
    if punto in NATURAL or banco in NATURAL:
        return 10 * punto + banco
    third, following = (fifth, sixth) if punto_draws(punto) else (STOOD, fifth)
    if third != STOOD:
        punto = (punto + third) % 10
    return 10 * punto + ((banco + following) % 10 if BANCO_DRAWS[banco][third] else banco)


def _finals() -> Any:
    scores = range(10)
    every = [_final(p, b, c, d) for p in scores for b in scores for c in scores for d in scores]
    return np.array(every, dtype=np.uint8)


@njit(cache=True, nogil=True)
def _play(rounds: int, seed: Any, shoe: Any, finals: Any, counts: Any) -> Any:
    state = np.uint64(seed)
    size = np.uint64(shoe.shape[0])
    drawn = np.zeros(6, np.int64)
    for _ in range(rounds):
        place = np.uint64(0)
        for word in range(3):
            state += _GOLDEN
            z = state
            z = (z ^ (z >> _30)) * _FIRST
            z = (z ^ (z >> _27)) * _SECOND
            z ^= z >> _31
            # Six steps of a Fisher-Yates shuffle: whatever order the shoe was left in, these are six fresh cards.
            chosen = place + (((z & _LOW) * (size - place)) >> _32)
            card = shoe[chosen]
            shoe[chosen] = shoe[place]
            shoe[place] = card
            drawn[2 * word] = card
            place += np.uint64(1)
            chosen = place + (((z >> _32) * (size - place)) >> _32)
            card = shoe[chosen]
            shoe[chosen] = shoe[place]
            shoe[place] = card
            drawn[2 * word + 1] = card
            place += np.uint64(1)
        punto = drawn[0] + drawn[2]
        banco = drawn[1] + drawn[3]
        punto -= 10 * (punto > 9)
        banco -= 10 * (banco > 9)
        counts[finals[1000 * punto + 100 * banco + 10 * drawn[4] + drawn[5]]] += 1
    return state


_BATCH = 20_000_000
"""Hands between two words to whoever watches."""


def simulate(
    rounds: int, seed: int = 1, decks: int = 6, progress: Callable[[int, int], None] | None = None
) -> dict[Result, int]:
    """How often each pair of final scores came in so many hands, each the first of a fresh shoe."""
    shoe = np.array([0] * (16 * decks) + [value for value in range(1, 10) for _ in range(4 * decks)], dtype=np.uint8)
    counts = np.zeros(100, dtype=np.int64)
    finals, state = _finals(), seed
    for done in range(0, rounds, _BATCH):
        played = min(_BATCH, rounds - done)
        state = _play(played, np.uint64(state), shoe, finals, counts)
        if progress is not None:
            progress(done + played, rounds)
    return {_result(*divmod(code, 10)): int(count) for code, count in enumerate(counts) if count}


def _result(punto: int, banco: int) -> Result:
    return Result("egalite" if punto == banco else "punto" if punto > banco else "banco", punto, banco)


def estimate(bet: str, counts: dict[Result, int], rules: Rules = SANREMO) -> Estimate:
    """A bet's edge from simulated hands."""
    rounds = sum(counts.values())
    total = squares = 0.0
    for result, count in counts.items():
        found = verdict(rules, bet, result)
        net = float(found.pays) if found.outcome == "win" else -1.0 if found.outcome == "lose" else 0.0
        total += count * net
        squares += count * net * net
    mean = total / rounds
    return Estimate(-mean, sqrt(max(squares / rounds - mean * mean, 0.0) / rounds))
