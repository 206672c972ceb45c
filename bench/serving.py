"""A room in a process of its own, for the long runs: it is told what to open, and answers line by line."""

from __future__ import annotations

import asyncio
import cProfile
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, process_time, thread_time
from typing import Any, cast

import msgspec
import uvicorn

from mazziere.room.actor import Actor
from mazziere.room.config import Config
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from mazziere.server.app import create_app
from mazziere.server.run import Serving, _uvicorn, settle
from mazziere.store.store import open_store
from mazziere.table.command import Command
from mazziere.table.setup import TableSetup

BROUGHT = 150_000
"""Chips each of the seated brings, of the 200,000 everybody is given."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A room to open: its tables, how many people sit at each, and where its time is written to when asked for.

    A table that has played so many `hands` rests (0: none does).
    """

    folder: str
    tables: list[TableSetup]
    seated: int = 0
    hands: int = 0
    profile: str = ""


class Figures(msgspec.Struct, frozen=True):
    """Where a room stands: actions committed, hands begun at each table, seconds of clock and of processor."""

    actions: int
    hands: dict[str, int]
    clock: float
    processor: float
    faults: list[str]


class Running:
    """The room in this process, and what is counted of it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.actions = 0
        self.keys: dict[str, list[str]] = {}
        self.profile: cProfile.Profile | None = None
        self._hands = 0
        self._resting: set[str] = set()

    async def open(self, wanted: Wanted) -> None:
        """Open the tables and seat people, who wait until they are told to play."""
        self._hands = wanted.hands
        for setup in wanted.tables:
            actor = await self.room.open_table(setup)
            actor.after.append(self._count)
            await actor.do(Command("pause"))  # else those who play keep the others from being opened
        if wanted.seated:
            await asyncio.gather(*[self._seat(setup.id, wanted.seated) for setup in wanted.tables])
            await self.room.idle()  # until the lists, too, know who sits where
        else:
            self._resume()

    async def _seat(self, table: str, count: int) -> None:
        people = await asyncio.gather(*[self.room.accounts.guest(f"{table} {place}") for place in range(count)])
        await asyncio.gather(*[self.room.cashier.first_grant(person.id) for person in people])
        self.keys[table] = list(await asyncio.gather(*[self.room.accounts.open_session(who.id) for who in people]))
        for person in people:
            await self.room.actor(table).do(Command("sit", person.id, amount=BROUGHT, value="post"))

    def _resume(self) -> None:
        for actor in self.room.actors.values():
            actor.post(Command("resume"))

    async def _rest(self, actor: Actor) -> None:
        with suppress(Refusal):  # it rests already
            await actor.do(Command("pause"))

    def _count(self, actor: Actor, command: Command, *_: Any) -> None:
        self.actions += command.verb == "act"
        if self._hands and _number(actor) > self._hands and actor.id not in self._resting:
            self._resting.add(actor.id)
            actor.post(Command("pause"))

    async def answer(self, line: str) -> Any:
        """What a line asks for."""
        if line == "keys":
            return self.keys
        if line == "go":
            if self.profile is not None:
                self.profile.enable()
            self._resume()
        if line == "books":
            # Counting waits for every table's turn: they rest meanwhile.
            await asyncio.gather(*map(self._rest, self.room.actors.values()))
            return [str(fault) for fault in (await self.room.books())[1]]
        return self.figures()

    def figures(self) -> Figures:
        """Everything counted, now."""
        actors = self.room.actors.values()
        hands = {actor.id: _number(actor) for actor in actors}
        faults = [f"{actor.id}: {actor.fault}" for actor in actors if actor.fault]
        return Figures(self.actions, hands, perf_counter(), process_time(), faults)


def _number(actor: Actor) -> int:
    """Of the hand at a table, or of the last one."""
    return int(cast(Any, actor.table).state.number)


async def main(wanted: Wanted) -> None:
    """Open the room and serve it until the last line has been read."""
    quick = Config(demo=False, bots_rest=False, bot_pace=(0, 0), burst=10**6, messages_per_second=10**6)
    store = await open_store(f"{wanted.folder}/room.db", Path(wanted.folder))
    room = Room(cast(Any, store), config=quick)
    await room.open()
    running = Running(room)
    if wanted.profile:
        # By the processor's time: what others do on this machine is not the room's.
        running.profile = cProfile.Profile(thread_time)
    await running.open(wanted)
    app = create_app(room, requests=10**6, entries=10**6, sockets_each=10**6)
    settle()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(_uvicorn(app, Serving()))
        serving = asyncio.create_task(server._serve([listening]))
        _say(listening.getsockname()[1])
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        while line := (await lines.readline()).decode().strip():
            _say(await running.answer(line))
        if running.profile is not None:
            running.profile.disable()
            running.profile.dump_stats(wanted.profile)
        server.should_exit = server.force_exit = True
        await serving
    await room.close()
    await store.close()


def _say(what: Any) -> None:
    print(msgspec.json.encode(what).decode(), flush=True)


class Process:
    """The other end: a room in a process that this one started."""

    def __init__(self, wanted: Wanted) -> None:
        words = [sys.executable, "-m", "bench.serving", msgspec.json.encode(wanted).decode()]
        self.log = Path(wanted.folder) / "log"
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, cwd=Path(__file__).parents[1]
            )
        self.port: int = self._heard()

    def ask(self, line: str) -> Any:
        """The answer to a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()
        return self._heard()

    def figures(self, line: str = "figures") -> Figures:
        """Where the room stands."""
        return msgspec.convert(self.ask(line), Figures)

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the room ended: {self.log.read_text()[-2000:]}")
        return msgspec.json.decode(line)

    def close(self) -> None:
        """Let it close in order."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(60)


@contextmanager
def served(wanted: Wanted) -> Iterator[Process]:
    """A room for as long as it is needed."""
    process = Process(wanted)
    try:
        yield process
    finally:
        process.close()


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(name)s %(levelname)s %(message)s")
    import uvloop

    uvloop.run(main(msgspec.json.decode(sys.argv[1], type=Wanted)))
