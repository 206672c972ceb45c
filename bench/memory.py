"""What the package keeps in memory."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bench.measure import Row, at_most
from bench.players import BLINDS, SEATS, STACK
from bench.starting import waited
from mazziere.games import GAMES

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

HANDS = 1_000
STRENGTHS = 1_000_000


def rows() -> Iterator[Row]:
    """A live hand, and a million strengths."""
    yield at_most("a live hand on the river", live_hand_bytes() / 1e3, 20, "kB")
    # In a process of its own, so that tables and kernels are counted whatever has been measured before.
    done = waited([sys.executable, "-m", "bench.memory"])
    yield at_most("a million five-card strengths, in bulk", float(done.said) / 1e6, 100, "MB")


def on_the_river() -> Hand:
    """A hand that everybody has checked and called to the river, with all its events."""
    hand = GAMES["holdem"].deal(stacks=[STACK] * SEATS, blinds=BLINDS, rulebook="sanremo-tournament")
    while hand.street != "river":
        hand.act("call" if any(option.verb == "call" for option in hand.legal()) else "check")
    return hand


def live_hand_bytes() -> float:
    """What each of a thousand live hands adds; what they share (rulebook, tables) is there before."""
    shared = on_the_river()
    gc.collect()
    tracemalloc.start()
    hands = [on_the_river() for _ in range(HANDS)]
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert shared.street == hands[-1].street
    return used / HANDS


def bulk_bytes() -> int:
    """The most in use at once while a million strengths are computed, the hands and the answers included."""
    import numpy as np

    tracemalloc.start()
    from mazziere.ranking import HIGH
    from mazziere.ranking.bulk import strengths

    random = np.random.default_rng(1)
    # Five different cards a row: steps between sorted cards, added up.
    hands = np.sort(random.integers(0, 48, (STRENGTHS, 5), dtype=np.uint8), axis=1) + np.arange(5, dtype=np.uint8)
    assert strengths(HIGH, hands).shape == (STRENGTHS,)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


if __name__ == "__main__":
    print(bulk_bytes())
