"""How each event changes a table. Total and rule-free; a hand's own events go to the hand on the table."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from mazziere.hand import evolve as hands
from mazziere.hand.changes import Changes, registering
from mazziere.hand.events import Carry, ClockShifted, Event
from mazziere.hand.state import State
from mazziere.table import events as ev
from mazziere.table.state import NOWHERE, Bank, Person, Places, Receipt, TableState

APPLY: Changes[TableState] = {}
applies = registering(APPLY)


def opened(event: Event) -> TableState:
    """The state that the first event of a stream makes."""
    assert isinstance(event, ev.TableOpened), "a table's stream begins with its opening"
    return TableState(event.setup, event.policies, event.sources)


def apply(state: TableState, event: Event) -> None:
    """Change `state` in place by one event, the table's or its hand's."""
    change = APPLY.get(type(event))
    if change is not None:
        change(state, event)
    if change is None or type(event) is ClockShifted:
        of_the_hand(state, event)


def of_the_hand(state: TableState, event: Event) -> None:
    """An event of the hand on the table."""
    if state.running and state.hand is not None:
        hands.apply(state.hand, event)


def replay(events: Iterable[Event]) -> TableState:
    """The table that a stream (whole, or masked for a viewer) adds up to; no rule is consulted."""
    stream = iter(events)
    state = opened(next(stream))
    for event in stream:
        apply(state, event)
    return state


def _person(s: TableState, player: str) -> Person:
    person = s.person(player)
    assert person is not None, player
    return person


@applies(ev.TableClosed)
def table_closed(s: TableState, e: ev.TableClosed) -> None:
    for player, share in zip(e.players, e.shares, strict=True):
        _person(s, player).stack += share
    s.carry = Carry()
    s.closing = ""
    s.closed = True


@applies(ev.Closing)
def closing(s: TableState, e: ev.Closing) -> None:
    s.closing = "host" if e.by else "floor"


@applies(ev.KeptOpen)
def kept_open(s: TableState, e: ev.KeptOpen) -> None:
    s.closing = ""


@applies(ev.BotsWanted)
def bots_wanted(s: TableState, e: ev.BotsWanted) -> None:
    s.setup = replace(s.setup, bots=e.count)


@applies(ev.Paused)
def paused(s: TableState, e: ev.Paused) -> None:
    s.paused = e.why
    s.paused_at = e.at


@applies(ev.Resumed)
def resumed(s: TableState, e: ev.Resumed) -> None:
    s.paused = ""
    s.paused_at = 0


@applies(ClockShifted)
def clock_shifted(s: TableState, e: ClockShifted) -> None:
    if s.paused:
        # What is given back now is not given back again when the table goes on.
        s.paused_at += e.by
    if s.next_at:
        s.next_at += e.by
    if s.choose_by:
        s.choose_by += e.by
    if s.bank is not None:
        s.bank = Bank(s.bank.player, s.bank.turn, s.bank.until + e.by, s.bank.began + e.by)
    if s.called is not None:
        s.called = Bank(s.called.player, s.called.turn, s.called.until + e.by, s.called.began + e.by)
    for person in s.people.values():
        if person.until:
            person.until += e.by


# --------------------------------------------------------------------------- seats


@applies(ev.SeatAsked)
def seat_asked(s: TableState, e: ev.SeatAsked) -> None:
    s.asking[e.seat] = (e.player, e.amount)
    s.entries[e.seat] = e.entry


@applies(ev.SeatRefused)
def seat_refused(s: TableState, e: ev.SeatRefused) -> None:
    s.asking.pop(e.seat, None)
    s.entries.pop(e.seat, None)


@applies(ev.SatDown)
def sat_down(s: TableState, e: ev.SatDown) -> None:
    s.asking.pop(e.seat, None)
    s.entries.pop(e.seat, None)
    s.people[e.seat] = Person(e.player, e.seat, e.stack, e.behind, e.standing, bank=e.bank, hired=e.hired)
    s.gone.pop(e.player, None)


@applies(ev.SeatChanged)
def seat_changed(s: TableState, e: ev.SeatChanged) -> None:
    person = s.people.pop(e.seat)
    person.seat = e.to
    if e.standing:
        person.standing, person.entry = e.standing, "wait"
    s.people[e.to] = person


@applies(ev.Left)
def left(s: TableState, e: ev.Left) -> None:
    del s.people[e.seat]
    # Who left a day ago is as good as new.
    s.gone = {player: at for player, at in s.gone.items() if at > e.at - DAY}
    s.gone[e.player] = e.at


@applies(ev.Leaving)
def leaving(s: TableState, e: ev.Leaving) -> None:
    person = _person(s, e.player)
    person.leaving = True
    person.why = e.why


@applies(ev.Removing)
def removing(s: TableState, e: ev.Removing) -> None:
    person = _person(s, e.player)
    person.removing = True
    person.why = e.why


@applies(ev.PaidOut)
def paid_out(s: TableState, e: ev.PaidOut) -> None:
    person = _person(s, e.player)
    person.taken += e.taken
    person.behind = 0


@applies(ev.KeptApart)
def kept_apart(s: TableState, e: ev.KeptApart) -> None:
    s.apart += (e.players,)


# --------------------------------------------------------------------------- chips


@applies(ev.Bought)
def bought(s: TableState, e: ev.Bought) -> None:
    person = _person(s, e.player)
    person.stack = e.stack
    person.behind = e.behind
    person.short_buy_ins += e.short


@applies(ev.TopUpReturned)
def top_up_returned(s: TableState, e: ev.TopUpReturned) -> None:
    _person(s, e.player).behind = e.behind


@applies(ev.ToppedUp)
def topped_up(s: TableState, e: ev.ToppedUp) -> None:
    person = _person(s, e.player)
    person.stack = e.stack
    person.behind -= e.amount
    person.short_buy_ins += e.short


# --------------------------------------------------------------------------- presence


@applies(ev.SatOut)
def sat_out(s: TableState, e: ev.SatOut) -> None:
    person = _person(s, e.player)
    if not person.away:
        person.since = e.at
    person.away = e.why
    person.until = e.until
    person.overdue = False
    if e.why == "announced":
        day, times = s.breaks.get(e.player, (0, 0))
        today = day_of(e.at)
        s.breaks = {player: taken for player, taken in s.breaks.items() if taken[0] == today}
        s.breaks[e.player] = (today, times + 1 if day == today else 1)


@applies(ev.CameBack)
def came_back(s: TableState, e: ev.CameBack) -> None:
    person = _person(s, e.player)
    person.away = ""
    person.since = person.until = person.missed = person.timeouts = 0
    person.overdue = False


@applies(ev.AbsenceOver)
def absence_over(s: TableState, e: ev.AbsenceOver) -> None:
    person = _person(s, e.player)
    person.overdue = True
    person.until = 0


@applies(ev.EntryChosen)
def entry_chosen(s: TableState, e: ev.EntryChosen) -> None:
    _person(s, e.player).entry = e.how


@applies(ev.BlindsMissed)
def blinds_missed(s: TableState, e: ev.BlindsMissed) -> None:
    person = _person(s, e.player)
    person.owes_small = e.small
    person.owes_big = e.big


@applies(ev.Entered)
def entered(s: TableState, e: ev.Entered) -> None:
    person = _person(s, e.player)
    s.entered[e.player] = (person.standing, person.entry, person.owes_small, person.owes_big)
    person.standing = "playing"
    person.entry = "wait"
    person.owes_small = person.owes_big = False


@applies(ev.KeptOut)
def kept_out(s: TableState, e: ev.KeptOut) -> None:
    """Only written down: the player comes in when the button has gone past."""


@applies(ev.Preferred)
def preferred(s: TableState, e: ev.Preferred) -> None:
    person = _person(s, e.player)
    person.prefers = {**person.prefers, e.what: e.value}


@applies(ev.StraddleAsked)
def straddle_asked(s: TableState, e: ev.StraddleAsked) -> None:
    s.straddle = (e.player, e.amount, False)


@applies(ev.StraddleChosen)
def straddle_chosen(s: TableState, e: ev.StraddleChosen) -> None:
    assert s.straddle is not None
    s.straddle = (e.player, s.straddle[1], True)


@applies(ev.TimeGiven)
def time_given(s: TableState, e: ev.TimeGiven) -> None:
    s.given = (s.number, e.turn)
    assert s.hand is not None
    s.hand.deadline = e.until


@applies(ev.Showed)
def showed(s: TableState, e: ev.Showed) -> None:
    s.shows = {**s.shows, e.player: e.cards}


# --------------------------------------------------------------------------- hands


@applies(ev.ButtonDrawn)
def button_drawn(s: TableState, e: ev.ButtonDrawn) -> None:
    s.places = s.before = Places(e.button)


@applies(ev.GameAsked)
def game_asked(s: TableState, e: ev.GameAsked) -> None:
    s.chooser = e.seat
    s.menu = e.menu
    s.choose_by = e.until


@applies(ev.GameChosen)
def game_chosen(s: TableState, e: ev.GameChosen) -> None:
    s.game = e.game
    s.left = e.hands
    s.chooser = e.seat
    s.menu = ()
    s.choose_by = 0


@applies(ev.HandBegan)
def hand_began(s: TableState, e: ev.HandBegan) -> None:
    s.number = e.number
    s.game = e.game
    s.players = e.players
    s.seats = e.seats
    s.giro = e.giro
    s.lowest_before = e.lowest_before
    s.parol = e.parol
    s.before = s.places
    s.was_frozen = s.frozen
    s.frozen = e.frozen
    if e.button != NOWHERE:
        first = s.places.button if s.places.button != NOWHERE else e.button
        moved = (e.button - first) % s.setup.seats
        s.places = Places(e.button, e.small, e.big, s.places.travelled + moved)
    for person in s.people.values():
        if person.away:
            person.missed += 1
        elif person.player in e.players:
            person.missed = 0
    s.carry = Carry()
    s.hand = State()
    s.running = True
    s.straddle = None
    s.shows = {}


@applies(ev.HandEnded)
def hand_ended(s: TableState, e: ev.HandEnded) -> None:
    for player, stack in zip(s.players, e.stacks, strict=True):
        person = _person(s, player)
        person.stack, person.taken = stack - person.taken, 0
    s.last = Receipt(e.number, s.players, e.won, e.pot, e.raked)
    s.carry = e.carry
    s.next_at = e.next_at
    s.leg = e.leg
    s.left = e.left
    s.running = False
    s.bank = s.called = None
    if e.voided:
        # The hand is dealt again: whoever came in with it still has to.
        s.places = s.before
        s.frozen = s.was_frozen
        for player, (standing, entry, small, big) in s.entered.items():
            person = _person(s, player)
            person.standing, person.entry, person.owes_small, person.owes_big = standing, entry, small, big
    s.entered = {}


@applies(ev.DealMoved)
def deal_moved(s: TableState, e: ev.DealMoved) -> None:
    s.places = Places(e.seat)
    s.carry = e.carry


@applies(ev.GiroOver)
def giro_over(s: TableState, e: ev.GiroOver) -> None:
    s.giro = ()


@applies(ev.BankStarted)
def bank_started(s: TableState, e: ev.BankStarted) -> None:
    s.bank = Bank(e.player, e.turn, e.until, e.at)


@applies(ev.ClockCalled)
def clock_called(s: TableState, e: ev.ClockCalled) -> None:
    s.called = Bank(e.player, e.turn, e.until, e.at)


@applies(ev.BankUsed)
def bank_used(s: TableState, e: ev.BankUsed) -> None:
    _person(s, e.player).bank = e.left
    s.bank = None


@applies(ev.TimedOut)
def timed_out(s: TableState, e: ev.TimedOut) -> None:
    _person(s, e.player).timeouts = e.times


@applies(ev.Confirmed)
def confirmed(s: TableState, e: ev.Confirmed) -> None:
    """Only written down."""


@applies(ev.DeckCounted)
def deck_counted(s: TableState, e: ev.DeckCounted) -> None:
    """Only written down: a deck that is short pauses the table in an event of its own."""


@applies(ev.Disputed)
def disputed(s: TableState, e: ev.Disputed) -> None:
    """Only written down: the table is paused in an event of its own."""


DAY = 86_400_000
NOON = DAY // 2


def day_of(at: int) -> int:
    """The day a moment belongs to: from noon to noon, so that an evening that goes past midnight is one."""
    return (at - NOON) // DAY
