"""The stream of any table read back from JSON, whatever game is played at it."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

from mazziere.hand import evolve as hands
from mazziere.hand.changes import decoders
from mazziere.hand.events import Event
from mazziere.house.blackjack import events as blackjack
from mazziere.house.punto_banco import events as punto_banco
from mazziere.table import evolve as tables
from mazziere.table import house_events
from mazziere.table.events import TableOpened
from mazziere.table.log import encode_one

__all__ = ["decode_one", "encode_one"]


def decode_one(text: bytes | str) -> Event:
    """One event back from JSON.

    >>> decode_one('{"event":"table-left","player":"p7k2","seat":3,"amount":500}')
    Left(player='p7k2', seat=3, amount=500, why='', back_at=0, back_rule='', rule='', at=0)
    """
    found: Event = _decoder(len(hands.APPLY), len(tables.APPLY)).decode(text)
    return found


@cache
def _decoder(of_hands: int, of_tables: int) -> Any:
    # Games register their events when they are imported; a decoder is good for those known when it was made.
    house = [kind for module in (house_events, blackjack, punto_banco) for kind in _events(module)]
    return decoders((TableOpened, *hands.APPLY, *tables.APPLY, *house))[0]


def _events(module: ModuleType) -> list[type[Event]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ]
