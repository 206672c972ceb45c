"""The state of a game group and how each event changes it: total, and no rule is consulted here."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from mazziere.hand.changes import Changes, decoders, registering
from mazziere.hand.events import Event
from mazziere.table import group_events as ev
from mazziere.table.group_events import Kind, Why
from mazziere.table.group_setup import GroupSetup

Place = tuple[str, int]
"""A table and a seat of it."""


class Name(msgspec.Struct):
    """A name on the waiting list; `chips` is what its player brings from a table that closed."""

    player: str
    since: int
    kind: Kind = "listed"
    present: bool = True
    home: str = ""
    chips: int = 0


class Sitter(msgspec.Struct):
    """A player at a table; `draw` is the order of the opening's draw, 0 for whoever came later."""

    player: str
    since: int
    draw: int = 0
    order: int = 0


class Line(msgspec.Struct):
    """A table of the group, as far as seats go."""

    id: str
    seats: int
    sitters: dict[int, Sitter] = {}
    held: list[int] = []
    closing: bool = False
    closed: bool = False

    def seat_of(self, player: str) -> int | None:
        """Where a player sits."""
        return next((seat for seat, sitter in self.sitters.items() if sitter.player == player), None)


class Promise(msgspec.Struct):
    """A seat kept for a player: called, on the way out of another table, or coming."""

    player: str
    until: int
    why: Why
    stage: Literal["called", "leaving", "coming"] = "called"
    home: str = ""
    amount: int = 0
    draw: int = 0


class Change(msgspec.Struct):
    """A wish for another seat of the same table (-1: any)."""

    player: str
    table: str
    seat: int


class State(msgspec.Struct):
    """A mutable fold of events; only `apply` writes to it."""

    setup: GroupSetup = GroupSetup("")
    shut: bool = False
    count: int = 0
    """Events so far: what ids of messages are made of."""
    tables: dict[str, Line] = {}
    waiting: list[Name] = []
    """The waiting list."""
    promises: dict[Place, Promise] = {}
    passed: dict[Place, list[str]] = {}
    """Who has let an offer of this seat pass."""
    blocked: dict[str, int] = {}
    gone: dict[tuple[str, str], int] = {}
    """From when on a player may come back to a table that he left."""
    changes: list[Change] = []
    apart: list[tuple[str, str]] = []
    past: list[Event] = []
    """Every event so far: what an undone step is folded again from."""

    @property
    def main(self) -> Line | None:
        """The oldest table that is not closing."""
        return next((line for line in self.tables.values() if not line.closing), None)

    def name(self, player: str) -> Name | None:
        """A player's place on the list."""
        return next((name for name in self.waiting if name.player == player), None)

    def promise(self, player: str) -> tuple[Place, Promise] | None:
        """The seat kept for a player."""
        return next((each for each in self.promises.items() if each[1].player == player), None)

    def table_of(self, player: str) -> Line | None:
        """The table of the group a player sits at."""
        return next((line for line in self.tables.values() if line.seat_of(player) is not None), None)

    def free(self, line: Line) -> Iterator[int]:
        """Seats of a table that nobody has and nobody was promised."""
        if not line.closing:
            for seat in range(line.seats):
                if seat not in line.sitters and seat not in line.held and (line.id, seat) not in self.promises:
                    yield seat

    def expected(self, line: Line) -> int:
        """How many sit at a table or will."""
        return len(line.sitters) + sum(place[0] == line.id for place in self.promises)

    def company(self, table: str) -> set[str]:
        """Everybody who sits at a table or will."""
        coming = {promise.player for place, promise in self.promises.items() if place[0] == table}
        return coming | {sitter.player for sitter in self.tables[table].sitters.values()}


APPLY: Changes[State] = {}
applies = registering(APPLY)


def apply(state: State, event: Event) -> None:
    """Change `state` in place by one event."""
    state.count += 1
    state.past.append(event)
    APPLY[type(event)](state, event)


def replay(events: Iterable[Event]) -> State:
    """The state a stream adds up to."""
    state = State()
    for event in events:
        apply(state, event)
    return state


@cache
def _decoder() -> Any:
    return decoders(APPLY)[1]


def decode(text: bytes | str) -> list[Event]:
    """A stream back from the JSON that `mazziere.hand.log.encode` wrote."""
    found: list[Event] = _decoder().decode(text)
    return found


# --------------------------------------------------------------------------- tables


@applies(ev.GroupOpened)
def opened(s: State, e: ev.GroupOpened) -> None:
    s.setup = e.setup


@applies(ev.GroupShut)
def shut(s: State, e: ev.GroupShut) -> None:
    s.shut = True


@applies(ev.TableAdded)
def table_added(s: State, e: ev.TableAdded) -> None:
    s.tables[e.table] = Line(e.table, e.seats)


@applies(ev.TableClosing)
def table_closing(s: State, e: ev.TableClosing) -> None:
    s.tables[e.table].closing = True
    moved = set(e.order)
    names = [Name(player, e.at, "closed", home=e.table) for player in e.order]
    s.waiting = names + [name for name in s.waiting if name.player not in moved]
    s.changes = [change for change in s.changes if change.table != e.table]


@applies(ev.TableClosed)
def table_closed(s: State, e: ev.TableClosed) -> None:
    line = s.tables[e.table]
    line.closing = line.closed = True
    s.changes = [change for change in s.changes if change.table != e.table]
    _forget(s, line)


def _forget(s: State, line: Line) -> None:
    """A closed table is kept until the last who sat at it has been told to have left."""
    if line.closed and not line.sitters:
        del s.tables[line.id]


# --------------------------------------------------------------------------- the list


@applies(ev.Listed)
def listed(s: State, e: ev.Listed) -> None:
    s.waiting.append(Name(e.player, e.at, e.kind, e.present, e.home))


@applies(ev.Unlisted)
def unlisted(s: State, e: ev.Unlisted) -> None:
    s.waiting = [name for name in s.waiting if name.player != e.player]


@applies(ev.Away)
@applies(ev.Back)
def presence(s: State, e: ev.Away | ev.Back) -> None:
    name = s.name(e.player)
    if name is not None:
        name.present = isinstance(e, ev.Back)


@applies(ev.Called)
def called(s: State, e: ev.Called) -> None:
    s.promises[e.table, e.seat] = Promise(e.player, e.until, e.why, "called", e.home, draw=e.draw)


@applies(ev.Accepted)
def accepted(s: State, e: ev.Accepted) -> None:
    # Out of another group's table one comes by oneself; between two of ours the chips are carried.
    stage: Literal["leaving", "coming"] = "leaving" if e.home in s.tables else "coming"
    s.promises[e.table, e.seat] = Promise(e.player, e.until, e.why, stage, e.home, e.amount, e.draw)


@applies(ev.CameFree)
def came_free(s: State, e: ev.CameFree) -> None:
    promise = s.promises[e.table, e.seat]
    promise.stage, promise.until, promise.amount, promise.home = "coming", e.until, e.amount, ""


@applies(ev.Declined)
def declined(s: State, e: ev.Declined) -> None:
    _give_up(s, e)
    if e.blocked:
        s.blocked[e.player] = e.blocked


@applies(ev.Lapsed)
def lapsed(s: State, e: ev.Lapsed) -> None:
    _give_up(s, e)
    s.waiting.sort(key=lambda name: name.player == e.player)


def _give_up(s: State, e: ev.Declined | ev.Lapsed) -> None:
    place = (e.table, e.seat)
    if s.promises.pop(place).why == "main":
        s.passed.setdefault(place, []).append(e.player)


@applies(ev.Withdrawn)
def withdrawn(s: State, e: ev.Withdrawn) -> None:
    del s.promises[e.table, e.seat]


@applies(ev.Blocked)
def blocked(s: State, e: ev.Blocked) -> None:
    s.blocked[e.player] = e.until


# --------------------------------------------------------------------------- seats


@applies(ev.SatDown)
def sat_down(s: State, e: ev.SatDown) -> None:
    s.tables[e.table].sitters[e.seat] = Sitter(e.player, e.at, e.draw, s.count)
    s.promises.pop((e.table, e.seat), None)
    s.passed.pop((e.table, e.seat), None)
    s.waiting = [name for name in s.waiting if name.player != e.player]


@applies(ev.GotUp)
def got_up(s: State, e: ev.GotUp) -> None:
    del s.tables[e.table].sitters[e.seat]
    s.passed.pop((e.table, e.seat), None)
    s.changes = [change for change in s.changes if change.player != e.player]
    if e.back:
        s.gone[e.player, e.table] = e.back
    name = s.name(e.player)
    if name is not None and name.home == e.table:
        name.home, name.chips = "", e.chips
    _forget(s, s.tables[e.table])


@applies(ev.ChangeAsked)
def change_asked(s: State, e: ev.ChangeAsked) -> None:
    s.changes.append(Change(e.player, e.table, e.seat))


@applies(ev.ChangeDropped)
def change_dropped(s: State, e: ev.ChangeDropped) -> None:
    s.changes = [change for change in s.changes if change.player != e.player]


@applies(ev.SeatChanged)
def seat_changed(s: State, e: ev.SeatChanged) -> None:
    sitters = s.tables[e.table].sitters
    sitters[e.to] = sitters.pop(e.seat)
    s.passed.pop((e.table, e.seat), None)
    s.passed.pop((e.table, e.to), None)
    s.changes = [change for change in s.changes if change.player != e.player]


@applies(ev.SeatHeld)
def seat_held(s: State, e: ev.SeatHeld) -> None:
    s.tables[e.table].held.append(e.seat)


@applies(ev.SeatReleased)
def seat_released(s: State, e: ev.SeatReleased) -> None:
    s.tables[e.table].held.remove(e.seat)


@applies(ev.KeptApart)
def kept_apart(s: State, e: ev.KeptApart) -> None:
    s.apart.append((e.player, e.other))


@applies(ev.ApartLifted)
def apart_lifted(s: State, e: ev.ApartLifted) -> None:
    s.apart.remove((e.player, e.other))


@applies(ev.GroupClockShifted)
def clock_shifted(s: State, e: ev.GroupClockShifted) -> None:
    for promise in s.promises.values():
        promise.until += e.by


# --------------------------------------------------------------------------- by hand


@applies(ev.Step)
def step(s: State, e: ev.Step) -> None:
    """Who did it is written down; the events after it change the group."""


def standing(past: list[Event], to: int) -> list[int]:
    """The numbers of the events up to that one that nobody has undone, in order."""
    found = []
    while to:
        event = past[to - 1]
        if isinstance(event, ev.Undone):
            to = event.to
        else:
            found.append(to)
            to -= 1
    return found[::-1]


@applies(ev.Undone)
def undone(s: State, e: ev.Undone) -> None:
    # What was undone before is passed over: replayed, it would be replayed again within each later one.
    before = State()
    for number in standing(s.past, e.to):
        event = s.past[number - 1]
        before.count = number
        APPLY[type(event)](before, event)
    for field in State.__struct_fields__:
        if field not in ("past", "count"):
            setattr(s, field, getattr(before, field))
