"""A watched table that is told something it cannot fold asks for itself whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazziere.hand.events import Stakes
from mazziere.table.poker import PokerTable
from mazziere.table.setup import TableSetup
from web.node import folded_by, needs_node

pytestmark = needs_node


def asked(tmp_path: Path, *events: dict[str, Any]) -> dict[str, Any]:
    """What the client does when a table tells it this."""
    view = PokerTable.open(TableSetup("t", stakes=Stakes(blinds=(5, 10)), buy_in=(200, 1000))).view(None)
    snapshot = {"seq": 1, "view": view, "people": {}, "connections": {}}
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode({"snapshot": snapshot, "events": events}))
    found: dict[str, Any] = folded_by("watched.mjs", file)[0]
    return found


@pytest.mark.parametrize(
    ("event", "reported"),
    [
        ({"event": "table-hand-ended", "voided": True}, []),
        ({"event": "table-hand-ended"}, ["TypeError"]),
    ],
)
def test_what_cannot_be_folded_is_asked_for_whole_and_a_fault_of_ours_is_reported(
    tmp_path: Path, event: dict[str, Any], reported: list[str]
) -> None:
    assert asked(tmp_path, event) == {"sent": ["resync"], "reported": reported}


def test_what_can_be_folded_asks_for_nothing(tmp_path: Path) -> None:
    assert asked(tmp_path, {"event": "table-paused", "why": "host"}) == {"sent": [], "reported": []}
