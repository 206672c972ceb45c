"""Load bots: many sockets in one process, as light as a client can be, so that the room is what is measured."""

from __future__ import annotations

import asyncio
import random
import struct
import sys
from time import perf_counter, process_time
from typing import Any

import msgspec

TURN = b'[{"verb":'
"""Only a frame for somebody who is asked has options in it; no other is read."""


class Turn(msgspec.Struct):
    """The turn in a frame, and whatever else happened."""

    event: str
    number: int = 0
    options: list[list[dict[str, Any]]] = []


class Frame(msgspec.Struct):
    """The part of a frame a load bot reads."""

    after: int
    seq: int
    events: list[Turn]


class Told(msgspec.Struct, frozen=True):
    """What the load bots saw since they were last asked; times in seconds."""

    sent: int
    done: int
    refused: int
    frames: int
    late: list[float]
    processor: float


class Load:
    """All load bots: how fast they play, and what they have seen."""

    def __init__(self) -> None:
        self.pace = 0.0
        self.playing = True
        self.sent = self.done = self.refused = self.frames = 0
        self.late: list[float] = []
        self.watching = 0
        self.refusals: list[str] = []

    def told(self) -> Told:
        """Everything since the last time."""
        late = sorted(self.late)
        marks = [late[len(late) * place // 1000] for place in (500, 900, 990, 999)] if late else []
        told = Told(self.sent, self.done, self.refused, self.frames, marks, process_time())
        self.sent = self.done = self.refused = self.frames = 0
        self.late = []
        return told


class Table:
    """What the six at a table share: when each command was sent, by the frame it answered."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sent: dict[int, float] = {}
        self.last = 0.0


class Socket(asyncio.Protocol):
    """One socket that watches a table, as light as it can be.

    Frames to the room are masked with zeros: as good as any mask, and nothing to compute.
    """

    def __init__(self, table: str, key: str) -> None:
        self.table = table
        self._key = key
        self._bytes = bytearray()
        self._transport: Any = None
        self._open = False

    def hear(self, text: bytes) -> None:
        """A message, as it came over the wire."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        who = f"Authorization: Bearer {self._key}\r\n" if self._key else ""
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{who}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        got = self._bytes
        got += data
        if not self._open:
            end = got.find(b"\r\n\r\n")
            if end < 0:
                return
            assert got.startswith(b"HTTP/1.1 101"), bytes(got[:200])
            del got[: end + 4]
            self._open = True
            self.say({"type": "watch", "table": self.table, "id": "w"})
        start, have = 0, len(got)
        while have - start >= 2:
            size, head = got[start + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if have - start < head:
                    break
                size = int.from_bytes(got[start + 2 : start + head], "big")
            if have - start < head + size:
                break
            kind = got[start] & 15
            if kind == 1:
                self.hear(bytes(got[start + head : start + head + size]))
            elif kind == 9:
                self._frame(0x8A, bytes(got[start + head : start + head + size]))
            start += head + size
        del got[:start]

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._frame(0x81, msgspec.json.encode(message))

    def close(self) -> None:
        """Hear no more."""
        if self._transport is not None:
            self._transport.abort()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = struct.pack("!BB", kind, 128 | size) if size < 126 else struct.pack("!BBH", kind, 254, size)
        self._transport.write(head + b"\0\0\0\0" + data)


class Bot(Socket):
    """One player of the load."""

    def __init__(self, load: Load, table: Table, key: str) -> None:
        super().__init__(table.id, key)
        self._load = load
        self._table = table
        self._decode = msgspec.json.Decoder(Frame).decode
        self._events = b'{"type":"events","table":' + msgspec.json.encode(table.id) + b',"after":'

    def hear(self, text: bytes) -> None:
        load = self._load
        if text.startswith(self._events):
            load.frames += 1
            place = len(self._events)
            after = int(text[place : text.index(b",", place)])
            when = self._table.sent.get(after)
            if when is not None:
                load.late.append(perf_counter() - when)
            if TURN in text:
                self._asked(text)
        elif text.startswith(b'{"type":"done"'):
            load.done += 1
        elif text.startswith((b'{"type":"refused"', b'{"type":"error"')):
            load.refused += 1
            load.refusals.append(text.decode())
        elif text.startswith(b'{"type":"snapshot"'):
            load.watching += 1

    def _asked(self, text: bytes) -> None:
        frame = self._decode(text)
        turn = next((event for event in reversed(frame.events) if event.event == "turn"), None)
        options = next((own for own in turn.options if own), None) if turn is not None else None
        if turn is None or options is None or not self._load.playing:
            return
        now = perf_counter()
        if self._load.pace:
            wait = self._table.last + self._load.pace * random.uniform(0.5, 1.5) - now
            asyncio.get_running_loop().call_later(max(wait, 0), self._act, frame.seq, turn.number, options)
        else:
            self._act(frame.seq, turn.number, options)

    def _act(self, seq: int, turn: int, options: list[dict[str, Any]]) -> None:
        verbs = [option["verb"] for option in options]
        dice = random.random()
        wanted = ("fold",) if dice < 0.15 and "check" not in verbs else ("check", "call", "fold")
        what = next((verb for verb in wanted if verb in verbs), verbs[0])
        self._table.last = now = perf_counter()
        self._table.sent = {seq: now}
        self._load.sent += 1
        said = {"type": "do", "table": self._table.id, "verb": "act", "what": what, "turn": turn}
        self.say(said | {"id": f"{self._key[:6]}{seq}"})


async def main() -> None:
    """First line: the port and every table's keys. Then a pace (seconds between a table's actions) or a question."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=2**26)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    port, keys = msgspec.json.decode(await lines.readline(), type=tuple[int, dict[str, list[str]]])
    load = Load()
    for id, mine in keys.items():
        table = Table(id)
        for key in mine:
            await loop.create_connection(lambda table=table, key=key: Bot(load, table, key), "127.0.0.1", port)  # type: ignore[misc]
    sockets = sum(map(len, keys.values()))
    while load.watching < sockets:
        await asyncio.sleep(0.05)
    _say(sockets)
    while line := (await lines.readline()).decode().strip():
        word, _, value = line.partition(" ")
        if word == "pace":
            load.pace = float(value)
        _say(load.told())
        if load.refusals:
            print(load.refusals[:3], file=sys.stderr, flush=True)
            load.refusals.clear()


def _say(what: Any) -> None:
    print(msgspec.json.encode(what).decode(), flush=True)


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
