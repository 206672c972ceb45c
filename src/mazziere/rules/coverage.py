"""What the project does about each rule: earned by a test run that saw the rule cited, never claimed."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec

from mazziere.rules.catalogue import catalogue
from mazziere.rules.cited import How
from mazziere.rules.shipped import HERE

Status = Literal["enforced", "ruling", "staff tool", "shown", "missing"]
STATUSES: tuple[Status, ...] = ("enforced", "ruling", "staff tool", "shown", "missing")
EARNED: tuple[How, ...] = ("enforced", "ruling", "staff tool")
# Nothing can enforce good manners or the meaning of a word: the reader of the catalogue shows them.
SHOWN_KINDS = ("conduct", "definition")
READER = "mazziere rules show"
FILE = HERE / "coverage.json"

Record = dict[str, dict[How, list[str]]]


class Covered(msgspec.Struct, frozen=True):
    """One rule: its id and kind, what is done about it, and the tests (or the command) that prove it."""

    id: str
    kind: str
    status: Status
    where: tuple[str, ...]


@cache
def earned() -> Record:
    """What the last recorded test run saw cited: by rule, how, and in which tests."""
    return msgspec.json.decode(FILE.read_bytes(), type=Record)


def coverage() -> list[Covered]:
    """Every rule of the catalogue with its status, in the catalogue's order.

    >>> {covered.status for covered in coverage() if covered.kind == "definition"} <= {"enforced", "ruling", "shown"}
    True
    """
    record = earned()
    return [_covered(id, rule.kind, record.get(id, {})) for id, rule in catalogue().items()]


def totals(covered: Iterable[Covered]) -> dict[Status, int]:
    """How many rules have each status."""
    counted = Counter(one.status for one in covered)
    return {status: counted[status] for status in STATUSES}


def _covered(id: str, kind: str, seen: dict[How, list[str]]) -> Covered:
    how = next((how for how in EARNED if seen.get(how)), None)
    if how is not None:
        return Covered(id, kind, how, tuple(seen[how]))
    if kind in SHOWN_KINDS:
        return Covered(id, kind, "shown", (f"{READER} {id}",))
    return Covered(id, kind, "missing", ())
