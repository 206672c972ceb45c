"""What the room costs a browser: how soon it is there, how smoothly tables run, how long from a clone to a card.

The figures come from Chromium's own performance trace. Work is counted in the main thread's processor time, so that a
busy machine is not mistaken for a slow page; the clock's time stands beside it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from bench.measure import MissingPeer, Row, at_most

GRID = ("holdem-nl", "omaha", "stud7", "draw5", "telesina")
"""The six-seat table one sits at, and four others around it."""

SECONDS = 30
VISITS = 5
PACE = 250
MODULE = "((path) => import(new URL(path, document.querySelector('script[type=module]').src)))"
"""A module of the page itself, by its path below `js/`: under another address it would be another module."""
CALL = "() => document.querySelector('.bar:not(.dead) button.call')?.click()"
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
FRAME, TASK = "Commit", "RunTask"
LONGEST, EACH, SOON, LIGHT, MINUTE, CLICKS = 50, 6, 1000, 300, 60, 4
INTERACTIVE = """() => {
    new MutationObserver((_, observer) => {
        if (!document.querySelector('.table-card')) return;
        observer.disconnect();
        // Interactive: drawn, and the main thread is free again for whoever clicks.
        requestAnimationFrame(() => setTimeout(() => { window.interactive = performance.now(); }));
    }).observe(document, { childList: true, subtree: true });
}"""
ROOT = Path(__file__).parents[1]


def rows() -> Iterator[Row]:
    """Arriving, playing at five tables, and the way from the README's command to the first card."""
    with opened([str(Path(sys.executable).with_name("mazziere"))]) as address, chromium() as browser:
        yield from arriving(browser, address)
        yield from smoothness(browser, address)
    yield from from_a_clone()


@contextmanager
def chromium() -> Iterator[Any]:
    """The system's browser, driven."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise MissingPeer(f"{error}; install the extra `dev`") from None
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise MissingPeer("Chromium is not installed")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=found, args=arguments)
        yield browser
        browser.close()


@contextmanager
def opened(command: Sequence[str]) -> Iterator[str]:
    """A room as `mazziere serve` opens it; where it is found."""
    with TemporaryDirectory() as folder:
        words = [*command, "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", folder]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()


def arriving(browser: Any, address: str) -> Iterator[Row]:
    """A first visit: nothing in the cache."""
    visits = [_visit(browser, address) for _ in range(VISITS)]
    waited, carried = median(visit[0] for visit in visits), max(visit[1] for visit in visits)
    yield at_most(f"the lobby can be used, median of {VISITS} first visits", waited, SOON, "ms")
    yield at_most("lobby and table over the wire", carried / 1000, LIGHT, "kB")


def _visit(browser: Any, address: str) -> tuple[float, int]:
    """Milliseconds until the lobby can be used, and bytes until a table is drawn."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.add_init_script(f"({INTERACTIVE})()")
    asked: list[Any] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto("/")
    waited: float = page.wait_for_function("() => window.interactive").json_value()
    page.click("a.table-card[href='/table/holdem-nl']")
    page.wait_for_selector(".seat")
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in asked]
    context.close()
    return waited, sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def smoothness(browser: Any, address: str) -> Iterator[Row]:
    """A seat at one table and four others in the grid, the bots at their own pace, motion on."""
    page = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"/table/{GRID[0]}?sit")
    sit(page)
    page.goto(f"/tables?ids={','.join(GRID)}")
    page.wait_for_function("(count) => document.querySelectorAll('.seat .hand').length > count", arg=len(GRID))
    browser.start_tracing(page=page, categories=CATEGORIES)
    until = perf_counter() + SECONDS
    while perf_counter() < until:
        page.wait_for_timeout(PACE)
        page.evaluate(CALL)
    seen = traced(json.loads(browser.stop_tracing())["traceEvents"])
    page.context.close()
    yield at_most("main thread's work a frame, median", median(seen.frames), EACH, "ms")
    yield Row(f"… of {len(seen.frames):,} frames in {SECONDS} s, 95 %", f"{quantiles(seen.frames, n=20)[-1]:,.1f} ms")
    yield at_most("longest task", max(seen.tasks), LONGEST, "ms")
    yield Row("… by the clock", f"{max(seen.clock):,.1f} ms")


class Traced(NamedTuple):
    """Milliseconds of the main thread: for each frame, for each task, and each task by the clock."""

    frames: list[float]
    tasks: list[float]
    clock: list[float]


def traced(events: list[dict[str, Any]]) -> Traced:
    """The renderer's main thread in a trace; a frame has all the work since the one before it."""
    named = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and "RendererMain" in e["args"]["name"]}
    by_thread = {who: [e for e in events if (e["pid"], e["tid"]) == who] for who in named}
    main = max(by_thread.values(), key=lambda seen: sum(e["name"] == FRAME for e in seen))
    tasks = sorted((e for e in main if e["name"] == TASK and e["ph"] == "X"), key=lambda e: e["ts"])
    starts = sorted(e["ts"] for e in main if e["name"] == FRAME)
    frames: list[float] = []
    work, place = 0.0, 0
    for task in tasks:
        work += task.get("tdur", task["dur"]) / 1000
        while place < len(starts) and starts[place] < task["ts"] + task["dur"]:
            frames.append(work)
            work, place = 0.0, place + 1
    return Traced(frames, [e.get("tdur", e["dur"]) / 1000 for e in tasks], [e["dur"] / 1000 for e in tasks])


def sit(page: Any) -> int:
    """Where one is asked at once, take a seat as a guest; how many clicks it took."""
    page.fill("dialog input[name=name]", "Ada")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    return 1


def from_a_clone() -> Iterator[Row]:
    """The README's command in a fresh clone, then a browser: how long until one's first card, and how many clicks.

    Once as it is, which takes what pip has kept from earlier installs, and once as on a machine that has nothing.
    """
    for how, more in (("with pip's cache", []), ("everything fetched", ["--no-cache-dir"])):
        with TemporaryDirectory() as folder:
            clone = Path(folder) / "mazziere"
            _run(["git", "clone", "-q", str(ROOT), str(clone)], ROOT)
            start = perf_counter()
            _run([sys.executable, "-m", "venv", ".venv"], clone)
            made = perf_counter() - start
            _run([".venv/bin/pip", "install", "-q", *more, "."], clone)
            installed = perf_counter() - start
            with opened([str(clone / ".venv/bin/mazziere")]) as address:
                open_after = perf_counter() - start
                clicks = _first_card(address)
                seconds = perf_counter() - start
        yield at_most(f"from the README's command to one's first card, {how}", seconds, MINUTE, "s")
        yield Row("… venv", f"{made:,.1f} s")
        yield Row("… pip", f"{installed - made:,.1f} s")
        yield Row("… until the room is open", f"{open_after - installed:,.1f} s")
        yield Row("… browser, seat and first card", f"{seconds - open_after:,.1f} s")
        yield at_most("… clicks", clicks, CLICKS, "")


def _first_card(address: str) -> int:
    """From the lobby to one's first card as a guest; how many clicks it took."""
    with chromium() as browser:
        page = browser.new_context(base_url=address).new_page()
        page.goto("/")
        page.click(".hero .primary")
        clicks = 1 + sit(page)
        page.wait_for_selector(".seat.mine .card")
    return clicks


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise MissingPeer(f"{' '.join(command)} failed: {done.stderr.strip()[-200:]}")
