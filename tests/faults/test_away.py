"""The database goes away, or its disk is full: nothing is acknowledged that is not kept, and the room goes on after."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import event

from mazziere.room.ports import Unavailable
from mazziere.store.sqlite import Sqlite
from mazziere.store.store import SqlStore, open_store
from store.helpers import batch, entries
from store.servers import Server, server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    """A server of our own: the others' tests need theirs."""
    with server(uuid4().hex) as started:
        yield started


@pytest.fixture
def room(running: Server) -> str:
    """A new database on it."""
    return running.database()


async def give(store: SqlStore, table: int, seq: int) -> int:
    """One chip more on a table."""
    chip = entries(bank=-1, **{f"table_{table}": 1})
    return await store.append(batch(f"table:{table}", seq, "x" * 5000, command=f"{seq}", entries=chip))


async def kept(store: SqlStore, answered: dict[int, int]) -> None:
    """Every answer is in the log, each once, and the ledger agrees."""
    for table, seq in answered.items():
        last = await store.last(f"table:{table}")
        assert last >= seq
        assert await store.ledger.balance(f"table:{table}") == last
    assert await store.ledger.check() == []


async def test_a_server_that_goes_away_and_comes_back(running: Server, room: str, tmp_path: Path) -> None:
    store = await open_store(room, tmp_path)
    answered = dict.fromkeys(range(3), 0)
    for table in answered:
        answered[table] = await give(store, table, 0)
    await asyncio.to_thread(running.stop)
    for table, seq in answered.items():
        with pytest.raises(Unavailable):
            await give(store, table, seq)
    with pytest.raises(Unavailable):
        await store.read("table:0")
    waiting = asyncio.ensure_future(store.available())
    await asyncio.to_thread(running.start)
    await waiting
    await kept(store, answered)
    for table in answered:
        assert await give(store, table, await store.last(f"table:{table}")) == answered[table] + 1
    await kept(store, answered)
    await store.close()


async def test_a_server_that_goes_away_while_all_write(running: Server, room: str, tmp_path: Path) -> None:
    store = await open_store(room, tmp_path)
    answered = dict.fromkeys(range(10), 0)
    playing = asyncio.Event()

    async def play(table: int) -> None:
        while True:
            answered[table] = await give(store, table, answered[table])
            playing.set()

    tables = [asyncio.ensure_future(play(table)) for table in answered]
    await playing.wait()
    await asyncio.to_thread(running.stop)
    ended = await asyncio.gather(*tables, return_exceptions=True)
    assert {type(end) for end in ended} == {Unavailable}
    await asyncio.to_thread(running.start)
    await store.available()
    await kept(store, answered)
    await store.close()


async def test_a_full_disk_acknowledges_nothing_and_loses_nothing(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "room.db"))
    assert isinstance(store.database, Sqlite)
    pages = 200

    def limit(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(store.database.engine, "connect", limit)
    store.database.engine.dispose()
    await store.database.write(lambda connection: limit(connection.connection.driver_connection))
    answered = dict.fromkeys(range(5), 0)

    async def play(table: int) -> None:
        while True:
            answered[table] = await give(store, table, answered[table])

    ended = await asyncio.gather(*map(play, answered), return_exceptions=True)
    assert {type(end) for end in ended} == {Unavailable}
    assert all("full" in str(end) for end in ended)
    assert sum(answered.values()) > 50
    await kept(store, answered)
    with pytest.raises(Unavailable):
        await give(store, 0, answered[0])
    pages = 2000
    await store.database.write(lambda connection: limit(connection.connection.driver_connection))
    for table, seq in answered.items():
        assert await give(store, table, seq) == seq + 1
    await kept(store, answered)
    await store.close()


async def test_a_file_that_another_program_holds_is_said_to_be_locked(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "room.db"))
    await give(store, 1, 0)
    await store.database.write(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 0").close())
    other = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await give(store, 1, 1)
    assert len(await store.read("table:1")) == 1
    other.execute("ROLLBACK")
    other.close()
    assert await give(store, 1, 1) == 2
    await store.close()
