"""The games against the house: rounds simulated a second, and whether they agree with the exact figures."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter, process_time
from typing import Any, SupportsFloat

from bench.measure import MissingPeer, Row

ROUNDS = 100_000_000


def punto_banco() -> Iterator[Row]:
    """Simulated Punto Banco beside the exact count."""
    try:
        from mazziere.lab.punto_banco import estimate, simulate
    except ImportError as error:
        raise MissingPeer(f"{error}; install the extra `lab`") from None
    from mazziere.house.punto_banco import BETS
    from mazziere.odds.punto_banco import odds, results

    simulate(1)  # compiled before it is timed
    results.cache_clear()
    yield from beside("Punto Banco", "Punto Banco rounds", 30, simulate, lambda bet: odds(bet).edge, estimate, BETS)


def blackjack() -> Iterator[Row]:
    """Simulated blackjack beside the count, and how long the count takes under the rules that need most."""
    try:
        from mazziere.lab.bank import CompiledBank
        from mazziere.lab.blackjack import simulate
    except ImportError as error:
        raise MissingPeer(f"{error}; install the extra `lab`") from None
    from mazziere.house.blackjack.rules import SANREMO, Rules
    from mazziere.odds.blackjack import strategy

    longest = Rules(decks=16, bank_soft_17="draws", hole_card="peek", surrender="late", max_hands=4)
    for name, rules in (("the rulebook", SANREMO), ("the longest rules", longest)):
        start = perf_counter()
        found = strategy(rules, workers=os.cpu_count() or 1, bank=CompiledBank)
        seconds = perf_counter() - start
        yield Row(f"blackjack counted, {name}", f"{seconds:,.1f} s", target="<= 60 s", ok=seconds <= 60)
        simulate(found, 1, rules=rules)  # compiled before it is timed
        start = process_time()
        told = simulate(found, ROUNDS, seed=2023, rules=rules)
        rate = ROUNDS / (process_time() - start) / 1e6
        yield Row(f"blackjack rounds simulated, {name}", f"{rate:,.1f} M/s", target=">= 5 M/s", ok=rate >= 5)
        yield agrees(f"{name}: simulated edge", told.edge, told.error, found.edge_total_dependent)


def niwin() -> Iterator[Row]:
    """The bank's hand simulated beside the exact count of every box."""
    try:
        from mazziere.lab.niwin import estimate, simulate
    except ImportError as error:
        raise MissingPeer(f"{error}; install the extra `lab`") from None
    from mazziere.house.blackjack.rules import NIWIN
    from mazziere.odds.niwin import bank_points, odds

    simulate(1)  # compiled before it is timed
    bank_points.cache_clear()
    yield from beside("niWin", "niWin hands", 5, simulate, lambda box: odds(box).edge, estimate, NIWIN)


def beside(
    name: str,
    what: str,
    least: int,
    simulate: Callable[..., Any],
    edge: Callable[[str], SupportsFloat],
    estimate: Callable[[str, Any], Any],
    bets: Iterable[str],
) -> Iterator[Row]:
    """Millions simulated in a second, the time of the exact count, and each bet's edge by both."""
    start = process_time()
    counts = simulate(ROUNDS, seed=2023)
    rate = ROUNDS / (process_time() - start) / 1e6
    yield Row(f"{what} simulated", f"{rate:,.1f} M/s", target=f">= {least} M/s", ok=rate >= least)
    start = perf_counter()
    exact = {bet: float(edge(bet)) for bet in bets}
    seconds = perf_counter() - start
    yield Row(f"{name} counted exactly", f"{seconds:,.2f} s", target="<= 2 s", ok=seconds <= 2)
    for bet, counted in exact.items():
        found = estimate(bet, counts)
        yield agrees(f"{name}, {bet}: simulated edge", found.edge, found.error, counted)


def agrees(name: str, edge: float, error: float, exact: float) -> Row:
    """Whether a simulated edge is within three standard errors of the exact one."""
    away = abs(edge - exact) / error
    ours = f"{100 * edge:.4f} ± {100 * error:.4f} %"
    return Row(name, ours, f"{100 * exact:.4f} %", f"{away:.1f} s.e.", "<= 3 s.e.", away <= 3)
