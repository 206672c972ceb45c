"""Waiting lists: each game at each stake is a group with its own stream; tables and groups write to each other.

A message goes into the outbox with the event that causes it, and is redelivered until it is done; its id makes it
harmless to deliver twice.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room import protocol as say
from mazziere.room.log import encode_one
from mazziere.room.ports import AlreadyDone, Batch, Conflict, Message, StoreError, Unavailable
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.group import PLAYERS, Group
from mazziere.table.group_calls import takers
from mazziere.table.group_events import Called
from mazziere.table.group_messages import reports
from mazziere.table.group_setup import GroupSetup
from mazziere.table.group_state import decode
from mazziere.table.group_view import GroupView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.events import Event
    from mazziere.room.actor import Actor
    from mazziere.room.clock import Timer
    from mazziere.room.ports import Pending
    from mazziere.room.room import Room
    from mazziere.table.setup import TableSetup

log = logging.getLogger("mazziere.room")

ASKED: Final = tuple([verb for verb in PLAYERS if verb != "sit"])
"""What a client may ask of a list; a seat is taken at the table itself."""


PASSING: Final = ("room-unavailable", "room-conflict", "room-busy")
"""Refusals that say nothing about a message: it is delivered again."""

UNTIL_THE_HAND_ENDS: Final = {"change-seat": ("house-hand-under-way",), "sit": ("seat-taken",)}
"""Refusals that hold as long as a hand lasts: nobody changes seat in it, and who is to have the old seat waits too."""

PAUSE: Final = 0.05
"""Seconds before that."""


class Keeper:
    """The owner of one group: as a table's, one command at a time, told when on disk."""

    def __init__(self, group: Group, seq: int) -> None:
        self.group = group
        self.seq = seq
        self.lock = asyncio.Lock()
        self.timer: Timer | None = None


class Groups:
    """Every group of the room, and the messages between streams."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._keepers: dict[str, Keeper] = {}
        self._of: dict[str, str] = {}
        self._deferred: dict[str, list[Message | Pending]] = {}

    async def open(self, outage: int) -> None:
        """Bring every list back, give back the time that was lost, and deliver what a crash left undone."""
        store = self._room.store
        for stream in await store.streams("group"):
            stored = await store.read(stream)
            events = decode(b"[" + b",".join([event.data for event in stored]) + b"]")
            self._own(Group.resume(events), stored[-1].seq)
        await self._deliver_pending()
        for id in self._keepers if outage > 0 else ():
            await self.do(id, Command("shift", amount=outage))

    async def add(self, actor: Actor) -> None:
        """A table of the house belongs to the group of its game and stakes; private ones have no list."""
        setup = actor.table.setup
        if setup.private or setup.host or actor.id in self._of:
            return
        wanted = _list_for(setup)
        id, more = wanted.id, 1
        while id in self._keepers and not _same_game(self.group(id).setup, wanted):
            more += 1
            id = f"{wanted.id}-{more}"
        if id not in self._keepers:
            await self.found(msgspec.structs.replace(wanted, id=id))
        await self.do(id, Command("open", value=actor.id, amount=setup.seats))
        self._of[actor.id] = id

    async def found(self, setup: GroupSetup) -> None:
        """Begin a group without a table."""
        group = Group.open(setup, self._room.clock.now())
        events = [encode_one(event) for event in group.events]
        self._own(group, await self._room.store.append(Batch(stream=f"group:{setup.id}", expected=0, events=events)))

    def _own(self, group: Group, seq: int) -> None:
        self._keepers[group.setup.id] = Keeper(group, seq)
        if not group.setup.live:
            self._of |= dict.fromkeys(group.state.tables, group.setup.id)
        self._arm(group.setup.id)

    def close(self) -> None:
        """No more timers."""
        for keeper in self._keepers.values():
            if keeper.timer is not None:
                keeper.timer.cancel()

    # -- asking --------------------------------------------------------------------------

    def views(self, player: str | None) -> list[GroupView]:
        """Every list of tables in this room, as somebody sees it."""
        groups = [keeper.group for keeper in self._keepers.values()]
        return [group.view(player) for group in groups if not group.setup.live]

    def waiting(self, table: str) -> int:
        """How many are on the list of a table's game."""
        return len(self._keepers[self._of[table]].group.state.waiting) if table in self._of else 0

    def live(self) -> list[Group]:
        """The groups of physical tables."""
        groups = [keeper.group for keeper in self._keepers.values()]
        return [group for group in groups if group.setup.live and not group.state.shut]

    def group(self, id: str) -> Group:
        """A group by its id."""
        return self._keeper(id).group

    def _keeper(self, id: str) -> Keeper:
        if id not in self._keepers:
            raise Refusal("", "room-no-list", list=id)
        return self._keepers[id]

    async def ask(self, id: str, command: Command) -> None:
        """What a player asks of a list."""
        if command.verb not in ASKED:
            raise Refusal("", "room-no-verb", verb=command.verb, verbs=", ".join(ASKED))
        if self.group(id).setup.live:
            raise Refusal("", "room-no-list", list=id)
        if command.verb == "accept":
            await self._room.protection.allow(command.player, command.amount)
        await self.do(id, command)

    def allow(self, player: str, table: str, seat: int) -> int:
        """The seat somebody may take (-1: whichever the table has); refused where others come first."""
        if table not in self._of:
            return seat
        group = self._keepers[self._of[table]].group
        s, now = group.state, self._room.clock.now()
        line = s.tables[table]
        own = [place for place, promise in s.promises.items() if promise.player == player and place[0] == table]
        open_seats = [*[place[1] for place in own], *s.free(line)]
        if seat < 0:
            seat = next(iter(open_seats), -1)
        kept = [place[1] for place, promise in s.promises.items() if place[0] == table and promise.player != player]
        if seat in kept or (seat < 0 and kept):
            raise Refusal(group.cites("SC-SEAT-1"), "group-list-first")
        first = next((each for each in takers(s, (table, seat), now) if each.player != player), None)
        if first is not None and seat in open_seats and not own:
            raise Refusal(group.cites(first.rule), "group-list-first")
        return seat

    def allow_change(self, player: str, table: str, seat: int) -> None:
        """Nobody changes to a seat that is kept for another."""
        group = self._keepers[self._of[table]].group if table in self._of else None
        promise = group.state.promises.get((table, seat)) if group is not None else None
        if group is not None and promise is not None and promise.player != player:
            raise Refusal(group.cites("SC-SEAT-1"), "group-list-first")

    async def do(self, id: str, command: Command, *more: Command) -> None:
        """Carry out commands of a group, all or none: durable when this returns, and their messages on their way."""
        keeper = self._keeper(id)
        stream = f"group:{id}"
        async with keeper.lock:
            group = keeper.group
            if not command.at:
                command = msgspec.structs.replace(command, at=self._room.clock.now())
            before = len(group.events)
            try:
                events = group.do(command)
                for each in more:
                    events += group.do(msgspec.structs.replace(each, at=command.at))
            except Refusal as refusal:
                if len(group.events) > before:
                    keeper.group = Group.resume(group.events[:before])
                if command.id and await self._room.store.done(stream, command.id) is not None:
                    return
                raise self._named(refusal) from None
            if not events:
                return
            outbox = [_kept(message.stream, message.command) for message in group.messages(events)]
            batch = Batch(
                stream=stream,
                expected=keeper.seq,
                events=[encode_one(event) for event in events],
                at=command.at,
                command=command.id,
                outbox=outbox,
            )
            try:
                keeper.seq = await self._room.store.append(batch)
            except StoreError as error:
                await self._not_written(keeper, command, error)
                return
        self._arm(id)
        self._tell(events)
        if group.setup.live:
            self._room.lobby.hall()
        else:
            self._room.lobby.changed()
        if outbox:
            self._room.later(lambda: self._deliver_all(stream, outbox))

    def _named(self, refusal: Refusal) -> Refusal:
        """A group knows players by their ids; people read names."""
        named = {what: self._room.person(who).name for what, who in refusal.facts.items() if what == "player"}
        return Refusal(refusal.rule, refusal.code, **refusal.facts | named)

    async def _not_written(self, keeper: Keeper, command: Command, error: StoreError) -> None:
        """The list is what the log says, once it can be read; refused, unless the command had been written."""
        store, stream = self._room.store, f"group:{keeper.group.setup.id}"
        log.warning("%s: %s was not written: %s", stream, command.verb, error)
        while True:
            try:
                stored = await store.read(stream)
                done = await store.done(stream, command.id) if command.id else None
                break
            except Unavailable:
                await store.available()
        keeper.group = Group.resume(decode(b"[" + b",".join([event.data for event in stored]) + b"]"))
        keeper.seq = stored[-1].seq
        self._arm(keeper.group.setup.id)
        self.catch_up()
        if done is None and not isinstance(error, AlreadyDone):
            raise Refusal("", "room-conflict" if isinstance(error, Conflict) else "room-unavailable")

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Called):
                actor = self._room.actors.get(event.table)
                name = event.table if actor is None else actor.table.setup.name or actor.id
                # A table of the hall has no page to go to.
                here = "" if actor is None else actor.id
                self._room.notify(event.player, say.notice("room-called", here, {"table": name}))

    # -- messages ------------------------------------------------------------------------

    def reports(self, actor: Actor, events: Sequence[Event], after: int) -> list[Message]:
        """What a table's events, which follow number `after`, tell its group."""
        group = self._of.get(actor.id)
        if group is None:
            return []
        return [
            _kept(message.stream, message.command)
            for number, event in enumerate(events, after + 1)
            for message in reports(event, number, actor.id, group)
        ]

    async def deliver(self, stream: str, outbox: Sequence[Message]) -> None:
        """Deliver what has just been written down."""
        await self._deliver_all(stream, outbox)

    async def _deliver_all(self, stream: str, outbox: Sequence[Message | Pending]) -> None:
        for message in outbox:
            await self._deliver(message)

    def catch_up(self) -> None:
        """A stream was read again after an error: messages may have been written that nobody was told of."""
        self._room.later(self._deliver_pending)

    async def _deliver_pending(self) -> None:
        tried: set[str] = set()
        while new := [each for each in await self._room.store.outbox.pending() if each.id not in tried]:
            for message in new:
                tried.add(message.id)
                await self._deliver(message)

    def hand_ended(self, actor: Actor) -> None:
        """What a table could not do during a hand, it can do now."""
        deferred = self._deferred.pop(actor.id, [])
        if deferred:
            self._room.later(lambda: self._deliver_all(actor.stream, deferred))

    def _waits(self, table: str, command: Command, refusal: Refusal) -> bool:
        """Is this refused only because a hand is on?"""
        actor = self._room.actors.get(table)
        running = actor is not None and actor.table.state.running  # type: ignore[attr-defined]  # every table has a state
        return running and refusal.code in UNTIL_THE_HAND_ENDS.get(command.verb, ())

    async def _deliver(self, message: Message | Pending) -> None:
        """Deliver a message until it is done, or refused for good. One that meets a fault waits for the next start."""
        command = msgspec.json.decode(message.data, type=Command)
        kind, _, id = message.to.partition(":")
        while True:
            try:
                if kind == "group":
                    await self.do(id, command)
                elif kind == "table" and command.verb != "open":
                    await self._room.actor(id).do(command)
            except Refusal as refusal:
                if self._waits(id, command, refusal):
                    deferred = self._deferred.setdefault(id, [])
                    if all(each.id != message.id for each in deferred):
                        deferred.append(message)
                    return
                log.warning("message %s was refused: %s", message.id, refusal.code)
                if refusal.code == "room-fault":
                    return
                if refusal.code in PASSING:
                    await asyncio.sleep(PAUSE)
                    continue
            break
        while True:
            try:
                await self._room.store.outbox.done(message.id)
                break
            except Unavailable:
                await self._room.store.available()

    # -- time ----------------------------------------------------------------------------

    def _arm(self, id: str) -> None:
        keeper = self._keepers[id]
        if keeper.timer is not None:
            keeper.timer.cancel()
            keeper.timer = None
        due = keeper.group.wake()
        if due is not None:
            tick = lambda: self._room.later(lambda: self.do(id, Command("tick")))  # noqa: E731
            keeper.timer = self._room.clock.call_at(due, tick)


def _list_for(setup: TableSetup) -> GroupSetup:
    """The list of a table of the house: one for each game and stake (SC-SEAT-2).

    No table is the main one: which others feed it is for a club to say, and here nobody has.
    """
    blind = max([*setup.stakes.blinds, setup.stakes.small_bet, setup.stakes.ante])
    # Who waits for one layout of the vele would not sit down at another.
    variant = [given for given in setup.options.values() if isinstance(given, str)]
    id = "-".join(filter(None, (setup.game, setup.limit, str(blind) if blind else "", *variant)))
    return GroupSetup(
        id,
        game=setup.game,
        blind=blind,
        buy_in=setup.buy_in[0],
        seats=setup.seats,
        must_move=False,
        rulebook=setup.rulebook,
    )


def _same_game(one: GroupSetup, other: GroupSetup) -> bool:
    """Would whoever waits for the one also sit down at the other?"""
    rules = {one.rulebook, other.rulebook} - {""}
    return not one.live and one.buy_in == other.buy_in and len(rules) < 2


def _kept(stream: str, command: Command) -> Message:
    return Message(command.id, stream, msgspec.json.encode(command))
