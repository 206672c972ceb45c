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
    "nowhere": "/house/nowhere",
    "house": "/house",
    "verify": "/verify",
}
PLAYER = {"account": "/account", "hands": "/hands", "replay-room": "", "verified": "", "my-tables": "/tables"}
HOST = {"new-ready": "", "host": ""}
STAFF = {
    "desk": "/desk",
    "desk-list": "",
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
CHANGED = {"lobby-filtered": "", "house-changed": ""}
ALL = {**STRANGER, **CHANGED, **PLAYER, **HOST, **STAFF}
ADMIN = {"name": "Franca", "password": "correct horse battery"}
PLAY = """(hands) => {
    document.querySelector('.bar:not(.dead) button.call')?.click();
    const won = document.querySelectorAll('.log li.strong');
    return [...won].filter((one) => /wins|vince/.test(one.innerText)).length >= hands;
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
    for kind, show in ((STRANGER | CHANGED, _stranger), (PLAYER, _player), (HOST, _host), (STAFF, _staff)):
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
        if name == "lobby-filtered":
            _go(page, "/")
            page.click(".filters button >> nth=2")
            page.select_option("select[name=company]", "bots")
        elif name == "house-changed":
            _go(page, "/house")
            page.fill("input[name=book]", "circolo")
            page.select_option("[data-policy=minimum_raise] select", index=1)
            page.uncheck("[data-policy=act_in_turn] input")
            page.wait_for_selector("[data-differs]")
        else:
            _go(page, STRANGER[name])
        take(page, name=name)


def _player(page: Any, room: Room, names: list[str], take: Take) -> None:
    """The pages of somebody who has played a few hands."""
    page.goto("/table/holdem-nl")
    sit(page)
    page.wait_for_function(PLAY, arg=HANDS, polling=200, timeout=5 * PATIENCE)
    for name in names:
        if name in ("replay-room", "verified"):
            _go(page, "/hands")
            page.click("tbody tr a[href^='/replay/'] >> nth=0")
            page.wait_for_selector(".scrubber input")
        if name == "verified":
            page.click("main a[href^='/verify']")
            page.click("main button.primary >> nth=0")
            page.wait_for_selector("[data-verdict]")
        elif name != "replay-room":
            _go(page, PLAYER[name])
        take(page, name=name)


def _host(page: Any, room: Room, names: list[str], take: Take) -> None:
    """A table of one's own: its link, and what its host may do."""
    page.goto("/new")
    page.fill("input[name=who]", "Olga")
    page.fill("input[name=table]", "Giovedì sera")
    page.click("form button.primary")
    page.wait_for_selector("[data-link]")
    page.wait_for_load_state("networkidle")
    if "new-ready" in names:
        take(page, name="new-ready")
    if "host" in names:
        page.click("main a.primary")
        page.click("[data-host-menu]")
        page.wait_for_selector("dialog [data-link]")
        page.wait_for_load_state("networkidle")
        take(page, name="host", whole=False)


def _staff(page: Any, room: Room, names: list[str], take: Take) -> None:
    """A hall with two tables and a list, somebody who called the floor, and who looks after them."""
    with httpx.Client(base_url=room.address) as client:
        told = client.post("/api/sessions/admin", json={"key": room.key, **ADMIN}).json()
        client.headers["authorization"] = f"Bearer {told['token']}"
        group = _hall(client)
        _called(room)
        admin = client.get("/api/me").json()["id"]
        client.post(f"/api/staff/accounts/{admin}/chips", json={"amount": 5_000, "why": "torneo del giovedì"})
        client.post("/api/tables/razz/commands", json={"verb": "pause"})
    assert page.request.post(f"{room.address}/api/sessions", data=ADMIN).ok
    page.add_init_script("localStorage.setItem('mazziere-was-here', '1')")
    own = STAFF | {"desk-list": f"/desk/{group}", "staff-account": f"/staff/accounts/{admin}"}
    for name in names:
        _go(page, own[name])
        take(page, name=name)


def _hall(client: httpx.Client) -> str:
    """A game at two tables, one with a free seat, and its list."""
    told = {"name": "Hold'em 1/2", "blind": 200, "buy_in": 5_000, "seats": 6}
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
