"""`mazziere rules` as its users call it."""

import json
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from mazziere.cli.rules import app
from mazziere.rules import catalogue, policies


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def test_show_a_rule_in_english() -> None:
    result = rules("show", "ST-47a1")
    assert result.exit_code == 0
    assert "ST-47a1  Short all-ins and reopening (engine)" in result.output
    assert "What software does" in result.output
    assert "SC-BET-f" in result.output


def test_show_rules_in_italian() -> None:
    result = rules("show", "ST-47a1", "fg-9c", "--lang", "it")
    assert "Riapertura dei rilanci (motore)" in result.output
    assert "rilancio minimo" in result.output
    assert "software" not in result.output


def test_show_as_json() -> None:
    shown = json.loads(rules("show", "SC-RIT-1", "--json").output)
    assert (shown["id"], shown["kind"], shown["params"]["max_boards"]) == ("SC-RIT-1", "engine", 3)
    assert {"title", "titolo", "en", "it", "software", "games"} <= set(shown)


def test_an_unknown_rule_is_an_error_with_a_hint() -> None:
    result = rules("show", "ST-47")
    assert result.exit_code == 2
    assert "the nearest are ST-47a1, ST-47a2, ST-47b" in result.stderr


def test_search_prints_the_best_first() -> None:
    result = rules("search", "string", "bet")
    assert result.exit_code == 0
    assert result.output.splitlines()[0].startswith("ST-56")
    found = json.loads(rules("search", "odd chip", "--json", "--most", "2").output)
    assert [one["id"] for one in found] == ["ST-20a", "ST-20b"]


def test_a_search_without_a_match_says_so_and_fails() -> None:
    result = rules("search", "zanzibar", "--lang", "it")
    assert (result.exit_code, result.output) == (1, "Nessuna regola contiene queste parole.\n")
    assert json.loads(rules("search", "zanzibar", "--json").output) == []


def test_diff_names_both_rules() -> None:
    result = rules("diff", "sanremo-cash", "sanremo-tournament")
    line = next(line for line in result.output.splitlines() if line.startswith("reopening"))
    assert line.split() == ["reopening", "each-alone", "(SC-BET-f)", "cumulative", "(ST-47a1)"]
    read = json.loads(rules("diff", "sanremo-cash", "sanremo-tournament", "--json").output)
    assert {
        "policy": "reopening",
        "a": {"value": "each-alone", "rule": "SC-BET-f"},
        "b": {"value": "cumulative", "rule": "ST-47a1"},
    } in read


def test_diff_of_a_rulebook_with_itself() -> None:
    assert rules("diff", "home", "home").output == "No policy differs.\n"


def test_profile_lists_every_policy_with_its_reason() -> None:
    result = rules("profile", "fipos", "--lang", "it")
    for name in policies():
        assert name in result.output
    assert "FP-30" in result.output
    assert "le fonti tacciono: nostra lettura" in result.output
    read = json.loads(rules("profile", "fipos", "--json").output)
    assert read["policies"]["minimum_raise"] == ["big-blind", "FP-25c"]


def test_an_unknown_profile_is_an_error_with_a_hint() -> None:
    result = rules("profile", "sanremo-csh")
    assert result.exit_code == 2
    assert "did you mean 'sanremo-cash'" in result.stderr


def test_policies_say_what_they_decide_and_allow() -> None:
    one = rules("policies", "odd_chip", "--lang", "it").output
    assert one.startswith('odd_chip (pots): one of "left-of-button", "by-suit"\n  A chi va la fiche indivisibile')
    assert [policy["name"] for policy in json.loads(rules("policies", "--json").output)] == list(policies())
    assert rules("policies", "odd_chp").exit_code == 2


@pytest.fixture
def friday(tmp_path: Path) -> Path:
    file = tmp_path / "friday.toml"
    file.write_text('extends = "home"\n[policies]\nodd_chip = "by-suit"\n', encoding="utf-8")
    return file


def test_check_a_good_house_rulebook(friday: Path) -> None:
    result = rules("check", str(friday))
    assert result.exit_code == 0
    assert "friday: is a good rulebook; over its profile it changes 1." in result.output
    assert "odd_chip  by-suit" in result.output
    assert json.loads(rules("check", str(friday), "--json").output)["policies"] == {"odd_chip": ["by-suit", ""]}


def test_check_a_bad_house_rulebook(friday: Path) -> None:
    friday.write_text('extends = "home"\n[policies]\nodd_chip = "by-seat"\n', encoding="utf-8")
    result = rules("check", str(friday))
    assert result.exit_code == 2
    assert """odd_chip: 'by-seat' is not allowed; give one of "left-of-button", "by-suit\"""" in result.stderr


def test_a_house_file_works_wherever_a_profile_does(friday: Path) -> None:
    read = json.loads(rules("diff", "home", str(friday), "--json").output)
    assert [(one["policy"], one["b"]["value"]) for one in read] == [("odd_chip", "by-suit")]


def test_coverage_lists_every_rule_and_totals() -> None:
    lines = rules("--coverage").output.splitlines()
    assert lines[-1].split() == ["rules", str(len(catalogue()))]
    read = json.loads(rules("--coverage", "--json").output)
    assert [one["id"] for one in read] == list(catalogue())
    assert all(set(one) == {"id", "kind", "status", "where"} for one in read)


def test_asking_for_nothing_is_said() -> None:
    asked = CliRunner().invoke(app, ["--json"])
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert "--coverage, or one of show, search, diff" in asked.stderr
