"""A table's owner: one at a time it takes commands, decides, makes what happened durable, answers and tells.

Nothing is answered or told before it is on disk. Whoever looks at the table waits for the command in flight, so that
nobody sees what may yet fail to be written.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from traceback import format_tb
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

from mazziere.room.decks import Shuffler, plain
from mazziere.room.frames import Frame, Watchers, last_hand
from mazziere.room.hands import Hands
from mazziere.room.ports import AlreadyDone, Batch, Conflict, Entry, Overdrawn, StoreError, Unavailable
from mazziere.room.resume import EVERY, resumed, snapshot
from mazziere.room.watchdog import stuck
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.events import Resumed
from mazziere.table.house_postings import house_postings
from mazziere.table.poker import PokerTable
from mazziere.table.postings import postings

if TYPE_CHECKING:
    from mazziere.hand.events import Event
    from mazziere.room.clock import Clock, Timer
    from mazziere.room.ports import DeckRow, Message, Store
    from mazziere.table.seated import Seated

log = logging.getLogger("mazziere.room")

QUEUE: Final = 200
"""Commands that may wait at one table; a hostile client cannot make us keep more."""

KEPT: Final = 100
"""Events of its stream that a table keeps in memory, and those of its last hand."""

RECENT: Final = 256
"""Command ids a table remembers: who repeats one of them is answered without asking the store."""

SHIFTED: Final = ("clock-shifted", "shift")
"""How an outage is told, at a house table and at any other."""

T = TypeVar("T")


class Took(NamedTuple):
    """A command is carried out; `again` when it already was."""

    seq: int
    again: bool = False


Answer = Callable[[Took | Refusal], None]


class _Asked(NamedTuple):
    command: Command
    answer: Answer | None


class Actor:
    """The owner of one table."""

    __slots__ = (
        "_clock",
        "_done",
        "_due",
        "_idle_tick",
        "_kept",
        "_queue",
        "_rings",
        "_store",
        "_task",
        "_timer",
        "after",
        "entries",
        "fault",
        "hands",
        "id",
        "introduces",
        "rebuilt",
        "reports",
        "rests",
        "seq",
        "shuffler",
        "stream",
        "table",
        "watchers",
    )

    def __init__(self, table: Seated, seq: int, hands: Hands, store: Store, clock: Clock) -> None:
        self.table = table
        self.id = table.setup.id
        self.stream = f"table:{self.id}"
        self.seq = seq
        self.watchers = Watchers(self.id)
        self.shuffler = Shuffler()
        self.after: list[Callable[[Actor, Command, list[Event], list[Message]], None]] = []
        self.entries: list[Entry] = []
        self.hands = hands
        self.fault = ""
        self.rests: Callable[[Actor], bool] = _never
        self.reports: Callable[[Actor, list[Event], int], list[Message]] = _nothing
        self.rebuilt: Callable[[Actor], object] = _never
        self.introduces: Callable[[Actor, list[Event]], object] = _unnamed
        self._store = store
        self._clock = clock
        self._done: dict[str, int] = {}
        self._kept = seq
        self._idle_tick = False
        self._queue: deque[_Asked | Callable[[], None]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._rings = self._due = 0

    # -- asking --------------------------------------------------------------------------

    async def do(self, command: Command) -> Took:
        """Carry out a command: durable when this returns. Raises Refusal, and then nothing has changed."""
        answer: asyncio.Future[Took] = asyncio.get_running_loop().create_future()

        def told(what: Took | Refusal) -> None:
            if answer.done():
                return
            if isinstance(what, Refusal):
                answer.set_exception(what)
            else:
                answer.set_result(what)

        self.post(command, told)
        return await answer

    def post(self, command: Command, answer: Answer | None = None) -> None:
        """The same for who does not wait; `answer` is called with what came of it, before anybody is told."""
        if answer is not None and len(self._queue) >= QUEUE:
            answer(Refusal("", "room-busy"))
        else:
            self._ask(_Asked(command, answer))

    async def look(self, what: Callable[[Seated], T]) -> T:
        """Read the table when nothing is in flight."""
        if self._task is None:
            return what(self.table)
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def take() -> None:
            if not seen.done():
                try:
                    seen.set_result(what(self.table))
                except Exception as error:
                    seen.set_exception(error)

        self._ask(take)
        return await seen

    @property
    def busy(self) -> bool:
        """Is a command being carried out?"""
        return self._task is not None

    @property
    def paused(self) -> bool:
        """Has somebody stopped the table?"""
        return bool(self.table.state.paused)  # type: ignore[attr-defined]  # every table has a state

    @property
    def closing(self) -> bool:
        """Does the table close when the hand is over?"""
        return bool(self.table.state.closing)  # type: ignore[attr-defined]  # every table has a state

    async def idle(self) -> None:
        """Until nothing is waiting to be done."""
        while self._task is not None:
            await asyncio.shield(self._task)

    def seated(self) -> list[str]:
        """The players with chips at this table."""
        return [player for player in self.table.chips() if player != "pot"]

    def _ask(self, item: _Asked | Callable[[], None]) -> None:
        self._queue.append(item)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    # -- working -------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while self._queue:
                item = self._queue.popleft()
                try:
                    if isinstance(item, _Asked):
                        await self._answer(item)
                    else:
                        item()
                except Exception:
                    # Whoever was to be told could not be: the next command is no worse for it.
                    log.exception("table %s: after a command", self.id)
            await self.keep()
        finally:
            self._task = None
        if self._queue:
            self._task = asyncio.get_running_loop().create_task(self._work())
        else:
            self.arm()

    async def _answer(self, asked: _Asked) -> None:
        try:
            await self._carry_out(asked.command, asked.answer or _unheard)
        except Refusal as refusal:
            if asked.answer is not None:
                asked.answer(refusal)
            else:
                self._nobody_asked(asked.command, refusal)

    async def _carry_out(self, command: Command, answer: Answer) -> None:
        if command.id in self._done:
            answer(Took(self._done[command.id], True))
            return
        command = msgspec.structs.replace(command, at=self._clock.now())
        try:
            frames, row, events = self._decide(command)
        except Refusal:
            if command.id and (seq := await self._store.done(self.stream, command.id)) is not None:
                answer(Took(seq, True))
                return
            raise
        except Exception as error:
            # What went wrong is a bug of ours: the table goes back to what is on disk and waits for the floor.
            # What the error says stays out of the log: it may name a card.
            log.error("table %s: %s failed: %s\n%s", self.id, command.verb, type(error).__name__, _where(error))
            await self.rebuild()
            self.stop(f"{command.verb} failed")
            raise Refusal("", "room-fault") from None
        self._idle_tick = not events and command.verb == "tick"
        if not events:
            answer(Took(self.seq))
            return
        entries = [Entry(*line) for event in events for line in _postings(event, self.id)]
        batch = Batch(
            stream=self.stream,
            expected=self.seq,
            events=[raw for frame in frames for raw in frame.raw],
            at=command.at,
            command=command.id,
            entries=entries,
            outbox=self.reports(self, events, self.seq),
            deck=row,
        )
        try:
            first, self.seq = self.seq, await self._store.append(batch)
        except StoreError as error:
            answer(await self._not_written(command, error))
            return
        self.entries = entries
        self._remember(command, events, first)
        answer(Took(self.seq))
        self.introduces(self, events)
        for frame in frames:
            self.watchers.send(frame, command.at)
        for hook in self.after:
            hook(self, command, events, batch.outbox)

    def _decide(self, command: Command) -> tuple[list[Frame], DeckRow | None, list[Event]]:
        """What a command brings about, and the hand that begins because of it."""
        table = self.table
        events = list(table.do(command))
        # Frames are masked before the next hand begins: who sits where in a hand is that hand's own.
        frames = [self.watchers.frame(table, events)] if events else []
        row = None
        wanted = table.wants_deck()
        if wanted is not None:
            deck, row = self.shuffler.seal(wanted)
            begun = list(table.begin(deck, plain(deck), command.at))
            frames.append(self.watchers.frame(table, begun, self.shuffler.published))
            events += begun
        return frames, row, events

    def _remember(self, command: Command, events: list[Event], first: int) -> None:
        if command.id:
            if len(self._done) >= RECENT:
                del self._done[next(iter(self._done))]
            self._done[command.id] = self.seq
        if any(isinstance(event, Resumed) for event in events):
            self.fault = ""
        self.hands.note(events, first)
        _trim(self.table.events)

    async def _not_written(self, command: Command, error: StoreError) -> Took:
        if isinstance(error, Overdrawn):
            await self.rebuild()
            raise Refusal("", "room-not-enough", balance=error.balance, amount=-error.amount) from None
        log.warning("table %s: %s was not written: %s", self.id, command.verb, error)
        lost = self._clock.now()
        if isinstance(error, Unavailable):
            await self._store.available()
        await self.rebuild()
        if isinstance(error, AlreadyDone):
            return Took(error.seq, True)
        if isinstance(error, Unavailable):
            self.give_back(self._clock.now() - lost)
        if command.id and (seq := await self._store.done(self.stream, command.id)) is not None:
            return Took(seq, True)
        raise Refusal("", "room-conflict" if isinstance(error, Conflict) else "room-unavailable") from None

    def _nobody_asked(self, command: Command, refusal: Refusal) -> None:
        if command.player:
            log.info("table %s: %s of a bot was refused: %s", self.id, command.what or command.verb, refusal.code)
        elif refusal.code != "room-fault":
            log.warning("table %s: %s was refused: %s", self.id, command.verb, refusal.code)

    # -- starting again ------------------------------------------------------------------

    async def rebuild(self) -> None:
        """The table as the log tells it; those who watch are sent it whole."""
        while True:
            try:
                self.table, self.seq, _ = await resumed(self.stream, self._store, self.hands)
                break
            except Unavailable:
                await self._store.available()
        self.watchers.resync_all()
        self.rebuilt(self)

    def give_back(self, milliseconds: int) -> None:
        """An outage took so long: every deadline moves by it."""
        if milliseconds > 0:
            self.post(Command(SHIFTED[type(self.table) is PokerTable], amount=milliseconds))

    # -- time ----------------------------------------------------------------------------

    def arm(self) -> None:
        """Set the table's one timer by what it waits for."""
        if self.fault:
            self._disarm()
            return
        due = self.table.wake()
        why = stuck(self, due, self._clock.now(), self._idle_tick)
        if why:
            self._disarm()
            self.stop(why)
        elif due is None or self.rests(self):
            self._disarm()
        else:
            self._due = due
            # A deadline moves on with every decision: a timer that rings too soon looks again, and costs less.
            if self._timer is None or due < self._rings:
                self._disarm()
                self._rings = due
                self._timer = self._clock.call_at(due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._due > self._clock.now():
            self._rings = self._due
            self._timer = self._clock.call_at(self._due, self._ring)
        else:
            self.post(Command("tick"))

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """No more timers; what is queued is dropped."""
        self._disarm()
        self._queue.clear()

    def stop(self, why: str) -> None:
        """The table is paused for the floor: chips stay where they are, and nobody is hurried."""
        log.error("table %s is paused for the floor: %s", self.id, why)
        self.fault = why
        if not self.paused:
            self.post(Command("pause", what="fault", value="fault"))

    async def keep(self) -> None:
        """Keep the table's state, so that the next start is quick; now and then, between hands."""
        if self.seq - self._kept < EVERY:
            return
        try:
            taken = snapshot(self.table, self.hands, self.seq)
            if taken is not None:
                self._kept = self.seq
                await self._store.snapshot(self.stream, taken)
        except StoreError as error:
            # The stream has everything: the next start is slower, that is all.
            log.warning("table %s: no snapshot: %s", self.id, error)
        except Exception as error:
            # A bug of ours, and no reason for a table to stand still; what the error says may name a card.
            self._kept = self.seq
            log.error("table %s: no snapshot: %s\n%s", self.id, type(error).__name__, _where(error))


def _where(error: Exception) -> str:
    """The lines of code that failed, without a word of what they worked on."""
    return "".join(format_tb(error.__traceback__))


def _never(_: Actor) -> bool:
    return False


def _unnamed(_: Actor, __: list[Event]) -> None:
    """A table on its own knows nobody's name."""


def _nothing(_: Actor, __: list[Event], ___: int) -> list[Message]:
    return []


def _unheard(_: Took | Refusal) -> None:
    """Nobody waits for this answer."""


def _postings(event: Event, table: str) -> tuple[tuple[str, int], ...]:
    return postings(event, table) or house_postings(event, table)


def _trim(events: list[Event]) -> None:
    """The log is in the store: a table that has played all night needs only its last hand, which newcomers are told."""
    if len(events) > KEPT:
        begun = last_hand(events)
        del events[: begun if begun is not None else -KEPT // 4]
