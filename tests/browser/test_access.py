"""Nobody is kept out: axe-core on every page of the room, in light and in the dark."""

from __future__ import annotations

from typing import Any

import pytest
from bench.browser import MODULE
from bench.pages import DESK, TOUCHED, touch

from browser.axe import go, keeps_out
from browser.people import act, sit, turn
from browser.served import Served

PAGES = (
    "/",
    "/account",
    "/settings",
    "/rules",
    "/rules?q=raise",
    "/rules/ST-47a",
    "/rules?book=home&against=fipos",
    "/verify",
    "/hands",
    "/tables",
    "/new",
    "/club",
    "/house",
    "/list",
    "/nowhere-at-all",
)
PLAYED = ("/replay/duel15/1", "/verify?table=duel15&hand=1", "/hands", "/tables", "/account")
STAFF = ("/desk", "/list", "/list/screen", "/house", "/staff")
ROUTER = f"async () => Object.keys((await {MODULE}('pages/all.js')).PAGES)"
TABLES = ("stud", "telesina", "draw", "blackjack", "punto-banco")


def test_no_page_keeps_a_stranger_out(visit: Any) -> None:
    page = visit("/")
    found = {}
    for path in PAGES:
        go(page, path)
        if wrong := keeps_out(page):
            found[path] = wrong
    assert not found


def test_no_page_is_forgotten_here(visit: Any) -> None:
    known = set(visit("/").evaluate(ROUTER))
    looked_at = {path.split("?")[0].split("/")[1] or "lobby" for path in (*PAGES, *PLAYED, *STAFF)}
    assert known - looked_at == {"table"}, "tables are looked at one by one"


@pytest.mark.parametrize("name", TOUCHED)
def test_nothing_a_stranger_touches_keeps_anybody_out(visit: Any, name: str) -> None:
    path, steps = TOUCHED[name]
    page = visit(path)
    page.wait_for_selector("main h1")
    for step in steps:
        touch(page, *step)
    assert keeps_out(page) == []


@pytest.mark.parametrize("table", TABLES)
def test_no_table_keeps_anybody_out(visit: Any, table: str) -> None:
    page = visit(f"/table/{table}")
    page.wait_for_selector("[data-sit]")
    assert keeps_out(page) == []


def test_no_page_of_a_player_keeps_anybody_out(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel15")
    page = visit("/table/duel15")
    sit(page, "Alma")
    turn(page)
    found = {"my turn": keeps_out(page)}
    for head in ("Info", "My seat"):
        page.click(f".table-head >> text={head}")
        page.wait_for_selector("dialog[open]")
        found[head] = keeps_out(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    act(page, "raise")
    bruno.act("fold")
    page.wait_for_selector(".log li:has-text('Alma wins')")
    found["won"] = keeps_out(page)
    for path in PLAYED:
        go(page, path)
        found[path] = keeps_out(page)
    page.click("form.bottom button")
    page.wait_for_selector("form.bottom .danger")
    found["exclude"] = keeps_out(page)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_no_page_of_the_staff_keeps_anybody_out(room: Served, visit: Any) -> None:
    told = {"name": "Axe", "blind": 200, "buy_in": 5_000, "seats": 2}
    group = room.admin.post("/api/desk/groups", json=told).json()[-1]["id"]
    for step in ({"verb": "open", "table": "8"}, *[{"verb": "join", "name": f"Olga {n}"} for n in range(4)]):
        assert room.admin.post(f"/api/desk/groups/{group}/steps", json=step).status_code == 200
    room.admin.post("/api/floor/calls", json={"table": "duel19", "reason": "ruling"})
    admin = room.admin.get("/api/me").json()["id"]
    page = visit("/settings")
    room.log_in(page)
    page.goto("/")
    found = {}
    staff = ("", "/accounts", f"/accounts/{admin}", "/tables", "/tables/duel19", "/trail", "/books")
    for path in (*STAFF, f"/desk/{group}", *[f"/staff{each}" for each in staff]):
        go(page, path)
        if wrong := keeps_out(page):
            found[path] = wrong
    assert not found


def test_no_dialog_of_the_desk_keeps_anybody_out(room: Served, visit: Any) -> None:
    told = {"name": "Axe 9", "blind": 100, "buy_in": 5_000, "seats": 6}
    group = room.admin.post("/api/desk/groups", json=told).json()[-1]["id"]
    ivo = {"verb": "sit", "name": "Ivo Axe", "table": "9", "seat": 3}
    waits = [{"verb": "join", "name": name} for name in ("Piero", "Quintilio")]
    for step in ({"verb": "open", "table": "9"}, ivo, *waits):
        assert room.admin.post(f"/api/desk/groups/{group}/steps", json=step).status_code == 200
    page = visit("/settings")
    room.log_in(page)
    found = {}
    for name, steps in DESK.items():
        page.goto(f"/desk/{group}")
        for one in steps:
            touch(page, *one)
        if wrong := keeps_out(page):
            found[name] = wrong
    assert not found
