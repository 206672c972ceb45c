"""House rulebooks: a few lines over a profile, and errors that say what to write instead."""

from pathlib import Path

import pytest

from mazziere.rules import RulebookError, Ruled, diff, house, rulebook

FRIDAY = """
name = "friday"
it = "Partita del venerdì"
extends = "sanremo-cash"

[policies]
odd_chip = "by-suit"
straddle = ["live"]
run_it_twice = { value = "no", rule = "house rule 7", reading = "we have no time" }
reopening = { value = "cumulative", rule = "ST-47a1" }
"""


def test_a_house_changes_only_what_it_writes() -> None:
    book = house(FRIDAY)
    assert book["odd_chip"] == Ruled("by-suit", "")
    assert book["straddle"] == Ruled(("live",), "")
    assert book["run_it_twice"] == Ruled("no", "house rule 7")
    assert book.reading("run_it_twice") == "we have no time"
    assert {d.policy for d in diff(rulebook("sanremo-cash"), book)} == {
        "odd_chip",
        "straddle",
        "run_it_twice",
        "reopening",
    }


def test_a_house_knows_where_each_value_came_from() -> None:
    book = house(FRIDAY)
    assert (book.name, book.it, book.sources) == ("friday", "Partita del venerdì", ("friday", "SC", "ST", "FG"))
    assert (book.source("odd_chip"), book.source("minimum_raise")) == ("friday", "SC")


def test_a_file_is_read_by_path(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('extends = "home"\n[policies]\nlimit_cap = 5\n', encoding="utf-8")
    assert house(file) == rulebook(file) == rulebook(str(file))
    assert rulebook(file).name == "club"
    assert rulebook(file)["limit_cap"].value == 5


def test_a_house_can_stand_over_another_house() -> None:
    late = house('name = "late"\n[policies]\nlimit_cap = 5\n', over=house(FRIDAY))
    assert late["odd_chip"].value == "by-suit"
    assert late.sources == ("late", "friday", "SC", "ST", "FG")
    assert house("[policies]\nlimit_cap = 5\n", over="home")["limit_cap"].value == 5


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('odd_chip = "by-seat"', """odd_chip: 'by-seat' is not allowed; give one of "left-of-button", "by-suit\""""),
        ('odd_chp = "by-suit"', "odd_chp: no such policy; did you mean 'odd_chip'"),
        ("limit_cap = -1", "limit_cap: -1 is not allowed; give a whole number from 0 up"),
        ("rake_percent = 101", "rake_percent: 101 is not allowed; give a whole number from 0 to 100"),
        ("limit_cap = true", "limit_cap: True is not allowed"),
        ("limit_cap = 4.5", "limit_cap: 4.5 is not allowed"),
        ("no_flop_no_drop = 1", "no_flop_no_drop: 1 is not allowed; give true or false"),
        ('straddle = "live"', "straddle: 'live' is not allowed; give a list of any of"),
        ('straddle = ["live", "live"]', "straddle: ['live', 'live'] is not allowed"),
        ('straddle = ["button"]', "straddle: ['button'] is not allowed"),
        ("straddle = [{ a = 1 }]", "straddle: [{'a': 1}] is not allowed"),
        ('suit_order = ["spades", "hearts"]', "suit_order: ['spades', 'hearts'] is not allowed; give all of"),
        ('odd_chip = { rule = "ST-20a" }', "odd_chip: the table has no value; give value = one of"),
        ('odd_chip = { value = "by-suit", why = "x" }', "odd_chip: 'why' is not a field; give value, rule or reading"),
        ('odd_chip = { value = "by-suit", rule = 7 }', "odd_chip: rule = 7 is not allowed; give a text"),
        ('odd_chip = { value = "by-suit", rule = "ST-20z" }', "odd_chip: rule: 'ST-20z' is not in the catalogue"),
    ],
)
def test_a_wrong_policy_names_the_key_the_value_and_what_is_allowed(text: str, told: str) -> None:
    with pytest.raises(RulebookError) as problem:
        house(f'extends = "home"\n[policies]\n{text}\n')
    assert told in str(problem.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[policies]\nlimit_cap = 5\n", "extends is missing; give one of figp-tournament"),
        ('extends = "sanremo-csh"\n', "extends: 'sanremo-csh' is not a profile; did you mean 'sanremo-cash'"),
        ('extend = "home"\n', "extend: no such key; did you mean 'extends'"),
        ('extends = "home"\nlimit_cap = 5\n', "limit_cap: a policy stands under [policies]"),
        ('extends = "home"\npolicies = 5\n', "policies: 5 is not allowed"),
        ('extends = "home"\nname = 5\n', "name: 5 is not allowed; give a text"),
        ('extends = "home\n', "house is not TOML"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(RulebookError) as problem:
        house(text)
    assert told in str(problem.value)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(RulebookError, match=r"cannot read nowhere\.toml"):
        house("nowhere.toml")


def test_the_example_of_the_documentation_is_a_good_rulebook() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "house-rulebooks.md").read_text(encoding="utf-8")
    book = house(guide.split("```toml\n")[1].split("```")[0])
    assert book["reopening"] == Ruled("cumulative", "ST-47a1")
    assert book["rake_percent"] == Ruled(2, "house rule 4")


def test_what_every_rulebook_says_alike_is_cited_and_not_changed() -> None:
    cited = house('extends = "home"\n[policies]\nact_in_turn = { value = true, rule = "art. 1" }\n')
    assert cited["act_in_turn"] == Ruled(True, "art. 1")
    with pytest.raises(RulebookError, match="act_in_turn: False is not allowed; give true, as every rulebook does"):
        house('extends = "home"\n[policies]\nact_in_turn = false\n')
