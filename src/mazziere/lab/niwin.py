"""niWin by the million: the bank's hand alone, from a fresh shoe each time, to check the exact figures against."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

import numpy as np
from numba import njit

from mazziere.house.blackjack.rules import NIWIN, SANREMO, Rules
from mazziere.lab.punto_banco import Estimate

# SplitMix64: a word for two cards.
_GOLDEN, _FIRST, _SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

_NATURAL: Final = 27
"""Where naturals are counted, after the totals."""


@njit(cache=True, nogil=True)
def _play(rounds: int, seed: Any, shoe: Any, soft_17: Any, counts: Any) -> Any:
    state = np.uint64(seed)
    size = np.uint64(shoe.shape[0])
    z = np.uint64(0)
    for _ in range(rounds):
        place = np.uint64(0)
        hard = 0
        ace = False
        while True:
            # Steps of a Fisher-Yates shuffle, as far as the hand needs cards.
            if place & np.uint64(1):
                half = z >> _32
            else:
                state += _GOLDEN
                z = state
                z = (z ^ (z >> _30)) * _FIRST
                z = (z ^ (z >> _27)) * _SECOND
                z ^= z >> _31
                half = z & _LOW
            chosen = place + ((half * (size - place)) >> _32)
            card = shoe[chosen]
            shoe[chosen] = shoe[place]
            shoe[place] = card
            place += np.uint64(1)
            hard += int(card)
            ace |= card == 1
            soft = ace and hard <= 11
            best = hard + 10 if soft else hard
            if best > 17 or (best == 17 and not (soft and soft_17)):
                break
        counts[_NATURAL if best == 21 and place == np.uint64(2) else best] += 1
    return state


_BATCH = 10_000_000
"""Hands between two words to whoever watches."""


def simulate(
    rounds: int, seed: int = 1, rules: Rules = SANREMO, progress: Callable[[int, int], None] | None = None
) -> dict[str, int]:
    """How often the bank ended on each box in so many hands; `progress` hears the hands done."""
    values = [1, *range(2, 10)] * (4 * rules.decks) + [10] * (16 * rules.decks)
    shoe = np.array(values, dtype=np.uint8)
    counts = np.zeros(_NATURAL + 1, dtype=np.int64)
    state = seed
    for done in range(0, rounds, _BATCH):
        played = min(_BATCH, rounds - done)
        state = _play(played, np.uint64(state), shoe, rules.bank_soft_17 == "draws", counts)
        if progress is not None:
            progress(done + played, rounds)
    return {box: int(counts[_NATURAL if box == "BJ" else int(box)]) for box in NIWIN}


def estimate(box: str, counts: dict[str, int], rules: Rules = SANREMO) -> Estimate:
    """A box's edge from simulated hands."""
    rounds = sum(counts.values())
    won = counts[box] + (counts["BJ"] if box == "21" and rules.niwin_21 == "any" else 0)
    returned = (1.0 + float(rules.niwin(box))) * won / rounds
    chance = won / rounds
    return Estimate(1.0 - returned, (1.0 + float(rules.niwin(box))) * sqrt(chance * (1.0 - chance) / rounds))
