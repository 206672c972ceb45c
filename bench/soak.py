"""`python -m bench soak`: hands of every game by the shipped bots, through a server, with nobody looking after it."""

from __future__ import annotations

import os
from argparse import Namespace
from contextlib import ExitStack
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


def figures_of(rooms: list[Process]) -> Figures:
    """Where several rooms stand together."""
    each = [room.figures() for room in rooms]
    hands = {table: number for one in each for table, number in one.hands.items()}
    faults = [fault for one in each for fault in one.faults]
    actions, processor = sum(one.actions for one in each), sum(one.processor for one in each)
    return Figures(actions, hands, each[0].clock, processor, faults)


def played(rooms: list[Process], hands: int) -> tuple[Figures, list[str]]:
    """Wait until so many hands were played at every table; the figures then, and the tables that got stuck."""
    last = figures_of(rooms)
    since = dict.fromkeys(last.hands, monotonic())
    while True:
        sleep(1)
        now = figures_of(rooms)
        for table, number in now.hands.items():
            if number > last.hands[table]:
                since[table] = monotonic()
        if min(now.hands.values()) // 100 > min(last.hands.values()) // 100:
            done = sum(min(number, hands) for number in now.hands.values())
            progress(f"{done:,} hands; {min(now.hands.values())} of {hands} at the slowest of {len(now.hands)} tables")
        last = now
        short = [table for table, number in now.hands.items() if number <= hands]
        stuck = [
            f"{table}: stuck in hand {now.hands[table]}" for table in short if monotonic() - since[table] > PATIENCE
        ]
        if stuck or now.faults or not short:
            return now, stuck


def soaked(setups: list[TableSetup], hands: int, rooms: int = 1) -> tuple[Figures, list[str]]:
    """So many hands at each of these tables; the figures at the end, and everything that went wrong.

    The tables are shared out over so many rooms, each a server of its own.
    """
    with ExitStack() as stack:
        opened = []
        for place in range(rooms):
            folder = stack.enter_context(TemporaryDirectory(prefix="mazziere-soak-"))
            wanted = Wanted(folder=folder, tables=setups[place::rooms], hands=hands)
            opened.append(stack.enter_context(served(wanted)))
        figures, found = played(opened, hands)
        found += figures.faults
        for room in opened:
            found += [*room.ask("books"), *room.log.read_text().splitlines()]
    return figures, found


def run(console: Console, asked: Namespace) -> int:
    """Every game; 1 when a table got stuck, the log has a line, or the ledger does not add up."""
    figures, found = soaked(setups(), asked.hands or HANDS, asked.workers or os.cpu_count() or 1)
    out = lined(console, "table", "hands")
    for table, number in figures.hands.items():
        out.add_row(table, f"{number - 1:,}")
    console.print(out)
    console.print(f"{figures.actions:,} actions, {figures.processor:,.0f} s of the processor", highlight=False)
    for line in found:
        console.print(line, highlight=False)
    console.print("nothing went wrong" if not found else f"{len(found)} things went wrong")
    return int(bool(found))
