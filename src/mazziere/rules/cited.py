"""Who hears a rule being cited: nobody, unless a test run or an audit listens."""

from collections.abc import Callable, Iterable
from typing import Any

recorder: Callable[[str], None] | None = None


def record_events(events: Iterable[Any]) -> None:
    """Report the rule of every event that carries one to the recorder, if somebody listens.

    The engine never calls this: whoever holds a finished hand does, so a hand pays nothing for it.
    """
    if recorder is None:
        return
    for event in events:
        rule = getattr(event, "rule", "")
        if rule:
            recorder(rule)
