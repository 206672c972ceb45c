"""Every case of waiting lists, moves and the bank's tables, carried out and compared figure by figure."""

import pytest

from conformance.lists import Case, differences, load, mutants, play
from mazziere.rules.catalogue import catalogue

CASES = load()

WANTED = (
    *("SC-PLAY-3/1", "SC-OPEN-4/1", "SC-OPEN-6/1", "SC-BUYIN-4/1", "SC-BUYIN-5/1", "SC-COND-14/1"),
    *("SC-SEAT-2/1", "SC-SEAT-3/1", "SC-SEAT-4/1", "SC-SEAT-4/2", "SC-SEAT-6/1", "SC-SEAT-7/1", "SC-SEAT-9/1"),
    *("BJ-3.2/1", "BJ-3.4/1", "BJ-3.4/2", "BJ-4.1/1", "BJ-4.1/2", "BJ-4.1/3", "BJ-4.4/1", "BJ-8.1/1"),
    *("BJ-A.5/1", "BJ-A.8/2", "PB-1.4/1", "PB-2.2/1", "PB-3.1/1", "PB-6.1/1", "PB-12.1/1"),
)
"""The catalogue's cases about lists, seats and moves, and those of kind `table` of the games against the bank."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_hall_goes_by_the_book(case: Case) -> None:
    assert [difference for played, check in play(case) for difference in differences(played, check)] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_one_figure_changed_is_noticed(case: Case) -> None:
    seen = 0
    for played, check in play(case):
        for mutant in mutants(check):
            seen += 1
            assert differences(played, mutant), mutant
    assert seen


def test_every_case_is_played() -> None:
    assert sorted(set(WANTED) - {case.id.partition("+")[0] for case in CASES}) == []


def test_every_rule_of_the_banks_tables_is_played() -> None:
    rules = {rule.id for rule in catalogue().values() if rule.kind == "table" and rule.source in ("BJ", "PB")}
    assert sorted(rules - {rule for case in CASES for rule in case.rules}) == []


def test_cases_name_rules_that_exist_and_come_once() -> None:
    named = {rule for case in CASES for rule in case.rules}
    named |= {rule for case in CASES for check in case.checks for rule in (check.rule, check.refused) if rule}
    assert sorted(named - catalogue().keys()) == []
    assert len({case.id for case in CASES}) == len(CASES)
