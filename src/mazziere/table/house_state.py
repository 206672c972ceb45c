"""The state of a house-game table: who is at it and what waits, beside the game's own state. Total and rule-free."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from mazziere.hand.changes import Changes, registering
from mazziere.hand.events import ClockShifted, Event
from mazziere.table import events as ev
from mazziere.table import house_events as hv
from mazziere.table.setup import TableSetup


class Guest(msgspec.Struct):
    """Somebody at the table. `stack` counts between rounds; in one the game has the chips (`playing`), but for those
    `taken` by who leaves before it is over. Who is `removing` plays the round out and then goes; `hired` is one of the
    bots the table asks for.
    """

    player: str
    seat: int
    stack: int
    company: bool = False
    playing: bool = False
    ready: bool = False
    leaving: bool = False
    removing: bool = False
    taken: int = 0
    away: str = ""
    until: int = 0
    missed: int = 0
    """Rounds begun since the last stake."""
    timeouts: int = 0
    hired: bool = False


class HouseState(msgspec.Struct):
    """A mutable fold of events; only `apply` writes to it. `game` is the fold of the game's own events."""

    setup: TableSetup
    game: Any
    guests: dict[int, Guest] = {}
    number: int = 0
    running: bool = False
    next_at: int = 0
    betting_until: int = 0
    asked: int = -1
    answer_until: int = 0
    cards: hv.CardsBrought | None = None
    held: list[int] = []
    asking: dict[int, tuple[str, int]] = {}
    """Who has asked for a place, with how many chips."""
    standing: bool = True
    closing: str = ""
    """Who closes the table after this round: `host`, `floor`."""
    closed: bool = False
    paused: str = ""
    paused_at: int = 0

    def guest(self, player: str) -> Guest | None:
        """A player's place at the table."""
        return next((guest for guest in self.guests.values() if guest.player == player), None)

    def stack(self, guest: Guest) -> int:
        """The chips in front of somebody now."""
        return int(self.game.chips[guest.seat]) - guest.taken if guest.playing else guest.stack


APPLY: Changes[HouseState] = {}
applies = registering(APPLY)


class Game(NamedTuple):
    """How a game's own events are folded, and whose stake an event of it is (None: it is no stake)."""

    empty: Callable[[], Any]
    fold: Callable[[Any, Event], None]
    staker: Callable[[Event], int | None]


def apply(state: HouseState, event: Event) -> None:
    """Change `state` in place by one event of the table itself."""
    APPLY[type(event)](state, event)


def notice(state: HouseState, event: Event, game: Game) -> None:
    """What the table learns from an event of the game: who still plays, and time that was given back."""
    staker = game.staker(event)
    if staker is not None and staker in state.guests:
        state.guests[staker].missed = 0
    elif isinstance(event, ClockShifted):
        shift(state, event.by)


def replay(events: Iterable[Event], game: Game) -> HouseState:
    """The table a stream adds up to; no rule is consulted."""
    stream = iter(events)
    first = next(stream)
    assert isinstance(first, ev.TableOpened), "a table's stream begins with its opening"
    state = HouseState(first.setup, game.empty())
    for event in stream:
        fold(state, event, game)
    return state


def fold(state: HouseState, event: Event, game: Game) -> None:
    """Change `state` in place by one event of the table or of the game on it."""
    if type(event) in APPLY:
        apply(state, event)
    else:
        notice(state, event, game)
        game.fold(state.game, event)


def shift(s: HouseState, by: int) -> None:
    """Move every time that is running."""
    s.next_at += by if s.next_at else 0
    s.betting_until += by if s.betting_until else 0
    s.answer_until += by if s.answer_until else 0
    for guest in s.guests.values():
        guest.until += by if guest.until else 0


def _guest(s: HouseState, player: str) -> Guest:
    guest = s.guest(player)
    assert guest is not None, player
    return guest


# --------------------------------------------------------------------------- people


@applies(ev.SeatAsked)
def seat_asked(s: HouseState, e: ev.SeatAsked) -> None:
    s.asking[e.seat] = (e.player, e.amount)


@applies(ev.SeatRefused)
def seat_refused(s: HouseState, e: ev.SeatRefused) -> None:
    del s.asking[e.seat]


@applies(ev.SatDown)
def sat_down(s: HouseState, e: ev.SatDown) -> None:
    s.asking.pop(e.seat, None)
    s.guests[e.seat] = Guest(e.player, e.seat, e.stack, hired=e.hired)


@applies(hv.CompanyCame)
def company_came(s: HouseState, e: hv.CompanyCame) -> None:
    s.guests[e.seat] = Guest(e.player, e.seat, e.stack, company=True)


@applies(ev.Left)
@applies(hv.CompanyLeft)
@applies(hv.Unclaimed)
def left(s: HouseState, e: ev.Left | hv.CompanyLeft | hv.Unclaimed) -> None:
    del s.guests[e.seat]


@applies(ev.Leaving)
def leaving(s: HouseState, e: ev.Leaving) -> None:
    _guest(s, e.player).leaving = True


@applies(ev.Removing)
def removing(s: HouseState, e: ev.Removing) -> None:
    _guest(s, e.player).removing = True


@applies(ev.PaidOut)
def paid_out(s: HouseState, e: ev.PaidOut) -> None:
    _guest(s, e.player).taken += e.taken


@applies(ev.Entered)
def entered(s: HouseState, e: ev.Entered) -> None:
    _guest(s, e.player).playing = True


@applies(ev.Bought)
def bought(s: HouseState, e: ev.Bought) -> None:
    guest = _guest(s, e.player)
    if not guest.playing:
        guest.stack = e.stack


@applies(ev.SatOut)
def sat_out(s: HouseState, e: ev.SatOut) -> None:
    guest = _guest(s, e.player)
    guest.away, guest.until = e.why, e.until


@applies(ev.CameBack)
def came_back(s: HouseState, e: ev.CameBack) -> None:
    guest = _guest(s, e.player)
    guest.away, guest.until, guest.timeouts, guest.missed = "", 0, 0, 0


@applies(ev.TimedOut)
def timed_out(s: HouseState, e: ev.TimedOut) -> None:
    _guest(s, e.player).timeouts = e.times


@applies(hv.Ready)
def ready(s: HouseState, e: hv.Ready) -> None:
    _guest(s, e.player).ready = True


@applies(ev.SeatChanged)
def seat_changed(s: HouseState, e: ev.SeatChanged) -> None:
    guest = s.guests.pop(e.seat)
    guest.stack, guest.playing = s.stack(guest), False
    guest.seat = e.to
    s.guests[e.to] = guest


# --------------------------------------------------------------------------- rounds


@applies(hv.CardsBrought)
def cards_brought(s: HouseState, e: hv.CardsBrought) -> None:
    s.cards = e


@applies(hv.BettingUntil)
def betting_until(s: HouseState, e: hv.BettingUntil) -> None:
    s.betting_until = e.until


@applies(hv.AnswerUntil)
def answer_until(s: HouseState, e: hv.AnswerUntil) -> None:
    s.asked, s.answer_until = e.seat, e.until


@applies(ev.HandBegan)
def hand_began(s: HouseState, e: ev.HandBegan) -> None:
    s.number, s.running, s.next_at, s.betting_until = e.number, True, 0, 0
    s.asked, s.answer_until = -1, 0
    for guest in s.guests.values():
        guest.playing, guest.ready = True, False
        guest.missed += 1


@applies(ev.HandEnded)
def hand_ended(s: HouseState, e: ev.HandEnded) -> None:
    s.running, s.next_at, s.betting_until = False, e.next_at, 0
    for guest in s.guests.values():
        if guest.playing:
            guest.stack, guest.playing, guest.taken = s.stack(guest), False, 0


# --------------------------------------------------------------------------- the floor


@applies(hv.SeatHeld)
def seat_held(s: HouseState, e: hv.SeatHeld) -> None:
    s.held.append(e.seat)


@applies(hv.SeatReleased)
def seat_released(s: HouseState, e: hv.SeatReleased) -> None:
    s.held.remove(e.seat)


@applies(hv.StandingPlayers)
def standing_players(s: HouseState, e: hv.StandingPlayers) -> None:
    s.standing = e.accepted


@applies(ev.Paused)
def paused(s: HouseState, e: ev.Paused) -> None:
    s.paused, s.paused_at = e.why, e.at


@applies(ev.Resumed)
def resumed(s: HouseState, e: ev.Resumed) -> None:
    s.paused, s.paused_at = "", 0


@applies(ev.Closing)
def closing(s: HouseState, e: ev.Closing) -> None:
    s.closing = "host" if e.by else "floor"


@applies(ev.KeptOpen)
def kept_open(s: HouseState, e: ev.KeptOpen) -> None:
    s.closing = ""


@applies(ev.BotsWanted)
def bots_wanted(s: HouseState, e: ev.BotsWanted) -> None:
    s.setup = msgspec.structs.replace(s.setup, bots=e.count)


@applies(ev.TableClosed)
def table_closed(s: HouseState, e: ev.TableClosed) -> None:
    s.closing = ""
    s.closed = True
