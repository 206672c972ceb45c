"""A game group: all tables of one game at one stake, their waiting list, and who moves where. Pure, as a table is."""

from collections.abc import Callable, Iterable
from typing import Self

from mazziere.hand.events import Event
from mazziere.rules.refusal import Refusal
from mazziere.table import group_calls, group_events, group_floor, group_list, group_live
from mazziere.table.command import Command
from mazziere.table.group_messages import Message, messages
from mazziere.table.group_setup import GroupSetup, cites
from mazziere.table.group_state import Line, State, apply, replay
from mazziere.table.group_view import GroupView, look


class Group:
    """Waiting list and seats of a game; `do` carries out a command, `messages` is what it asks of other streams.

    >>> group = Group.open(GroupSetup("g1", seats=2))
    >>> _ = group.do(Command("open", value="t1"))
    >>> [event.player for event in group.do(Command("join", "anna", at=1000)) if hasattr(event, "until")]
    ['anna']
    >>> given = group.do(Command("accept", "anna", amount=500, at=2000))
    >>> [(message.stream, message.command.verb) for message in group.messages(given)]
    [('table:t1', 'sit')]
    """

    def __init__(self, state: State, events: Iterable[Event] = ()) -> None:
        self.state = state
        self.events = list(events)

    @classmethod
    def open(cls, setup: GroupSetup, at: int = 0) -> Self:
        """A new group without a table."""
        group = cls(State())
        group.emit(group_events.GroupOpened(setup, rule=cites(setup, "SC-COND-4"), at=at))
        return group

    @classmethod
    def resume(cls, events: Iterable[Event]) -> Self:
        """The group a stream tells of."""
        told = list(events)
        return cls(replay(told), told)

    @property
    def setup(self) -> GroupSetup:
        """What the group was opened with."""
        return self.state.setup

    def do(self, command: Command) -> list[Event]:
        """Carry out a command: what happened. A Refusal changes nothing."""
        before = len(self.events)
        if command.verb not in VERBS:
            raise Refusal(self.cites("SC-SEAT-1"), "group-no-such-verb", verb=command.verb, verbs=", ".join(VERBS))
        if command.verb in FLOOR and command.player:
            raise Refusal(self.cites("SC-COND-4"), "staff-only")
        VERBS[command.verb](self, command)
        group_calls.offer(self, command.at)
        group_floor.even_out(self, command.at)
        return self.events[before:]

    def messages(self, happened: Iterable[Event]) -> list[Message]:
        """What the last events of the stream ask of other streams."""
        told = list(happened)
        first = self.state.count - len(told) + 1
        return [message for number, event in enumerate(told, first) for message in messages(event, number, self.setup)]

    def wake(self) -> int | None:
        """When a `tick` is due: a call runs out, or somebody on the list may be offered a seat again."""
        s = self.state
        names = {name.player for name in s.waiting if s.promise(name.player) is None}
        ends = [until for player, until in s.blocked.items() if player in names]
        ends += [until for (player, table), until in s.gone.items() if player in names and table in s.tables]
        # Whoever may sit again was offered what is free at the first command since; only a tick ends a promise.
        last = self.events[-1].at
        due = [end for end in ends if end > last]
        return min([promise.until for promise in s.promises.values()] + due, default=None)

    def wants_table(self) -> int:
        """How many seat cards to draw for another table, when enough names wait for one (0: none is wanted)."""
        s = self.state
        waiting = [name for name in s.waiting if name.present and s.promise(name.player) is None]
        room = any(True for line in s.tables.values() for _ in s.free(line))
        return s.setup.seats if s.setup.opening and len(waiting) >= s.setup.opening and not room else 0

    def view(self, player: str | None = None) -> GroupView:
        """The group as somebody in the room sees it."""
        return look(self.state, player)

    def emit(self, event: Event) -> None:
        """Let something happen: it is written down, and it changes the state."""
        self.events.append(event)
        apply(self.state, event)

    def cites(self, rules: str) -> str:
        """The articles of this game."""
        return cites(self.setup, rules)

    def line(self, table: str) -> Line:
        """A table of the group."""
        if table not in self.state.tables:
            known = ", ".join(self.state.tables) or "–"
            raise Refusal(self.cites("SC-SEAT-1"), "group-no-such-table", table=table, tables=known)
        return self.state.tables[table]


VERBS: dict[str, Callable[[Group, Command], None]] = {
    # players
    "join": group_list.join,
    "sit": group_list.sit,
    "leave-list": group_list.leave_list,
    "away": group_list.away,
    "back": group_list.back,
    "accept": group_calls.accept,
    "decline": group_calls.decline,
    "ask-change": group_floor.ask_change,
    "drop-change": group_floor.drop_change,
    # the floor
    "open": group_floor.open_table,
    "close": group_floor.close_table,
    "place": group_floor.place,
    "move": group_floor.move,
    "hold": group_floor.hold,
    "release": group_floor.release,
    "keep-apart": group_floor.keep_apart,
    "lift-apart": group_floor.lift_apart,
    "step": group_live.step,
    "shut": group_live.shut,
    "undo": group_live.undo,
    # other streams and the clock
    "sat": group_floor.sat,
    "left": group_floor.left,
    "closed": group_floor.closed,
    "block": group_list.block,
    "clock-shifted": group_floor.shift,
    "shift": group_floor.shift,
    "tick": lambda group, command: group_calls.expire(group, command.at),
}
PLAYERS = ("join", "sit", "leave-list", "away", "back", "accept", "decline", "ask-change", "drop-change")
"""Verbs of anybody in the room."""

FLOOR = ("open", "close", "place", "move", "hold", "release", "keep-apart", "lift-apart", "step", "shut", "undo")
"""Verbs of the staff alone, who speak for the room (SC-COND-4, SC-SEAT-1)."""
