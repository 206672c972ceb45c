"""Coverage is earned: the plugin records what passing tests saw cited, alone and over several workers."""

import json
import os
from pathlib import Path

import pytest

from mazziere.rules import catalogue
from mazziere.rules import coverage as ledger
from mazziere.rules.coverage import SHOWN_KINDS, STATUSES, coverage, earned, totals

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
PLAYED = """
    import pytest
    from mazziere.rules import Refusal, cited

    class Event:
        def __init__(self, rule):
            self.rule = rule

    ENGINE = {"__name__": "mazziere.hand.betting", "Refusal": Refusal}
    exec("def act(): raise Refusal('ST-47a1', 'not-reopened', facing=75, full=100)", ENGINE)

    def test_refused():
        with pytest.raises(Refusal):
            ENGINE["act"]()

    def test_made_by_hand():
        Refusal("FG-19", "not-reopened")

    def test_dealt():
        cited.record_events([Event("SC-PLAY-9 SC-DEAL-2"), Event("house rule 7")])

    def test_dealt_again():
        cited.record_events([Event("SC-PLAY-9")])

    def test_ruled():
        cited.record("FG-40", "ruling")

    def test_that_fails():
        cited.record_events([Event("FG-9c")])
        assert False
"""


def run(pytester: pytest.Pytester, *options: str) -> dict[str, dict[str, list[str]]]:
    file = pytester.path / "coverage.json"
    pytester.makepyfile(test_played=PLAYED)
    kept = ("--write-coverage", "--coverage-file", str(file))
    result = pytester.runpytest_subprocess("-p", "tests.coverage_plugin", *kept, *options)
    result.assert_outcomes(passed=5, failed=1)
    read: dict[str, dict[str, list[str]]] = json.loads(file.read_text(encoding="utf-8"))
    return read


EXPECTED = {
    "FG-40": {"ruling": ["test_played.py::test_ruled"]},
    "SC-DEAL-2": {"enforced": ["test_played.py::test_dealt"]},
    "SC-PLAY-9": {"enforced": ["test_played.py::test_dealt", "test_played.py::test_dealt_again"]},
    "ST-47a1": {"enforced": ["test_played.py::test_refused"]},
}


@pytest.fixture(autouse=True)
def _plugin_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))


@pytest.mark.parametrize("workers", ["0", "2"])
def test_passing_tests_earn_the_rules_they_cite(pytester: pytest.Pytester, workers: str) -> None:
    read = run(pytester, "-n", workers)
    assert read == EXPECTED
    assert list(read) == sorted(read)


def test_an_id_that_is_not_in_the_catalogue_fails_the_test(pytester: pytest.Pytester) -> None:
    pytester.makepyfile('from mazziere.rules import Refusal\n\ndef test_typo():\n    Refusal("ST-47a9")\n')
    result = pytester.runpytest_subprocess("-p", "tests.coverage_plugin", "-n", "0")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*ST-47a9 is cited but is not in the catalogue*"])


def test_a_run_that_was_not_asked_to_writes_nothing(pytester: pytest.Pytester) -> None:
    file = pytester.path / "coverage.json"
    pytester.makepyfile("def test_nothing():\n    pass\n")
    pytester.runpytest_subprocess("-p", "tests.coverage_plugin", "-n", "0", "--coverage-file", str(file))
    assert not file.exists()


def test_every_rule_has_a_status_and_what_is_earned_says_where() -> None:
    covered = coverage()
    assert [one.id for one in covered] == list(catalogue())
    for one in covered:
        assert one.status in STATUSES
        assert bool(one.where) == (one.status != "missing"), one.id
        if one.status == "shown":
            assert one.kind in SHOWN_KINDS, one.id
    assert sum(totals(covered).values()) == len(catalogue())


def test_enforcing_counts_for_more_than_ruling_and_ruling_than_showing(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: ledger.Record = {
        "ST-47a1": {"ruling": ["test_floor"], "enforced": ["test_hand"]},
        "FG-37": {"ruling": ["test_floor"]},
        "FG-60": {"staff tool": ["test_bubble"]},
    }
    monkeypatch.setattr(ledger, "earned", lambda: seen)
    found = {one.id: one for one in coverage()}
    assert (found["ST-47a1"].status, found["ST-47a1"].where) == ("enforced", ("test_hand",))
    assert found["FG-37"].status == "ruling"
    assert found["FG-60"].status == "staff tool"
    assert found["ST-20d"].status == "shown"
    assert found["FG-9c"].status == "missing"


def test_the_shipped_record_names_only_rules_of_the_catalogue() -> None:
    assert set(earned()) <= set(catalogue())
