"""A pytest plugin that records which rules each passing test has seen cited, in refusals and in events.

With `--write-coverage` the run replaces `coverage.json`, which `mazziere rules --coverage` reads; give it the whole
suite, for a rule that no test cited in that run is then missing.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Generator, Iterable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from mazziere.rules import Refusal, cited
from mazziere.rules.catalogue import SOURCES, catalogue
from mazziere.rules.coverage import EARNED, FILE, Record

MOST_TESTS = 3
"""A few tests are enough to find one's way; all of them would bury the file."""


STEPS = 16
"""No single action writes more events than these before the machine runs on."""


class Citations:
    """The citations of the test that is running, and of those that have passed."""

    def __init__(self) -> None:
        self.running: set[tuple[str, cited.How]] = set()
        self.passed: dict[tuple[str, cited.How], set[str]] = defaultdict(set)
        self.known = catalogue()

    def __call__(self, rule: str, how: cited.How = "enforced") -> None:
        # A house may cite articles of its own; an id that looks like ours must be in the catalogue.
        if rule not in self.known and rule.partition("-")[0] in SOURCES:
            raise AssertionError(f"{rule} is cited but is not in the catalogue")
        if not _made_by_hand():
            self.running.add((rule, how))

    def finish(self, test: str, passed: bool) -> None:
        """Keep what a test cited if it passed: a failing test proves nothing."""
        if passed:
            for citation in self.running:
                self.passed[citation].add(test)
        self.running = set()

    def dump(self) -> list[list[Any]]:
        """Plain data, as a worker sends it to the controller."""
        return [[rule, how, sorted(tests)] for (rule, how), tests in sorted(self.passed.items())]

    def merge(self, dumped: Iterable[Iterable[Any]]) -> None:
        """Add what a worker sent."""
        for rule, how, tests in dumped:
            self.passed[rule, how].update(tests)

    def record(self) -> Record:
        """The citations of our rules as `coverage.json` keeps them: sorted, a few tests for each."""
        ours = sorted({rule for rule, _ in self.passed if rule in self.known})
        return {rule: {how: self._best(rule, how) for how in EARNED if (rule, how) in self.passed} for rule in ours}

    def _best(self, rule: str, how: cited.How) -> list[str]:
        """A few tests, those of the rule's own cases first."""
        return sorted(self.passed[rule, how], key=lambda test: (f"[{rule}/" not in test, test))[:MOST_TESTS]


def _made_by_hand() -> bool:
    """Whether this citation is of a refusal that a test has made itself: that enforces nothing."""
    frame = sys._getframe(3)
    if frame.f_globals["__name__"] != Refusal.__module__:
        return False
    while frame.f_globals["__name__"] == Refusal.__module__ and frame.f_back is not None:
        frame = frame.f_back
    return not frame.f_globals["__name__"].startswith("mazziere.")


def written(record: Record) -> str:
    """One rule a line, so that a change reads as one."""
    lines = (f"{json.dumps(rule)}: {json.dumps(seen, ensure_ascii=False)}" for rule, seen in record.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def watch_hands() -> None:
    """Report every event of a hand as it happens; a run that deals no hand need not import the engine."""
    engine = sys.modules.get("mazziere.hand.hand")
    if engine is None or hasattr(engine.Hand.emit, "__wrapped__"):
        return
    emit, run, act = engine.Hand.emit, engine.Hand.run, engine.Hand.act

    @wraps(emit)
    def recorded(hand: Any, event: Any) -> None:
        emit(hand, event)
        cited.record(event.rule)

    @wraps(run)
    def ran(hand: Any) -> None:
        # Betting and dealing write to the log themselves; the machine runs after each of their steps.
        before = max(len(hand.events) - STEPS, 0)
        try:
            run(hand)
        finally:
            for event in hand.events[before:]:
                cited.record(event.rule)

    @wraps(act)
    def acted(hand: Any, *said: Any, **named: Any) -> Any:
        # Where the word simply passes to the next, the machine does not run.
        before = len(hand.events)
        done = act(hand, *said, **named)
        for event in hand.events[before:]:
            cited.record(event.rule)
        return done

    engine.Hand.emit = recorded
    engine.Hand.run = ran
    engine.Hand.act = acted


def watch_tables() -> None:
    """Report every event of a table between hands; what the staff confirms is a tool of theirs."""
    module = sys.modules.get("mazziere.table.poker")
    if module is None or hasattr(module.PokerTable.emit, "__wrapped__"):
        return
    emit, make = module.PokerTable.emit, module.PokerTable.__init__

    @wraps(emit)
    def recorded(table: Any, event: Any) -> None:
        emit(table, event)
        cited.record(event.rule, "staff tool" if isinstance(event, module.events.Confirmed) else "enforced")

    @wraps(make)
    def made(table: Any, state: Any, stream: Any) -> None:
        make(table, state, stream)
        # A table's first event is there before the table is.
        cited.record(stream[0].rule)

    module.PokerTable.emit = recorded
    module.PokerTable.__init__ = made


CITATIONS = pytest.StashKey[Citations]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-coverage", action="store_true", help="keep the rules this run has seen cited")
    parser.addoption("--coverage-file", type=Path, default=FILE, help="where to keep them (the package's own file)")


def pytest_configure(config: pytest.Config) -> None:
    citations = Citations()
    config.stash[CITATIONS] = citations
    cited.recorder = citations


def pytest_unconfigure() -> None:
    cited.recorder = None


def pytest_runtest_setup() -> None:
    watch_hands()
    watch_tables()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.config.stash[CITATIONS].finish(item.nodeid, report.passed)
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object | None) -> None:
    node.config.stash[CITATIONS].merge(getattr(node, "workeroutput", {}).get("citations", []))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    citations = session.config.stash[CITATIONS]
    workeroutput = getattr(session.config, "workeroutput", None)
    if workeroutput is not None:
        workeroutput["citations"] = citations.dump()
    elif session.config.getoption("--write-coverage"):
        session.config.getoption("--coverage-file").write_text(written(citations.record()), encoding="utf-8")
