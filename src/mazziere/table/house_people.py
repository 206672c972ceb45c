"""Who is at a house-game table: sitting down, standing behind, chips, leaving, being away (BJ-1.1a, BJ-4, PB-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.rules.counted import counted
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table import house_events as hv
from mazziere.table.command import HIRED
from mazziere.table.house_state import Guest

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.house_table import HouseTable

STANDING = "standing"
MOVED = "moved"
SENT = (MOVED, HIRED)
"""Who comes by order of the house, from another table or as one of its bots, needs nobody's leave."""


def known(t: HouseTable, player: str) -> Guest:
    """Somebody at the table."""
    guest = t.state.guest(player) if player else None
    if guest is None or guest.company:
        raise Refusal(t.rules["table"], "house-not-here")
    return guest


def free_seats(t: HouseTable) -> list[int]:
    """Seats nobody has or has asked for, and the house does not keep."""
    s = t.state
    taken = {*s.guests, *s.held, *s.asking}
    return [seat for seat in range(t.seats) if seat not in taken]


def sit(t: HouseTable, command: Command) -> None:
    """Come to the table with chips: to a seat (-1: the first free one), or behind the others (`what="standing"`)."""
    s, player = t.state, command.player
    if not player or s.guest(player) is not None or any(player == asked for asked, _ in s.asking.values()):
        raise Refusal(t.rules["table"], "house-here-already")
    if s.closing:
        raise Refusal(t.rules["end"], "house-table-closed")
    behind = command.what == STANDING
    free = _behind(t) if behind else free_seats(t)
    seat = command.seat if command.seat >= 0 else next(iter(free), -1)
    if seat not in free:
        rule = t.rules["standing"] if behind else t.rules["held" if seat in s.held else "seats"]
        raise Refusal(rule, "house-seat-taken", seat=seat + 1, free=counted(free))
    least, most = t.setup.buy_in[0] or t.least, t.setup.buy_in[1]
    # Who is moved by the house plays on with what there is.
    if command.amount < (1 if command.what == MOVED else least):
        raise Refusal(t.rules["chips"], "below-minimum", amount=command.amount, least=least)
    if most and command.amount > most:
        raise Refusal(t.rules["chips"], "above-maximum", amount=command.amount, most=most)
    if t.setup.approve and player != t.setup.host and command.what not in SENT:
        t.emit(ev.SeatAsked(player, seat, command.amount, rule=t.rules["seats"], at=command.at))
        return
    take(t, player, seat, command.amount, command.at, command.what == HIRED)


def take(t: HouseTable, player: str, seat: int, amount: int, at: int, hired: bool = False) -> None:
    """Somebody comes to a place."""
    rule = t.rules["standing"] if seat >= t.seats else t.rules["seats"]
    t.emit(ev.SatDown(player, seat, amount, hired=hired, rule=rule, at=at))
    enter(t, t.state.guests[seat], at)


def _behind(t: HouseTable) -> list[int]:
    if not t.state.standing:
        raise Refusal(t.rules["standing"], "house-standing-refused")
    taken = {*t.state.guests, *t.state.asking}
    return [seat for seat in range(t.seats, t.capacity) if seat not in taken]


def enter(t: HouseTable, guest: Guest, at: int) -> None:
    """Whoever comes while stakes are taken may stake at once."""
    if t.state.running and t.betting:
        for event in t.enter(guest):
            t.play(lambda event=event: t.engine.emit(event), at)  # type: ignore[misc]  # bound at once
        t.emit(ev.Entered(guest.player, "betting", at=at))


def top_up(t: HouseTable, command: Command) -> None:
    """Banknotes become chips, at any moment (BJ-4.2, PB-4.2)."""
    guest = known(t, command.player)
    most, stack = t.setup.buy_in[1], t.state.stack(guest)
    if command.amount < 1:
        raise Refusal(t.rules["chips"], "below-minimum", amount=command.amount, least=1)
    if most and stack + command.amount > most:
        raise Refusal(t.rules["chips"], "above-maximum", amount=command.amount, most=max(most - stack, 0))
    total = stack + command.amount
    t.emit(ev.Bought(guest.player, command.amount, total, rule=t.rules["chips"], at=command.at))
    if guest.playing:
        event = t.buy(guest, command.amount)
        t.play(lambda: t.engine.emit(event), command.at)


def leave(t: HouseTable, command: Command) -> None:
    """Go, with all one's chips: at once, or when one's stakes are settled."""
    guest = known(t, command.player)
    if guest.leaving:
        raise Refusal(t.rules["seats"], "house-leaving-already")
    go(t, guest, command.at, command.what, t.rules["seats"])


def go(t: HouseTable, guest: Guest, at: int, why: str, rule: str) -> None:
    """Let somebody go, now or after the round; stakes come back while they still can, other chips at once."""
    s = t.state
    if s.running and guest.playing and t.betting:
        t.take_back_all(guest, at)
    if s.running and guest.playing and t.staked(guest.seat):
        t.emit(ev.Leaving(guest.player, why, rule=rule, at=at))
        # Nothing is staked for who has gone: what lies in front is theirs already, what the stakes bring comes after.
        if taken := 0 if why == "moved" else s.stack(guest):
            t.emit(ev.PaidOut(guest.player, taken, taken, rule=rule, at=at))
        return
    t.emit(ev.Left(guest.player, guest.seat, s.stack(guest), why, rule=rule, at=at))


def sit_out(t: HouseTable, command: Command) -> None:
    """Mark one's seat and go for a while: it is kept (PB-3.3a)."""
    guest = known(t, command.player)
    if guest.away:
        raise Refusal(t.rules["marked"], "house-away-already")
    until = command.at + t.options.hold
    t.emit(ev.SatOut(guest.player, "marked", until, rule=t.rules["marked"], at=command.at))


def come_back(t: HouseTable, command: Command) -> None:
    """Be back at one's seat."""
    guest = known(t, command.player)
    if not guest.away:
        raise Refusal(t.rules["marked"], "house-here-already")
    t.emit(ev.CameBack(guest.player, rule=t.rules["marked"], at=command.at))


def change_seat(t: HouseTable, command: Command) -> None:
    """Take another free seat, when nothing of one's own lies on the table."""
    guest = known(t, command.player)
    free = free_seats(t)
    if t.state.running and guest.playing and (not t.betting or t.staked(guest.seat)):
        raise Refusal(t.rules["seats"], "house-hand-under-way")
    if command.seat not in free:
        raise Refusal(t.rules["seats"], "house-seat-taken", seat=command.seat + 1, free=counted(free))
    if guest.playing:
        t.take_back_all(guest, command.at)
    t.emit(ev.SeatChanged(guest.player, guest.seat, command.seat, rule=t.rules["seats"], at=command.at))
    enter(t, guest, command.at)


# --------------------------------------------------------------------------- what time does


def late(t: HouseTable, seats: tuple[int, ...], first: int, at: int) -> None:
    """Those who let a decision pass, told before what came of it: the `first` event, which has the rule.

    After several in a row the table takes them to be away.
    """
    most = t.setup.clock.sit_out_after or 3
    rule = t.events[first].rule
    guests = [t.state.guests[seat] for seat in sorted(set(seats)) if seat in t.state.guests]
    asked = [guest for guest in guests if not guest.company and not guest.away]
    for place, guest in enumerate(asked, start=first):
        t.emit(ev.TimedOut(guest.player, guest.timeouts + 1, rule=rule, at=at))
        t.events.insert(place, t.events.pop())
        if guest.timeouts >= most > 0:
            t.emit(ev.SatOut(guest.player, "time", at + t.options.hold, rule=t.rules["marked"], at=at))


def absences(t: HouseTable, at: int) -> None:
    """Marked seats that were kept long enough."""
    for guest in tuple(t.state.guests.values()):
        if guest.until and guest.until <= at and not guest.leaving:
            go(t, guest, at, "away", t.rules["marked"])


def after_the_round(t: HouseTable, at: int) -> None:
    """Who was waiting to leave leaves; a seat left without a mark is lost; company goes when it is not needed."""
    s = t.state
    for guest in tuple(s.guests.values()):
        if guest.leaving or guest.removing:
            why = "removed" if guest.removing else "left"
            t.emit(ev.Left(guest.player, guest.seat, guest.stack, why, rule=t.rules["seats"], at=at))
        elif not guest.company and not guest.away and guest.missed >= t.options.unmarked:
            t.emit(ev.Left(guest.player, guest.seat, guest.stack, "not marked", rule=t.rules["marked"], at=at))
    people = [guest for guest in s.guests.values() if not guest.company]
    for guest in tuple(s.guests.values()):
        alone = len([each for each in people if not each.away]) < 2
        if guest.company and not (people and alone and guest.stack >= t.least):
            company_leaves(t, guest, at)


def company_alone(t: HouseTable, at: int) -> None:
    """Company whose guest has gone takes its stakes back and goes too."""
    s = t.state
    if all(guest.company for guest in s.guests.values()):
        for guest in tuple(s.guests.values()):
            t.take_back_all(guest, at)
            company_leaves(t, guest, at)


def company_leaves(t: HouseTable, guest: Guest, at: int) -> None:
    """The house's company goes, and its chips go back to the bank."""
    amount = t.state.stack(guest)
    t.emit(hv.CompanyLeft(guest.player, guest.seat, amount, rule=t.rules["enough"], at=at))
