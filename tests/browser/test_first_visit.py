"""A room seen for the first time: its lobby on a phone, its tables against the bank, the link of the first run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from browser.opening import open_table
from browser.served import Served

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}


def test_on_a_phone_the_tables_are_on_the_first_screen_and_the_filters_behind_a_button(visit: Any) -> None:
    page = visit("/", **PHONE)
    page.wait_for_selector(".table-card")
    first = page.locator(".table-card").first.bounding_box()
    assert first["y"] < 844 / 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    kinds = page.locator(".kinds button")
    assert len({button.bounding_box()["y"] for button in kinds.all()}) == 1, "one row, that scrolls"
    assert not page.locator("select[name=company]").is_visible()
    button = page.locator("[data-open=filters]")
    assert (button.inner_text(), button.get_attribute("aria-expanded")) == ("Filters", "false")
    button.tap()
    page.select_option("select[name=company]", "bots")
    page.get_by_label("Free seats only").check()
    assert (button.inner_text(), button.get_attribute("aria-expanded")) == ("Filters: 2", "true")
    button.tap()
    # What is folded away is still set.
    assert button.inner_text() == "Filters: 2"
    for line in page.locator(".table-card .who-sits").all():
        assert "bot" in line.inner_text()


def test_the_lobby_says_who_is_a_bot_and_what_the_bank_takes(visit: Any) -> None:
    page = visit("/", lang="it-IT")
    line = page.locator(".table-card[href='/table/bots0']")
    line.locator("text=2/6 · 2 bot").wait_for()
    assert line.get_by_role("img", name="0 persone e 2 bot su 6 posti").count() == 1
    assert "Puntata\n100 – 10.000" in page.locator(".table-card[href='/table/boxes']").inner_text()


def test_who_becomes_administrator_by_the_link_is_told_so_and_the_key_leaves_the_address(
    visit: Any, tmp_path: Path
) -> None:
    first = Served(tmp_path)
    try:
        page = visit(first.link, base=first.address)
        page.fill("input[name=admin]", "Direttrice")
        page.fill("input[name=admin-password]", "correct horse battery")
        page.click("form:has([name=admin]) button.primary")
        page.wait_for_selector("[data-claimed] >> text=administrator of this room now, as Direttrice")
        assert "admin=" not in page.url
        assert not page.locator("input[name=admin]").count()
        page.click("[data-claimed] a")
        page.wait_for_url("**/staff")
    finally:
        first.close()


@pytest.mark.parametrize("table", ["door0", "door1", "door2"])
def test_one_click_in_the_lobby_and_a_name_seat_a_guest(visit: Any, table: str) -> None:
    page = visit("/")
    page.click(f"[data-sit-now={table}]")
    page.fill("dialog input[name=name]", f"Porta {table}")
    page.keyboard.press("Enter")
    page.wait_for_selector(".seat.mine, .own-chips")
    assert page.url.endswith(f"/table/{table}"), "who loads the page again is not asked again"


def test_play_now_asks_for_a_name_at_a_table_with_a_seat(visit: Any) -> None:
    page = visit("/")
    page.wait_for_selector(".table-card")
    page.click("[data-play-now]")
    page.wait_for_selector("dialog input[name=name]:focus")
    page.keyboard.press("Escape")
    # Who would rather look on first does.
    page.wait_for_selector("[data-sit]")
    assert "sit" not in page.url
    page.go_back()
    page.wait_for_selector(".table-card")


def test_who_is_invited_gives_a_name_and_sits(visit: Any) -> None:
    host = visit("/new")
    link = open_table(host, "Chi invita", "Tra amici", bots=0)
    friend = visit(f"{link}&sit")
    friend.fill("dialog input[name=name]", "Invitata")
    friend.keyboard.press("Enter")
    friend.wait_for_selector(".seat.mine")
    # The link leads who sits there to the seat, and asks nothing.
    friend.goto(f"{link}&sit")
    friend.wait_for_selector(".seat.mine")
    friend.wait_for_function("!location.search.includes('sit')")
    assert not friend.locator("dialog").count()


def test_play_now_leads_to_a_table_of_ones_own_where_no_seat_is_free(visit: Any) -> None:
    page = visit("/")
    page.wait_for_selector(".table-card")
    shown = page.get_attribute("[data-play-now]", "href")
    assert shown.startswith("/table/")
    page.route_web_socket("**/ws", lambda socket: socket.on_message(lambda said: socket.send(without_seats(said))))
    page.goto("/")
    page.wait_for_selector(".table-card")
    assert page.get_attribute("[data-play-now]", "href") == "/new"


def without_seats(said: str) -> str:
    """A lobby whose one table is full."""
    table = {"id": "t", "name": "T", "game": "holdem", "limit": "no-limit", "stakes": "50/100", "seats": 2}
    full = {**table, "people": 2, "bots": 0, "buy_in": [1, 2], "rulebook": "home"}
    return json.dumps({"type": "tables", "id": json.loads(said).get("id", ""), "tables": [full]})
