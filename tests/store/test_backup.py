"""Backups: one file, either database, the whole room or nothing of it."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from mazziere.room.ports import StoreError
from mazziere.store.backup import backup, restore
from mazziere.store.database import Database, connect
from mazziere.store.migrate import revision
from mazziere.store.place import place
from mazziere.store.schema import METADATA
from mazziere.store.store import SqlStore, open_store

from .helpers import batch, entries, furnish

pytestmark = pytest.mark.anyio


async def rows(database: Database) -> dict[str, list[Any]]:
    """Everything in a database."""
    return await database.read(
        lambda connection: {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    )


async def test_a_room_moves_to_either_database_row_by_row(store: SqlStore, nowhere: str, tmp_path: Path) -> None:
    await furnish(store)
    before = await rows(store.database)
    assert all(before.values()), "every table has something to lose"
    counted = await backup(store.database, tmp_path / "room.backup")
    assert counted == {name: len(found) for name, found in before.items()}
    database = connect(place(nowhere))
    assert await restore(database, tmp_path / "room.backup") == counted
    assert await rows(database) == before
    await database.close()


async def test_a_restored_room_goes_on_where_the_old_one_stood(store: SqlStore, nowhere: str, tmp_path: Path) -> None:
    await furnish(store)
    await backup(store.database, tmp_path / "room.backup")
    database = connect(place(nowhere))
    await restore(database, tmp_path / "room.backup")
    await database.close()
    if nowhere.endswith(".db"):
        (key,) = tmp_path.glob("*.key")
        key.rename(f"{nowhere}.key")
    elif not (tmp_path / "mazziere.key").exists():
        (tmp_path / "room.db.key").rename(tmp_path / "mazziere.key")
    moved = await open_store(nowhere, tmp_path)
    assert await moved.append(batch("table:7", 3, "on", entries=entries(table_7=-100, player_p7k2=100))) == 4
    assert await moved.append(batch("table:9", 0, "new")) == 1
    assert await moved.streams("table") == ["table:7", "table:9"]
    assert await moved.chat.say("table:7", "p8", 9, "ciao") == 2
    assert await moved.decks.get("table:7", 0) == b"secret"
    assert await moved.ledger.check() == []
    await moved.close()


async def test_a_backup_beside_a_busy_room_is_one_moment_of_it(store: SqlStore, nowhere: str, tmp_path: Path) -> None:
    stop = asyncio.Event()

    async def play(table: int) -> int:
        seq = 0
        while not stop.is_set():
            seq = await store.append(
                batch(f"table:{table}", seq, "a", "b", entries=entries(bank=-1, **{f"table_{table}": 1}))
            )
        return seq

    playing = asyncio.gather(*map(play, range(5)))
    try:
        while await store.last("table:4") < 10:
            assert not playing.done()
        counted = await backup(store.database, tmp_path / "room.backup")
    finally:
        stop.set()
    written = sum(await playing)
    assert 50 <= counted["events"] <= written
    database = connect(place(nowhere))
    await restore(database, tmp_path / "room.backup")
    await database.close()
    moved = await open_store(nowhere, tmp_path)
    for table in range(5):
        assert await moved.ledger.balance(f"table:{table}") * 2 == await moved.last(f"table:{table}")
    assert await moved.ledger.check() == []
    await moved.close()


async def test_a_room_that_is_there_is_not_written_over(store: SqlStore, tmp_path: Path) -> None:
    await furnish(store)
    await backup(store.database, tmp_path / "room.backup")
    before = await rows(store.database)
    with pytest.raises(StoreError, match="restored to a new database"):
        await restore(store.database, tmp_path / "room.backup")
    assert await rows(store.database) == before


async def test_a_backup_cut_short_restores_nothing(store: SqlStore, nowhere: str, tmp_path: Path) -> None:
    await furnish(store)
    file = tmp_path / "room.backup"
    await backup(store.database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    whole = file.read_bytes()
    cuts = {
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "cut off": whole[: len(whole) // 2],
        "not ours": gzip.compress(b'{"type":"end","rows":{}}\n'),
        "not even packed": b"events",
        "later": gzip.compress(b'{"type":"mazziere-backup","format":1,"schema":"9999"}\n'),
    }
    database = connect(place(nowhere))
    for name, content in cuts.items():
        file.write_bytes(content)
        with pytest.raises(StoreError, match="backup"):
            await restore(database, file)
        assert await database.read(revision) is None, name
    file.write_bytes(whole)
    await restore(database, file)
    await database.close()


async def test_a_backup_that_fails_leaves_the_last_one(store: SqlStore, tmp_path: Path) -> None:
    await furnish(store)
    file = tmp_path / "room.backup"
    await backup(store.database, file)
    good = file.read_bytes()
    nothing = connect(place(":memory:"))
    with pytest.raises(StoreError, match="schema none"):
        await backup(nothing, file)
    assert file.read_bytes() == good
    assert not list(tmp_path.glob("*.part"))
    await nothing.close()
