"""A group of batches in one transaction: each is judged on its own, then all that pass are written together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Table, bindparam, func, insert, select, text
from sqlalchemy.engine import Connection, Dialect

from mazziere.room.ports import HOUSE_ACCOUNTS, AlreadyDone, Batch, Conflict, Overdrawn, StoreError, Unbalanced
from mazziere.store.keys import Keys
from mazziere.store.schema import COMMANDS, DECKS, ENTRIES, EVENTS, OUTBOX, STREAMS

Outcome = int | StoreError
Row = tuple[Any, ...]

OPEN = text("INSERT INTO balances (account, amount) VALUES (:account, 0) ON CONFLICT (account) DO NOTHING")
MOVE = text("UPDATE balances SET amount = amount + :amount WHERE account = :account")
DONE = {
    "sqlite": "SELECT c.stream, c.id, c.seq FROM json_each(?) AS asked JOIN commands AS c "
    "ON c.stream = json_extract(asked.value, '$[0]') AND c.id = json_extract(asked.value, '$[1]')",
    "postgresql": "SELECT c.stream, c.id, c.seq FROM json_array_elements(CAST($1::text AS json)) AS asked "
    "JOIN commands AS c ON c.stream = asked->>0 AND c.id = asked->>1",
}
HELD = {
    "sqlite": "SELECT account, amount FROM balances WHERE account IN (SELECT value FROM json_each(?))",
    "postgresql": "SELECT account, amount FROM balances WHERE account IN "
    "(SELECT json_array_elements_text(CAST($1::text AS json)))",
}
"""One parameter, however large the group: the statement is prepared once."""

ROWS: dict[Table, tuple[str, ...]] = {
    STREAMS: ("stream", "kind"),
    EVENTS: ("stream", "seq", "at", "data"),
    COMMANDS: ("stream", "id", "seq"),
    ENTRIES: ("stream", "seq", "line", "account", "amount", "at"),
    OUTBOX: ("id", "stream", "to", "data"),
    DECKS: ("stream", "number", "sealed"),
}
"""What a batch adds, in the order it is written."""

SIZES = (128, 32, 8, 4, 2, 1)
"""Rows in one statement; few sizes, so that the driver keeps each statement prepared."""


class Group:
    """What the database says about a group, and the rows that its batches add."""

    def __init__(self, connection: Connection, keys: Keys, known: dict[str, int], batches: Sequence[Batch]) -> None:
        self._connection = connection
        self._keys = keys
        self.last = _last(connection, known, batches)
        self._done = _done(connection, {(batch.stream, batch.command) for batch in batches if batch.command})
        self._balances = _balances(connection, {entry.account for batch in batches for entry in batch.entries})
        self._found = frozenset(self._balances)
        self._moved: dict[str, int] = {}
        self._rows: dict[Table, list[Row]] = {table: [] for table in ROWS}

    def take(self, batch: Batch) -> Outcome:
        """The batch's last number, its rows added; or why it cannot be written, and nothing added."""
        refused = self._refuse(batch)
        if refused is not None:
            return refused
        rows, stream, at, first = self._rows, batch.stream, batch.at, batch.expected + 1
        if not batch.expected:
            rows[STREAMS].append((stream, stream.partition(":")[0]))
        rows[EVENTS].extend((stream, seq, at, data) for seq, data in enumerate(batch.events, start=first))
        last = self.last[stream] = batch.expected + len(batch.events)
        if batch.command:
            self._done[stream, batch.command] = last
            rows[COMMANDS].append((stream, batch.command, last))
        for line, entry in enumerate(batch.entries):
            account, amount = entry.account, entry.amount
            self._balances[account] = self._balances.get(account, 0) + amount
            self._moved[account] = self._moved.get(account, 0) + amount
            rows[ENTRIES].append((stream, last, line, account, amount, at))
        rows[OUTBOX].extend((message.id, stream, message.to, message.data) for message in batch.outbox)
        if batch.deck is not None:
            sealed = self._keys.seal(batch.deck.data, deck_place(stream, batch.deck.number))
            rows[DECKS].append((stream, batch.deck.number, sealed))
        return last

    def write(self) -> None:
        """Add every row. Accounts go in one order, so that two processes never wait for each other in a ring."""
        for table, rows in self._rows.items():
            if rows:
                _add(self._connection, table, rows)
        moved = [{"account": account, "amount": amount} for account, amount in sorted(self._moved.items())]
        opened = [{"account": row["account"]} for row in moved if row["account"] not in self._found]
        for statement, accounts in ((OPEN, opened), (MOVE, moved)):
            if accounts:
                self._connection.execute(statement, accounts)

    def _refuse(self, batch: Batch) -> StoreError | None:
        done = self._done.get((batch.stream, batch.command))
        if done is not None:
            return AlreadyDone(batch.stream, batch.command, done)
        last = self.last.get(batch.stream, 0)
        if last != batch.expected:
            return Conflict(batch.stream, batch.expected, last)
        total = sum(entry.amount for entry in batch.entries)
        if total:
            return Unbalanced(f"{batch.stream}: the entries sum to {total}, not 0")
        paid: dict[str, int] = {}
        for entry in batch.entries:
            paid[entry.account] = paid.get(entry.account, 0) + entry.amount
        for account, amount in paid.items():
            balance = self._balances.get(account, 0)
            if amount < 0 and balance + amount < 0 and account not in HOUSE_ACCOUNTS:
                return Overdrawn(account, balance, amount)
        return None


def deck_place(stream: str, number: int) -> str:
    """What a deck's encryption is bound to."""
    return f"{stream}/{number}"


def _add(connection: Connection, table: Table, rows: list[Row]) -> None:
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(_insert(table, connection.dialect), rows)
        return
    # Given row after row, SQLite's driver lets other threads go before each and waits for its turn after it.
    start = 0
    for size in SIZES:
        while len(rows) - start >= size:
            values = tuple([value for row in rows[start : start + size] for value in row])
            connection.exec_driver_sql(_insert(table, connection.dialect, size), values)
            start += size


@cache
def _insert(table: Table, dialect: Dialect, size: int = 1) -> str:
    """The statement in the driver's own words: rows then go to it as they are, which is several times faster."""
    statement = insert(table).values({column: bindparam(column) for column in ROWS[table]})
    compiled = statement.compile(dialect=dialect)
    assert compiled.positiontup == list(ROWS[table])
    # A row that cannot be added ends the whole transaction: SQLite need not remember how to undo the statement alone.
    one = str(compiled).replace("INSERT", "INSERT OR FAIL", 1) if dialect.name == "sqlite" else str(compiled)
    return one + f", {one[one.rindex('(') :]}" * (size - 1)


def _last(connection: Connection, known: dict[str, int], batches: Sequence[Batch]) -> dict[str, int]:
    """The last number of each stream: remembered where the first batch follows it, else looked up.

    Whoever names another number than we remember may have read what another process wrote.
    """
    first = {batch.stream: batch.expected for batch in reversed(batches)}
    last = {stream: expected for stream, expected in first.items() if known.get(stream) == expected}
    unknown = first.keys() - last.keys()
    if unknown:
        query = select(EVENTS.c.stream, func.max(EVENTS.c.seq)).group_by(EVENTS.c.stream)
        last.update(_pairs(connection.execute(query.where(EVENTS.c.stream.in_(unknown)))))
    return last


def _done(connection: Connection, commands: set[tuple[str, str]]) -> dict[tuple[str, str], int]:
    if not commands:
        return {}
    rows = connection.exec_driver_sql(DONE[connection.dialect.name], (msgspec.json.encode(commands).decode(),))
    return {(stream, id): seq for stream, id, seq in rows}


def _balances(connection: Connection, accounts: set[str]) -> dict[str, int]:
    if not accounts:
        return {}
    rows = connection.exec_driver_sql(HELD[connection.dialect.name], (msgspec.json.encode(accounts).decode(),))
    return dict(_pairs(rows))


def _pairs(rows: Iterable[Any]) -> Iterable[tuple[str, int]]:
    return ((name, number) for name, number in rows)
