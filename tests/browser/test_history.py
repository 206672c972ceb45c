"""Afterwards: the last hand played again and verified; my hands listed, filtered and exported."""

from __future__ import annotations

import re
from typing import Any

from browser.people import act, sit

ENDINGS = {"phh": ".phh", "pokerstars": "-pokerstars.txt", "ohh": ".ohh", "json": ".json", "text": ".txt"}
FORMATS = {"phh": "variant", "pokerstars": "PokerStars", "ohh": "ohh", "json": "{", "text": "Mara takes"}


def won(visit: Any, opponent: Any, table: str, name: str) -> Any:
    """A raise that nobody calls; the table rests then."""
    bruno = opponent(table)
    page = visit(f"/table/{table}")
    sit(page, name)
    act(page, "raise")
    bruno.act("fold")
    page.wait_for_selector(f".log li:has-text('{name} wins')")
    return page


def test_replay_and_verification_of_the_last_hand(visit: Any, opponent: Any) -> None:
    page = won(visit, opponent, "duel13", "Virginia")
    page.click(".table-head >> text=Info")
    page.click("dialog >> text=Replay the last hand")
    page.wait_for_selector(".scrubber input")
    assert page.locator(".log li:has-text('wins')").count() == 0, "it begins at the beginning"
    last = page.get_attribute(".scrubber input", "max")
    page.locator(".scrubber input").fill(last)
    page.wait_for_selector(".log li:has-text('wins')")
    page.click("text=Verify >> nth=-1")
    page.click("main button.primary >> nth=0")
    page.wait_for_selector("[data-verdict=ok]")
    # A history in which the seal was changed does not pass.
    told = page.input_value("textarea")
    page.fill("textarea", re.sub(r'("root": ?")(.)', lambda found: found[1] + ("B" if found[2] != "B" else "C"), told))
    assert page.input_value("textarea") != told
    page.click("form button.primary")
    page.wait_for_selector("[data-verdict=bad]")
    assert not page.get_by_text("This proves").count()


def test_what_is_no_history_says_where_it_stops_being_one_in_the_readers_language(visit: Any) -> None:
    page = visit("/verify", lang="it-IT")
    page.fill("textarea", '{"mazziere": 1,\n "events": [}')
    page.click("form button.primary")
    page.wait_for_selector("[data-verdict=bad] >> text=riga 2: da qui il testo non si legge più come JSON")
    assert page.input_value("textarea").startswith('{"mazziere"'), "what was pasted stays"
    page.fill("textarea", "x" * 300_000)
    page.click("form button.primary")
    page.wait_for_selector("[role=alert] >> text=/^È troppo: una richiesta ha al massimo 256 kB/")


def test_my_hands_are_listed_filtered_and_exported(visit: Any, opponent: Any) -> None:
    page = won(visit, opponent, "duel14", "Mara")
    page.goto("/hands")
    page.wait_for_selector("tbody tr")
    assert page.locator("tbody tr").count() == 1
    for choice, rows in (("won", 1), ("lost", 0), ("", 1)):
        page.get_by_label("Result").select_option(choice)
        page.wait_for_function("(rows) => document.querySelectorAll('tbody tr').length === rows", arg=rows)
    tables = page.get_by_label(re.compile("^Table"))
    assert tables.locator("option").all_inner_texts() == ["All", "Duel 14"]
    tables.select_option("Duel 14")
    assert page.locator("tbody tr").count() == 1
    for format, mark in FORMATS.items():
        export = page.locator(f"tbody tr a.export[href*='format={format}']")
        assert export.get_attribute("download").endswith(ENDINGS[format])
        answer = page.request.get(export.get_attribute("href"))
        assert answer.ok
        assert mark in answer.text(), format
    with page.expect_download() as kept:
        page.click("[data-export=phh]")
    assert kept.value.suggested_filename.endswith(".phhs")
    assert kept.value.path().read_text().startswith('[1]\nvariant = "NT"')
    page.click("tbody tr a[href^='/replay/']")
    page.wait_for_selector(".scrubber input")


def test_how_the_evening_went_is_drawn_as_a_line(visit: Any) -> None:
    page = visit("/account")
    page.fill("[name=guest]", "Noa")
    page.click("form button.primary >> nth=0")
    page.wait_for_selector("text=Noa")
    hand = {"table": "t", "game": "holdem", "players": [], "won": [], "pot": 10_000, "name": "T"}
    nets = (-700, 2_000, 400, -300)  # newest first
    hands = [{**hand, "number": 4 - back, "at": 9 - back, "mine": {"net": net}} for back, net in enumerate(nets)]
    page.route("**/api/me/hands?*", lambda route: route.fulfill(json=hands))
    page.goto("/hands")
    line = page.get_by_role("img", name="The course of 4 hands: +1,400 in the end, +2,100 at most, −300 at least")
    line.wait_for()
    line.hover(position={"x": line.bounding_box()["width"] * 3 / 4, "y": 20})
    page.wait_for_selector("figcaption:has-text('Hand 3'):has-text('+2,000, +2,100 in all')")
