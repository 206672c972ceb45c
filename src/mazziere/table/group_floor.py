"""What the floor does with the tables of a group: open, close, place, move, hold, keep apart (SC-OPEN, SC-SEAT)."""

from typing import TYPE_CHECKING

from mazziere.rules.counted import counted
from mazziere.rules.refusal import Refusal
from mazziere.table import group_events as ev
from mazziere.table.command import Command
from mazziere.table.group_calls import barred, call, takers
from mazziere.table.group_state import Line, Sitter, State

if TYPE_CHECKING:
    from mazziere.table.group import Group


# --------------------------------------------------------------------------- opening and closing


def open_table(group: "Group", command: Command) -> None:
    """Open the table `value` with `amount` seats; `cards` are the seat cards, in the order the list draws them."""
    s, at, table = group.state, command.at, command.value
    seats = command.amount or s.setup.seats
    drawn = command.cards or tuple(range(seats))
    if not table or table in s.tables:
        raise Refusal(group.cites("SC-COND-4"), "group-table-exists", table=table)
    if sorted(drawn) != list(range(seats)):
        raise Refusal(group.cites("SC-OPEN-2"), "group-seat-cards", seats=seats)
    group.emit(ev.TableAdded(table, seats, rule=group.cites("SC-COND-4"), at=at))
    if command.cards:
        for draw, seat in enumerate(drawn, 1):
            taker = next(takers(s, (table, seat), at), None)
            if taker is not None:
                call(group, taker, (table, seat), at, draw, "SC-OPEN-2 SC-SEAT-2")


def close_table(group: "Group", command: Command) -> None:
    """Close the table `value`: `cards` holds one for each player in seat order, the highest goes first (SC-SEAT-7)."""
    s, at = group.state, command.at
    line = group.line(command.value)
    if line.closing:
        raise Refusal(group.cites("SC-SEAT-7"), "group-closing", table=line.id)
    players = tuple([sitter.player for _, sitter in sorted(line.sitters.items())])
    if len(set(command.cards)) != len(players):
        raise Refusal(group.cites("SC-SEAT-7"), "group-cards-needed", cards=len(players))
    for (table, seat), promise in tuple(s.promises.items()):
        if table == line.id:
            group.emit(ev.Withdrawn(promise.player, table, seat, rule=group.cites("SC-SEAT-7"), at=at))
    # A card's number grows with its rank, then with its suit: clubs, diamonds, hearts, spades, as for the button.
    highest = sorted(zip(command.cards, players, strict=True), reverse=True)
    order = tuple([player for _, player in highest])
    group.emit(ev.TableClosing(line.id, players, command.cards, order, rule=group.cites("SC-SEAT-7"), at=at))


def closed(group: "Group", command: Command) -> None:
    """The table has closed; who sits there leaves next."""
    line, at = group.state.tables.get(command.value), command.at
    if line is None or line.closed:
        return
    for (table, seat), promise in tuple(group.state.promises.items()):
        if line.id in (table, promise.home):
            group.emit(ev.Withdrawn(promise.player, table, seat, rule=group.cites("SC-SEAT-7"), at=at))
    group.emit(ev.TableClosed(line.id, rule=group.cites("SC-COND-4"), at=at))


# --------------------------------------------------------------------------- seats by order


def place(group: "Group", command: Command) -> None:
    """Give the player `what` a seat chosen by the house, a held one too; the player cannot object (SC-OPEN-3)."""
    s, player, at = group.state, command.what, command.at
    line = group.line(command.value)
    free = (*s.free(line), *[seat for seat in line.held if seat not in line.sitters])
    if not player or s.table_of(player) is not None:
        raise Refusal(group.cites("SC-SEAT-4"), "group-has-a-seat")
    if command.seat not in free:
        raise Refusal(group.cites("SC-SEAT-1"), "group-seat-not-free", seat=command.seat + 1, free=counted(free))
    if barred(s, player, line.id, at) == "SC-SEAT-10":
        raise Refusal(group.cites("SC-SEAT-10"), "group-barred", table=line.id)
    name = s.name(player)
    amount = command.amount or (name.chips if name is not None else 0)
    found = s.promise(player)
    if found is not None:
        group.emit(ev.Withdrawn(player, *found[0], rule=group.cites("SC-OPEN-3"), at=at))
    if command.seat in line.held:
        group.emit(ev.SeatReleased(line.id, command.seat, rule=group.cites("SC-OPEN-3"), at=at))
    until = at + s.setup.coming
    rule = group.cites("SC-OPEN-3")
    group.emit(ev.Accepted(player, line.id, command.seat, until, "imposed", amount, rule=rule, at=at))


def candidates(s: State, line: Line) -> list[tuple[Sitter, Line]]:
    """Who may be moved to a table: from those opened before it, whoever sat down last comes first (SC-OPEN-6)."""
    order = list(s.tables)
    older = [s.tables[table] for table in order[: order.index(line.id)]]
    promised = {promise.player for promise in s.promises.values()}
    seated = [(sitter, home) for home in older for sitter in home.sitters.values() if sitter.player not in promised]
    return sorted(seated, key=lambda each: (each[0].since, each[0].order), reverse=True)


def move(group: "Group", command: Command) -> None:
    """Move the player `what` to the table `value`, with the chips held; nobody named: whoever the rule moves first."""
    s, at = group.state, command.at
    line = group.line(command.value)
    seat = command.seat if command.seat >= 0 else next(s.free(line), -1)
    if seat not in s.free(line):
        raise Refusal(group.cites("SC-SEAT-1"), "group-table-full", seats=line.seats)
    movable = [each for each in candidates(s, line) if barred(s, each[0].player, line.id, at) != "SC-SEAT-10"]
    player = command.what or (movable[0][0].player if movable else "")
    home = s.table_of(player)
    if home is None or home is line or s.promise(player) is not None:
        raise Refusal(group.cites("SC-OPEN-6"), "group-nobody-to-move")
    newer = home.id in list(s.tables)[: list(s.tables).index(line.id)]
    if newer and (not movable or movable[0][0].player != player):
        raise Refusal(
            group.cites("SC-OPEN-6"), "group-last-seated-first", player=movable[0][0].player if movable else "–"
        )
    if barred(s, player, line.id, at) == "SC-SEAT-10":
        raise Refusal(group.cites("SC-SEAT-10"), "group-barred", table=line.id)
    _order_move(group, player, home, line, seat, at)


def _order_move(group: "Group", player: str, home: Line, line: Line, seat: int, at: int) -> None:
    until, rule = at + group.state.setup.answer, group.cites("SC-OPEN-6 SC-BUYIN-4")
    group.emit(ev.Accepted(player, line.id, seat, until, "moved", home=home.id, rule=rule, at=at))


def even_out(group: "Group", at: int) -> None:
    """Move the last to sit down from the fullest table to the emptiest, while they differ too much (SC-OPEN-6)."""
    s = group.state
    if not s.setup.balance or s.promises:
        return
    lines = [line for line in s.tables.values() if not line.closing]
    # A main table is filled from the others, never emptied for them.
    lines = lines[1:] if s.setup.must_move else lines
    if len(lines) < 2:
        return
    fullest, emptiest = max(lines, key=s.expected), min(lines, key=s.expected)
    if len(fullest.sitters) - s.expected(emptiest) < s.setup.balance:
        return
    for sitter in sorted(fullest.sitters.values(), key=lambda each: (each.since, each.order), reverse=True):
        seat = next(s.free(emptiest), None)
        if seat is not None and barred(s, sitter.player, emptiest.id, at) != "SC-SEAT-10":
            _order_move(group, sitter.player, fullest, emptiest, seat, at)
            return


def hold(group: "Group", command: Command) -> None:
    """Keep one seat of a table for whom the house will (PB-3.3b)."""
    line = group.line(command.value)
    if line.held or command.seat not in group.state.free(line):
        raise Refusal(group.cites("SC-OPEN-3"), "group-cannot-hold", seat=command.seat + 1)
    group.emit(ev.SeatHeld(line.id, command.seat, rule=group.cites("SC-OPEN-3"), at=command.at))


def release(group: "Group", command: Command) -> None:
    """Give a held seat back to the list."""
    line = group.line(command.value)
    if command.seat not in line.held:
        raise Refusal(group.cites("SC-OPEN-3"), "group-not-held", seat=command.seat + 1)
    group.emit(ev.SeatReleased(line.id, command.seat, rule=group.cites("SC-OPEN-3"), at=command.at))


def keep_apart(group: "Group", command: Command) -> None:
    """Two players, `what` and `value`, may not sit at the same table from now on (SC-SEAT-10)."""
    pair = (command.what, command.value)
    if not all(pair) or pair[0] == pair[1] or pair in group.state.apart or pair[::-1] in group.state.apart:
        raise Refusal(group.cites("SC-SEAT-10"), "group-no-such-pair")
    group.emit(ev.KeptApart(*pair, rule=group.cites("SC-SEAT-10"), at=command.at))


def lift_apart(group: "Group", command: Command) -> None:
    """The two may sit together again."""
    pair = (command.what, command.value)
    found = next((each for each in (pair, pair[::-1]) if each in group.state.apart), None)
    if found is None:
        raise Refusal(group.cites("SC-SEAT-10"), "group-no-such-pair")
    group.emit(ev.ApartLifted(*found, rule=group.cites("SC-SEAT-10"), at=command.at))


# --------------------------------------------------------------------------- seats by wish


def ask_change(group: "Group", command: Command) -> None:
    """Ask for another seat of one's own table, `seat` or any; who asked first goes first."""
    s, player = group.state, command.player
    line = s.table_of(player)
    if line is None or line.closing:
        raise Refusal(group.cites("SC-SEAT-1"), "group-no-seat")
    if not -1 <= command.seat < line.seats or line.seat_of(player) == command.seat:
        others = counted([seat for seat in range(line.seats) if seat != line.seat_of(player)])
        raise Refusal(group.cites("SC-SEAT-1"), "group-seat-not-free", seat=command.seat + 1, free=others)
    if any(change.player == player for change in s.changes):
        raise Refusal(group.cites("SC-SEAT-1"), "group-asked-already")
    group.emit(ev.ChangeAsked(player, line.id, command.seat, rule=group.cites("SC-SEAT-1"), at=command.at))


def drop_change(group: "Group", command: Command) -> None:
    """Keep one's seat after all."""
    if all(change.player != command.player for change in group.state.changes):
        raise Refusal(group.cites("SC-SEAT-1"), "group-not-asked")
    group.emit(ev.ChangeDropped(command.player, rule=group.cites("SC-SEAT-1"), at=command.at))


# --------------------------------------------------------------------------- what tables report


def sat(group: "Group", command: Command) -> None:
    """A player has sat down at `seat` of the table `value`; what the group thought of that seat gives way."""
    s, player, seat, at = group.state, command.player, command.seat, command.at
    line = s.tables.get(command.value)
    # A report is never refused, or it would be sent again for ever; one that comes too late tells nothing.
    if line is None or line.closed or not 0 <= seat < line.seats:
        return
    there = line.sitters.get(seat)
    if there is not None and there.player == player:
        return
    if there is not None:
        group.emit(ev.GotUp(there.player, line.id, seat, rule=group.cites("SC-SEAT-1"), at=at))
    old = line.seat_of(player)
    draw = 0
    for place, promise in tuple(s.promises.items()):
        if place == (line.id, seat) and promise.player == player:
            draw = promise.draw
        elif place == (line.id, seat) or promise.player == player:
            group.emit(ev.Withdrawn(promise.player, *place, rule=group.cites("SC-SEAT-1"), at=at))
    if old is not None:
        draw = line.sitters[old].draw
        group.emit(ev.GotUp(player, line.id, old, rule=group.cites("SC-SEAT-1"), at=at))
    group.emit(ev.SatDown(player, line.id, seat, draw, rule=group.cites("SC-SEAT-1"), at=at))


def left(group: "Group", command: Command) -> None:
    """A player has left the table `value` with `amount` chips; who is moved sits down at the new table next."""
    s, player, at = group.state, command.player, command.at
    line = s.tables.get(command.value)
    seat = None if line is None else line.seat_of(player)
    if line is None or seat is None:
        return
    found = s.promise(player)
    moves = found is not None and found[1].home == line.id and found[1].stage == "leaving"
    back = 0 if moves or line.closing else at + s.setup.back
    rule = "SC-SEAT-7" if line.closing else "SC-COND-14" if back else "SC-OPEN-6"
    group.emit(ev.GotUp(player, line.id, seat, command.amount, back, rule=group.cites(rule), at=at))
    if found is not None and moves:
        (table, to), promise = found
        amount, until = max(command.amount, promise.amount), at + s.setup.coming
        rule = group.cites("SC-BUYIN-4" if promise.why == "moved" else "SC-SEAT-6")
        group.emit(ev.CameFree(player, table, to, until, promise.why, amount, rule=rule, at=at))


def shift(group: "Group", command: Command) -> None:
    """Give back the time an outage took."""
    if command.amount < 1:
        raise Refusal(group.cites("SC-SEAT-3"), "below-minimum", amount=command.amount, least=1)
    group.emit(ev.GroupClockShifted(command.amount, at=command.at))
