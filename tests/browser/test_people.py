"""Tests share a room, in whatever order they come: no two may bring one name, or sit down at one table."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from browser.people import HOUSE

NAMED = {"sit": 1, "take_a_seat": 1, "begin": 3, "joined": 3}
"""Where each way of sitting down is told the name, and below where it is told the table."""
TABLES = {"opponent": 0, "visit": 0, "begin": 2, "joined": 2}


def given(places: dict[str, int]) -> Iterator[tuple[str, str]]:
    """What tests in which somebody sits down give in these places, word for word, and which test it is."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for test in ast.parse(path.read_text()).body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                calls = [one for one in ast.walk(test) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)]
                if any(call.func.id in NAMED for call in calls):  # type: ignore[attr-defined]
                    words = {word for call in calls for word in _word(call, places)}
                    yield from ((word, f"{path.name}::{test.name}") for word in words)


def _word(call: ast.Call, places: dict[str, int]) -> Iterator[str]:
    """The word that stands in its place; a table may be named by its address, and other pages are nobody's."""
    at = places.get(call.func.id, 99)  # type: ignore[attr-defined]
    if at < len(call.args) and isinstance(place := call.args[at], ast.Constant):
        word = str(place.value).removeprefix("/table/")
        if not word.startswith("/"):
            yield word


def twice(places: dict[str, int]) -> dict[str, list[str]]:
    tests: dict[str, list[str]] = {}
    for word, test in given(places):
        tests.setdefault(word, []).append(test)
    assert len(tests) > 20, "the places are no longer where the names stand"
    return {word: found for word, found in tests.items() if len(found) > 1}


def mentioned() -> dict[str, set[str]]:
    """Every word that stands alone in a test, and in which tests: the desk and the hall give names too."""
    tests: dict[str, set[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for test in ast.parse(path.read_text()).body:
            if isinstance(test, ast.FunctionDef):
                for one in ast.walk(test):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        tests.setdefault(one.value, set()).add(f"{path.name}::{test.name}")
    return tests


def test_no_two_tests_bring_the_same_name() -> None:
    assert not twice(NAMED), "the room would add a number to the second"


def listed() -> Iterator[str]:
    """The names that tests give at the desk: told to a step, or one after the other."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for one in ast.walk(ast.parse(path.read_text())):
            found: list[ast.expr] = []
            if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == "step":
                found = [keyword.value for keyword in one.keywords if keyword.arg == "name"]
            elif isinstance(one, ast.For | ast.comprehension) and ast.unparse(one.target) == "name":
                found = list(getattr(one.iter, "elts", ()))
            yield from (str(name.value) for name in found if isinstance(name, ast.Constant))


def test_nobody_bears_a_name_that_another_test_gives_away() -> None:
    words = mentioned()
    names = {*(name for name, _ in given(NAMED)), *listed()}
    shared = {name: found for name in names if len(found := words[name]) > 1}
    assert not shared, "the room would add a number"


def test_no_two_tests_sit_at_one_table() -> None:
    assert not twice(TABLES), "the second would find the first one's hand"


def test_nobody_bears_the_name_of_a_bot() -> None:
    assert not {name for name, _ in given(NAMED)} & HOUSE, "the room would add a number"
