"""Playing a hand at the table: actions, the clock and its reserve, and what the table does for whoever is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mazziere.games.italiana.presence import away
from mazziere.hand.command import Command as HandCommand
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table import italian
from mazziere.table.preferences import answer
from mazziere.table.seating import seated
from mazziere.table.state import Person

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.poker import PokerTable

SECOND = 1000
TABLES_OWN = ("time-out", "deal")
"""What only the clock and the dealer do."""


def act(table: PokerTable, command: Command) -> None:
    """A player acts in the hand: `what` is the hand's own verb."""
    s, hand = table.state, table.hand
    if hand is None:
        raise Refusal(table.act_rule, "no-hand")
    if command.player not in s.players:
        raise Refusal(table.law.rules["present_at_deal"], "not-in-the-hand")
    if s.paused:
        raise Refusal("", "table-paused")
    if command.what in TABLES_OWN:
        raise Refusal(table.act_rule, "not-allowed-here", verb=command.what)
    person = seated(table, command)
    place = s.players.index(command.player)
    at = command.at
    events = hand.do(HandCommand(command.what, place, command.amount, command.cards, at, command.turn))
    table.events += events
    if s.bank is not None:
        stop_bank(table, at)
    if person.timeouts:
        table.emit(ev.TimedOut(person.player, 0, at=at))
    go_on(table, at)


def go_on(table: PokerTable, at: int) -> None:
    """What follows by itself: automatic choices, then the end of the hand."""
    hand, s = table.hand, table.state
    assert hand is not None
    while not hand.state.ended and not hand.state.held:
        for place, options in hand.state.pending.items():
            if place < 0:
                continue
            done = answer(s.people[s.seats[place]], options)
            if done is not None:
                for_the_seat(table, place, *done, at=at)
                break
        else:
            break
    if table.italian:
        italian.sync(table, at)
    if hand.state.ended and not hand.state.frozen:
        table.settle(at)
    elif hand.state.deadline:
        give_time(table, at)


def give_time(table: PokerTable, at: int) -> None:
    """Whoever needs more time to decide has it, once a turn."""
    s, hand = table.state, table.hand
    assert hand is not None
    h = hand.state
    for place in h.pending:
        if place >= 0 and s.people[s.seats[place]].prefers.get("time") == "extra" and s.given != (s.number, h.turn):
            player = s.players[place]
            table.emit(ev.TimeGiven(player, h.turn, h.deadline + table.extra, at=at))


def for_the_seat(table: PokerTable, place: int, verb: str, amount: int = 0, *, at: int) -> None:
    """The table acts for a seat; nobody has to be in time."""
    hand = table.hand
    assert hand is not None
    hand.at = at
    before = len(hand.events)
    hand.act(verb, amount, place)
    hand.events[before] = replace(hand.events[before], at=at)
    table.events += hand.events[before:]


# --------------------------------------------------------------------------- the clock


def deadline(table: PokerTable) -> int:
    """When the decision that is pending is due, the reserve included if it runs (0: never)."""
    hand, s = table.hand, table.state
    if hand is None or s.paused or hand.state.held or not hand.state.pending:
        return 0
    # A question put without a deadline of its own is due as every other.
    due = s.bank.until if s.bank is not None else hand.state.deadline or hand.deadline()
    if s.called is not None and s.called.turn == hand.state.turn:
        return min(due, s.called.until) if due else s.called.until
    return due


def call_clock(table: PokerTable, command: Command) -> None:
    """A player at the table asks for the clock on whoever's turn it is; the rulebook says how long is left then."""
    s, law, hand = table.state, table.law, table.hand
    caller = seated(table, command)
    rule = law.rules["clock_seconds"]
    if hand is None or hand.actor is None:
        raise Refusal(rule, "no-hand")
    player = s.players[hand.actor]
    turn = hand.state.turn
    if caller.away or caller.player == player or (s.called is not None and s.called.turn == turn):
        raise Refusal(rule, "no-clock-now")
    free = int(law.values["clock_free_seconds"]) * SECOND - (command.at - hand.at)
    if free > 0:
        raise Refusal(law.rules["clock_free_seconds"], "time-left", milliseconds=free)
    seconds = int(law.values["clock_seconds"])
    if not law.values["clock_countdown_within"]:
        seconds += int(law.values["clock_countdown"])
    until = command.at + seconds * SECOND
    table.emit(ev.ClockCalled(caller.player, player, turn, until, rule=rule, at=command.at))


def run_out(table: PokerTable, at: int) -> None:
    """The clock has run out: the reserve begins, or the table decides for whoever has not."""
    hand, s = table.hand, table.state
    assert hand is not None
    pending = [place for place in hand.state.pending if place >= 0]
    called = s.called is not None and s.called.turn == hand.state.turn and at >= s.called.until
    if s.bank is None and len(pending) == 1 and not called:
        person = s.people[s.seats[pending[0]]]
        if person.bank > 0 and _may_use_bank(table, pending[0]):
            due = deadline(table)
            until = due + person.bank
            rule = table.law.cite["table/bank"]
            table.emit(ev.BankStarted(person.player, hand.state.turn, until, rule=rule, at=due))
            if at < until:
                return
    if s.bank is not None:
        stop_bank(table, at)
    for place in pending:
        if place in hand.state.pending and not hand.state.ended:
            time_out(table, place, at)
    go_on(table, at)


def _may_use_bank(table: PokerTable, place: int) -> bool:
    if table.law.values["online_bank_for"] == "any-decision":
        return True
    assert table.hand is not None
    # Only where the player would otherwise be passed (IT-TIME-4).
    return any(option.verb == "vedo" for option in table.hand.state.pending[place])


def stop_bank(table: PokerTable, at: int) -> None:
    """The reserve stops; what was used of it is gone for good."""
    bank = table.state.bank
    assert bank is not None
    left = max(bank.until - at, 0)
    table.emit(ev.BankUsed(bank.player, left, rule=table.law.cite["table/bank"], at=at))


def time_out(table: PokerTable, place: int, at: int) -> None:
    """A seat's time is up: the default decision, and after so many in a row the player sits out."""
    s, law = table.state, table.law
    person = s.people[s.seats[place]]
    first = len(table.events)
    for_the_seat(table, place, "time-out", at=at)
    times = person.timeouts + 1
    # How long a decision may take, and what this phase and this rulebook make of silence.
    rule = join(law.rules["online_seconds"], table.events[first].rule)
    table.emit(ev.TimedOut(person.player, times, rule=rule, at=at))
    # It is told before what came of it.
    table.events.insert(first, table.events.pop())
    if not table.italian and times >= table.sit_out_after and not person.away:
        table.sit_out(person, "time", at, law.rules["online_sit_out_after"])


def away_in_the_hand(table: PokerTable, person: Person, at: int) -> None:
    """Somebody goes while a hand is on: the hand learns of it where its game knows sitting out."""
    s, hand = table.state, table.hand
    if hand is None or person.player not in s.players:
        return
    place = s.players.index(person.player)
    if table.italian and not away(hand.state, place):
        for_the_seat(table, place, "sitout", at=at)
    go_on(table, at)


def back_in_the_hand(table: PokerTable, person: Person, at: int) -> None:
    """Somebody is back while a hand is on."""
    s, hand = table.state, table.hand
    if hand is None or not table.italian or person.player not in s.players:
        return
    place = s.players.index(person.player)
    if away(hand.state, place):
        for_the_seat(table, place, "sono-tornato", at=at)
        go_on(table, at)
