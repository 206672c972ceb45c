"""The Italian games: whole hands of four players to the showdown, and strengths one at a time and in bulk."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

from bench.measure import Batch, MissingPeer, Row, alone
from mazziere.games import game
from mazziere.hand.log import replay
from mazziere.hand.variant import Variant
from mazziere.ranking import ITALIAN

PLAYERS, STACK, INVITO = 4, 1_000, 10
SEED = 20_240
BLOCK = 500_000
"""Hands in one call of a kernel."""
REPLAYED = 100
"""One hand in so many is rebuilt from its events."""

LIKED = frozenset(("dai-carte", "busso", "vedo", "apro", "cambio"))
"""What everybody does, the boldest of them that is offered: nobody leaves, so that hands are as long as can be."""


def rows() -> Iterator[Row]:
    """Hands a second, and strengths."""
    italiana = played(game("italiana"))
    yield at_least("italiana, 4 players to the showdown", 1 / alone(italiana), 3_000)
    for vele in ("nessuna", "croce", "ascensore"):
        yield Row(f"Telesina, 4 players, vele {vele}", hands(1 / alone(played(game("telesina"), vele=vele))))
    for size in (5, 8):
        yield Row(f"{size} cards, one at a time, italian", f"{alone(ranked(size)) * 1e9:,.0f} ns")
    bulk = alone(in_bulk()) / BLOCK
    yield Row("5 cards in bulk, italian", f"{1e-6 / bulk:,.1f} M/s", target=">= 100 M/s", ok=bulk <= 1e-8)


def hands(rate: float) -> str:
    """Hands in a second."""
    return f"{rate:,.0f} hands/s"


def at_least(name: str, rate: float, target: int) -> Row:
    """A row whose target is so many hands a second."""
    return Row(name, hands(rate), target=f">= {target:,} hands/s", ok=rate >= target)


def played(variant: Variant, **options: Any) -> Batch:
    """Hands that nobody leaves, every event written; some are replayed."""

    def batch(count: int) -> None:
        for number in range(count):
            hand = variant.deal([STACK] * PLAYERS, invito=INVITO, showdown="automatic", options=options)
            while (seat := hand.actor) is not None:
                option = [option for option in hand.pending[seat] if option.verb in LIKED][-1]
                hand.act(option.verb, option.low, seat)
            if not number % REPLAYED and replay(hand.events) != hand:
                raise AssertionError("a hand was not rebuilt from its events")

    return batch


def ranked(size: int) -> Batch:
    """Strengths of random hands of the 32-card deck."""
    random = Random(SEED)
    dealt = cycle([tuple(random.sample(range(20, 52), size)) for _ in range(5_000)])

    def batch(count: int) -> None:
        strength = ITALIAN[7].strength
        for _ in range(count):
            strength(next(dealt))

    return batch


def in_bulk() -> Batch:
    """One call of the kernel each time."""
    try:
        from bench.ranking import rows_of
        from mazziere.ranking import bulk
    except ImportError as error:
        raise MissingPeer(f"{error}; install the extra `bench`") from None
    block = rows_of(5, first=20, count=BLOCK)

    def batch(count: int) -> None:
        for _ in range(count):
            bulk.strengths(ITALIAN[7], block)

    return batch
