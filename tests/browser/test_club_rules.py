"""The rulebook editor, calling the floor and the staff's pages, as people use them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from browser.club_helper import Club, staff
from browser.opening import hosts, open_table, press_open
from browser.people import sit
from mazziere.rules.rulebook import house


def test_a_rulebook_is_written_compared_downloaded_saved_and_played(club: Club, visit: Any, tmp_path: Path) -> None:
    page = staff(club, visit, "/house", lang="it-IT")
    page.fill("input[name=book]", "Venerdì Sera")
    assert page.input_value("input[name=book]") == "venerd-sera"
    page.fill("input[name=book]", "venerdi")
    page.select_option("#policy-minimum_raise", "any")
    page.wait_for_selector("[data-differs=minimum_raise] ins >> text=qualunque")
    assert page.inner_text("[data-differs=minimum_raise] del") == "l'ultimo rilancio intero"
    page.fill("#policy-limit_cap", "-1")
    wrong = page.wait_for_selector("[data-policy=limit_cap] .bad")
    assert "limit_cap: -1 non è ammesso" in wrong.inner_text()
    assert page.get_by_role("button", name="Salva in questa sala").is_disabled()
    page.fill("#policy-limit_cap", "6")
    page.fill("[data-policy=limit_cap] input[maxlength='60']", "art. 4")
    page.wait_for_selector("[data-differs=limit_cap] >> text=art. 4")
    page.click("[data-policy=minimum_raise] >> text=Come nel profilo")
    page.wait_for_selector("[data-differs=minimum_raise]", state="detached")
    with page.expect_download() as waiting:
        page.click("text=Scarica TOML")
    file = tmp_path / "venerdi.toml"
    waiting.value.save_as(file)
    assert house(file)["limit_cap"] == (6, "art. 4")
    page.click("text=Salva in questa sala")
    page.click("text=Apri un tavolo")
    page.wait_for_selector("form.panel.form")
    page.click("form.panel.form button.primary")
    page.click("text=Vai al tavolo")
    page.wait_for_selector(".table")
    table = page.url.split("/table/")[1].split("?")[0]
    lobby = club.admin.get("/api/tables").json()
    assert next(each for each in lobby if each["id"] == table)["rulebook"].startswith("venerdi-")


def test_a_house_rulebook_is_read_from_the_table_that_plays_by_it(visit: Any) -> None:
    host = visit("/new")
    open_table(host, "Regolatrice", "Da imparare")
    host.goto("/house")
    host.fill("input[name=book]", "lettura")
    host.fill("input[name=en]", "Thursday rules")
    host.fill("input[name=it]", "Regole del giovedì")
    host.fill("#policy-limit_cap", "6")
    host.fill("[data-policy=limit_cap] input[maxlength='60']", "art. 4")
    host.wait_for_selector("[data-differs=limit_cap]")
    host.click("text=Save in this room")
    host.wait_for_selector("text=Saved: Thursday rules.")
    host.click("text=Open a table with it")
    host.wait_for_selector("select[name=rulebook] option:checked >> text=Thursday rules", state="attached")
    host.fill("input[name=table]", "Il tavolo del giovedì")
    friend = visit(press_open(host))
    friend.click("[data-open=info]")
    assert friend.inner_text("dialog [data-book]") == "Thursday rules"
    friend.click("dialog [data-book]")
    # What it changes of its profile, then all of it; an article of the house's own leads nowhere.
    friend.wait_for_selector("h2 >> text=Thursday rules")
    changed = friend.wait_for_selector("[data-differs=limit_cap]").inner_text()
    assert "6" in changed
    assert "art. 4" in changed
    assert not friend.locator("[data-differs=limit_cap] td:nth-child(2) a").count()
    friend.wait_for_selector("[data-policy=limit_cap] >> text=the house's own")
    assert friend.locator("[data-policy]").count() > 50
    friend.select_option("select[name=against]", "sanremo-cash")
    friend.wait_for_selector("th >> text=Thursday rules")
    friend.wait_for_selector("[data-differs] >> nth=1")
    host.goto("/")
    host.wait_for_selector(".table-card:has-text('Il tavolo del giovedì') [data-book] >> text=Thursday rules")


def test_a_file_can_be_opened_again(club: Club, visit: Any, tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text('name = "friday"\nextends = "fipos"\n[policies]\nodd_chip = "by-suit"\n')
    page = visit("/house")
    page.set_input_files("input[type=file]", file)
    page.wait_for_function("() => document.querySelector('input[name=book]').value === 'friday'")
    page.wait_for_selector("[data-differs=odd_chip]")
    file.write_text('name = "friday"\nextends = "fipos"\n[policies]\nodd_chip = "to-me"\n')
    page.set_input_files("input[type=file]", [])
    assert not page.locator("[role=alert]").count(), "who chooses no file has done nothing wrong"
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[role=alert] >> text=odd_chip")


def test_an_answer_about_a_draft_that_was_changed_since_comes_too_late(visit: Any) -> None:
    page = visit("/house")
    page.wait_for_selector("#policy-minimum_raise")
    held: list[Any] = []

    def hold(route: Any) -> None:
        asked = route.request.post_data_json["policies"]
        if set(asked) == {"minimum_raise"}:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/house/check", hold)
    with page.expect_request(lambda request: "minimum_raise" in (request.post_data or "")):
        page.select_option("#policy-minimum_raise", "any")
    page.fill("#policy-limit_cap", "6")
    page.wait_for_selector("[data-differs=limit_cap]")
    with page.expect_event("requestfinished"):
        held[0].continue_()
    # Another answer after it, and the page has read both.
    page.evaluate("async () => (await fetch('/api/health')).text()")
    assert page.locator("[data-differs]").count() == 2


def test_a_player_calls_the_floor_and_reads_that_it_was_answered(club: Club, visit: Any, opponent: Any) -> None:
    opponent("duel18")
    floor = staff(club, visit, "/staff")
    floor.wait_for_selector("main h1", state="attached")
    player = visit("/table/duel18")
    sit(player, "Ubaldo")
    player.click("[data-call-floor]")
    player.select_option("dialog select >> nth=0", "behaviour")
    player.fill("dialog textarea", "rude words")
    player.click("dialog form button.primary")
    told = player.inner_text("dialog [role=status]")
    number = re.search(r"Call number (\d+) is with the floor", told)
    assert number, told
    player.keyboard.press("Escape")
    one = f"[data-call='{number[1]}']"
    call = floor.wait_for_selector(one)
    assert "Ubaldo" in call.inner_text()
    assert "Duel 18" in call.inner_text()
    assert "rude words" in call.inner_text()
    floor.fill(f"{one} input", "Warned, thank you.")
    floor.click(f"{one} >> text=Warned")
    floor.wait_for_selector(f"{one} >> text=answered")
    assert "“Warned, thank you.”" in player.wait_for_selector("[data-notice=floor-warned]").inner_text()
    player.click("[data-notice] button")
    player.wait_for_selector("[data-notice]", state="detached")
    floor.click("nav >> text=Audit trail")
    floor.wait_for_selector(f"td >> text=#{number[1]} warned")


def test_a_dealer_is_not_sent_to_a_page_that_turns_dealers_away(club: Club, visit: Any) -> None:
    page = visit("/account")
    page.fill("input[name=user]", "Cartaio")
    page.fill("input[name=password]", "una parola lunga")
    page.click("text=Open an account")
    page.wait_for_selector("h2:has-text('Cartaio')")
    who = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    for role, sent in (("dealer", 0), ("floor", 1)):
        assert club.admin.put(f"/api/staff/accounts/{who}/role", json={"role": role}).status_code == 200
        page.reload()
        page.wait_for_selector(f".tag:has-text('{role}')")
        assert page.locator("main a[href='/staff']").count() == sent


def test_staff_book_chips_and_exclude_and_find_both_in_the_trail(club: Club, visit: Any) -> None:
    visit("/settings").request.post(f"{club.address}/api/guests", data={"name": "Zeno"})
    page = staff(club, visit, "/staff/accounts", size=(390, 844))
    page.fill("input[type=search]", "zeno")
    page.click("td >> text=Zeno")
    page.fill("input[name=amount]", "500")
    page.fill("input[name=why]", "counting error")
    page.click("text=Book it")
    page.wait_for_selector("text=Booked.")
    page.wait_for_selector("dl.facts >> text=200,500")
    page.fill("input[name=reason]", "abuse of a dealer")
    page.click("button.danger")
    page.wait_for_selector("text=Excluded until")
    page.goto("/staff/trail")
    page.fill("input[name=whom]", "zeno")
    page.wait_for_selector("td >> text=7 days: abuse of a dealer")
    page.wait_for_selector("td >> text=+500: counting error")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_trail_says_in_words_what_was_done_and_names_people_and_tables(visit: Any, club: Club) -> None:
    host = visit("/new")
    hosts(host, "Ospite Tracciata", "Tavolo che chiude", bots=1)
    host.wait_for_selector(".seat .face-of svg")
    bot = host.inner_text(".seat .name")
    host.click("[data-host-menu]")
    host.click("dialog [data-host=more-bots]")
    host.wait_for_selector("dialog [data-bots] >> text=2")
    host.click("dialog [data-host=fewer-bots]")
    host.wait_for_selector("dialog [data-bots] >> text=1")
    host.click(f"dialog [aria-label$=': {bot}']")
    host.wait_for_selector("dialog [data-bots] >> text=0")
    host.click("dialog [data-host=close]")
    host.click("dialog [data-host=close]")
    host.wait_for_selector("text=/closed/i")
    for lang, done, many in (("it-IT", "posto tolto", "numero di bot"), ("en-GB", "seat taken away", "number of bots")):
        page = staff(club, visit, "/staff/trail", lang=lang)
        page.fill("input[name=whom]", "Tavolo che chiude")
        row = page.wait_for_selector("[data-done=kick]").inner_text()
        for said in ("Ospite Tracciata", done, "Tavolo che chiude", bot):
            assert said in row, row
        # A day before a month, and the hour as a clock on the wall has it.
        assert re.match(r"\d\d/\d\d/\d{2,4}, \d\d:\d\d\s", row), row
        assert many in page.inner_text("[data-done=bots] >> nth=0")
        page.select_option("select[name=what]", "close")
        page.wait_for_selector("[data-done=kick]", state="detached")
        assert page.locator("[data-done=close]").count() == 1


def test_staff_look_at_a_table_as_a_spectator_and_pause_it(club: Club, visit: Any) -> None:
    page = staff(club, visit, "/staff/tables/duel19")
    page.wait_for_selector("text=Nothing has happened here yet.")
    page.get_by_role("button", name="Pause", exact=True).click()
    page.wait_for_selector(".table-events >> text=The table is paused")
    page.get_by_role("button", name="Resume", exact=True).click()
    page.wait_for_selector(".table-events >> text=The table goes on")


def test_the_staffs_tables_can_be_paused_on_a_phone_without_moving_the_list(club: Club, visit: Any) -> None:
    page = staff(club, visit, "/staff/tables", lang="it-IT", size=(390, 844))
    stud = {"id": "s", "name": "Poker all'italiana", "people": 4, "bots": 0, "seats": 6, "paused": False}
    page.route("**/api/tables", lambda route: route.fulfill(json=[stud]))
    page.reload()
    page.wait_for_selector("tr .pausing >> nth=0")
    over = page.eval_on_selector(".scroll", "one => one.scrollWidth - one.clientWidth")
    assert over <= 0, over


def test_who_has_moved_no_chip_reads_so_and_no_empty_list(club: Club, visit: Any) -> None:
    page = staff(club, visit, "/account")
    page.route("**/api/me/movements?*", lambda route: route.fulfill(json=[]))
    page.reload()
    page.wait_for_selector("text=No chip has moved yet.")
    assert not page.locator("table.movements").is_visible()


def test_staff_see_who_sits_at_a_table_with_how_much_and_what_lies_in_the_pot(
    club: Club, visit: Any, opponent: Any
) -> None:
    for seat, (name, amount) in enumerate((("Tebaldo", 10_000), ("Uguccione", 8_000))):
        opponent("chip0", name, seat=seat, amount=amount)
    page = staff(club, visit, "/staff/tables/chip0")
    page.wait_for_selector("[data-pots]")
    rows = {row[1]: row[2:] for row in map(cells, page.locator("[data-stacks] tbody tr").all())}
    assert rows.keys() == {"Tebaldo", "Uguccione"}
    stacks = {name: int(row[0].replace(",", "")) for name, row in rows.items()}
    put = {name: int(row[1]) for name, row in rows.items()}
    assert stacks == {"Tebaldo": 10_000 - put["Tebaldo"], "Uguccione": 8_000 - put["Uguccione"]}
    assert page.inner_text("[data-pots] dd") == str(sum(put.values()))
    assert not page.locator("[data-stacks] .card").count()


def cells(row: Any) -> list[str]:
    """What stands in a row of a table, cell by cell."""
    found: list[str] = row.locator("td").all_inner_texts()
    return found


def test_the_pages_of_the_staff_are_for_the_staff(club: Club, visit: Any) -> None:
    page = visit("/staff")
    for path in ("/staff", "/desk"):
        page.goto(path)
        page.wait_for_selector("text=These pages are for the staff.")
        assert page.get_attribute("main a.primary", "href") == "/account"
