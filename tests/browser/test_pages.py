"""The pages around the tables: the languages, the phone, what is fetched."""

from __future__ import annotations

from typing import Any

import pytest

from browser.people import sit, turn
from browser.served import Served


def test_the_language_follows_the_browser_and_can_be_switched(visit: Any) -> None:
    page = visit("/", lang="it-IT")
    page.wait_for_selector("text=Siediti e gioca")
    page.click("header >> text=EN")
    page.wait_for_selector("text=Sit down and play")
    page.reload()
    page.wait_for_selector("text=Sit down and play")
    assert page.get_attribute("html", "lang") == "en"


def test_a_language_whose_words_do_not_come_leaves_the_old_one_and_that_is_said(visit: Any) -> None:
    page = visit("/settings", lang="it-IT")
    page.wait_for_selector("h1:has-text('Impostazioni')")
    page.route("**/locale/en/*", lambda route: route.abort())
    page.click("header >> text=EN")
    page.wait_for_selector('.toast:has-text("L\'altra lingua non è arrivata")')
    language = page.locator("main select").first
    language.select_option("en")
    page.wait_for_function("() => document.querySelector('main select').value === 'it'")
    page.reload()
    page.wait_for_selector("h1:has-text('Impostazioni')")
    page.click("header >> text=EN")
    page.wait_for_selector('.toast:has-text("L\'altra lingua non è arrivata")')
    page.unroute("**/locale/en/*")
    language.select_option("en")
    page.wait_for_selector("h1:has-text('Settings')")
    page.wait_for_selector(".toast", state="detached")


@pytest.mark.parametrize(
    ("named", "spoken"),
    [
        (["it-CH"], "it"),
        (["en-GB", "en", "it-IT"], "en"),
        (["fr", "it", "en"], "it"),
        (["de-CH", "en", "it"], "en"),
        (["de"], "en"),
    ],
)
def test_of_the_languages_a_browser_names_the_first_we_speak_counts(visit: Any, named: list[str], spoken: str) -> None:
    page = visit("/rules")
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => {named} }})")
    page.reload()
    page.wait_for_selector("input[type=search]")
    assert page.get_attribute("html", "lang") == spoken


def test_a_phone_held_upright(visit: Any, opponent: Any) -> None:
    opponent("duel16")
    page = visit("/table/duel16", size=(390, 844), has_touch=True, is_mobile=True)
    sit(page, "Fiona")
    turn(page)
    assert page.locator(".felt.portrait").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator(".bar .buttons button").all():
        box = button.bounding_box()
        assert box["height"] >= 44
        edge = button.evaluate("one => getComputedStyle(one).borderTopStyle")
        assert edge == "solid", "seen as a button also where colours are forced"
        assert box["width"] >= 90
        assert box["y"] + box["height"] <= 844, "under the thumb, not below the screen"


def test_a_phone_that_lies_has_the_bar_beside_the_felt(visit: Any, opponent: Any) -> None:
    opponent("turn27", "Bruno", seat=0)
    page = visit("/table/turn27", size=(844, 390), has_touch=True, is_mobile=True)
    sit(page, "Flaminia")
    turn(page)
    felt, bar = (page.locator(area).bounding_box() for area in (".felt", ".bar-area"))
    assert felt["x"] + felt["width"] <= bar["x"]
    assert felt["height"] > 250
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator(".bar .buttons button").all():
        box = button.bounding_box()
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 390
    page.tap(".bar [data-verb=call]")
    page.tap("[data-open=side]")
    page.wait_for_selector(".log li:has-text('Flaminia calls')")


def test_nothing_is_asked_of_anybody_else_and_it_is_light(visit: Any, room: Served) -> None:
    page = visit("/settings")
    asked: list[Any] = []
    page.context.on("requestfinished", lambda request: asked.append(request))
    fresh = page.context.browser.new_context(base_url=room.address)
    first: list[Any] = []
    fresh.on("requestfinished", lambda request: first.append(request))
    other = fresh.new_page()
    other.goto("/table/duel17")
    other.wait_for_selector("[data-sit]")
    assert first
    assert all(request.url.startswith(room.address) for request in (*asked, *first))
    # What a first visit to a table costs; the other page may still be fetching what comes after its own.
    sizes = [request.sizes() for request in first]
    assert sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) < 300_000
    fresh.close()


def test_an_answer_in_the_language_one_has_left_does_not_replace_the_other(visit: Any) -> None:
    held: list[Any] = []
    page = visit("/", lang="en-GB")
    page.wait_for_selector(".table-card")
    page.route("**/api/rules?q=ST-47*lang=en*", lambda route: held.append(route))
    with page.expect_request("**/api/rules?q=ST-47*lang=en*"):
        page.goto("/rules/ST-47")
    page.click("button[lang='it']")
    page.wait_for_selector("h1:has-text('Nessuna regola ha questo numero')")
    with page.expect_response("**/api/rules?q=ST-47*lang=en*"):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.inner_text("h1") == "Nessuna regola ha questo numero"
    assert "Riapertura dei rilanci" in page.inner_text(".found")


def test_an_address_that_names_nothing_says_so(visit: Any) -> None:
    page = visit("/table/%E0%A4%A")
    page.wait_for_selector("text=There is no such table")
    page.goto("/nowhere/%E0%A4%A")
    page.wait_for_selector("text=There is no such page")
    page.goto("/replay/bots0/none")
    page.wait_for_selector("text=There is nothing at this address.")


def test_a_form_that_cannot_be_sent_says_why(visit: Any) -> None:
    page = visit("/account", lang="it-IT")
    page.get_by_label("Il tuo nome").fill("Isolina")
    page.route("**/api/guests", lambda asked: asked.abort())
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=alert]:has-text('La sala non risponde')")


COLUMNS = """() => [...document.querySelectorAll('table.beside tr')].map((row) => [...row.children].map((cell) => {
    const { left, top } = cell.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
}))"""


def test_two_rulebooks_stand_side_by_side_each_under_its_name(visit: Any) -> None:
    page = visit("/rules?book=home&against=fipos")
    page.wait_for_selector("[data-differs]")
    head, *rows = page.evaluate(COLUMNS)
    assert len(rows) > 10
    assert all([left for left, _ in row] == [left for left, _ in head] for row in rows)
    assert all(top > head[0][1] for row in rows for _, top in row)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.querySelector('table.beside').getBoundingClientRect().right") <= 390


def test_what_is_set_in_one_tab_holds_in_the_others(visit: Any) -> None:
    page = visit("/settings")
    other = page.context.new_page()
    other.goto("/settings")
    other.get_by_label("Colours").select_option("four")
    page.wait_for_selector("html[data-deck=four]")
    page.get_by_label("Felt").select_option("blue")
    other.wait_for_selector("html[data-felt=blue][data-deck=four]")
