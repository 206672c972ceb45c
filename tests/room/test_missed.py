"""Who was away is told the hands played meanwhile, and no more of them than they may know."""

from __future__ import annotations

import msgspec

from mazziere.room.missed import Missed, Stake, Won, missed
from mazziere.room.room import Room
from mazziere.table.command import Command
from room.evening import HOLDEM, evening, pass_time, played, seated, state_of

DELAY = 60_000


async def folded(room: Room, count: int) -> None:
    """So many hands in which everybody folds."""
    actor = room.actor("t1")
    for number in range(1, count + 1):
        while not state_of(actor).running:
            await pass_time(room, 1_000)
        assert state_of(actor).number == number
        while state_of(actor).running:
            place = next(iter(state_of(actor).hand.pending))
            await actor.do(Command("act", state_of(actor).players[place], what="fold"))


@played
async def test_each_hand_is_told_with_who_won_it_and_what_it_made_of_my_chips() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        anna, bruno, carla = await seated(room, actor)
        await folded(room, 3)
        told = await missed(room, actor, anna.id, 0, 4)
        assert [hand.number for hand in told] == [1, 2, 3]
        stack = next(one.stack for one in state_of(actor).people.values() if one.player == anna.id)
        nets = [hand.mine.net for hand in told if hand.mine]
        assert 10_000 + sum(nets) == stack
        assert told[-1].mine == Stake(nets[-1], stack)
        seen = await missed(room, actor, carla.id, 0, 4)
        assert seen[0] == Missed(1, told[0].won), "the first hand began before Carla sat down"
        assert {winner.name for hand in told for winner in hand.won} <= {"Anna", "Bruno", "Carla"}
        assert await missed(room, actor, bruno.id, 1, 3) == [(await missed(room, actor, bruno.id, 0, 4))[1]]
        assert await missed(room, actor, bruno.id, 3, 4) == []


@played
async def test_a_time_that_ran_out_while_away_is_told() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor, ("Anna", "Bruno"))
        asked = state_of(actor).players[next(iter(state_of(actor).hand.pending))]
        await pass_time(room, 300_000)
        (first, *_) = await missed(room, actor, asked, 0, 2)
        assert first.mine is not None
        assert first.mine.late
        other = next(one.id for one in guests if one.id != asked)
        (first, *_) = await missed(room, actor, other, 0, 2)
        assert first.mine is not None
        assert not first.mine.late


@played
async def test_at_a_delayed_table_who_looks_on_is_told_a_hand_no_sooner_than_it_was_seen() -> None:
    async with evening() as room:
        actor = await room.open_table(msgspec.structs.replace(HOLDEM, delay=DELAY))
        anna, *_ = await seated(room, actor, ("Anna", "Bruno"))
        await folded(room, 1)
        assert await missed(room, actor, "", 0, 2) == []
        assert len(await missed(room, actor, anna.id, 0, 2)) == 1
        await pass_time(room, DELAY)
        (told,) = await missed(room, actor, "", 0, 2)
        assert told.won == (Won(told.won[0].name, told.won[0].amount),)
        assert told.mine is None
