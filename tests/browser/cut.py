"""A network that can be lost: it stands between a browser and the room, and swallows what is sent while it is gone."""

from __future__ import annotations

import contextlib
import socket
import threading


class Network:
    """Bytes to and fro; once `lost`, nothing passes either way and nobody is told, until it is `back`."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._up = threading.Event()
        self._up.set()
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def lost(self) -> None:
        """From now on everything is swallowed."""
        self._up.clear()

    def back(self) -> None:
        """Whoever comes now is let through; what was on its way when the network went is gone for good."""
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()
        self._up.set()

    def close(self) -> None:
        """No more."""
        self.back()
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._join, args=(near,), daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        self._up.wait()
        with contextlib.suppress(OSError):
            far = socket.create_connection(("127.0.0.1", self._to))
            self._ends += [near, far]
            threading.Thread(target=self._pass, args=(far, near), daemon=True).start()
            self._pass(near, far)

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self._up.is_set():
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)
