"""`python -m bench leak`: every card goes as a mark that nothing else looks like; whoever reads one must have seen it.

Bots play every game in a room of this process; a socket for each of them, and one for somebody who only looks on,
keeps what it is sent as it came over the wire. What each may have seen by then is counted from the unmasked log.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple, cast

import msgspec
import uvicorn
import uvloop
from msgspec.structs import replace
from rich.console import Console

from bench.load import Socket
from bench.measure import progress
from bench.report import lined
from bench.soak import setups
from mazziere.bots import PokerBot
from mazziere.bots.decision import Decision
from mazziere.bots.random_player import CHANGES, RandomBot
from mazziere.games import ITALIAN
from mazziere.hand.events import EVERYONE, Event, Option
from mazziere.hand.view import View
from mazziere.house.punto_banco import table as punto_banco
from mazziere.room import actor as owner
from mazziere.room import banked, botkeeper, protocol, visitor
from mazziere.room.actor import Actor
from mazziere.room.banked import Banked
from mazziere.room.config import Config
from mazziere.room.decks import Shuffler
from mazziere.room.frames import Frame, Watchers
from mazziere.room.room import Room
from mazziere.server.app import create_app
from mazziere.server.run import Serving, _uvicorn
from mazziere.store.store import open_store
from mazziere.table import log
from mazziere.table.command import Command
from mazziere.table.events import Left, SatDown
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock, TableSetup

HANDS = 50
"""Of each game, unless more are asked for; 2,000 in full."""

MARK = re.compile(rb"\"canarino-(\d+)\"")
BARE = re.compile(rb"\"(?:faces|hole|up|cards)\":\[(?:[^\]]*,)?(?!52\b)\d")
"""A card that lost its mark on the way: then this run would prove nothing of it."""

SEQ = re.compile(rb"\"seq\":(\d+)")
DRAWN = re.compile(rb"\{\"event\":\"table-button-drawn\",[^{}]*\}")
"""The cards for the first button are drawn face up from a lot of their own, before the deal."""

TURNED = ("vele-turned", "bj-dealt", "bj-burned", "bj-hole-turned", "pb-turned", "pb-burned")
"""How cards are turned up for all, besides being moved: the vele, and whatever lies on a table against the bank."""

CLIENTS = 6
"""Players with a socket each at every table; beside them somebody who looks on."""

PAUSE = 30
BETTING = 5_000
"""Milliseconds in which stakes are taken: who never stakes in time loses the seat."""

PASSIVE, STAYS = 0.75, 0.8
COUNTED = (*CHANGES, "agree")
"""Choices whose amount is a number of cards or boards, not of chips."""

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

    __slots__ = ("_clients", "_places", "_seen", "at", "hands", "reading")

    def __init__(self, table: str, clients: int) -> None:
        super().__init__(table)
        self._clients = clients
        self._places: list[str] = []
        self._seen: dict[str, frozenset[int]] = {"": frozenset()}
        self.at: dict[int, dict[str, frozenset[int]]] = {}
        self.reading: set[str] = set()
        self.hands = 0

    def send(self, frame: Frame, now: int) -> None:
        """First what it tells, then the frame."""
        over: dict[str, frozenset[int]] = {}
        for raw in frame.raw:
            event = json.loads(raw)
            if event["event"] == "table-hand-began":
                # A frame may tell the end of one hand and the beginning of the next.
                over, self._seen, self._places = self._seen, {"": frozenset()}, event["players"]
                # Only a hand counts at which everybody reads.
                self.hands += len(self.reading) >= self._clients
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


class BankedTruth(Truth, Banked):
    """The same at tables against the bank, where every frame brings what a rule works out."""

    __slots__ = ()


class Reader(Socket):
    """One socket: every frame is looked through as it came."""

    def __init__(self, truth: Truth, player: str, key: str, found: list[str]) -> None:
        super().__init__(truth.table, key)
        self._truth = truth
        self._player = player
        self._found = found
        self._gone = False
        self.frames = self.cards = 0

    def hear(self, raw: bytes) -> None:
        self.frames += 1
        told = {int(card) for card in MARK.findall(raw)}
        self.cards += len(told)
        where = f"{self._truth.table}, {self._player or 'who looks on'}"
        if raw.startswith(b'{"type":"snapshot"') and self._player and not self._gone:
            self._truth.reading.add(self._player)
        if BARE.search(DRAWN.sub(b"", raw) if b"table-button-drawn" in raw else raw):
            self._found.append(f"{where}: a card without its mark: {raw[:2000]!r}")
        if not told:
            return
        number = SEQ.search(raw)
        seq = int(number[1]) if number else -1
        strange = told - self._truth.allowed(seq, self._player)
        if strange:
            self._found.append(f"{where}: frame {seq} tells {sorted(strange)}: {raw[:2000]!r}")

    def close(self) -> None:
        self._gone = True
        self._truth.reading.discard(self._player)
        super().close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._gone:
            self._found.append(f"{self._truth.table}, {self._player or 'who looks on'}: cut off: {error}")


class Anyone(PokerBot):
    """Anything lawful, but mostly what keeps it in the hand for the least: hands reach their end, and stacks last.

    The shipped bots think; what is sent to whom does not depend on how good a choice was. Italian tables ask for more
    than an amount, and are left to them.
    """

    thinks = False

    def observe(self, event: Event) -> None:
        """Only who thinks need listen."""
        if self.thinks:
            super().observe(event)

    def act(self, view: View, options: Sequence[Option]) -> Decision:
        """One of them."""
        if view.game in ITALIAN or not options:
            self.thinks = True
            return super().act(view, options)
        if self.dice.random() < PASSIVE:
            options = [option for option in options if option.verb in ("check", "call")] or options
        elif self.dice.random() < STAYS:
            options = [option for option in options if option.verb not in ("fold", "all-in")] or options
        least = [option if option.verb in COUNTED else replace(option, high=option.low) for option in options]
        return RandomBot.act(cast(RandomBot, self), view, least)


class Leak:
    """The room, its readers, and what they found."""

    def __init__(self, room: Room, port: int) -> None:
        self._room = room
        self._port = port
        self.found: list[str] = []
        self.readers: list[Reader] = []
        self._sockets: dict[tuple[str, str], Reader] = {}

    async def open(self, setup: TableSetup) -> Actor:
        """A table whose cards are marked, with somebody who looks on."""
        actor = await self._room.open_table(replace(setup, bots=0))
        truth = Truth if isinstance(actor.table, PokerTable) else BankedTruth
        actor.watchers = truth(actor.id, setup.bots)
        actor.shuffler = Marking()
        actor.after.append(self._came)
        await self._listen(actor, "", "")
        # The house's bots leave a seat free for people, who do not come here.
        state = cast(Any, actor.table).state
        state.setup = replace(setup, seats=setup.seats + 1)
        self._room.bots.after(actor)
        return actor

    def _came(self, actor: Actor, _: Command, events: list[Event], __: Any) -> None:
        for event in events:
            if isinstance(event, SatDown):
                self._room.later(lambda player=event.player: self._read(actor, player))  # type: ignore[misc]
            elif isinstance(event, Left) and (gone := self._sockets.pop((actor.id, event.player), None)):
                gone.close()

    async def _read(self, actor: Actor, player: str) -> None:
        key = await self._room.accounts.open_session(player)
        if player in actor.seated():
            self._sockets[actor.id, player] = await self._listen(actor, player, key)

    async def _listen(self, actor: Actor, player: str, key: str) -> Reader:
        reader = Reader(cast(Truth, actor.watchers), player, key, self.found)
        self.readers.append(reader)
        await asyncio.get_running_loop().create_connection(lambda: reader, "127.0.0.1", self._port)
        return reader

    def close(self) -> None:
        """Nobody reads any more."""
        for reader in self.readers:
            reader.close()


@contextmanager
def marks() -> Iterator[None]:
    """While this lasts, cards are written as their marks, in the log and in every message, and anyone plays."""
    kept, plain = log._encoder, protocol.encode
    marking: Any = msgspec.json.Encoder(enc_hook=_mark)
    vars(protocol)["encode"] = vars(visitor)["encode"] = marking.encode
    vars(banked)["encode"] = marking.encode
    log._encoder = marking
    vars(botkeeper)["PokerBot"] = Anyone
    # A snapshot holds numbers, and nobody starts this room again.
    often, vars(owner)["EVERY"] = vars(owner)["EVERY"], 10**9
    # Punto Banco takes a plain number of whatever its shoe holds: let the marks through.
    vars(punto_banco)["int"] = lambda what: what if isinstance(what, Marked) else int(what)
    try:
        yield
    finally:
        del vars(punto_banco)["int"]
        vars(protocol)["encode"] = vars(visitor)["encode"] = vars(banked)["encode"] = plain
        log._encoder = kept
        vars(botkeeper)["PokerBot"] = PokerBot
        vars(owner)["EVERY"] = often


class Read(NamedTuple):
    """Hands by table, frames read, cards read, and what nobody should have read."""

    hands: dict[str, int]
    frames: int
    cards: int
    found: list[str]


async def leaked(setups: list[TableSetup], hands: int) -> Read:
    """So many hands at each table, with a socket for everybody at it."""
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
        leak = Leak(room, listening.getsockname()[1])
        actors = [await leak.open(setup) for setup in setups]
        numbers = await _played(actors, hands, leak)
        found = list(leak.found)  # who is cut off from here on is so because the room closes
        leak.close()
        await room.close()
        server.should_exit = server.force_exit = True
        await serving
    await store.close()
    readers = leak.readers
    return Read(numbers, sum(one.frames for one in readers), sum(one.cards for one in readers), found)


async def _played(actors: list[Actor], hands: int, leak: Leak) -> dict[str, int]:
    """Until every table has played so many hands; a table that has is left to rest."""
    last = 0
    while True:
        numbers = {actor.id: cast(Truth, actor.watchers).hands for actor in actors}
        if min(numbers.values()) > hands or leak.found:
            return numbers
        if min(numbers.values()) // 50 > last:
            last = min(numbers.values()) // 50
            progress(f"{min(numbers.values())} of {hands} hands at the slowest of {len(numbers)} tables")
        for actor in actors:
            if numbers[actor.id] > hands and not cast(Any, actor.table).state.paused:
                actor.post(Command("pause"))
        await asyncio.sleep(0.2)


def six() -> list[TableSetup]:
    """A table of every game for six bots, with time for them to come between hands and to stake."""
    clock = Clock(pause=PAUSE, betting=BETTING)
    return [replace(setup, bots=CLIENTS, clock=clock) for setup in setups()]


def in_a_room(setups: list[TableSetup], hands: int) -> Read:
    """A room of these tables in this process."""
    return uvloop.run(leaked(setups, hands))


def run(console: Console, asked: Namespace) -> int:
    """Every game; 1 when a frame told a card that its reader had not seen."""
    workers, tables, hands = asked.workers or os.cpu_count() or 1, six(), asked.hands or HANDS
    with ProcessPoolExecutor(workers, get_context("spawn")) as processes:
        shares = [tables[place::workers] for place in range(workers)]
        reads = list(processes.map(in_a_room, shares, [hands] * workers))
    out = lined(console, "table", "hands")
    for table, number in sorted([pair for read in reads for pair in read.hands.items()]):
        out.add_row(table, f"{number - 1:,}")
    console.print(out)
    frames, cards = sum(read.frames for read in reads), sum(read.cards for read in reads)
    console.print(f"{CLIENTS} players at each; {frames:,} frames with {cards:,} cards in them", highlight=False)
    found = [line for read in reads for line in read.found]
    for line in found:
        console.print(line, highlight=False)
    console.print("nobody read what they had not seen" if not found else f"{len(found)} things went wrong")
    return int(bool(found))
