"""A client on a real socket that never reads: bounded for the room, and nothing to the others."""

from __future__ import annotations

import asyncio
import json
import socket

from mazziere.room.visitor import MOST_BYTES, Visitor
from mazziere.room.watchdog import asked
from room.evening import HOLDEM, evening, guest, pass_time, played, seated, state_of
from server.served import listening

LONG = 16_000


def handshake(key: str) -> bytes:
    lines = [
        "GET /ws HTTP/1.1",
        "Host: localhost",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Authorization: Bearer {key}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def masked(message: dict[str, str]) -> bytes:
    """A client's frame; a mask of zeros is a mask."""
    text = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text


@played
async def test_who_never_reads_is_kept_within_bounds_and_the_others_play_on() -> None:
    async with evening() as room, listening(room) as url:
        actor = await room.open_table(HOLDEM)
        lazy = await guest(room, "Pigro")
        key = await room.accounts.open_session(lazy.id)
        loop = asyncio.get_running_loop()
        with socket.socket() as wire:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.setblocking(False)
            await loop.sock_connect(wire, ("127.0.0.1", int(url.rpartition(":")[2])))
            await loop.sock_sendall(wire, handshake(key))
            assert (await loop.sock_recv(wire, 12)) == b"HTTP/1.1 101"
            await loop.sock_sendall(wire, masked({"type": "watch", "table": "t1"}))
            while not actor.watchers.of(lazy.id):
                await asyncio.sleep(0)
            (visitor,) = actor.watchers.of(lazy.id)
            assert isinstance(visitor, Visitor)
            people = {one.id: one for one in await seated(room, actor)}
            most = 0
            while not (visitor._behind and visitor._bytes == 0):
                # Long messages stand for a long night.
                actor.watchers.tell(b" " * LONG, lazy.id)
                for _ in range(8):
                    visitor.push(b" " * LONG, "t1")
                (player,) = asked(actor.table)
                await people[player].do("t1", "act", what="fold")
                await pass_time(room, 3_000)
                most = max(most, visitor._bytes)
                await asyncio.sleep(0)
                if visitor.gone:
                    break
            assert most <= MOST_BYTES + LONG
            number = state_of(actor).number
            for _ in range(10):
                (player,) = asked(actor.table)
                await people[player].do("t1", "act", what="fold")
                await pass_time(room, 3_000)
            assert state_of(actor).number > number
            assert actor.fault == ""
