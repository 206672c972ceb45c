"""Every case of the table between hands, carried out and compared figure by figure."""

import tomllib

import pytest

from conformance.between import Case, differences, load, mutants, played
from conformance.scenario import FOLDER
from mazziere.rules.catalogue import catalogue

CASES = load()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_table_goes_by_the_book(case: Case) -> None:
    assert [difference for between, check in played(case) for difference in differences(between, check)] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_one_figure_changed_is_noticed(case: Case) -> None:
    changed = 0
    for between, check in played(case):
        for mutant in mutants(between, check):
            changed += 1
            assert differences(between, mutant), mutant
    assert changed


def test_every_case_of_the_table_is_played() -> None:
    wanted = tomllib.loads((FOLDER / "table-cases.toml").read_text(encoding="utf-8"))["cases"]
    assert sorted(set(wanted) - {case.id.partition("+")[0] for case in CASES}) == []


def test_cases_name_rules_that_exist_and_come_once() -> None:
    named = {rule for case in CASES for rule in case.rules}
    named |= {check.rule for case in CASES for check in case.checks if check.rule}
    named |= {check.refused for case in CASES for check in case.checks if isinstance(check.refused, str)}
    assert sorted(named - catalogue().keys()) == []
    assert len({case.id for case in CASES}) == len(CASES)
