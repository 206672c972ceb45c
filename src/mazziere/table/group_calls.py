"""Who is called for a free seat, in which order, and what becomes of the call (SC-SEAT-2, 3, 6; SC-OPEN-4)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from mazziere.rules.refusal import Refusal
from mazziere.table import group_events as ev
from mazziere.table.command import Command
from mazziere.table.group_events import Why
from mazziere.table.group_state import Line, Place, Promise, Sitter, State

if TYPE_CHECKING:
    from mazziere.table.group import Group


class Taker(NamedTuple):
    """Somebody a free seat may be offered to, and by what right."""

    player: str
    why: Why
    home: str
    rule: str


def barred(s: State, player: str, table: str, at: int) -> str:
    """The rule that keeps a player from a table now; nothing when none does."""
    if s.blocked.get(player, 0) > at:
        return "SC-OPEN-4"
    if s.gone.get((player, table), 0) > at:
        return "SC-COND-14"
    company = s.company(table) - {player}
    if any(player in pair and company.intersection(pair) for pair in s.apart):
        return "SC-SEAT-10"
    return ""


def feeders(s: State, line: Line) -> Iterator[tuple[Sitter, Line]]:
    """Who may claim a seat of the main table: by the order of their own table's draw, then of their arrival."""
    if s.setup.must_move and line is s.main:
        others = [other for other in s.tables.values() if other is not line and not other.closing]
        seated = [(sitter, other) for other in others for sitter in other.sitters.values()]
        yield from sorted(seated, key=lambda each: (each[0].draw or s.count, each[0].order))


def takers(s: State, place: Place, at: int) -> Iterator[Taker]:
    """Everybody a seat may be offered to now, the first first."""
    table, _ = place
    line = s.tables[table]
    passed = s.passed.get(place, ())
    promised = {promise.player for promise in s.promises.values()}
    for sitter, home in feeders(s, line):
        if sitter.player not in passed and sitter.player not in promised and not barred(s, sitter.player, table, at):
            yield Taker(sitter.player, "main", home.id, "SC-SEAT-6")
    for name in s.waiting:
        # Who is still at a table that closes cannot sit at another yet.
        leaving = name.kind == "closed" and name.home
        if name.present and not leaving and name.player not in promised and not barred(s, name.player, table, at):
            rule = "SC-SEAT-7" if name.kind == "closed" else "SC-SEAT-2"
            yield Taker(name.player, name.kind, name.home, rule)


def offer(group: "Group", at: int) -> None:
    """Offer every free seat: to who asked for another seat of the table, to who comes first, to the list."""
    s = group.state
    offered = True
    while offered:
        offered = any(_offer_one(group, line, seat, at) for line in _wanted(s) for seat in tuple(s.free(line)))


def _wanted(s: State) -> tuple[Line, ...]:
    """The tables somebody may want a seat of: in a large room nobody looks at every free seat for nothing."""
    if s.waiting or s.changes:
        return _by_age(s)
    return (s.main,) if s.setup.must_move and s.main is not None else ()


def _by_age(s: State) -> tuple[Line, ...]:
    """The main table is kept full; of the others the emptiest comes first."""
    lines = tuple(s.tables.values())
    first = 1 if s.setup.must_move else 0
    return (*lines[:first], *sorted(lines[first:], key=s.expected))


def _offer_one(group: "Group", line: Line, seat: int, at: int) -> bool:
    s = group.state
    change = next((each for each in s.changes if each.table == line.id and each.seat in (-1, seat)), None)
    old = None if change is None else line.seat_of(change.player)
    if change is not None and old is not None:
        group.emit(ev.SeatChanged(change.player, line.id, old, seat, rule=group.cites("SC-SEAT-1"), at=at))
        return True
    taker = next(takers(s, (line.id, seat), at), None)
    if taker is not None:
        call(group, taker, (line.id, seat), at)
    return taker is not None


def call(group: "Group", taker: Taker, place: Place, at: int, draw: int = 0, rule: str = "") -> None:
    """Keep a seat for somebody and let them know."""
    table, seat = place
    until = at + group.state.setup.answer
    rules = group.cites(rule or taker.rule)
    group.emit(ev.Called(taker.player, table, seat, until, taker.why, taker.home, draw, rule=rules, at=at))


# --------------------------------------------------------------------------- the answer


def accept(group: "Group", command: Command) -> None:
    """Take up the seat one was called for, with the chips one brings (0: those one holds)."""
    s, player, at = group.state, command.player, command.at
    (table, seat), promise = _call_of(group, player)
    name = s.name(player)
    carried = name.chips if name is not None and promise.why == "closed" else 0
    amount = command.amount or carried
    exempt = promise.why in ("closed", "main") and amount in (0, carried)
    if amount < s.setup.buy_in and not exempt:
        rule = "SC-BUYIN-1" if promise.why == "listed" else "SC-BUYIN-5 SC-SEAT-5"
        raise Refusal(group.cites(rule), "below-minimum", amount=amount, least=s.setup.buy_in)
    rules = {"closed": "SC-SEAT-9 SC-BUYIN-4", "level-up": "SC-SEAT-5 SC-BUYIN-5", "main": "SC-SEAT-6"}
    rule = group.cites(rules.get(promise.why, "SC-SEAT-1"))
    until = at + (s.setup.answer if promise.home else s.setup.coming)
    group.emit(
        ev.Accepted(player, table, seat, until, promise.why, amount, promise.home, promise.draw, rule=rule, at=at)
    )


def decline(group: "Group", command: Command) -> None:
    """Refuse the seat. Who was to be given one gets no other of this buy-in for a while; a move is only passed on."""
    s, player, at = group.state, command.player, command.at
    (table, seat), promise = _call_of(group, player)
    if promise.why == "main":
        group.emit(ev.Declined(player, table, seat, rule=group.cites("SC-SEAT-6"), at=at))
        return
    group.emit(ev.Declined(player, table, seat, at + s.setup.refusal, rule=group.cites("SC-OPEN-4"), at=at))


def _call_of(group: "Group", player: str) -> tuple[Place, Promise]:
    found = group.state.promise(player)
    if found is None or found[1].stage != "called":
        raise Refusal(group.cites("SC-SEAT-3"), "group-not-called")
    return found


def expire(group: "Group", at: int) -> None:
    """Calls nobody answered in time, and seats nobody came to."""
    for (table, seat), promise in tuple(group.state.promises.items()):
        if promise.until <= at:
            rule = "SC-SEAT-6" if promise.why == "main" else "SC-SEAT-3"
            group.emit(ev.Lapsed(promise.player, table, seat, rule=group.cites(rule), at=at))
