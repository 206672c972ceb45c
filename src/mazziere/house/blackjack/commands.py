"""Commands: the one way in for a client, with the box in the verb and the moment and turn it is meant for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mazziere.hand.events import DEALER, Option
from mazziere.house.blackjack import boxes
from mazziere.house.blackjack.rules import NIWIN
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.hand.command import Command
    from mazziere.hand.events import Event
    from mazziere.house.blackjack.table import Table


def offered(t: Table, seat: int) -> tuple[Option, ...]:
    """What a player (-1: the dealer) may send now: `stake 3`, `niwin 20`, `take-back 3`, `second-box`, `hit 3`."""
    s = t.state
    if seat == DEALER:
        return _dealers(t)
    decisions = [
        Option(f"{option.verb} {box}", option.low, option.high, option.rule)
        for (box, player), options in s.pending.items()
        if player == seat
        for option in options
    ]
    if s.phase != "betting" or not 0 <= seat < len(s.names):
        return tuple(decisions)
    lying = [str(box) for box, stakes in s.stakes.items() if seat in stakes] + list(s.niwin.get(seat, ()))
    back = [Option(f"take-back {box}", rule="BJ-6.1") for box in lying]
    company = boxes.offers(s) if seat == boxes.guest(s) else ()
    return (*boxes.stakes_open(s, seat), *back, *company)


def _dealers(t: Table) -> tuple[Option, ...]:
    s = t.state
    if s.phase == "between":
        return () if s.suspended or s.hands_left == 0 else (Option("next hand"),)
    late = (Option("time-out"),) if t.time_is_up() else ()
    enough = s.phase == "betting" and len(s.stakes) >= s.rules.least_boxes
    return (Option("close", rule="BJ-6.1"), *late) if enough else late


def carry_out(t: Table, command: Command) -> list[Event]:
    """Do what a command asks; a stale one is refused and changes nothing.

    While a decision is asked for its turn is that of the question, otherwise the number of the hand.
    """
    s = t.state
    now = s.turn if s.phase == "play" else s.number
    if command.turn and command.turn != now:
        raise Refusal("BJ-5.1", "stale-turn", turn=command.turn, now=now)
    before, clock = len(t.events), t.at
    t.at = command.at or clock
    try:
        _do(t, command.seat, command.verb, command.amount)
    except Refusal:
        t.at = clock
        raise
    if command.at:
        t.events[before] = msgspec.structs.replace(t.events[before], at=command.at)
    return t.events[before:]


def _do(t: Table, seat: int, verb: str, amount: int) -> None:
    word, _, where = verb.rpartition(" ") if verb not in WHOLE else (verb, "", "")
    if not word:
        word, where = where, ""
    if verb == "time-out":
        t.time_out(None if seat == DEALER else seat)
    elif seat == DEALER and verb == "close":
        t.close()
    elif seat == DEALER and verb == "next hand":
        t.next_hand()
    elif seat == DEALER:
        raise _unknown(t, seat, verb)
    elif word == "niwin":
        t.niwin(seat, amount, where)
    elif word == "take-back" and where:
        t.take_back(seat, where if where in NIWIN else _box(t, seat, verb, where))
    elif word == "stake":
        t.stake(seat, amount, _box(t, seat, verb, where) if where else None)
    elif verb in ("second-box", "bot-box"):
        if seat != boxes.guest(t.state):
            raise Refusal("BJ-4.1", "house-not-asked")
        t.accept(verb)
    else:
        t.act(seat, word, amount, _box(t, seat, verb, where) if where else None)


WHOLE = ("next hand",)
"""Verbs of several words that name no box."""


def _box(t: Table, seat: int, verb: str, where: str) -> int:
    if not where.isdecimal():
        raise _unknown(t, seat, verb)
    return int(where)


def _unknown(t: Table, seat: int, verb: str) -> Refusal:
    options = ", ".join(map(str, offered(t, seat))) or "–"
    return Refusal("BJ-11.1", "not-your-choice", verb=verb, options=options)
