"""niWin against brute force, and the command that prints it."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mazziere.cli.odds import app
from mazziere.house.blackjack.rules import NIWIN, Rules
from mazziere.lab.niwin import estimate, simulate
from mazziere.odds.bank import BUST, NATURAL, Bank, endings, fresh, gone, total
from mazziere.odds.niwin import bank_points, odds, table


def dealt(left: list[int], cards: tuple[int, ...], chance: Fraction, found: Counter[str], soft_17: str) -> None:
    """Deal the bank card after card, every way it can come."""
    points, soft = total(cards)
    if cards and (points > 17 or (points == 17 and not (soft and soft_17 == "draws"))):
        natural = points == 21 and len(cards) == 2
        found["BJ" if natural else str(points)] += chance  # type: ignore[assignment]  # fractions count as well
        return
    size = sum(left)
    for value in range(1, 11):
        if left[value]:
            left[value] -= 1
            dealt(left, (*cards, value), chance * Fraction(left[value] + 1, size), found, soft_17)
            left[value] += 1


def test_every_order_of_the_cards_gives_the_same_chances() -> None:
    for soft_17 in ("stands", "draws"):
        found: Counter[str] = Counter()
        dealt(list(fresh(1)), (), Fraction(1), found, soft_17)
        assert found == bank_points(1, soft_17)


def test_a_bank_that_shows_a_card_agrees_with_dealing_every_order() -> None:
    rules = Rules(decks=1, behind_cut=20)
    for up, others in ((10, (10, 6)), (1, (1, 2, 3)), (6, (5, 5, 5))):
        left = list(fresh(1))
        for value in (up, *others):
            left[value] -= 1
        found: Counter[str] = Counter()
        dealt(left, (up,), Fraction(1), found, "stands")
        chances = Bank(rules, up).chances(gone(others))
        expected = [found[str(points)] for points in range(17, 22)]
        busts = sum((found[str(points)] for points in range(22, 27)), Fraction(0))
        for place, chance in enumerate([*expected, busts, found["BJ"]]):
            assert abs(chances[place] - float(chance)) < 1e-12
        assert (BUST, NATURAL) == (5, 6)


def test_the_boxes_share_every_hand() -> None:
    for decks in (1, 6, 8):
        assert sum(bank_points(decks).values()) == 1
    assert {str(ending.total) for ending in endings(())} | {"BJ"} == set(NIWIN)


def test_a_house_may_pay_21_on_a_blackjack() -> None:
    both = odds("21", Rules(niwin_21="any"))
    assert both.win == odds("21").win + odds("BJ").win
    assert both.edge == 1 - 13 * both.win


def test_the_command_prints_what_the_library_counts(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["niwin", "--json"])
    assert json.loads(run.stdout) == table()
    assert list(json.loads(run.stdout)["bets"]) == list(NIWIN)
    file = tmp_path / "house.toml"
    file.write_text("decks = 8\n", encoding="utf-8")
    alone = json.loads(CliRunner().invoke(app, ["niwin", "--bet", "BJ", "--json", "--rules", str(file)]).stdout)
    win = 2 * 32 * 128 / (416 * 415)
    assert alone == {"decks": 8, "bets": {"BJ": {"win": round(win, 8), "push": 0.0, "edge": round(1 - 20 * win, 8)}}}
    assert CliRunner().invoke(app, ["niwin", "--bet", "16"]).exit_code == 2


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(decks=1, bank_soft_17="draws"), Rules(decks=8, niwin_21="any", niwin_pays=("7:2",) * 11)]
)
def test_a_simulation_agrees_with_every_box(rules: Rules) -> None:
    heard: list[tuple[int, int]] = []
    counts = simulate(20_000_000, 11, rules, lambda done, of: heard.append((done, of)))
    assert heard == [(10_000_000, 20_000_000), (20_000_000, 20_000_000)]
    assert sum(counts.values()) == 20_000_000
    for box in NIWIN:
        found = estimate(box, counts, rules)
        assert abs(found.edge - float(odds(box, rules).edge)) < 3 * found.error
        # The error is that of a bet won so often, paid so much.
        chance = float(odds(box, rules).win)
        spread = (1 + float(rules.niwin(box))) * (chance * (1 - chance) / 20_000_000) ** 0.5
        assert found.error == pytest.approx(spread, rel=0.02)


def test_the_command_puts_a_simulation_beside_the_count() -> None:
    run = CliRunner().invoke(app, ["niwin", "--json", "--bet", "BJ", "--simulate", "100000"])
    told = json.loads(run.stdout)
    assert told["simulation"]["rounds"] == 100_000
    assert set(told["simulation"]["bets"]) == {"BJ"}
    assert set(told["simulation"]["bets"]["BJ"]) == {"edge", "error"}
    lines = CliRunner().invoke(app, ["niwin", "--simulate", "100000", "--lang", "it"]).stdout.splitlines()
    assert "vantaggio simulato" in lines[0]
    assert len(lines) == 12
