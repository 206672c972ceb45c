"""The gate: before every request the rate of its address, after every answer the security headers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from mazziere.server.guard import HEADERS, TRANSPORT
from mazziere.server.static import Web
from mazziere.words import said

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send

    from mazziere.server.identity import Identities
    from mazziere.server.limits import Limits
    from mazziere.server.socket import Socket

SOCKET: Final = "/ws"
_FAST: Final = msgspec.json.encode({"code": "room-fast", "message": said("room-fast")})


class Gate:
    """An ASGI application: the socket, or REST."""

    def __init__(self, rest: Litestar, socket: Socket, limits: Limits, identities: Identities, web: Path) -> None:
        self.rest = rest
        self._socket = socket
        self._limits = limits
        self._identities = identities
        self._headers = [*HEADERS, *TRANSPORT] if limits.secure else list(HEADERS)
        self._web = Web(web, self._headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "websocket":
            if scope["path"] == SOCKET:
                await self._socket(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "no such socket"})
            return
        if self._web.serves(scope):
            await self._web(scope, receive, send)
            return
        if kind == "http" and not self._limits.request(self._identities.address(scope)):
            await self._too_fast(send)
            return
        await self.rest(scope, receive, self._guarded(scope, send) if kind == "http" else send)

    def _guarded(self, scope: Scope, send: Send) -> Send:
        private = scope["path"].startswith("/api")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: list[Any] = [*message["headers"], *self._headers]
                if private:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        return guarded

    async def _too_fast(self, send: Send) -> None:
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"5"), *self._headers]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": _FAST, "more_body": False})
