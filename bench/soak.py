"""`python -m bench soak`: hands of every game by the shipped bots, through a server, with nobody looking after it."""

from __future__ import annotations

from argparse import Namespace
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from msgspec.structs import replace
from rich.console import Console

from bench.measure import progress
from bench.report import lined
from bench.serving import Figures, Process, Wanted, served
from mazziere.room.demo import tables
from mazziere.table.setup import Clock, TableSetup

QUICK = Clock(pause=0, betting=1)
HANDS = 200
"""Of each game, unless more are asked for; 10,000 in full."""

PATIENCE = 120.0
"""Seconds without a new hand after which a table is stuck."""


def setups(bots: int = 4) -> list[TableSetup]:
    """A table of every game, its clock as quick as it goes."""
    return [replace(setup, clock=QUICK) for setup in tables(bots)]


def played(room: Process, hands: int) -> tuple[Figures, list[str]]:
    """Wait until so many hands were played at every table; the figures then, and the tables that got stuck."""
    last = room.figures()
    since = dict.fromkeys(last.hands, monotonic())
    while True:
        sleep(1)
        now = room.figures()
        for table, number in now.hands.items():
            if number > last.hands[table]:
                since[table] = monotonic()
        if min(now.hands.values()) // 100 > min(last.hands.values()) // 100:
            progress(f"{min(now.hands.values())} of {hands} hands at the slowest of {len(now.hands)} tables")
        last = now
        short = [table for table, number in now.hands.items() if number <= hands]
        stuck = [
            f"{table}: stuck in hand {now.hands[table]}" for table in short if monotonic() - since[table] > PATIENCE
        ]
        if stuck or now.faults or not short:
            return now, stuck


def soaked(setups: list[TableSetup], hands: int) -> tuple[Figures, list[str]]:
    """So many hands at each of these tables; the figures at the end, and everything that went wrong."""
    with TemporaryDirectory(prefix="mazziere-soak-") as folder, served(Wanted(folder=folder, tables=setups)) as room:
        figures, found = played(room, hands)
        found += [*figures.faults, *room.ask("books"), *room.log.read_text().splitlines()]
    return figures, found


def run(console: Console, asked: Namespace) -> int:
    """Every game; 1 when a table got stuck, the log has a line, or the ledger does not add up."""
    figures, found = soaked(setups(), asked.hands or HANDS)
    out = lined(console, "table", "hands")
    for table, number in figures.hands.items():
        out.add_row(table, f"{number - 1:,}")
    console.print(out)
    console.print(f"{figures.actions:,} actions, {figures.processor:,.0f} s of the processor", highlight=False)
    for line in found:
        console.print(line, highlight=False)
    console.print("nothing went wrong" if not found else f"{len(found)} things went wrong")
    return int(bool(found))
