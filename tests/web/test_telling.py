"""What the client remembers of a settlement beside the fold: which half of a pot is whose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from web.node import folded_by, needs_node


def told(tmp_path: Path, *events: dict[str, Any]) -> dict[str, Any]:
    file = tmp_path / "events.json"
    file.write_bytes(msgspec.json.encode([events]))
    found: dict[str, Any] = folded_by("telling.mjs", file)[0]
    return found


@needs_node
def test_who_won_the_low_did_not_win_the_high(tmp_path: Path) -> None:
    high = {"event": "awarded", "pot": 0, "seats": [3], "amounts": [1283], "side": "high"}
    low = {"event": "awarded", "pot": 0, "seats": [0], "amounts": [1282], "side": "low"}
    assert told(tmp_path, high, low)["halves"] == {"3": ["high"], "0": ["low"]}


@needs_node
def test_a_pot_without_halves_is_won_by_the_high_hand_and_the_next_hand_begins_anew(tmp_path: Path) -> None:
    won = {"event": "awarded", "pot": 0, "seats": [2], "amounts": [500]}
    assert told(tmp_path, won)["halves"] == {"2": ["high"]}
    assert told(tmp_path, won, {"event": "table-hand-began", "number": 2})["halves"] == {}
