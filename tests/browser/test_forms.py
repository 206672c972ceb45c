"""What is typed into a form and does not fit: said in the page's language, by the field's name, and nothing changes."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

PHONE = (390, 844)


def guest(visit: Any, name: str, **how: Any) -> Any:
    """Somebody at the page of their account."""
    page = visit("/account", lang="it-IT", **how)
    page.fill("input[name=guest]", name)
    page.click("form:has(input[name=guest]) button")
    page.wait_for_selector("input[name=limit-loss]")
    return page


def wrong(page: Any, field: str) -> str:
    """What the browser says of a field."""
    said: str = page.eval_on_selector(f"input[name={field}]", "one => one.validationMessage")
    return said


def test_a_limit_that_was_saved_says_since_when_it_binds(visit: Any) -> None:
    page = guest(visit, "Prudenzia S")
    limit, binds = "input[name=limit-loss]", "[data-binds=loss]"
    page.fill(limit, "5000")
    page.keyboard.press("Tab")
    page.wait_for_selector(f"{binds} >> text=Salvato: vale da subito.")
    page.fill(limit, "9000")
    page.keyboard.press("Tab")
    page.wait_for_selector(f"{binds} >> text=/Salvato. Per ora vale 5.000; dal .*: 9.000\\./")
    assert page.input_value(limit) == "5000"
    # It is still to be read another day.
    page.reload()
    page.wait_for_selector(f"{binds} >> text=/^Per ora vale 5.000; dal .*: 9.000\\./")


def test_a_limit_is_lifted_by_a_nought_and_never_by_a_slip(visit: Any) -> None:
    page = guest(visit, "Prudenzia R")
    limit = "input[name=limit-loss]"
    with page.expect_response("**/api/me/limits"):
        page.fill(limit, "5000")
        page.keyboard.press("Tab")
    page.wait_for_selector(f"{limit}:not([disabled])")
    for slip, said in (
        ("", "Fiches perse al giorno: scrivi qualcosa."),
        ("-5", "Fiches perse al giorno: da 0 a 1.000.000.000."),
        ("1.5", "Fiches perse al giorno: solo un numero intero."),
    ):
        page.fill(limit, slip)
        page.keyboard.press("Tab")
        assert wrong(page, "limit-loss") == said
    assert page.evaluate("fetch('/api/me').then((told) => told.json())")["limits"] == {"loss": 5000}


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("big", "0", "Big blind: da 1 a 1.000.000.000."),
        ("seats", "11", "Posti: da 2 a 10."),
        ("bots", "", "Bot: scrivi qualcosa."),
        ("bots", "6", "Bot: da 0 a 5."),
        ("think", "2.5", "Secondi per decidere: solo un numero intero."),
    ],
)
def test_a_table_is_not_opened_with_what_does_not_fit(visit: Any, field: str, value: str, said: str) -> None:
    page = visit("/new", lang="it-IT")
    page.fill(f"input[name={field}]", value)
    page.click("button.primary")
    assert wrong(page, field) == said
    page.fill(f"input[name={field}]", "3")
    assert wrong(page, field) == ""


def test_a_no_is_seen_where_its_form_was_sent(visit: Any) -> None:
    page = guest(visit, "Serafina", size=PHONE, has_touch=True, is_mobile=True)
    page.fill("input[name=keep-password]", "breve")
    page.tap("form:has(input[name=keep]) button")
    alert = page.wait_for_selector("[role=alert]")
    assert alert.inner_text().strip() == "Una password ha da 8 a 128 caratteri."
    page.wait_for_function("(one) => one.getBoundingClientRect().top >= 0", arg=alert)
    page.click("text=Altre fiches")
    page.wait_for_selector("[role=alert] >> text=40.000")


def test_a_code_takes_the_account_to_another_device(visit: Any) -> None:
    page = guest(visit, "Nomade R", size=PHONE)
    page.click("text=Codice per un altro dispositivo")
    panel = page.locator("[data-device-code]")
    panel.locator("text=/dieci minuti.*tutto il tuo account/").wait_for()
    assert page.evaluate("document.querySelector('[data-device-code] img').decode().then(() => true)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    code = panel.locator(".code").inner_text()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    panel.locator("[data-copy]").click()
    panel.locator("text=Copiato").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == code
    # The address of the picture brings the code along; nobody is let in without a press.
    path = panel.locator("img").get_attribute("src")
    other = visit(parse_qs(urlsplit(path).query)["to"][0], lang="it-IT")
    assert other.input_value("input[name=code]") == code
    other.click("[data-redeem] button")
    other.wait_for_selector("h2:has-text('Nomade R')")
