"""Hands that were played while somebody was away: told in a line each when they are back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.table.events import TimedOut
from mazziere.table.setup import HOUSE

if TYPE_CHECKING:
    from mazziere.room.actor import Actor
    from mazziere.room.histories import Finished
    from mazziere.room.room import Room

MOST: Final = 200
"""Hands that are told; who was away longer is told the last ones."""


class Won(msgspec.Struct, frozen=True):
    """Who took chips from the pot, and how many."""

    name: str
    amount: int


class Stake(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hand made of my chips: the gain or loss, what I was left with, and whether my time ran out in it."""

    net: int
    stack: int
    late: bool = False


class Missed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand in one line for who was not there. Against the bank nobody takes a pot: `won` is empty."""

    number: int
    won: tuple[Won, ...] = ()
    voided: bool = False
    mine: Stake | None = None


async def missed(room: Room, actor: Actor, player: str, after: int, before: int) -> list[Missed]:
    """The finished hands between two numbers, oldest first; at a delayed table no sooner than they were seen there."""
    first = actor.hands.back(before, min(max(before - after - 1, 0), MOST))
    return [
        await _line(room, hand, player)
        async for hand in room.histories.finished(actor, first)
        if after < hand.began.number < before and not room.histories.early(actor, hand.began, hand.at, player)
    ]


async def _line(room: Room, hand: Finished, player: str) -> Missed:
    began, ended = hand.began, hand.ended
    paid = () if began.game in HOUSE else zip(began.players, ended.won, strict=False)
    won = [Won(await _name(room, who), amount) for who, amount in paid if amount > 0]
    mine = hand.of(player)
    if mine is None or ended.voided:
        return Missed(began.number, tuple(won), ended.voided)
    late = any(isinstance(event, TimedOut) and event.player == player and event.times for event in hand.events)
    return Missed(began.number, tuple(won), mine=Stake(mine.net, ended.stacks[began.players.index(player)], late))


async def _name(room: Room, player: str) -> str:
    await room.accounts.get(player)
    return room.person(player).name
