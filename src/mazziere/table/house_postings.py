"""What an event of a house-game table moves between accounts: a round is between the table's chips and the bank's."""

from collections.abc import Callable
from typing import Any, Final

from mazziere.hand.events import Event
from mazziere.house.blackjack import events as bj
from mazziere.house.punto_banco import events as pb
from mazziere.table import house_events as hv

BANK: Final = "bank"
HOUSE: Final = "house"
"""Keeps the chips nobody took up (PB-4.5)."""

Lines = tuple[tuple[str, int], ...]


def _moved(source: str, target: str, amount: int) -> Lines:
    return ((source, -amount), (target, amount)) if amount else ()


def _settled(event: Any, table: str) -> Lines:
    return _moved(BANK, table, event.net)


def _returned(event: bj.StakeReturned, table: str) -> Lines:
    # Only a stake the bank had collected comes out of the bank again; the others never left the table.
    return _moved(BANK, table, event.amount) if event.bet == "lost" else ()


MOVES: dict[type[Event], Callable[[Any, str], Lines]] = {
    bj.StakeSettled: _settled,
    pb.StakeSettled: _settled,
    bj.StakeReturned: _returned,
    hv.CompanyCame: lambda event, table: _moved(BANK, table, event.stack),
    hv.CompanyLeft: lambda event, table: _moved(table, BANK, event.amount),
    hv.Unclaimed: lambda event, table: _moved(table, HOUSE, event.amount),
}


def house_postings(event: Event, table_id: str) -> Lines:
    """The entries a house game's own event causes, summing to zero; sitting down and leaving are every table's.

    >>> house_postings(pb.StakeSettled(0, "banco", 10, "win", 10, 110), "t1")
    (('bank', -10), ('table:t1', 10))
    """
    move = MOVES.get(type(event))
    return () if move is None else move(event, f"table:{table_id}")
