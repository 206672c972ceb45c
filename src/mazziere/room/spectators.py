"""Who looks on at a table without sitting at it: their names, told to everybody there soon after they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mazziere.room import protocol as say

if TYPE_CHECKING:
    from mazziere.room.actor import Actor
    from mazziere.room.room import Room

SOON: Final = 500
"""Milliseconds in which changes are gathered into one message."""

MOST: Final = 50
"""Names that are told; more are only counted."""


class Looking(NamedTuple):
    """Names of those who look on, and how many more do."""

    names: tuple[str, ...]
    others: int


class Spectators:
    """Tells each table who looks on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._due: set[str] = set()

    def of(self, actor: Actor) -> Looking:
        """Who looks on at a table now; whoever has not come in has no name."""
        seated = set(actor.seated())
        ids = [watcher.player for watcher in actor.watchers if watcher.player not in seated]
        names = sorted({self._room.person(each).name for each in ids if each})[:MOST]
        return Looking(tuple(names), len({each for each in ids if each}) - len(names) + ids.count(""))

    def changed(self, actor: Actor) -> None:
        """Somebody came or went: the table is told soon."""
        if actor.id not in self._due and len(actor.watchers):
            self._due.add(actor.id)
            self._room.clock.call_at(self._room.clock.now() + SOON, lambda: self._tell(actor))

    def _tell(self, actor: Actor) -> None:
        self._due.discard(actor.id)
        names, others = self.of(actor)
        actor.watchers.tell(say.encode(say.Watching(table=actor.id, names=names, others=others)))
