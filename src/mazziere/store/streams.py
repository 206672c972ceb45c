"""Streams and snapshots, read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection

from mazziere.room.ports import Snapshot, Stored
from mazziere.store.schema import COMMANDS, EVENTS, OUTBOX, SNAPSHOTS, STREAMS

REMEMBERED: Final = 20_000
"""Events of a stream for which the ids of its commands are kept: hours at a busy table, and no client waits so long."""


def read(connection: Connection, stream: str, after: int, upto: int | None = None) -> list[Stored]:
    """The events after a number, and up to another, in order."""
    query = select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.data).where(EVENTS.c.stream == stream, EVENTS.c.seq > after)
    if upto is not None:
        query = query.where(EVENTS.c.seq <= upto)
    return [Stored(*row) for row in connection.execute(query.order_by(EVENTS.c.seq))]


def last(connection: Connection, stream: str) -> int:
    """The number of the last event; 0 for a stream that has not begun."""
    return connection.scalar(select(func.max(EVENTS.c.seq)).where(EVENTS.c.stream == stream)) or 0


def kind(connection: Connection, kind: str) -> list[str]:
    """The streams of a kind in the order they began."""
    query = select(STREAMS.c.stream).where(STREAMS.c.kind == kind)
    return list(connection.scalars(query.order_by(STREAMS.c.position)))


def done(connection: Connection, stream: str, command: str) -> int | None:
    """The last event of a command carried out before."""
    return connection.scalar(select(COMMANDS.c.seq).where(COMMANDS.c.stream == stream, COMMANDS.c.id == command))


def keep(connection: Connection, stream: str, snapshot: Snapshot) -> None:
    """A snapshot in place of the earlier one; the ids of commands long before it are forgotten."""
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.stream == stream))
    # A message that waits may yet be delivered again: its id is what makes that harmless.
    waiting = select(OUTBOX.c.id)
    old = COMMANDS.c.seq <= snapshot.seq - REMEMBERED
    connection.execute(delete(COMMANDS).where(COMMANDS.c.stream == stream, old, COMMANDS.c.id.not_in(waiting)))
    row = {"stream": stream, "seq": snapshot.seq, "version": snapshot.version, "data": snapshot.data}
    connection.execute(insert(SNAPSHOTS), row)


def latest(connection: Connection, stream: str) -> Snapshot | None:
    """The stream's snapshot, if it has one."""
    query = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data, SNAPSHOTS.c.version).where(SNAPSHOTS.c.stream == stream)
    row = connection.execute(query).first()
    return None if row is None else Snapshot(*row)
