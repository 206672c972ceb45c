"""How each event changes a Punto Banco table. Total and rule-free."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from mazziere.hand.changes import Changes, decoders, registering
from mazziere.hand.events import ClockShifted, Event
from mazziere.house.punto_banco import events as ev
from mazziere.house.punto_banco.state import NOBODY, UNSEEN, Result, Stage, State
from mazziere.house.shared import SealExtended

APPLY: Changes[State] = {}
applies = registering(APPLY)


def apply(state: State, event: Event) -> None:
    """Change `state` in place by one event."""
    state.log.append(event)
    APPLY[type(event)](state, event)


def replay(events: Iterable[Event]) -> State:
    """The state a log adds up to."""
    state = State()
    for event in events:
        apply(state, event)
    return state


def encode(events: Iterable[Event]) -> bytes:
    """A log as JSON."""
    return msgspec.json.encode(list(events))


def decode(text: bytes | str) -> list[Event]:
    """A log back from JSON."""
    found: list[Event] = decoders(APPLY)[1].decode(text)
    return found


@applies(ev.TableOpened)
def _opened(s: State, e: ev.TableOpened) -> None:
    s.names = e.names
    s.rules = e.rules
    s.chips = list(e.chips)
    s.stakes = [{} for _ in e.names]
    seated = range(min(len(e.names), e.rules.chairs))
    s.chairs = [*seated, *[-1] * (e.rules.chairs - len(seated))]
    s.standing = e.rules.standing == "accepted"


@applies(ev.TakenUp)
def _taken_up(s: State, e: ev.TakenUp) -> None:
    s.stage, s.hand, s.bets, s.last_hands = cast(Stage, e.stage), e.hand, e.bets, e.last_hands
    s.lot, s.size, s.cut, s.turned_by, s.out, s.last = e.lot, e.cards, e.cut, e.turned_by, e.out, e.last
    s.shoe_over, s.next_without_bets = e.shoe_over, e.without_bets


@applies(ev.ChipsBought)
def _bought(s: State, e: ev.ChipsBought) -> None:
    s.chips[e.seat] = e.chips


@applies(ev.ShoeLoaded)
def _loaded(s: State, e: ev.ShoeLoaded) -> None:
    s.lot, s.sixain, s.size, s.cut = e.lot, e.sixain, e.cards, e.cut
    s.turned_by = s.out = 0
    s.last = s.began_with_cut = s.shoe_over = s.next_without_bets = False
    s.results = []


@applies(ev.CutOffered)
def _cut_offered(s: State, e: ev.CutOffered) -> None:
    s.stage = "cut"
    s.cut_offered = e.seat


@applies(ev.CutMade)
def _cut_made(s: State, e: ev.CutMade) -> None:
    s.cut_offered = -1
    s.turned_by = e.place
    s.stage = "between"


@applies(ev.CardsBurned)
def _burned(s: State, e: ev.CardsBurned) -> None:
    s.out += e.count


@applies(ev.BettingOpened)
def _betting(s: State, e: ev.BettingOpened) -> None:
    s.hand = e.hand
    s.burned = e.burned
    s.bets = e.bets
    s.next_without_bets = False
    s.sides, s.faces, s.calls = [], [], {}
    s.nets, s.returned = {}, {}
    s.trouble = ""
    s.scored, s.voided = None, False
    s.stage, s.deadline = "betting", e.deadline
    if s.next_limits is not None:
        limits, number_limits = s.next_limits
        s.rules = msgspec.structs.replace(s.rules, limits=limits, number_limits=number_limits)
        s.next_limits = None


@applies(ev.Staked)
def _staked(s: State, e: ev.Staked) -> None:
    s.stakes[e.seat][e.bet] = e.stake
    s.chips[e.seat] = e.chips


@applies(ev.StakeReturned)
def _returned(s: State, e: ev.StakeReturned) -> None:
    if e.stake:
        s.stakes[e.seat][e.bet] = e.stake
    else:
        del s.stakes[e.seat][e.bet]
    s.chips[e.seat] = e.chips
    s.returned[e.seat, e.bet] = s.returned.get((e.seat, e.bet), 0) + e.amount


@applies(ev.BettingClosed)
def _closed(s: State, e: ev.BettingClosed) -> None:
    s.stage, s.deadline = "dealing", 0
    s.returned = {}


@applies(ev.CutCardOut)
def _cut_card(s: State, e: ev.CutCardOut) -> None:
    s.last = True
    s.began_with_cut = e.first


@applies(ev.CardDealt)
def _dealt(s: State, e: ev.CardDealt) -> None:
    if NOBODY in s.sides:
        s.sides[s.sides.index(NOBODY)] = e.side
    else:
        s.sides.append(e.side)
        s.faces.append(UNSEEN)
        s.out += 1
    if s.stage == "accepting":
        s.stage, s.deadline = "dealing", 0


@applies(ev.CardsTurned)
def _turned(s: State, e: ev.CardsTurned) -> None:
    for number, face in zip(e.numbers, e.faces, strict=True):
        s.faces[number] = face


@applies(ev.Called)
def _called(s: State, e: ev.Called) -> None:
    s.calls[e.side] = e.call


@applies(ev.Irregular)
def _irregular(s: State, e: ev.Irregular) -> None:
    if e.stops:
        s.stage = "irregular"
        s.trouble = e.rule
    if e.without_bets:
        s.next_without_bets = True


@applies(ev.Rebuilt)
def _rebuilt(s: State, e: ev.Rebuilt) -> None:
    s.sides = list(e.sides)
    s.stage, s.deadline = "accepting" if e.withdrawals else "dealing", e.deadline
    s.trouble = ""


@applies(ev.Scored)
def _scored(s: State, e: ev.Scored) -> None:
    s.scored = Result(e.result, e.punto, e.banco)
    s.stage = "settling"


@applies(ev.StakeSettled)
def _settled(s: State, e: ev.StakeSettled) -> None:
    del s.stakes[e.seat][e.bet]
    s.chips[e.seat] = e.chips
    s.bank -= e.net
    s.nets[e.seat, e.bet] = e.net


@applies(ev.HandVoided)
def _voided(s: State, e: ev.HandVoided) -> None:
    s.voided = True
    s.stage = "settling"
    s.returned = {}


@applies(ev.HandEnded)
def _ended(s: State, e: ev.HandEnded) -> None:
    s.stage, s.deadline = "between", 0
    s.out -= e.left_over
    s.next_without_bets = s.next_without_bets or e.seen
    if s.scored is not None and not s.voided:
        s.results.append(s.scored)
    if s.last_hands is not None:
        s.last_hands -= 1


@applies(ev.ShoeEnded)
def _shoe_ended(s: State, e: ev.ShoeEnded) -> None:
    s.shoe_over = True


@applies(ev.LastHands)
def _last_hands(s: State, e: ev.LastHands) -> None:
    s.last_hands = e.count


@applies(ev.PlaySuspended)
def _suspended(s: State, e: ev.PlaySuspended) -> None:
    s.suspended = True


@applies(ev.PlayResumed)
def _resumed(s: State, e: ev.PlayResumed) -> None:
    s.suspended = False


@applies(ev.LimitsChanged)
def _limits(s: State, e: ev.LimitsChanged) -> None:
    s.next_limits = (e.limits, e.number_limits)


@applies(ev.SixainChanged)
def _sixain(s: State, e: ev.SixainChanged) -> None:
    s.shoe_over = True


@applies(ClockShifted)
def _shifted(s: State, e: ClockShifted) -> None:
    if s.deadline:
        s.deadline += e.by


@applies(SealExtended)
@applies(ev.CardsChecked)
def _noted(s: State, e: Event) -> None:
    pass


# --------------------------------------------------------------------------- chairs and who stands


@applies(ev.PlayerJoined)
def _joined(s: State, e: ev.PlayerJoined) -> None:
    s.names = (*s.names, e.name)
    s.chips.append(e.chips)
    s.stakes.append({})


@applies(ev.ChairTaken)
def _taken(s: State, e: ev.ChairTaken) -> None:
    s.chairs[e.chair] = e.seat
    if e.seat in s.bookings:
        s.bookings.remove(e.seat)
    if s.reserved == e.chair:
        s.reserved = -1


@applies(ev.ChairMarked)
def _marked(s: State, e: ev.ChairMarked) -> None:
    s.marked[e.chair] = e.until


@applies(ev.ChairRegained)
def _regained(s: State, e: ev.ChairRegained) -> None:
    del s.marked[e.chair]


@applies(ev.ChairFreed)
def _freed(s: State, e: ev.ChairFreed) -> None:
    s.chairs[e.chair] = -1
    s.marked.pop(e.chair, None)


@applies(ev.Booked)
def _booked(s: State, e: ev.Booked) -> None:
    s.bookings.append(e.seat)


@applies(ev.ChairReserved)
def _reserved(s: State, e: ev.ChairReserved) -> None:
    s.reserved = e.chair


@applies(ev.StandingChanged)
def _standing(s: State, e: ev.StandingChanged) -> None:
    s.standing = e.accepted


@applies(ev.ChipsOrphaned)
def _orphaned(s: State, e: ev.ChipsOrphaned) -> None:
    s.chips[e.seat] -= e.amount
    s.orphans[e.seat] = s.orphans.get(e.seat, 0) + e.amount


@applies(ev.ChipsClaimed)
def _claimed(s: State, e: ev.ChipsClaimed) -> None:
    del s.orphans[e.seat]
    s.chips[e.seat] = e.chips
