"""The double entry that an event of a table causes: every posting sums to zero."""

from collections.abc import Callable
from typing import Any

from mazziere.hand.events import Event
from mazziere.table import events as ev

Posting = tuple[str, int]


def _move(giver: str, taker: str, amount: int) -> tuple[Posting, ...]:
    return ((giver, -amount), (taker, amount)) if amount else ()


MOVES: dict[type[Event], Callable[[Any, str], tuple[Posting, ...]]] = {
    ev.SatDown: lambda event, table: _move(f"player:{event.player}", table, event.stack + event.behind),
    ev.Bought: lambda event, table: _move(f"player:{event.player}", table, event.amount),
    ev.TopUpReturned: lambda event, table: _move(table, f"player:{event.player}", event.amount),
    ev.PaidOut: lambda event, table: _move(table, f"player:{event.player}", event.amount),
    ev.Left: lambda event, table: _move(table, f"player:{event.player}", event.amount),
    ev.HandEnded: lambda event, table: _move(table, "rake", event.raked),
    ev.TableClosed: lambda event, table: _move(table, "rake", event.left),
}


def postings(event: Event, table_id: str) -> tuple[Posting, ...]:
    """Which accounts an event moves chips between; most events move none.

    >>> postings(ev.SatDown("p7k2", 3, 500), "t1")
    (('player:p7k2', -500), ('table:t1', 500))
    """
    move = MOVES.get(type(event))
    return () if move is None else move(event, f"table:{table_id}")
