"""The two databases behind one face: run this in a transaction, durably; or read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy.engine import Connection

from mazziere.store.place import Place

T = TypeVar("T")


class Database(Protocol):
    """Both run plain functions of a SQLAlchemy connection: SQLite in a thread, PostgreSQL on the event loop."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run in a transaction of the one writer; what it did is on disk when this returns."""

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run on one consistent state of the database, beside the writer."""

    async def close(self) -> None:
        """Let go of every connection."""


def connect(place: Place) -> Database:
    """The database at a place; nothing is opened before it is used."""
    if place.url.get_backend_name() == "sqlite":
        from mazziere.store.sqlite import Sqlite

        return Sqlite(place)
    from mazziere.store.postgres import Postgres

    return Postgres(place)
