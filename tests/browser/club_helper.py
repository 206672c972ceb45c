"""A club for one test file: a room of its own, its administrator, and what the desk does step by step."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

TESTS = Path(__file__).parent.parent


class Club:
    """A room in a process of its own that can be killed and comes back; `admin` holds the administrator's key."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        link = self.start()
        key = parse_qs(urlsplit(link).query)["admin"][0]
        claim = {"key": key, "name": "Franca", "password": "correct horse battery"}
        self.admin = httpx.Client(base_url=self.address, transport=httpx.HTTPTransport(retries=8))
        session = self.admin.post("/api/sessions/admin", json=claim).json()
        self.admin.headers["authorization"] = f"Bearer {session['token']}"

    def start(self) -> str:
        """Open the room; the first-run link."""
        command = [sys.executable, "-m", "browser.club_room", str(self.folder), str(self.port)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=TESTS
        )
        assert self._process.stdout is not None
        _, _, link = self._process.stdout.readline().strip().partition(" ")
        return link

    def kill(self) -> None:
        """No farewell."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def log_in(self, page: Any) -> None:
        """Make the person before a page the administrator."""
        told = {"name": "Franca", "password": "correct horse battery"}
        answer = page.request.post(f"{self.address}/api/sessions", data=told)
        assert answer.ok, answer.text()
        page.evaluate("localStorage.setItem('mazziere-was-here', '1')")

    def open_list(self, name: str = "Hold'em 1/2", **setup: Any) -> str:
        """A list of the hall; its id."""
        told = {"name": name, "blind": 200, "buy_in": 5_000, "seats": 2} | setup
        answer = self.admin.post("/api/desk/groups", json=told)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()[-1]["id"]
        return found

    def step(self, id: str, verb: str, **told: Any) -> Any:
        """One step of the desk; the list afterwards."""
        answer = self.admin.post(f"/api/desk/groups/{id}/steps", json={"verb": verb, **told})
        assert answer.status_code == 200, answer.text
        return next(each for each in answer.json() if each["id"] == id)
