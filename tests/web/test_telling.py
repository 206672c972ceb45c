"""What the client tells beside the fold: which half of a pot is whose, and the cards in the dealer's log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from web.node import folded_by, needs_node


def told(tmp_path: Path, *events: dict[str, Any], board: tuple[int, ...] = ()) -> dict[str, Any]:
    file = tmp_path / "events.json"
    view = {"players": ["ada", "bea"], "hand": {"boards": [board], "rulebook": "home"}}
    file.write_bytes(msgspec.json.encode([{"events": events, "view": view}]))
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


BEGAN = {"event": "table-hand-began", "number": 7, "players": ["ada", "bea"]}
FLOP = {"event": "moved", "source": "stub", "to": ["burn", "board", "board", "board"], "faces": [52, 31, 41, 46]}
TURN = {"event": "moved", "source": "stub", "to": ["burn", "board"], "faces": [52, 27]}
STREET = {"event": "round-opened", "street": "flop"}


def cards(tmp_path: Path, *events: dict[str, Any], board: tuple[int, ...] = ()) -> list[tuple[str, Any, Any]]:
    """Each line: what it is, whose or which street, and its cards."""
    lines = told(tmp_path, *events, board=board)["lines"]
    return [(line["id"], line["args"].get("who") or line["args"].get("street"), line.get("cards")) for line in lines]


@needs_node
def test_a_street_is_told_once_with_the_cards_it_turns_however_the_events_come(tmp_path: Path) -> None:
    flop = ("log-street", "flop", [31, 41, 46])
    assert cards(tmp_path, BEGAN, FLOP, STREET, TURN, board=(31, 41, 46, 27))[1:] == [
        flop,
        ("log-street", "turn", [27]),
    ]
    assert cards(tmp_path, FLOP, board=(31, 41, 46)) == [flop]
    assert cards(tmp_path, STREET, board=(31, 41, 46)) == [], "it was named with its cards"
    assert cards(tmp_path, {**STREET, "street": "third"}) == [("log-street", "third", None)]
    assert cards(tmp_path, {**FLOP, "to": ["board/1"] * 4}) == [("log-board", None, [31, 41, 46])], "a second board"


@needs_node
def test_cards_dealt_up_or_to_me_are_told_and_those_nobody_sees_are_not(tmp_path: Path) -> None:
    down = {
        "event": "moved",
        "source": "stub",
        "to": ["hole/0", "hole/1", "hole/0", "hole/1"],
        "faces": [36, 52, 2, 52],
    }
    up = {"event": "moved", "source": "stub", "to": ["up/0", "up/1"], "faces": [24, 47]}
    shown = {"event": "moved", "source": "hole/1", "to": ["hole/1"], "faces": [50]}
    assert cards(tmp_path, down, up, shown) == [
        ("log-gets", "ada", [36, 2]),
        ("log-gets", "ada", [24]),
        ("log-gets", "bea", [47]),
        ("log-shows", "bea", [50]),
    ]


@needs_node
def test_a_pot_that_nobody_takes_is_told_to_wait_for_the_next_hand(tmp_path: Path) -> None:
    ended = {"event": "table-hand-ended", "number": 7, "carry": {"pot": 400}}
    assert told(tmp_path, ended)["lines"][0]["args"] == {"amount": 400}
    assert told(tmp_path, {"event": "table-hand-ended", "number": 8})["lines"] == []
