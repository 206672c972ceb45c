"""An evening at the floor's desk: two touches, undo, the screen in the hall, a player's phone, a server that dies."""

from __future__ import annotations

import re
from typing import Any

from browser.club_helper import Club, staff
from browser.people import DEAD

PHONE = (390, 844)


def at_desk(club: Club, visit: Any, id: str, **more: Any) -> Any:
    """The floor's own page."""
    page = staff(club, visit, f"/desk/{id}", **more)
    page.wait_for_selector(".group-name")
    return page


def test_a_whole_turn_of_the_list_by_touch_on_a_phone(club: Club, visit: Any) -> None:
    id = club.open_list("Turn", seats=2)
    page = at_desk(club, visit, id, size=PHONE, has_touch=True, is_mobile=True)
    page.fill("input[name=table]", "1")
    page.tap(".desk-tables .one-line button")
    for seat, name in (("1", "Anna"), ("2", "Bruno")):
        page.tap(f"[data-table='1'] [data-seat='{seat}']")
        page.fill("dialog input[name=sits]", name)
        page.tap("dialog .one-line button")
        page.wait_for_selector(f"[data-seat='{seat}'].taken >> text={name}")
    for name in ("Carmela", "Dario"):
        page.fill("input[name=newcomer]", name)
        page.press("input[name=newcomer]", "Enter")
        page.wait_for_selector(f".names >> text={name}")
    page.tap("[data-seat='1']")
    page.tap("dialog >> text=Gets up")
    page.wait_for_selector("[data-slip='Carmela']")
    page.tap("[data-undo]")
    page.wait_for_selector("[data-seat='1'].taken >> text=Anna")
    page.wait_for_selector("[data-slip]", state="detached")
    page.tap("[data-seat='1']")
    page.tap("dialog >> text=Gets up")
    slip = page.wait_for_selector("[data-slip='Carmela']")
    assert "SC-SEAT-2" in slip.inner_text()
    page.tap("[data-slip='Carmela'] >> text=Has sat down")
    page.wait_for_selector("[data-seat='1'].taken >> text=Carmela")
    assert page.locator(".names li").all_inner_texts() != []
    page.tap("text=Log")
    assert "Franca undoes the last step" in page.inner_text(".desk-log")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_the_desk_refuses_stays_written_and_the_reason_stands_by_it(club: Club, visit: Any) -> None:
    id = club.open_list("Refused", seats=3)
    club.step(id, "open", table="11")
    page = at_desk(club, visit, id, lang="it-IT")
    page.fill("input[name=newcomer]", "\u2063\u2063")
    page.press("input[name=newcomer]", "Enter")
    page.wait_for_selector("[role=alert] >> text=caratteri leggibili")
    assert page.input_value("input[name=newcomer]") == "\u2063\u2063"
    page.fill("input[name=table]", "11")
    page.press("input[name=table]", "Enter")
    page.wait_for_selector("[role=alert] >> text=Il tavolo 11 non può essere aperto")
    assert page.input_value("input[name=table]") == "11"
    page.click("[data-seat='2']")
    page.wait_for_selector("dialog input[name=sits]")
    assert not page.locator("dialog [role=alert]").count(), "what was refused before is no matter here"
    page.fill("dialog input[name=sits]", "\u2063\u2063")
    page.press("dialog input[name=sits]", "Enter")
    page.wait_for_selector("dialog [role=alert] >> text=caratteri leggibili")
    page.fill("dialog input[name=sits]", "Vasco")
    page.press("dialog input[name=sits]", "Enter")
    page.wait_for_selector("[data-seat='2'].taken >> text=Vasco")
    assert not page.locator("dialog").count()


def test_the_next_ones_slip_is_not_pressed_by_whoever_presses_twice(club: Club, visit: Any) -> None:
    id = club.open_list("Twice", seats=2)
    club.step(id, "open", table="12")
    for name in ("Zobeide", "Yuri"):
        view = club.step(id, "sit", name=name, table="12")
    for name in ("Xavier", "Wilhelmine"):
        club.step(id, "join", name=name)
    page = at_desk(club, visit, id)
    for chair in view["tables"][0]["chairs"]:
        club.step(id, "get-up", player=chair["player"])
    page.wait_for_selector("[data-slip] >> nth=1")
    page.clock.fast_forward(DEAD)
    page.click("[data-slip='Xavier'] button.primary:not([aria-disabled=true])")
    page.wait_for_selector("[data-slip='Xavier']", state="detached")
    page.wait_for_selector("[data-slip='Wilhelmine'] button.primary[aria-disabled=true]")
    page.clock.fast_forward(DEAD)
    page.click("[data-slip='Wilhelmine'] button.primary:not([aria-disabled=true])")
    page.wait_for_selector("[data-slip]", state="detached")


def test_whom_the_house_placed_when_why_and_by_which_rule_is_in_the_log(club: Club, visit: Any) -> None:
    id = club.open_list("Placed", seats=2)
    page = at_desk(club, visit, id)
    club.step(id, "open", table="6")
    club.step(id, "hold", table="6", seat=1)
    for name in ("Pina", "Renzo"):
        view = club.step(id, "join", name=name)
    renzo = next(one["player"] for one in view["waiting"] if one["name"] == "Renzo")
    club.step(id, "place", player=renzo, table="6", seat=1)
    page.click("text=Log")
    page.wait_for_selector(".desk-log li.strong:has-text('Franca: seat given')")
    line = page.locator(".desk-log li", has_text="placed by the house").first
    assert "Renzo" in line.inner_text()
    assert line.locator("time").inner_text()
    assert line.locator("a.rule").count()


def test_the_cards_of_a_table_that_closes_are_in_the_log_on_the_list_and_on_the_slip(club: Club, visit: Any) -> None:
    id = club.open_list("Drawn", seats=2)
    page = at_desk(club, visit, id)
    club.step(id, "open", table="8")
    for name in ("Quinto", "Romeo"):
        club.step(id, "sit", name=name, table="8")
    nine, king = 7 * 4 + 2, 11 * 4 + 1
    club.step(id, "close", table="8", cards=[nine, king])
    page.wait_for_selector(".names [data-name=Romeo] >> text=K♦")
    page.wait_for_selector(".names [data-name=Quinto] >> text=9♥")
    page.click("text=Log")
    page.wait_for_selector(".desk-log .dealt li")
    assert page.locator(".desk-log .dealt li").all_inner_texts() == ["Romeo K♦", "Quinto 9♥"]
    club.step(id, "open", table="9", cards=[1, 0])
    slip = page.wait_for_selector("[data-slip=Romeo]").inner_text()
    for said in ("Table 9, seat 2", "table closed K♦", "seat card no. 1"):
        assert said in slip, slip


def test_the_desk_by_keyboard_alone(club: Club, visit: Any) -> None:
    id = club.open_list("Keys", seats=2)
    club.step(id, "open", table="1")
    page = at_desk(club, visit, id)
    page.focus("[data-seat='1']")
    page.keyboard.press("Enter")
    page.focus("dialog input[name=sits]")
    page.keyboard.type("Elena")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-seat='1'].taken >> text=Elena")
    page.clock.fast_forward(DEAD)
    page.wait_for_selector("[data-undo]:not([aria-disabled=true])")
    page.focus("[data-undo]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-seat='1'].free")


def test_the_hall_and_a_phone_see_the_call_and_its_timer(club: Club, visit: Any) -> None:
    id = club.open_list("Hall", seats=2)
    club.step(id, "open", table="5")
    for name in ("Fabio", "Gaia"):
        club.step(id, "sit", name=name, table="5")
    view = club.step(id, "join", name="Hugo")
    hugo = view["waiting"][0]["player"]
    code = club.admin.post(f"/api/desk/players/{hugo}/code").json()["code"]
    screen = visit("/list/screen", lang="it-IT")
    screen.wait_for_selector(".hall-columns >> text=Hugo")
    phone = visit(f"/list?code={code}", lang="it-IT", size=PHONE)
    phone.wait_for_selector("[data-list='Hall'] .my-place >> text=1")
    club.step(id, "get-up", player=view["tables"][0]["chairs"][0]["player"])
    call = screen.wait_for_selector("[data-call='Hugo']")
    assert "Tavolo 5, posto 1" in call.inner_text()
    # Fifteen minutes from the call (SC-LIST-5), give or take what the page took to hear of it.
    assert re.fullmatch(r"1[45]:\d\d", call.query_selector("time").inner_text())
    phone.click("[data-list='Hall'] .my-call >> text=Arrivo")
    phone.wait_for_selector("text=Vai al tavolo 5, posto 1")
    club.step(id, "seat", player=hugo)
    phone.wait_for_selector("text=Siedi al tavolo 5, posto 1")
    screen.wait_for_selector("[data-call='Hugo']", state="detached")


def test_a_phone_and_the_screen_number_the_names_as_the_list_does(club: Club, visit: Any) -> None:
    id = club.open_list("Numbers", seats=2)
    club.step(id, "open", table="7")
    view = club.step(id, "sit", name="Ugo", table="7")
    for name in ("Vanda", "Walter", "Xenia", "Zoe"):
        view = club.step(id, "join", name=name)
    called = [one["name"] for one in view["waiting"] if one.get("call")]
    phone = visit("/list", size=PHONE)
    phone.wait_for_selector("[data-list='Numbers'] li:has-text('Zoe')")
    first = "all => all.map((one) => getComputedStyle(one, '::before').content.replaceAll('\"', ''))"
    lines = phone.locator("[data-list='Numbers'] .hall-names li")
    assert lines.locator("span").all_inner_texts() == [one["name"] for one in view["waiting"]]
    assert lines.evaluate_all(first) == ["1.", "2.", "3.", "4."]
    # Who is called stands above; the others keep their numbers.
    screen = visit("/list/screen")
    section = screen.locator(".hall-columns section:has-text('Numbers')")
    section.locator("li:has-text('Zoe')").wait_for()
    left = [n for n, one in enumerate(view["waiting"], 1) if one["name"] not in called]
    assert section.locator("li").evaluate_all("all => all.map((one) => one.value)") == left


SEEN = """(list) => {
    const [hall, foot] = ['.hall', '.hall footer'].map((one) => document.querySelector(one));
    const names = [...document.querySelectorAll(`.hall-call, .hall-columns [data-list="${list}"] li`)];
    const end = foot.getBoundingClientRect().top;
    return [hall.scrollHeight - hall.clientHeight, names.filter((one) => one.getBoundingClientRect().bottom > end).map((one) => one.textContent)];
}"""  # noqa: E501


def test_nobody_who_waits_is_cut_off_on_a_screen_that_is_not_scrolled(club: Club, visit: Any) -> None:
    id = club.open_list("Crowd", seats=9)
    club.step(id, "open", table="21")
    for n in range(9):
        club.step(id, "sit", name=f"Siede {n}", table="21")
    for n in range(30):
        view = club.step(id, "join", name=f"Aspetta {n}")
    screen = visit("/settings", size=(1440, 900))
    # The hall has this list alone, whatever else was opened in the room.
    screen.route(
        "**/api/desk/lists", lambda asked: asked.fulfill(json=[one for one in asked.fetch().json() if one["id"] == id])
    )
    screen.goto("/list/screen")
    screen.wait_for_selector(".hall-columns li:has-text('Aspetta 29')")
    assert screen.evaluate(SEEN, "Crowd") == [0, []]
    for chair in view["tables"][0]["chairs"]:
        club.step(id, "get-up", player=chair["player"])
    screen.wait_for_selector("[data-call='Aspetta 8']")
    assert screen.evaluate(SEEN, "Crowd") == [0, []]
    for size in ((1920, 1080), (1024, 768)):
        screen.set_viewport_size({"width": size[0], "height": size[1]})
        screen.wait_for_function("(list) => (" + SEEN + ")(list)[0] === 0", arg="Crowd")
        assert screen.evaluate(SEEN, "Crowd") == [0, []]
    # In the hand one scrolls, and reads it as large as it was.
    screen.set_viewport_size({"width": 390, "height": 844})
    screen.wait_for_function("document.querySelector('.hall').style.getPropertyValue('--fit') === '1'")
    screen.unroute_all(behavior="ignoreErrors")


def test_the_screen_goes_on_by_itself_after_the_server_was_killed(club: Club, visit: Any) -> None:
    id = club.open_list("Killed", seats=2)
    club.step(id, "join", name="Irma")
    screen = visit("/list/screen")
    screen.wait_for_selector(".hall-columns >> text=Irma")
    with club.killed():
        screen.wait_for_selector(".hall footer .bad")
    screen.clock.fast_forward(10_000)
    screen.wait_for_selector(".hall footer .bad", state="detached")
    assert screen.locator(".hall-columns >> text=Irma").count() == 1
    club.step(id, "join", name="Luca")
    screen.wait_for_selector(".hall-columns >> text=Luca")
