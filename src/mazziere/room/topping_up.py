"""Chips that come by themselves: whoever asked to be topped up is, when a hand is over, as if they had asked for it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mazziere.room import protocol as say
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.events import HandEnded, TopUpReturned
from mazziere.table.offers import least_buy_in, offers
from mazziere.table.poker import PokerTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mazziere.hand.events import Event
    from mazziere.room.actor import Actor, Took
    from mazziere.room.room import Room
    from mazziere.table.state import Person, TableState


def missing(s: TableState, person: Person) -> int:
    """What somebody lacks of the stack they want to have: the table's least, or its most (0: nothing)."""
    most = s.setup.buy_in[1]
    least = least_buy_in(s.setup, int(s.policies["limit_buy_in"][0]))
    wanted = {"least": least, "most": most}.get(person.prefers.get("top-up", "off"), 0)
    lacks = wanted - s.stack(person) - person.behind
    allowed = next((option.low for option in offers(s, person) if option.verb == "top-up"), 0)
    return lacks if allowed and lacks >= allowed else 0


def top_up(room: Room, actor: Actor, events: Iterable[Event]) -> None:
    """A hand is over: buy for whoever wants it. Where the house says no, it is off from then on, and they are told."""
    table = actor.table
    if not isinstance(table, PokerTable) or not any(isinstance(event, HandEnded) for event in events):
        return
    for event in events:
        if isinstance(event, TopUpReturned):
            _returned(room, actor, event)
    for person in table.state.people.values():
        account = room.accounts.known(person.player)
        amount = missing(table.state, person) if person.prefers.get("top-up", "off") != "off" else 0
        if amount and account is not None:
            command = Command("top-up", person.player, amount=amount)
            room.ask(account, actor.id, command, partial(_told, room, actor, person.player))


def _told(room: Room, actor: Actor, player: str, what: Took | Refusal) -> None:
    if isinstance(what, Refusal):
        actor.post(Command("prefer", player, what="top-up", value="off"))
        room.notify(player, say.notice(what.code, actor.id, what.facts))


def _returned(room: Room, actor: Actor, event: TopUpReturned) -> None:
    code = "short-buy-in-used" if event.least else "top-up-returned"
    facts = {"amount": event.amount, "most": event.most, "least": event.least}
    room.notify(event.player, say.notice(code, actor.id, facts))
