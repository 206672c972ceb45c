"""How long a user waits: a command from nothing to its answer, and an import."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter
from typing import NamedTuple

from bench.measure import MissingPeer, Row, at_most

TRIES = 10
_IMPORT = "from time import perf_counter as now; start = now(); import mazziere; print(now() - start)"


class Waited(NamedTuple):
    """What one process took: until it was gone, and of the processor."""

    seconds: float
    processor: float
    said: str


def rows() -> Iterator[Row]:
    """The minimum of ten processes each: what the package costs, not what the machine was busy with."""
    yield row("a bare Python process", [sys.executable, "-c", "pass"])
    taken = min(float(waited([sys.executable, "-c", _IMPORT]).said) for _ in range(TRIES))
    yield at_most("import mazziere", taken * 1e3, 100, "ms")
    command = Path(sys.executable).with_name("mazziere")
    if not command.exists():
        raise MissingPeer("the command `mazziere` is not installed beside this Python")
    yield row("mazziere rank, cold", [str(command), "rank", "AhKh", "QcQd", "--board", "Th9h2s"], limit=150)


def row(name: str, command: Sequence[str], limit: float = 0) -> Row:
    """A command's shortest wait, with the processor time that it took beside it."""
    tries = [waited(command) for _ in range(TRIES)]
    milliseconds = min(one.seconds for one in tries) * 1e3
    processor = min(one.processor for one in tries) * 1e3
    said = f"{milliseconds:,.1f} ms ({processor:,.0f} ms of processor)"
    return Row(name, said, target=f"<= {limit:g} ms", ok=milliseconds <= limit) if limit else Row(name, said)


def waited(command: Sequence[str]) -> Waited:
    """Run a process to its end; bytecode is cached, as it is for a user."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = getrusage(RUSAGE_CHILDREN)
    start = perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    seconds = perf_counter() - start
    after = getrusage(RUSAGE_CHILDREN)
    if done.returncode:
        raise MissingPeer(f"{' '.join(command[:3])} failed: {done.stderr.strip()[-200:]}")
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Waited(seconds, processor, done.stdout)
