"""Decks at rest: encrypted, apart from the events, and shown to a person only after a note of who asked and why."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import Connection

from mazziere.room.ports import Batch, Conflict
from mazziere.store import streams
from mazziere.store.appending import deck_place
from mazziere.store.database import Database
from mazziere.store.keys import Keys
from mazziere.store.schema import DECKS
from mazziere.store.writer import Writer

AUDIT: Final = "audit"
"""The stream that tells which decks were shown."""


class DeckUnsealed(msgspec.Struct, frozen=True, tag="deck-unsealed", tag_field="type"):
    """Somebody of the staff was shown the cards of a hand."""

    stream: str
    number: int
    who: str
    why: str


class SqlDecks:
    """The port `Decks` over a database."""

    def __init__(self, database: Database, writer: Writer, keys: Keys) -> None:
        self._database = database
        self._writer = writer
        self._keys = keys

    async def get(self, stream: str, number: int) -> bytes:
        """For the dealer alone, to go on with a running hand."""
        sealed = await self._database.read(lambda connection: _sealed(connection, stream, number))
        if sealed is None:
            raise LookupError(f"{stream}: no deck for hand {number}")
        return self._keys.open(sealed, deck_place(stream, number))

    async def unseal(self, stream: str, number: int, *, who: str, why: str, at: int) -> bytes:
        """For an audit: the event is on disk before the cards are shown."""
        if not who or not why:
            raise ValueError("who and why: an unsealed deck names who asked for it and the reason")
        deck = await self.get(stream, number)
        event = msgspec.json.encode(DeckUnsealed(stream, number, who, why))
        while True:
            expected = await self._database.read(lambda connection: streams.last(connection, AUDIT))
            try:
                await self._writer.append(Batch(stream=AUDIT, expected=expected, events=[event], at=at))
            except Conflict:
                continue  # two audits at once: each gets its own number
            return deck


def _sealed(connection: Connection, stream: str, number: int) -> bytes | None:
    return connection.scalar(select(DECKS.c.sealed).where(DECKS.c.stream == stream, DECKS.c.number == number))
