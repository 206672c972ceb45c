"""Calling the floor, and reports: who asked at which table and hand, what the staff answered. Both are written down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room import protocol as say
from mazziere.room.chat import checked_text
from mazziere.room.pace import Buckets
from mazziere.room.ports import Batch
from mazziere.room.roles import NEEDS, ROLES, require
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.room.ports import Person
    from mazziere.room.room import Room

STREAM: Final = "floor"
REASONS: Final = ("ruling", "slow", "behaviour", "collusion", "chat", "technical", "other")
"""What the floor is called for."""

OUTCOMES: Final = ("coming", "ruled", "warned", "sanctioned", "nothing")
"""What the staff answers; `coming` leaves the call open."""


class Called(msgspec.Struct, frozen=True, tag="floor-called", tag_field="event", omit_defaults=True):
    """Somebody calls the floor; what they wrote is kept where it can be erased."""

    number: int
    table: str
    hand: int
    player: str
    reason: str
    at: int
    about: str = ""


class Answered(msgspec.Struct, frozen=True, tag="floor-answered", tag_field="event", omit_defaults=True):
    """The staff answers."""

    number: int
    by: str
    outcome: str
    at: int


class Line(msgspec.Struct, frozen=True):
    """Something written with a call or an answer."""

    name: str
    at: int
    text: str


class Given(msgspec.Struct, frozen=True):
    """An answer, with the name of who gave it."""

    by: str
    outcome: str
    at: int


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """A call with everything that came of it."""

    number: int
    table: str
    table_name: str
    hand: int
    player: str
    name: str
    reason: str
    at: int
    open: bool
    about: str = ""
    about_name: str = ""
    answers: tuple[Given, ...] = ()
    lines: tuple[Line, ...] = ()


_decode = msgspec.json.Decoder(Called | Answered).decode


class FloorCalls:
    """Everything the floor was called for."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._lock = asyncio.Lock()
        self._pace = Buckets(3, 1 / 60, room.clock)
        self._calls: dict[int, Called] = {}
        self._answers: dict[int, list[Answered]] = {}
        self._seq = 0

    async def _load(self) -> None:
        for stored in await self._room.store.read(STREAM, self._seq):
            event = _decode(stored.data)
            if isinstance(event, Called):
                self._calls[event.number] = event
            else:
                self._answers.setdefault(event.number, []).append(event)
            self._seq = stored.seq

    async def _write(self, event: Called | Answered) -> None:
        batch = Batch(stream=STREAM, expected=self._seq, events=[msgspec.json.encode(event)], at=event.at)
        await self._room.store.append(batch)
        await self._load()
        self._room.lobby.hall()

    async def call(
        self, person: Person, table: str, reason: str, text: str = "", about: str = "", meant: int = 0
    ) -> int:
        """Call the floor to a table, about the hand `meant` (0: the one that is played); the number of the call."""
        require(person.role, "chat")
        room, now = self._room, self._room.clock.now()
        actor = room.actor(table)
        await room.access.admit(person, actor)
        if reason not in REASONS:
            raise Refusal("", "floor-reason", reason=reason, reasons=", ".join(REASONS))
        if about and about not in actor.seated():
            raise Refusal("", "floor-about", player=room.person(about).name)
        line = checked_text(text) if text.strip() else ""
        if not self._pace.take(person.id):
            raise Refusal("", "room-chat-fast")
        last = await actor.look(lambda seated: int(getattr(seated.view(None), "number", 0)))
        hand = meant if 0 < meant <= last else last
        async with self._lock:
            await self._load()
            number = len(self._calls) + 1
            await self._write(Called(number, table, hand, person.id, reason, now, about))
        if line:
            await room.store.chat.say(f"floor:{number}", person.id, now, line)
        await self._tell_staff(table)
        return number

    async def answer(self, by: Person, number: int, outcome: str, text: str = "") -> None:
        """Answer a call; whoever asked is told."""
        require(by.role, "pause")
        if outcome not in OUTCOMES:
            raise Refusal("", "floor-outcome", outcome=outcome, outcomes=", ".join(OUTCOMES))
        line = checked_text(text) if text.strip() else ""
        now = self._room.clock.now()
        async with self._lock:
            await self._load()
            if number not in self._calls:
                raise Refusal("", "floor-no-call", number=number)
            if not self._open(number):
                raise Refusal("", "floor-answered-already", number=number)
            await self._write(Answered(number, by.id, outcome, now))
        if line:
            await self._room.store.chat.say(f"floor:{number}", by.id, now, line)
        called = self._calls[number]
        await self._room.audit(by, "floor-answer", called.table, f"#{number} {outcome}")
        facts = {"text": f"“{line}”" if line else ""}
        self._room.notify(called.player, say.notice(f"floor-{outcome}", called.table, facts))

    def _open(self, number: int) -> bool:
        return all(each.outcome == "coming" for each in self._answers.get(number, ()))

    async def cases(self, person: Person, most: int = 100) -> list[Case]:
        """Calls, newest first: all for the staff, their own for anybody else."""
        await self._load()
        staff = _is_staff(person)
        mine = [each for each in self._calls.values() if staff or each.player == person.id]
        return [await self._case(called) for called in sorted(mine, key=lambda each: -each.number)[:most]]

    async def _case(self, called: Called) -> Case:
        lines = await self._room.store.chat.last(f"floor:{called.number}")
        answers = self._answers.get(called.number, [])
        actor = self._room.actors.get(called.table)
        return Case(
            called.number,
            called.table,
            (actor.table.setup.name if actor is not None else "") or called.table,
            called.hand,
            called.player,
            await self._name(called.player),
            called.reason,
            called.at,
            self._open(called.number),
            called.about,
            await self._name(called.about),
            tuple([Given(await self._name(each.by), each.outcome, each.at) for each in answers]),
            tuple([Line(await self._name(each.account), each.at, each.text) for each in lines]),
        )

    async def _name(self, id: str) -> str:
        person = await self._room.accounts.get(id) if id else None
        return person.name if person is not None else id

    async def _tell_staff(self, table: str) -> None:
        setup = self._room.actor(table).table.setup
        notice = say.notice("floor-is-called", table, {"name": setup.name or table})
        for role in ROLES[ROLES.index(NEEDS["pause"]) :]:
            for person in await self._room.store.people.everyone(role):
                self._room.notify(person.id, notice)


def _is_staff(person: Person) -> bool:
    return ROLES.index(person.role) >= ROLES.index(NEEDS["pause"])
