"""Waiting lists: who waits is called when somebody leaves, and nobody sits down past them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from mazziere.room import protocol as say
from mazziere.room.ports import Message, Unavailable
from mazziere.room.room import Room
from mazziere.rules import Refusal
from mazziere.table.command import Command
from mazziere.table.group import Group
from room.evening import HOLDEM, QUICK, Failing, evening, guest, pass_time, played, seated, state_of

DUEL = replace(HOLDEM, seats=2)
LIST = "holdem-no-limit-100"


@played
async def test_the_first_on_the_list_is_called_and_sits_where_the_seat_came_free() -> None:
    async with evening() as room:
        actor = await room.open_table(DUEL)
        one, _ = await seated(room, actor, ("Anna", "Bruno"))
        waiting = await guest(room, "Carla")
        assert (await waiting.do("t1", "sit", amount=5_000)).code == "table-full"
        await room.groups.ask(LIST, Command("join", waiting.id))
        view = next(each for each in room.groups.views(waiting.id) if each.id == LIST)
        assert view.place == 1
        await pass_time(room, 10_000)
        await one.do("t1", "leave")
        await pass_time(room, 180_000)
        called = [heard for heard in await waiting.listen() if isinstance(heard, say.Notice)]
        assert [(notice.code, notice.table) for notice in called] == [("room-called", "t1")]
        late = await guest(room, "Dario")
        refused = await late.do("t1", "sit", amount=5_000)
        assert refused.code == "group-list-first"
        assert refused.rule
        await room.groups.ask(LIST, Command("accept", waiting.id, amount=5_000))
        await room.idle()
        assert waiting.id in actor.seated()
        assert await room.store.outbox.pending() == []
        assert (await room.books())[1] == []


@played
async def test_a_crash_between_table_and_list_is_made_good_at_the_next_start(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(database=database) as room:
        actor = await room.open_table(DUEL)
        one, _ = await seated(room, actor, ("Anna", "Bruno"))
        waiting = await guest(room, "Carla")
        await room.groups.ask(LIST, Command("join", waiting.id))
        await pass_time(room, 10_000)
        _cut_the_wire(room)
        await one.do("t1", "leave")
        await pass_time(room, 180_000)
        assert len(await room.store.outbox.pending()) == 1
        now = room.clock.now()
    async with evening(QUICK, database, now + 1_000) as room:
        assert await room.store.outbox.pending() == []
        view = next(each for each in room.groups.views(waiting.id) if each.id == LIST)
        assert view.call is not None
        assert view.call.table == "t1"


@pytest.mark.parametrize("written", [False, True])
@played
async def test_a_list_the_database_did_not_take_is_as_the_log_says(written: bool) -> None:
    async with evening() as room:
        actor = await room.open_table(DUEL)
        await seated(room, actor, ("Anna", "Bruno"))
        waiting = await guest(room, "Carla")
        Failing(room, Unavailable("gone"), written, "group:")
        join = Command("join", waiting.id, id="once")
        if written:
            await room.groups.ask(LIST, join)
        else:
            with pytest.raises(Refusal) as refused:
                await room.groups.ask(LIST, join)
            assert refused.value.code == "room-unavailable"
        view = next(each for each in room.groups.views(waiting.id) if each.id == LIST)
        assert view.place == int(written)
        assert room.groups.group(LIST).state == Group.resume(room.groups.group(LIST).events).state
        assert len(room.groups.group(LIST).events) == await room.store.last(f"group:{LIST}")


@pytest.mark.parametrize("stream", ["group:", "table:"])
@pytest.mark.parametrize("written", [False, True])
@played
async def test_messages_between_streams_survive_a_database_that_is_away(stream: str, written: bool) -> None:
    async with evening() as room:
        actor = await room.open_table(DUEL)
        one, _ = await seated(room, actor, ("Anna", "Bruno"))
        waiting = await guest(room, "Carla")
        await room.groups.ask(LIST, Command("join", waiting.id))
        await pass_time(room, 10_000)
        Failing(room, Unavailable("gone"), written, stream)
        await one.do("t1", "leave")
        await one.do("t1", "leave")
        await pass_time(room, 180_000)
        view = next(each for each in room.groups.views(waiting.id) if each.id == LIST)
        assert view.call is not None
        assert await room.store.outbox.pending() == []
        assert one.id not in room.sits
        Failing(room, Unavailable("gone"), written, stream)
        accept = Command("accept", waiting.id, amount=5_000, id="yes")
        with suppress(Refusal):
            await room.groups.ask(LIST, accept)
        await room.groups.ask(LIST, accept)
        await room.idle()
        assert waiting.id in actor.seated()
        assert room.sits[waiting.id] == {"t1"}
        assert await room.store.outbox.pending() == []
        assert (await room.books())[1] == []


@played
async def test_tables_opened_apart_share_a_list_and_none_feeds_another() -> None:
    async with evening() as room:
        one = await room.open_table(DUEL)
        other = await room.open_table(replace(DUEL, id="t2"))
        await room.open_table(replace(DUEL, id="t3", buy_in=(5_000, 20_000)))
        await room.open_table(replace(DUEL, id="t4", rulebook="home"))
        lists = {each.id: tuple(room.groups.group(each.id).state.tables) for each in room.groups.views(None)}
        assert sorted(lists.values()) == [("t1", "t2"), ("t3",), ("t4",)]
        await seated(room, other, ("Anna", "Bruno"))
        newcomer = await guest(room, "Carla")
        assert isinstance(await newcomer.do("t1", "sit", amount=5_000), say.Done)
        assert one.seated() == [newcomer.id]


@played
async def test_a_seat_that_comes_free_during_a_hand_is_changed_to_after_it() -> None:
    async with evening() as room:
        actor = await room.open_table(replace(HOLDEM, seats=3))
        one, other, third = await seated(room, actor)
        await third.do("t1", "sit-out")
        while third.id in state_of(actor).players or not state_of(actor).running:
            await pass_time(room, 1_000)
        old, wanted = (state_of(actor).person(each.id).seat for each in (one, third))
        waiting = await guest(room, "Dario")
        await room.groups.ask(LIST, Command("join", waiting.id))
        await room.groups.ask(LIST, Command("ask-change", one.id, seat=wanted))
        await third.do("t1", "leave")
        assert state_of(actor).running
        await room.groups.ask(LIST, Command("accept", waiting.id, amount=5_000))
        await room.idle()
        assert state_of(actor).person(one.id).seat == old
        number = state_of(actor).number
        for each in (one, other):
            await each.do("t1", "act", what="fold")
        await room.idle()
        assert (state_of(actor).running, state_of(actor).number) == (False, number)
        assert state_of(actor).person(one.id).seat == wanted
        assert state_of(actor).person(waiting.id).seat == old
        assert await room.store.outbox.pending() == []
        seats = {sitter.player: seat for seat, sitter in room.groups.group(LIST).state.tables["t1"].sitters.items()}
        assert seats == {person.player: seat for seat, person in state_of(actor).people.items()}


@played
async def test_nobody_changes_to_a_seat_kept_for_another() -> None:
    async with evening() as room:
        actor = await room.open_table(replace(HOLDEM, seats=3))
        one, other, third = await seated(room, actor)
        waiting = await guest(room, "Dario")
        await room.groups.ask(LIST, Command("join", waiting.id))
        await third.do("t1", "leave")
        while third.id in actor.seated():
            await pass_time(room, 1_000)
        while state_of(actor).running:
            for each in (one, other):
                await each.do("t1", "act", what="fold")
        kept = ({0, 1, 2} - set(state_of(actor).people)).pop()
        answer = await one.do("t1", "change-seat", seat=kept)
        assert (answer.code, answer.rule) == ("group-list-first", "SC-SEAT-1")
        await room.groups.ask(LIST, Command("accept", waiting.id, amount=5_000))
        await room.idle()
        assert state_of(actor).person(waiting.id).seat == kept


@pytest.mark.parametrize("host", [False, True])
@played
async def test_who_is_away_too_long_loses_the_seat_where_nobody_else_can_say_so(host: bool) -> None:
    async with evening() as room:
        owner = (await guest(room, "Elsa")).person if host else None
        actor = await room.open_table(HOLDEM, owner)
        one, *_ = await seated(room, actor)
        before = await room.cashier.balance(one.id)
        await one.do("t1", "sit-out")
        await pass_time(room, 19 * 60_000)
        assert one.id in actor.seated()
        await pass_time(room, 3 * 60_000)
        assert (one.id in actor.seated()) == host
        assert (await room.cashier.balance(one.id) > before) != host
        assert (await room.books())[1] == []


@played
async def test_who_leaves_without_a_chip_has_left() -> None:
    async with evening() as room:
        actor = await room.open_table(DUEL)
        guests = await seated(room, actor, ("Anna", "Bruno"))
        while state_of(actor).running or all(actor.table.chips()[each.id] for each in guests):
            for each in guests:
                await each.do("t1", "act", what="all-in")
                await each.do("t1", "act", what="call")
            await pass_time(room, 1_000)
        loser = min(guests, key=lambda each: actor.table.chips()[each.id])
        await loser.do("t1", "leave")
        assert loser.id not in actor.seated()
        assert loser.id not in room.sits
        assert loser.person is not None
        await room.erase(loser.person)


def _cut_the_wire(room: Room) -> None:
    async def lost(stream: str, outbox: list[Message]) -> None:
        """The process dies after the table's commit and before the list hears of it."""

    room.groups.deliver = lost  # type: ignore[method-assign, assignment]  # that is the test
