"""A room that is served, can be killed, and comes back on the same port."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

import httpx

SEED = 7
TESTS = Path(__file__).parent.parent
ADMIN = {"name": "Franca", "password": "correct horse battery"}


class Served:
    """The room's process."""

    def __init__(self, folder: Path, seed: int = SEED) -> None:
        self.folder = folder
        self.seed = seed
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.link = self.start()

    def start(self) -> str:
        """Open the room; its first line says that it is open, and the first time names the link of the first run."""
        command = [sys.executable, "-m", "browser.open_room", str(self.folder), str(self.port), str(self.seed)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=TESTS
        )
        assert self._process.stdout is not None
        address, _, link = self._process.stdout.readline().strip().partition(" ")
        assert address.startswith("http"), "the room did not open"
        while not self._answers():
            assert self._process.poll() is None, "the room closed again"
        return link

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/health", timeout=10) as answer:
                return bool(answer.status == HTTPStatus.OK)
        except OSError:
            return False

    def kill(self) -> None:
        """No farewell."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    @contextmanager
    def killed(self) -> Iterator[None]:
        """Gone for a while; whatever happens meanwhile, it comes back."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def close(self) -> None:
        """The room is needed no more."""
        if "admin" in vars(self):
            self.admin.close()
        self.kill()

    @cached_property
    def admin(self) -> httpx.Client:
        """The administrator, by the link of the first run; without a browser."""
        key = parse_qs(urlsplit(self.link).query)["admin"][0]
        client = httpx.Client(base_url=self.address, transport=httpx.HTTPTransport(retries=8), timeout=60)
        session = client.post("/api/sessions/admin", json={"key": key, **ADMIN}).json()
        client.headers["authorization"] = f"Bearer {session['token']}"
        return client

    def log_in(self, page: Any) -> None:
        """Make the person before a page the administrator, by a code: passwords may be tried ten times in a row."""
        code = self.admin.post("/api/me/codes").json()["code"]
        answer = page.request.post(f"{self.address}/api/sessions/code", data={"code": code})
        assert answer.ok, answer.text()
        page.evaluate("localStorage.setItem('mazziere-was-here', '1')")
