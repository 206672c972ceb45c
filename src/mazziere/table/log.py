"""A table's stream as JSON and back: its own events and those of the hands on it, in one."""

from functools import cache
from typing import Any

import msgspec

from mazziere.hand import evolve as hands
from mazziere.hand.changes import decoders
from mazziere.hand.events import Event
from mazziere.table import evolve as tables
from mazziere.table.events import TableOpened

_encoder = msgspec.json.Encoder()


def encode_one(event: Event) -> bytes:
    """One event as JSON: what a store appends and a client receives."""
    return _encoder.encode(event)


def decode_one(text: bytes | str) -> Event:
    """One event back from JSON."""
    found: Event = _decoder(len(hands.APPLY), len(tables.APPLY)).decode(text)
    return found


@cache
def _decoder(of_hands: int, of_tables: int) -> Any:
    return decoders((TableOpened, *hands.APPLY, *tables.APPLY))[0]
