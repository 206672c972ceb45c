"""A person's evening at poker tables, in a real browser."""

from __future__ import annotations

import re
from typing import Any

from browser.people import READY, act, own_cards, sit, turn, until, whose_turn


def test_from_the_lobby_to_the_first_card_in_four_clicks(visit: Any) -> None:
    page = visit("/")
    clicks = 0
    for step in ("a.table-card[href='/table/bots0']", "[data-sit]", "dialog button[type=submit]"):
        if step.startswith("dialog"):
            page.fill("dialog input[name=name]", "Ada")
        page.click(step)
        clicks += 1
    page.wait_for_selector(".seat.mine .card", timeout=60_000)
    assert clicks <= 4
    assert all(own_cards(page)), "my own cards are face up"


def test_a_guest_plays_to_showdown_by_mouse(visit: Any) -> None:
    page = visit("/table/bots1")
    sit(page)
    until(page, ".log li:has-text('Ada') ~ li:has-text('wins')", "check", "call", "muck")
    assert page.locator(".log li", has_text="Ada").count() > 0


def test_a_hand_by_keyboard_alone(visit: Any) -> None:
    page = visit("/table/bots2")
    page.keyboard.press("Tab")
    page.focus("[data-sit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.focus("dialog input[name=name]")
    page.keyboard.type("Key")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    turn(page)
    page.keyboard.press("r")
    page.wait_for_function("() => document.activeElement?.matches('.bar .raise')")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li:has-text('Key') >> text=/raises to|bets/")
    over = ".log li:has-text('Key') ~ li:has-text('wins')"
    for _ in range(30):
        page.wait_for_selector(f"{READY} [data-verb=check], {READY} [data-verb=call], {over}")
        if page.locator(over).count():
            return
        page.keyboard.press("c")
        page.wait_for_selector(f"{READY} [data-verb]", state="detached")


def test_two_browsers_see_only_their_own_cards(visit: Any) -> None:
    one, two = visit("/table/duel0"), visit("/table/duel0")
    sit(one, "Uno")
    sit(two, "Due")
    for page in (one, two):
        page.wait_for_function("() => document.querySelectorAll('.seat.mine .card').length === 2")
    mine, theirs = own_cards(one), own_cards(two)
    assert all(mine)
    assert all(theirs)
    assert not set(mine) & set(theirs)
    for page, hidden in ((one, theirs), (two, mine)):
        assert page.eval_on_selector_all(".seat:not(.mine) .card", "all => all.map((c) => c.dataset.card)") == ["", ""]
        assert not any(page.locator(f".felt [data-card='{card}']").count() for card in hidden)


def test_free_fold_asks_first_and_the_rule_is_linked_when_refused(visit: Any) -> None:
    one, two = visit("/table/duel1"), visit("/table/duel1")
    sit(one, "Uno")
    sit(two, "Due")
    act(whose_turn(one, two), "call")
    page = whose_turn(one, two)
    page.click(f"{READY} .fold")
    page.wait_for_selector("[role=alertdialog]")
    page.get_by_role("button", name="Cancel").click()
    assert "check" in turn(page)
    # More chips than the table allows are refused, and it is said by which rule.
    page.click(".table-head >> text=My seat")
    page.fill("dialog input[type=number]", "150000")
    page.evaluate("document.querySelector('dialog form').noValidate = true")
    page.click("dialog form button")
    refusal = page.wait_for_selector("dialog .refusal a.rule")
    assert "/rules/" in refusal.get_attribute("href")


def test_a_choice_made_beforehand_goes_when_the_price_changes(visit: Any) -> None:
    one, two = visit("/table/duel2"), visit("/table/duel2")
    sit(one, "Uno")
    sit(two, "Due")
    first = whose_turn(one, two)
    other = two if first is one else one
    other.locator(".pre label", has_text=re.compile(r"^Check$")).locator("input").check()
    act(first, "raise")
    # The price is another now: nothing is done for the player, who is asked.
    assert {"fold", "call"} <= set(turn(other))


def test_call_any_answers_at_once(visit: Any) -> None:
    one, two = visit("/table/duel3"), visit("/table/duel3")
    sit(one, "Uno")
    sit(two, "Due")
    first = whose_turn(one, two)
    other = two if first is one else one
    other.locator(".pre label", has_text="Call any").locator("input").check()
    act(first, "raise")
    first.wait_for_selector(".board .card")


def test_buttons_are_dead_for_half_a_second_after_a_change(visit: Any) -> None:
    one, two = visit("/table/duel4"), visit("/table/duel4")
    sit(one, "Uno")
    sit(two, "Due")
    first = whose_turn(one, two)
    other = two if first is one else one
    other.clock.install()
    other.clock.pause_at(other.evaluate("Date.now() + 1000"))
    act(first, "call")
    other.wait_for_selector(".bar.dead [data-verb=check]")
    other.click("[data-verb=check]", force=True)
    assert other.locator(".bar.dead").count(), "nothing was sent"
    other.clock.run_for(400)
    assert other.locator(".bar.dead").count()
    other.clock.run_for(300)
    other.wait_for_selector(f"{READY} [data-verb=check]")
    other.click("[data-verb=check]")
    first.wait_for_selector(".board .card")


def test_sit_out_return_top_up_and_leave(visit: Any) -> None:
    one, two = visit("/table/duel5"), visit("/table/duel5")
    sit(one, "Uno")
    one.click(".table-head >> text=My seat")
    one.click("dialog >> text=Sit out")
    one.wait_for_selector(".seat.mine.away")
    one.click(".bar-area >> text=I'm back")
    one.wait_for_selector(".seat.mine:not(.away)")
    before = one.inner_text(".seat.mine .stack")
    one.click(".table-head >> text=My seat")
    one.fill("dialog input[type=number]", "1000")
    one.click("dialog form button")
    one.wait_for_selector("dialog", state="detached")
    assert one.inner_text(".seat.mine .stack") != before
    one.click(".table-head >> text=My seat")
    one.click("dialog >> text=Leave the table")
    one.wait_for_selector("[data-sit]")
    two.wait_for_selector("[data-sit]")
    assert not two.locator(".seat .plate").count()


def test_reload_in_the_middle_of_a_hand(visit: Any) -> None:
    one, two = visit("/table/duel6"), visit("/table/duel6")
    sit(one, "Uno")
    sit(two, "Due")
    page = whose_turn(one, two)
    cards = own_cards(page)
    verbs = turn(page)
    page.reload()
    assert turn(page) == verbs
    assert own_cards(page) == cards
    act(page, "call")


def test_stud_shows_up_and_down_cards(visit: Any) -> None:
    page = visit("/table/stud")
    sit(page)
    turn(page)
    assert page.locator(".seat.mine .hand.stud .down .card").count() == 2
    assert page.locator(".seat.mine .hand.stud .up .card").count() >= 1
    hidden = page.eval_on_selector_all(".seat:not(.mine) .down .card", "all => all.map((c) => c.dataset.card)")
    assert hidden
    assert not any(hidden)


def test_draw_by_clicking_cards(visit: Any) -> None:
    one, two = visit("/table/draw"), visit("/table/draw")
    sit(one, "Uno")
    sit(two, "Due")
    act(whose_turn(one, two), "call")
    act(whose_turn(one, two), "check")
    page = whose_turn(one, two)
    before = own_cards(page)
    page.click(".pick button >> nth=0")
    page.click(".pick button >> nth=3")
    page.click(f"{READY} [data-verb=draw]")
    page.wait_for_selector(".log li:has-text('draws 2 cards')")
    page.wait_for_function("() => document.querySelectorAll('.seat.mine .card[data-card]').length === 5")
    kept = set(before) & set(own_cards(page))
    assert len(kept) == 3
