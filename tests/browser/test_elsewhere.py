"""My turn is told on whatever page I am: which table, for how long, and the way there."""

from __future__ import annotations

import json
from typing import Any

from bench.browser import MODULE as OWN

from browser.axe import keeps_out
from browser.opening import hosts
from browser.people import TELL, act, left, menu, sit, turn, whose_turn
from browser.test_acting import EARS, NOTICES, TURN

LOBBY = ".table-head a[href='/']"
CALLED = "[data-called]"
MODULE = "/js/draw/elsewhere.js"
GRACE = 100
"""So long after a page is left its table is still followed, at most; in milliseconds."""

# Whatever the room had to tell before has come when this is answered.
ANSWERED = f"async () => (await {OWN}('net/socket.js')).ask({{ type: 'ping' }})"
SECONDS = "() => document.querySelector('.my-turn .seconds').innerText"


def to_the_lobby(page: Any) -> None:
    """By the arrow at the top of the table."""
    page.click(LOBBY)
    page.wait_for_selector(".table-card")


def titled(page: Any, title: str) -> None:
    """Wait until the tab is called so."""
    page.wait_for_function("(title) => document.title === title", arg=title)


def test_in_the_lobby_my_turn_names_the_table_and_leads_there(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn18")
    page = visit("/table/turn18")
    sit(page, "Amneris")
    act(page, "call")
    to_the_lobby(page)
    page.wait_for_selector("[role=status]:empty", state="attached")
    assert not page.locator(CALLED).count(), "it is not my turn"
    titled(page, "Mazziere")
    bruno.act("check")
    bruno.act("check")
    page.wait_for_selector("[data-called=turn18]")
    assert page.inner_text(".elsewhere [role=status]") == "Your turn: Turn 18"
    titled(page, "● Your turn – Turn 18")
    shown = page.evaluate(SECONDS)
    assert 500 < left(shown) <= 600
    # The room tells its own time with every message: only what passes there as well counts.
    page.wait_for_function(f"(shown) => ({SECONDS})() !== shown", arg=shown)
    assert left(page.evaluate(SECONDS)) < left(shown)
    assert page.inner_text(".elsewhere [role=status]") == "Your turn: Turn 18", "the seconds are not read out"
    # Also on the next page, and by keyboard.
    page.click("nav >> text=Rules")
    page.wait_for_selector("input[type=search]")
    page.locator(f"{CALLED} a").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/turn18")
    assert "check" in turn(page)
    assert not page.locator(CALLED).count(), "the table itself says it"
    titled(page, "● Your turn – Turn 18")
    act(page, "check")
    to_the_lobby(page)
    assert not page.locator(CALLED).count()
    titled(page, "Mazziere")


def test_after_the_back_button_it_is_heard_and_told_and_gone_when_another_tab_has_acted(
    visit: Any, opponent: Any
) -> None:
    bruno = opponent("turn19")
    page = visit("/settings")
    page.add_init_script(EARS)
    page.evaluate(TELL, {"notify": True})
    page.goto("/")
    page.click(".table-card[href='/table/turn19']")
    sit(page, "Berenice")
    act(page, "call")
    page.go_back()
    page.wait_for_selector(".table-card")
    page.evaluate(NOTICES)
    page.evaluate("window.heard = []")
    bruno.act("check")
    bruno.act("check")
    page.wait_for_selector("[data-called=turn19]")
    assert page.evaluate("window.heard")[0] == TURN, "cards and chips are heard where they are seen"
    assert page.evaluate("window.told") == ["Your turn"]
    tab = page.context.new_page()
    tab.goto("/table/turn19")
    act(tab, "check")
    page.wait_for_selector(CALLED, state="detached")
    titled(page, "Mazziere")


def test_the_most_urgent_of_several_and_on_a_table_those_elsewhere(visit: Any, opponent: Any) -> None:
    opponent("turn20")
    opponent("turn21")
    page = visit("/table/turn20", lang="it-IT", size=(390, 844))
    sit(page, "Cordelia")
    turn(page)
    page.goto("/table/turn21")
    page.wait_for_selector("[data-called=turn20]")
    sit(page)
    turn(page)
    assert page.get_attribute(CALLED, "data-called") == "turn20"
    assert page.locator(f"{CALLED} a").count() == 1, "this table is in sight"
    titled(page, "● Tocca a te a 2 tavoli – Turn 21")
    buttons = page.locator(".bar .buttons button >> nth=-1").bounding_box()
    assert buttons["y"] + buttons["height"] <= 844, "under the thumb, not below the screen"
    to_the_lobby(page)
    page.wait_for_selector(f"{CALLED} a:has-text('e a un altro tavolo') >> text=+1")
    assert page.get_attribute(CALLED, "data-called") == "turn20", "the longer it waits the sooner it is due"
    titled(page, "● Tocca a te a 2 tavoli – Mazziere")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not keeps_out(page)
    page.click(f"{CALLED} a[href='/tables']")
    page.wait_for_selector(".queue button >> nth=1")
    assert not page.locator(CALLED).count(), "the queue says it there"


def test_a_seat_taken_and_left_in_another_tab_counts_here(visit: Any, opponent: Any) -> None:
    opponent("turn22")
    opponent("turn23")
    page = visit("/table/turn22")
    sit(page, "Desdemona")
    act(page, "call")
    to_the_lobby(page)
    tab = page.context.new_page()
    tab.goto("/table/turn23")
    sit(tab)
    turn(tab)
    page.wait_for_selector("[data-called=turn23]")
    menu(tab, "Leave: this hand is folded")
    page.wait_for_selector(CALLED, state="detached")


def test_who_sits_nowhere_is_told_nothing_and_loads_nothing_for_it(visit: Any, opponent: Any) -> None:
    bruno, carla = opponent("turn24"), opponent("turn24", "Carla", seat=1)
    heard: list[str] = []
    page = visit("/settings", heard=heard)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/table/turn24")
    page.wait_for_selector("[data-sit]")
    to_the_lobby(page)
    page.clock.fast_forward(GRACE)
    page.evaluate(ANSWERED)
    seen = len(heard)
    carla.act("call")
    bruno.act("check")
    page.evaluate(ANSWERED)
    told = [json.loads(frame)["type"] for frame in heard[seen:]]
    assert "pong" in told
    assert "events" not in told
    assert not page.locator(".elsewhere").count()
    assert not [url for url in asked if url.endswith(MODULE)]


def test_at_a_paused_table_it_is_nobodys_turn_on_any_page(visit: Any) -> None:
    page = visit("/new")
    link = hosts(page, "Fermina", "Pausa", bots=0)
    sit(page)
    friend = visit(link)
    sit(friend, "Pausina")
    asked = whose_turn(page, friend)
    to_the_lobby(asked)
    asked.wait_for_selector(CALLED)
    if asked is page:
        page.locator(f"{CALLED} a").first.click()
    page.click("[data-host-menu]")
    page.click("dialog [data-host=pause]")
    page.wait_for_selector(".middle >> text=The table is paused")
    if asked is page:
        page.keyboard.press("Escape")
        to_the_lobby(page)
    asked.wait_for_selector(CALLED, state="detached")
    titled(asked, "Mazziere")
