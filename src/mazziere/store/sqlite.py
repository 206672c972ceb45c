"""SQLite: one thread writes, others read the last committed state (WAL)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import QueuePool, StaticPool

from mazziere.room.ports import Unavailable
from mazziere.store.checkpoints import Checkpoints
from mazziere.store.place import MEMORY, Place

T = TypeVar("T")

READERS: Final = 2
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # the log is synced before a commit returns
    "fullfsync = ON",  # on macOS, down to the platter
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "wal_autocheckpoint = 100000",  # the last resort: see checkpoints
    "cache_size = -32000",
)


class Sqlite:
    """A file of SQLite's. A database in memory has one connection, which reads and writes in turn."""

    def __init__(self, place: Place) -> None:
        self._memory = place.file is None
        if place.file is not None:
            place.file.parent.mkdir(parents=True, exist_ok=True)
            # For its owner's eyes only; SQLite gives its log the same mode.
            os.close(os.open(place.file, os.O_WRONLY | os.O_CREAT, 0o600))
        self.engine = _engine(place, self._memory)
        self._writing: Connection | None = None
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = self._writer if self._memory else ThreadPoolExecutor(READERS, "store-reader")
        self._checkpoints = None if self._memory else Checkpoints(self.engine, self._writer)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that takes the write lock at once: no other process writes between look and leap."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """On one state of the file."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    async def close(self) -> None:
        """Wait for the threads, then close the file."""
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.close)
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._release()
        self.engine.dispose()

    def _write(self, work: Callable[[Connection], T]) -> T:
        with _told():
            if self._writing is None:
                self._writing = self.engine.connect().execution_options(mazziere_begin="IMMEDIATE")
            try:
                with self._writing.begin():
                    done = work(self._writing)
            except DBAPIError:
                self._release()  # the next one begins on a fresh connection
                raise
            if self._checkpoints is not None:
                self._checkpoints.wrote(self._writing)
            return done

    def _read(self, query: Callable[[Connection], T]) -> T:
        with _told(), self.engine.connect() as connection, connection.begin():
            return query(connection)

    def _release(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None


@contextmanager
def _told() -> Iterator[None]:
    """A disk that is full or a file that is locked is a database that is away."""
    try:
        yield
    except OperationalError as error:
        raise Unavailable(f"SQLite: {error.orig}") from error


def _engine(place: Place, memory: bool) -> Engine:
    pool: dict[str, Any] = {"poolclass": StaticPool} if memory else {"poolclass": QueuePool, "pool_size": READERS + 1}
    url = place.url.set(database=MEMORY) if memory else place.url
    driver = {"check_same_thread": False, "isolation_level": None}
    engine = create_engine(url, connect_args=driver, hide_parameters=True, **pool)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The driver would begin late and leave DDL outside the transaction.
        connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('mazziere_begin', 'DEFERRED')}")

    return engine
