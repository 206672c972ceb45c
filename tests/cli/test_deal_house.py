"""`mazziere deal --game blackjack` and `punto-banco`: played at a terminal, watched, and kept as a log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cli.test_deal import Ran, typed
from mazziere.cli import replay, verify


def evening(game: str, *lines: str, **options: str) -> Ran:
    given = [word for name, value in options.items() for word in (f"--{name}", value)]
    return typed("--game", game, *given, lines="\n".join([*lines, ""]))


def logged(game: str, *lines: str, **options: str) -> dict[str, Any]:
    given = [word for name, value in options.items() for word in (f"--{name}", value)]
    (told,) = typed("--game", game, "--json", *given, lines="\n".join([*lines, ""])).stdout.splitlines()
    found: dict[str, Any] = json.loads(told)
    return found


@pytest.mark.parametrize("game", ["blackjack", "punto-banco"])
@pytest.mark.parametrize("players", ["1", "2", "7"])
def test_a_watched_hand_is_a_log_that_replays_and_verifies(game: str, players: str, tmp_path: Path) -> None:
    for seed in ("1", "2", "3"):
        told = typed("--game", game, "--watch", "--json", "--players", players, "--seed", seed, lines="").stdout
        log = json.loads(told)
        assert (log["game"], log["seed"], len(log["names"])) == (game, int(seed), int(players))
        assert [now - then for now, then in zip(log["finishing"], log["starting"], strict=True)] == log["net"]
        file = tmp_path / f"{seed}.json"
        file.write_text(told, encoding="utf-8")
        assert CliRunner().invoke(replay.app, [str(file)]).exit_code == 0
        assert CliRunner().invoke(verify.app, [str(file)]).exit_code == 0


def test_an_evening_at_blackjack_is_one_log() -> None:
    log = logged("blackjack", "51", "50", "niwin 20 10", "", "n", *["s"] * 8, "q", players="2", seed="7")
    staked = [event for event in log["events"] if event["event"] == "bj-staked" and event["player"] == 0]
    assert [(event["amount"], event.get("niwin", "")) for event in staked] == [(50, ""), (10, "20")]
    assert any(event["event"] == "bj-ended" for event in log["events"])


def test_a_refused_stake_says_why_with_its_rule() -> None:
    run = evening("blackjack", "51", "back", "x", "?", "q", players="2", seed="7")
    assert "BJ-6.10a" in run.output
    assert "'x' is not understood" in run.output
    assert "BJ-3.1" in run.output


def test_a_guest_alone_is_offered_company_before_the_cards() -> None:
    run = evening("blackjack", "20", "", "bot-box", "", "n", "s", "s", "s", "q", players="1", seed="5", lang="it")
    assert "Servono puntate su due caselle: second-box 20 · bot-box" in run.output
    assert "Bot 1 punta" in run.output
    assert "Rien ne va plus" in run.output


def test_an_evening_at_punto_banco_is_one_log() -> None:
    log = logged(
        "punto-banco", "banco 20", "7 4", "back", "punto 30", "", "", "egalite 5", "", "q", players="3", seed="1"
    )
    hands = [event["hand"] for event in log["events"] if event["event"] == "pb-betting"]
    assert hands == [1, 2]
    settled = [event for event in log["events"] if event["event"] == "pb-settled" and event["seat"] == 0]
    assert [(event["bet"], event["stake"]) for event in settled] == [("punto", 30), ("egalite", 5)]


def test_the_player_cuts_where_the_house_offers_it(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('cut = "offered"\ndecks = 8\n', encoding="utf-8")
    log = logged("punto-banco", "100", "punto 10", "", "q", players="2", rules=str(file), seed="1")
    cuts = [(event["seat"], event["place"]) for event in log["events"] if event["event"] == "pb-cut"]
    assert cuts == [(0, 100)]
    assert next(event["cards"] for event in log["events"] if event["event"] == "pb-shoe") == 416


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"game": "blackjack", "players": "8"}, "blackjack has 7 places"),
        ({"game": "blackjack", "hole": "Ah Kh"}, "--hole: there is no such thing in blackjack"),
        ({"game": "punto-banco", "blinds": "5/10"}, "--blinds: there is no such thing in punto-banco"),
        ({"game": "blackjack", "rules": "nowhere.toml"}, "nowhere.toml: cannot be read"),
    ],
)
def test_what_cannot_be_is_refused_by_its_option(options: dict[str, str], told: str) -> None:
    run = typed(*[word for name, value in options.items() for word in (f"--{name}", value)], lines="")
    assert run.exit_code == 2
    assert told in run.output
