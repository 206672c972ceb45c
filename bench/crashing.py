"""A process that appends at several tables until it is killed, and says on its output what was acknowledged.

`python -m bench.crashing ADDRESS FOLDER [POINT [N]]` kills itself the N-th time it comes to a named point.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from sqlalchemy import event

from mazziere.room.ports import AlreadyDone, Batch, Conflict, DeckRow, Entry, Message, Snapshot, Unavailable
from mazziere.store import store as stores
from mazziere.store.database import Database, connect
from mazziere.store.place import Place
from mazziere.store.store import SqlStore, open_store
from mazziere.store.writer import Writer

TABLES = 4
PAUSE = 0.005
"""Seconds between two looks at the outbox: who plays needs the processor more."""

STATEMENTS = {
    "in the migration": "CREATE TABLE decks",
    "before the append": "INTO events",
    "before the ledger": "UPDATE balances",
    "in a snapshot": "INTO snapshots",
    "between two streams": "DELETE FROM outbox",
}
"""Points just before a statement; `between two streams` comes after the other stream took the message."""

POINTS = (*STATEMENTS, "before the commit", "after the commit", "after the answer")


class Countdown:
    """Kills this process the N-th time."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> None:
        """One time less."""
        self.left -= 1
        if self.left <= 0:
            die()


def die() -> NoReturn:
    """As a power switch would; no destructor runs."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still alive")


def arm(point: str, count: Countdown) -> None:
    """Make a point deadly."""
    if point == "after the commit":
        committed: Callable[..., Awaitable[Any]] = Writer._commit

        async def commit(self: Writer, group: Any) -> Any:
            outcomes = await committed(self, group)
            count()
            return outcomes

        Writer._commit = commit  # type: ignore[method-assign]  # the product has no door for this

    def open_armed(place: Place) -> Database:
        database = connect(place)
        engine: Any = database.engine  # type: ignore[attr-defined]  # both databases have one; the room needs none
        engine = getattr(engine, "sync_engine", engine)
        statement = STATEMENTS.get(point, STATEMENTS["before the append"])
        reached: set[int] = set()

        @event.listens_for(engine, "before_cursor_execute")
        def look(connection: Any, _cursor: Any, said: str, *_: Any) -> None:
            if statement in " ".join(said.split()):
                reached.add(id(connection))
                if point in STATEMENTS:
                    count()

        @event.listens_for(engine, "commit")
        def commit(connection: Any) -> None:
            if point == "before the commit" and id(connection) in reached:
                count()
            reached.discard(id(connection))

        return database

    stores.connect = open_armed  # type: ignore[attr-defined]  # the name `open_store` knows it by


def batch(table: int, number: int, expected: int) -> Batch:
    """Whatever a batch can hold, in one transaction."""
    stream = f"table:{table}"
    return Batch(
        stream=stream,
        expected=expected,
        events=[f"{number}".encode()],
        at=number,
        command=f"{table}-{number}",
        entries=[Entry("bank", -1), Entry(stream, 1)],
        outbox=[Message(f"{stream}/{number}", "inbox:1", f"{number}".encode())] if number % 3 == 0 else [],
        deck=DeckRow(number, b"secret"),
    )


async def play(store: SqlStore, table: int, answered: Callable[[], None]) -> None:
    """Number after number; the last one found is sent again first, as a client does that got no answer."""
    stream = f"table:{table}"
    last = await store.last(stream)
    number = max(last, 1)
    while True:
        try:
            seq = await store.append(batch(table, number, last))
        except AlreadyDone as done:
            seq = done.seq
        except Conflict:  # another process was faster
            last = await store.last(stream)
            number = last + 1
            continue
        except Unavailable:  # another process has held the file for long: as the room does, wait and ask again
            await store.available()
            last = await store.last(stream)
            continue
        os.write(1, f"{table} {number} {seq}\n".encode())
        answered()
        if number % 7 == 0:
            with suppress(Unavailable):  # a start without it is slower, that is all
                await store.snapshot(stream, Snapshot(seq, b"state"))
        last, number = max(last, seq), number + 1


async def deliver(store: SqlStore) -> None:
    """Messages to the other stream until each is done."""
    while True:
        for message in await store.outbox.pending(10):
            try:
                await store.append(
                    Batch(
                        stream=message.to,
                        expected=await store.last(message.to),
                        events=[message.id.encode()],
                        command=message.id,
                    )
                )
            except AlreadyDone:
                pass
            except (Conflict, Unavailable):
                continue
            with suppress(Unavailable):
                await store.outbox.done(message.id)
        await asyncio.sleep(PAUSE)


async def main(address: str, folder: str, point: str = "", times: str = "1") -> None:
    """Play until killed."""
    count = Countdown(int(times))
    if point:
        arm(point, count)
    store = await open_store(address, Path(folder))
    answered = count if point == "after the answer" else lambda: None
    await asyncio.gather(deliver(store), *[play(store, table, answered) for table in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
