"""Appends that are on disk when they are answered: many tables at once, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from uuid import uuid4

from bench.measure import MissingPeer, Row
from mazziere.room.ports import Batch, Entry
from mazziere.store.store import open_store

TABLES = 500
SECONDS = 5.0
EVENTS = [b"x" * 200, b"y" * 150]
"""What an action leaves in a stream, more or less."""
WANTED = 2000


def sqlite() -> Iterator[Row]:
    """Group commit beside one transaction for each append, on the same disk."""
    with TemporaryDirectory(prefix="mazziere-store-") as folder:
        ours, late = asyncio.run(appends(f"{folder}/room.db", Path(folder)))
        theirs = one_by_one(f"{folder}/plain.db")
    yield Row(
        f"SQLite: durable appends, {TABLES} tables",
        f"{ours:,.0f} /s (99 % in {late * 1e3:,.0f} ms)",
        f"{theirs:,.0f} /s, a commit each",
        f"{ours / theirs:,.1f} x",
        f">= {WANTED:,} /s",
        ours >= WANTED,
    )


def postgresql() -> Iterator[Row]:
    """The same on PostgreSQL, with its disk synced."""
    from bench.postgres import server

    with TemporaryDirectory(prefix="mazziere-store-") as folder, ExitStack() as stack:
        try:
            running = stack.enter_context(server(uuid4().hex))
        except ImportError as error:
            raise MissingPeer(f"{error}; install the extra `dev`") from None
        running.sync()
        ours, late = asyncio.run(appends(running.database(), Path(folder)))
    yield Row(
        f"PostgreSQL: durable appends, {TABLES} tables",
        f"{ours:,.0f} /s (99 % in {late * 1e3:,.0f} ms)",
        target=f">= {WANTED:,} /s",
        ok=ours >= WANTED,
    )


async def appends(address: str, folder: Path, tables: int = TABLES, seconds: float = SECONDS) -> tuple[float, float]:
    """Appends a second when each table waits for its answer before the next, and the time 99 % of them need.

    Every twentieth moves chips, as the end of a hand does.
    """
    store = await open_store(address, folder)
    grants = [Entry("bank", -tables * 1000), *[Entry(f"table:{table}", 1000) for table in range(tables)]]
    await store.append(Batch(stream="cashier", expected=0, events=[b"{}"], entries=grants))
    took: list[float] = []
    began = perf_counter()

    async def play(table: int) -> None:
        seq, stream = 0, f"table:{table}"
        rake = [Entry(stream, -1), Entry("rake", 1)]
        while (start := perf_counter()) < began + seconds:
            entries = rake if seq % 20 == 0 else []
            seq = await store.append(
                Batch(stream=stream, expected=seq, events=EVENTS, command=f"{table}-{seq}", entries=entries)
            )
            took.append(perf_counter() - start)

    await asyncio.gather(*map(play, range(tables)))
    rate = len(took) / (perf_counter() - began)
    assert await store.ledger.check() == []
    await store.close()
    return rate, sorted(took)[len(took) * 99 // 100]


def one_by_one(file: str, seconds: float = SECONDS) -> float:
    """Appends a second by plain SQLite, each committed and synced alone."""
    plain = sqlite3.connect(file, isolation_level=None)
    for statement in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE events (stream TEXT, seq INTEGER, data BLOB, PRIMARY KEY (stream, seq)) WITHOUT ROWID",
    ):
        plain.execute(statement)
    began, count = perf_counter(), 0
    while perf_counter() < began + seconds:
        plain.execute("BEGIN IMMEDIATE")
        rows = [(f"table:{count % TABLES}", 2 * count + place, data) for place, data in enumerate(EVENTS)]
        plain.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
        plain.execute("COMMIT")
        count += 1
    plain.close()
    return count / (perf_counter() - began)


def rows() -> Iterator[Row]:
    """Both databases."""
    yield from sqlite()
    yield from postgresql()
