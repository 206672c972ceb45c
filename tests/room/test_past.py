"""Who comes to a table in the middle of a hand is told what has happened in it, and no more than they may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mazziere.hand.events import Stakes
from mazziere.room.room import Room
from mazziere.table.setup import TableSetup
from room.evening import HOLDEM, Guest, evening, pass_time, played, seated, state_of

DELAY = 30_000
ITALIANA = TableSetup(id="t1", game="italiana", rulebook="italiana", stakes=Stakes(ante=50), buy_in=(2_000, 20_000))
STUD = TableSetup(
    id="t1",
    game="stud7",
    limit="fixed-limit",
    stakes=Stakes(ante=10, bring_in=20, small_bet=100, big_bet=200),
    buy_in=(2_000, 20_000),
)
GOING_ON = ("check", "call", "bring-in", "busso", "vedo", "invito", "dai-carte", "servito")


async def go_on(room: Room, players: list[Guest], steps: int) -> None:
    """Some decisions, none of which ends the hand."""
    for _ in range(steps):
        hand = state_of(room.actor("t1")).hand
        place, options = next(iter(hand.pending.items()))
        verb = next(verb for verb in GOING_ON if verb in [option.verb for option in options])
        one = next(each for each in players if each.id == state_of(room.actor("t1")).players[place])
        await one.do("t1", "act", what=verb)


def this_hand(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a guest was told since the last hand began."""
    first = max(place for place, event in enumerate(events) if event["event"] == "table-hand-began")
    return events[first:]


@pytest.mark.parametrize("setup", [HOLDEM, STUD, ITALIANA], ids=lambda setup: setup.game)
def test_who_comes_back_is_told_what_they_were_told_of_the_hand(setup: TableSetup) -> None:
    @played
    async def test() -> None:
        async with evening() as room:
            actor = await room.open_table(setup)
            looker = Guest(room, None)
            await looker.watch("t1")
            players = await seated(room, actor)
            await go_on(room, players, 5)
            for guest in (*players[:2], looker):
                await guest.listen()
                before = this_hand(guest.events())
                assert len(before) > 8
                assert (await guest.watch("t1")).past == before

    test()


@played
async def test_a_table_that_has_played_for_long_keeps_the_hand_that_is_on() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        players = await seated(room, actor)
        while state_of(actor).number < 12:
            await (go_on(room, players, 1) if state_of(actor).running else pass_time(room, 1000))
        assert len(actor.table.events) < 200
        await players[0].listen()
        assert (await players[0].watch("t1")).past == this_hand(players[0].events())


@played
async def test_who_has_left_since_the_hand_began_is_named_to_who_comes() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        players = await seated(room, actor)
        await go_on(room, players, 2)
        gone = next(one for one in players if one.id in state_of(actor).players)
        await gone.do("t1", "leave")
        while state_of(actor).running:
            await pass_time(room, 1000)
        looker = Guest(room, None)
        told = await looker.watch("t1")
        assert gone.id not in [one["player"] for one in told.view["seats"]]
        assert told.people[gone.id].name == room.person(gone.id).name


@played
async def test_at_a_delayed_table_who_looks_on_is_told_only_the_past_they_have_seen() -> None:
    async with evening() as room:
        actor = await room.open_table(msgspec.structs.replace(HOLDEM, delay=DELAY))
        looker = Guest(room, None)
        await looker.watch("t1")
        players = await seated(room, actor)
        await go_on(room, players, 2)
        assert (await looker.watch("t1")).past == []
        await pass_time(room, DELAY)
        await looker.listen()
        seen = this_hand(looker.events())
        assert (await looker.watch("t1")).past == seen
