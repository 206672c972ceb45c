"""A room for one test: in memory, with a clock that moves when told, and people who connect without a network."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, cast

import msgspec

from mazziere.hand.events import Stakes
from mazziere.room import protocol as say
from mazziere.room.actor import Actor
from mazziere.room.clock import ManualClock
from mazziere.room.config import Config
from mazziere.room.ports import Batch, Person, Store
from mazziere.room.room import Room
from mazziere.room.visitor import Visitor
from mazziere.store.store import open_store
from mazziere.table.setup import TableSetup

P = ParamSpec("P")

BEGIN = 1_700_000_000_000

QUICK = Config(demo=False, bot_pace=(0, 0), bots_rest=False, burst=10_000, messages_per_second=10_000)
HOLDEM = TableSetup(id="t1", stakes=Stakes(blinds=(50, 100)), limit="no-limit", buy_in=(2_000, 20_000), seats=6)


def played(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run a test that waits for the room."""

    @functools.wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(_bounded(test(*arguments, **named)))

    return run


async def _bounded(test: Awaitable[None]) -> None:
    await asyncio.wait_for(test, 300)


class Guest:
    """Somebody in the room, and everything they have been told."""

    def __init__(self, room: Room, person: Person | None) -> None:
        self.room = room
        self.person = person
        self.visitor = Visitor(room, person, lambda: None)
        self.raw: list[bytes] = []
        self.heard: list[Any] = []
        room.remember(self.visitor)

    @property
    def id(self) -> str:
        return self.visitor.player

    async def listen(self) -> list[Any]:
        """Everything that waits to be sent, decoded."""
        new = []
        while (frame := await self.visitor.take()) is not None:
            self.raw.append(frame)
            new.append(say.decode_answer(frame))
        self.heard += new
        return new

    async def say(self, message: say.Message) -> Any:
        """Send a message; the answer to it."""
        if not message.id:
            message = msgspec.structs.replace(message, id=f"m{len(self.heard)}-{self.id}")
        await self.visitor.receive(msgspec.json.encode(message))
        await self.room.idle()
        answers = await self.listen()
        found = [each for each in answers if getattr(each, "id", "") == message.id]
        return found[0] if found else None

    async def watch(self, table: str, key: str = "") -> Any:
        return await self.say(say.Watch(table=table, key=key))

    async def do(self, table: str, verb: str, **fields: Any) -> Any:
        return await self.say(say.Do(table=table, verb=verb, **fields))

    def events(self) -> list[dict[str, Any]]:
        """All events of tables this guest was told of, in order."""
        return [event for message in self.heard if isinstance(message, say.Events) for event in message.events]


@asynccontextmanager
async def evening(config: Config = QUICK, database: str = ":memory:", now: int = BEGIN) -> AsyncIterator[Room]:
    """An open room; a new one has no tables."""
    store = cast("Store", await open_store(database))
    room = Room(store, ManualClock(now), config)
    await room.open()
    try:
        yield room
    finally:
        await room.idle()
        await room.close()
        await store.close()


class Failing:
    """A store whose next append (to that kind of stream) fails, before or after it is written."""

    def __init__(self, room: Room, error: Exception, written: bool, kind: str = "") -> None:
        self._kind = kind
        self._append = room.store.append
        self._error: Exception | None = error
        self._written = written
        room.store.append = self.append  # type: ignore[method-assign]  # that is the test

    async def append(self, batch: Batch) -> int:
        error = self._error
        if error is None or not batch.stream.startswith(self._kind):
            return await self._append(batch)
        self._error = None
        if self._written:
            await self._append(batch)
        raise error


def clock_of(room: Room) -> ManualClock:
    """The clock of an evening."""
    assert isinstance(room.clock, ManualClock)
    return room.clock


def state_of(actor: Actor) -> Any:
    """The state of the table an actor owns, whatever game it is of."""
    table: Any = actor.table
    return table.state


async def pass_time(room: Room, milliseconds: int) -> None:
    """Let time pass, timer by timer, as it would."""
    clock = clock_of(room)
    end = clock.now() + milliseconds
    await room.idle()
    while (due := clock.next()) is not None and due <= end:
        clock.reach(due)
        await room.idle()
    clock.reach(end)
    await room.idle()


async def guest(room: Room, name: str) -> Guest:
    """A guest with the first grant."""
    person = await room.accounts.guest(name)
    await room.cashier.first_grant(person.id)
    return Guest(room, person)


async def seated(room: Room, actor: Actor, names: tuple[str, ...] = ("Anna", "Bruno", "Carla")) -> list[Guest]:
    """Guests at a table, watching it, each with 10,000; the first hand begins when two sit."""
    guests = []
    for name in names:
        one = await guest(room, name)
        await one.watch(actor.id)
        done = await one.do(actor.id, "sit", amount=10_000, value="post")
        assert isinstance(done, say.Done), done
        guests.append(one)
    return guests
