"""The pages around the tables, of a room like anybody's: a stranger's, a player's, a host's, the staff's."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import httpx

from bench.browser import sit

PATIENCE = 60_000
HANDS = 2
"""So many hands are played before a player's own pages are looked at."""

STRANGER = {
    "lobby": "/",
    "come-in": "/account",
    "settings": "/settings",
    "rules": "/rules?q=raise",
    "rule": "/rules/ST-47a1",
    "no-rule": "/rules/ST-47",
    "rulebooks": "/rules?book=home&against=fipos",
    "rulebook": "/rules?book=sanremo-cash",
    "new": "/new",
    "no-tables": "/tables",
    "no-hands": "/hands",
    "no-replay": "/replay/holdem-nl/9999",
    "no-table": "/table/nowhere",
    "no-rules": "/rules?q=xyzzy",
    "no-house": "/house/nowhere",
    "nowhere": "/nowhere",
    "unclear": "/rules/ST-3a",
    "house": "/house",
    "verify": "/verify",
    "staff-only": "/staff",
    "desk-only": "/desk",
}
TOUCHED: dict[str, tuple[str, tuple[tuple[str, ...], ...]]] = {
    "lobby-filtered": (
        "/",
        (
            ("click", ".kinds button >> nth=2"),
            ("unfold", "[data-open=filters]"),
            ("select", "select[name=company]", "bots"),
        ),
    ),
    "lobby-none": (
        "/",
        (
            ("click", ".kinds button >> nth=2"),
            ("unfold", "[data-open=filters]"),
            ("select", "select[name=seats]", "two"),
        ),
    ),
    "house-changed": (
        "/house",
        (
            ("fill", "input[name=book]", "circolo"),
            ("select", "[data-policy=minimum_raise] select", "largest-full-raise"),
            ("select", "[data-policy=reopening] select", "cumulative"),
            ("wait", "[data-differs]"),
            ("click", ".book-diff summary"),
        ),
    ),
    "house-wrong": ("/house", (("fill", "[data-policy=limit_cap] input", "-1"), ("wait", "[data-policy] .bad"))),
    "new-more": ("/new", (("click", "summary"),)),
    "new-italian": (
        "/new",
        (("select", "label:has-text('Game') select", "telesina"), ("click", "label:has([value=croce])")),
    ),
    "new-giro": (
        "/new",
        (("select", "label:has-text('Game') select", "italiana"), ("check", "label:has-text('Giro pazzo') input")),
    ),
    "new-mixed": ("/new", (("select", "label:has-text('Game') select", "mixed"),)),
    "new-bank": ("/new", (("select", "label:has-text('Game') select", "blackjack"),)),
    "wrong-password": (
        "/account",
        (
            ("fill", "input[name=user]", "Nessuno"),
            ("fill", "input[name=password]", "una parola"),
            ("click", "form:has(input[name=user]) button.primary"),
            ("wait", ".bad"),
        ),
    ),
    "verify-nothing": ("/verify", (("fill", "textarea", "{}"), ("click", "form button.primary"), ("wait", ".bad"))),
}
"""What a stranger touches before the picture, one thing after the other."""
PLAYER = {
    "account": "/account",
    "hands": "/hands",
    "hands-none": "",
    "replay-room": "",
    "replay-end": "",
    "verified": "",
    "verify-bad": "",
    "my-tables": "/tables",
    "my-turn": "/",
    "my-turn-table": "/table/omaha",
    "exclude": "",
    "excluded": "",
}
HOST = {"new-ready": "", "asked": "", "host-asked": "", "host": "", "club": ""}
STAFF = {
    "claim": "",
    "desk-empty": "",
    "desk": "/desk",
    "desk-list": "",
    "desk-name": "",
    "desk-phone": "",
    "desk-chair": "",
    "desk-table": "",
    "desk-log": "",
    "list-called": "",
    "list": "/list",
    "list-screen": "/list/screen",
    "staff": "/staff",
    "staff-accounts": "/staff/accounts",
    "staff-account": "",
    "staff-tables": "/staff/tables",
    "staff-table": "/staff/tables/holdem-nl",
    "staff-trail": "/staff/trail",
    "staff-books": "/staff/books",
}
ALL = {**STRANGER, **TOUCHED, **PLAYER, **HOST, **STAFF}
ADMIN = {"name": "Franca", "password": "correct horse battery"}
PLAY = """(hands) => {
    const [call, fold] = ['call', 'fold'].map((what) => document.querySelector(`.bar:not(.dead) button.${what}`));
    // Whoever calls everything is soon without chips.
    (Number(call?.innerText.replace(/\\D/g, '')) > 400 && fold ? fold : call)?.click();
    const me = document.querySelector('.seat.mine .name')?.innerText;
    const lines = [...document.querySelectorAll('.log li')].map((one) => one.innerText);
    return lines.filter((line) => me && line.startsWith(`${me} gets `)).length > hands;
}"""

Take = Callable[..., None]


class Room(NamedTuple):
    """A room that is open, and the key of its administrator."""

    address: str
    key: str


@contextmanager
def opened() -> Iterator[Room]:
    """A room as `mazziere serve` opens it the first time."""
    with TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("mazziere")), "serve", "--no-browser", "--host", "127.0.0.1"]
        process = subprocess.Popen([*command, "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split()[-1]
            link = next(line.split()[-1] for line in process.stdout if "admin=" in line)
            yield Room(address, parse_qs(urlsplit(link).query)["admin"][0])
        finally:
            process.terminate()
            process.wait()


def pages(browser: Any, room: Room, names: list[str], take: Take) -> None:
    """Each of these pages."""
    for kind, show in ((STRANGER | TOUCHED, _stranger), (PLAYER, _player), (HOST, _host), (STAFF, _staff)):
        if wanted := [name for name in names if name in kind]:
            context = browser.new_context(base_url=room.address, reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            show(context.new_page(), room, wanted, take)
            context.close()


def _go(page: Any, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("main h1", state="attached")
    page.wait_for_load_state("networkidle")


def _stranger(page: Any, room: Room, names: list[str], take: Take) -> None:
    for name in names:
        path, steps = TOUCHED.get(name, (STRANGER.get(name, ""), ()))
        _go(page, path)
        for step in steps:
            touch(page, *step)
        take(page, name=name)


def touch(page: Any, what: str, selector: str, value: str = "") -> None:
    """One thing a person does to a page."""
    if what == "fill":
        page.fill(selector, value)
    elif what == "select":
        page.select_option(selector, value)
    elif what == "wait":
        page.wait_for_selector(selector)
    elif what == "unfold":
        # A phone's button, on whatever screen the page is by now.
        page.dispatch_event(selector, "click")
    else:
        getattr(page, what)(selector)


def _player(page: Any, room: Room, names: list[str], take: Take) -> None:
    """The pages of somebody who has played a few hands."""
    page.goto("/table/holdem-nl?sit")
    sit(page)
    page.wait_for_function(PLAY, arg=HANDS, polling=200, timeout=5 * PATIENCE)
    for name in names:
        if name in ("replay-room", "replay-end", "verified", "verify-bad"):
            _go(page, "/hands")
            page.click("tbody tr a[href^='/replay/'] >> nth=0")
            page.wait_for_selector(".scrubber input")
        elif name == "hands-none":
            _go(page, "/hands")
            _none(page)
        elif name in ("exclude", "excluded"):
            _exclude(page, sure=name == "excluded")
        elif name.startswith("my-turn"):
            _elsewhere(page, PLAYER[name])
        else:
            _go(page, PLAYER[name])
        if name == "replay-end":
            _go(page, f"{page.url}?step=999")
        elif name in ("verified", "verify-bad"):
            page.click("main a[href^='/verify']")
            page.click("main button.primary >> nth=0")
            page.wait_for_selector("[data-verdict]")
        if name == "verify-bad":
            _doctor(page)
        take(page, name=name, whole=not name.startswith("my-turn"))


def _none(page: Any) -> None:
    """Hands of a result that none has had."""
    result = page.locator("label:has-text('Result') select, label:has-text('Esito') select")
    for one in ("won", "lost"):
        result.select_option(one)
        if not page.locator("tbody tr").count():
            return


def _elsewhere(page: Any, path: str) -> None:
    """On another page when it is one's turn, at a table that has not been waiting yet."""
    page.goto(f"/table/{'stud7' if path == '/' else 'draw5'}")
    page.click("[data-sit]")
    page.click("dialog button[type=submit]")
    page.wait_for_selector(".bar [data-verb]", timeout=5 * PATIENCE)
    page.goto(path)
    page.wait_for_selector("[data-called]")
    page.wait_for_load_state("networkidle")


def _exclude(page: Any, *, sure: bool) -> None:
    """Days without play, asked for and (if sure) asked for again."""
    _go(page, "/account")
    page.fill("input[name=exclude]", "1")
    page.click("form.bottom button")
    if sure:
        page.click("form.bottom button.danger")
        page.wait_for_selector("form.bottom + .bad")


def _doctor(page: Any) -> None:
    """The same hand with another card in one place."""
    page.evaluate("""() => {
        const area = document.querySelector("textarea");
        const told = JSON.parse(area.value);
        const shown = told.events.find((one) => one.event === "moved" && one.faces.some((face) => face < 52));
        shown.faces = shown.faces.map((face) => (face < 52 ? (face + 1) % 52 : face));
        area.value = JSON.stringify(told);
        area.dispatchEvent(new Event("input", { bubbles: true }));
    }""")
    page.click("form button.primary")
    page.wait_for_selector("[data-verdict=bad]")


def _host(page: Any, room: Room, names: list[str], take: Take) -> None:
    """A table of one's own: its link, and what its host may do."""
    page.goto("/new")
    page.fill("input[name=who]", "Olga")
    page.fill("input[name=table]", "Giovedì sera")
    page.get_by_label("I approve who sits down").check()
    page.click("form button.primary")
    link = page.inner_text("[data-link]")
    page.wait_for_load_state("networkidle")
    if "new-ready" in names:
        take(page, name="new-ready")
    page.click("main a.primary")
    if {"asked", "host-asked"} & {*names}:
        _asked(page, link, names, take)
    if "host" in names:
        page.click("[data-host-menu]")
        page.wait_for_selector("dialog [data-link]")
        page.wait_for_load_state("networkidle")
        take(page, name="host", whole=False)
    if "club" in names:
        page.goto("/club")
        page.wait_for_selector("[data-hosted] img")
        page.wait_for_load_state("networkidle")
        take(page, name="club")


def _asked(page: Any, link: str, names: list[str], take: Take) -> None:
    """Somebody asks the host for a seat."""
    context = page.context.browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    friend = context.new_page()
    friend.goto(link)
    sit(friend)
    friend.wait_for_selector("[data-asked]")
    if "asked" in names:
        take(friend, name="asked", whole=False)
    page.wait_for_selector("[data-approve]")
    if "host-asked" in names:
        take(page, name="host-asked", whole=False)
    context.close()


def _staff(page: Any, room: Room, names: list[str], take: Take) -> None:
    """A hall with two tables and a list, somebody who called the floor, and who looks after them."""
    page.add_init_script("localStorage.setItem('mazziere-was-here', '1')")
    if "claim" in names:
        _go(page, f"/?admin={room.key}")
        take(page, name="claim")
    with httpx.Client(base_url=room.address) as client:
        told = client.post("/api/sessions/admin", json={"key": room.key, **ADMIN}).json()
        client.headers["authorization"] = f"Bearer {told['token']}"
        assert page.request.post(f"{room.address}/api/sessions", data=ADMIN).ok
        if "desk-empty" in names:
            _go(page, "/desk")
            take(page, name="desk-empty")
        group = _hall(client)
        _called(room)
        admin = client.get("/api/me").json()["id"]
        client.post(f"/api/staff/accounts/{admin}/chips", json={"amount": 5_000, "why": "torneo del giovedì"})
        client.post("/api/tables/razz/commands", json={"verb": "pause"})
        own = STAFF | {"desk-list": f"/desk/{group}", "staff-account": f"/staff/accounts/{admin}"}
        for name in [name for name in names if name not in ("claim", "desk-empty", "list-called")]:
            _go(page, own[name] or f"/desk/{group}")
            for step in DESK.get(name, ()):
                touch(page, *step)
            take(page, name=name, whole=name not in DESK or name == "desk-log")
        if "list-called" in names:
            _listed(page, client, group, take)


DESK: dict[str, tuple[tuple[str, ...], ...]] = {
    "desk-name": (("click", "[data-name=Piero]"), ("wait", "dialog")),
    "desk-phone": (
        ("click", "[data-name=Piero]"),
        ("click", "dialog .quiet >> nth=1"),
        ("click", "dialog button.primary"),
        ("wait", "dialog img"),
    ),
    "desk-chair": (("click", "[data-table='9'] [data-seat='4']"), ("wait", "dialog")),
    "desk-table": (("click", "[data-table='9'] .table-name"), ("wait", "dialog")),
    "desk-log": (("click", "text=/^(Registro|Log)$/"), ("wait", ".desk-log")),
}
"""What the desk touches: a name, a chair, a table."""


def _listed(page: Any, client: httpx.Client, group: str, take: Take) -> None:
    """Somebody in the hall whose seat is ready, on a phone."""
    page.context.clear_cookies()
    rosa = page.request.post("/api/guests", data={"name": "Rosa"}).json()["me"]["id"]
    _go(page, "/list")
    page.click("[data-list] .row button")
    page.wait_for_selector(".my-place")
    # Who put a name down from outside is called once the desk has seen them.
    for step in ({"verb": "back", "player": rosa}, {"verb": "open", "table": "10"}):
        client.post(f"/api/desk/groups/{group}/steps", json=step)
    page.wait_for_selector(".my-call")
    take(page, name="list-called")


def _hall(client: httpx.Client) -> str:
    """A game at two tables, one with a free seat, and its list."""
    told = {"name": "Hold'em 1/2", "blind": 200, "buy_in": 5_000, "seats": 6, "phone": "listed"}
    group: str = client.post("/api/desk/groups", json=told).json()[-1]["id"]
    steps: list[dict[str, Any]] = [{"verb": "open", "table": "8"}, {"verb": "open", "table": "9"}]
    for number, name in enumerate(("Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio", "Gina", "Ivo", "Lea")):
        steps.append({"verb": "sit", "name": name, "table": "89"[number % 2], "seat": number // 2})
    steps += [{"verb": "join", "name": name} for name in ("Margherita", "Nino", "Olga", "Piero", "Quinto")]
    for step in steps:
        client.post(f"/api/desk/groups/{group}/steps", json=step)
    return group


def _called(room: Room) -> None:
    """A guest at a table calls the floor."""
    with httpx.Client(base_url=room.address) as guest:
        told = guest.post("/api/guests", json={"name": "Tullio"}).json()
        guest.headers["authorization"] = f"Bearer {told['token']}"
        call = {"table": "holdem-nl", "reason": "ruling", "text": "Il rilancio era valido?"}
        guest.post("/api/floor/calls", json=call)
