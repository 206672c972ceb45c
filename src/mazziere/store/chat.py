"""What is said at the tables; none of it is in a stream, so that it can be taken away."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from mazziere.room.ports import Said
from mazziere.store.database import Database
from mazziere.store.schema import CHAT
from mazziere.store.writer import Writer


class SqlChat:
    """The port `Chat` over a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def say(self, stream: str, account: str, at: int, text: str) -> int:
        """Keep a line; its id."""
        row = {"stream": stream, "account": account, "at": at, "text": text}
        return await self._writer.do(lambda connection: _said(connection, row))

    async def last(self, stream: str, limit: int = 50) -> list[Said]:
        """The last lines said there, oldest first."""
        columns = CHAT.c
        query = select(columns.id, columns.stream, columns.account, columns.at, columns.text)
        query = query.where(columns.stream == stream).order_by(columns.id.desc()).limit(limit)
        lines = await self._database.read(lambda connection: [Said(*row) for row in connection.execute(query)])
        return lines[::-1]

    async def remove(self, id: int) -> None:
        """Take a line away."""
        await self._writer.do(lambda connection: connection.execute(delete(CHAT).where(CHAT.c.id == id)).close())


def _said(connection: Connection, row: dict[str, object]) -> int:
    id: int = connection.execute(insert(CHAT).values(row).returning(CHAT.c.id)).scalar_one()
    return id
