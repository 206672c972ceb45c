"""What is said at tables: short lines, at a human pace, kept where they can be erased."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from mazziere.room import protocol as say
from mazziere.room.pace import Buckets
from mazziere.room.roles import require
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.room.ports import Person
    from mazziere.room.room import Room

LONGEST: Final = 200
SILENCES: Final = {"staff-silence": True, "staff-unsilence": False}


def checked_text(text: str) -> str:
    """One readable line, or a refusal.

    >>> checked_text(" nice\\nhand ")
    'nice hand'
    """
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    tidy = "".join(sign for sign in tidy if unicodedata.category(sign)[0] != "C")
    if not 0 < len(tidy) <= LONGEST:
        raise Refusal("", "room-chat-length", most=LONGEST)
    return tidy


class Talk:
    """The room's chat: at each table, by those who may speak, to those who have not muted them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._pace = Buckets(5, 0.5, room.clock)
        self._silenced: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Bring back whose word has been taken: the audit trail tells."""
        for told in reversed(await self._room.trail(await self._room.store.last("audit"))):
            if told.get("event") in SILENCES:
                self.silence(str(told["how"]), str(told["whom"]), SILENCES[str(told["event"])])

    async def speak(self, person: Person, table: str, text: str) -> None:
        """Say something at a table."""
        require(person.role, "chat")
        if (table, person.id) in self._silenced or ("", person.id) in self._silenced:
            raise Refusal("", "room-silenced")
        line = checked_text(text)
        if not self._pace.take(person.id):
            raise Refusal("", "room-chat-fast")
        now = self._room.clock.now()
        await self._room.store.chat.say(f"table:{table}", person.id, now, line)
        heard = say.encode(say.Chat(table=table, player=person.id, text=line, at=now))
        for watcher in list(self._room.actor(table).watchers):
            if person.id not in self._room.muted(watcher.player):
                watcher.push(heard)

    async def last(self, table: str) -> list[say.Chat]:
        """What was said last, oldest first."""
        lines = await self._room.store.chat.last(f"table:{table}")
        return [say.Chat(table=table, player=line.account, text=line.text, at=line.at) for line in lines]

    def silence(self, table: str, player: str, on: bool) -> None:
        """A host at a private table, or the floor ("" is every table), takes somebody's word or gives it back."""
        (self._silenced.add if on else self._silenced.discard)((table, player))
