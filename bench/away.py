"""The database goes away under a room in full play, or its disk is full: nothing is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import event

from bench.postgres import Server
from bench.soak import QUICK
from mazziere.room.config import Config
from mazziere.room.demo import tables
from mazziere.room.room import Room
from mazziere.store.sqlite import Sqlite
from mazziere.store.store import SqlStore, open_store

HANDS = 3
"""Hands that every table plays before and after."""

STUCK = 300.0
"""Seconds after which a table that has not played them does not go on."""

BOTS = Config(demo=False, bot_pace=(0, 0), bots_rest=False)


class Outage(NamedTuple):
    """How it went: tables in play, events written before, during and after, seconds from the end of the outage to the
    first event after it, and what went wrong.
    """

    tables: int
    before: int
    during: int
    after: int
    back: float
    wrong: list[str]


async def server_away(running: Server, folder: Path, seconds: float) -> Outage:
    """PostgreSQL is stopped as a crash would, and started again after so long."""

    async def stop(_: SqlStore) -> None:
        await asyncio.to_thread(running.stop)

    async def start(_: SqlStore) -> None:
        await asyncio.to_thread(running.start)

    address = await asyncio.to_thread(running.database)
    return await _outage(address, folder, stop, start, seconds)


async def disk_full(folder: Path, seconds: float) -> Outage:
    """A SQLite file may grow no more, for so long."""
    pages = 1 << 30

    def limit(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    async def say(store: SqlStore) -> None:
        assert isinstance(store.database, Sqlite)
        await store.database.write(lambda connection: limit(connection.connection.driver_connection))

    async def fill(store: SqlStore) -> None:
        nonlocal pages
        assert isinstance(store.database, Sqlite)
        # Whichever connection the writer takes next: it may be one that was opened before.
        event.listen(store.database.engine, "checkout", limit)
        pages = 1
        await say(store)

    async def free(store: SqlStore) -> None:
        nonlocal pages
        pages = 1 << 30
        await say(store)

    return await _outage(str(folder / "full.db"), folder, fill, free, seconds)


Step = Callable[[SqlStore], Awaitable[None]]


async def _outage(address: str, folder: Path, begin: Step, end: Step, seconds: float) -> Outage:
    logging.getLogger("mazziere.room").setLevel(logging.ERROR)  # that the database is away is what we wanted
    store = await open_store(address, folder)
    room = Room(store, config=BOTS)
    await room.open()
    for setup in tables(bots=4):
        await room.open_table(replace(setup, clock=QUICK))
    wrong = await _hands(room, HANDS)
    await begin(store)
    written = _written(room)
    await asyncio.sleep(seconds)
    standing = _written(room)
    since = monotonic()
    await end(store)
    while _written(room) == standing and monotonic() - since < STUCK:
        await asyncio.sleep(0.05)
    back = monotonic() - since
    wrong += await _hands(room, HANDS)
    found = Outage(len(room.actors), written, standing - written, _written(room) - standing, back, wrong)
    for actor in room.actors.values():
        if actor.fault:
            wrong.append(f"{actor.id}: paused for the floor: {actor.fault}")
    wrong += [str(fault) for fault in (await room.books())[1]]
    await room.close()
    await store.close()
    return found


def _written(room: Room) -> int:
    return sum([actor.seq for actor in room.actors.values()])


async def _hands(room: Room, more: int) -> list[str]:
    """Wait until so many more hands have begun at every table; those that did not come to it."""
    since = monotonic()
    wanted = {actor.id: _number(actor) + more for actor in room.actors.values()}
    while monotonic() - since < STUCK:
        late = [actor.id for actor in room.actors.values() if _number(actor) < wanted[actor.id]]
        if not late:
            return []
        await asyncio.sleep(0.1)
    return [f"{table} does not go on" for table in late]


def _number(actor: Any) -> int:
    return int(actor.table.state.number)
