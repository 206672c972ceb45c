"""A group of batches in one transaction: each is judged on its own, then all that pass are written together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import func, insert, select, text, tuple_
from sqlalchemy.engine import Connection

from mazziere.room.ports import HOUSE_ACCOUNTS, AlreadyDone, Batch, Conflict, Overdrawn, StoreError, Unbalanced
from mazziere.store.keys import Keys
from mazziere.store.schema import BALANCES, COMMANDS, DECKS, ENTRIES, EVENTS, OUTBOX, STREAMS

Outcome = int | StoreError
Row = dict[str, Any]

OPEN = text("INSERT INTO balances (account, amount) VALUES (:account, 0) ON CONFLICT (account) DO NOTHING")
MOVE = text("UPDATE balances SET amount = amount + :amount WHERE account = :account")


class Group:
    """What the database says about a group, and the rows that its batches add."""

    def __init__(self, connection: Connection, keys: Keys, known: dict[str, int], batches: Sequence[Batch]) -> None:
        self._connection = connection
        self._keys = keys
        self.last = _last(connection, known, {batch.stream for batch in batches})
        self._done = _done(connection, {(batch.stream, batch.command) for batch in batches if batch.command})
        self._balances = _balances(connection, {entry.account for batch in batches for entry in batch.entries})
        self._found = frozenset(self._balances)
        self._moved: dict[str, int] = {}
        self._streams: list[Row] = []
        self._events: list[Row] = []
        self._commands: list[Row] = []
        self._entries: list[Row] = []
        self._outbox: list[Row] = []
        self._decks: list[Row] = []

    def take(self, batch: Batch) -> Outcome:
        """The batch's last number, its rows added; or why it cannot be written, and nothing added."""
        refused = self._refuse(batch)
        if refused is not None:
            return refused
        stream, at, first = batch.stream, batch.at, batch.expected + 1
        if not batch.expected:
            self._streams.append({"stream": stream, "kind": stream.partition(":")[0]})
        for seq, data in enumerate(batch.events, start=first):
            self._events.append({"stream": stream, "seq": seq, "at": at, "data": data})
        last = self.last[stream] = batch.expected + len(batch.events)
        if batch.command:
            self._done[stream, batch.command] = last
            self._commands.append({"stream": stream, "id": batch.command, "seq": last})
        for line, entry in enumerate(batch.entries):
            account, amount = entry.account, entry.amount
            self._balances[account] = self._balances.get(account, 0) + amount
            self._moved[account] = self._moved.get(account, 0) + amount
            self._entries.append(
                {"stream": stream, "seq": last, "line": line, "account": account, "amount": amount, "at": at}
            )
        for message in batch.outbox:
            self._outbox.append({"id": message.id, "stream": stream, "to": message.to, "data": message.data})
        if batch.deck is not None:
            sealed = self._keys.seal(batch.deck.data, deck_place(stream, batch.deck.number))
            self._decks.append({"stream": stream, "number": batch.deck.number, "sealed": sealed})
        return last

    def write(self) -> None:
        """Add every row. Accounts go in one order, so that two processes never wait for each other in a ring."""
        moved = [{"account": account, "amount": amount} for account, amount in sorted(self._moved.items())]
        opened = [{"account": row["account"]} for row in moved if row["account"] not in self._found]
        for statement, rows in (
            (insert(STREAMS), self._streams),
            (insert(EVENTS), self._events),
            (insert(COMMANDS), self._commands),
            (insert(ENTRIES), self._entries),
            (OPEN, opened),
            (MOVE, moved),
            (insert(OUTBOX), self._outbox),
            (insert(DECKS), self._decks),
        ):
            if rows:
                self._connection.execute(statement, rows)

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


def _last(connection: Connection, known: dict[str, int], streams: set[str]) -> dict[str, int]:
    """The last number of each stream: remembered, or looked up."""
    last = {stream: known[stream] for stream in streams if stream in known}
    unknown = streams - last.keys()
    if unknown:
        query = select(EVENTS.c.stream, func.max(EVENTS.c.seq)).group_by(EVENTS.c.stream)
        last.update(_pairs(connection.execute(query.where(EVENTS.c.stream.in_(unknown)))))
    return last


def _done(connection: Connection, commands: set[tuple[str, str]]) -> dict[tuple[str, str], int]:
    if not commands:
        return {}
    key = tuple_(COMMANDS.c.stream, COMMANDS.c.id)
    rows = connection.execute(select(COMMANDS.c.stream, COMMANDS.c.id, COMMANDS.c.seq).where(key.in_(commands)))
    return {(stream, id): seq for stream, id, seq in rows}


def _balances(connection: Connection, accounts: set[str]) -> dict[str, int]:
    if not accounts:
        return {}
    query = select(BALANCES.c.account, BALANCES.c.amount).where(BALANCES.c.account.in_(accounts))
    return dict(_pairs(connection.execute(query)))


def _pairs(rows: Iterable[Any]) -> Iterable[tuple[str, int]]:
    return ((name, number) for name, number in rows)
