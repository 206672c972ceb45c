"""An evening at the floor's desk: two touches, undo, the screen in the hall, a player's phone, a server that dies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from browser.club_helper import Club
from browser.test_pages import serious

PHONE = (390, 844)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    opened = Club(tmp_path_factory.mktemp("club"))
    yield opened
    opened.kill()


def at_desk(club: Club, visit: Any, id: str, **more: Any) -> Any:
    """The floor's own page."""
    page = visit("/settings", base=club.address, **more)
    club.log_in(page)
    page.goto(f"/desk/{id}")
    page.wait_for_selector(".group-name")
    return page


def test_a_whole_turn_of_the_list_by_touch_on_a_phone(club: Club, visit: Any) -> None:
    id = club.open_list("Turn", seats=2)
    page = at_desk(club, visit, id, size=PHONE, has_touch=True, is_mobile=True)
    page.fill("input[name=table]", "1")
    page.tap(".desk-tables .one-line button")
    for seat, name in (("1", "Anna"), ("2", "Bruno")):
        page.tap(f"[data-table='1'] [data-seat='{seat}']")
        page.fill("dialog input[name=sits]", name)
        page.tap("dialog .one-line button")
        page.wait_for_selector(f"[data-seat='{seat}'].taken >> text={name}")
    for name in ("Carla", "Dario"):
        page.fill("input[name=newcomer]", name)
        page.press("input[name=newcomer]", "Enter")
        page.wait_for_selector(f".names >> text={name}")
    page.tap("[data-seat='1']")
    page.tap("dialog >> text=Gets up")
    page.wait_for_selector("[data-slip='Carla']")
    page.tap("[data-undo]")
    page.wait_for_selector("[data-seat='1'].taken >> text=Anna")
    page.wait_for_selector("[data-slip]", state="detached")
    page.tap("[data-seat='1']")
    page.tap("dialog >> text=Gets up")
    slip = page.wait_for_selector("[data-slip='Carla']")
    assert "SC-SEAT-2" in slip.inner_text()
    page.tap("[data-slip='Carla'] >> text=Has sat down")
    page.wait_for_selector("[data-seat='1'].taken >> text=Carla")
    assert page.locator(".names li").all_inner_texts() != []
    page.tap("text=Log")
    assert "Franca undoes the last step" in page.inner_text(".desk-log")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_desk_by_keyboard_alone(club: Club, visit: Any) -> None:
    id = club.open_list("Keys", seats=2)
    club.step(id, "open", table="1")
    page = at_desk(club, visit, id)
    page.focus("[data-seat='1']")
    page.keyboard.press("Enter")
    page.focus("dialog input[name=sits]")
    page.keyboard.type("Elena")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-seat='1'].taken >> text=Elena")
    page.focus("[data-undo]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-seat='1'].free")


def test_the_hall_and_a_phone_see_the_call_and_its_timer(club: Club, visit: Any) -> None:
    id = club.open_list("Hall", seats=2)
    club.step(id, "open", table="5")
    for name in ("Fabio", "Gaia"):
        club.step(id, "sit", name=name, table="5")
    view = club.step(id, "join", name="Hugo")
    hugo = view["waiting"][0]["player"]
    code = club.admin.post(f"/api/desk/players/{hugo}/code").json()["code"]
    screen = visit("/list/screen", base=club.address, lang="it-IT")
    screen.wait_for_selector(".hall-columns >> text=Hugo")
    phone = visit(f"/list?code={code}", base=club.address, lang="it-IT", size=PHONE)
    phone.wait_for_selector("[data-list='Hall'] .my-place >> text=1")
    club.step(id, "get-up", player=view["tables"][0]["chairs"][0]["player"])
    call = screen.wait_for_selector("[data-call='Hugo']")
    assert "Tavolo 5, posto 1" in call.inner_text()
    # Fifteen minutes from the call (SC-LIST-5), less what the page took to hear of it.
    assert re.fullmatch(r"15:00|14:\d\d", call.query_selector("time").inner_text())
    phone.click("[data-list='Hall'] .my-call >> text=Arrivo")
    phone.wait_for_selector("text=Vai al tavolo 5, posto 1")
    club.step(id, "seat", player=hugo)
    phone.wait_for_selector("text=Siedi al tavolo 5, posto 1")
    screen.wait_for_selector("[data-call='Hugo']", state="detached")


def test_the_screen_goes_on_by_itself_after_the_server_was_killed(club: Club, visit: Any) -> None:
    id = club.open_list("Killed", seats=2)
    club.step(id, "join", name="Irma")
    screen = visit("/list/screen", base=club.address)
    screen.wait_for_selector(".hall-columns >> text=Irma")
    club.kill()
    screen.wait_for_selector(".hall footer .bad")
    club.start()
    screen.wait_for_selector(".hall footer .bad", state="detached")
    assert screen.locator(".hall-columns >> text=Irma").count() == 1
    club.step(id, "join", name="Luca")
    screen.wait_for_selector(".hall-columns >> text=Luca")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_of_the_club_keeps_anybody_out(club: Club, visit: Any, theme: str) -> None:
    id = club.open_list(f"Axe {theme}", seats=2)
    club.step(id, "open", table="8")
    view = club.step(id, "sit", name="Marta", table="8")
    club.step(id, "sit", name="Nino", table="8")
    club.step(id, "join", name="Olga")
    club.step(id, "get-up", player=view["tables"][0]["chairs"][0]["player"])
    club.admin.post("/api/floor/calls", json={"table": "bots0", "reason": "ruling"})
    page = at_desk(club, visit, id, color_scheme=theme)
    found = {}
    admin = club.admin.get("/api/me").json()["id"]
    staff = ("", "/accounts", f"/accounts/{admin}", "/tables", "/tables/bots0", "/trail", "/books")
    own = [f"/staff{each}" for each in staff] if theme == "light" else ["/staff"]
    for path in (f"/desk/{id}", "/list", "/list/screen", "/house", *own):
        page.goto(path)
        page.wait_for_selector("main h1", state="attached")
        page.wait_for_load_state("networkidle")
        if wrong := serious(page):
            found[path] = wrong
    assert not found
