"""Hands against the bank told afterwards by the room: played again, proved, and told in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mazziere.history import house
from mazziere.history.house_again import again, hands
from mazziere.room.actor import Actor
from mazziere.room.demo import tables
from mazziere.room.room import Room
from mazziere.room.watchdog import asked
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.setup import HOUSE
from room.evening import HOLDEM, clock_of, evening, played, seated
from room.test_no_leak_house import choice

SETUPS = {setup.id: replace(setup, bots=0) for setup in tables() if setup.game in HOUSE}


async def rounds(actor: Actor, room: Room, count: int) -> None:
    """Whoever is asked decides, cautiously or at random, until so many rounds are over."""
    table: Any = actor.table
    clock = clock_of(room)
    dice = Random(3)
    while table.state.number < count or table.state.running:
        waiting = asked(table)
        if not waiting:
            clock.reach(clock.next() or clock.now())
            await actor.idle()
            continue
        verb, amount = choice(table, waiting[0])
        options = [each.verb for each in table.view(waiting[0]).options if not each.low]
        if verb.partition(" ")[0] in ("stand", "no") and options:
            verb = dice.choice(options)
        await actor.do(Command("act", waiting[0], what=verb, amount=amount))


@pytest.mark.parametrize("id", SETUPS)
@played
async def test_every_hand_is_played_again_and_proved(id: str) -> None:
    async with evening() as room:
        actor = await room.open_table(SETUPS[id])
        guests = await seated(room, actor, ("Anna", "Bruno"))
        await rounds(actor, room, 4)
        game = SETUPS[id].game
        line = (await room.histories.played(actor))[0]
        for number in range(1, 5):
            told = house.read(await room.histories.told(actor, number, guests[1].id, "json"))
            table = again(told.game, told.events)
            (hand,) = hands(told.game, told.events)
            assert (told.game, hand.kind) == (game, "settled")
            assert house.verify_house(told) == len(house.turned(game, told.events)) > 3
            assert "Anna" in table.state.names
            # Bruno sat down while the first stakes were taken.
            text = await room.histories.told(actor, number, "", "text", "it")
            assert "Bruno" in text
            assert "Rien ne va plus" in text
        assert line.won == tuple(hand.net)


@played
async def test_formats_that_do_not_know_these_games_are_refused() -> None:
    async with evening() as room:
        actor = await room.open_table(SETUPS["blackjack"])
        guests = await seated(room, actor, ("Anna", "Bruno"))
        await rounds(actor, room, 1)
        for form in ("phh", "pokerstars", "ohh"):
            with pytest.raises(Refusal) as refused:
                await room.histories.told(actor, 1, guests[0].id, form)
            assert refused.value.code == "room-no-format"


@pytest.mark.parametrize("id", SETUPS)
@played
async def test_my_rounds_tell_what_they_brought(id: str) -> None:
    async with evening() as room:
        actor = await room.open_table(SETUPS[id])
        guests = await seated(room, actor, ("Anna", "Bruno"))
        table: Any = actor.table
        before = [table.state.stack(table.state.guest(guest.id)) for guest in guests]
        await rounds(actor, room, 4)
        # Bruno sat down while the first stakes were taken: that round is his too.
        for guest, brought in zip(guests, before, strict=True):
            mine = [each.mine.net for each in await room.histories.of(guest.id) if each.mine is not None]
            assert len(mine) == 4
            assert sum(mine) == table.state.stack(table.state.guest(guest.id)) - brought


@pytest.mark.parametrize("id", SETUPS)
@played
async def test_a_round_is_seen_again_as_it_ended_with_the_options_of_nobody(id: str) -> None:
    async with evening() as room:
        actor = await room.open_table(SETUPS[id])
        guests = await seated(room, actor, ("Anna", "Bruno"))
        await rounds(actor, room, 2)
        seen = await room.histories.round(actor, 2, guests[1].id)
        assert (seen.game, seen.names[seen.you]) == (SETUPS[id].game, "Bruno")
        told = house.read(await room.histories.told(actor, 2, guests[1].id, "json"))
        assert [moment.event for moment in seen.moments] == told.events
        ended = seen.moments[-1].hand
        now = {room.person(guest.id).name: actor.table.chips()[guest.id] for guest in guests}
        assert {name: ended.chips[seat] for seat, name in enumerate(seen.names) if name} == now
        assert not any(moment.hand.options for moment in seen.moments)
        stranger = await room.histories.round(actor, 2, "")
        assert stranger.you == -1
        assert stranger.moments[-1].hand == ended


@played
async def test_a_hand_of_poker_is_no_round() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        await seated(room, actor)
        with pytest.raises(Refusal) as refused:
            await room.histories.round(actor, 1, "")
        assert refused.value.code == "room-hand-running"
