"""What the commands on a stored room share: where it is, and how they open it without changing anything.

The store is imported when a command runs: the help of all commands need not wait for a database's driver.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from mazziere.store.database import Database
    from mazziere.store.place import Place

T = TypeVar("T")

DatabaseOption = Annotated[
    str,
    typer.Option("--database", help="A path or postgresql://…; else MAZZIERE_DATABASE, else room.db in --data."),
]
DataOption = Annotated[Path | None, typer.Option("--data", help="The folder where the room keeps itself.")]


def stored(database: str, data: Path | None, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with the room that is there; exits with 2 when there is none, or it is of another release."""
    from mazziere.room.ports import StoreError
    from mazziere.store.database import connect
    from mazziere.store.migrate import HEAD, revision

    async def opened(where: Place) -> T:
        if where.file is not None and not where.file.exists():
            raise StoreError(f"{where.file}: there is no room")
        room = connect(where)
        try:
            found = await room.read(revision)
            if found != HEAD:
                raise StoreError(f"{where}: the database has schema {found or 'none'}, and this release {HEAD}")
            return await work(room)
        finally:
            await room.close()

    return run(database, data, opened)


def run(database: str, data: Path | None, work: Callable[[Place], Awaitable[T]]) -> T:
    """Do something at a place; exits with 2 and a sentence when the store cannot."""
    from mazziere.room.ports import StoreError
    from mazziere.store.place import place

    async def done() -> T:
        return await work(place(database, data))

    try:
        return asyncio.run(done())
    except (StoreError, ValueError, OSError) as error:
        fail(str(error))


def fail(why: str) -> NoReturn:
    """Say why on the error stream, and exit with 2."""
    print(f"mazziere: {why}", file=sys.stderr)
    raise typer.Exit(2) from None
