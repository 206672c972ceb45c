"""Waiting lists: who waits is called when somebody leaves, and nobody sits down past them."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from mazziere.room import protocol as say
from mazziere.room.ports import Message
from mazziere.room.room import Room
from mazziere.table.command import Command
from room.evening import HOLDEM, QUICK, evening, guest, pass_time, played, seated

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


def _cut_the_wire(room: Room) -> None:
    async def lost(stream: str, outbox: list[Message]) -> None:
        """The process dies after the table's commit and before the list hears of it."""

    room.groups.deliver = lost  # type: ignore[method-assign, assignment]  # that is the test
