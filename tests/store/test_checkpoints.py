"""SQLite's log goes over into the file while others write, and begins anew."""

import asyncio
from pathlib import Path

import pytest

from mazziere.store.checkpoints import ROWS
from mazziere.store.store import open_store

from .helpers import batch

pytestmark = pytest.mark.anyio


async def test_the_log_begins_anew_though_somebody_always_writes(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "room.db"), tmp_path)

    def log() -> bytes:
        """The number a log has, which grows when it begins anew."""
        with (tmp_path / "room.db-wal").open("rb") as file:
            return file.read(16)[12:]

    first, written = log(), 0
    async with asyncio.timeout(60):
        while log() == first:
            written = await store.append(batch("table:7", written, *["e"] * 500))
    assert written >= ROWS
    assert [event.seq for event in await store.read("table:7")] == list(range(1, written + 1))
    await store.close()
    assert not (tmp_path / "room.db-wal").exists()
