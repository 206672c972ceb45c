"""PostgreSQL through asyncpg: `synchronous_commit = on`, whatever the server's own default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import create_async_engine

from mazziere.room.ports import Unavailable
from mazziere.store.place import Place

T = TypeVar("T")

SECONDS: Final = 10
"""A server that is silent for so long is away."""

SETTINGS: Final = {
    "application_name": "mazziere",
    "synchronous_commit": "on",  # an acknowledged commit is on the server's disk
    "lock_timeout": f"{SECONDS}s",
    "idle_in_transaction_session_timeout": f"{3 * SECONDS}s",  # a process that hangs lets go of what others wait for
}

AWAY: Final = ("08", "25P03", "40", "53", "55P03", "57", "58")
"""SQLSTATEs of a server that cannot: no connection, too idle, deadlock, disk or memory full, lock, shut down, I/O."""


class Postgres:
    """A database on a server. Several processes may write; the unique keys keep them apart."""

    def __init__(self, place: Place) -> None:
        self.engine = create_async_engine(
            place.url,
            pool_size=5,
            max_overflow=5,
            hide_parameters=True,
            connect_args={
                "timeout": SECONDS,
                "command_timeout": SECONDS,
                "server_settings": SETTINGS,
            },
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction; the commit returns when the server has it on disk."""
        return await self._run("READ COMMITTED", work)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """On one state of the database."""
        return await self._run("REPEATABLE READ", query)

    async def close(self) -> None:
        """Close the connections."""
        await self.engine.dispose()

    async def _run(self, isolation: str, work: Callable[[Connection], T]) -> T:
        try:
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level=isolation)
                async with connection.begin():
                    return await connection.run_sync(work)
        except (OSError, TimeoutError) as error:
            raise Unavailable(f"PostgreSQL: {error or 'no answer in time'}") from error
        except DBAPIError as error:
            if isinstance(error, InterfaceError) or error.connection_invalidated or _state(error).startswith(AWAY):
                raise Unavailable(f"PostgreSQL: {error.orig}") from error
            raise


def _state(error: DBAPIError) -> str:
    """The server's code for what went wrong; "" when it had no time to say."""
    return getattr(error.orig, "sqlstate", None) or getattr(error.orig, "pgcode", None) or ""
