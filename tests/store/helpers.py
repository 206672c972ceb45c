"""Short ways to say what is appended."""

from typing import Any

from mazziere.room.ports import Batch, Entry


def batch(stream: str = "table:7", expected: int = 0, *events: str, **more: Any) -> Batch:
    """A batch of events given as text."""
    return Batch(stream=stream, expected=expected, events=[event.encode() for event in events or ("e",)], **more)


def entries(**amounts: int) -> list[Entry]:
    """Entries by account: `player_ada=-100` is 100 from `player:ada`."""
    return [Entry(account.replace("_", ":"), amount) for account, amount in amounts.items()]
