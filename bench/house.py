"""The games against the house: rounds simulated a second, and whether they agree with the exact figures."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

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
    start = perf_counter()
    counts = simulate(ROUNDS, seed=2023)
    rate = ROUNDS / (perf_counter() - start) / 1e6
    yield Row("Punto Banco rounds simulated", f"{rate:,.1f} M/s", target=">= 30 M/s", ok=rate >= 30)
    results.cache_clear()
    start = perf_counter()
    exact = {bet: float(odds(bet).edge) for bet in BETS}
    seconds = perf_counter() - start
    yield Row("Punto Banco counted exactly", f"{seconds:,.2f} s", target="<= 2 s", ok=seconds <= 2)
    for bet in BETS:
        found = estimate(bet, counts)
        away = abs(found.edge - exact[bet]) / found.error
        name, ours = f"{bet}: simulated edge", f"{100 * found.edge:.4f} ± {100 * found.error:.4f} %"
        yield Row(name, ours, f"{100 * exact[bet]:.4f} %", f"{away:.1f} s.e.", "<= 3 s.e.", away <= 3)
