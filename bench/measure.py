"""Measuring two things side by side: small batches in turn, so that whatever disturbs one disturbs the other.

Batches are timed in processor time, so that a busy machine is not mistaken for a slow package.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

Batch = Callable[[int], object]
"""Does something so many times."""

SECONDS = 0.1
"""How long a batch should take: long enough to time, short enough that both sides meet the same machine."""


class Row(NamedTuple):
    """One line of the table. `ok` is None where there is no target, or nothing could be measured."""

    name: str
    ours: str
    peer: str = ""
    ratio: str = ""
    target: str = ""
    ok: bool | None = None


class MissingPeer(Exception):
    """A peer, or a part of the package, that a row needs is not here."""


def at_least(name: str, ours: str, peer: str, ratio: float, target: float) -> Row:
    """A row whose target is how many times faster than the peer we are."""
    return Row(
        name, ours, peer, f"{ratio:,.2f} x" if ratio < 10 else f"{ratio:,.0f} x", f">= {target:g} x", ratio >= target
    )


def at_most(name: str, value: float, limit: float, unit: str) -> Row:
    """A row whose target is a figure of ours alone."""
    return Row(name, f"{value:,.1f} {unit}", target=f"<= {limit:g} {unit}", ok=value <= limit)


def timed(batch: Batch, count: int) -> float:
    """Seconds for each of `count` times."""
    start = process_time()
    batch(count)
    return (process_time() - start) / count


def sized(batch: Batch, seconds: float = SECONDS) -> int:
    """How many times fill one batch."""
    count = 1
    while (each := timed(batch, count)) * count < seconds / 4:
        count *= 2
    return max(1, round(seconds / each))


def alternating(ours: Batch, peer: Batch, rounds: int = 15, seconds: float = SECONDS) -> tuple[float, float, float]:
    """Median seconds of ours and of the peer, and the median ratio of neighbouring batches."""
    our_count, their_count = sized(ours, seconds), sized(peer, seconds)
    pairs = [(timed(ours, our_count), timed(peer, their_count)) for _ in range(rounds)]
    return median(one for one, _ in pairs), median(other for _, other in pairs), median(b / a for a, b in pairs)


def alone(batch: Batch, rounds: int = 15) -> float:
    """Median seconds of one thing."""
    count = sized(batch)
    return median(timed(batch, count) for _ in range(rounds))


def microseconds(seconds: float) -> str:
    """A duration as the table shows it."""
    return f"{seconds * 1e6:,.1f} µs" if seconds < 0.01 else f"{seconds * 1e3:,.1f} ms"


def machine(peers: Iterable[str] = ("pokerkit", "phevaluator", "texasholdem", "numpy", "numba")) -> dict[str, str]:
    """What the figures were measured on."""
    return {
        "machine": _processor(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "commit": _commit(),
        "peers": ", ".join(f"{peer} {_version(peer)}" for peer in peers),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(models)} x {models[0]}" if models else platform.machine()


def _commit() -> str:
    here = Path(__file__).parent
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=here, capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "unknown"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def progress(line: str) -> None:
    """Say on the error stream what is being measured."""
    print(f"measuring {line} ...", file=sys.stderr, flush=True)
