"""The double entry that an event of a table causes: every posting sums to zero."""

from mazziere.hand.events import Event
from mazziere.table import events as ev

Posting = tuple[str, int]


def postings(event: Event, table_id: str) -> tuple[Posting, ...]:
    """Which accounts an event moves chips between; most events move none.

    >>> postings(ev.SatDown("p7k2", 3, 500), "t1")
    (('player:p7k2', -500), ('table:t1', 500))
    """
    table = f"table:{table_id}"
    if isinstance(event, ev.SatDown):
        return _move(f"player:{event.player}", table, event.stack + event.behind)
    if isinstance(event, ev.Bought):
        return _move(f"player:{event.player}", table, event.amount)
    if isinstance(event, ev.Left):
        return _move(table, f"player:{event.player}", event.amount)
    if isinstance(event, ev.HandEnded):
        return _move(table, "rake", event.raked)
    if isinstance(event, ev.TableClosed):
        return _move(table, "rake", event.left)
    return ()


def _move(giver: str, taker: str, amount: int) -> tuple[Posting, ...]:
    return ((giver, -amount), (taker, amount)) if amount else ()
