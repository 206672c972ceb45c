"""The ledger read, and proved: it sums to zero, its balances are its entries, and tables hold what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sqlalchemy import func, select
from sqlalchemy.engine import Connection

from mazziere.room.ports import HOUSE_ACCOUNTS, Fault, Line, Stored
from mazziere.store.database import Database
from mazziere.store.schema import BALANCES, ENTRIES, STREAMS
from mazziere.store.streams import read

Chips = Callable[[str, list[Stored]], int]
TABLE = "table"


class SqlLedger:
    """The port `Ledger` over a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def balance(self, account: str) -> int:
        """What an account holds."""
        query = select(BALANCES.c.amount).where(BALANCES.c.account == account)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def balances(self, prefix: str = "") -> dict[str, int]:
        """Every account whose name begins so."""
        return await self._database.read(lambda connection: _balances(connection, prefix))

    async def statement(self, account: str, limit: int = 100, skip: int = 0) -> list[Line]:
        """The last lines of an account, newest first."""
        return await self._database.read(lambda connection: statement(connection, account, limit, skip))

    async def check(self, chips: Chips | None = None) -> list[Fault]:
        """Everything that does not add up, on one state of the database, beside a room that goes on."""
        return await self._database.read(lambda connection: list(faults(connection, chips)))


def statement(connection: Connection, account: str, limit: int | None, skip: int = 0) -> list[Line]:
    """The last lines of an account, newest first."""
    columns = ENTRIES.c
    oldest_first = (columns.at, columns.stream, columns.seq, columns.line)
    balance = func.sum(columns.amount).over(order_by=oldest_first, rows=(None, 0))
    query = select(columns.stream, columns.seq, columns.at, columns.amount, balance).where(columns.account == account)
    query = query.order_by(*[column.desc() for column in oldest_first])
    rows = connection.execute(query.limit(limit).offset(skip))
    return [Line(stream, seq, at, amount, int(held)) for stream, seq, at, amount, held in rows]


def faults(connection: Connection, chips: Chips | None) -> Iterator[Fault]:
    """What does not add up, worst first."""
    amount = ENTRIES.c.amount
    total = connection.scalar(select(func.sum(amount))) or 0
    if total:
        yield Fault("the ledger does not sum to zero", "", 0, int(total))
    transactions = select(ENTRIES.c.stream, ENTRIES.c.seq, func.sum(amount)).group_by(ENTRIES.c.stream, ENTRIES.c.seq)
    for stream, seq, found in connection.execute(transactions.having(func.sum(amount) != 0)):
        yield Fault(f"a transaction does not sum to zero (event {seq})", stream, 0, int(found))
    kept = _balances(connection, "")
    summed = {
        account: int(found)
        for account, found in connection.execute(
            select(ENTRIES.c.account, func.sum(amount)).group_by(ENTRIES.c.account)
        )
    }
    for account in sorted(kept.keys() | summed.keys()):
        expected, held = summed.get(account, 0), kept.get(account, 0)
        if expected != held:
            yield Fault("a balance is not the sum of its entries", account, expected, held)
        if held < 0 and account not in HOUSE_ACCOUNTS:
            yield Fault("an account that is not the house's is below zero", account, 0, held)
    if chips is not None:
        yield from _tables(connection, chips, kept)


def _tables(connection: Connection, chips: Chips, kept: dict[str, int]) -> Iterator[Fault]:
    streams = set(connection.scalars(select(STREAMS.c.stream).where(STREAMS.c.kind == TABLE)))
    for stream in sorted(streams | {account for account in kept if account.startswith(f"{TABLE}:")}):
        held = kept.get(stream, 0)
        try:
            found = chips(stream, read(connection, stream, 0)) if stream in streams else 0
        except Exception as error:  # whatever a damaged stream raises, the other tables are still counted
            yield Fault(f"a table's stream cannot be counted: {error}", stream, held, 0)
            continue
        if found != held:
            yield Fault("the chips on a table are not what its account holds", stream, held, found)


def _balances(connection: Connection, prefix: str) -> dict[str, int]:
    rows = connection.execute(select(BALANCES.c.account, BALANCES.c.amount))
    # Sorted and chosen here: the databases do not agree on the order of letters, nor on capitals.
    return dict(sorted((account, amount) for account, amount in rows if account.startswith(prefix)))
