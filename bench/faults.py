"""`python -m bench faults`: rooms killed at every named point and at random, and their database taken away; nothing
acknowledged may be lost.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple
from uuid import uuid4

from rich.console import Console

from bench.crashing import POINTS, TABLES, batch
from bench.report import lined
from mazziere.room.ports import AlreadyDone
from mazziere.store.store import SqlStore, open_store

if TYPE_CHECKING:
    from bench.postgres import Server

TIMES = {"in the migration": 1, "in a snapshot": 2, "between two streams": 3}
"""Which time a point kills, where it does not come by often."""

SECONDS = 180
"""A process that lives longer than this never came to its point. On a busy machine one needs half a minute to start."""


AWAY = 10
"""Seconds a database is away."""


class Answer(NamedTuple):
    """An acknowledgement that was seen: the command's number at a table, and the event it was told."""

    table: int
    number: int
    seq: int


NEWS = threading.Condition()
"""Some process has said something, or ended."""


class Room:
    """A process that appends; it kills itself at a point, or waits to be killed. Its output is always read."""

    def __init__(self, address: str, folder: Path, point: str = "", times: int = 1) -> None:
        words = [sys.executable, "-m", "bench.crashing", address, str(folder)]
        more = [point, str(times)] if point else []
        self._process = subprocess.Popen([*words, *more], stdout=subprocess.PIPE, cwd=Path(__file__).parents[1])
        self._lines: list[bytes] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def seen(self) -> int:
        """Answers so far."""
        return len(self._lines)

    def until_dead(self) -> list[Answer]:
        """Wait for the point; everything that was acknowledged before it."""
        self._end(self._dead)
        assert self._process.returncode == -9, f"ended with {self._process.returncode}, and was not killed"
        return _answers(self._lines)

    def kill_after(self, answers: int) -> list[Answer]:
        """Kill it once so many answers have been seen; those on their way count too."""
        self._end(lambda: self.seen >= answers or self._dead())
        assert self.seen >= answers, f"ended with {self._process.returncode} after {self.seen} answers"
        return _answers(self._lines)

    def kill_after_more(self, answers: int) -> list[Answer]:
        """The same, with what it has answered so far not counted."""
        return self.kill_after(self.seen + answers)

    def _end(self, ready: Callable[[], bool]) -> None:
        with NEWS:
            NEWS.wait_for(ready, SECONDS)
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def _dead(self) -> bool:
        return not self._reader.is_alive() or self._process.poll() is not None

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with NEWS:
                self._lines.append(line)
                NEWS.notify_all()
        self._process.wait()
        with NEWS:
            NEWS.notify_all()


def ahead(rooms: Sequence[Room], answers: int) -> Room:
    """Of several processes on one database, the first to have so many answers: a lock is not shared out fairly."""
    with NEWS:
        NEWS.wait_for(lambda: any(room.seen >= answers for room in rooms), SECONDS)
    return max(rooms, key=lambda room: room.seen)


def _answers(lines: Sequence[bytes]) -> list[Answer]:
    return [Answer(*map(int, line.split())) for line in lines if line.endswith(b"\n")]


def problems(address: str, folder: Path, answers: Sequence[Answer]) -> list[str]:
    """What is wrong with a room after its processes died, and whether it goes on; nothing should be found."""
    return asyncio.run(_problems(address, folder, answers))


async def _problems(address: str, folder: Path, answers: Sequence[Answer]) -> list[str]:
    store = await open_store(address, folder)
    try:
        found = [f"ledger: {fault}" for fault in await store.ledger.check()]
        for table in range(TABLES):
            mine = [answer for answer in answers if answer.table == table]
            found += await _at_table(store, f"table:{table}", mine)
        found += await _messages(store)
        return found or await _going_on(store)
    finally:
        await store.close()


async def _at_table(store: SqlStore, stream: str, answers: Sequence[Answer]) -> list[str]:
    """Numbers without a gap, none twice; every answer true; as many chips and decks as events."""
    events = await store.read(stream)
    numbers = [int(event.data) for event in events]
    found = []
    if numbers != list(range(1, len(numbers) + 1)) or [event.seq for event in events] != numbers:
        found.append(f"{stream}: events {numbers}")
    found += [f"{stream}: {answer} is lost" for answer in answers if answer.number not in numbers]
    for answer in answers[-3:]:
        done = await store.done(stream, f"{answer.table}-{answer.number}")
        if done != answer.seq:
            found.append(f"{stream}: command {answer.number} was answered {answer.seq}, and is done at {done}")
    if await store.ledger.balance(stream) != len(events):
        found.append(f"{stream}: {await store.ledger.balance(stream)} chips after {len(events)} events")
    if events and await store.decks.get(stream, len(events)) != b"secret":
        found.append(f"{stream}: another deck")
    kept = await store.latest(stream)
    if kept is not None and kept.seq > len(events):
        found.append(f"{stream}: a snapshot of event {kept.seq}, which is not there")
    return found


async def _going_on(store: SqlStore) -> list[str]:
    """The next command of each table is taken, and the one after a second time is not."""
    found = []
    for table in range(TABLES):
        last = await store.last(f"table:{table}")
        if await store.append(batch(table, last + 1, last)) != last + 1:
            found.append(f"table:{table}: does not go on after {last}")
        with suppress(AlreadyDone):
            await store.append(batch(table, last + 1, last + 1))
            found.append(f"table:{table}: command {last + 1} was taken twice")
    return found


async def _messages(store: SqlStore) -> list[str]:
    """Every third event sent one message, which was taken once or still waits."""
    sent = {
        f"table:{table}/{number}"
        for table in range(TABLES)
        for number in range(3, await store.last(f"table:{table}") + 1, 3)
    }
    taken = [event.data.decode() for event in await store.read("inbox:1")]
    waiting = {message.id for message in await store.outbox.pending(1_000_000)}
    found = [] if len(taken) == len(set(taken)) else ["a message was taken twice"]
    if sent != set(taken) | waiting:
        found.append(f"messages lost: {sorted(sent - set(taken) - waiting)}; made up: {sorted(set(taken) - sent)}")
    return found


def run(console: Console, asked: Namespace) -> int:
    """Every named point, then kills at random, on both databases; 1 when a room has lost anything."""
    from bench.postgres import server

    found: list[str] = []
    out = lined(console, "database", "killed", "times", "answers", "lost or doubled")
    with TemporaryDirectory(prefix="mazziere-faults-") as folder, ExitStack() as stack:
        addresses: dict[str, Callable[[], str]] = {"SQLite": lambda: f"{folder}/{uuid4().hex}.db"}
        running = None
        try:
            running = stack.enter_context(server(uuid4().hex))
            addresses["PostgreSQL"] = running.database
        except ImportError as error:
            console.print(f"PostgreSQL: {error}; install the extra `dev`")
        for database, address in addresses.items():
            for point in (*POINTS, ""):
                times = asked.kills if not point else 1
                answers, bad = _killed(address(), Path(folder), point, times)
                out.add_row(database, point or "at random", f"{times}", f"{answers:,}", f"{len(bad)}")
                found += [f"{database}, {point or 'at random'}: {one}" for one in bad]
        console.print(out)
        found += _outages(console, Path(folder), running)
    for one in found:
        console.print(one, highlight=False)
    return int(bool(found))


def _outages(console: Console, folder: Path, running: Server | None) -> list[str]:
    """A room of every game in full play, and its database away for a while; what went wrong."""
    from bench.away import disk_full, server_away

    out = lined(console, "database", "away", "tables", "events before", "meanwhile", "after", "first after", "wrong")
    outages = {("SQLite", f"disk full for {AWAY} s"): asyncio.run(disk_full(folder, AWAY))}
    if running is not None:
        outages["PostgreSQL", f"stopped for {AWAY} s"] = asyncio.run(server_away(running, folder, AWAY))
    for (database, what), it in outages.items():
        written = [f"{count:,}" for count in (it.tables, it.before, it.during, it.after)]
        out.add_row(database, what, *written, f"{it.back:.1f} s", f"{len(it.wrong)}")
    console.print(out)
    return [f"{' '.join(what)}: {wrong}" for what, it in outages.items() for wrong in it.wrong]


def _killed(address: str, folder: Path, point: str, times: int) -> tuple[int, list[str]]:
    """How many answers were seen, and what was wrong afterwards."""
    chance = random.Random(times)
    answers: list[Answer] = []
    found: list[str] = []
    for _ in range(times):
        if point:
            answers += Room(address, folder, point, TIMES.get(point, 100)).until_dead()
        else:
            answers += Room(address, folder).kill_after(chance.randrange(1, 500))
        found += problems(address, folder, answers)
    return len(answers), found
