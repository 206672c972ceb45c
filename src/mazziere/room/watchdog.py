"""The watchdog: no table may stand where nobody can say anything and nothing is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazziere.table.poker import PokerTable

if TYPE_CHECKING:
    from mazziere.room.actor import Actor


def asked(table: Any) -> list[str]:
    """The players of whom something is asked now."""
    s = table.state
    if isinstance(table, PokerTable):
        if s.running and table.hand is not None and not s.paused:
            return [s.players[seat] for seat in table.hand.pending if seat >= 0]
        return [s.people[s.chooser].player] if s.menu and s.chooser in s.people else []
    # Who has said "ready" is through with stakes, not with the cards that follow.
    guests = [guest for guest in s.guests.values() if not guest.company and not (guest.ready and table.betting)]
    return [guest.player for guest in guests if table.view(guest.player).options]


def stuck(actor: Actor, due: int | None, now: int, idle_tick: bool) -> str:
    """Why this table, whose clock rings when `due`, cannot go on; "" when it can.

    It can when somebody may act, when its clock will ring, or when it waits between hands for people to come.
    """
    table: Any = actor.table
    s = table.state
    if s.closed or s.paused:
        return ""
    if due is not None:
        # A clock that has rung and changed nothing would ring for ever.
        return "the clock rings and nothing happens" if idle_tick and due <= now else ""
    if not s.running or table.wants_deck() is not None:
        return ""
    if isinstance(table, PokerTable):
        return "" if asked(table) else "nobody can act"
    # At a house table people may always stake, or take their stakes back.
    return "" if any(table.view(guest.player).options for guest in s.guests.values()) else "nobody can act"
