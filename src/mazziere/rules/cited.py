"""Who hears a rule being cited: nobody, unless a test run or an audit listens."""

from collections.abc import Iterable
from typing import Any, Literal, Protocol

How = Literal["enforced", "ruling", "staff tool"]


class Recorder(Protocol):
    """Hears each rule id, and whether a hand enforced it, the floor ruled by it or a staff command carried it out."""

    def __call__(self, rule: str, how: How = "enforced") -> None: ...


recorder: Recorder | None = None


def record(rules: str, how: How = "enforced") -> None:
    """Report the ids of one citation (several are separated by spaces) to the recorder, if somebody listens."""
    if recorder is not None:
        for rule in rules.split():
            recorder(rule, how)


def record_events(events: Iterable[Any], how: How = "enforced") -> None:
    """Report the rule of every event that carries one.

    The engine never calls this: whoever holds the events of a hand does, so a hand pays nothing for it.
    """
    if recorder is not None:
        for event in events:
            record(getattr(event, "rule", ""), how)
