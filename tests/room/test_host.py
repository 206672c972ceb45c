"""What the host of a table does while it plays: close it, keep it open, say how many bots there are, free a seat."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from mazziere.room import protocol as say
from mazziere.room.actor import Actor
from mazziere.room.room import Room
from mazziere.room.watchdog import asked
from mazziere.table.setup import Clock
from room.evening import HOLDEM, QUICK, Guest, evening, guest, pass_time, played, seated, state_of

SLOW = replace(QUICK, bot_pace=(5_000, 5_000))


def bots(room: Room, actor: Actor) -> int:
    return sum([room.is_bot(player) for player in actor.seated()])


@played
async def test_a_table_of_bots_that_never_rest_closes_after_the_hand_on_it(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(SLOW, database) as room:
        host = await guest(room, "Padrona")
        actor = await room.open_table(replace(HOLDEM, bots=3), host.person)
        while not state_of(actor).running:
            await pass_time(room, 100)
        number = state_of(actor).number
        assert isinstance(await host.do("t1", "close"), say.Done)
        assert room.lobby.tables(host.person)[0].closing
        now = room.clock.now()
    async with evening(SLOW, database, now) as room:
        actor = room.actor("t1")
        assert (state_of(actor).closing, state_of(actor).number) == ("host", number)
        host = Guest(room, await room.accounts.get(host.id))
        await pass_time(room, 600_000)
        assert room.lobby.tables(host.person) == []
        assert (state_of(actor).closed, state_of(actor).number) == (True, number)
        assert room.sits == {}
        assert (await room.books())[1] == []


@played
async def test_a_table_paused_for_the_floor_in_a_hand_can_still_be_closed() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        actor = await room.open_table(HOLDEM, host.person)
        one, two, _ = await seated(room, actor)
        actor.stop("a test")
        await room.idle()
        assert actor.paused
        assert isinstance(await host.do("t1", "close"), say.Done)
        assert (actor.paused, actor.fault) == (False, "")
        await pass_time(room, 600_000)
        assert room.actors == {}
        assert sum([await room.cashier.balance(each.id) for each in (one, two)]) > 0
        assert (await room.books())[1] == []


@played
async def test_a_host_says_how_many_bots_there_are_and_one_sent_away_is_not_replaced(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    for setup in (HOLDEM, replace(HOLDEM, id="t2", game="punto-banco", limit="")):
        async with evening(SLOW, database) as room:
            host = await guest(room, f"Padrona {setup.id}")
            actor = await room.open_table(replace(setup, bots=3), host.person)
            await pass_time(room, 10_000)
            assert bots(room, actor) == 3
            first = actor.seated()[0]
            assert isinstance(await host.do(setup.id, "kick", what=first), say.Done)
            await pass_time(room, 300_000)
            assert (actor.table.setup.bots, bots(room, actor)) == (2, 2)
            assert first not in actor.seated()
            assert isinstance(await host.do(setup.id, "bots", amount=5), say.Done)
            await pass_time(room, 300_000)
            assert bots(room, actor) == 5
            assert (await host.do(setup.id, "bots", amount=6)).code == "bad-amount"
            assert isinstance(await host.do(setup.id, "bots", amount=1), say.Done)
            now = room.clock.now()
        async with evening(SLOW, database, now) as room:
            actor = room.actor(setup.id)
            assert actor.table.setup.bots == 1
            await pass_time(room, 300_000)
            assert bots(room, actor) == 1
            # None at all, and the one who sits there goes as well.
            host = Guest(room, await room.accounts.get(host.id))
            assert isinstance(await host.do(setup.id, "bots", amount=0, id="none"), say.Done)
            await pass_time(room, 300_000)
            assert bots(room, actor) == 0
            assert (await room.books())[1] == []


@played
async def test_only_the_host_and_the_floor_say_how_many_bots_there_are() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        await room.open_table(HOLDEM, host.person)
        other = await guest(room, "Anna")
        for verb in ("bots", "close", "keep-open"):
            assert (await other.do("t1", verb)).code == "room-role"


@played
async def test_a_bot_a_host_asked_for_stays_at_a_table_for_two_and_the_house_keeps_a_chair_of_its_own_free() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        own = await room.open_table(replace(HOLDEM, seats=2, bots=1, clock=Clock(think=1_000, bank=-1)), host.person)
        house = await room.open_table(replace(HOLDEM, id="t2", seats=2, bots=2))
        assert isinstance(await host.do("t1", "sit", seat=1, amount=5_000), say.Done)
        bot = next(player for player in own.seated() if player != host.id)
        while state_of(own).number < 3:
            if host.id in asked(own.table):
                assert isinstance(await host.do("t1", "act", what="fold"), say.Done)
            await pass_time(room, 100)
            assert bot in own.seated()
        assert bots(room, house) == 1
