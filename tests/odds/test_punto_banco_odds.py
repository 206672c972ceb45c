"""The exact figures against brute force, simulation and the command that prints them."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mazziere.cli.odds import app
from mazziere.house.punto_banco import BETS, Pays, Rules
from mazziere.house.punto_banco.drawing import rightful, score
from mazziere.house.shared import RulesError, read_rules
from mazziere.lab.punto_banco import _final, estimate, simulate
from mazziere.odds.punto_banco import _draw, odds, results, table

SMALL = (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
"""A tiny shoe of card values, small enough to deal every way it can come."""


def test_the_draws_count_as_dealing_every_order_does() -> None:
    """The tree below four cards, against every order of the rest of a tiny shoe, for every pair of scores."""
    left = [SMALL.count(value) for value in range(10)]
    for punto in range(10):
        for banco in range(10):
            ways: Counter[tuple[int, int]] = Counter()
            _draw(ways, left, len(SMALL), 1, punto, banco)
            dealt = Counter(divmod(_final(punto, banco, *two), 10) for two in permutations(SMALL, 2))
            assert +ways == dealt


def test_the_lookup_of_the_kernel_is_the_drawing_rule() -> None:
    cards = {0: 44, 1: 48} | {value: 4 * (value - 2) for value in range(2, 10)}
    for punto in range(10):
        for banco in range(10):
            for fifth in range(10):
                six = [cards[value] for value in (0, 0, punto, banco, fifth, 3)]
                owners = rightful(six)
                finals = [
                    score(card for card, owner in zip(six, owners, strict=False) if owner == side)
                    for side in ("punto", "banco")
                ]
                assert divmod(_final(punto, banco, fifth, 3), 10) == tuple(finals)


def test_probabilities_add_up_and_nobody_wins_with_nothing() -> None:
    for decks in (1, 6, 8):
        assert sum(results(decks).values()) == 1
    assert all(max(result.punto, result.banco) > 0 for result in results(6) if result.winner != "egalite")


def test_eight_decks_give_the_published_probabilities() -> None:
    """Eight decks are the most studied shoe: banker 45.8597 %, player 44.6247 %, tie 9.5156 %."""
    eight = Rules(decks=8)
    wins = [round(float(odds(bet, eight).win), 6) for bet in ("banco", "punto", "egalite")]
    assert wins == [0.458597, 0.446247, 0.095156]
    commission = Rules(decks=8, pays=Pays(banco="0.95:1", banco_six="0.95:1"))
    assert round(float(odds("banco", commission).edge), 6) == 0.010579


def test_simulation_agrees_within_three_standard_errors() -> None:
    counts = simulate(2_000_000, seed=20231017)
    assert sum(counts.values()) == 2_000_000
    for bet in BETS:
        found = estimate(bet, counts)
        assert abs(found.edge - float(odds(bet).edge)) < 3 * found.error, bet


def test_the_winning_numbers_share_all_hands_that_are_not_ties() -> None:
    numbers = sum((odds(bet).win for bet in BETS[3:]), Fraction(0))
    assert numbers + odds("egalite").win == 1


def test_the_command_prints_what_the_library_counts() -> None:
    run = CliRunner().invoke(app, ["punto-banco", "--json"])
    assert json.loads(run.stdout) == table()
    assert list(json.loads(run.stdout)["bets"]) == list(BETS)
    alone = json.loads(CliRunner().invoke(app, ["punto-banco", "--bet", "banco", "--json"]).stdout)
    assert alone == {"decks": 6, "bets": {"banco": {"win": 0.45865272, "push": 0.09506871, "edge": 0.01454808}}}
    assert "winning-number-9" in CliRunner().invoke(app, ["punto-banco"]).stdout


def test_the_command_checks_itself_by_simulation() -> None:
    """Beyond one batch, whose random state goes on into the next."""
    run = CliRunner().invoke(app, ["punto-banco", "--bet", "banco", "--json", "--simulate", "20100000"])
    told = json.loads(run.stdout)
    assert told["simulation"]["rounds"] == 20_100_000
    found = told["simulation"]["bets"]["banco"]
    assert abs(found["edge"] - told["bets"]["banco"]["edge"]) < 3 * found["error"]
    italian = CliRunner().invoke(app, ["punto-banco", "--lang", "it", "--simulate", "1000"]).stdout
    assert "vantaggio simulato" in italian.splitlines()[0]


def test_a_house_sees_the_edge_move(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('decks = 8\n[pays]\negalite = "9:1"\n', encoding="utf-8")
    run = CliRunner().invoke(app, ["punto-banco", "--rules", str(file), "--bet", "egalite", "--json"])
    assert json.loads(run.stdout)["bets"]["egalite"]["edge"] == pytest.approx(0.0484, abs=1e-4)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("decks = 0", "decks: 0; expected 1 to 16"),
        ("deks = 6", "deks"),
        ('[pays]\nbanco = "one"', "pays.banco: 'one'"),
        ('tie = "win"', "tie"),
        ("limits = { least = 9, most = 3 }", "limits: least 9"),
        ("decks = ", "house.toml"),
    ],
)
def test_wrong_rules_are_explained(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=told):
        read_rules(file, Rules)
    run = CliRunner().invoke(app, ["punto-banco", "--rules", str(file)])
    assert run.exit_code == 2


def test_unknown_bets_and_files_are_explained(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["punto-banco", "--bet", "dragon"])
    assert run.exit_code == 2
    with pytest.raises(RulesError, match="cannot be read"):
        read_rules(tmp_path / "nothing.toml", Rules)
