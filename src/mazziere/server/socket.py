"""The WebSocket at `/ws`: messages to a visitor of the room, and what waits for the visitor back."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from mazziere.room.visitor import Visitor
from mazziere.server.guard import cookie_of, same_origin
from mazziere.server.wire import EXTENSION

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from mazziere.room.room import Room
    from mazziere.server.identity import Identities
    from mazziere.server.wire import Line

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
        self._post = Post()

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
        self, headers: dict[bytes, str], address: str, receive: Receive, send: Send, line: Line | None
    ) -> None:
        token = self._identities.token(headers.get(b"authorization", ""), cookie_of(headers.get(b"cookie", "")))
        person = await self._room.accounts.by_token(token)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        ready = asyncio.Event()
        visitor = Visitor(self._room, person, ready.set, address)
        if line is not None:
            ready.set()  # the writer goes first, and says when it has nothing left
            visitor.write = partial(self._post.take, ready, line)
        writer: asyncio.Task[None] | None = None
        self._room.remember(visitor)
        try:
            await visitor.welcome()
            writer = asyncio.get_running_loop().create_task(_write(visitor, ready, send))
            while True:
                if line is not None:
                    line.hear = visitor.hear  # nothing waits, so that nothing can be overtaken
                message: Any = await receive()
                if line is not None:
                    line.hear = None
                if message["type"] == "websocket.disconnect":
                    return
                await visitor.receive(message.get("text") or message.get("bytes") or b"")
                if visitor.gone:
                    return
        finally:
            visitor.leave()
            if writer is not None:
                writer.cancel()


class Post:
    """The short way to all clients: what is for one of them in the same turn of the loop goes out in one write."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: dict[Line, list[bytes]] = {}

    def take(self, ready: asyncio.Event, line: Line, message: bytes) -> bool:
        """Take a message, unless the writer has something to send first or the client does not keep up."""
        if ready.is_set() or not line.flows():
            return False
        held = self._held.get(line)
        if held is not None:
            held.append(message)
        else:
            if not self._held:
                asyncio.get_running_loop().call_soon(self._go)
            self._held[line] = [message]
        return True

    def _go(self) -> None:
        held, self._held = self._held, {}
        for line, messages in held.items():
            line.write(messages)


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
