"""Italian tables: the buttons by their names, the draw, parol, and a cross of vele."""

from __future__ import annotations

from typing import Any

from browser.people import act, sit, turn, whose_turn

SAYS = ("dai-carte", "vedo", "va-bene", "cambio", "parol", "busso", "nascondo", "passo")


def four(visit: Any, table: str) -> list[Any]:
    """Four at one table, in Italian."""
    pages = [visit(f"/table/{table}", lang="it-IT") for _ in range(2)]
    for name, page in zip(("Uno", "Due"), pages, strict=True):
        sit(page, name)
    return pages


def test_invito_buio_and_the_deal_by_their_names(visit: Any) -> None:
    pages = four(visit, "italiana")
    for page in pages:
        turn(page)
        assert page.inner_text("[data-verb=invito]").startswith("INVITO 50")
        assert page.inner_text("[data-verb=sitout]").startswith("SITOUT")
        act(page, "invito")
    page = whose_turn(*pages)
    assert page.inner_text("[data-verb=buio]").startswith("BUIO")
    assert page.inner_text("[data-verb=dai-carte]").startswith("DAI CARTE")
    act(page, "buio")
    said: set[str] = set()
    for _ in range(20):
        said.add(act(whose_turn(*pages), *SAYS))
        if said & {"cambio", "parol"}:
            break
    assert said & {"cambio", "parol"}
    assert any(page.locator(".log li", has_text="buio").count() for page in pages)


def test_a_cross_of_vele_is_laid_and_turned(visit: Any) -> None:
    pages = four(visit, "telesina")
    for page in pages:
        act(page, "invito")
    pages[0].wait_for_selector(".vele-croce .vela")
    assert pages[0].locator(".vele-croce .vela").count() == 5
    assert pages[0].locator(".vele-croce .card.back").count() == 5
    for _ in range(30):
        if not pages[0].locator(".vele-croce .card.back").count():
            return
        act(whose_turn(*pages), "busso", "vedo", "va-bene", "mostro", "nascondo", "passo")
    raise AssertionError("the vele were never all turned")
