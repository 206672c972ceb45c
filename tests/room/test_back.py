"""What goes wrong: the store away, somebody else's write, a bug, a crash. Nothing is lost, nothing is doubled."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from mazziere.room import protocol as say
from mazziere.room import resume
from mazziere.room.actor import Actor
from mazziere.room.demo import tables
from mazziere.room.hands import Hands
from mazziere.room.ports import Conflict, Unavailable
from mazziere.room.room import Room
from mazziere.room.watchdog import asked
from mazziere.table.command import Command
from room.evening import HOLDEM, QUICK, Failing, evening, guest, pass_time, played, seated, state_of

SETUPS = {setup.id: setup for setup in tables(bots=3)}


@pytest.mark.parametrize("written", [False, True])
@played
async def test_the_database_away_costs_nobody_a_turn_or_a_chip(written: bool) -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        one = next(each for each in guests if each.id in asked(actor.table))
        Failing(room, Unavailable("gone"), written)
        answer = await one.say(say.Do(id="x1", table="t1", verb="act", what="fold"))
        again = await one.say(say.Do(id="x1", table="t1", verb="act", what="fold"))
        if written:
            assert isinstance(answer, say.Done)
            assert answer.again
        else:
            assert isinstance(answer, say.Refused)
            assert answer.code == "room-unavailable"
        assert isinstance(again, say.Done)
        stored = [event.data for event in await room.store.read("table:t1")]
        assert sum(b'"folded"' in data for data in stored) == 1
        assert any(isinstance(heard, say.Snapshot) for heard in one.heard[-4:])
        assert (await room.books())[1] == []


@played
async def test_a_second_writer_is_noticed_and_the_table_read_again() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        one = next(each for each in guests if each.id in asked(actor.table))
        Failing(room, Conflict("table:t1", 1, 2), False)
        answer = await one.do("t1", "act", what="fold")
        assert isinstance(answer, say.Refused)
        assert answer.code == "room-conflict"
        assert isinstance(await one.do("t1", "act", what="fold"), say.Done)


@played
async def test_a_bug_at_one_table_pauses_it_for_the_floor_and_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        other = await room.open_table(replace(HOLDEM, id="t2"))
        guests = await seated(room, actor)
        chips = actor.table.chips()
        broken: Any = actor.table

        def fail(_: Command) -> list[Any]:
            raise ZeroDivisionError("a bug")

        actor.table = _Broken(broken, fail)  # type: ignore[assignment]  # that is the test
        with caplog.at_level(logging.ERROR):
            answer = await guests[0].do("t1", "sit-out")
        assert isinstance(answer, say.Refused)
        assert answer.code == "room-fault"
        assert "paused for the floor" in caplog.text
        await room.idle()
        assert state_of(actor).paused
        assert actor.table.chips() == chips
        assert (await guests[0].do("t1", "act", what="fold")).code == "room-paused"
        assert not other.fault
        floor = await room.accounts.register("Direzione", "una password lunga", role="floor")
        took: list[Any] = []
        room.ask(floor, "t1", Command("resume", floor.id), took.append)
        await room.idle()
        assert not state_of(actor).paused
        assert actor.fault == ""


class _Broken:
    def __init__(self, table: Any, do: Any) -> None:
        self._table = table
        self.do = do

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table, name)


@played
async def test_a_clock_that_rings_in_vain_stops_the_table() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        await seated(room, actor)
        real: Any = actor.table
        stuck = _Broken(real, lambda command: [] if command.verb == "tick" else real.do(command))
        stuck.wake = lambda: room.clock.now()  # type: ignore[attr-defined]
        actor.table = stuck  # type: ignore[assignment]  # that is the test
        actor.arm()
        await pass_time(room, 1_000)
        assert actor.fault
        assert real.state.paused == "fault"


@played
async def test_every_game_comes_back_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(replace(QUICK, bot_pace=(500, 1500)), database) as room:
        for setup in SETUPS.values():
            await room.open_table(setup)
        await pass_time(room, 25_000)
        running = {actor.id for actor in room.actors.values() if state_of(actor).running}
        before = {actor.id: _told(actor) for actor in room.actors.values()}
        left = {actor.id: _left(actor, room) for actor in room.actors.values()}
        closed = room.clock.now()
    assert len(running) > len(SETUPS) // 2
    async with evening(replace(QUICK, bot_pace=(10**9, 10**9)), database, closed + 3_600_000) as room:
        # Between hands the house may send another bot at once.
        for actor in [room.actor(id) for id in running]:
            assert _told(actor) == before[actor.id], actor.id
            # Whoever was thinking has as much time as before.
            assert _left(actor, room) == left[actor.id], actor.id
        assert (await room.books())[1] == []
    async with evening(QUICK, database, closed + 7_200_000) as room:
        numbers = {actor.id: state_of(actor).number for actor in room.actors.values()}
        await pass_time(room, 60_000)
        for actor in room.actors.values():
            assert state_of(actor).number > numbers[actor.id], actor.id
            assert actor.fault == ""
        assert (await room.books())[1] == []


def _told(actor: Actor) -> dict[str | None, Any]:
    """What everybody at a table, and anybody else, sees of it; and where its chips are."""
    views: dict[str | None, Any] = {player: _seen(actor.table.view(player)) for player in (*actor.seated(), None)}
    return views | {"chips": actor.table.chips()}


def _left(actor: Actor, room: Room) -> int | None:
    due = actor.table.wake()
    return None if due is None else due - room.clock.now()


def _seen(view: Any) -> dict[str, Any]:
    """A view without its times, which the outage moved."""

    def still(value: Any) -> Any:
        if isinstance(value, dict):
            times = ("deadline", "next_at", "until", "began", "choose_by", "betting_until", "paused_at")
            return {key: still(each) for key, each in value.items() if key not in times}
        return [still(each) for each in value] if isinstance(value, list | tuple) else value

    plain: dict[str, Any] = still(msgspec.to_builtins(view))
    return plain


@pytest.mark.parametrize("id", ["holdem-nl", "blackjack", "punto-banco"])
@played
async def test_a_snapshot_and_the_rest_of_the_stream_make_the_same_table(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazziere.room.actor.EVERY", 120)
    database = str(tmp_path / "room.db")
    async with evening(database=database) as room:
        actor = await room.open_table(SETUPS[id])
        await room.idle()
        while (kept := await room.store.latest(actor.stream)) is None or kept.seq == actor.seq:
            await pass_time(room, 3_000)
        quick = Hands()
        back = await resume.resumed(actor.stream, room.store, quick)
        assert back.seq == actor.seq
        slow = Hands()
        await room.store.snapshot(actor.stream, replace(kept, version="another"))
        whole = await resume.resumed(actor.stream, room.store, slow)
        assert quick.packed() == slow.packed()
        now: Any = actor.table
        made: list[Any] = [back.table, whole.table]
        for table in made:
            for player in (*actor.seated(), None):
                ours, theirs = table.view(player), now.view(player)
                if id != "holdem-nl":
                    assert msgspec.json.encode(ours.seal) == msgspec.json.encode(theirs.seal)
                    ours, theirs = replace(ours, seal={}), replace(theirs, seal={})
                elif not now.state.running:
                    # The hand before is not kept; the next one makes it.
                    ours, theirs = replace(ours, hand=None), replace(theirs, hand=None)
                assert ours == theirs


@played
async def test_who_brings_chips_while_the_database_is_away_is_told_to_try_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one = await guest(room, "Anna")

        async def away(account: str) -> int:
            raise Unavailable("gone")

        with monkeypatch.context() as patched:
            patched.setattr(room.store.ledger, "balance", away)
            answer = await one.do("t1", "sit", amount=5_000)
            assert isinstance(answer, say.Refused)
            assert answer.code == "room-unavailable"
        assert isinstance(await one.do("t1", "sit", amount=5_000), say.Done)
        assert actor.seated() == [one.id]


@played
async def test_what_staff_did_is_written_down_however_long_the_database_is_away() -> None:
    async with evening() as room:
        boss = await room.accounts.guest("Elsa")
        for written in (False, True):
            Failing(room, Unavailable("gone"), written, "audit")
            await room.audit(boss, "pause", "t1", "dinner")
        assert [entry["how"] for entry in await room.trail()] == ["dinner", "dinner"]
