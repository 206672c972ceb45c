"""The WebSocket at `/ws`: messages to a visitor of the room, and what waits for the visitor back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from mazziere.room.visitor import Visitor
from mazziere.server.guard import cookie_of, same_origin
from mazziere.server.wire import EXTENSION

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from mazziere.room.room import Room
    from mazziere.server.identity import Identities
    from mazziere.server.wire import Write

POLICY, OVERLOADED = 1008, 1013
EACH: Final = 200
"""Sockets from one address, unless the room is told otherwise."""


class Socket:
    """Serves sockets. Bare ASGI: each frame to each client passes here, so nothing stands in between."""

    def __init__(self, room: Room, identities: Identities, each: int = EACH) -> None:
        self._room = room
        self._identities = identities
        self._each = each
        self._open: dict[str, int] = {}
        self._visitors: set[Visitor] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if not same_origin(headers.get(b"origin", ""), headers.get(b"host", "")):
            await send({"type": "websocket.close", "code": POLICY, "reason": "origin"})
            return
        address = self._identities.address(scope)
        if self._open.get(address, 0) >= self._each:
            await send({"type": "websocket.close", "code": OVERLOADED, "reason": "too many sockets"})
            return
        self._open[address] = self._open.get(address, 0) + 1
        try:
            extensions: Any = scope.get("extensions") or {}
            await self._serve(headers, address, receive, send, extensions.get(EXTENSION))
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(
        self, headers: dict[bytes, str], address: str, receive: Receive, send: Send, write: Write | None
    ) -> None:
        token = self._identities.token(headers.get(b"authorization", ""), cookie_of(headers.get(b"cookie", "")))
        person = await self._room.accounts.by_token(token)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        ready = asyncio.Event()
        visitor = Visitor(self._room, person, ready.set, address)
        if write is not None:
            visitor.wake = Short(visitor, ready, write).soon
            ready.set()  # the writer goes first, and says when it has nothing left
        self._room.remember(visitor)
        await visitor.welcome()
        writer = asyncio.get_running_loop().create_task(_write(visitor, ready, send))
        try:
            while True:
                message: Any = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                await visitor.receive(message.get("text") or message.get("bytes") or b"")
                if visitor.gone:
                    return
        finally:
            visitor.leave()
            writer.cancel()


class Short:
    """The short way to a client: once the loop has done what it is doing, all that waits goes out together.

    A table that has to be sent whole, and a client that does not keep up, are left to the writer.
    """

    __slots__ = ("_ready", "_soon", "_visitor", "_waits", "_write")

    def __init__(self, visitor: Visitor, ready: asyncio.Event, write: Write) -> None:
        self._visitor = visitor
        self._ready = ready
        self._write = write
        self._soon = asyncio.get_running_loop().call_soon
        self._waits = False

    def soon(self) -> None:
        """There is something to send."""
        if not self._waits:
            self._waits = True
            self._soon(self._flush)

    def _flush(self) -> None:
        self._waits = False
        visitor = self._visitor
        waiting = visitor.waiting()
        if visitor.gone or self._ready.is_set() or (waiting and not self._write(waiting)):
            self._ready.set()
            return
        visitor.sent()
        if visitor.pending():
            self._ready.set()


async def _write(visitor: Visitor, ready: asyncio.Event, send: Send) -> None:
    """Send what waits, as fast as the client reads it."""
    try:
        while not visitor.gone:
            frame = await visitor.take()
            if frame is not None:
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
                continue
            ready.clear()
            if not visitor.pending():
                await ready.wait()
        await send({"type": "websocket.close", "code": OVERLOADED, "reason": "too slow"})
    except (OSError, RuntimeError):
        visitor.gone = True
