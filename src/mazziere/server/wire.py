"""The short way to a client and back: a message leaves in one write, and one that need not wait is heard at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

EXTENSION: Final = "mazziere.line"
"""Under this name the scope of a socket offers the short way, where the server knows it."""

Hear = Callable[[bytes], bool]
"""Take a message; False when it has to wait for its turn."""

_MEDIUM, _LONG = Struct("!BBH").pack, Struct("!BBQ").pack
_TEXT: Final = 0x81
_FIN, _CODE, _MASKED, _SIZE = 0x80, 0x0F, 0x80, 0x7F
_CONTROL: Final = 0x08
"""Codes from here on are pings, pongs and goodbyes."""


class Line(Protocol):
    """What a socket's scope offers. `hear` is asked about every message, until one of them has to wait."""

    hear: Hear | None

    def flows(self) -> bool:
        """Is the client there, and does it read as fast as we write?"""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send these, in one write."""


def framed(message: bytes) -> bytes:
    """A message in one frame, text, from a server.

    >>> framed(b"hi"), framed(b"x" * 300)[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    size = len(message)
    if size < 126:
        return b"%c%c%b" % (_TEXT, size, message)
    return (_MEDIUM(_TEXT, 126, size) if size < 1 << 16 else _LONG(_TEXT, 127, size)) + message


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which writes what is ready without asking, and reads simple messages by itself.

    A simple message is one whole frame of ASCII text. Every other frame goes to uvicorn, whole, so that it never has
    to wonder where the next one begins.
    """

    hear: Hear | None = None
    _rest = b""
    _parted = False
    _aside = False

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = self
        await super().run_asgi()

    def flows(self) -> bool:
        """Neither slow nor going."""
        return self.writable.is_set() and self.handshake_complete and not (self.disconnected or self.close_sent)

    def write(self, messages: Sequence[bytes]) -> None:
        """In one write; nobody is there to read it any more when the socket is closing."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(b"".join(map(framed, messages)))

    def data_received(self, data: bytes) -> None:
        """Take frame by frame. Who speaks before the greeting is over, or against the rules, is left to uvicorn."""
        if self._aside or not self.handshake_complete:
            self._aside = self._aside or self.handshake_initiated
            super().data_received(data)
            return
        got = self._rest + data if self._rest else data
        start, have = 0, len(got)
        while have - start >= 2:
            first, second = got[start], got[start + 1]
            size, mask = second & _SIZE, start + 2
            if size == 126:
                mask += 2
                size = int.from_bytes(got[start + 2 : mask], "big")
            if not second & _MASKED or second & _SIZE == 127 or size > self.config.ws_max_size:
                self._aside, self._rest = True, b""
                super().data_received(got[start:])
                return
            end = mask + 4 + size
            if end > have:
                break
            if first != _TEXT or self._parted or self.hear is None or not self._simple(got, mask, end):
                self._pass(first, got[start:end])
            start = end
        self._rest = got[start:]

    def _simple(self, got: bytes, mask: int, end: int) -> bool:
        message = apply_mask(got[mask + 4 : end], got[mask : mask + 4])
        return message.isascii() and self.hear is not None and self.hear(message)

    def _pass(self, first: int, frame: bytes) -> None:
        """A frame for uvicorn. What comes after a message waits behind it, until the room hears again."""
        if first & _CODE < _CONTROL:
            self._parted = not first & _FIN
            self.hear = None
        super().data_received(frame)
