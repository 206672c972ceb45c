"""A person's evening at poker tables, in a real browser."""

from __future__ import annotations

import json
import re
from typing import Any

from browser.people import READY, act, own_cards, sit, turn

FACES = "all => all.map((one) => one.dataset.card)"


def test_from_the_lobby_to_the_first_card_in_four_clicks(visit: Any) -> None:
    page = visit("/")
    clicks = 0
    for step in ("a.table-card[href='/table/bots0']", "[data-sit]", "dialog button[type=submit]"):
        if step.startswith("dialog"):
            page.fill("dialog input[name=name]", "Ada")
        page.click(step)
        clicks += 1
    page.wait_for_selector(".seat.mine .card")
    assert clicks <= 4
    assert all(own_cards(page)), "my own cards are face up"


def test_a_guest_plays_to_showdown_by_mouse(visit: Any, opponent: Any) -> None:
    bruno = opponent("showdown")
    page = visit("/table/showdown")
    sit(page, "Sole")
    act(page, "call")
    bruno.act("check")
    for _ in range(3):
        bruno.act("check")
        act(page, "check")
    with_what = "Sole wins 247: pair of aces, jack, nine and seven kickers"
    page.wait_for_selector(f".log li:has-text('{with_what}')")
    page.wait_for_selector(f"[role=log] p:has-text('{with_what}')", state="attached")
    assert page.locator("[role=log] p:has-text('Sole wins')").count() == 1, "said once"
    assert page.eval_on_selector_all(".board .card", FACES) == ["0", "21", "30", "39", "5"]
    shown = page.eval_on_selector_all(".seat:not(.mine) .down .card", FACES)
    assert set(own_cards(page)) == {"51", "50"}
    assert set(shown) == {"47", "46"}, "nobody bet on the river: the first to act shows first"
    page.wait_for_selector(".seat.mine .reading:has-text('ace')")
    assert page.locator(".seat.mine.won").count() == 1
    page.reload()
    page.wait_for_selector(f".log li:has-text('{with_what}')")


def test_a_hand_by_keyboard_alone(visit: Any, opponent: Any) -> None:
    bruno = opponent("keys")
    page = visit("/table/keys")
    page.wait_for_selector("[data-sit]")
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('[data-sit]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] input[name=name]:focus")
    page.keyboard.type("Key")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    turn(page)
    page.keyboard.press("r")
    page.wait_for_function("() => document.activeElement?.matches('.bar .raise')")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li:has-text('Key raises to')")
    bruno.act("call")
    for _ in range(2):
        bruno.act("check")
        turn(page)
        page.keyboard.press("c")
    bruno.act("bet", amount=500)
    turn(page)
    page.keyboard.press("c")
    page.wait_for_selector(".log li:has-text('Key wins')")


def faces_told(heard: list[Any]) -> set[int]:
    """Every card that was named in the frames a page received."""
    found: set[int] = set()

    def look(what: Any, named: bool) -> None:
        if isinstance(what, dict):
            for name, value in what.items():
                look(value, name in ("faces", "hole", "up", "cards", "boards", "board", "shown_cards"))
        elif isinstance(what, list):
            for value in what:
                look(value, named)
        elif named and isinstance(what, int) and not isinstance(what, bool):
            found.add(what)

    for frame in heard:
        look(json.loads(frame), False)
    return found - {52}


def test_two_browsers_see_only_their_own_cards(visit: Any) -> None:
    heard: tuple[list[Any], list[Any]] = ([], [])
    pages = [visit("/table/duel0", heard=frames) for frames in heard]
    for name, page in zip(("Primo", "Secondo"), pages, strict=True):
        sit(page, name)
    for page in pages:
        page.wait_for_function("() => document.querySelectorAll('.seat.mine .card').length === 2")
    mine, theirs = [own_cards(page) for page in pages]
    assert all(mine)
    assert all(theirs)
    assert not set(mine) & set(theirs)
    for page, hidden in zip(pages, (theirs, mine), strict=True):
        assert page.eval_on_selector_all(".seat:not(.mine) .card", FACES) == ["", ""]
        assert not any(page.locator(f"[data-card='{card}']").count() for card in hidden)
    for frames, own in zip(heard, (mine, theirs), strict=True):
        assert faces_told(frames) == {int(card) for card in own}, "nothing but my own cards came over the wire"


def test_free_fold_asks_first(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel1")
    page = visit("/table/duel1")
    sit(page)
    act(page, "call")
    bruno.act("check")
    bruno.act("check")
    turn(page)
    page.click(f"{READY} .fold")
    page.wait_for_selector("[role=alertdialog]")
    page.get_by_role("button", name="Cancel").click()
    assert "check" in turn(page)


def test_what_is_refused_names_its_rule_and_the_rule_is_linked(visit: Any, opponent: Any) -> None:
    bruno = opponent("limit")
    page = visit("/table/limit")
    sit(page)
    page.wait_for_selector(".seat.turn")
    if not page.locator(".seat.mine.turn").count():
        bruno.act("bring-in")
    asked = turn(page)
    # At a limit table less than a buy-in is not sold.
    page.click(".table-head >> text=My seat")
    page.fill("dialog input.typed", "1")
    page.click("dialog form button[type=submit]")
    link = page.wait_for_selector("dialog .refusal a.rule").get_attribute("href")
    page.click("dialog .refusal a.rule >> nth=0")
    # It is read over the table, and in the reader in a tab of its own.
    page.wait_for_selector(f"dialog .rule-text .tag:has-text('{link.rsplit('/', 1)[1]}')")
    assert page.url.endswith("/table/limit")
    with page.expect_popup() as reader:
        page.click("dialog >> text=Open in the rules")
    reader.value.wait_for_selector("main .rule-text h1")
    assert reader.value.url.endswith(link)
    assert turn(page) == asked, "and the hand is where it was"


def test_a_choice_made_beforehand_goes_when_the_price_changes(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel2")
    page = visit("/table/duel2")
    sit(page, "Piera")
    act(page, "call")
    bruno.act("check")
    page.locator(".pre label", has_text=re.compile(r"^Check$")).locator("input").check()
    bruno.act("bet", amount=300)
    # The price is another now: nothing is done for the player, who is asked.
    assert {"fold", "call"} <= set(turn(page))
    assert not page.locator(".log li", has_text="Piera checks").count()


def test_call_any_answers_at_once(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel3")
    page = visit("/table/duel3")
    sit(page, "Carlo")
    act(page, "call")
    bruno.act("check")
    page.locator(".pre label", has_text="Call any").locator("input").check()
    bruno.act("bet", amount=300)
    page.wait_for_selector(".log li:has-text('Carlo calls 300')")


def test_buttons_are_dead_for_half_a_second_after_a_change(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel4")
    page = visit("/table/duel4")
    sit(page, "Dora")
    act(page, "call")
    bruno.act("check")
    page.wait_for_selector(".pre")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    bruno.act("check")
    page.wait_for_selector(".bar.dead [data-verb=check]")
    page.click("[data-verb=check]", force=True)
    page.clock.run_for(400)
    page.click("[data-verb=check]", force=True)
    assert page.locator(".bar.dead").count()
    page.clock.run_for(300)
    page.wait_for_selector(f"{READY} [data-verb=check]")
    assert not page.locator(".log li", has_text="Dora checks").count(), "what was pressed too early was not sent"
    page.clock.resume()
    act(page, "check")
    page.wait_for_selector(".log li:has-text('Dora checks')")


def test_sit_out_return_top_up_and_leave(visit: Any) -> None:
    one, two = visit("/table/duel5"), visit("/table/duel5")
    sit(one, "Sara")
    one.click(".table-head >> text=My seat")
    one.click("dialog >> text=Sit out")
    one.wait_for_selector(".seat.mine.away")
    one.click(".bar-area >> text=I'm back")
    one.wait_for_selector(".seat.mine:not(.away)")
    before = one.inner_text(".seat.mine .stack")
    one.click(".table-head >> text=My seat")
    one.fill("dialog input.typed", "1000")
    one.click("dialog form button[type=submit]")
    one.wait_for_selector("dialog", state="detached")
    one.wait_for_function("(before) => document.querySelector('.seat.mine .stack').innerText !== before", arg=before)
    one.click(".table-head >> text=My seat")
    one.click("dialog >> text=Leave the table")
    one.wait_for_selector("[data-back-at]")
    two.wait_for_function("() => !document.querySelector('.seat .plate') && document.querySelector('[data-sit]')")


def test_stud_shows_up_and_down_cards(visit: Any, opponent: Any) -> None:
    opponent("stud")
    page = visit("/table/stud")
    sit(page)
    page.wait_for_function("() => document.querySelectorAll('.seat:not(.mine) .hand.stud .down .card').length === 2")
    assert page.locator(".seat.mine .hand.stud .down .card:not(.back)").count() == 2
    assert page.locator(".seat.mine .hand.stud .up .card:not(.back)").count() == 1
    assert page.locator(".seat:not(.mine) .up .card:not(.back)").count() == 1
    assert page.eval_on_selector_all(".seat:not(.mine) .down .card", FACES) == ["", ""]
    page.click("[data-open=seat]")
    page.wait_for_selector("[name=prefer-top-up]")
    assert page.locator("[name=prefer-chop]").count() == 0, "there are no blinds to chop"


def test_a_last_card_of_stud_that_all_share_lies_in_the_middle(visit: Any, opponent: Any) -> None:
    page = visit("/table/comune")
    sit(page, "Sinforosa")
    page.wait_for_selector(".seat.mine")
    # Eight who all stay need more cards than there are (SV-STUD7-15).
    others = [opponent("comune", f"Studioso {seat}", seat=seat) for seat in range(1, 8)]
    by_id = {one.me: one for one in others}
    for event, players in others[0].happens():
        if event["event"] == "turn":
            asked = players[event["seats"][0]]
            wanted = ("bring-in", "call", "check") if len(players) == 8 else ("fold", "bring-in", "check")
            if asked in by_id:
                by_id[asked].act(*wanted)
            else:
                act(page, *wanted)
        elif "shared" in event.get("to", ()):
            [face] = event["faces"]
            break
    page.wait_for_selector(f"[role=group][aria-label='One card for everybody'] [data-card='{face}']")
    page.wait_for_selector(".log li:has-text('One card for everybody')")


def test_draw_by_clicking_cards(visit: Any, opponent: Any) -> None:
    bruno = opponent("draw")
    page = visit("/table/draw")
    sit(page)
    act(page, "call")
    bruno.act("check")
    bruno.act("stand pat")
    turn(page)
    for card in (8, 17):
        page.click(f".pick [data-pick='{card}']")
    act(page, "draw")
    page.wait_for_selector(".log li:has-text('draws 2 cards')")
    page.wait_for_function(
        "() => document.querySelectorAll('.seat.mine .card:not(.back)').length === 5"
        " && !document.querySelector(\".seat.mine [data-card='8'], .seat.mine [data-card='17']\")"
    )
    assert {"51", "50", "26"} <= set(own_cards(page))
