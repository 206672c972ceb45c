"""Getting on the waiting list and off it (SC-SEAT-2, SC-OPEN-5, SC-SEAT-4, PB-3.2)."""

from typing import TYPE_CHECKING

from mazziere.rules.counted import counted
from mazziere.rules.refusal import Refusal
from mazziere.table import group_events as ev
from mazziere.table.command import Command
from mazziere.table.group_calls import barred, takers
from mazziere.table.group_state import Name

if TYPE_CHECKING:
    from mazziere.table.group import Group


def join(group: "Group", command: Command) -> None:
    """Put one's name at the end of the list. `what="phone"`: from outside; `value` and `amount`: from that table."""
    s, player = group.state, command.player
    _not_twice(group, player)
    if command.value and s.setup.moves == "up" and command.amount >= s.setup.blind:
        raise Refusal(group.cites("SC-SEAT-4"), "group-only-upwards", blind=s.setup.blind, yours=command.amount)
    present = command.what != "phone"
    if not present and s.setup.phone == "refused":
        raise Refusal(group.cites("SC-OPEN-5"), "group-be-there")
    if command.value:
        rule = group.cites("SC-SEAT-4")
        group.emit(ev.Listed(player, "level-up", present, command.value, rule=rule, at=command.at))
    else:
        group.emit(ev.Listed(player, present=present, rule=group.cites("SC-SEAT-2"), at=command.at))


def sit(group: "Group", command: Command) -> None:
    """Take a free seat of one's choice, where nobody comes first."""
    s, player, at = group.state, command.player, command.at
    line = group.line(command.value)
    _not_twice(group, player, listed=True)
    rule = barred(s, player, line.id, at)
    if rule:
        raise Refusal(group.cites(rule), "group-barred", table=line.id)
    free = tuple(s.free(line))
    seat = command.seat if command.seat >= 0 else next(iter(free), -1)
    if not free:
        raise Refusal(group.cites("SC-PLAY-3"), "group-table-full", seats=line.seats)
    if seat not in free:
        raise Refusal(group.cites("SC-SEAT-1"), "group-seat-not-free", seat=seat + 1, free=counted(free))
    first = next((taker for taker in takers(s, (line.id, seat), at) if taker.player != player), None)
    if first is not None:
        raise Refusal(group.cites(first.rule), "group-list-first")
    if command.amount < s.setup.buy_in:
        raise Refusal(group.cites("SC-BUYIN-1"), "below-minimum", amount=command.amount, least=s.setup.buy_in)
    until = at + s.setup.coming
    rule = group.cites("SC-SEAT-1")
    group.emit(ev.Accepted(player, line.id, seat, until, "listed", command.amount, rule=rule, at=at))


def leave_list(group: "Group", command: Command) -> None:
    """Take one's name off the list, and off any seat kept for it."""
    s, player, at = group.state, command.player, command.at
    _on_list(group, player)
    found = s.promise(player)
    if found is not None:
        (table, seat), _ = found
        group.emit(ev.Withdrawn(player, table, seat, rule=group.cites("SC-SEAT-3"), at=at))
    group.emit(ev.Unlisted(player, rule=group.cites("SC-SEAT-2"), at=at))


def away(group: "Group", command: Command) -> None:
    """Tell the floor that one leaves the room: the name keeps its place and is not called (SC-SEAT-3)."""
    name = _on_list(group, command.player)
    found = group.state.promise(command.player)
    if not name.present or found is not None:
        raise Refusal(group.cites("SC-SEAT-3"), "group-called-already" if found else "group-away-already")
    group.emit(ev.Away(command.player, rule=group.cites("SC-SEAT-3"), at=command.at))


def back(group: "Group", command: Command) -> None:
    """Somebody who was away, or only telephoned, is in the room."""
    if _on_list(group, command.player).present:
        raise Refusal(group.cites("SC-SEAT-2"), "group-here-already")
    group.emit(ev.Back(command.player, rule=group.cites("SC-SEAT-2"), at=command.at))


def block(group: "Group", command: Command) -> None:
    """A seat was refused elsewhere at the same buy-in; `amount` is until when that counts."""
    group.emit(ev.Blocked(command.player, command.amount, rule=group.cites("SC-OPEN-4"), at=command.at))
    found = group.state.promise(command.player)
    if found is not None and found[1].stage == "called" and found[1].why != "main":
        (table, seat), _ = found
        group.emit(ev.Withdrawn(command.player, table, seat, rule=group.cites("SC-OPEN-4"), at=command.at))


def _not_twice(group: "Group", player: str, *, listed: bool = False) -> None:
    s = group.state
    if not player:
        raise Refusal(group.cites("SC-SEAT-2"), "group-be-there")
    if s.table_of(player) is not None or s.promise(player) is not None:
        raise Refusal(group.cites("SC-SEAT-4"), "group-has-a-seat")
    if not listed and s.name(player) is not None:
        raise Refusal(group.cites("SC-SEAT-2"), "group-on-the-list")


def _on_list(group: "Group", player: str) -> Name:
    name = group.state.name(player)
    if name is None:
        raise Refusal(group.cites("SC-SEAT-2"), "group-not-listed")
    return name
