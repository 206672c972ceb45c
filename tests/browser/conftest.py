"""A room in a process of its own, and Chromium before it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.club_helper import Club
from browser.opponent import Opponent
from browser.served import Served

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PATIENCE = 60_000
"""How long a page may take, in milliseconds, on the slowest machine; nothing waits for it where all is well."""

sync_api = pytest.importorskip("playwright.sync_api")


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The room that tests share."""
    served = Served(tmp_path_factory.mktemp("room"))
    yield served
    served.close()


@pytest.fixture
def club(room: Served) -> Club:
    """Its lists of the hall, by its administrator."""
    return Club(room)


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
    """Open a page as a new person: `visit("/table/bots")`; what goes wrong in the page fails the test.

    The page's clock is ours: it runs by itself, and can be put forward. `heard` takes every frame of its socket.
    """
    contexts: list[Any] = []
    wrong: list[str] = []

    def open_page(path: str = "/", *, lang: str = "en-US", size: tuple[int, int] = (1280, 800), **more: Any) -> Any:
        heard = more.pop("heard", None)
        context = chromium.new_context(
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            base_url=more.pop("base", room.address),
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.clock.install()
        contexts.append(context)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        page = context.new_page()
        if heard is not None:
            page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


@pytest.fixture
def opponent(room: Served) -> Iterator[Callable[..., Opponent]]:
    """Somebody else at a table, without a browser: `opponent("duel0")` sits on the first seat."""
    came: list[Opponent] = []

    def come(table: str, name: str = "Bruno", **how: Any) -> Opponent:
        came.append(Opponent(room.address, name))
        came[-1].sit(table, **how)
        return came[-1]

    yield come
    for one in came:
        one.close()
