"""What comes when a page is opened, and what only afterwards."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest

NAMED = "() => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => new URL(link.href).pathname)"
TABLE = "/js/fold/hand.js"


@pytest.mark.parametrize(
    ("path", "drawn"),
    [
        ("/table/duel18", "[data-sit]"),
        ("/tables?ids=duel18", ".cell .seat"),
    ],
)
def test_the_document_names_every_module_of_its_page(visit: Any, path: str, drawn: str) -> None:
    page = visit(path)
    page.wait_for_selector(drawn)
    came: set[str] = set()
    page.on("request", lambda request: came.add(urlsplit(request.url).path))
    page.reload()
    page.wait_for_selector(drawn)
    assert sorted(path for path in came if path.endswith(".js")) == sorted(page.evaluate(NAMED))


def test_the_lobby_does_not_wait_for_the_table_which_comes_after_it(visit: Any) -> None:
    page = visit("/settings")
    with page.expect_request(f"**{TABLE}"):
        page.goto("/")
        page.wait_for_selector(".table-card")
    named = page.evaluate(NAMED)
    assert [path for path in named if path.endswith("/js/pages/lobby.js")]
    assert not [path for path in named if path.endswith(TABLE)]


def test_a_page_that_does_not_come_says_so_and_can_be_loaded_again(visit: Any) -> None:
    page = visit("/")
    page.wait_for_selector(".table-card")
    page.route("**/js/pages/rules.js", lambda route: route.abort())
    page.click("nav >> text=Rules")
    page.wait_for_selector("text=This page did not come")
    page.unroute("**/js/pages/rules.js")
    page.click("text=Load again")
    page.wait_for_selector("input[type=search]")


@pytest.mark.parametrize("part", ["/locale/it/page.ftl", "/js/words.js"])
def test_a_page_without_its_words_or_modules_is_not_left_empty(visit: Any, part: str) -> None:
    page = visit("/rules", lang="it-IT")
    page.wait_for_selector("input[type=search]")
    page.route(f"**{part}", lambda route: route.fulfill(status=503, body="away"))
    page.reload()
    page.wait_for_selector("text=La pagina non è arrivata")
    page.wait_for_selector("text=The page has not arrived")
    page.unroute(f"**{part}")
    page.click("text=Carica di nuovo")
    page.wait_for_selector("input[type=search]")
    assert not page.locator(".waited").count()


def test_an_address_nobody_knows_is_answered_with_a_page_that_says_so_and_a_way_back(visit: Any) -> None:
    page = visit("/")
    answer = page.goto("/tavolo/duel18")
    assert answer.status == 404
    page.click("main a[href='/']")
    page.wait_for_selector(".table-card")
    assert page.request.get("/tavolo/duel18", headers={"accept": "application/json"}).json()["code"] == "not-found"
