"""The room: every table with its owner, the people in it, and the rules of the house around the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room import protocol as say
from mazziere.room.access import Access
from mazziere.room.accounts import Accounts, checked_name, new_id
from mazziere.room.actor import Actor, Answer, Took
from mazziere.room.banked import Banked
from mazziere.room.botkeeper import Botkeeper, asking, closed
from mazziere.room.cashier import Cashier
from mazziere.room.chat import Talk
from mazziere.room.clock import Clock, SystemClock, Timer
from mazziere.room.config import Config
from mazziere.room.desk import Desk
from mazziere.room.floor_calls import FloorCalls
from mazziere.room.groups import Groups
from mazziere.room.hands import Hands
from mazziere.room.histories import Histories
from mazziere.room.later import Later
from mazziere.room.lobby import Lobby
from mazziere.room.log import encode_one
from mazziere.room.ports import HOUSE_ACCOUNTS, AlreadyDone, Batch, Conflict, Fault, Person, Store, Unavailable
from mazziere.room.protection import MINUTE, Protection
from mazziere.room.resume import resumed
from mazziere.room.roles import may, require
from mazziere.room.rulebooks import HouseBooks
from mazziere.room.spectators import Spectators
from mazziere.room.topping_up import top_up
from mazziere.room.trial import try_out
from mazziere.room.verbs import ASKED, BRINGS_CHIPS, checked, how
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.events import AbsenceOver, HandEnded, Left, SatDown, SeatAsked
from mazziere.table.house_events import Unclaimed
from mazziere.table.poker import PokerTable
from mazziere.table.seated import open_table

if TYPE_CHECKING:
    from mazziere.hand.events import Event
    from mazziere.room.ports import Message
    from mazziere.room.visitor import Visitor
    from mazziere.table.seated import Seated
    from mazziere.table.setup import TableSetup

log = logging.getLogger("mazziere.room")

HEARTBEAT: Final = 10_000
"""How often the room writes down that it is open: after a crash the time since is given back."""


class Room:
    """A card room over a store. `open()` brings back every table where it was."""

    def __init__(self, store: Store, clock: Clock | None = None, config: Config | None = None) -> None:
        self.store = store
        self.clock: Clock = clock or SystemClock()
        self.config = config or Config()
        self.accounts = Accounts(store, self.clock)
        self.cashier = Cashier(store, self.clock)
        self.protection = Protection(store, self.clock)
        self.access = Access(store, self.accounts)
        self.lobby = Lobby(self)
        self.spectators = Spectators(self)
        self.chat = Talk(self)
        self.bots = Botkeeper(self)
        self.histories = Histories(self)
        self.groups = Groups(self)
        self.desk = Desk(self)
        self.floor = FloorCalls(self)
        self.rulebooks = HouseBooks(store, self.clock)
        self.actors: dict[str, Actor] = {}
        self.sits: dict[str, set[str]] = {}
        self._visitors: dict[str, set[Visitor]] = {}
        self._timers: dict[str, Timer] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._auditing = asyncio.Lock()

    # -- opening and closing --------------------------------------------------------------

    async def open(self) -> None:
        """Bring every table back; the time the room was away is given back to whoever was thinking."""
        await self.rulebooks.open()
        await self.chat.open()
        alive = int(await self.store.setting("alive") or 0)
        for stream in await self.store.streams("table"):
            hands = Hands()
            table, seq, at = await resumed(stream, self.store, hands)
            actor = self._own(table, seq, hands)
            # What has happened is past, whatever the machine's clock says now: else every deadline would be far off.
            self.clock.reach(max(alive, at))
            if closed(actor):
                del self.actors[actor.id]
            else:
                actor.give_back(self.clock.now() - max(alive, at))
        await self.idle()
        for person in await self.store.people.everyone("bot"):
            await self.accounts.get(person.id)
        for actor in self.actors.values():
            for player in actor.seated():
                await self.accounts.get(player)
                self.sits.setdefault(player, set()).add(actor.id)
                if not self.is_bot(player):
                    await self.protection.sittings.recall(player, seated=True)
            for player in {*asking(actor), actor.table.setup.host} - {""}:
                await self.accounts.get(player)
            actor.arm()
            self.bots.after(actor)
        await self.groups.open(self.clock.now() - alive if alive else 0)
        self._beat()
        self._minute()

    async def close(self) -> None:
        """Stop the tables where they are; the store still has everything."""
        for timer in self._timers.values():
            timer.cancel()
        self.bots.close()
        self.groups.close()
        for actor in list(self.actors.values()):
            await actor.idle()
            actor.close()
        for task in list(self._tasks):
            await asyncio.shield(task)
        await self.store.set("alive", str(self.clock.now()))

    async def idle(self) -> None:
        """Until no table has anything left to do at this moment of the clock."""
        while self._tasks or any(actor.busy for actor in self.actors.values()):
            if self._tasks:
                await asyncio.gather(*self._tasks)
            # A table may close meanwhile.
            for actor in list(self.actors.values()):
                await actor.idle()

    def later(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that has to wait for the store, without anybody waiting for it."""

        async def run() -> None:
            try:
                await work()
            except Refusal as refusal:
                log.warning("refused: %s", refusal.code)
            except Unavailable as error:
                log.warning("a task of the room was not done: %s", error)
            except Exception:
                log.exception("a task of the room failed")

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables ---------------------------------------------------------------------------

    def actor(self, table: str) -> Actor:
        """The owner of a table."""
        found = self.actors.get(table)
        if found is None:
            raise Refusal("", "room-no-table", table=table)
        return found

    async def open_table(self, setup: TableSetup, by: Person | None = None) -> Actor:
        """Open a table; its id is the room's to give when the setup has none."""
        if by is not None:
            require(by.role, "open-table")
            own = [actor for actor in self.actors.values() if actor.table.setup.host == by.id]
            if len(own) >= self.config.tables_each and not may(by.role, "close-table"):
                raise Refusal("", "room-too-many-tables", most=self.config.tables_each)
            setup = msgspec.structs.replace(setup, host=by.id)
        if not setup.id:
            setup = msgspec.structs.replace(setup, id=new_id("t"))
        now = self.clock.now()
        if by is not None:
            try_out(setup)
        table = open_table(setup, now)
        events = [encode_one(event) for event in table.events]
        seq = await self.store.append(Batch(stream=f"table:{setup.id}", expected=0, events=events, at=now))
        actor = self._own(table, seq, Hands())
        await self.groups.add(actor)
        actor.arm()
        self.bots.after(actor)
        self.lobby.changed()
        return actor

    def _own(self, table: Seated, seq: int, hands: Hands) -> Actor:
        actor = self.actors[table.setup.id] = Actor(table, seq, hands, self.store, self.clock)
        actor.after.append(self._after)
        if not isinstance(table, PokerTable):
            actor.watchers = Banked(actor.id)
        elif table.setup.delay:
            actor.watchers = Later(actor, self.clock, table.setup.delay)
        actor.reports = self.groups.reports
        actor.rebuilt = self._rebuilt
        actor.introduces = self._introduce
        if self.config.bots_rest:
            actor.rests = self.bots.alone
        return actor

    def _introduce(self, actor: Actor, events: list[Event]) -> None:
        """Whoever comes has a name before the event that seats them, also who is sent by a list or by the house."""
        came = [event.player for event in events if isinstance(event, SatDown | SeatAsked)]
        if came:
            self._name(actor, came)

    def _name(self, actor: Actor, players: list[str]) -> None:
        people = {player: self.person(player) for player in players}
        actor.watchers.tell(say.encode(say.People(table=actor.id, people=people)))

    def _after(self, actor: Actor, command: Command, events: list[Event], outbox: list[Message]) -> None:
        if outbox:
            self.later(lambda: self.groups.deliver(actor.stream, outbox))
        for event in events:
            if isinstance(event, HandEnded):
                self.groups.hand_ended(actor)
            elif isinstance(event, AbsenceOver) and not actor.table.setup.host:
                # At the house's own tables nobody but the room can give the seat away (SC-COND-16).
                actor.post(Command("kick", what=event.player))
            elif isinstance(event, SeatAsked) and actor.table.setup.host:
                # Who decides may be at another page, or at another table.
                facts = {"name": self.person(event.player).name, "table": actor.table.setup.name or actor.id}
                self.notify(actor.table.setup.host, say.notice("room-seat-asked", actor.id, facts))
        self.bots.after(actor, events)
        top_up(self, actor, events)
        players = {entry.account[7:] for entry in actor.entries if entry.account.startswith("player:")}
        # Who goes without a chip moves no money.
        players.update([event.player for event in events if isinstance(event, Left | Unclaimed)])
        if players:
            self._came_or_went(actor, players)
        if command.verb in ASKED and command.verb != "act":
            self.lobby.changed()
        if closed(actor):
            self._gone(actor)

    def _gone(self, actor: Actor) -> None:
        """A table is closed for good: those who watch are told, and it leaves the lobby."""
        if self.actors.pop(actor.id, None) is not None:
            notice = say.notice("room-closed", actor.id)
            actor.watchers.tell(say.encode(notice))
            actor.close()

    def _rebuilt(self, actor: Actor) -> None:
        """A table was read again: what happened at it may never have been told to the rest of the house."""
        before = {player for player, tables in self.sits.items() if actor.id in tables}
        self._came_or_went(actor, before.union(actor.seated()))
        self.groups.catch_up()
        self.bots.after(actor)
        if closed(actor):
            self._gone(actor)

    def _came_or_went(self, actor: Actor, players: Iterable[str]) -> None:
        seated = actor.seated()
        for player in players:
            tables = self.sits.setdefault(player, set())
            (tables.add if player in seated else tables.discard)(actor.id)
            self.spectators.changed(actor)
            if not self.is_bot(player):
                self._sits(player, bool(tables))
            if not tables:
                del self.sits[player]
            if player in self._visitors:
                self.later(partial(self.tell_purse, player))
        self.lobby.changed()

    def _sits(self, player: str, seated: bool) -> None:
        sittings = self.protection.sittings
        if seated:
            sittings.sat(player)
        elif player in sittings.seated:
            sittings.left(player)
            self.later(partial(sittings.keep, player))

    async def snapshot(self, actor: Actor, player: str, moment: Callable[[], None] | None = None) -> say.Snapshot:
        """A table whole, as a player may see it; `moment` is called just when it is taken."""

        def look(table: Seated) -> say.Snapshot:
            if moment is not None:
                moment()
            seated = actor.seated()
            seq, view = actor.watchers.view(table, player)
            watching, others = self.spectators.of(actor)
            past = actor.watchers.past(table, player)
            # Who has left since the hand began has a name in what is told of it.
            named = {*seated, *asking(actor), table.setup.host, *(each for event in past for each in _whom(event))} - {
                ""
            }
            return say.Snapshot(
                table=actor.id,
                seq=seq,
                now=self.clock.now(),
                view=view,
                watching=watching,
                others=others,
                people={each: self.person(each) for each in named},
                connections={each: self.connection(actor, each) for each in seated},
                commitment=actor.shuffler.published,
                paused=actor.fault,
                book=self.rulebooks.title(table.setup.rulebook),
                tournament=self.rulebooks.tournament(table.setup.rulebook),
                past=past,
            )

        return await actor.look(look)

    # -- asking ---------------------------------------------------------------------------

    def ask(self, person: Person, table: str, command: Command, answer: Answer) -> None:
        """Carry out what somebody asks of a table, after what the house has to say about it."""
        actor = self.actor(table)
        needs = ASKED.get(command.verb)
        if needs is None:
            raise Refusal("", "room-no-verb", verb=command.verb, verbs=", ".join(ASKED))
        if person.id != actor.table.setup.host:
            require(person.role, needs)
        elif needs != "play":
            require("floor", needs)
        if actor.fault and needs == "play" and command.verb != "leave":
            raise Refusal("", "room-paused")
        if needs != "play":
            # At the table the floor speaks for the room; who it was is in the audit trail, once it is done.
            audit = partial(self.audit, person, command.verb, table, how(command), actor.table.setup)
            answer = self._audited(answer, audit)
            if person.id != actor.table.setup.host:
                command = msgspec.structs.replace(command, player="")
        if command.verb == "change-seat":
            self.groups.allow_change(person.id, table, command.seat)
        if command.verb in BRINGS_CHIPS:
            self.later(lambda: self._bring(person, actor, command, answer))
        else:
            actor.post(checked(command), answer)

    def _audited(self, answer: Answer, audit: Callable[[], Awaitable[None]]) -> Answer:
        """The same answer; what was not refused is written down first."""

        def answered(outcome: Took | Refusal) -> None:
            if not isinstance(outcome, Refusal):
                self.later(audit)
            answer(outcome)

        return answered

    async def _bring(self, person: Person, actor: Actor, command: Command, answer: Answer) -> None:
        try:
            checked(command)
            await self.access.admit(person, actor)
            if command.verb == "sit":
                seat = self.groups.allow(person.id, actor.id, command.seat)
                command = msgspec.structs.replace(command, seat=seat)
            if person.role != "bot":
                await self.protection.allow(person.id, command.amount)
            balance = await self.cashier.balance(person.id)
            if balance < command.amount:
                raise Refusal("", "room-not-enough", balance=balance, amount=command.amount)
        except Refusal as refusal:
            answer(refusal)
            return
        except Unavailable:
            answer(Refusal("", "room-unavailable"))
            return
        actor.post(command, answer)

    # -- people ---------------------------------------------------------------------------

    def remember(self, visitor: Visitor) -> None:
        """Somebody is connected."""
        if visitor.player:
            self._visitors.setdefault(visitor.player, set()).add(visitor)

    def forget(self, visitor: Visitor) -> None:
        """Somebody is no longer connected here."""
        there = self._visitors.get(visitor.player, set())
        there.discard(visitor)
        if not there:
            self._visitors.pop(visitor.player, None)
        self.lobby.watch(visitor, False)

    def person(self, id: str) -> say.Person:
        """Somebody as others may know them."""
        known = self.accounts.known(id)
        if known is None:
            return say.Person(name=id)
        return say.Person(name=known.name, bot=known.role == "bot", guest=known.role == "guest")

    def is_bot(self, id: str) -> bool:
        """Is this a player made of code that the house seated?"""
        known = self.accounts.known(id)
        return known is not None and known.role == "bot"

    def muted(self, player: str) -> tuple[str, ...]:
        """Whom a player does not want to hear."""
        known = self.accounts.known(player)
        return tuple(known.details.get("muted", ())) if known is not None else ()

    def connection(self, actor: Actor, player: str) -> str:
        """How a seated player is connected to a table: good, slow or away."""
        if self.is_bot(player):
            return "good"
        there = {getattr(watcher, "connection", "good") for watcher in actor.watchers.of(player)}
        return "away" if not there else "good" if "good" in there else "slow"

    def presence(self, actor: Actor, player: str) -> None:
        """Tell a table how one of its players is connected now, or who looks on."""
        if player and player in actor.seated():
            told = say.Presence(table=actor.id, player=player, connection=self.connection(actor, player))
            actor.watchers.tell(say.encode(told))
        else:
            self.spectators.changed(actor)

    def notify(self, player: str, message: say.Told) -> None:
        """Tell a player something, wherever they are connected."""
        for visitor in self._visitors.get(player, ()):
            visitor.tell(message)

    async def tell_purse(self, player: str) -> None:
        """Tell a player what they have that is on no table, and where they sit."""
        balance = await self.cashier.balance(player)
        self.notify(player, say.Purse(balance=balance, seats=self.seats(player)))

    def seats(self, player: str) -> tuple[str, ...]:
        """The tables where a player sits."""
        return tuple(sorted(self.sits.get(player, ())))

    def on_tables(self, player: str) -> int:
        """A player's chips that are in front of them somewhere."""
        return sum([self.actors[table].table.chips().get(player, 0) for table in self.sits.get(player, ())])

    # -- time ------------------------------------------------------------------------------

    def _beat(self) -> None:
        now = self.clock.now()
        self.later(lambda: self.store.set("alive", str(now)))
        self._timers["beat"] = self.clock.call_at(now + HEARTBEAT, self._beat)

    def _minute(self) -> None:
        self.later(self._protect)
        self._timers["minute"] = self.clock.call_at(self.clock.now() + MINUTE, self._minute)

    async def _protect(self) -> None:
        for player, notice in await self.protection.due():
            self.notify(player, notice)
            if notice.code == "room-time-limit":
                self.stand_up(player)

    # -- the house ------------------------------------------------------------------------

    def stand_up(self, player: str) -> None:
        """A player leaves every table, each as soon as its hand is over."""
        for table in self.sits.get(player, ()):
            self.actors[table].post(Command("leave", player, what="limit"))

    async def bring_up_to(self, bot: str, amount: int) -> None:
        """A bot of the house gets from it what it is missing."""
        missing = amount - await self.cashier.balance(bot)
        if missing > 0:
            await self.cashier.adjust(bot, missing, "bot", "")

    def renamed(self, person: Person) -> None:
        """Somebody goes by another name now: tell the tables."""
        for table in self.sits.get(person.id, ()):
            self._name(self.actors[table], [person.id])

    async def bot_token(self, owner: Person, label: str) -> str:
        """A program of somebody's own: an account for it, labelled as a bot, and the token it comes in with."""
        require(owner.role, "tokens")
        theirs = [each for each in await self.store.people.everyone("bot") if each.details.get("owner") == owner.id]
        if len(theirs) >= self.config.bots_each:
            raise Refusal("", "room-too-many-tokens", most=self.config.bots_each)
        bot = await self.accounts.bot([checked_name(label or f"{owner.name} bot")], {"owner": owner.id})
        await self.cashier.first_grant(bot.id)
        return await self.accounts.bot_token(bot.id, label)

    async def erase(self, person: Person) -> None:
        """Delete-me: off every table first, then everything personal goes."""
        for table in list(self.sits.get(person.id, ())):
            await self.actors[table].do(Command("leave", person.id))
        if person.id in self.sits:
            raise Refusal("", "room-still-seated")
        await self.accounts.erase(person.id)

    async def audit(self, who: Person, what: str, whom: str, how: str = "", at_table: TableSetup | None = None) -> None:
        """Write down what staff did; a table goes by its name and its game, also when it is closed."""
        at, id = self.clock.now(), new_id("a", 16)
        told = {"event": f"staff-{what}", "by": who.id, "whom": whom, "how": how, "at": at}
        if at_table is not None:
            told |= {"named": at_table.name, "game": at_table.game}
        event = msgspec.json.encode(told)
        async with self._auditing:
            while True:
                try:
                    last = await self.store.last("audit")
                    await self.store.append(Batch(stream="audit", expected=last, events=[event], at=at, command=id))
                except AlreadyDone:
                    return
                except (Conflict, Unavailable):
                    await self.store.available()
                else:
                    return

    async def trail(self, most: int = 200) -> list[dict[str, object]]:
        """What staff did, newest first."""
        stored = await self.store.read("audit", max(await self.store.last("audit") - most, 0))
        return [msgspec.json.decode(event.data) for event in reversed(stored)]

    async def books(self) -> tuple[dict[str, int], list[Fault]]:
        """The accounts of the house, and whatever does not add up: sums, and the chips on every table."""
        faults = await self.store.ledger.check()
        actors = list(self.actors.values())
        counts = await asyncio.gather(*[actor.look(partial(_counted, actor)) for actor in actors])
        booked = await self.store.ledger.balances("table:")
        # Chips seldom come or go: only where they seem to be others is it worth waiting for a table to hold still.
        for actor, (_, chips) in zip(actors, counts, strict=True):
            if chips != booked.get(f"table:{actor.id}", 0):
                faults += await self._recounted(actor)
        balances = await self.store.ledger.balances()
        return {account: balances.get(account, 0) for account in HOUSE_ACCOUNTS}, faults

    async def _recounted(self, actor: Actor) -> list[Fault]:
        """The chips on a table beside its account, with nothing moving between the two looks."""
        account = f"table:{actor.id}"
        for _ in range(10):
            seq, chips = await actor.look(partial(_counted, actor))
            booked = await self.store.ledger.balance(account)
            if chips == booked:
                return []
            if seq == actor.seq and not actor.busy:
                break
        return [Fault("chips on a table", account, booked, chips)]


def _counted(actor: Actor, table: Seated) -> tuple[int, int]:
    return actor.seq, sum(table.chips().values())


def _whom(event: Event) -> tuple[str, ...]:
    """The players an event speaks of by their ids; a hand's own speak of places."""
    return (getattr(event, "player", ""), *getattr(event, "players", ()))
