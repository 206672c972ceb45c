"""Against the bank: a split, an early surrender, even money, a round with Winning Number; coming and going."""

from __future__ import annotations

from typing import Any

from browser.people import act, sit, turn


def stake(page: Any) -> None:
    """A hundred on my own box, and no more."""
    page.click(".box.mine [data-stake]:not([disabled])")
    page.click("[data-verb=ready]")


def answer(page: Any, verb: str) -> None:
    """Answer the bank with the verb for whichever box."""
    verbs = turn(page)
    found = next((each for each in verbs if each.split(" ")[0] == verb), "")
    assert found, f"no {verb} among {verbs}"
    act(page, found)


def cards(page: Any) -> list[list[str]]:
    """The cards of my hands."""
    found: list[list[str]] = page.eval_on_selector_all(
        ".box.mine .bj-hand",
        "all => all.map((hand) => [...hand.querySelectorAll('.card')].map((card) => card.dataset.card))",
    )
    return found


def test_a_split_an_early_surrender_and_even_money(visit: Any) -> None:
    page = visit("/table/blackjack")
    sit(page, "Jack")
    page.wait_for_selector(".box.mine [data-stake]:not([disabled])")
    stake(page)
    # Eights against a six: no surrender, a split, and both hands stand.
    answer(page, "no")
    answer(page, "split")
    page.wait_for_function("() => document.querySelectorAll('.box.mine .bj-hand').length === 2")
    assert [hand[0] for hand in cards(page)] == ["26", "27"]
    answer(page, "stand")
    answer(page, "stand")
    page.wait_for_selector(".log li:has-text('The bank has')")
    # Sixteen against an ace: given up for half before the bank looks any further.
    page.wait_for_selector(".box.mine [data-stake]:not([disabled])")
    stake(page)
    answer(page, "surrender")
    page.wait_for_selector(".log li:has-text('loses 50')")
    # Blackjack against an ace: even money is asked about.
    page.wait_for_selector(".box.mine [data-stake]:not([disabled])")
    stake(page)
    turn(page)
    page.wait_for_selector(".house-bar .question")


def test_punto_banco_with_winning_number(visit: Any) -> None:
    page = visit("/table/punto-banco", lang="it-IT")
    sit(page, "Pino")
    page.wait_for_selector("[data-bet=punto]:not([disabled])")
    page.click("[data-bet=punto]")
    page.wait_for_selector(".log li:has-text('Pino') >> text=Punto")
    page.click("[data-bet=winning-number-8]")
    page.wait_for_selector(".log li:has-text('Winning Number 8')")
    page.click("[data-verb=ready]")
    # A natural eight against two: both stakes win.
    page.wait_for_selector(".log li:has-text('Pino vince') >> nth=0")
    page.wait_for_selector(".bead .mark.punto")
    assert page.locator(".big .mark.punto").count() == 1


def test_away_back_more_chips_and_off(visit: Any) -> None:
    page = visit("/table/punto-banco")
    sit(page, "Gita")
    page.click(".sit-line >> text=Step away")
    page.wait_for_selector(".sit-line >> text=I'm back >> nth=0")
    page.click(".sit-line >> text=I'm back >> nth=0")
    page.wait_for_selector(".sit-line >> text=I'm back", state="detached")
    before = page.inner_text(".own-chips")
    page.click(".sit-line button:has-text('5,000')")
    page.wait_for_function("(before) => document.querySelector('.own-chips').innerText !== before", arg=before)
    page.click(".sit-line >> text=Leave")
    page.wait_for_selector("[data-sit]")
