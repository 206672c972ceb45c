"""Frames as they may come off a wire: in pieces, several at once, in fragments, and against the rules."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from mazziere.room.room import Room
from room.evening import HOLDEM, evening, guest, played
from server.served import listening
from server.test_slow import handshake

TEXT, REST, PING, PONG, CLOSE = 0x81, 0x80, 0x89, 0x8A, 0x88
MASK = b"\x11\x22\x33\x44"


def framed(text: bytes, kind: int = TEXT) -> bytes:
    """A client's frame."""
    size = len(text)
    head = struct.pack("!BB", kind, 128 | size) if size < 126 else struct.pack("!BBH", kind, 254, size)
    return head + MASK + bytes([byte ^ MASK[place % 4] for place, byte in enumerate(text)])


def ping(id: str) -> bytes:
    return json.dumps({"type": "ping", "id": id}, ensure_ascii=False).encode()


class Wire:
    """The client's end, frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer

    async def read(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what is in it."""
        kind, size = await self._reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self._reader.readexactly(2))
        return kind, await self._reader.readexactly(size)

    async def answers(self, count: int) -> list[str]:
        """The ids of the next answers."""
        return [json.loads((await self.read())[1])["id"] for _ in range(count)]


@asynccontextmanager
async def connected(room: Room) -> AsyncIterator[Wire]:
    async with listening(room) as url:
        key = await room.accounts.open_session((await guest(room, "Anna")).id)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        writer.write(handshake(key))
        await reader.readuntil(b"\r\n\r\n")
        wire = Wire(reader, writer)
        assert b'"welcome"' in (await wire.read())[1]
        try:
            yield wire
        finally:
            writer.close()


@played
async def test_a_message_may_come_byte_by_byte() -> None:
    async with evening() as room, connected(room) as wire:
        for byte in framed(ping("a")) + framed(ping("b" * 200)):
            wire.writer.write(bytes([byte]))
            await wire.writer.drain()
            await asyncio.sleep(0)
        assert await wire.answers(2) == ["a", "b" * 200]


@played
async def test_messages_are_answered_in_the_order_they_came() -> None:
    lobby = json.dumps({"type": "lobby", "id": "b"}).encode()
    async with evening() as room, connected(room) as wire:
        # The lobby and letters beyond ASCII go the long way; nothing that comes after overtakes them.
        wire.writer.write(b"".join(map(framed, [ping("a"), lobby, ping("c"), ping("è"), ping("e")])))
        assert await wire.answers(5) == ["a", "b", "c", "è", "e"]
        wire.writer.write(framed(ping("f")))
        assert await wire.answers(1) == ["f"]


@played
async def test_a_message_in_fragments_is_one_message() -> None:
    whole = ping("parts")
    async with evening() as room, connected(room) as wire:
        wire.writer.write(framed(whole[:5], 0x01) + framed(b"there?", PING) + framed(whole[5:], REST))
        assert await wire.read() == (PONG, b"there?")
        assert await wire.answers(1) == ["parts"]


@pytest.mark.parametrize(
    ("against", "code"),
    [
        (bytes((TEXT, 2)) + b"{}", 1002),  # not masked
        (framed(b"{}", 0x01) + framed(b"{}"), 1002),  # a message in the middle of another
        (framed(b"{}", 0xC1), 1002),  # a bit that means nothing here
        (bytes((TEXT, 255)) + struct.pack("!Q", 1 << 40) + MASK, 1009),  # longer than anybody may speak
        (framed(b'{"type":"ping","id":"\xff"}'), 1007),  # not text
    ],
)
def test_who_breaks_the_rules_of_the_wire_is_sent_away(against: bytes, code: int) -> None:
    @played
    async def broken() -> None:
        async with evening() as room, connected(room) as wire:
            wire.writer.write(framed(ping("a")))
            assert await wire.answers(1) == ["a"]
            wire.writer.write(against)
            kind, why = await wire.read()
            assert (kind, int.from_bytes(why[:2], "big")) == (CLOSE, code)

    broken()


@played
async def test_what_is_refused_is_answered_in_its_place() -> None:
    async with evening() as room, connected(room) as wire:
        await room.open_table(HOLDEM)
        act = json.dumps({"type": "do", "id": "x", "table": "t1", "verb": "act", "what": "fold"}).encode()
        nowhere = json.dumps({"type": "do", "id": "y", "table": "t9", "verb": "act", "what": "fold"}).encode()
        wire.writer.write(framed(nowhere) + framed(act))
        assert await wire.answers(2) == ["y", "x"]
