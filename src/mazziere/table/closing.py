"""A table closes: at once between hands, else when the hand is over; until then it can be kept open.

Whoever has put chips into a pot plays for it: no hand is broken off because the table closes, and one that was paused
goes on, for chips in the middle of a hand that stands still would be nobody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table.floor import go_on_again

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.poker import PokerTable


def close(table: PokerTable, command: Command) -> None:
    """Close the table, after the hand if one is being played."""
    table.staff(command)
    s = table.state
    rule = table.law.cite["table/open"]
    if s.closed:
        raise Refusal(rule, "table-closed")
    if s.closing:
        raise Refusal(rule, "table-closing")
    if not s.running:
        shut(table, command.at)
        return
    table.emit(ev.Closing(command.player, rule=rule, at=command.at))
    if s.paused:
        go_on_again(table, command)


def keep_open(table: PokerTable, command: Command) -> None:
    """The table does not close after this hand; what the floor has said, the host does not take back."""
    table.staff(command)
    check_kept_open(table.state.closing, command, table.law.cite["table/open"])
    table.emit(ev.KeptOpen(command.player, rule=table.law.cite["table/open"], at=command.at))


def check_kept_open(closing: str, command: Command, rule: str) -> None:
    """Refuse who may not keep a table open, where it would close."""
    if not closing:
        raise Refusal(rule, "table-not-closing")
    if closing == "floor" and command.player:
        raise Refusal(rule, "closed-by-the-floor")


def shut(table: PokerTable, at: int) -> None:
    """The table is closed: a pot nobody will play for is shared by those who could have, and all leave."""
    s = table.state
    rule = table.law.cite["table/open"]
    people = [s.people[seat] for seat in sorted(s.people)]
    share = [person for person in people if table.inside(person)] or people
    pot = s.carry.pot
    each, odd = divmod(pot, len(share)) if share else (0, 0)
    shares = tuple([each + (place < odd) for place in range(len(share))])
    table.emit(ev.TableClosed(tuple([p.player for p in share]), shares, pot - sum(shares), rule=rule, at=at))
    for person in people:
        amount = person.stack + person.behind
        table.emit(ev.Left(person.player, person.seat, amount, "closed", rule=rule, at=at))
    for seat, (player, _) in list(s.asking.items()):
        table.emit(ev.SeatRefused(player, seat, rule=rule, at=at))
