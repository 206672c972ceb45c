"""Commands: what somebody asks for, when, and which turn they think it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.hand.events import Event
    from mazziere.hand.hand import Hand


class Command(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A verb by a seat. `at` is the room's clock; `turn` the turn it answers; `id` makes it idempotent."""

    verb: str
    seat: int
    amount: int = 0
    cards: tuple[int, ...] = ()
    at: int = 0
    turn: int = 0
    id: str = ""


def carry_out(hand: Hand, command: Command) -> list[Event]:
    """Do what a command asks, and return what happened; a stale or early one is refused and changes nothing."""
    s = hand.state
    rule = hand.law.rules["act_in_turn"]
    if command.turn and command.turn != s.turn:
        raise Refusal(rule, "stale-turn", turn=command.turn, now=s.turn)
    if command.verb == "time-out" and s.deadline and command.at < s.deadline:
        raise Refusal(hand.law.rules["out_of_time"], "time-left", milliseconds=s.deadline - command.at)
    before, clock = len(hand.events), hand.at
    hand.at = command.at or clock
    try:
        if command.seat < 0:
            hand.deal(command.cards)
        else:
            hand.act(command.verb, command.amount, command.seat, command.cards)
    except Refusal:
        hand.at = clock
        raise
    if command.at:
        # The first event of a command says when; what follows from it happened at the same moment.
        hand.events[before] = msgspec.structs.replace(hand.events[before], at=command.at)
    return hand.events[before:]


def decide(hand: Hand, command: Command) -> list[Event]:
    """What a command would bring about; the hand itself is left as it was."""
    return carry_out(hand.copy(), command)
