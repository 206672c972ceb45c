"""Bots at the room's tables: they see what a player is sent, and one whose reasoning fails stops nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mazziere.bots import NAMES, Decision, PokerBot
from mazziere.room.demo import tables
from mazziere.room.watchdog import asked
from mazziere.table.poker import PokerTable
from room.evening import evening, pass_time, played, state_of

SETUPS = {setup.id: setup for setup in tables(bots=3)}


def test_a_bot_that_fails_is_logged_without_its_cards_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: PokerBot, view: Any, options: Any) -> Decision:
        raise ZeroDivisionError(f"{view.seats}")

    monkeypatch.setattr(PokerBot, "decide", broken)

    @played
    async def evening_with_them() -> None:
        async with evening() as room:
            actor = await room.open_table(SETUPS["omaha"])
            await pass_time(room, 60_000)
            assert state_of(actor).number > 2
            assert actor.fault == ""
            assert (await room.books())[1] == []

    evening_with_them()
    said = [record.getMessage() for record in caplog.records if record.name == "mazziere.bots"]
    assert said
    assert set(said) == {"table omaha: a bot failed: ZeroDivisionError"}


def test_a_bot_is_given_what_its_player_would_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, Any]] = []
    decide = PokerBot.act

    @played
    async def evening_with_them() -> None:
        async with evening() as room:
            actor = await room.open_table(replace(SETUPS["omaha"], bots=3))
            table = actor.table
            assert isinstance(table, PokerTable)

            def watched(self: PokerBot, view: Any, options: Any) -> Decision:
                player = asked(table)[0]
                sent: Any = table.view(player)
                seen.append((view, sent.hand))
                assert options == sent.hand.options
                return decide(self, view, options)

            monkeypatch.setattr(PokerBot, "act", watched)
            await pass_time(room, 30_000)

    evening_with_them()
    assert len(seen) > 10
    assert all(given == sent for given, sent in seen)


def test_bots_sit_down_under_names_of_their_style() -> None:
    @played
    async def evening_with_them() -> None:
        async with evening() as room:
            actor = await room.open_table(SETUPS["omaha"])
            await pass_time(room, 5_000)
            people = [room.accounts.known(player) for player in actor.seated()]
            assert len(people) == 3
            for person in people:
                assert person is not None
                assert person.name.split()[0] in NAMES[person.details["style"]]

    evening_with_them()
