"""A table of one's own: the link and its picture, who may come in, and what the host may do."""

from __future__ import annotations

from typing import Any

from browser.people import sit


def test_a_private_table_its_link_and_its_host(visit: Any) -> None:
    host = visit("/new")
    host.fill("input[name=who]", "Ospite Uno")
    host.fill("input[name=table]", "Club")
    host.fill("input[name=bots]", "0")
    host.get_by_label("I approve who sits down").check()
    host.click("text=Open the table")
    link = host.inner_text("[data-link]")
    assert "key=" in link
    assert host.evaluate("document.querySelector('.ready img').decode().then(() => true)")
    # Without the key there is nothing to see; with it a seat can be asked for.
    friend = visit(link.split("?")[0])
    friend.wait_for_selector("text=/no table|not.*here|private/i")
    friend.goto(link)
    sit(friend, "Amica")
    host.click("text=Go to the table")
    host.click("[data-approve]")
    friend.wait_for_selector(".seat.mine")
    host.click("[data-host-menu]")
    assert host.inner_text("dialog [data-link]") == link
    host.click("dialog [data-host=pause]")
    friend.wait_for_selector("text=The table is paused")
    host.click("dialog [data-host=resume]")
    host.click("dialog [data-kick]")
    friend.wait_for_selector("[data-left=removed] >> text=The host has taken your seat away")
    friend.wait_for_selector("[data-sit]")
    host.click("dialog [data-host=close]")
    host.click("dialog [data-host=close]")
    friend.wait_for_selector("text=/closed/i")


def test_bots_sit_by_themselves_and_who_asks_for_a_seat_sees_that_it_waits(visit: Any) -> None:
    host = visit("/new")
    host.fill("input[name=who]", "Ospite Sei")
    host.fill("input[name=table]", "Due bot")
    host.fill("input[name=bots]", "2")
    host.get_by_label("I approve who sits down").check()
    host.click("text=Open the table")
    link = host.inner_text("[data-link]")
    host.click("text=Go to the table")
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


def test_a_host_lets_people_sit_down_against_the_bank(visit: Any) -> None:
    host = visit("/new")
    host.fill("input[name=who]", "Ospite Sette")
    host.fill("input[name=table]", "Banco chiuso")
    host.select_option("select[name=game]", "punto-banco")
    host.fill("input[name=bots]", "1")
    host.get_by_label("I approve who sits down").check()
    host.click("text=Open the table")
    friend = visit(host.inner_text("[data-link]"))
    friend.wait_for_selector(".guests li")
    sit(friend, "Puntatrice")
    friend.wait_for_selector("[data-asked]")
    host.click("text=Go to the table")
    host.wait_for_selector(".asked-seats >> text=Puntatrice asks for seat")
    host.click("[data-approve]")
    friend.wait_for_selector(".own-chips")


def test_a_private_table_opens_with_its_password(visit: Any) -> None:
    host = visit("/new")
    host.fill("input[name=who]", "Ospite Due")
    host.fill("input[name=table]", "Circolo")
    host.click("summary")
    host.fill("input[name=password]", "apriti sesamo")
    host.click("text=Open the table")
    friend = visit(host.inner_text("[data-link]").split("?")[0])
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
    host.fill("input[name=who]", "Ospite Tre")
    host.fill("input[name=table]", "Salotto")
    host.click("text=Open the table")
    link = host.inner_text("[data-link]")
    host.click("text=Go to the table")
    # Behind an open dialog nothing can be selected: there, too, it is copied.
    host.click("[data-host-menu]")
    host.click("dialog [data-copy]")
    host.wait_for_selector("dialog [data-copy]:focus >> text=Copied")
    assert not host.locator("dialog textarea").count()
    host.keyboard.press("Escape")
    host.goto("/rules")
    host.click("input[type=search]")
    host.keyboard.press("Control+V")
    assert host.input_value("input[type=search]") == link


def test_a_hand_that_is_paused_says_so_and_its_clock_stands(visit: Any) -> None:
    host = visit("/new")
    host.fill("input[name=who]", "Ospite Nove")
    host.fill("input[name=table]", "Ferma")
    host.click("text=Open the table")
    link = host.inner_text("[data-link]")
    host.click("text=Go to the table")
    sit(host)
    friend = visit(link)
    sit(friend, "Ferma anche lei")
    host.wait_for_selector(".seat .clock")
    host.click("[data-host-menu]")
    host.click("dialog [data-host=pause]")
    for page in (host, friend):
        page.wait_for_selector(".middle >> text=The table is paused")
        page.wait_for_selector(".seat .clock", state="detached")
        assert not page.locator(".bar [data-verb]").count()
    host.click("dialog [data-host=resume]")
    host.wait_for_selector(".seat .clock")
