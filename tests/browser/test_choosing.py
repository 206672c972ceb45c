"""Somebody must choose before play goes on: everybody sees who, what, and how long that may take."""

from __future__ import annotations

from typing import Any

from browser.people import act, left, sit

DEALER = 3
THINK = 600


def test_the_others_see_who_chooses_the_game_and_then_which(visit: Any, opponent: Any) -> None:
    other = opponent("scelta0", "Banco Quintilia", seat=DEALER)
    page = visit("/table/scelta0", lang="it-IT")
    sit(page, "Quintilia")
    page.wait_for_selector("[data-choosing=game]:has-text('Banco Quintilia sceglie il gioco')")
    assert 0 < left(page.inner_text("[data-choosing] .seconds")) <= THINK
    assert 0 < left(page.inner_text(f"[data-seat='{DEALER}'] .clock .seconds")) <= THINK
    assert not page.locator(".bar button:has-text('Razz')").count()
    other.do("choose", what="razz")
    page.wait_for_selector(".log li:has-text('Banco Quintilia sceglie Razz per 2 mani')")
    page.wait_for_selector(".log li:has-text('Mano 1: Razz')")
    assert not page.locator("[data-choosing]").count()


def test_who_chooses_the_game_has_a_clock_where_the_buttons_are(visit: Any, opponent: Any) -> None:
    opponent("scelta1", "Banco Rosmunda", seat=0)
    page = visit("/table/scelta1", lang="it-IT")
    sit(page, "Rosmunda")
    page.wait_for_selector(".bar .question:has-text('Scegli il gioco')")
    assert 0 < left(page.inner_text(".bar .question span")) <= THINK
    assert 0 < left(page.inner_text(".seat.mine .clock .seconds")) <= THINK
    page.clock.fast_forward(600)
    # A hasty hand presses twice, and has chosen once.
    page.locator(".bar button:has-text('Razz')").evaluate("button => { button.click(); button.click(); }")
    page.wait_for_selector(".log li:has-text('Rosmunda sceglie Razz')")
    page.evaluate("async () => (await fetch('/api/health')).text()")
    assert not page.locator(".refusal").count()


def test_while_a_dealer_chooses_the_vele_the_others_are_told(visit: Any, opponent: Any) -> None:
    other = opponent("vele", "Banco Teodolinda", seat=DEALER)
    page = visit("/table/vele", lang="it-IT")
    sit(page, "Teodolinda")
    act(page, "invito")
    other.act("invito")
    page.wait_for_selector("[data-choosing]:has-text('Banco Teodolinda sceglie le vele e la carta coperta')")
    assert 0 < left(page.inner_text("[data-choosing] .seconds")) <= THINK
    other.act("croce")
    page.wait_for_selector("[data-choosing]:has-text('sceglie come dare la carta coperta')")
    other.act("mai")
    page.wait_for_selector("[data-choosing]", state="detached")
    page.wait_for_selector(".vele-croce .vela")
