"""The same test on both databases: `address` is an empty one, `store` the store on it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from mazziere.store.database import connect
from mazziere.store.migrate import migrate
from mazziere.store.place import place
from mazziere.store.store import SqlStore, open_store

from .servers import Server, server


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[Server]:
    """One PostgreSQL server for the whole run."""
    with server(testrun_uid) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_room(postgres: Server) -> str:
    """A database on it with the schema, which each test finds empty."""
    address = postgres.database()
    asyncio.run(_prepare(address))
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty room in each kind of database."""
    if request.param == "sqlite":
        yield str(tmp_path / "room.db")
        return
    running: Server = request.getfixturevalue("postgres")
    room: str = request.getfixturevalue("postgres_room")
    yield room
    running.empty(room)


@pytest.fixture(params=["sqlite", "postgresql"])
def nowhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each kind with nothing in it, not even a schema."""
    if request.param == "sqlite":
        yield str(tmp_path / "new.db")
        return
    running: Server = request.getfixturevalue("postgres")
    made = running.database()
    yield made
    running.drop(made)


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio, as the room does."""
    return "asyncio"


@pytest.fixture
async def store(address: str, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """An open store on a new database."""
    opened = await open_store(address, tmp_path)
    yield opened
    await opened.close()


async def _prepare(address: str) -> None:
    database = connect(place(address))
    await migrate(database)
    await database.close()
