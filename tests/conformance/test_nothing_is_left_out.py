"""Every worked case and every rule of kind engine has a scenario, or a reason why a hand alone cannot have one."""

import re
import tomllib

from conformance.scenario import FILES, FOLDER, load
from mazziere.rules.catalogue import catalogue

SCENARIOS = [scenario for file in FILES for scenario in load(file)]
SOURCES = ("TB", "FG", "FP", "ST", "SC", "SV", "IT")

NOT_A_HAND = {
    "FG-31": "how long an award can be disputed: until the next hand at the table",
}


COMPARED = re.compile("IT-RANK-|IT-DECK-5")
"""Rules of comparing hands: their cases are in `italiana-ranking.toml`, and the tests of the ranking read them."""


def test_every_case_has_a_scenario() -> None:
    cases = tomllib.loads((FOLDER / "cases.toml").read_text(encoding="utf-8"))
    played = {scenario.id.partition("+")[0] for scenario in SCENARIOS}
    assert [case for ids in cases.values() for case in ids if case not in played] == []


def test_every_engine_rule_is_played() -> None:
    engine = {rule.id for rule in catalogue().values() if rule.kind == "engine" and rule.source in SOURCES}
    played = {rule for scenario in SCENARIOS for rule in scenario.rules}
    assert sorted(rule for rule in engine - played if not COMPARED.match(rule)) == sorted(NOT_A_HAND)


def test_scenarios_name_rules_that_exist() -> None:
    named = {rule for scenario in SCENARIOS for rule in scenario.rules}
    named |= {check.rule for scenario in SCENARIOS for check in scenario.checks if check.rule}
    named |= {check.refused for scenario in SCENARIOS for check in scenario.checks if isinstance(check.refused, str)}
    assert sorted(named - catalogue().keys()) == []


def test_no_scenario_comes_twice() -> None:
    ids = [scenario.id for scenario in SCENARIOS]
    assert len(set(ids)) == len(ids)
