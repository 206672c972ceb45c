"""The short way out of a socket: all that waits for a client leaves in one write, in frames made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "mazziere.write"
"""Under this name the scope of a socket offers the short way, where the server knows it."""

Write = Callable[[Sequence[bytes]], bool]
"""Send these messages now; False when the client does not read as fast, and nothing was sent."""

_MEDIUM, _LONG = Struct("!BBH").pack, Struct("!BBQ").pack
_TEXT: Final = 0x81


def framed(message: bytes) -> bytes:
    """The head of a message's frame: one frame, text, from a server.

    >>> framed(b"hi"), framed(b"x" * 300)
    (b'\\x81\\x02', b'\\x81~\\x01,')
    """
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size))
    return _MEDIUM(_TEXT, 126, size) if size < 1 << 16 else _LONG(_TEXT, 127, size)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which also writes what is ready without asking for every message."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = self.write
        await super().run_asgi()

    def write(self, messages: Sequence[bytes]) -> bool:
        """Everything at once, unless the client is slow or going."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for message in messages for part in (framed(message), message)]))
        return True
