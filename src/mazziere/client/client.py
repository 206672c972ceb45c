"""The Python client of the protocol: programs that play or look on, and the tests, use it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from itertools import count
from secrets import token_bytes
from typing import Any, Final, Self
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mazziere.room import protocol as say

SLOWEST: Final = 5.0
"""Seconds between two attempts to come back, at most."""


class Refused(Exception):
    """The room said no; `told` has the code, the rule and the sentences."""

    def __init__(self, told: say.Refused | say.Failed) -> None:
        super().__init__(f"{told.code}: {told.message}")
        self.told = told
        self.code = told.code


class Watched:
    """A table this client watches: the last snapshot, what happened since, and what is asked of this player now."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.view: dict[str, Any] = {}
        self.people: dict[str, say.Person] = {}
        self.connections: dict[str, str] = {}
        self.commitment = ""
        self.events: list[dict[str, Any]] = []
        self.turn = 0
        self.options: tuple[dict[str, Any], ...] = ()
        self._seats: tuple[str, ...] = ()

    def start(self, snapshot: say.Snapshot, me: str) -> None:
        """Take a snapshot: what was known before no longer counts."""
        self.seq = snapshot.seq
        self.view = snapshot.view
        self.people = dict(snapshot.people)
        self.connections = dict(snapshot.connections)
        self.commitment = snapshot.commitment
        self.events = []
        hand = self.view.get("hand") or {}
        self.turn = hand.get("turn", 0)
        self.options = tuple(hand.get("options", ()))
        self._seats = tuple(self.view.get("players", ()))

    def follow(self, frame: say.Events, me: str) -> bool:
        """Take a frame; False when one before it is missing."""
        if frame.after != self.seq:
            return False
        self.seq = frame.seq
        self.commitment = frame.commitment or self.commitment
        for event in frame.events:
            self.events.append(event)
            kind = event["event"]
            if kind == "table-hand-began":
                self._seats = tuple(event["players"])
                self.options = ()
            elif kind == "turn":
                self.turn = event["number"]
                mine = self._seats.index(me) if me in self._seats else -1
                seats = event["seats"]
                self.options = tuple(event["options"][seats.index(mine)]) if mine in seats else ()
            elif kind in ("ended", "voided", "table-hand-ended"):
                self.options = ()
        return True


class Client:
    """A connection to a room. It comes back by itself, watches again what it watched, and asks again what was not
    answered: a command keeps its id, so it is carried out once.

    `async for message in client` gives every message of the room as it comes, tables already brought up to date.
    """

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.me = ""
        self.name = ""
        self.balance = 0
        self.tables: dict[str, Watched] = {}
        self.heard: asyncio.Queue[say.Answer] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[asyncio.Future[Any], say.Message]] = {}
        self._connected = asyncio.Event()
        self._keys: dict[str, str] = {}
        self._numbers = count(1)
        self._prefix = token_bytes(6).hex()
        self._closed = False

    # -- coming and going ----------------------------------------------------------------

    @classmethod
    async def as_guest(cls, url: str, name: str = "") -> Self:
        """Come in with a name and nothing else."""
        async with httpx.AsyncClient(base_url=url.rstrip("/")) as http:
            answer = await http.post("/api/guests", json={"name": name})
            answer.raise_for_status()
            client = cls(url, answer.json()["token"])
        await client.open()
        return client

    async def open(self) -> None:
        """Connect, and say who we are."""
        await self._connect()
        self._reader = asyncio.get_running_loop().create_task(self._read())

    async def close(self) -> None:
        """Go."""
        self._closed = True
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    async def __aenter__(self) -> Self:
        if self._reader is None:
            await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _connect(self) -> None:
        parts = urlsplit(self.url)
        scheme = {"http": "ws", "https": "wss"}[parts.scheme]
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        where = urlunsplit((scheme, parts.netloc, "/ws", "", ""))
        self._socket = await connect(where, additional_headers=headers, compression=None, max_size=None)
        welcome = say.decode_answer(await self._socket.recv())
        assert isinstance(welcome, say.Welcome)
        self.me, self.name, self.balance = welcome.player, welcome.name, welcome.balance
        self._connected.set()

    async def _read(self) -> None:
        delay = 0.05
        while not self._closed:
            try:
                assert self._socket is not None
                async for raw in self._socket:
                    self._take(say.decode_answer(raw))
                    delay = 0.05
            except (ConnectionClosed, OSError):
                pass
            self._connected.clear()
            if self._closed:
                return
            await asyncio.sleep(delay)
            delay = min(2 * delay, SLOWEST)
            with suppress(OSError, ConnectionClosed, InvalidHandshake):
                await self._connect()
                for table in self.tables:
                    await self._send(say.Watch(table=table, key=self._keys.get(table, ""), id=self._id()))
                for _, message in list(self._waiting.values()):
                    await self._send(message)

    # -- what comes ------------------------------------------------------------------------

    def _take(self, message: say.Answer) -> None:
        match message:
            case say.Snapshot():
                self.tables.setdefault(message.table, Watched(message.table)).start(message, self.me)
            case say.Events():
                watched = self.tables.get(message.table)
                if watched is not None and not watched.follow(message, self.me):
                    asyncio.get_running_loop().create_task(self._send(say.Resync(table=message.table)))
            case say.People() if message.table in self.tables:
                self.tables[message.table].people.update(message.people)
            case say.Presence() if message.table in self.tables:
                self.tables[message.table].connections[message.player] = message.connection
            case say.Purse():
                self.balance = message.balance
        id = getattr(message, "id", "")
        waiting, _ = self._waiting.pop(id, (None, None)) if id else (None, None)
        if waiting is not None and not waiting.done():
            if isinstance(message, say.Refused | say.Failed):
                waiting.set_exception(Refused(message))
            else:
                waiting.set_result(message)
        self.heard.put_nowait(message)

    async def __aiter__(self) -> AsyncIterator[say.Answer]:
        while True:
            yield await self.heard.get()

    async def until(self, wanted: Callable[[say.Answer], bool]) -> say.Answer:
        """The next message that is wanted; those before it are passed over."""
        while True:
            message = await self.heard.get()
            if wanted(message):
                return message

    # -- what goes -------------------------------------------------------------------------

    def _id(self) -> str:
        return f"{self._prefix}-{next(self._numbers)}"

    async def _send(self, message: say.Message) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    async def ask(self, message: say.Message) -> Any:
        """Send a message and wait for its answer; a refusal is raised."""
        if not message.id:
            message = msgspec.structs.replace(message, id=self._id())
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (waiting, message)
        if self._connected.is_set():
            # If the connection is lost just now, the next one sends it.
            with suppress(ConnectionClosed):
                await self._send(message)
        return await waiting

    async def watch(self, table: str, key: str = "") -> Watched:
        """Watch a table from now on."""
        self._keys[table] = key
        await self.ask(say.Watch(table=table, key=key))
        return self.tables[table]

    async def do(self, table: str, verb: str, **fields: Any) -> say.Done:
        """A command to a table: sit, leave, top-up, sit-out…"""
        done: say.Done = await self.ask(say.Do(table=table, verb=verb, **fields))
        return done

    async def act(self, table: str, what: str, amount: int = 0, cards: tuple[int, ...] = ()) -> say.Done:
        """Act in the hand, in the turn this client last heard of."""
        turn = self.tables[table].turn if table in self.tables else 0
        return await self.do(table, "act", what=what, amount=amount, cards=cards, turn=turn)

    async def lobby(self) -> list[say.Seats]:
        """The tables of the room."""
        tables: say.Tables = await self.ask(say.Lobby())
        return tables.tables

    async def entropy(self, table: str) -> None:
        """Send randomness of this machine for the table's next deck."""
        await self.ask(say.Entropy(table=table, entropy=token_bytes(16)))
