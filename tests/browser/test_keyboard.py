"""By keyboard alone: a hand all'italiana, rounds against the bank and the same stakes again, dialogs, the focus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from bench.screens import Stage

from browser.people import DEAD, turn

FOCUS = "document.activeElement"
RING = """() => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement);
    return [outlineStyle, outlineWidth, outlineOffset];
}"""
DEALER = 3


def reach(page: Any, what: str, most: int = 60) -> int:
    """Go there by Tab; how many it took."""
    page.wait_for_selector(what)
    for tabs in range(most):
        if page.evaluate(f"(what) => {FOCUS}.matches(what)", what):
            return tabs
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} is further away than {most} tabs")


def take_a_seat(page: Any, name: str) -> None:
    """From the table's page to a seat there, without a click."""
    reach(page, "[data-sit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog input[name=name]:focus")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")


def key(page: Any, verb: str, *pressed: str) -> None:
    """When this button is there and alive, press these keys; the table goes on."""
    assert verb in turn(page), verb
    now = page.get_attribute(".bar[data-turn]", "data-turn")
    for one in pressed:
        page.keyboard.press(one)
    page.wait_for_function("(now) => document.querySelector('.bar[data-turn]')?.dataset.turn !== now", arg=now)


def test_a_hand_all_italiana(visit: Any, opponent: Any) -> None:
    other = opponent("tasti0", "Banco Ottavia", seat=DEALER)
    page = visit("/table/tasti0", lang="it-IT")
    take_a_seat(page, "Ottavia")
    key(page, "invito", "c")
    other.act("invito")
    turn(page)
    letters = "all => all.map((one) => [one.dataset.verb, one.querySelector('kbd').dataset.letter])"
    assert page.eval_on_selector_all(".bar [data-verb]", letters) == [["buio", "R"], ["dai-carte", "C"]]
    key(page, "dai-carte", "c")
    key(page, "apro", "r", "Enter")
    other.act("vedo")
    # The third card and the last are changed; the first was a mistake.
    key(page, "cambio", "1", "3", "5", "1", "Enter")
    page.wait_for_selector(".log li:has-text('Ottavia cambia 2 carte')")
    other.act("servito")
    # To pass where nothing is bet asks first: Escape is no, and Enter would be yes.
    turn(page)
    page.keyboard.press("f")
    page.wait_for_selector("[role=alertdialog] .fold:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=alertdialog]", state="detached")
    turn(page)
    assert reach(page, ".bar [data-verb=parol]") <= 3, "the buttons come before the amounts"
    key(page, "busso", "c")
    other.act("punto")
    key(page, "vedo", "c")
    key(page, "mostro", "m")
    page.wait_for_selector(".log li:has-text('Ottavia mostra')")
    # In the next nobody wants to speak first after the draw.
    key(page, "invito", "c")
    other.act("invito")
    other.act("dai-carte")
    other.act("busso")
    key(page, "apro", "r", "Enter")
    other.act("vedo")
    other.act("servito")
    key(page, "cambio", "c")
    key(page, "parol", "p")
    page.wait_for_selector(".log li:has-text('Ottavia dice «parol»')")
    assert "parol" in other.turn()


def test_out_at_the_invito_and_back(visit: Any, opponent: Any) -> None:
    opponent("tasti1", "Banco Isotta", seat=DEALER)
    page = visit("/table/tasti1", lang="it-IT")
    take_a_seat(page, "Isotta")
    key(page, "sitout", "f")
    page.wait_for_selector(".seat.mine.away")
    page.wait_for_selector(".bar-area button:has-text('SONO TORNATO') kbd[data-letter=C]")
    page.keyboard.press("c")
    page.wait_for_selector(".seat.mine:not(.away)")


def decide(page: Any, word: str, pressed: str) -> None:
    """When the bank asks with this button, press the key on it; the round goes on."""
    button = f".house-bar:not(.dead) [data-verb^='{word} ']"
    page.wait_for_selector(".house-bar")
    page.clock.fast_forward(DEAD)
    page.wait_for_selector(f"{button} kbd[data-letter={pressed.upper()}]")
    now = page.get_attribute(".house-bar", "data-turn")
    page.keyboard.press(pressed)
    page.wait_for_function("(now) => document.querySelector('.house-bar')?.dataset.turn !== now", arg=now)


def ready(page: Any) -> None:
    """That is all I stake."""
    page.clock.fast_forward(DEAD)
    page.wait_for_selector("[data-verb=ready]:enabled")
    page.keyboard.press("g")


def again(page: Any) -> None:
    """The same stakes by one key, once it is alive."""
    page.wait_for_selector("[data-verb=repeat]")
    page.clock.fast_forward(DEAD)
    page.wait_for_selector("[data-verb=repeat][aria-disabled=false]")
    page.keyboard.press("r")
    page.wait_for_selector("[data-verb=repeat]", state="detached")


def test_a_round_of_blackjack_and_the_same_again(visit: Any) -> None:
    page = visit("/table/blackjack-keys")
    take_a_seat(page, "Zelda")
    page.wait_for_selector("[data-stake='0'][aria-disabled=false]")
    assert not page.locator("[data-verb=repeat]").count(), "there is nothing to repeat yet"
    page.keyboard.press("2")
    page.wait_for_selector(".chip-button[aria-pressed=true]:has-text('200')")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".box.mine [data-stake]:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".box.mine .box-circle:focus >> text=200")
    page.keyboard.press("Space")
    page.wait_for_selector(".box.mine .box-circle:focus >> text=400")
    page.keyboard.press("Backspace")
    page.wait_for_selector(".box.mine .box-circle:focus:not(:has(.chips))")
    page.keyboard.press("Enter")
    page.wait_for_selector(".box.mine .box-circle:focus >> text=200")
    # Down to the side bets and up again; to the right is the next box.
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".niwin button:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".niwin button.on:focus")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-stake]:focus")
    ready(page)
    decide(page, "no", "n")
    decide(page, "hit", "h")
    decide(page, "stand", "s")
    page.wait_for_selector(".log li:has-text('Zelda wins 200 on box 1')")
    again(page)
    page.wait_for_selector(".box.mine .box-circle >> text=200")
    page.wait_for_selector(".niwin button.on")
    ready(page)
    decide(page, "no", "n")
    decide(page, "stand", "s")
    page.wait_for_selector(".log li:has-text('Zelda wins 200 on box 1') >> nth=1")
    # Who writes to the others stakes nothing.
    page.wait_for_selector("[data-verb=repeat]")
    page.clock.fast_forward(DEAD)
    page.wait_for_selector("[data-verb=repeat][aria-disabled=false]")
    page.click("#tab-chat")
    page.focus(".chat form input")
    page.keyboard.type("r1g")
    assert page.input_value(".chat form input") == "r1g"
    assert page.locator("[data-verb=repeat]").count() == 1
    assert page.locator(".chip-button[aria-pressed=true]").inner_text() == "200"


def test_rounds_of_punto_banco_and_only_what_is_missing_again(visit: Any) -> None:
    page = visit("/table/punto-keys")
    take_a_seat(page, "Domitilla")
    page.wait_for_selector("[data-bet=punto][aria-disabled=false]")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("[data-bet=punto]:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-bet=punto]:focus >> text=yours 100")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".numbers [data-spot]:focus")
    reach_by(page, "ArrowRight", "[data-bet=winning-number-8]")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-bet=winning-number-8]:focus >> text=100")
    ready(page)
    page.clock.run_for(3_000)
    page.wait_for_selector(".log li:has-text('Domitilla wins 300 on Winning Number 8')")
    again(page)
    for bet in ("punto", "winning-number-8"):
        page.wait_for_selector(f"[data-bet={bet}] .tag")
    # One is taken back: only that one is put down again.
    reach_by(page, "ArrowUp", ".pb-boxes [data-spot]")
    reach_by(page, "ArrowLeft", "[data-bet=punto]")
    page.keyboard.press("Backspace")
    page.wait_for_selector("[data-bet=punto]:focus:not(:has(.tag))")
    page.wait_for_selector("[data-verb=repeat]:has-text('100')")
    again(page)
    page.wait_for_selector("[data-bet=punto] >> text=yours 100")
    page.wait_for_selector("[data-bet=winning-number-8] >> text=yours 100")


def reach_by(page: Any, pressed: str, what: str) -> None:
    """Go there by one of the arrows."""
    for _ in range(12):
        if page.evaluate(f"(what) => {FOCUS}.matches(what)", what):
            return
        page.keyboard.press(pressed)
    raise AssertionError(f"{what} is not on the way")


@pytest.fixture(scope="module")
def stage(chromium: Any) -> Iterator[Stage]:
    """A page that is told scenes of the engine as the room would tell them."""
    told = Stage(chromium)
    yield told
    told.page.context.close()


OPENED = {
    "my-seat": ".menu-list button:first-child",
    "call-floor": "select",
    "info": "a[href^='/rules']",
    "host-menu": "[data-host=pause]",
}


@pytest.mark.parametrize("scene", OPENED)
def test_a_dialog_opens_on_what_it_is_for(stage: Stage, scene: str) -> None:
    stage.set(scene)
    stage.page.wait_for_selector(f"dialog[open] :is({OPENED[scene]}):focus")


def test_who_has_a_name_sits_down_by_two_presses_of_enter(visit: Any, opponent: Any) -> None:
    opponent("tasti2", "Bruno Tecla")
    page = visit("/account")
    page.fill("input[name=guest]", "Tecla")
    page.keyboard.press("Enter")
    page.wait_for_selector("h2:has-text('Tecla')")
    page.goto("/table/tasti2")
    reach(page, ".bar-area [data-sit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] input:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".seat.mine")


def test_a_chosen_filter_shows_that_it_has_the_focus(visit: Any) -> None:
    page = visit("/")
    reach(page, "main button[aria-pressed=true]")
    assert page.evaluate(RING) == ["solid", "3px", "2px"]


def test_keys_against_the_bank_can_be_others(visit: Any) -> None:
    page = visit("/settings")
    page.click("[data-key=hit]")
    page.keyboard.press("s")
    page.wait_for_selector("[data-key=hit] >> text=S")
    assert page.inner_text("[data-key=stand]") == "H", "the key taken is exchanged"
    # At poker the same letter is another key.
    page.click("[data-key=parol]")
    page.keyboard.press("s")
    page.wait_for_selector("[data-key=parol] >> text=S")
    assert page.inner_text("[data-key=hit]") == "S"
