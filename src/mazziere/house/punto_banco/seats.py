"""Chairs: who may sit where, who has booked, what a mark on a chair is worth, and chips nobody claims (PB-3, PB-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Option
from mazziere.house.punto_banco import events as ev
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.house.punto_banco.state import State
    from mazziere.house.punto_banco.table import Table

NOBODY = -1


def options(s: State, player: int) -> tuple[Option, ...]:
    """What a player may do about a chair now."""
    chair = chair_of(s, player)
    if chair != NOBODY:
        verbs = ("come-back", "leave") if chair in s.marked else ("mark", "leave")
        return tuple([Option(verb, rule="PB-3.3a") for verb in verbs])
    free = free_for(s, player)
    if free:
        return tuple([Option(f"sit {chair}", rule="PB-3.2") for chair in free])
    return () if player in s.bookings else (Option("book", rule="PB-3.2"),)


def chair_of(s: State, player: int) -> int:
    """The chair a player has, away from it or not (-1: none)."""
    return s.chairs.index(player) if player in s.chairs else NOBODY


def free_for(s: State, player: int) -> list[int]:
    """The chairs a player may sit on: bookings come first, in their order."""
    free = [chair for chair, owner in enumerate(s.chairs) if owner == NOBODY and chair != s.reserved]
    line = s.bookings.index(player) if player in s.bookings else len(s.bookings)
    return free if len(free) > line else []


# -- players -------------------------------------------------------------------------------


def join(table: Table, name: str, chips: int) -> Table:
    """Somebody comes to the table, and stands."""
    table.emit(ev.PlayerJoined(name, chips, rule="PB-3.3b"))
    return table


def sit(table: Table, player: int, chair: int) -> Table:
    """Take a free chair; one whose player is only away is not free."""
    s = table.state
    _known(s, player)
    if not 0 <= chair < len(s.chairs):
        raise Refusal("PB-3.2", "house-no-such-chair", chair=chair + 1, most=len(s.chairs))
    if player in s.chairs:
        raise Refusal("PB-3.2", "house-seated-already", name=s.names[player])
    if s.chairs[chair] != NOBODY:
        raise Refusal("PB-3.3a" if chair in s.marked else "PB-3.2", "house-chair-taken", chair=chair + 1)
    if chair == s.reserved:
        raise Refusal("PB-3.3b", "house-chair-taken", chair=chair + 1)
    if chair not in free_for(s, player):
        raise Refusal("PB-3.2", "house-others-first", first=s.names[s.bookings[0]])
    table.emit(ev.ChairTaken(chair, player, rule="PB-3.2"))
    return table


def book(table: Table, player: int) -> Table:
    """Ask the table chief for the next free chair."""
    s = table.state
    _known(s, player)
    if player in s.chairs or player in s.bookings:
        raise Refusal("PB-3.2", "house-seated-already", name=s.names[player])
    if free_for(s, player):
        raise Refusal("PB-3.2", "house-chair-free")
    table.emit(ev.Booked(player, rule="PB-3.2"))
    return table


def mark(table: Table, player: int) -> Table:
    """Leave for a while and mark the chair, which is kept."""
    s = table.state
    chair = _own(s, player)
    if chair in s.marked:
        raise Refusal("PB-3.3a", "house-not-your-chair")
    until = table.due(60 * s.rules.marked_minutes)
    table.emit(ev.ChairMarked(chair, until, rule="PB-3.3a"))
    return table


def come_back(table: Table, player: int) -> Table:
    """Sit down again on one's marked chair."""
    chair = _own(table.state, player)
    if chair not in table.state.marked:
        raise Refusal("PB-3.3a", "house-not-your-chair")
    table.emit(ev.ChairRegained(chair, rule="PB-3.3a"))
    return table


def leave(table: Table, player: int) -> Table:
    """Go away without marking the chair: it is lost."""
    table.emit(ev.ChairFreed(_own(table.state, player), rule="PB-3.3a"))
    return table


# -- staff ---------------------------------------------------------------------------------


def release(table: Table, chair: int) -> Table:
    """Free the chair of somebody who has stayed away longer than a mark is worth."""
    s = table.state
    if chair not in s.marked:
        raise Refusal("PB-3.3a", "house-no-such-chair", chair=chair + 1, most=len(s.chairs))
    if s.marked[chair] > table.at:
        raise Refusal("PB-3.3a", "time-left", milliseconds=s.marked[chair] - table.at)
    table.emit(ev.ChairFreed(chair, rule="PB-3.3a"))
    return table


def reserve(table: Table, chair: int) -> Table:
    """Keep one free chair for the management to give away (-1: keep none any more)."""
    s = table.state
    if chair != NOBODY and (not 0 <= chair < len(s.chairs) or s.chairs[chair] != NOBODY):
        raise Refusal("PB-3.3b", "house-chair-taken", chair=chair + 1)
    table.emit(ev.ChairReserved(chair, rule="PB-3.3b"))
    return table


def assign(table: Table, player: int) -> Table:
    """Give the reserved chair to somebody, whatever the list says."""
    s = table.state
    _known(s, player)
    if s.reserved == NOBODY or player in s.chairs:
        raise Refusal("PB-3.3b", "house-nothing-wrong")
    table.emit(ev.ChairTaken(s.reserved, player, rule="PB-3.3b"))
    return table


def accept_standing(table: Table, accepted: bool) -> Table:
    """Accept stakes of players without a chair, or no longer; those that lie already stay (PB-4.3)."""
    table.emit(ev.StandingChanged(accepted, rule="PB-4.3"))
    return table


def orphan(table: Table, player: int, amount: int) -> Table:
    """Set aside chips that nobody takes up; they are held by the house and do not play (PB-4.5)."""
    s = table.state
    _known(s, player)
    if not 1 <= amount <= s.chips[player]:
        raise Refusal("PB-4.5", "not-enough-chips", amount=amount, most=s.chips[player])
    table.emit(ev.ChipsOrphaned(player, amount, rule="PB-4.5"))
    return table


def claim(table: Table, player: int) -> Table:
    """Hand orphan chips to their owner after all."""
    s = table.state
    held = s.orphans.get(player, 0)
    if not held:
        raise Refusal("PB-4.5", "house-no-such-stake", bet="orphans")
    table.emit(ev.ChipsClaimed(player, held, s.chips[player] + held, rule="PB-4.5"))
    return table


def _known(s: State, player: int) -> None:
    if not 0 <= player < len(s.names):
        raise Refusal("PB-3.2", "house-no-such-seat", seat=player + 1, most=len(s.names))


def _own(s: State, player: int) -> int:
    _known(s, player)
    if player not in s.chairs:
        raise Refusal("PB-3.3a", "house-not-your-chair")
    return chair_of(s, player)
