"""`python -m bench room`: many tables with six sockets each, load bots in a second process, everything durable."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import msgspec
from rich.console import Console

from bench.load import Told
from bench.measure import progress
from bench.report import lined
from bench.serving import Figures, Process, Wanted, served
from mazziere.hand.events import Stakes
from mazziere.table.setup import Clock, TableSetup

SEATS = 6
SECONDS = 15.0
REST = 3600.0
WANTED, LATEST, LARGEST = 2000, 0.1, 100_000
"""Actions a second; seconds in which 99 % are told at half of that; bytes of an idle table."""

TABLE = TableSetup(
    id="",
    stakes=Stakes(blinds=(50, 100)),
    limit="no-limit",
    seats=SEATS,
    buy_in=(2_000, 200_000),
    clock=Clock(think=600_000, pause=0),
)


def setups(count: int, bots: int = 0) -> list[TableSetup]:
    """So many tables."""
    return [msgspec.structs.replace(TABLE, id=f"t{number}", bots=bots) for number in range(count)]


class Bots:
    """The load bots, in a process of their own."""

    def __init__(self, port: int, keys: dict[str, list[str]]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.load"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[1],
        )
        self.sockets: int = self._ask(msgspec.json.encode((port, keys)).decode())

    def ask(self, line: str) -> Told:
        """What they saw since the last question."""
        return msgspec.convert(self._ask(line), Told)

    def _ask(self, line: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline())

    def close(self) -> None:
        """They go."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(60)


@contextmanager
def played(room: Process) -> Iterator[Bots]:
    """Load bots at every table of a room."""
    bots = Bots(room.port, room.ask("keys"))
    try:
        yield bots
    finally:
        bots.close()


class Rate:
    """What a room did between two looks at it."""

    def __init__(self, before: Figures, after: Figures) -> None:
        seconds = after.clock - before.clock
        self.actions = after.actions - before.actions
        self.a_second = self.actions / seconds
        self.each = (after.processor - before.processor) / max(self.actions, 1)
        self.busy = (after.processor - before.processor) / seconds


def run(console: Console, asked: Namespace) -> int:
    """Every figure; 1 when one of the targets is missed."""
    out = lined(console, "what", "measured", "of the processor", "target", "")
    good = True

    def row(what: str, measured: str, rate: Rate | None, target: str = "", ok: bool = True) -> None:
        nonlocal good
        good &= ok
        used = f"{rate.each * 1e6:,.0f} µs an action, {rate.busy:.0%} busy" if rate else ""
        out.add_row(what, measured, used, target, ("ok" if ok else "below") if target else "")
        console.print(f"{what.strip()}: {measured} {used}", highlight=False)

    console.print(f"load of the machine before: {os.getloadavg()[0]:.1f}", highlight=False)
    tables = asked.tables
    with TemporaryDirectory(prefix="mazziere-room-") as folder:
        progress(f"{tables} tables, {tables * SEATS} sockets")
        wanted = Wanted(folder=folder, tables=setups(tables), seated=SEATS, profile=asked.profile)
        with served(wanted) as room, played(room) as bots:
            room.figures("go")
            rate, told, theirs = _during(room, bots, 0.0)
            enough = rate.a_second >= WANTED
            what = f"{tables} tables, {bots.sockets} sockets: actions committed"
            row(what, f"{rate.a_second:,.0f} /s", rate, f">= {WANTED:,} /s", enough)
            row("  command to broadcast, as fast as it goes", _late(told), rate)
            row("  the load bots' own process", f"{theirs:.0%} busy", None)
            rate, told, _ = _during(room, bots, tables / (WANTED / 2))
            soon = bool(told.late) and told.late[2] < LATEST
            row(f"  command to broadcast at {rate.a_second:,.0f} /s", _late(told), rate, "99 % < 100 ms", soon)
            bots.ask(f"pace {REST}")  # the books wait for every table's queue
            problems = [*room.ask("books"), *room.figures().faults, *room.log.read_text().splitlines()]
    with TemporaryDirectory(prefix="mazziere-room-") as folder:
        progress(f"{tables} tables of bots")
        with served(Wanted(folder=folder, tables=setups(tables, SEATS))) as room:
            rate = _between(room)
            row(f"{tables} tables of {SEATS} shipped bots, in process", f"{rate.a_second:,.0f} /s", rate)
            problems += [*room.ask("books"), *room.figures().faults, *room.log.read_text().splitlines()]
    each, played_out = _idle(max(tables, 100))
    row("an idle table, just opened", f"{each / 1000:,.1f} kB", None, "< 100 kB", each < LARGEST)
    row(
        f"an idle table, {SEATS} seated, hands played",
        f"{played_out / 1000:,.1f} kB",
        None,
        "< 100 kB",
        played_out < LARGEST,
    )
    console.print(out)
    console.print(f"load of the machine after: {os.getloadavg()[0]:.1f}", highlight=False)
    for line in problems:
        console.print(line, highlight=False)
    return int(bool(problems) or not good)


def _during(room: Process, bots: Bots, pace: float) -> tuple[Rate, Told, float]:
    """Play at a pace until it is steady, then count; also how busy the load bots were: it is not they we measure."""
    bots.ask(f"pace {pace}")
    sleep(SECONDS / 3)
    earlier = bots.ask("told")
    before = room.figures()
    sleep(SECONDS)
    after, told = room.figures(), bots.ask("told")
    return Rate(before, after), told, (told.processor - earlier.processor) / (after.clock - before.clock)


def _between(room: Process) -> Rate:
    sleep(SECONDS / 3)
    before = room.figures()
    sleep(SECONDS)
    return Rate(before, room.figures())


def _late(told: Told) -> str:
    if not told.late:
        return "nothing was told"
    half, _, most, _ = told.late
    return f"50 % in {half * 1e3:,.0f} ms, 99 % in {most * 1e3:,.0f} ms"


def _idle(count: int) -> tuple[float, float]:
    """Bytes a table takes when it was just opened, and when a long evening has been played at it."""
    words = [sys.executable, "-m", "bench.idle", str(count)]
    told = subprocess.run(words, stdout=subprocess.PIPE, cwd=Path(__file__).parents[1], check=True)
    opened, played_out = map(float, told.stdout.split())
    return opened, played_out
