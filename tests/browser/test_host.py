"""A table of one's own: the link and its picture, who may come in, and what the host may do."""

from __future__ import annotations

from typing import Any

from browser.axe import keeps_out
from browser.opening import go_there, hosts, open_table
from browser.people import act, sit, turn


def test_a_private_table_its_link_and_its_host(visit: Any) -> None:
    host = visit("/new")
    link = open_table(host, "Ospite Uno", "Club", bots=0, approve=True)
    assert "key=" in link
    assert host.evaluate("document.querySelector('.ready img').decode().then(() => true)")
    # Without the key there is nothing to see; with it a seat can be asked for.
    friend = visit(link.split("?")[0])
    friend.wait_for_selector("text=/no table|not.*here|private/i")
    friend.wait_for_selector("nav >> text=Lobby")
    friend.goto(link)
    sit(friend, "Amica")
    go_there(host)
    host.click("[data-approve]")
    friend.wait_for_selector(".seat.mine")
    host.click("[data-host-menu]")
    assert host.inner_text("dialog [data-link]") == f"{link}&sit"
    host.click("dialog [data-host=pause]")
    friend.wait_for_selector("text=The table is paused")
    host.wait_for_selector("dialog [data-host=pause][aria-disabled=true]")
    # Pressed once more where it was, it says nothing else.
    host.click("dialog [data-host=pause]", force=True)
    host.click("dialog [data-host=resume]")
    friend.wait_for_selector(".middle >> text=The table is paused", state="detached")
    host.click("dialog [data-kick]")
    friend.wait_for_selector("[data-left=removed] >> text=The host has taken your seat away")
    friend.wait_for_selector("[data-back-at]")
    host.click("dialog [data-host=close]")
    host.click("dialog [data-host=close]")
    friend.wait_for_selector("text=/closed/i")


def test_the_host_of_a_bank_posts_limits_keeps_a_seat_and_calls_the_last_hands(visit: Any) -> None:
    host = visit("/new")
    link = hosts(host, "Ospite Banco", "Ultime tre", bots=0, game="punto-banco")
    host.click("[data-host-menu]")
    # What is typed is an amount, and sends no bot away.
    host.fill("dialog [name=limit-least]", "")
    host.type("dialog [name=limit-least]", "+-abc")
    host.click("dialog [data-host=limits]")
    host.wait_for_selector("dialog [role=alert]:text-is('Minimum bet: a whole number only.')")
    assert host.inner_text("dialog [data-bots]") == "0"
    host.fill("dialog [name=limit-least]", "20")
    host.fill("dialog [name=limit-most]", "1.015")
    host.click("dialog [data-host=limits]")
    host.wait_for_selector("dialog [role=alert] a.rule")
    host.fill("dialog [name=limit-least]", "20")
    host.fill("dialog [name=limit-most]", "1.000")
    host.click("dialog [data-host=limits]")
    host.wait_for_selector("dialog [role=status]:has-text('stakes go from 20 to 1,000')")
    host.select_option("dialog [name=keep-seat]", "0")
    friend = visit(link)
    friend.wait_for_selector("[data-sit]")
    host.click("dialog [data-host=last-hands]")
    host.wait_for_selector("dialog [data-host=last-hands].danger:not([aria-disabled=true])")
    host.click("dialog [data-host=last-hands]")
    friend.wait_for_selector(".log li:has-text('The last 3 hands of the evening')")
    sit(friend, "Ultimina")
    friend.wait_for_selector(".pb-result:has-text('stakes from 20 to 1,000')")
    # The first seat is kept: the friend has the second, until the host lets go of it.
    assert host.locator("dialog [name=keep-seat] option").count() == 1 + 5
    host.select_option("dialog [name=keep-seat]", "-1")
    host.wait_for_selector("dialog [name=keep-seat] option[value='2']:not([disabled])", state="attached")


def test_bots_sit_by_themselves_and_who_asks_for_a_seat_sees_that_it_waits(visit: Any) -> None:
    host = visit("/new")
    link = hosts(host, "Ospite Sei", "Due bot", bots=2, approve=True)
    host.wait_for_selector(".seat .face-of svg >> nth=1")
    friend = visit(link)
    sit(friend, "Chiedente")
    friend.wait_for_selector("[data-asked] >> text=the host decides")
    assert not friend.locator("[data-sit]").count()
    # Who looks again still sees a name, and nobody but the one who asks.
    host.reload()
    host.wait_for_selector(".asked-seats >> text=Chiedente asks for seat")
    assert host.locator("[data-approve]").count() == 1
    # Nobody else is offered the seat meanwhile: six, but for two bots and this one.
    assert host.locator("button.chair").count() == 3
    friend.click("text=Take it back")
    friend.wait_for_selector("[data-sit]")
    assert not friend.locator("[data-denied]").count()
    host.wait_for_selector(".asked-seats", state="detached")
    sit(friend)
    host.click("[data-deny]")
    friend.wait_for_selector("[data-denied] >> text=The host has not given you the seat")
    sit(friend)
    host.click("[data-approve]")
    friend.wait_for_selector(".seat.mine")


def test_a_host_at_another_page_hears_that_somebody_asks_for_a_seat(visit: Any) -> None:
    host = visit("/new", lang="it-IT")
    link = open_table(host, "Ospite Lontana", "Salotto", bots=0, approve=True)
    host.click("header a[href='/account'], nav a[href='/account']")
    host.wait_for_selector("h1")
    friend = visit(link)
    sit(friend, "Bussante")
    notice = host.locator("[data-notice=room-seat-asked]")
    notice.locator("text=Bussante chiede un posto al tavolo Salotto").wait_for()
    notice.locator("a").click()
    host.click("[data-approve]")
    friend.wait_for_selector(".seat.mine")
    assert not host.locator("[data-notice]").count()


def test_a_host_lets_people_sit_down_against_the_bank(visit: Any) -> None:
    host = visit("/new")
    link = open_table(host, "Ospite Sette", "Banco chiuso", game="punto-banco", bots=1, approve=True)
    friend = visit(link)
    friend.wait_for_selector(".guests li")
    sit(friend, "Puntatrice")
    friend.wait_for_selector("[data-asked]")
    go_there(host)
    host.wait_for_selector(".asked-seats >> text=Puntatrice asks for seat")
    host.click("[data-approve]")
    friend.wait_for_selector(".own-chips")


def test_a_private_table_opens_with_its_password(visit: Any) -> None:
    host = visit("/new")
    link = open_table(host, "Ospite Due", "Circolo", password="apriti sesamo")
    friend = visit(link.split("?")[0])
    friend.wait_for_selector("h1 >> text=This table is private")
    friend.fill("input[name=table-password]", "sesamo")
    friend.click("form button")
    friend.wait_for_selector("[role=alert] >> text=This password does not open the table")
    friend.fill("input[name=table-password]", "apriti sesamo")
    friend.click("form button")
    sit(friend, "Sesama")
    friend.wait_for_selector(".seat.mine")


def test_the_link_is_copied_also_where_a_room_without_tls_has_no_clipboard(visit: Any) -> None:
    host = visit("/settings")
    host.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    host.goto("/new")
    link = hosts(host, "Ospite Tre", "Salotto")
    # Behind an open dialog nothing can be selected: there, too, it is copied.
    host.click("[data-host-menu]")
    host.click("dialog [data-copy]")
    host.wait_for_selector("dialog [data-copy]:focus >> text=Copied")
    assert not host.locator("dialog textarea").count()
    host.keyboard.press("Escape")
    host.goto("/rules")
    host.click("input[type=search]")
    host.keyboard.press("Control+V")
    assert host.input_value("input[type=search]") == f"{link}&sit"


def test_a_hand_that_is_paused_says_so_and_its_clock_stands(visit: Any) -> None:
    host = visit("/new")
    link = hosts(host, "Ospite Nove", "Ferma")
    sit(host)
    friend = visit(link)
    sit(friend, "Ferma anche lei")
    host.wait_for_selector(".seat .clock .seconds")
    host.click("[data-host-menu]")
    host.click("dialog [data-host=pause]")
    for page in (host, friend):
        page.wait_for_selector(".middle >> text=The table is paused")
        page.wait_for_selector(".seat .clock", state="detached")
        assert not page.locator(".bar [data-verb]").count()
    host.click("dialog [data-host=resume]")
    host.wait_for_selector(".seat .clock .seconds")


def test_a_table_of_bots_closes_after_the_hand_and_until_then_can_be_kept_open(visit: Any) -> None:
    host = visit("/new")
    hosts(host, "Ospite Dieci", "Mai ferma", bots=3)
    sit(host)
    turn(host)
    host.click("[data-host-menu]")
    host.click("dialog [data-host=pause]")
    # A paused hand can be closed too: it goes on first.
    host.click("dialog [data-host=close] >> text=Close the table after this hand")
    host.wait_for_selector("dialog >> text=The paused hand goes on and is played out")
    host.click("dialog [data-host=close] >> text=Close it after this hand")
    host.click("dialog [data-host=keep-open]")
    host.wait_for_selector("dialog [data-host=close]")
    host.wait_for_selector(".log >> text=The table stays open", state="attached")
    assert not host.locator("[data-closing]").count()
    host.click("dialog [data-host=close]")
    host.click("dialog [data-host=close]")
    host.wait_for_selector("dialog [data-host=keep-open]")
    host.keyboard.press("Escape")
    act(host, "fold")
    host.wait_for_selector(".log >> text=The table is closed", state="attached")
    host.wait_for_selector(".middle >> text=The table is closed")


def test_others_read_that_the_table_closes_after_this_hand(visit: Any) -> None:
    host = visit("/new")
    link = hosts(host, "Ospite Undici", "Ultima mano", bots=0)
    sit(host)
    friend = visit(link)
    sit(friend, "Ultima")
    host.wait_for_selector(".seat .clock")
    host.click("[data-host-menu]")
    host.click("dialog [data-host=close]")
    host.click("dialog [data-host=close]")
    friend.wait_for_selector(".middle [data-closing] >> text=The table closes after this hand")
    friend.wait_for_selector(".log >> text=The host closes the table after this hand", state="attached")
    friend.reload()
    friend.wait_for_selector(".middle [data-closing]")
    host.keyboard.press("Escape")
    folding = host if host.locator(".seat.mine.turn").count() else friend
    folding.click(".bar [data-verb=fold]")
    for page in (host, friend):
        page.wait_for_selector("[data-left=closed] >> text=The table is closed. You left with")


def test_a_host_says_how_many_bots_there_are_and_a_seat_goes_after_the_hand(visit: Any) -> None:
    host = visit("/new")
    hosts(host, "Ospite Dodici", "Tre bot", bots=3)
    host.wait_for_selector(".seat .clock")
    host.click("[data-host-menu]")
    assert host.inner_text("dialog [data-bots]") == "3"
    host.click("dialog [data-host=pause]")
    host.click("dialog [data-kick][aria-label*='plays this hand out first']")
    host.wait_for_selector("dialog [data-going] >> text=goes after this hand")
    host.wait_for_selector("dialog [data-bots] >> text=2")
    host.click("dialog [data-host=resume]")
    host.wait_for_selector("dialog [data-going]", state="detached")
    host.keyboard.press("+")
    host.wait_for_selector("dialog [data-bots] >> text=3")
    host.keyboard.press("+")
    host.wait_for_selector("dialog [data-bots] >> text=4")
    host.wait_for_selector("dialog [data-kick] >> nth=3")
    host.click("dialog [data-host=fewer-bots]")
    for left in (3, 2, 1, 0):
        host.wait_for_selector(f"dialog [data-bots] >> text={left}")
        host.keyboard.press("-")
    host.wait_for_selector("dialog [data-kick]", state="detached")
    host.keyboard.press("Escape")
    host.click("[data-open=info]")
    assert host.inner_text("dialog [data-bots]") == "0"


def test_a_table_against_the_bank_closes_at_once_while_stakes_are_taken(visit: Any) -> None:
    host = visit("/new")
    hosts(host, "Ospite Tredici", "Banco corto", bots=0, game="punto-banco")
    sit(host)
    host.click("[data-spot='stake punto']")
    host.click("[data-host-menu]")
    host.click("dialog [data-host=close] >> text=Close the table")
    host.click("dialog [data-host=close] >> text=Close it for good")
    host.wait_for_selector("[data-left=closed]")
    assert not host.locator("[data-sit]").count()


def test_a_host_finds_the_own_tables_and_their_links_in_the_club(visit: Any) -> None:
    host = visit("/new")
    link = hosts(host, "Ospite Quindici", "Il mio circolo", bots=0)
    host.goto("/")
    host.wait_for_selector(".table-card:has-text('Il mio circolo') >> text=yours")
    host.click("[data-club]")
    mine = host.locator("[data-hosted]")
    mine.locator("text=Il mio circolo").wait_for()
    assert mine.count() == 1
    mine.locator("img").wait_for()
    # Nothing is paused: there is nothing to resume.
    assert mine.locator("[data-host][aria-disabled=true]").all_inner_texts() == ["Resume"]
    assert mine.locator("a.primary").evaluate("one => one.href") == link
    mine.locator("[data-host=pause]").click()
    mine.locator("text=paused").wait_for()
    mine.locator("[data-host=resume]").click()
    mine.locator("[data-host=pause]").wait_for()
    assert keeps_out(host) == []
    mine.locator("[data-host=close]").click()
    mine.locator("[data-host=close] >> text=for good").click()
    host.wait_for_selector("text=You have no open tables")


def test_who_looks_on_at_a_delayed_table_reads_how_late_and_who_hosts_it_is_asked_at_once(visit: Any) -> None:
    host = visit("/new")
    link = hosts(host, "Ritarda", "In ritardo", bots=2, approve=True, delay="300")
    host.wait_for_selector("[data-late]:has-text('Seen 300 seconds late')")
    other = visit(link)
    sit(other, "Chiede")
    other.wait_for_selector("[data-asked]")
    host.click("[data-approve]")
    other.wait_for_selector(".seat.mine")
    assert not other.locator("[data-late]").count()
    host.wait_for_selector(".asked-seats", state="detached")


def test_a_double_click_does_not_close_a_table_and_the_club_fits_a_phone(visit: Any) -> None:
    host = visit("/new", lang="it-IT", size=(390, 844))
    open_table(host, "Ospite Svelta", "Precipitevolissimevolmente", bots=2)
    host.goto("/club")
    host.wait_for_selector("[data-hosted] img")
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert host.evaluate(fits)
    host.dblclick("[data-host=close]")
    host.wait_for_selector("[data-host=close]:has-text('Chiudi per sempre')")
    assert host.evaluate(fits)
    host.click("[data-host=cancel-close]")
    host.wait_for_selector("[data-host=close]:has-text('Chiudi il tavolo')")
    host.click("text=Vai al tavolo")
    host.click("[data-host-menu]")
    host.dblclick("dialog [data-host=close]")
    host.click("dialog [data-host=cancel-close]")
    assert host.locator("dialog [data-host=close]").count() == 1
    assert not host.locator("dialog [data-closing]").count()
