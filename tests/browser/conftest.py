"""A room in a process of its own, and Chromium before it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SEED = 7

sync_api = pytest.importorskip("playwright.sync_api")


class Served:
    """A room that is served, can be killed, and comes back on the same port."""

    def __init__(self, folder: Path, seed: int = SEED) -> None:
        self.folder = folder
        self.seed = seed
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.start()

    def start(self) -> None:
        """Open the room; its first line says that it is open."""
        command = [sys.executable, str(Path(__file__).parent / "open_room.py")]
        self._process = subprocess.Popen(
            [*command, str(self.folder), str(self.port), str(self.seed)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().startswith("http"), "the room did not open"
        while not self._answers():
            assert self._process.poll() is None, "the room closed again"

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


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The room that tests share."""
    served = Served(tmp_path_factory.mktemp("room"))
    yield served
    served.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """One browser for a file: while it is open its loop runs, and no other test could run one of its own."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    with sync_api.sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


Visit = Callable[..., Any]


@pytest.fixture
def visit(room: Served, chromium: Any) -> Iterator[Visit]:
    """Open a page as a new person: `visit("/table/bots")`; what goes wrong in the page fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def open_page(path: str = "/", *, lang: str = "en-US", size: tuple[int, int] = (1280, 800), **more: Any) -> Any:
        context = chromium.new_context(
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            base_url=more.pop("base", room.address),
            **more,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong
