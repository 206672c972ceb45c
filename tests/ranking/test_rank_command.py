"""`mazziere rank`."""

import json
import subprocess
import sys
from typing import Any

import pytest

from mazziere.cli.rank import main

Capture = pytest.CaptureFixture[str]


def rows(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    assert main([*arguments, "--json"]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def error(capsys: Capture, *arguments: str) -> str:
    try:
        code = main(arguments)
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    assert code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_json_rows(capsys: Capture) -> None:
    assert rows(capsys, "9d9c9s9h2c", "Ah Kh Qh Jh Th") == [
        {
            "hand": "Ah Kh Qh Jh Th",
            "place": 1,
            "category": "straight flush",
            "best": "Ah Kh Qh Jh Th",
            "name_it": "Scala reale di cuori",
            "name_en": "Royal flush of hearts",
        },
        {
            "hand": "9d9c9s9h2c",
            "place": 2,
            "category": "four of a kind",
            "best": "9s 9h 9d 9c 2c",
            "name_it": "Poker di nove, kicker due",
            "name_en": "Four of a kind, nines, two kicker",
        },
    ]


def test_ties_share_a_place(capsys: Capture) -> None:
    found = rows(capsys, "--board", "As Ks Qd Jd 2c", "4c4d", "Tc3c", "Th3h", "5c5d")
    assert [(row["hand"], row["place"]) for row in found] == [("Tc3c", 1), ("Th3h", 1), ("5c5d", 3), ("4c4d", 4)]


def test_omaha_needs_two_cards_of_the_hand(capsys: Capture) -> None:
    (first, second) = rows(capsys, "--game", "omaha4", "--board", "2h 5h 8h Jh Kc", "Ah As Qd 3c", "3h 4h Qs Ts")
    assert (first["hand"], first["category"], second["category"]) == ("3h 4h Qs Ts", "flush", "one pair")


def test_lows(capsys: Capture) -> None:
    board = ("--board", "4h 5c 8d 9s Td")
    found = rows(capsys, "--order", "eight", "--game", "omaha4-hilo", *board, "KsKcQdQh", "As2dKdKh", "JsJcQsQc")
    assert [(row["place"], row["category"]) for row in found] == [(1, "8-5-4-2-A"), (2, "none"), (2, "none")]
    assert rows(capsys, "--game", "razz", "8h5h4h2hAhKsKd")[0]["name_en"] == "8-5-4-2-A low"


def test_the_italian_order_goes_round_among_three_straight_flushes(capsys: Capture) -> None:
    found = rows(capsys, "--order", "italian", "--players", "4", "KdQdJdTd9d", "AhKhQhJhTh", "Ts9s8s7sAs")
    assert [row["hand"] for row in found] == ["Ts9s8s7sAs", "AhKhQhJhTh", "KdQdJdTd9d"]


def test_plain_text_in_either_language(capsys: Capture) -> None:
    assert main(["KdKc9h9dAs", "Ac9c7d5d3h", "--lang", "it"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1  K♦ K♣ 9♥ 9♦ A♠  K♦ K♣ 9♥ 9♦ A♠  Doppia coppia, re e nove, kicker asso",
        "2  A♣ 9♣ 7♦ 5♦ 3♥  A♣ 9♣ 7♦ 5♦ 3♥  Carta alta asso, kicker nove, sette, cinque e tre",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["AhKhQhJhTh", "Ah2c3c4c5c"], "A♥ appears twice"),
        (["AhKhQhJh"], "expected 5 to 11"),
        (["AhKhQhJh??"], "unknown card"),
        (["AhKhQhJhTx"], "expected a suit"),
        (["--order", "italian", "AhKhQhJhTh"], "needs --players, 2 to 6"),
        (
            ["--order", "italian", "--players", "7", "AhKhQhJhTh"],
            "--players: poker all'italiana is not played by 7: expected 2 to 6 players (IT-DECK-3)",
        ),
        (["--order", "high", "--players", "1", "AhKhQhJhTh"], "--players: poker all'italiana is not played by 1"),
        (["--order", "italian", "--players", "4", "AhKhQhJh6h"], "4 players: expected 7 to ace, 32 cards (IT-DECK-2)"),
        (["--order", "best", "AhKhQhJhTh"], "'best' (choose from 'high', 'low', 'eight', 'italian')"),
        (["--game", "bridge", "AhKhQhJhTh"], "'bridge' (choose from 'holdem', 'omaha4',"),
        (["--game", "omaha4", "--board", "2c3c4c", "AhKhQh"], "a hand of 3 cards (A♥ K♥ Q♥): expected 4"),
        (["--game", "holdem", "AhKh"], "a board of no cards: expected 3 to 5"),
    ],
)
def test_mistakes_are_explained(capsys: Capture, arguments: list[str], said: str) -> None:
    assert said in error(capsys, *arguments)


def run(*code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", "\n".join(code)], capture_output=True, text=True, check=False)


def test_ranking_imports_nothing_heavy() -> None:
    ran = run(
        "import sys",
        "sys.argv = ['mazziere', 'rank', 'AhKhQhJhTh9d2c', '--json']",
        "from mazziere.cli import main",
        "try: main()",
        "except SystemExit as stopped: assert not stopped.code",
        "heavy = {'typer', 'rich', 'numpy', 'numba', 'msgspec', 'pydantic'} & set(sys.modules)",
        "assert not heavy, heavy",
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--version"], "mazziere 0."), (["--help"], "Rank hands, best first"), (["rank", "--help"], "--players")],
)
def test_the_root_command(arguments: list[str], said: str) -> None:
    ran = run("import sys", f"sys.argv = ['mazziere', *{arguments}]", "from mazziere.cli import main", "main()")
    assert ran.returncode == 0, ran.stderr
    assert said in ran.stdout
