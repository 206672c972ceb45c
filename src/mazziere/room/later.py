"""A table that those who only look on see later: nobody can tell a player what the others hold by watching elsewhere.

They are told the same events so much later, and a snapshot shows them the table as it was then. Deadlines move with
them. Whoever sits down sees the table as it is; whoever gets up goes back in time. What is asked of a host and
what a host says is no part of a hand, and is told to all at once: a host need not sit to run the table.
"""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec

from mazziere.hand.events import Turn
from mazziere.room.frames import Frame, Watchers
from mazziere.room.log import encode_one
from mazziere.table import events as ev
from mazziere.table import evolve
from mazziere.table.poker import PokerTable
from mazziere.table.view import look, mask

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mazziere.hand.events import Event
    from mazziere.room.actor import Actor
    from mazziere.room.clock import Clock, Timer
    from mazziere.room.frames import Watcher
    from mazziere.table.seated import Seated
    from mazziere.table.state import TableState

MOVED: dict[type[Event], str] = {
    Turn: "deadline",
    ev.BankStarted: "until",
    ev.ClockCalled: "until",
    ev.TimeGiven: "until",
    ev.HandEnded: "next_at",
    ev.GameAsked: "until",
}
"""Events that say when something is due, and in which field."""


AT_ONCE: tuple[type[Event], ...] = (
    ev.SeatAsked,
    ev.SeatRefused,
    ev.Paused,
    ev.Resumed,
    ev.BotsWanted,
    ev.Closing,
    ev.KeptOpen,
)
"""Events of the table that say nothing of cards, bets or stacks."""


class _Kept(Frame):
    """A frame with the events it was made of."""

    events: Sequence[Event] = ()


class Later(Watchers):
    """Players at the table are told at once, everybody else after `delay` milliseconds."""

    __slots__ = ("_actor", "_clock", "_delay", "_due", "_looking", "_past", "_state", "_timer")

    def __init__(self, actor: Actor, clock: Clock, delay: int) -> None:
        super().__init__(actor.id)
        self._actor = actor
        self._clock = clock
        self._delay = delay
        self._looking = Watchers(actor.id)
        self._due: deque[tuple[int, Sequence[Event], str]] = deque()
        self._timer: Timer | None = None
        self._past: list[Event] = []
        self._state = deepcopy(self._live())

    def _live(self) -> TableState:
        table = self._actor.table
        assert isinstance(table, PokerTable)
        return table.state

    def _seated(self, player: str) -> bool:
        return bool(player) and player in self._actor.seated()

    @property
    def late(self) -> int:
        return self._delay

    # -- who watches ---------------------------------------------------------------------

    def add(self, watcher: Watcher) -> None:
        if self._seated(watcher.player):
            super().add(watcher)
        else:
            self._looking.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        super().remove(watcher)
        self._looking.remove(watcher)

    def __iter__(self) -> Iterator[Watcher]:
        yield from super().__iter__()
        yield from self._looking

    def __len__(self) -> int:
        return super().__len__() + len(self._looking)

    def of(self, player: str) -> list[Watcher]:
        return [*super().of(player), *self._looking.of(player)]

    def view(self, table: Seated, player: str) -> tuple[int, Any]:
        if self._seated(player):
            return super().view(table, player)
        now = self._live()
        past = look(self._state, None)
        live = {"setup": now.setup, "asking": dict(now.asking), "paused": now.paused, "closing": now.closing}
        return self._looking.seq, msgspec.structs.replace(past, **live)

    def past(self, table: Seated, player: str) -> list[Event]:
        return super().past(table, player) if self._seated(player) else self._past

    # -- what they are told --------------------------------------------------------------

    def frame(self, table: Seated, events: Sequence[Event], commitment: str = "") -> Frame:
        made = super().frame(table, events, commitment)
        return _Kept(made.raw, made.told, made.commitment, events=tuple(events))

    def send(self, frame: Frame, now: int) -> None:
        super().send(frame, now)
        assert isinstance(frame, _Kept)
        at_once = [event for event in frame.events if isinstance(event, AT_ONCE)]
        later = [event for event in frame.events if not isinstance(event, AT_ONCE)]
        if at_once:
            self._past += at_once
            self._tell_all(at_once, "", now)
        if later:
            self._due.append((now + self._delay, later, frame.commitment))
        for event in later:
            if isinstance(event, ev.SatDown | ev.Left):
                self._again(event.player)
            if isinstance(event, ev.SatDown) and self._live().setup.approve:
                # The seat is given, so nobody asks for it any more; who sits there is seen in time.
                for watcher in list(self._looking):
                    watcher.stale(self.table)
        self._arm()

    def _again(self, player: str) -> None:
        """Somebody sits down or gets up: they see the table whole, from the other side."""
        for watcher in self.of(player):
            self.remove(watcher)
            self.add(watcher)
            watcher.stale(self.table)

    def resync_all(self) -> None:
        self._state = deepcopy(self._live())
        self._past = []
        self._due.clear()
        super().resync_all()
        self._looking.resync_all()

    # -- time ----------------------------------------------------------------------------

    def _arm(self) -> None:
        if self._timer is None and self._due:
            self._timer = self._clock.call_at(self._due[0][0], self._tell)

    def _tell(self) -> None:
        self._timer = None
        now = self._clock.now()
        while self._due and self._due[0][0] <= now:
            _, events, commitment = self._due.popleft()
            told: list[Event] = []
            for event in events:
                seen = self._shifted(mask(event, None, ()))
                evolve.apply(self._state, seen)
                if type(seen) is ev.HandBegan:
                    self._past = []
                self._past.append(seen)
                told.append(seen)
            self._tell_all(told, commitment, now)
        self._arm()

    def _tell_all(self, events: Sequence[Event], commitment: str, now: int) -> None:
        whole = b",".join([encode_one(event) for event in events])
        self._looking.send(Frame([], {each.player: whole for each in self._looking}, commitment), now)

    def _shifted(self, event: Event) -> Event:
        field = MOVED.get(type(event))
        if field is None or not getattr(event, field):
            return event
        return msgspec.structs.replace(event, **{field: getattr(event, field) + self._delay})
