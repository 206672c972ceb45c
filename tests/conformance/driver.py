"""Plays a scenario step by step and stops wherever one of its checks looks at the table."""

from collections.abc import Iterator

from conformance.italian import ItalianTable, WholePack
from conformance.looks import differences
from conformance.scenario import Check, Scenario
from conformance.series import Series
from conformance.table import Comparison, Table, Unplayable
from mazziere.games import GAMES, ITALIAN


def played(scenario: Scenario) -> Iterator[tuple[Table, Check]]:
    """Each check of a scenario with the table as it then stands."""
    if scenario.game in ITALIAN:
        table: Table = ItalianTable(scenario) if scenario.seats else WholePack(scenario)
    elif scenario.game in GAMES:
        kind = Series if "next hand" in scenario.steps else Table if scenario.seats else Comparison
        table = kind(scenario)
    else:
        raise Unplayable(f"{scenario.game}: not a game of the engine")
    for done in range(len(scenario.steps) + 1):
        if done:
            table.step(scenario.steps[done - 1])
        checks = [check for check in scenario.checks if check.after == done]
        if table.refusal is not None and not any(check.refused for check in checks):
            step = scenario.steps[done - 1] if done else "the setup"
            raise Unplayable(f"step {done}, {step!r}, was refused: {table.refusal}")
        for check in checks:
            yield table, check


def failures(scenario: Scenario) -> list[str]:
    """Everything in which the engine differs from a scenario."""
    found: list[str] = []
    try:
        for table, check in played(scenario):
            found += differences(table, check)
    except Unplayable as stopped:
        found.append(str(stopped))
    return found
