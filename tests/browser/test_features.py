"""What people expect around the hand: menus, amounts and keys of one's own, what entering costs, who looks on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.club_helper import Club
from browser.people import READY, act, like, menu, own_cards, sit, turn

PHONE = (390, 844)


def test_single_cards_are_shown_when_the_hand_is_over(visit: Any, opponent: Any) -> None:
    bruno = opponent("wish1")
    page = visit("/table/wish1")
    like(page, autoMuck=False)
    sit(page, "Nora")
    turn(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    page.click(f"{READY} .fold")
    page.wait_for_selector(".showing")
    assert page.locator(".showing button:enabled").count() == 0, "a second click on Fold shows nothing"
    page.clock.resume()
    cards = page.eval_on_selector_all("[data-show]", "all => all.map((one) => Number(one.dataset.show))")
    assert len(cards) == 2
    page.click(f"[data-show='{cards[1]}']")
    assert bruno.see("table-showed")["cards"] == [cards[1]]
    page.wait_for_selector(f".seat.mine [data-card='{cards[1]}']")
    page.click(".showing [data-verb=show]")
    page.wait_for_selector(".showing", state="detached")
    page.wait_for_selector(".log li:has-text('Nora shows') >> nth=1")


def test_beaten_hands_are_mucked_without_a_question_unless_told_otherwise(visit: Any, opponent: Any) -> None:
    opponent("wish2")
    page = visit("/table/wish2")
    sit(page, "Olga")
    turn(page)
    held = own_cards(page)
    act(page, "fold")
    page.wait_for_selector(".log li:has-text(' wins ')")
    assert not page.locator(".showing").count()
    # Who folded goes on seeing what it was, until the next hand.
    assert own_cards(page) == held
    assert page.locator(".seat.mine .card.dim").count() == len(held)
    assert page.inner_text(".seat.mine .reading") == "You have folded"
    page.reload()
    page.wait_for_selector(".seat.mine .card.dim")
    assert own_cards(page) == held


def test_leaving_after_the_hand_plays_it_to_the_end(visit: Any, opponent: Any) -> None:
    bruno = opponent("wish3")
    page = visit("/table/wish3")
    sit(page, "Rita")
    act(page, "call")
    page.click(".table-head >> text=My seat")
    page.click("dialog >> text=Leave after this hand")
    page.wait_for_selector("dialog button[aria-pressed=true] >> text=Leave after this hand")
    page.keyboard.press("Escape")
    bruno.act("check")
    bruno.act("check")
    assert "check" in turn(page), "the hand goes on"
    page.click(f"{READY} .fold")
    page.click("[role=alertdialog] .fold")
    page.wait_for_selector("[data-back-at]")
    page.wait_for_selector(".log li:has-text('Rita')")


def test_on_a_phone_the_slider_stands_upright_under_the_thumb(visit: Any, opponent: Any) -> None:
    opponent("wish4")
    page = visit("/table/wish4", size=PHONE, has_touch=True)
    sit(page, "Tina")
    turn(page)
    lever = page.locator(".lever input[type=range]")
    box = lever.bounding_box()
    assert box["height"] > 2 * box["width"]
    assert box["x"] > PHONE[0] / 2, "on the side of the thumb"
    lever.evaluate("one => { one.value = one.max; one.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.wait_for_selector(".bar .raise.all >> text=All-in")
    presets = page.locator(".presets button")
    tops = {round(presets.nth(i).bounding_box()["y"]) for i in range(presets.count())}
    assert len(tops) == 1, "one row"


def test_keys_and_ready_amounts_of_ones_own(visit: Any, opponent: Any) -> None:
    page = visit("/settings")
    page.click("[data-key=fold]")
    page.keyboard.press("x")
    page.wait_for_selector("[data-key=fold] >> text=X")
    page.click("[data-key=raise]")
    page.keyboard.press("c")
    page.wait_for_selector("[data-key=raise] >> text=C")
    assert page.inner_text("[data-key=call]") == "R", "the key taken is exchanged"
    page.fill("input[name=preflop]", "4x 3/4 nonsense")
    page.wait_for_selector("text=Not understood: nonsense")
    page.fill("input[name=preflop]", "4x 3/4 pot")
    opponent("wish5")
    page.goto("/table/wish5")
    sit(page, "Uberto")
    turn(page)
    assert page.eval_on_selector_all(".presets button", "all => all.map((one) => one.innerText)") == [
        *("Min", "4×", "¾", "Pot", "All-in")
    ]
    page.mouse.move(*_middle(page.locator(".lever input[type=range]")))
    before = page.input_value("[data-raise-box]")
    page.mouse.wheel(0, -100)
    page.wait_for_function("(before) => document.querySelector('[data-raise-box]').value !== before", arg=before)
    page.keyboard.press("x")
    page.wait_for_selector(".log li:has-text('Uberto folds')")


def _middle(locator: Any) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_seats_are_turned_and_stay_so(visit: Any, opponent: Any) -> None:
    opponent("wish6")
    page = visit("/table/wish6")
    sit(page, "Vera")
    place = "() => document.querySelector('.seat.mine').style.getPropertyValue('--y')"
    page.wait_for_selector(".seat.mine")
    first = page.evaluate(place)
    page.click("[data-rotate]")
    page.wait_for_function(
        "(first) => document.querySelector('.seat.mine').style.getPropertyValue('--y') !== first", arg=first
    )
    turned = page.evaluate(place)
    page.reload()
    page.wait_for_selector(".seat.mine")
    assert page.evaluate(place) == turned


def test_who_looks_on_is_named(visit: Any, opponent: Any) -> None:
    opponent("wish7")
    page = visit("/table/wish7")
    sit(page, "Zoraide")
    looker = visit("/account")
    looker.fill("input[name=guest]", "Guarda")
    looker.click("form:has(input[name=guest]) button")
    looker.wait_for_selector("h2:has-text('Guarda')")
    looker.goto("/table/wish7")
    looker.wait_for_selector("[data-sit]")
    page.click(".table-head >> text=Info")
    page.wait_for_selector("[data-watching]:has-text('Guarda')")


def test_the_coach_counts_the_cards_that_help(visit: Any, opponent: Any) -> None:
    bruno = opponent("wish8")
    page = visit("/table/wish8")
    sit(page, "Wanda")
    assert "call" in turn(page)
    assert not page.locator(".coach").count(), "off unless asked for"
    like(page, coach=True)
    turn(page)
    page.wait_for_selector(".coach >> text=A call costs 108 for a pot of 208")
    act(page, "call")
    bruno.act("check")
    page.wait_for_selector(".coach >> text=/help|No card/")


def test_the_coach_is_silent_where_a_tournament_is_played(visit: Any, opponent: Any) -> None:
    opponent("torneo")
    page = visit("/table/torneo")
    sit(page, "Wilma")
    like(page, coach=True)
    assert "call" in turn(page)
    assert not page.locator(".coach").count()


def test_the_coach_counts_lows_without_the_cards_that_lie_open(visit: Any, opponent: Any) -> None:
    bruno = opponent("razz")
    page = visit("/table/razz")
    sit(page, "Vanna")
    page.wait_for_selector(".seat.mine .card")
    like(page, coach=True)
    # The highest card up brings it in, and fewer than four cards are not yet a low one draws to.
    act(page, "bring-in", "call")
    bruno.act("call", "check")
    # A five, or one of the two threes that do not lie before Bruno.
    page.wait_for_selector(".coach >> text=14 cards help (30.4%): 6 low (6), 7 low (4), 8 low (4).")
    for _ in range(3):
        act(page, "check")
        bruno.act("check")
    turn(page)
    page.wait_for_selector(".seat.mine .reading:has-text('9-6-4-2-A low')")
    assert not page.locator(".coach").count(), "no card comes, nothing is to be called, and the hand is named already"
    act(page, "check")
    bruno.act("check")
    page.wait_for_selector(".log li:has-text('Vanna wins 180: 9-6-4-2-A low')")
    assert not page.locator(".coach").count()


def test_the_lobby_is_narrowed_by_stakes_seats_and_company(visit: Any) -> None:
    page = visit("/")
    page.wait_for_selector(".table-card")
    page.select_option("select[name=stakes]", "50/151")
    page.wait_for_function("() => document.querySelectorAll('.table-card').length === 1")
    page.select_option("select[name=seats]", "full")
    page.wait_for_function("() => document.querySelectorAll('.table-card').length === 0")
    page.select_option("select[name=stakes]", "")
    page.wait_for_selector(".table-card >> text=Blackjack")
    page.select_option("select[name=seats]", "")
    page.select_option("select[name=company]", "bots")
    page.wait_for_selector(".table-card >> text=Bots 0")
    assert not page.locator(".table-card >> text=Wish 1").count()


@pytest.mark.parametrize(("lang", "words"), [("it-IT", "l'ultimo rilancio intero"), ("en-US", "the last full raise")])
def test_policies_are_told_in_words(visit: Any, lang: str, words: str) -> None:
    page = visit("/rules?book=sanremo-cash", lang=lang)
    page.wait_for_selector(f'td:has-text("{words}")')
    assert not page.locator("td:has-text('last-full-raise')").count()


def test_the_screen_of_the_hall_hears_of_a_list_and_the_desk_closes_it(visit: Any, club: Club) -> None:
    screen = visit("/list/screen")
    screen.wait_for_selector("main.hall")
    id = club.open_list("Tavolo di sera")
    club.step(id, "join", name="Nanni")
    # Nobody asks again by the clock: the room has told the screen.
    screen.wait_for_selector("li:has-text('Nanni')")
    desk = visit("/account")
    club.log_in(desk)
    desk.goto(f"/desk/{id}")
    desk.wait_for_selector("[data-name=Nanni]")
    assert not desk.locator("[data-shut]").count(), "somebody waits"
    desk.click("[data-name=Nanni]")
    desk.click("dialog >> text=/strike|off the list/i")
    desk.click("[data-shut]")
    desk.wait_for_function("() => !document.body.innerText.includes('Tavolo di sera')")


def test_every_movement_of_my_chips_is_on_my_account_with_its_table_and_in_a_file(visit: Any, opponent: Any) -> None:
    opponent("cash0")
    page = visit("/table/cash0")
    sit(page, "Zenobia", amount="8000")
    act(page, "fold")
    menu(page, "Leave the table")
    page.wait_for_selector(".seat.mine", state="detached")
    page.goto("/account")
    page.wait_for_selector(".movements tbody tr >> nth=2")
    rows = [row.locator("td").all_inner_texts()[1:] for row in page.locator(".movements tbody tr").all()]
    assert rows == [
        ["Left Cash 0", "+7,950", "199,950"],
        ["Sat down at Cash 0", "−8,000", "192,000"],
        ["Welcome chips", "+200,000", "200,000"],
    ]
    assert page.get_attribute(".movements tbody a >> nth=0", "href") == "/table/cash0"
    with page.expect_download() as taken:
        page.click("[data-export=csv]")
    head, newest, *_ = Path(taken.value.path()).read_text().splitlines()
    assert head == '"When","What","Table","Chips","In your purse"'
    assert newest.split(",", 1)[1] == '"Left","Cash 0","7950","199950"'
