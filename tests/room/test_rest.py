"""Between two rounds against the bank there is time to look: six seconds, in which nobody is asked anything."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mazziere.room.demo import tables
from mazziere.table.setup import HOUSE
from room.evening import evening, pass_time, played, seated
from room.test_house_histories import rounds

SETUPS = {setup.id: replace(setup, bots=0) for setup in tables() if setup.game in HOUSE}
SIX_SECONDS = 6_000


@pytest.mark.parametrize("id", SETUPS)
@played
async def test_the_next_round_begins_six_seconds_after_the_last_and_no_sooner(id: str) -> None:
    async with evening() as room:
        actor = await room.open_table(SETUPS[id])
        guests = await seated(room, actor, ("Anna", "Bruno"))
        await rounds(actor, room, 1)
        table: Any = actor.table
        view = table.view(guests[0].id)
        assert (view.number, view.running, view.options) == (1, False, ())
        assert view.next_at == room.clock.now() + SIX_SECONDS, "how long it lasts is told"
        await pass_time(room, SIX_SECONDS - 1)
        assert (table.state.number, table.state.running) == (1, False)
        await pass_time(room, 1)
        assert (table.state.number, table.state.running) == (2, True)
        assert table.view(guests[0].id).options, "stakes are taken again"
