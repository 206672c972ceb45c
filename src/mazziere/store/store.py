"""The room's store: streams, ledger, outbox, decks, people and chat over one database and one writer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert, select, text
from sqlalchemy.engine import Connection

from mazziere.room.ports import Batch, Chat, Decks, Ledger, Outbox, People, Snapshot, Stored, Unavailable
from mazziere.store import streams
from mazziere.store.chat import SqlChat
from mazziere.store.database import Database, connect
from mazziere.store.decks import SqlDecks
from mazziere.store.keys import Keys
from mazziere.store.ledger import SqlLedger
from mazziere.store.migrate import migrate
from mazziere.store.outbox import SqlOutbox
from mazziere.store.people import SqlPeople
from mazziere.store.place import place
from mazziere.store.schema import SETTINGS
from mazziere.store.writer import Writer

PAUSE: Final = 0.25
"""Seconds between two questions whether the database is back."""


class SqlStore:
    """The port `Store` over SQLite or PostgreSQL. `open_store` makes one."""

    def __init__(self, database: Database, keys: Keys) -> None:
        self.database = database
        self._keys = keys
        self._writer = Writer(database, keys)
        self.ledger: Ledger = SqlLedger(database)
        self.outbox: Outbox = SqlOutbox(database, self._writer)
        self.decks: Decks = SqlDecks(database, self._writer, keys)
        self.people: People = SqlPeople(database, self._writer)
        self.chat: Chat = SqlChat(database, self._writer)

    async def append(self, batch: Batch) -> int:
        """The stream's last number afterwards; all of the batch is on disk."""
        return await self._writer.append(batch)

    async def read(self, stream: str, after: int = 0, upto: int | None = None) -> list[Stored]:
        """The events of a stream after that number, and up to another, in order."""
        return await self.database.read(lambda connection: streams.read(connection, stream, after, upto))

    async def streams(self, kind: str) -> list[str]:
        """The streams of a kind, in the order they began."""
        return await self.database.read(lambda connection: streams.kind(connection, kind))

    async def last(self, stream: str) -> int:
        """The number of a stream's last event."""
        return await self.database.read(lambda connection: streams.last(connection, stream))

    async def done(self, stream: str, command: str) -> int | None:
        """The last event of a command carried out before."""
        return await self.database.read(lambda connection: streams.done(connection, stream, command))

    async def snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a state in place of the stream's earlier one."""
        await self._writer.do(lambda connection: streams.keep(connection, stream, snapshot))

    async def latest(self, stream: str) -> Snapshot | None:
        """The stream's snapshot, if it has one."""
        return await self.database.read(lambda connection: streams.latest(connection, stream))

    async def setting(self, name: str) -> str | None:
        """A value of the room's own."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def set(self, name: str, value: str) -> None:
        """Keep a value of the room's own."""
        await self._writer.do(lambda connection: _set(connection, name, value))

    def secret(self, name: str) -> bytes:
        """32 bytes that stay the same as long as the key does."""
        return self._keys.derive(name)

    async def available(self) -> None:
        """Return once the database answers (again)."""
        while True:
            try:
                await self.database.read(lambda connection: connection.execute(text("SELECT 1")).close())
            except Unavailable:
                await asyncio.sleep(PAUSE)
            else:
                return

    async def close(self) -> None:
        """Write what waits to be written, then let go of the database."""
        await self._writer.close()
        await self.database.close()


async def open_store(database: str = "", data: Path | None = None) -> SqlStore:
    """The store at a path, `sqlite:///PATH`, `postgresql://…` or ":memory:"; the schema is made or brought up to date.

    >>> import asyncio
    >>> async def evening() -> int:
    ...     store = await open_store(":memory:")
    ...     await store.append(Batch(stream="table:7", expected=0, events=[b"{}"], command="p7k2-1"))
    ...     return await store.last("table:7")
    >>> asyncio.run(evening())
    1
    """
    where = place(database, data)
    opened = connect(where)
    try:
        await migrate(opened)
        return SqlStore(opened, Keys.load(where.key))
    except BaseException:
        await opened.close()
        raise


def _set(connection: Connection, name: str, value: str) -> None:
    connection.execute(delete(SETTINGS).where(SETTINGS.c.name == name))
    connection.execute(insert(SETTINGS).values(name=name, value=value))
