"""What the house, the host and the dealer do at a table: pause, outages, the draw, disputes, counting, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mazziere.hand.events import ClockShifted
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table import hired
from mazziere.table.button import high_card
from mazziere.table.dealing import present
from mazziere.table.offers import MINUTE
from mazziere.table.playing import go_on
from mazziere.table.seating import seated

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.poker import PokerTable

CHECKLISTS: Final[dict[str, tuple[str, ...]]] = {
    "opening": ("break the seals", "spread the deck", "count all cards", "supervisor agrees", "gather and mix"),
    "shuffle": ("scramble", "riffle", "riffle", "riffle", "strip", "riffle", "cut"),
    "dealer-change": ("set the button", "announce the new dealer", "tell the blinds", "tell what needs watching"),
    "deck-change": ("new deck complete", "old deck away"),
}
"""What a dealer goes through, step by step; the first riffle is where a hand begins (SC-SHUF-4)."""

REASONED: Final = ("deck-change",)
"""Checklists that need a reason."""


def confirm(table: PokerTable, command: Command) -> None:
    """A checklist (`what`) has been gone through; a change of the deck says why (`value`)."""
    table.staff(command)
    cite = table.law.cite
    if command.what not in CHECKLISTS:
        allowed = ", ".join(CHECKLISTS)
        raise Refusal(cite["table/open"], "bad-choice", choice=command.what, allowed=allowed)
    rules = {
        "opening": cite["table/opening"],
        "shuffle": cite["table/shuffle"],
        "dealer-change": cite["table/dealer-change"],
        "deck-change": cite["table/deck-change"],
    }
    rule = rules[command.what]
    if command.what in REASONED and not command.value:
        raise Refusal(rule, "reason-needed")
    steps = CHECKLISTS[command.what]
    table.emit(ev.Confirmed(command.what, steps, command.player, command.value, rule=rule, at=command.at))


def pause(table: PokerTable, command: Command) -> None:
    """No further hand, and the clock stands still."""
    table.staff(command)
    if table.state.paused:
        raise Refusal("", "table-paused")
    table.emit(ev.Paused(command.value or "floor", command.player, at=command.at))


def go_on_again(table: PokerTable, command: Command) -> None:
    """The table goes on, and the time it stood still is given back."""
    table.staff(command)
    s = table.state
    if not s.paused:
        raise Refusal("", "not-paused")
    lost = max(command.at - s.paused_at, 0)
    table.emit(ev.Resumed(lost, command.player, at=command.at))
    if lost:
        give_back(table, lost, command.at)


def extend(table: PokerTable, command: Command) -> None:
    """The supervisor lets somebody (`what`) be away for so many minutes (`amount`) from now."""
    table.staff(command)
    rule = table.law.rules["absence_minutes"]
    person = table.state.person(command.what)
    if person is None:
        raise Refusal(rule, "not-seated")
    if not person.away:
        raise Refusal(rule, "not-sitting-out")
    until = command.at + command.amount * MINUTE
    table.emit(ev.SatOut(person.player, person.away, until, rule=rule, at=command.at))


def shift(table: PokerTable, command: Command) -> None:
    """Time lost to an outage is given back: every deadline moves."""
    table.staff(command)
    if command.amount < 1:
        raise Refusal("", "below-minimum", amount=command.amount, least=1)
    give_back(table, command.amount, command.at)


def give_back(table: PokerTable, lost: int, at: int) -> None:
    """Move every deadline of the table and of the hand on it."""
    event = ClockShifted(lost, at=at)
    table.emit(event)
    if table.hand is not None:
        table.hand.emit(event)


def draw(table: PokerTable, command: Command) -> None:
    """A dealer has drawn for the button: a card for each player present, in the order of the seats."""
    table.staff(command)
    s, law = table.state, table.law
    seats = present(s)
    if s.running or s.places.big >= 0:
        raise Refusal(law.rules["first_button"], "game-on")
    if len(command.cards) != len(seats) or len(set(command.cards)) != len(seats) or not seats:
        raise Refusal(law.rules["first_button"], "wrong-cards", cards=" ".join(map(str, command.cards)))
    button = seats[high_card(command.cards, law.values["suit_order"])]
    rule = law.rules["first_button"]
    table.emit(ev.ButtonDrawn(tuple(seats), command.cards, button, rule=rule, at=command.at))


def dispute(table: PokerTable, command: Command) -> None:
    """A player disputes the last pot: in time until the next hand begins; somebody must then decide."""
    s, law = table.state, table.law
    seated(table, command)
    rule = law.cite["table/dispute"]
    if s.running or s.last is None:
        raise Refusal(rule, "too-late-to-dispute")
    table.emit(ev.Disputed(command.player, rule=rule, at=command.at))
    if not s.paused:
        table.emit(ev.Paused("dispute", rule=rule, at=command.at))


def count(table: PokerTable, command: Command) -> None:
    """The dealer counted the stub (`amount`): another figure than it must be stops the table."""
    table.staff(command)
    rule = table.law.cite["table/count"]
    if table.hand is None:
        raise Refusal(rule, "no-hand")
    expected = len(table.hand.state.zones["stub"])
    table.emit(ev.DeckCounted(expected, command.amount, rule=rule, at=command.at))
    if expected != command.amount and not table.state.paused:
        table.emit(ev.Paused("deck", rule=rule, at=command.at))


def void(table: PokerTable, command: Command) -> None:
    """The hand never was: everybody has what they had, and it is dealt again. `what` names the rule, `value` why."""
    table.staff(command)
    hand = table.hand
    if hand is None:
        raise Refusal(table.act_rule, "no-hand")
    if command.player in table.state.players:
        # Nobody takes back the bets of a pot they play for.
        raise Refusal(table.law.cite["table/open"], "floor-decides")
    before = len(hand.events)
    hand.void(command.value or "floor", command.what)
    table.events += hand.events[before:]
    go_on(table, command.at)


def bots(table: PokerTable, command: Command) -> None:
    """So many bots (`amount`) keep the table company from now on."""
    table.staff(command)
    hired.want(table, command, table.law.cite["table/seat"])


def forbidden(table: PokerTable, command: Command) -> None:
    """Stakes and deck are the house's business, not the players'."""
    topics = {"stakes": table.law.cite["table/stakes"], "deck": table.law.cite["table/deck"]}
    raise Refusal(topics[command.verb], "staff-only")
