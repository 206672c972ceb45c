"""Every case of the Punto Banco catalogue, played; and each of its figures, changed, is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from house.punto_banco_driver import SCENARIOS, play
from mazziere.house.punto_banco import Rules, Table
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.shared import Limits
from mazziere.rules import Refusal
from mazziere.rules.catalogue import catalogue
from mazziere.rules.cited import record_events

CASES = (
    "1.4/1 1.5/1 2.2/1 2.3/1 3.1/1 5.1/1 5.3/1 5.6/1 5.7/1 5.7/2 6.4/1 6.4/2 6.4/3 6.6/1 6.1/1 8.1/1 8.1/2 8.1/3 "
    "8.1/4 9.1/1 9.1/2 9.2/1 9.3/1 9.4/1 9.5/1 9.6/1 9.7/1 9.8/1 10.1/1 11.1/1 11.1/2 11.1/3 11.2/1 12.1/1 7.1/1 "
    "14c/1 14c/2 14c/3 14c/4 14c/5 14/6"
)
"""The cases of the catalogue."""


@pytest.mark.parametrize("id", SCENARIOS)
def test_case(id: str) -> None:
    assert play(SCENARIOS[id], SCENARIOS[id]["checks"]) == []


def mutants(check: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The check with one figure changed, figure by figure."""
    for key, wanted in check.items():
        if key in ("after", "text"):
            continue
        if isinstance(wanted, dict):
            for name in wanted:
                yield {**check, key: {**wanted, name: wanted[name] + 0.5}}
        elif isinstance(wanted, list):
            yield {**check, key: [*wanted, "punto"]}
        else:
            yield {**check, key: wanted + 1 if isinstance(wanted, int) else "PB-0"}


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_changed_figure_is_noticed(id: str) -> None:
    checks = SCENARIOS[id]["checks"]
    for place, check in enumerate(checks):
        for mutant in mutants(check):
            assert play(SCENARIOS[id], [*checks[:place], mutant, *checks[place + 1 :]]), mutant


def test_every_case_is_played() -> None:
    played = {id.partition("+")[0] for id in SCENARIOS if "/own" not in id}
    assert {f"PB-{case}" for case in CASES.split()} == played


def test_every_rule_a_table_can_show_is_played() -> None:
    rules = {rule.id for rule in catalogue().values() if rule.source == "PB" and rule.kind != "definition"}
    assert rules - {rule for scenario in SCENARIOS.values() for rule in scenario["rules"]} == set()


def test_scenarios_name_rules_that_exist() -> None:
    assert {rule for scenario in SCENARIOS.values() for rule in scenario["rules"]} <= catalogue().keys()


def test_the_cut_goes_round_from_the_dealers_left_and_falls_to_the_chief() -> None:
    names = dict.fromkeys(("one", "two", "three", "four"), 100)
    table = Table.open(names, rules=Rules(cut="offered"))
    for seat in range(3):
        assert table.pending.keys() == {seat}
        with pytest.raises(Refusal, match=r"PB-1\.4"):
            table.cut(seat + 1, 100)
        table.decline_cut(seat)
    table.cut(3, 100)
    assert (table.state.turned_by, table.state.stage, table.state.burned) == (100, "betting", 5)
    record_events(table.events)
    declined = Table.open({"one": 100}, rules=Rules(cut="offered")).decline_cut(0)
    assert declined.state.stage == "betting"


def test_two_sixains_take_turns() -> None:
    table = Table.open({"one": 100}, rules=Rules(sixains=2))
    used = [table.state.sixain]
    for _ in range(3):
        table.stake(0, "egalite", 1).withdraw(0, "egalite")
        table.stake(0, "punto", 2).deal()
        ir.report(table, "stuck-cards")
        ir.change_sixain(table, "a creased card")
        used.append(table.next_hand().state.sixain)
    assert used == [0, 1, 0, 1]
    record_events(table.events)


def test_new_limits_count_from_the_next_hand() -> None:
    table = Table.open({"one": 1000}, rules=Rules(limits=Limits(10, 100)))
    ir.change_limits(table, Limits(50, 100))
    table.stake(0, "punto", 10).finish().next_hand()
    with pytest.raises(Refusal, match=r"PB-2\.1"):
        table.stake(0, "punto", 10)
    table.stake(0, "punto", 50)


def test_play_stops_when_the_management_says_so() -> None:
    table = Table.open({"one": 1000}).stake(0, "punto", 10)
    ir.suspend(table)
    table.finish()
    with pytest.raises(Refusal, match=r"PB-12\.1b"):
        table.next_hand()
    assert ir.resume_play(table).next_hand().state.stage == "betting"


def test_no_hand_after_the_last_three() -> None:
    table = ir.last_three_hands(Table.open({"one": 1000}))
    for _ in range(2):
        table.stake(0, "punto", 10).finish().next_hand()
    table.stake(0, "punto", 10).finish()
    with pytest.raises(Refusal, match=r"PB-12\.1a"):
        table.next_hand()


def test_a_stake_that_could_not_be_paid_exactly_is_refused() -> None:
    table = Table.open({"one": 1000})
    for bet in ("banco", "winning-number-6", "winning-number-9"):
        with pytest.raises(Refusal, match="multiple of 2"):
            table.stake(0, bet, 5)
    table.stake(0, "punto", 5)
    halves = Table.open({"one": 2000}, rules=Rules(chip=2))
    halves.stake(0, "banco", 10)


def test_nobody_stakes_more_than_he_has_and_banknotes_become_chips_first() -> None:
    table = Table.open({"one": 50})
    with pytest.raises(Refusal, match=r"PB-4\.4"):
        table.stake(0, "punto", 60)
    assert table.buy(0, 10).stake(0, "punto", 60).chips == [0]
    record_events(table.events)


def test_a_case_nobody_foresaw_is_written_down_with_the_article_that_leaves_it_to_the_management() -> None:
    table = Table.open({"one": 50}).stake(0, "punto", 10).deal()
    ir.report(table, "case-not-covered")
    assert table.events[-1].rule == "PB-12.1c"
    assert table.finish().state.result in ("punto", "banco", "egalite")
    with pytest.raises(Refusal, match="expected one of stuck-cards"):
        ir.report(table, "earthquake")
    record_events(table.events)
