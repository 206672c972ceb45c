"""The page of a new table: whatever the rules let a table fix can be asked for, and is what is played."""

from __future__ import annotations

from typing import Any

from browser.opening import hosts
from browser.people import sit

FACTS = """() => Object.fromEntries([...document.querySelectorAll('dialog dl.facts dt')]
    .map((one) => [one.innerText, one.nextElementSibling.innerText]))"""


def facts(page: Any) -> dict[str, str]:
    """What the table's own panel says is in force."""
    page.click("[data-open=info]")
    page.wait_for_selector("dialog dl.facts")
    told: dict[str, str] = page.evaluate(FACTS)
    page.keyboard.press("Escape")
    return told


def test_a_telesina_with_the_vele_in_a_cross(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "telesina")
    assert page.locator(".layout").count() == 9
    page.locator(".layout:has-text('Cross')").click()
    page.select_option("select[name=distribuzione]", "sempre")
    hosts(page, "Veliera", "Croce")
    # Its bots play: five vele lie face down in the middle.
    page.wait_for_selector(".vele-croce .vela >> nth=4")
    told = facts(page)
    assert told["Vele"] == "Cross"
    assert told["Hidden cards"] == "Always"


def test_a_giro_pazzo_whose_dealer_chooses(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "italiana")
    assert not page.locator(".layout").count()
    page.get_by_label("Giro pazzo").check()
    page.locator(".layout:has-text('The dealer chooses')").click()
    page.select_option("select[name=distribuzione]", "libera")
    hosts(page, "Giramonda", "Pazzo")
    told = facts(page)
    assert told["Giro pazzo"] == "after a full house or better"
    assert told["Vele"] == told["Hidden cards"] == "The dealer chooses"


def test_games_that_take_turns_in_the_order_they_are_chosen(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "mixed")
    games = page.locator("fieldset:has-text('Games that take turns')")
    for game in ("omaha4-hilo", "razz", "stud7", "stud7-hilo"):
        games.locator(f"[value={game}]").uncheck()
    assert games.locator("[value=holdem]").is_disabled(), "a table has one game at least"
    games.locator("[value=draw5]").check()
    games.locator("[value=holdem]").uncheck()
    games.locator("[value=holdem]").check()
    page.select_option("select[name=every]", "hand")
    hosts(page, "Mista", "Due giochi")
    told = facts(page)
    assert told["Games that take turns"] == "Five Card Draw, Texas Hold'em · every hand"


def test_an_italian_table_with_its_limit_and_a_cap_on_its_rake(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "italiana")
    page.select_option("select[name=limit]", "pot-limit")
    page.click("summary")
    page.fill("input[name=rake]", "4")
    page.fill("input[name=rake-cap]", "70")
    hosts(page, "Tettoia", "Col tetto")
    told = facts(page)
    assert told["Game"] == "Italian poker · pot limit"
    assert told["Rake"] == "4%, at most 70"
    assert told["Pack"].startswith("from the ")


def test_a_blackjack_table_by_the_rules_its_host_likes(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "blackjack")
    assert not page.locator("input[name=seats]").count(), "each box has its seat"
    for rule, value in (
        ("surrender", "late"),
        ("hole-card", "peek"),
        ("decks", "8"),
        ("boxes", "5"),
        ("least-boxes", "4"),
    ):
        page.select_option(f"select[name={rule}]", value)
    page.select_option("select[name=boxes]", "3")
    assert page.locator("select[name=least-boxes]").input_value() == "3", "no more than there are"
    hosts(page, "Mazzista", "Otto mazzi")
    told = facts(page)
    assert told["Surrender"] == "after the peek"
    assert told["The bank's second card"] == "at once, face down"
    assert (told["Decks"], told["Boxes"], told["Least boxes staked"]) == ("8", "3", "3")


def test_a_table_against_the_bank_with_its_own_least_and_most(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "punto-banco")
    page.fill("input[name=least]", "50")
    page.fill("input[name=most]", "2000")
    page.get_by_label("Private").uncheck()
    hosts(page, "Bancaria", "Due zeri")
    told = facts(page)
    assert told["Stakes"] == "50 – 2,000"
    assert told["Égalité"] == "8:1"
    # Who has opened it is its host, against the bank too.
    page.click("[data-host-menu]")
    page.wait_for_selector("dialog [data-host=pause]")
    page.keyboard.press("Escape")
    sit(page)
    page.wait_for_selector(".own-chips")
    page.goto("/")
    line = page.locator(".table-card:has-text('Due zeri')")
    assert "50 – 2,000" in line.inner_text()
    assert "3 bots" in line.inner_text()


def test_a_stud_table_is_asked_for_what_stud_is_played_for(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=game]", "stud7")
    assert page.locator("input[name=small]").count() == 1
    assert "Small blind" not in page.locator("form").inner_text()
    for name, amount in (("ante", "10"), ("small", "30"), ("big", "200")):
        page.fill(f"input[name={name}]", amount)
    page.click("text=More choices")
    page.fill("input[name=buy-in-least]", "5000")
    assert not page.evaluate("document.querySelector('form').checkValidity()"), "whoever says the least says the most"
    page.fill("input[name=buy-in-most]", "9000")
    page.fill("input[name=rake]", "5")
    page.fill("input[name=bank]", "60")
    hosts(page, "Studiosa", "Sette")
    told = facts(page)
    assert told["Stakes"] == "limit 200/400 · ante 10 · bring-in 30"
    assert told["Buy-in"] == "5,000 – 9,000"
    assert told["Rake"].startswith("5%")


def test_an_italian_table_by_a_rulebook_of_ones_own(visit: Any, room: Any) -> None:
    toml = 'name = "lunghe"\nen = "Long nights"\nit = "Notti lunghe"\nextends = "italiana"\n[policies]\n'
    draft = room.admin.post("/api/house/read", json={"toml": toml}).json()
    kept = room.admin.post("/api/house/rulebooks", json=draft)
    assert kept.is_success, kept.text
    page = visit("/new")
    page.select_option("select[name=game]", "italiana")
    books = page.locator("select[name=rulebook] option")
    page.wait_for_function("() => document.querySelectorAll('select[name=rulebook] option').length > 1")
    assert "Home game" not in books.all_inner_texts()
    page.select_option("select[name=rulebook]", label="Long nights")
    hosts(page, "Nottambula", "Notte")
    assert facts(page)["Rulebook"] == "Long nights"
    sit(page)
    page.wait_for_selector("[data-verb=invito], .log li:has-text('puts in the invito')")


def test_no_more_bots_than_seats_but_one(visit: Any) -> None:
    page = visit("/new")
    bots = page.locator("input[name=bots]")

    def asked() -> tuple[str, str]:
        return bots.input_value(), bots.get_attribute("max")

    assert asked() == ("3", "5")
    # Until the host says how many, there are as many as there is room for: nobody is stopped by what they never wrote.
    page.fill("input[name=seats]", "2")
    assert asked() == ("1", "1")
    page.fill("input[name=seats]", "10")
    assert asked() == ("3", "9")
    # At blackjack each box has its seat, whatever the seats were.
    page.select_option("select[name=game]", "blackjack")
    assert asked() == ("3", "6")
    page.select_option("select[name=boxes]", "3")
    assert asked() == ("2", "2")
    bots.fill("3")
    page.fill("input[name=who]", "Affollata")
    page.click("form button.primary")
    assert bots.evaluate("(one) => one.validationMessage") == "Bots: from 0 to 2."
    page.select_option("select[name=boxes]", "4")
    page.click("form button.primary")
    page.wait_for_selector("[data-link]")
