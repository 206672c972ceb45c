"""Every case of the catalogue, played by the engine and compared figure by figure."""

import pytest

from conformance.driver import failures, played
from conformance.looks import HOLDS_BACK, cited, differences
from conformance.mutants import mutants
from conformance.scenario import FILES, Scenario, load

SCENARIOS = [scenario for file in FILES for scenario in load(file)]


def belongs_to(scenario: Scenario) -> str:
    """The part of the house that a scenario needs and the hand alone is not."""
    return "rulings" if scenario.game == "ruling" else ""


def cases(scenarios: list[Scenario]) -> list[object]:
    """Scenarios as parameters; what needs more than a hand is expected to fail until that exists."""
    marked = [(scenario, belongs_to(scenario)) for scenario in scenarios]
    return [
        pytest.param(scenario, id=scenario.id, marks=[pytest.mark.xfail(strict=True, reason=reason)] if reason else [])
        for scenario, reason in marked
    ]


@pytest.mark.parametrize("scenario", cases(SCENARIOS))
def test_the_engine_plays_it_by_the_book(scenario: Scenario) -> None:
    assert failures(scenario) == []


@pytest.mark.parametrize(
    "scenario", [scenario for scenario in SCENARIOS if not belongs_to(scenario)], ids=lambda s: s.id
)
def test_one_figure_changed_is_noticed(scenario: Scenario) -> None:
    changed = 0
    for table, check in played(scenario):
        for mutant in mutants(table, check):
            changed += 1
            assert differences(table, mutant), mutant
    assert changed


@pytest.mark.parametrize(("id", "rule"), list(HOLDS_BACK))
def test_a_rule_that_holds_back_is_cited_nowhere(id: str, rule: str) -> None:
    scenario = next(scenario for scenario in SCENARIOS if scenario.id == id)
    silent = [rule not in cited(table) for table, check in played(scenario) if check.rule == rule]
    assert any(silent), "it is cited: the exception is not needed"
