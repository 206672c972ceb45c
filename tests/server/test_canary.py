"""Cards marked beyond mistaking, and what came over the sockets; `python -m bench leak` is the full size."""

from __future__ import annotations

import asyncio

import pytest
from bench.leak import leaked
from bench.soak import setups

from mazziere.table.poker import PokerTable


def test_no_socket_of_any_game_carries_a_card_its_reader_has_not_seen() -> None:
    numbers, frames, cards, found = asyncio.run(leaked(setups(bots=3), hands=2))
    assert found == []
    assert all(number > 2 for number in numbers.values())
    assert cards > len(numbers) * 10
    assert frames > cards // 2


def test_a_table_that_masked_nothing_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PokerTable, "mask", lambda self, event, player: event)
    _, _, _, found = asyncio.run(leaked(setups(bots=3)[:1], hands=2))
    assert any("tells" in line for line in found)
