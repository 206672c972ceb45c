"""What happens at a table between hands; the events of the hand on it follow `table-hand-began` in the same stream."""

from typing import Any

from mazziere.hand.events import Event
from mazziere.table.setup import TableSetup


class TableOpened(Event, frozen=True, gc=False, tag="table-opened"):
    """A table opens; the rulebook's policies for it are resolved, so that a later fix never changes an old table."""

    setup: TableSetup
    policies: dict[str, Any] = {}
    version: int = 1
