"""What a lever stops at, a spreadsheet gets and a clock writes, and what a round against the bank has brought."""

from __future__ import annotations

import subprocess
from typing import Any

import msgspec
import pytest

from mazziere.games.italiana.scelta import FREE, PARTS
from web.node import HERE, NODE, needs_node

pytestmark = needs_node
JS = HERE.parents[1] / "src/mazziere/web/js"


def called(module: str, call: str) -> Any:
    """What a call of a module of the client comes to."""
    assert NODE is not None
    code = f"import * as it from '{(JS / module).as_uri()}'; console.log(JSON.stringify(it.{call} ?? null));"
    run = subprocess.run([NODE, "--input-type=module", "-e", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return msgspec.json.decode(run.stdout)


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1+1", "'=1+1"),
        ("+39 Club", "'+39 Club"),
        ("-2", "'-2"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"),
        ('Da "Gino"', 'Da ""Gino""'),
        ("2 = 2", "2 = 2"),
        (-500, "-500"),
        (40, "40"),
    ],
)
def test_a_spreadsheet_reckons_with_figures_and_never_with_a_name(cell: str | int, written: str) -> None:
    row = msgspec.json.encode([["", cell]]).decode()
    assert called("pages/csv.js", f"csv({row})") == f'"","{written}"'


@pytest.mark.parametrize(
    ("low", "high", "unit", "first", "last"),
    [
        (4_000, 20_000, 100, [4_000, 4_200, 4_400], [19_800, 20_000]),
        (1_000, 100_000, 10, [1_000, 2_000, 3_000], [99_000, 100_000]),
        (1, 16_350, 100, [1, 200, 400], [16_200, 16_350]),
        (1_250, 1_900, 100, [1_250, 1_300, 1_400], [1_800, 1_900]),
        (30, 60, 100, [30, 60], [30, 60]),
        (500, 500, 100, [500], [500]),
    ],
)
def test_a_lever_stops_at_whole_blinds_and_at_both_ends(
    low: int, high: int, unit: int, first: list[int], last: list[int]
) -> None:
    stops = called("act/notches.js", f"notchesOf({low}, {high}, {unit})")
    assert stops[: len(first)] == first
    assert stops[-len(last) :] == last
    assert len(stops) <= 102


def test_from_a_hundred_seconds_on_a_clock_shows_minutes() -> None:
    shown = [called("draw/time.js", f"figures({seconds})") for seconds in (0, 45, 99, 100, 125, 600, 1_199)]
    assert shown == ["0", "45", "99", "1:40", "2:05", "10:00", "19:59"]
    assert [called("draw/time.js", f"spoken({seconds})") for seconds in (45, 125)] == ["45 s", "2:05"]


def test_the_choices_of_a_telesina_are_counted_as_the_engine_counts_them() -> None:
    assert called("state/games.js", "VELE") == list(PARTS["vele"])
    assert called("state/games.js", "DISTRIBUTION") == list(PARTS["distribuzione"])
    assert called("state/games.js", "FREE") == FREE


BEGAN = {"event": "table-hand-began"}
WON = {"event": "pb-settled", "seat": 2, "bet": "punto", "net": 300}
LOST = {"event": "pb-settled", "seat": 2, "bet": "winning-number-7", "net": -100}
OTHER = {"event": "pb-settled", "seat": 1, "bet": "banco", "net": -500}
BUST = {"event": "bj-settled", "player": 2, "bet": "main", "net": -200}
BACK = {"event": "bj-returned", "player": 2, "bet": "lost", "amount": 100}


@pytest.mark.parametrize(
    ("happened", "outcome"),
    [
        ([BEGAN], None),
        ([BEGAN, OTHER], None),
        ([BEGAN, OTHER, WON], {"won": 300, "lost": 0}),
        ([BEGAN, WON, LOST], {"won": 300, "lost": 100}),
        ([BEGAN, LOST, BEGAN, WON], {"won": 300, "lost": 0}),
        ([BEGAN, BUST, BACK], {"won": 0, "lost": 100}),
        ([BEGAN, {**BUST, "net": 0}], {"won": 0, "lost": 0}),
    ],
)
def test_what_was_won_and_what_was_lost_are_told_apart(happened: list[Any], outcome: Any) -> None:
    events = msgspec.json.encode(happened).decode()
    assert called("state/outcome.js", f"outcomeBy(null, {events}, 2)") == outcome


def test_each_hand_of_a_box_is_won_lost_or_a_push_and_everybody_has_a_net_there() -> None:
    first = {"event": "bj-settled", "player": 2, "bet": "main", "box": 3, "hand": 0, "net": 100}
    second = {**first, "hand": 1, "net": -200}
    backer = {**first, "player": 0, "net": 50}
    insured = {**first, "bet": "insurance", "net": -50}
    given_up = {"event": "bj-settled", "player": 1, "bet": "surrender", "box": 4, "net": -50}
    back = {"event": "bj-returned", "player": 2, "bet": "lost", "box": 3, "amount": 100}
    niwin = {"event": "bj-settled", "player": 1, "bet": "niwin 19", "net": 900}
    happened = [BEGAN, second, first, backer, insured, back, given_up, niwin]
    events = msgspec.json.encode(happened).decode()
    assert called("state/outcome.js", f"boxesBy({{}}, {events})") == {
        "3": {"hands": {"0": "won", "1": "lost"}, "nets": {"2": -50, "0": 50}},
        "4": {"hands": {"0": "lost"}, "nets": {"1": -50}},
        "niwin 19": {"hands": {}, "nets": {"1": 900}},
    }
    assert called("state/outcome.js", f"boxesBy(it.boxesBy({{}}, {events}), [{{ event: 'table-hand-began' }}])") == {}
    events = msgspec.json.encode([BEGAN, WON, LOST, OTHER]).decode()
    assert called("state/outcome.js", f"boxesBy({{}}, {events})") == {
        "punto": {"hands": {}, "nets": {"2": 300}},
        "winning-number-7": {"hands": {}, "nets": {"2": -100}},
        "banco": {"hands": {}, "nets": {"1": -500}},
    }
