"""Commands from one stream to another, kept until the other has taken them."""

from __future__ import annotations

from sqlalchemy import delete, select

from mazziere.room.ports import Pending
from mazziere.store.database import Database
from mazziere.store.schema import OUTBOX
from mazziere.store.writer import Writer


class SqlOutbox:
    """The port `Outbox` over a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def pending(self, limit: int = 1000) -> list[Pending]:
        """The oldest messages not done yet."""
        query = select(OUTBOX.c.id, OUTBOX.c.stream, OUTBOX.c.to, OUTBOX.c.data)
        query = query.order_by(OUTBOX.c.position).limit(limit)
        return await self._database.read(lambda connection: [Pending(*row) for row in connection.execute(query)])

    async def done(self, id: str) -> None:
        """The message need not be delivered again."""
        await self._writer.do(lambda connection: connection.execute(delete(OUTBOX).where(OUTBOX.c.id == id)).close())
