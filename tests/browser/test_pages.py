"""The pages around the tables, the languages, the phone, a lost server, and what a screen reader would stumble over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Served
from browser.people import act, own_cards, sit, turn, until, whose_turn

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
PAGES = (
    "/",
    "/account",
    "/settings",
    "/rules?q=raise",
    "/rules/ST-47a",
    "/rules?book=home&against=fipos",
    "/verify",
    "/hands",
    "/tables",
    "/new",
)
TABLES = ("bots6", "stud", "telesina", "blackjack", "punto-banco")


def serious(page: Any) -> list[str]:
    """What axe-core finds that keeps somebody out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_keeps_anybody_out(visit: Any, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    found = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("main h1", state="attached")
        page.wait_for_load_state("networkidle")
        if wrong := serious(page):
            found[path] = wrong
    assert not found


@pytest.mark.parametrize("table", TABLES)
def test_no_table_keeps_anybody_out(visit: Any, table: str) -> None:
    page = visit(f"/table/{table}")
    page.wait_for_selector(".table")
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


def test_the_language_follows_the_browser_and_can_be_switched(visit: Any) -> None:
    page = visit("/", lang="it-IT")
    page.wait_for_selector("text=Siediti e gioca")
    page.click("header >> text=EN")
    page.wait_for_selector("text=Sit down and play")
    page.reload()
    page.wait_for_selector("text=Sit down and play")
    assert page.get_attribute("html", "lang") == "en"


def test_a_phone_held_upright(visit: Any) -> None:
    page = visit("/table/bots3", size=(390, 844), has_touch=True, is_mobile=True)
    sit(page)
    turn(page)
    assert page.locator(".felt.portrait").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator(".bar .buttons button").all():
        box = button.bounding_box()
        assert box["height"] >= 44
        assert box["width"] >= 90


def test_nothing_is_asked_of_anybody_else_and_it_is_light(visit: Any, chromium: Any, room: Served) -> None:
    context = chromium.new_context(base_url=room.address)
    page = context.new_page()
    asked: list[Any] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto("/table/bots6")
    page.wait_for_selector(".seat")
    page.wait_for_load_state("networkidle")
    assert all(request.url.startswith(room.address) for request in asked)
    assert sum(request.sizes()["responseBodySize"] for request in asked) < 300_000
    context.close()


def test_replay_and_verification_of_the_last_hand(visit: Any) -> None:
    page = visit("/table/bots4")
    sit(page)
    until(page, ".log li:has-text('Ada') ~ li:has-text('wins')", "check", "call")
    page.click(".table-head >> text=Info")
    page.click("dialog >> text=Replay the last hand")
    page.wait_for_selector(".scrubber input")
    last = page.get_attribute(".scrubber input", "max")
    page.locator(".scrubber input").fill(last)
    page.wait_for_selector(".log li:has-text('wins')")
    page.click("text=Verify >> nth=-1")
    page.click("main button.primary >> nth=0")
    page.wait_for_selector("[data-verdict=ok]")


def test_a_private_table_with_its_link_and_picture(visit: Any) -> None:
    page = visit("/new")
    page.fill("input[name=who]", "Host")
    page.fill("input[name=table]", "Club")
    page.click("text=Open the table")
    link = page.inner_text("[data-link]")
    assert "key=" in link
    assert page.evaluate("document.querySelector('.ready img').decode().then(() => true)")
    friend = visit(link)
    friend.wait_for_selector("text=Club")


@pytest.mark.usefixtures("room")
def test_the_server_is_killed_and_comes_back(visit: Any, tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        one, two = visit("/table/duel7", base=served.address), visit("/table/duel7", base=served.address)
        sit(one, "Uno")
        sit(two, "Due")
        page = whose_turn(one, two)
        cards, verbs = own_cards(page), turn(page)
        served.kill()
        page.wait_for_selector("text=Reconnecting")
        served.start()
        page.wait_for_selector("text=Reconnecting", state="detached")
        assert own_cards(page) == cards
        assert turn(page) == verbs
        act(page, "call")
        assert "check" in turn(two if page is one else one)
    finally:
        served.kill()
