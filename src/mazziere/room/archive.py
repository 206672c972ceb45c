"""Tables to read from: those that are open, and those closed for good, brought back from their streams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mazziere.room.actor import Actor
from mazziere.room.hands import Hands
from mazziere.room.resume import resumed
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.room.room import Room

KEPT: Final = 50
"""Closed tables kept at hand; the others are read again when somebody asks for them."""


class Archive:
    """Every table that ever was, for who reads its hands. A closed one takes no commands: nobody arms it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._closed: dict[str, Actor] = {}

    async def table(self, id: str) -> Actor:
        """A table, open or closed."""
        found = self._room.actors.get(id) or self._closed.get(id)
        return found if found is not None else await self._again(id)

    async def _again(self, id: str) -> Actor:
        room, stream, hands = self._room, f"table:{id}", Hands()
        if not await room.store.last(stream):
            raise Refusal("", "room-no-table", table=id)
        table, seq, _ = await resumed(stream, room.store, hands)
        if len(self._closed) >= KEPT:
            del self._closed[next(iter(self._closed))]
        actor = self._closed[id] = Actor(table, seq, hands, room.store, room.clock)
        return actor
