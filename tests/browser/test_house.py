"""Against the bank: a split, an early surrender, even money, a round with Winning Number; coming and going."""

from __future__ import annotations

from typing import Any

from browser.people import act, sit, turn


def stake(page: Any) -> None:
    """A hundred on my own box, and no more."""
    page.click(".box.mine [data-stake]:not([aria-disabled=true])")
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
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    stake(page)
    # Eights against a six: no surrender, a split, and both hands stand.
    answer(page, "no")
    answer(page, "split")
    page.wait_for_function("() => document.querySelectorAll('.box.mine .bj-hand').length === 2")
    assert [hand[0] for hand in cards(page)] == ["26", "27"]
    answer(page, "stand")
    answer(page, "stand")
    page.wait_for_selector(".log li:has-text('The bank has')")
    assert page.locator(".log li:has-text('splits on box')").count() == 1
    assert page.locator(".log li:has-text('stands on box')").count() == 2
    # Sixteen against an ace: given up for half before the bank looks any further.
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    stake(page)
    answer(page, "surrender")
    page.wait_for_selector(".log li:has-text('Jack loses 50 on box')")
    page.wait_for_selector("[data-outcome='-50'] >> text=You have lost 50")
    # Blackjack against an ace: even money is asked about.
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    stake(page)
    turn(page)
    page.wait_for_selector(".house-bar .question")


# What a button says, without the key that stands for it.
SAID = """all => all.map((one) => [...one.childNodes].filter((part) => part.nodeName !== "KBD")
    .map((part) => part.textContent.trim()).filter(Boolean).join(" "))"""


def asked(page: Any, verb: str) -> list[str]:
    """Wait for a question with this button, alive; what the buttons say."""
    page.wait_for_selector(f".house-bar:not(.dead) [data-verb='{verb}']")
    found: list[str] = page.eval_on_selector_all(".house-bar [data-verb]", SAID)
    return found


def lit(page: Any) -> list[str]:
    """The boxes that something is asked about."""
    found: list[str] = page.eval_on_selector_all(".box.asked", "all => all.map((one) => one.dataset.box)")
    return found


def test_who_plays_two_boxes_reads_on_every_button_which_one_it_is_for(visit: Any) -> None:
    page = visit("/table/boxes")
    sit(page, "Ines")
    page.click(".box.mine [data-stake]:not([aria-disabled=true])")
    assert asked(page, "second-box") == ["Play two boxes", "A bot for company"]
    page.click("[data-verb=second-box]")
    page.click("[data-verb=ready]")
    both = asked(page, "no 1")
    assert both == ["Surrender box 1", "No, play box 1", "Surrender box 2", "No, play box 2"]
    assert lit(page) == ["0", "1"]
    page.click("[data-verb='no 1']")
    page.wait_for_selector("[data-verb='no 1']", state="detached")
    # One box is left to be asked about, and the buttons still say which.
    assert asked(page, "no 0") == ["Surrender box 1", "No, play box 1"]
    page.click("[data-verb='no 0']")
    assert asked(page, "stand 0") == ["Hit box 1", "Stand box 1", "Double 100 box 1", "Split box 1"]
    assert lit(page) == ["0"]
    page.click("[data-verb='stand 0']")
    assert asked(page, "stand 1") == ["Hit box 2", "Stand box 2", "Double 100 box 2"]
    assert lit(page) == ["1"]
    page.click("[data-verb='stand 1']")
    page.wait_for_selector(".log li:has-text('The bank has')")
    lines = page.locator(".log li:has-text('Ines stands on box')").all_inner_texts()
    assert [line.split("box ")[1][0] for line in lines] == ["1", "2"]


TOLD = """() => {
    window.told = [];
    const look = () => told.push([
        document.querySelectorAll(".pb-cards .card").length, document.querySelector(".pb-result").innerText.trim(),
        document.querySelectorAll(".bead .mark").length, document.querySelector(".outcome").innerText.trim(),
    ]);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_punto_banco_with_winning_number(visit: Any) -> None:
    page = visit("/table/punto-banco", lang="it-IT")
    page.evaluate("localStorage.setItem('mazziere', JSON.stringify({ motion: 'on' }))")
    page.reload()
    sit(page, "Pino")
    assert page.inner_text("[data-bet=winning-number-6] small") == "6,5:1"
    page.evaluate(TOLD)
    page.wait_for_selector("[data-bet=punto]:not([aria-disabled=true])")
    page.click("[data-bet=punto]")
    page.wait_for_selector(".log li:has-text('Pino') >> text=Punto")
    assert page.evaluate("document.activeElement.dataset.bet") == "punto", "the box is still the same button"
    page.click("[data-bet=winning-number-8]")
    page.wait_for_selector(".log li:has-text('Winning Number 8')")
    page.click("[data-verb=ready]")
    page.wait_for_selector(".pb-cards .card >> nth=3")
    page.clock.run_for(3_000)
    # A natural eight against two: both stakes win, and the log says which.
    page.wait_for_selector(".log li:has-text('Pino vince 100 su PUNTO')")
    page.wait_for_selector(".log li:has-text('Pino vince 300 su Winning Number 8')")
    page.wait_for_selector(".bead .mark.punto")
    assert page.locator(".big .mark.punto").count() == 1
    told = page.evaluate("told")
    assert [4, "", 0, ""] in told, "the cards are turned before anybody is told who has won"
    assert [4, "Vince Punto", 1, "Hai vinto 400"] in told
    # Afterwards it is among my hands with what it brought, and told again in words.
    page.goto("/hands")
    line = page.wait_for_selector("tr:has-text('Punto Banco')")
    assert "+400" in line.inner_text()
    assert page.locator("tr:has-text('Punto Banco') .export").all_inner_texts() == ["JSON", "Testo", "Verifica"]
    page.click("tr:has-text('Punto Banco') a[href^='/replay']")
    page.wait_for_selector(".replay .log li:has-text('Rien ne va plus')")


def test_the_floor_away_back_more_chips_and_off(visit: Any) -> None:
    page = visit("/table/punto-away")
    sit(page, "Gita")
    page.click("[data-call-floor]")
    assert "this table, round" in page.inner_text("dialog form")
    page.keyboard.press("Escape")
    page.click(".sit-line >> text=Step away")
    page.wait_for_selector(".sit-line >> text=I'm back >> nth=0")
    page.click(".sit-line >> text=I'm back >> nth=0")
    page.wait_for_selector(".sit-line >> text=I'm back", state="detached")
    before = page.inner_text(".own-chips")
    page.click(".sit-line button:has-text('5,000')")
    page.wait_for_function("(before) => document.querySelector('.own-chips').innerText !== before", arg=before)
    page.click(".sit-line >> text=Leave")
    page.wait_for_selector("[data-sit]")
    page.wait_for_selector("[data-left]")
