"""Every case of the blackjack catalogue, played; and each of its figures, changed, is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from house.blackjack_driver import SCENARIOS, SILENT, play
from mazziere.rules.catalogue import catalogue

CASES = (
    "1.2a/1 1.2b/1 2.2/1 2.2/2 3.3/1 3.3/2 3.4/1 3.4/2 4.1/1 4.1/2 4.1/3 4.4/1 4.5/1 4.5/2 4.5/3 6.1/1 6.2/1 6.3a/1 "
    "6.3a/2 6.3a/3 6.3a/4 6.3b/1 6.3b/2 6.4b/1 6.4b/2 6.4b/3 6.4b/4 6.4c/1 6.4c/2 6.4c/3 6.4e/1 6.4e/2 6.4e/3 6.4e/4 "
    "6.5a/1 6.5a/2 6.5b/1 6.5b/2 6.7/1 6.8/1 6.9/1 6.9/2 6.10a/1 6.10a/2 6.10b/1 6.10c/1 6.10c/2 6.10c/3 6.10c/4 "
    "6.11a/1 6.11b/1 6.11b/2 7.1/1 7.1/2 7.1/3 9.1/1 10.2/1 10.3/1 10.3/2 10.4/1 10.4/2 A.4/1 A.4/2 A.4/3 A.4/4 A.5/1 "
    "A.8/1 3.2/1 4.2/1 5.3/1 8.1/1 6.3b/3 6.5b/3 A.8/2"
)
"""The cases of the catalogue."""


@pytest.mark.parametrize("id", SCENARIOS)
def test_case(id: str) -> None:
    assert play(SCENARIOS[id], SCENARIOS[id]["checks"]) == []


def mutants(check: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The check with one figure changed, figure by figure."""
    for key, wanted in check.items():
        if key in SILENT:
            continue
        if isinstance(wanted, dict):
            for name, value in wanted.items():
                yield {**check, key: {**wanted, name: "hard 3" if isinstance(value, str) else value + 0.5}}
        elif key == "not_legal":
            yield {**check, key: [*wanted, check["legal"][0]]}
        elif isinstance(wanted, list):
            yield {**check, key: [*wanted, "insure 1"]}
        elif isinstance(wanted, bool):
            yield {**check, key: not wanted}
        else:
            yield {**check, key: wanted + 1 if isinstance(wanted, int) else "BJ-0"}


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_changed_figure_is_noticed(id: str) -> None:
    checks = SCENARIOS[id]["checks"]
    for place, check in enumerate(checks):
        for mutant in mutants(check):
            try:
                noticed = bool(play(SCENARIOS[id], [*checks[:place], mutant, *checks[place + 1 :]]))
            except KeyError:  # a name nobody has
                noticed = True
            assert noticed, mutant


def test_every_case_is_played() -> None:
    played = {id.partition("+")[0] for id in SCENARIOS if "/own" not in id}
    assert {f"BJ-{case}" for case in CASES.split()} == played


def test_every_rule_a_table_can_show_is_played() -> None:
    rules = {rule.id for rule in catalogue().values() if rule.source == "BJ" and rule.kind != "conduct"}
    assert rules - {rule for scenario in SCENARIOS.values() for rule in scenario["rules"]} == set()


def test_scenarios_name_rules_that_exist() -> None:
    assert {rule for scenario in SCENARIOS.values() for rule in scenario["rules"]} <= catalogue().keys()
