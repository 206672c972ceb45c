"""One connected client: takes its messages, answers, and keeps what it is to be sent, within bounds."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mazziere.room import protocol as say
from mazziere.room.pace import Bucket
from mazziere.room.ports import Unavailable
from mazziere.room.protocol import encode
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command

if TYPE_CHECKING:
    from mazziere.room.actor import Actor, Took
    from mazziere.room.ports import Person
    from mazziere.room.room import Room

log = logging.getLogger("mazziere.room")

MOST_BYTES: Final = 256 * 1024
"""What may wait for one client. A client that is slower is sent its tables whole when it has caught up."""

MOST_ANSWERS: Final = 1000
MOST_TABLES: Final = 64


class Visitor:
    """A client of the room, whatever carries its messages. `wake` is called when there is something to send.

    `write` may take a message and send it at once; what it does not take is kept.
    """

    def __init__(self, room: Room, person: Person | None, wake: Callable[[], None], address: str = "") -> None:
        self.room = room
        self.person = person
        self.player = person.id if person is not None else ""
        self.address = address
        self.connection = "good"
        self.gone = False
        self.wake = wake
        self.write: Callable[[bytes], bool] = _never
        self._out: deque[tuple[str, bytes]] = deque()
        self._bytes = 0
        self._behind: set[str] = set()
        self._watching: dict[str, Actor] = {}
        self._bucket = Bucket(room.config.burst, room.config.messages_per_second, room.clock)

    # -- what goes out -------------------------------------------------------------------

    def push(self, frame: bytes, table: str = "") -> None:
        """Keep a message for the client. Frames of a table that is to be sent whole anyway are left out."""
        if table in self._behind or self.gone or self.write(frame):
            return
        self._out.append((table, frame))
        self._bytes += len(frame)
        if self._bytes > MOST_BYTES:
            self._fall_behind()
        self.wake()

    def tell(self, message: say.Told) -> None:
        """Keep a message for the client."""
        self.push(encode(message))

    def stale(self, table: str) -> None:
        """Send this table whole, once what waits has gone out."""
        if not self.gone and table in self._watching:
            self._behind.add(table)
            self.wake()

    def _fall_behind(self) -> None:
        self._behind |= {table for table, _ in self._out if table}
        self._out = deque([(table, frame) for table, frame in self._out if not table])
        self._bytes = sum([len(frame) for _, frame in self._out])
        if self._bytes > MOST_BYTES or len(self._out) > MOST_ANSWERS:
            # It does not even read the answers to what it asks.
            self.gone = True

    def pending(self) -> bool:
        """Is there something to send?"""
        return bool(self._out or self._behind)

    async def take(self) -> bytes | None:
        """The next message to send; None when there is none."""
        if self._out:
            _, frame = self._out.popleft()
            self._bytes -= len(frame)
            return frame
        if self._behind:
            table = next(iter(self._behind))
            actor = self._watching.get(table)
            if actor is not None:
                # Frames are left out up to the very moment of the snapshot, and come again from there.
                caught_up = partial(self._behind.discard, table)
                return encode(await self.room.snapshot(actor, self.player, moment=caught_up))
            self._behind.discard(table)
        return None

    # -- what comes in -------------------------------------------------------------------

    def hear(self, raw: bytes) -> bool:
        """Take one message that need not wait for anything; False for any other, and then nothing has happened."""
        if len(raw) > say.LARGEST:
            return False
        try:
            message = say.decode_message(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return False
        if not isinstance(message, (say.Do, say.Ping)):
            return False
        if self._in_time():
            try:
                self._take_now(message)
            except Refusal as refusal:
                self._refuse(message.id, refusal)
            except Exception:
                self._fault(message)
        return True

    async def receive(self, raw: bytes | str) -> None:
        """Take one message. Whatever is wrong with it is answered with a code, and changes nothing."""
        if not self._in_time():
            return
        if len(raw) > say.LARGEST:
            self._fail("too-large", f"A message may have {say.LARGEST} bytes.")
            return
        try:
            message = say.decode_message(raw)
        except msgspec.MsgspecError as error:
            self._fail("bad-message", str(error)[:200])
            return
        try:
            await self._take(message)
        except Refusal as refusal:
            self._refuse(message.id, refusal)
        except Unavailable:
            self._refuse(message.id, Refusal("", "room-unavailable"))
        except Exception:
            self._fault(message)

    def _in_time(self) -> bool:
        if self._bucket.take():
            return True
        self._fail("too-many-messages", "You are sending faster than the room takes messages.")
        return False

    def _fault(self, message: say.Message) -> None:
        log.exception("a %s message failed", type(message).__name__)
        self._fail("fault", "Something went wrong in the room; it has been noted.", message.id)

    def _take_now(self, message: say.Do | say.Ping) -> None:
        if isinstance(message, say.Do):
            self._do(message)
        else:
            self._ping(message)

    async def _take(self, message: say.Message) -> None:
        match message:
            case say.Do() | say.Ping():
                self._take_now(message)
            case say.Watch():
                await self._watch(message)
            case say.Resync():
                if message.table not in self._watching:
                    raise Refusal("", "room-not-watching", table=message.table)
                self.stale(message.table)
            case say.Unwatch():
                self._unwatch(message.table)
                self.tell(say.Done(id=message.id, table=message.table))
            case say.Entropy():
                actor = self._seat(message.table)
                if self.player not in actor.seated():
                    raise Refusal("", "room-not-seated")
                actor.shuffler.take(self.player, message.entropy)
                self.tell(say.Done(id=message.id, table=message.table))
            case say.Say():
                self._seat(message.table)
                await self.room.chat.speak(self._person(), message.table, message.text)
                self.tell(say.Done(id=message.id, table=message.table))
            case say.Lobby():
                self.room.lobby.watch(self, message.on)
                self.tell(say.Tables(tables=self.room.lobby.tables(self.person), id=message.id))
            case say.Hello():
                await self._hello(message)

    def _do(self, message: say.Do) -> None:
        person = self._person()
        command = Command(
            message.verb,
            person.id,
            message.seat,
            message.amount,
            message.cards,
            message.what,
            message.value,
            message.turn,
            id=f"{person.id}/{message.id}" if message.id else "",
        )

        def answer(what: Took | Refusal) -> None:
            if isinstance(what, Refusal):
                self._refuse(message.id, what)
            else:
                self.tell(say.Done(id=message.id, table=message.table, again=what.again))

        self.room.ask(person, message.table, command, answer)

    def _ping(self, message: say.Ping) -> None:
        self.tell(say.Pong(now=self.room.clock.now(), id=message.id))
        connection = "slow" if message.took > self.room.config.slow else "good"
        if connection != self.connection:
            self.connection = connection
            for actor in self._watching.values():
                self.room.presence(actor, self.player)

    async def _watch(self, message: say.Watch) -> None:
        actor = self.room.actor(message.table)
        await self.room.access.admit(self.person, actor, message.key)
        if message.table not in self._watching and len(self._watching) >= MOST_TABLES:
            raise Refusal("", "room-too-many-tables", most=MOST_TABLES)
        snapshot = await self.room.snapshot(actor, self.player, moment=partial(self._join, actor))
        self._watching[message.table] = actor
        self.push(encode(msgspec.structs.replace(snapshot, id=message.id)))
        self.room.presence(actor, self.player)

    def _join(self, actor: Actor) -> None:
        if not self.gone:
            actor.watchers.add(self)
            actor.arm()

    def _unwatch(self, table: str) -> None:
        actor = self._watching.pop(table, None)
        self._behind.discard(table)
        if actor is not None:
            actor.watchers.remove(self)
            self.room.presence(actor, self.player)

    async def _hello(self, message: say.Hello) -> None:
        if message.version != say.VERSION:
            raise Refusal("", "room-version", version=message.version, ours=say.VERSION)
        if message.token:
            person = await self.room.accounts.by_token(message.token)
            if person is None:
                raise Refusal("", "room-session")
            await self._become(person)
        await self.welcome(message.id)

    async def _become(self, person: Person) -> None:
        for table in list(self._watching):
            self._unwatch(table)
        self.room.forget(self)
        self.person, self.player = person, person.id
        self.room.remember(self)

    async def welcome(self, id: str = "") -> None:
        """Say who the client is, as the room knows it."""
        person = self.person
        self.tell(
            say.Welcome(
                player=self.player,
                name=person.name if person else "",
                role=person.role if person else "",
                balance=await self.room.cashier.balance(person.id) if person else 0,
                seats=self.room.seats(self.player),
                now=self.room.clock.now(),
                id=id,
            )
        )

    def leave(self) -> None:
        """The client is gone: nothing more is kept for it."""
        self.gone = True
        for table in list(self._watching):
            self._unwatch(table)
        self.room.forget(self)
        self._out.clear()

    def _person(self) -> Person:
        if self.person is None:
            raise Refusal("", "room-session")
        return self.person

    def _seat(self, table: str) -> Actor:
        self._person()
        actor = self._watching.get(table)
        if actor is None:
            raise Refusal("", "room-not-watching", table=table)
        return actor

    def _refuse(self, id: str, refusal: Refusal) -> None:
        told = refusal.to_dict()
        self.tell(
            say.Refused(
                id=id, code=told["code"], rule=told["rule"], message=told["message"], facts=_plain(told["facts"])
            )
        )

    def _fail(self, code: str, message: str, id: str = "") -> None:
        self.tell(say.Failed(code=code, message=message, id=id))


def _never(_: bytes) -> bool:
    """Nothing goes out at once."""
    return False


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    """The figures of a refusal, whatever they are, as something that can be sent."""
    plain: dict[str, Any] = msgspec.to_builtins(facts, enc_hook=str)
    return plain
