"""What a table asks its rulebook: policy values, the rules behind them, and citations by topic."""

from __future__ import annotations

from functools import cache
from typing import Any

from mazziere.hand.law import Cited
from mazziere.rules.citations import citations
from mazziere.rules.rulebook import Rulebook, Ruled, rulebook
from mazziere.table.setup import TableSetup

GROUPS = ("table", "clock")
"""The groups of policies that a table consults and its first event carries."""


class TableLaw:
    """A rulebook as one table reads it."""

    __slots__ = ("cite", "rules", "values")

    def __init__(self, policies: dict[str, Any], sources: tuple[str, ...], game: str) -> None:
        self.values: dict[str, Any] = {name: value for name, (value, _) in policies.items()}
        self.rules: dict[str, str] = {name: rule for name, (_, rule) in policies.items()}
        self.cite = Cited(citations(sources, game))


def resolved(setup: TableSetup) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The policies a table is opened with, and the sources behind them."""
    book = book_of(setup)
    ruled = book.only(*GROUPS)
    ruled["suit_order"] = book["suit_order"]
    return {name: [list(v) if isinstance(v, tuple) else v, rule] for name, (v, rule) in ruled.items()}, book.sources


def book_of(setup: TableSetup) -> Rulebook:
    """The rulebook of a table, without what the table does not offer."""
    return _book(setup.rulebook, setup.straddles, setup.boards, setup.button)


@cache
def _book(name: str, straddles: bool, boards: bool, button: str) -> Rulebook:
    book = rulebook(name)
    changed: dict[str, Ruled] = {}
    if not straddles:
        changed["straddle"] = Ruled((), book.rule("straddle"))
    if not boards:
        changed["run_it_twice"] = Ruled("no", book.rule("run_it_twice"))
    if button:
        changed["button"] = Ruled(button, book.rule("button") if book["button"].value == button else "")
    return Rulebook(
        name=book.name,
        en=book.en,
        it=book.it,
        sources=book.sources,
        policies={**book.policies, **changed},
        origins=book.origins,
        readings=book.readings,
    )
