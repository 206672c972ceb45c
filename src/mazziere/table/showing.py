"""Showing cards when the hand is over: one, some or all of those held, for everybody to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Moved
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev

if TYPE_CHECKING:
    from mazziere.hand.state import State
    from mazziere.table.command import Command
    from mazziere.table.poker import PokerTable


def show(table: PokerTable, command: Command) -> None:
    """Show `cards` of the hand that is over, before the next one begins; no pot changes by it."""
    s = table.state
    rule = table.law.cite["table/show"]
    place = s.place(command.player)
    if s.running or s.hand is None or place is None or s.hand.voided:
        raise Refusal(rule, "no-hand")
    before = s.shows.get(command.player, ())
    fresh = set(command.cards) - set(before)
    if not fresh or not fresh <= set(held(s.hand, place)):
        raise Refusal(rule, "wrong-cards", cards=" ".join(map(str, command.cards)))
    table.emit(ev.Showed(command.player, (*before, *sorted(fresh)), rule=rule, at=command.at))


def held(hand: State, place: int) -> list[int]:
    """The private cards a seat had at the end, wherever they are now."""
    zone = f"hole/{place}"
    slots = hand.zones.get(zone, [])
    if not slots:
        gone = (each for each in reversed(hand.log) if isinstance(each, Moved) and each.source == zone)
        slots = list(next((each.slots for each in gone if each.to[0] != zone), ()))
    return [hand.faces[slot] for slot in slots]
