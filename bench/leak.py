"""`python -m bench leak`: every card goes as a mark that nothing else looks like; whoever reads one must have seen it.

Bots play every game in a room of this process; a socket for each of them, and one for somebody who only looks on,
keeps what it is sent as it came over the wire. What each may have seen by then is counted from the unmasked log.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
import uvicorn
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.measure import progress
from bench.report import lined
from bench.soak import setups
from mazziere.hand.events import EVERYONE, Event
from mazziere.house.punto_banco import table as punto_banco
from mazziere.room import protocol, visitor
from mazziere.room.actor import Actor
from mazziere.room.config import Config
from mazziere.room.decks import Shuffler
from mazziere.room.frames import Frame, Watchers
from mazziere.room.room import Room
from mazziere.server.app import create_app
from mazziere.server.run import Serving, _uvicorn
from mazziere.store.store import open_store
from mazziere.table import log
from mazziere.table.command import Command
from mazziere.table.events import SatDown
from mazziere.table.setup import TableSetup

HANDS = 50
"""Of each game, unless more are asked for; 2,000 in full."""

MARK = re.compile(rb"\"canarino-(\d+)\"")
BARE = re.compile(rb"\"(?:faces|hole|up|cards)\":\[(?:[^\]]*,)?(?!52\b)\d")
"""A card that lost its mark on the way: then this run would prove nothing of it."""

DRAWN = re.compile(rb"\{\"event\":\"table-button-drawn\",[^{}]*\}")
"""The cards for the first button are drawn face up from a lot of their own, before the deal."""

TURNED = ("bj-dealt", "bj-burned", "bj-hole-turned", "pb-turned", "pb-burned")
"""How cards are turned up for all in the games against the bank."""

KEPT = 5000
"""Frames of a table of which we remember who had seen what."""


class Marked(int):
    """A card that is written as its mark."""


MARKED = tuple([Marked(card) for card in range(52)])


def _mark(card: Any) -> str:
    if not isinstance(card, Marked):
        raise NotImplementedError(type(card))
    return f"canarino-{int(card)}"


class Deck:
    """A sealed deck whose cards are marked."""

    def __init__(self, deck: Any) -> None:
        self._deck = deck

    def order(self, lot: int) -> list[int]:
        """A lot, in marked cards."""
        return [MARKED[card] for card in self._deck.order(lot)]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._deck, name)


class Marking(Shuffler):
    """Makes decks of marked cards."""

    def seal(self, wanted: Any) -> Any:
        """The deck of the hand that is due, marked."""
        deck, row = super().seal(wanted)
        return Deck(deck), row


class Truth(Watchers):
    """Counts from the unmasked events who has seen which card by which frame; `""` is everybody."""

    __slots__ = ("_places", "_seen", "at")

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self._places: list[str] = []
        self._seen: dict[str, frozenset[int]] = {"": frozenset()}
        self.at: dict[int, dict[str, frozenset[int]]] = {}

    def send(self, frame: Frame, now: int) -> None:
        """First what it tells, then the frame."""
        over: dict[str, frozenset[int]] = {}
        for raw in frame.raw:
            event = json.loads(raw)
            if event["event"] == "table-hand-began":
                # A frame may tell the end of one hand and the beginning of the next.
                over, self._seen, self._places = self._seen, {"": frozenset()}, event["players"]
            else:
                self._learn(event, raw)
        nothing: frozenset[int] = frozenset()
        told = {*self._seen, *over}
        self.at[self.seq + 1] = {who: self._seen.get(who, nothing) | over.get(who, nothing) for who in told}
        self.at.pop(self.seq - KEPT, None)
        super().send(frame, now)

    def _learn(self, event: dict[str, Any], raw: bytes) -> None:
        kind = event["event"]
        if kind == "moved":
            for face, seen in zip(event.get("faces", ()), event["seen_by"], strict=False):
                card = int(face.rpartition("-")[2]) if isinstance(face, str) else 52
                if seen == EVERYONE:
                    self._see("", card)
                for place, player in enumerate(self._places):
                    if seen == EVERYONE or seen >> place & 1:
                        self._see(player, card)
        elif kind in TURNED:
            for card in MARK.findall(raw):
                self._see("", int(card))

    def _see(self, player: str, card: int) -> None:
        self._seen[player] = self._seen.get(player, frozenset()) | {card}

    def allowed(self, seq: int, player: str) -> frozenset[int]:
        """What a player had seen by a frame."""
        seen = self.at.get(seq, self._seen)
        return seen[""] | seen.get(player, frozenset())


class Reader:
    """One socket: every frame is looked through as it came."""

    def __init__(self, truth: Truth, player: str, found: list[str]) -> None:
        self._truth = truth
        self._player = player
        self._found = found
        self.frames = self.cards = 0

    async def read(self, url: str, key: str) -> None:
        """Watch the table for as long as the room is open."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as wire:
            await self._watch(wire)

    async def _watch(self, wire: ClientConnection) -> None:
        await wire.send(msgspec.json.encode(protocol.Watch(table=self._truth.table)).decode())
        try:
            async for text in wire:
                self._look(text.encode() if isinstance(text, str) else text)
        except ConnectionClosed:
            return

    def _look(self, raw: bytes) -> None:
        self.frames += 1
        told = {int(card) for card in MARK.findall(raw)}
        self.cards += len(told)
        where = f"{self._truth.table}, {self._player or 'who looks on'}"
        if BARE.search(DRAWN.sub(b"", raw)):
            self._found.append(f"{where}: a card without its mark: {raw[:2000]!r}")
        if not told:
            return
        seq = json.loads(raw).get("seq", -1)
        strange = told - self._truth.allowed(seq, self._player)
        if strange:
            self._found.append(f"{where}: frame {seq} tells {sorted(strange)}: {raw[:2000]!r}")


class Leak:
    """The room, its readers, and what they found."""

    def __init__(self, room: Room, url: str) -> None:
        self._room = room
        self._url = url
        self.found: list[str] = []
        self.readers: list[Reader] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, setup: TableSetup) -> Actor:
        """A table whose cards are marked, with somebody who looks on."""
        actor = await self._room.open_table(msgspec.structs.replace(setup, bots=0))
        actor.watchers = Truth(actor.id)
        actor.shuffler = Marking()
        actor.after.append(self._came)
        self._listen(actor, "", "")
        actor.table.setup = setup
        self._room.bots.after(actor)
        return actor

    def _came(self, actor: Actor, _: Command, events: list[Event], __: Any) -> None:
        for event in events:
            if isinstance(event, SatDown):
                self._room.later(lambda player=event.player: self._read(actor, player))  # type: ignore[misc]

    async def _read(self, actor: Actor, player: str) -> None:
        self._listen(actor, player, await self._room.accounts.open_session(player))

    def _listen(self, actor: Actor, player: str, key: str) -> None:
        reader = Reader(cast(Truth, actor.watchers), player, self.found)
        self.readers.append(reader)
        task = asyncio.get_running_loop().create_task(reader.read(self._url, key))
        self._tasks.add(task)

    async def close(self) -> None:
        """Nobody reads any more."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.found += [repr(end) for end in ended if isinstance(end, Exception)]


@contextmanager
def marks() -> Iterator[None]:
    """While this lasts, cards are written as their marks, in the log and in every message."""
    kept, plain = log._encoder, protocol.encode
    marking: Any = msgspec.json.Encoder(enc_hook=_mark)
    vars(protocol)["encode"] = vars(visitor)["encode"] = marking.encode
    log._encoder = marking
    # Punto Banco takes a plain number of whatever its shoe holds: let the marks through.
    vars(punto_banco)["int"] = lambda what: what if isinstance(what, Marked) else int(what)
    try:
        yield
    finally:
        del vars(punto_banco)["int"]
        vars(protocol)["encode"] = vars(visitor)["encode"] = plain
        log._encoder = kept


async def leaked(setups: list[TableSetup], hands: int) -> tuple[dict[str, int], int, int, list[str]]:
    """So many hands at each table: hands by table, frames read, cards read, and what nobody should have read."""
    store = await open_store(":memory:")
    quick = Config(demo=False, bots_rest=False, bot_pace=(0, 0), burst=10**6, messages_per_second=10**6)
    room = Room(cast(Any, store), config=quick)
    with marks(), socket.socket() as listening:
        await room.open()
        listening.bind(("127.0.0.1", 0))
        app = create_app(room, requests=10**6, entries=10**6, sockets_each=10**6)
        server = uvicorn.Server(_uvicorn(app, Serving()))
        serving = asyncio.create_task(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0)
        leak = Leak(room, f"ws://127.0.0.1:{listening.getsockname()[1]}/ws")
        actors = [await leak.open(setup) for setup in setups]
        numbers = await _played(actors, hands, leak)
        await room.close()
        await leak.close()
        server.should_exit = server.force_exit = True
        await serving
    await store.close()
    return numbers, sum(one.frames for one in leak.readers), sum(one.cards for one in leak.readers), leak.found


async def _played(actors: list[Actor], hands: int, leak: Leak) -> dict[str, int]:
    """Until every table has played so many hands; a table that has is left to rest."""
    last = 0
    while True:
        numbers = {actor.id: int(cast(Any, actor.table).state.number) for actor in actors}
        if min(numbers.values()) > hands or leak.found:
            return numbers
        if min(numbers.values()) // 50 > last:
            last = min(numbers.values()) // 50
            progress(f"{min(numbers.values())} of {hands} hands at the slowest of {len(numbers)} tables")
        for actor in actors:
            if numbers[actor.id] > hands and not cast(Any, actor.table).state.paused:
                actor.post(Command("pause"))
        await asyncio.sleep(0.2)


def run(console: Console, asked: Namespace) -> int:
    """Every game; 1 when a frame told a card that its reader had not seen."""
    numbers, frames, cards, found = asyncio.run(leaked(setups(bots=6), asked.hands or HANDS))
    out = lined(console, "table", "hands")
    for table, number in numbers.items():
        out.add_row(table, f"{number - 1:,}")
    console.print(out)
    console.print(f"{frames:,} frames with {cards:,} cards in them", highlight=False)
    for line in found:
        console.print(line, highlight=False)
    return int(bool(found))
