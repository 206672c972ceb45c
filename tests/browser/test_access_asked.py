"""Nobody is kept out of a decision: axe-core on what a table asks and on its dialogs, in light and in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from bench.screens import Stage

from browser.axe import keeps_out

ASKED = (
    *("sit", "my-seat", "call-floor", "info", "free-fold", "passo-free", "draw5-clicked", "away"),
    *("refused", "show-or-muck", "coach", "host-menu"),
    *("italiana-cambio", "cambio-clicked", "giro-pazzo", "giro-pazzo-chosen", "choose-card", "card-chosen"),
    *("blackjack-stakes", "blackjack", "blackjack-split", "blackjack-surrender"),
    *("blackjack-insurance", "blackjack-even-money", "punto-stakes", "punto"),
)


@pytest.fixture(scope="module")
def stage(chromium: Any) -> Iterator[Stage]:
    """A page that is told scenes of the engine as the room would tell them."""
    told = Stage(chromium)
    yield told
    told.page.context.close()


@pytest.mark.parametrize("scene", ASKED)
def test_nothing_that_is_asked_keeps_anybody_out(stage: Stage, scene: str) -> None:
    stage.set(scene)
    stage.page.wait_for_selector(".dead", state="detached")
    assert keeps_out(stage.page) == []


def test_what_the_room_tells_keeps_nobody_out(stage: Stage) -> None:
    stage.set("holdem")
    stage.tell("room-reminder", minutes=60)
    stage.page.wait_for_selector(".dead", state="detached")
    assert keeps_out(stage.page) == []
