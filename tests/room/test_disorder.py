"""What networks and machines do: commands doubled, late and out of order, clocks that jump."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from mazziere.room import protocol as say
from mazziere.room.clock import SystemClock
from mazziere.room.demo import tables
from mazziere.room.watchdog import asked
from mazziere.table.command import Command
from room.evening import HOLDEM, QUICK, clock_of, evening, pass_time, played, seated, state_of

SETUPS = {setup.id: setup for setup in tables(bots=3)}
CARD = "asso di cuori"


@pytest.mark.parametrize("seed", range(3))
@played
async def test_commands_doubled_late_and_out_of_order_are_each_done_once_or_refused(seed: int) -> None:
    dice = Random(seed)
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        people = {one.id: one for one in await seated(room, actor)}
        sent: list[tuple[str, bytes]] = []
        acts = 0
        while state_of(actor).number < 4:
            for player in asked(actor.table):
                turn = state_of(actor).hand.turn
                verbs = [option.verb for option in actor.table.view(player).hand.options]  # type: ignore[attr-defined]
                what = "check" if "check" in verbs else dice.choice(["call", "fold"])
                acts += 1
                do = say.Do(id=f"a{acts}", table="t1", verb="act", what=what, turn=turn)
                sent.append((player, msgspec.json.encode(do)))
            # The new one somewhere among old ones, and some of them twice.
            batch = [sent[-1], sent[-1], *dice.choices(sent, k=3)]
            dice.shuffle(batch)
            for player, raw in batch:
                await people[player].visitor.receive(raw)
            await room.idle()
            await pass_time(room, 3_000)
        done = []
        for one in people.values():
            await one.listen()
            done += [heard.id for heard in one.heard if isinstance(heard, say.Done) and not heard.again]
            assert not [heard for heard in one.heard if isinstance(heard, say.Failed)]
        assert sorted(id for id in done if id.startswith("a")) == sorted(f"a{number + 1}" for number in range(acts))
        assert (await room.books())[1] == []


@played
async def test_a_command_for_a_turn_that_is_over_is_refused_and_changes_nothing() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        people = {one.id: one for one in await seated(room, actor)}
        (player,) = asked(actor.table)
        turn = state_of(actor).hand.turn
        assert isinstance(await people[player].do("t1", "act", what="call", turn=turn), say.Done)
        seq = actor.seq
        answer = await people[player].do("t1", "act", what="fold", turn=turn)
        assert isinstance(answer, say.Refused)
        (other,) = asked(actor.table)
        early = await people[other].do("t1", "act", what="fold", turn=turn)
        assert isinstance(early, say.Refused)
        assert actor.seq == seq


def test_the_rooms_clock_does_not_follow_the_machines_when_that_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    before = clock.now()
    true = time.time_ns
    for jump in (3_600, -3_600):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: true() + jump * 10**9)
        assert 0 <= clock.now() - before < 60_000


@played
async def test_a_machine_that_slept_for_an_hour_goes_on_with_every_table() -> None:
    async with evening() as room:
        for setup in SETUPS.values():
            await room.open_table(setup)
        await pass_time(room, 5_000)
        numbers = {actor.id: state_of(actor).number for actor in room.actors.values()}
        clock_of(room).reach(room.clock.now() + 3_600_000)
        await pass_time(room, 30_000)
        for actor in room.actors.values():
            assert actor.fault == "", actor.id
            assert state_of(actor).number > numbers[actor.id], actor.id
        assert (await room.books())[1] == []


@played
async def test_a_room_opened_with_the_machines_clock_an_hour_back_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(QUICK, database) as room:
        for setup in SETUPS.values():
            await room.open_table(setup)
        await pass_time(room, 4_000)
        numbers = {actor.id: state_of(actor).number for actor in room.actors.values()}
        now = room.clock.now()
    async with evening(QUICK, database, now - 3_600_000) as room:
        await pass_time(room, 60_000)
        for actor in room.actors.values():
            assert actor.fault == "", actor.id
            assert state_of(actor).number > numbers[actor.id], actor.id
        assert (await room.books())[1] == []


@played
async def test_a_bot_that_may_not_come_back_yet_is_replaced_by_another() -> None:
    async with evening() as room:
        actor = await room.open_table(replace(SETUPS["omaha"], bots=2))
        await room.idle()
        first = actor.seated()[0]
        person = room.accounts.known(first)
        assert person is not None
        await actor.do(Command("leave", first))
        room.bots._spare.append(person)
        await pass_time(room, 30_000)
        assert first not in actor.seated()
        assert len(actor.seated()) == 2
        assert state_of(actor).number > 1


@played
async def test_bots_at_blackjack_decide_without_waiting_for_the_clock() -> None:
    async with evening() as room:
        actor = await room.open_table(SETUPS["blackjack"])
        await pass_time(room, 60_000)
        assert state_of(actor).number > 2
        log = [event.data for event in await room.store.read(actor.stream)]
        assert not [data for data in log if b"timed-out" in data or b"time-out" in data]


@played
async def test_a_table_whose_state_cannot_be_kept_plays_on_and_names_no_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise TypeError(CARD)

    monkeypatch.setattr("mazziere.room.actor.EVERY", 1)
    monkeypatch.setattr("mazziere.room.actor.snapshot", broken)
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        await seated(room, actor)
        before = state_of(actor).number
        # Nobody says a word: only the table's own timer brings the next hand.
        for _ in range(40):
            await pass_time(room, 5_000)
        assert state_of(actor).number > before
        assert not state_of(actor).paused
    assert "no snapshot: TypeError" in caplog.text
    assert CARD not in caplog.text
