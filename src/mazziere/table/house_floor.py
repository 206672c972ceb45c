"""What staff do at a house-game table: pause, close, last hands, limits, a held seat, unclaimed chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.house.shared import Limits, RulesError
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table import hired, house_people
from mazziere.table import house_events as hv
from mazziere.table.closing import check_kept_open
from mazziere.table.house_options import check_payable

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.house_table import HouseTable


def staff(t: HouseTable, command: Command) -> None:
    """Only the room itself, or the host of the table."""
    if command.player and command.player != t.setup.host:
        raise Refusal(t.rules["table"], "staff-only")


def approve(t: HouseTable, command: Command) -> None:
    """Let somebody have the place they asked for."""
    player, amount = _asked(t, command)
    house_people.take(t, player, command.seat, amount, command.at)


def deny(t: HouseTable, command: Command) -> None:
    """Refuse a place that was asked for; whoever asked may take it back too."""
    player, _ = _asked(t, command)
    if command.player != player:
        staff(t, command)
    t.emit(ev.SeatRefused(player, command.seat, rule=t.rules["seats"], at=command.at))


def _asked(t: HouseTable, command: Command) -> tuple[str, int]:
    if command.seat not in t.state.asking:
        raise Refusal(t.rules["seats"], "nobody-asked", seat=command.seat + 1)
    return t.state.asking[command.seat]


def pause(t: HouseTable, command: Command) -> None:
    """No round follows the one being played, and no clock runs (PB-12.1b)."""
    if t.state.paused:
        raise Refusal(t.rules["suspend"], "house-suspended")
    why = command.what or "paused"
    t.emit(ev.Paused(why, command.player, rule=t.rules["suspend"], at=command.at))


def resume(t: HouseTable, command: Command) -> None:
    """Play goes on; the time that stood still is given back."""
    s = t.state
    if not s.paused:
        raise Refusal(t.rules["suspend"], "house-nothing-wrong")
    lost = max(command.at - s.paused_at, 0)
    t.emit(ev.Resumed(lost, command.player, rule=t.rules["suspend"], at=command.at))
    if lost:
        t.give_back(lost, command.at)


def close(t: HouseTable, command: Command) -> None:
    """Close the table, after the round if one is being played: stakes lie there, so one that was paused goes on."""
    if t.state.closing:
        raise Refusal(t.rules["end"], "house-table-closed")
    t.emit(ev.Closing(command.player, rule=t.rules["end"], at=command.at))
    if t.state.paused:
        resume(t, command)


def keep_open(t: HouseTable, command: Command) -> None:
    """The table does not close after this round; what the floor has said, the host does not take back."""
    check_kept_open(t.state.closing, command, t.rules["end"])
    t.emit(ev.KeptOpen(command.player, rule=t.rules["end"], at=command.at))


def bots(t: HouseTable, command: Command) -> None:
    """So many bots (`amount`) keep the table company from now on."""
    hired.want(t, command, t.rules["seats"])


def close_now(t: HouseTable, at: int) -> None:
    """Everybody goes with their chips, and the table is closed; a round that is being played is waited for."""
    s = t.state
    if s.running and not t.betting:
        return
    if s.running:
        for guest in tuple(s.guests.values()):
            t.take_back_all(guest, at)
        t.emit(ev.HandEnded(s.number, (), (), voided=True, rule=t.rules["end"], at=at))
    for seat, (player, _) in tuple(s.asking.items()):
        t.emit(ev.SeatRefused(player, seat, rule=t.rules["end"], at=at))
    for guest in tuple(s.guests.values()):
        if guest.company:
            house_people.company_leaves(t, guest, at)
        else:
            t.emit(ev.Left(guest.player, guest.seat, guest.stack, "closed", rule=t.rules["end"], at=at))
    t.emit(ev.TableClosed(rule=t.rules["end"], at=at))


def last_hands(t: HouseTable, command: Command) -> None:
    """Call the last three hands of the evening (BJ-8.1, PB-12.1a)."""
    t.play(t.call_last_hands, command.at)


def limits(t: HouseTable, command: Command) -> None:
    """Post new limits, which count from the next hand and can be paid as those at opening can: `value` is `10-500`.

    (BJ-3.1, PB-2.1.)
    """
    least, dash, most = command.value.partition("-")
    if not dash or not least.isdecimal() or not most.isdecimal():
        raise Refusal(t.rules["limits"], "house-limits", given=command.value)
    try:
        posted = Limits(int(least), int(most))
        check_payable(t.setup.game, t.posted, posted.least, posted.most)
        # The game keeps this very event until the next hand, so nothing is added to it.
        t.run(lambda: t.change_limits(posted), command.at)
    except RulesError:
        raise Refusal(t.rules["limits"], "house-limits", given=command.value) from None


def hold(t: HouseTable, command: Command) -> None:
    """Keep one seat for whom the house will (PB-3.3b)."""
    if t.state.held or command.seat not in house_people.free_seats(t):
        raise Refusal(t.rules["held"], "group-cannot-hold", seat=command.seat + 1)
    t.emit(hv.SeatHeld(command.seat, rule=t.rules["held"], at=command.at))


def release(t: HouseTable, command: Command) -> None:
    """Let anybody have the held seat."""
    if command.seat not in t.state.held:
        raise Refusal(t.rules["held"], "group-not-held", seat=command.seat + 1)
    t.emit(hv.SeatReleased(command.seat, rule=t.rules["held"], at=command.at))


def standing(t: HouseTable, command: Command) -> None:
    """Take or refuse stakes of players without a seat: `what` is `accept` or `refuse` (PB-4.3)."""
    if command.what not in ("accept", "refuse"):
        raise Refusal(t.rules["standing"], "not-your-choice", verb=command.what, options="accept, refuse")
    accepted = command.what == "accept"
    if accepted == t.state.standing:
        raise Refusal(t.rules["standing"], "house-nothing-wrong")
    t.emit(hv.StandingPlayers(accepted, rule=t.rules["standing"], at=command.at))


def unclaimed(t: HouseTable, command: Command) -> None:
    """Chips nobody takes up: the house keeps them, and the place is free; `what` is their player (PB-4.5)."""
    guest = house_people.known(t, command.what)
    if t.state.running and guest.playing and t.staked(guest.seat):
        raise Refusal(t.rules["unclaimed"], "house-hand-under-way")
    if t.state.running and guest.playing and t.betting:
        t.take_back_all(guest, command.at)
    amount = t.state.stack(guest)
    t.emit(hv.Unclaimed(guest.player, guest.seat, amount, rule=t.rules["unclaimed"], at=command.at))


def kick(t: HouseTable, command: Command) -> None:
    """Send the player `what` away, with their chips; who has stakes among the cards plays them out first."""
    s, rule = t.state, t.rules["seats"]
    guest = house_people.known(t, command.what)
    if guest.leaving or guest.removing:
        raise Refusal(rule, "seat-goes-already")
    hired.one_less(t, guest, s.guests.values(), command, rule)
    if s.running and guest.playing and not t.betting and t.staked(guest.seat):
        t.emit(ev.Removing(guest.player, "removed", rule=rule, at=command.at))
    else:
        house_people.go(t, guest, command.at, "removed", rule)
