"""What the commands on a stored room share: where it is, and how they open it without changing anything."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import typer

from mazziere.room.ports import StoreError
from mazziere.store.database import Database, connect
from mazziere.store.migrate import HEAD, revision
from mazziere.store.place import VARIABLE, Place, place

T = TypeVar("T")

DatabaseOption = Annotated[
    str, typer.Option("--database", help=f"A path or postgresql://…; {VARIABLE}, or room.db in --data, unless given.")
]
DataOption = Annotated[Path | None, typer.Option("--data", help="The folder where the room keeps itself.")]


def stored(database: str, data: Path | None, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with the room that is there; exits with 2 when there is none, or it is of another release."""

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
