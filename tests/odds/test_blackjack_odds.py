"""Basic strategy against brute force, published figures, simulation and the bot's table."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mazziere.cli.odds import app
from mazziere.house.blackjack import basic
from mazziere.house.blackjack.rules import SANREMO, Rules
from mazziere.lab.bank import CompiledBank
from mazziere.lab.blackjack import simulate
from mazziere.odds.against import ACE, NOTHING, SPLIT, STAND, Against, Hand
from mazziere.odds.bank import Bank, gone, left
from mazziere.odds.blackjack import UPS, Column, column, name, openings, strategy, table


@cache
def sanremo() -> Column:
    """The quickest column to count is that of a bank's ten."""
    return column(SANREMO, 10, CompiledBank)


def hand(*values: int) -> Hand:
    found = NOTHING
    for value in values:
        found = found.plus(value)
    return found


def test_the_openings_are_every_two_cards() -> None:
    for up in (ACE, 10):
        assert sum(chance for _, chance, _ in openings(Against(SANREMO, up))) == pytest.approx(1)


def test_standing_is_worth_what_dealing_every_card_gives() -> None:
    """The bank of a tiny question, dealt in order: a 20 against a ten."""
    game = Against(SANREMO, 10)

    def bank(cards: tuple[int, ...], gone_by_now: int) -> float:
        total = sum(cards) + (10 if 1 in cards and sum(cards) <= 11 else 0)
        if len(cards) > 1 and total >= 17:
            return -1.0 if total == 21 else 0.0 if total == 20 else 1.0
        counts = left(game.bank.shoe, gone_by_now)
        size = sum(counts)
        return sum(
            counts[value] / size * bank((*cards, value), gone_by_now + gone([value]))
            for value in range(1, 11)
            if counts[value]
        )

    twenty = hand(10, 10)
    assert game.stand(twenty) == pytest.approx(bank((10,), twenty.key), abs=1e-12)


def test_a_split_is_worth_what_dealing_both_hands_gives() -> None:
    """Two hands that always stand on two cards, split once or again, dealt card after card from one shoe."""

    def dealt(game: Against, waiting: int, splits: int, done: tuple[Hand, ...], key: int) -> float:
        if not waiting:
            # The bank plays the same cards out against every hand.
            others = [key - each.key for each in done]
            return sum(game.stand(each, other) for each, other in zip(done, others, strict=True))
        counts = left(game.bank.shoe, key)
        size = sum(counts)
        worth = 0.0
        for value in range(1, 11):
            if value == 8 and splits:
                worth += counts[8] / size * dealt(game, waiting + 1, splits - 1, done, key + gone([8]))
            else:
                after = dealt(game, waiting - 1, splits, (*done, hand(8, value)), key + gone([value]))
                worth += counts[value] / size * after
        return worth

    for most in (2, 3):
        game = Against(Rules(max_hands=most), 10)
        found = game.split(8, lambda _: STAND)
        assert found == pytest.approx(dealt(game, 2, most - 2, (), gone([8, 8])), abs=1e-12)


def test_the_bot_plays_what_was_counted() -> None:
    found = sanremo()
    place = basic.UPS.index(10)
    for (soft, total), cell in found.hands.items():
        assert (basic.SOFT if soft else basic.HARD)[total].split()[place] == str(cell)
    for value, cell in found.pairs.items():
        assert basic.PAIRS[value].split()[place] == str(cell)


def test_the_cards_tell_more_than_the_total() -> None:
    found = sanremo()
    assert found.by_cards > found.by_total > found.by_cards - 0.001


def test_a_house_sees_its_edge_move() -> None:
    usual = sanremo().by_total
    assert column(Rules(surrender="none"), 10, CompiledBank).by_total < usual - 0.005
    assert column(Rules(blackjack_pays="6:5"), 10, CompiledBank).by_total < usual - 0.01
    late = column(Rules(hole_card="peek", surrender="late"), 10, CompiledBank)
    assert late.by_total < column(Rules(hole_card="peek"), 10, CompiledBank).by_total
    # Where the bank has looked, eights are split and aces too: only one stake can be lost to a blackjack.
    assert (late.pairs[8].first, late.pairs[ACE].first, late.hands[False, 11].first) == (SPLIT, SPLIT, "D")


def test_surrender_without_a_look_gives_the_whole_stake_to_a_blackjack() -> None:
    """A 16 against a ten costs half a stake, and the other half as often as the next card is an ace."""
    late = Rules(surrender="late")
    game = Against(late, 10)
    assert game.surrender(hand(10, 6)) == pytest.approx(-0.5 - 0.5 * 24 / 309)
    assert Against(late, 9).surrender(hand(10, 6)) == -0.5
    # It saves less than the early one, and more than none.
    none, early = (column(Rules(surrender=how), 10, CompiledBank).by_total for how in ("none", "early"))
    assert none < column(late, 10, CompiledBank).by_total < early
    # Whoever looked first loses nothing to a blackjack but the opening stake, surrendered or not.
    taken = column(Rules(surrender="late", bank_blackjack_takes="opening"), 10, CompiledBank)
    assert taken == column(Rules(surrender="late", hole_card="peek"), 10, CompiledBank)


def test_the_whole_shoe() -> None:
    """The rulebook's rules leave the player ahead by about 0.12 %, and a simulation agrees."""
    heard: list[tuple[int, int]] = []
    found = strategy(progress=lambda done, of: heard.append((done, of)), workers=2, bank=CompiledBank)
    assert heard == [(done, 10) for done in range(1, 11)]
    assert round(found.edge_total_dependent, 8) == -0.00118748
    assert round(found.edge_composition_dependent, 8) == -0.00119974
    chart = table(found)["chart"]
    for part, rows in (("hard", basic.HARD), ("soft", basic.SOFT)):
        assert {total: " ".join(cells.values()) for total, cells in chart[part].items()} == {
            str(total): row for total, row in rows.items()
        }
    assert [" ".join(cells.values()) for cells in chart["pairs"].values()] == list(basic.PAIRS.values())
    estimate = simulate(found, 50_000_000, seed=20231017)
    assert abs(estimate.edge - found.edge_total_dependent) < 3 * estimate.error


def test_the_compiled_bank_counts_the_same() -> None:
    for rules in (SANREMO, Rules(decks=1, behind_cut=20, bank_soft_17="draws")):
        for up in (ACE, 6, 10):
            plain, compiled = Bank(rules, up), CompiledBank(rules, up)
            for values in ((), (10, 6), (1, 1, 1), (2, 2, 2, 2), (5, 5, 5)):
                assert compiled.chances(gone(values)) == pytest.approx(plain.chances(gone(values)), abs=1e-14)


def test_a_blackjack_that_takes_one_stake_costs_the_same_seen_or_not() -> None:
    """Giving added stakes back leaves the player exactly where looking first would have."""
    given_back = column(Rules(bank_blackjack_takes="opening"), 10, CompiledBank)
    assert given_back == column(Rules(hole_card="peek"), 10, CompiledBank)
    assert given_back.by_total > column(SANREMO, 10, CompiledBank).by_total


@pytest.mark.parametrize(
    "rules",
    [
        Rules(hole_card="peek", surrender="late", bank_soft_17="draws"),
        Rules(decks=8, surrender="late"),
        Rules(decks=1, surrender="late", bank_blackjack_takes="opening", max_hands=2),
        Rules(decks=2, behind_cut=30, surrender="none", double_after_split=False, blackjack_pays="6:5"),
    ],
)
def test_every_house_agrees_with_its_simulation(rules: Rules) -> None:
    found = strategy(rules, bank=CompiledBank)
    told = simulate(found, 10_000_000, seed=7, rules=rules)
    assert abs(told.edge - found.edge_total_dependent) < 3 * told.error
    assert found.edge_composition_dependent <= found.edge_total_dependent


def test_insurance_costs_what_an_unseen_shoe_says() -> None:
    run = CliRunner().invoke(app, ["blackjack", "--bet", "insurance", "--json"])
    win = 96 / 311
    assert json.loads(run.stdout) == {
        "decks": 6,
        "bets": {"insurance": {"win": round(win, 8), "push": 0.0, "edge": round(1 - 3 * win, 8)}},
    }
    assert CliRunner().invoke(app, ["blackjack", "--bet", "luck"]).exit_code == 2


def test_a_house_without_insurance_has_no_figure_for_it(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('insurance = "none"\n', encoding="utf-8")
    run = CliRunner().invoke(app, ["blackjack", "--bet", "insurance", "--rules", str(file)])
    assert run.exit_code == 2
    assert "no insurance" in run.output


def test_wrong_rules_stop_the_command(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('surrender = "soon"\n', encoding="utf-8")
    run = CliRunner().invoke(app, ["blackjack", "--rules", str(file)])
    assert run.exit_code == 2
    assert "surrender" in run.output


def test_the_command_prints_the_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The printing alone: the counting is done above."""
    from mazziere.odds import blackjack
    from mazziere.odds.blackjack import Strategy

    found = Strategy(-0.0011, -0.0012, dict.fromkeys(UPS, sanremo()))
    monkeypatch.setattr(blackjack, "strategy", lambda rules, progress, workers, bank: found)
    told = json.loads(CliRunner().invoke(app, ["blackjack", "--json"]).stdout)
    assert told == table(found)
    assert set(told) == {"edge_total_dependent", "edge_composition_dependent", "chart"}
    assert list(told["chart"]["hard"]["16"]) == [name(up) for up in UPS]
    italian = CliRunner().invoke(app, ["blackjack", "--lang", "it"]).stdout
    assert "vantaggio del banco" in italian
    assert "Il giocatore è in vantaggio" in italian
