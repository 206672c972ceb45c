"""How long a user waits: a command from nothing to its answer, and an import."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from bench.measure import MissingPeer, Row, at_most

TRIES = 10
_IMPORT = "from time import perf_counter as now; start = now(); import mazziere; print(now() - start)"


def rows() -> Iterator[Row]:
    """The minimum of ten processes each: what the package costs, not what the machine was busy with."""
    bare = min(waited([sys.executable, "-c", "pass"]) for _ in range(TRIES))
    yield Row("a bare Python process", f"{bare * 1e3:,.1f} ms")
    taken = min(float(said([sys.executable, "-c", _IMPORT])) for _ in range(TRIES))
    yield at_most("import mazziere", taken * 1e3, 100, "ms")
    command = Path(sys.executable).with_name("mazziere")
    if not command.exists():
        raise MissingPeer("the command `mazziere` is not installed beside this Python")
    rank = [str(command), "rank", "--order", "high", "AhKh", "QcQd", "--board", "Th9h2s"]
    yield at_most("mazziere rank, cold", min(waited(rank) for _ in range(TRIES)) * 1e3, 150, "ms")


def waited(command: Sequence[str]) -> float:
    """Seconds until a process has answered and gone."""
    start = perf_counter()
    said(command)
    return perf_counter() - start


def said(command: Sequence[str]) -> str:
    """What a process prints; bytecode is cached, as it is for a user."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise MissingPeer(f"{' '.join(command[:3])} failed: {done.stderr.strip().splitlines()[-1:]}")
    return done.stdout
