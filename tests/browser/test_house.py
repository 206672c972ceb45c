"""Against the bank: a split, an early surrender, a round with Winning Number."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from browser.conftest import Served
from browser.people import sit, until
from mazziere.cards.deck import decks
from mazziere.cards.sealed import SealedDeck

BURNED = 5


def _seed_of_a_pair() -> int:
    """The first seed whose shoe deals a pair of eights or so to a player alone, the bank showing no ace or ten."""
    for seed in range(1000):
        order = SealedDeck.make(decks(6), secret=sha256(b"browser %d" % seed).digest()).order(0)[BURNED:]
        mine, bank = (order[0] >> 2, order[2] >> 2), order[1] >> 2
        if mine[0] == mine[1] < 7 and bank < 7:
            return seed
    raise AssertionError("no pair in a thousand shoes")


@pytest.fixture(scope="module")
def paired(tmp_path_factory: pytest.TempPathFactory) -> Any:
    served = Served(tmp_path_factory.mktemp("paired"), _seed_of_a_pair())
    yield served
    served.kill()


def answer(page: Any, verb: str) -> None:
    page.wait_for_selector(f".house-bar:not(.dead) [data-verb^='{verb}']")
    page.click(f".house-bar [data-verb^='{verb}']")


def stake(page: Any) -> None:
    page.click(".box.mine [data-stake]")
    page.click("[data-verb=ready]")


def test_a_split_and_an_early_surrender(visit: Any, paired: Served) -> None:
    page = visit("/table/blackjack", base=paired.address)
    sit(page)
    page.wait_for_selector(".box.mine [data-stake]:not([disabled])")
    stake(page)
    answer(page, "no")
    answer(page, "split")
    page.wait_for_function("() => document.querySelectorAll('.box.mine .bj-hand').length === 2")
    until(page, ".log li:has-text('The bank has')", "stand 0")
    page.wait_for_selector(".box.mine [data-stake]:not([disabled])")
    stake(page)
    answer(page, "surrender")
    page.wait_for_selector(".log li:has-text('loses 50')")


def test_punto_banco_with_winning_number(visit: Any) -> None:
    page = visit("/table/punto-banco", lang="it-IT")
    sit(page)
    page.wait_for_selector("[data-bet=punto]:not([disabled])")
    page.click("[data-bet=punto]")
    page.click("[data-bet=winning-number-8]")
    page.click("[data-verb=ready]")
    page.wait_for_selector(".log li:has-text('Punto')")
    page.wait_for_function("() => document.querySelector('.bead .mark')")
    assert page.locator(".log li", has_text="Winning Number 8").count()
