"""Several tables at once: all of them in sight on a laptop, and a queue of those that wait for me."""

from __future__ import annotations

from typing import Any

from browser.people import DEAD, left, sit, turn

LAPTOP = (1440, 900)
ALL = ("turn14", "bots1", "stud", "telesina", "draw", "bots2")
READY = ".cell.active .bar:not(.dead)"

# What of a table is not whole within its cell, and which cells are not whole within the screen.
CUT = """() => {
    const inside = (one, box) => one.left >= box.left - 1 && one.right <= box.right + 1 && one.top >= box.top - 1 && one.bottom <= box.bottom + 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return [...document.querySelectorAll('.cell')].flatMap((cell) => {
        const box = cell.getBoundingClientRect();
        const parts = [...cell.querySelectorAll('.plate, .chair, .board .card, .seat .card, .bar button')].filter((one) => !inside(one.getBoundingClientRect(), box));
        return [...(inside(box, screen) ? [] : [cell.ariaLabel]), ...parts.map((one) => `${cell.ariaLabel}: ${one.outerHTML.slice(0, 80)}`)];
    });
}"""  # noqa: E501


def test_two_to_six_tables_are_whole_on_a_laptop(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn14")
    page = visit("/table/turn14", size=LAPTOP)
    sit(page, "Adelina")
    turn(page)
    for count in range(2, 7):
        page.goto(f"/tables?ids={','.join(ALL[:count])}")
        page.wait_for_function("(count) => document.querySelectorAll('.cell .middle').length === count", arg=count)
        page.wait_for_selector(".cell.active .bar [data-verb]")
        assert page.evaluate(CUT) == [], count
        for button in page.locator(".cell.active .bar .buttons button").all():
            box = button.bounding_box()
            assert box["height"] >= 40
            assert box["width"] >= 100
    page.clock.fast_forward(DEAD)
    page.click(f"{READY} [data-verb=call]")
    assert "check" in bruno.turn()


def test_the_queue_names_the_most_urgent_first_and_keys_belong_to_the_table_chosen(visit: Any, opponent: Any) -> None:
    first, second = opponent("turn15"), opponent("turn16")
    page = visit("/table/turn15")
    sit(page, "Bettina")
    turn(page)
    page.goto("/table/turn16")
    sit(page)
    turn(page)
    page.goto("/tables")
    page.wait_for_selector(".queue button >> nth=1")
    assert page.locator(".queue button").all_inner_texts() == ["Turn 15", "Turn 16"]
    page.wait_for_function("() => document.title === '● Your turn at 2 tables – My tables'")
    page.click(".queue >> text=Turn 16")
    page.wait_for_selector(".cell.active[aria-label='Turn 16']")
    page.clock.fast_forward(DEAD)
    page.wait_for_selector(READY)
    page.keyboard.press("c")
    assert "check" in second.turn()
    page.wait_for_selector(".cell.active[aria-label='Turn 15']")
    assert page.locator(".queue button").all_inner_texts() == ["Turn 15"]
    assert not first.table.options, "at the other table nothing was done"


def test_without_the_room_every_table_says_so_and_shows_my_clock(visit: Any, opponent: Any) -> None:
    opponent("turn17")
    page = visit("/table/turn17")
    sit(page, "Clarice")
    turn(page)
    for path, table in (("/table/turn17", ".felt-area"), ("/tables", ".cell.active")):
        page.goto(path)
        page.wait_for_selector(f"{table} .seat.mine .clock .seconds")
        page.context.set_offline(True)
        page.wait_for_selector(f"{table} .overlay:has-text('Reconnecting')")
        assert left(page.inner_text(f"{table} .overlay .clock .seconds")) > 0
        page.context.set_offline(False)
        page.wait_for_selector(".overlay", state="detached")


# The table that hears the keys, and the one where the focus is.
PLACES = """() => [
    document.querySelector('.cell.active')?.ariaLabel,
    document.activeElement.closest('.cell')?.ariaLabel,
]"""


def test_the_focus_and_the_live_keys_are_at_one_table(visit: Any, opponent: Any) -> None:
    first, second = opponent("grid0"), opponent("grid1")
    page = visit("/table/grid0", size=LAPTOP)
    sit(page, "Dorotea")
    turn(page)
    page.goto("/table/grid1")
    sit(page)
    turn(page)
    page.goto("/tables")
    page.wait_for_selector(".queue button >> nth=1")
    page.wait_for_selector(".cell.active")
    page.clock.fast_forward(DEAD)
    page.wait_for_function("() => !document.querySelector('.bar.dead')")
    assert page.evaluate(PLACES) == ["Grid 0", "Grid 0"]
    # By Tab to the other table's button: its keys live with it, and Enter presses it and nothing else.
    page.focus(".cell[aria-label='Grid 0'] .bar button >> nth=-1")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.cell[aria-label=\"Grid 1\"] [data-verb=call]')"):
            break
    assert page.evaluate(PLACES) == ["Grid 1", "Grid 1"]
    assert page.locator(".cell.active [data-raise-box]").is_visible()
    page.keyboard.press("Enter")
    assert "check" in second.turn()
    assert not first.table.options, "at the other table nothing was done"
    # It is done with me there: both go on to the next that waits, where a key pressed too late does nothing.
    page.wait_for_selector(".cell.active[aria-label='Grid 0']")
    assert page.evaluate(PLACES) == ["Grid 0", "Grid 0"]
    page.keyboard.press("f")
    page.clock.fast_forward(DEAD)
    page.keyboard.press("c")
    assert "check" in first.turn()
    first.act("check")
    first.act("check")
    second.act("check")
    second.act("check")
    page.wait_for_selector(".queue button >> nth=1")
    # A click presses what lies under the pointer, whichever table had the keys, and both are there then.
    page.click(".queue >> text=Grid 0")
    assert page.evaluate(PLACES) == ["Grid 0", "Grid 0"]
    page.clock.fast_forward(DEAD)
    page.wait_for_function("() => !document.querySelector('.bar.dead')")
    page.click(".cell[aria-label='Grid 1'] .plate >> nth=0")
    assert page.evaluate(PLACES) == ["Grid 1", "Grid 1"]
    page.click(".cell[aria-label='Grid 0'] [data-verb=check]")
    assert "check" in first.turn()


def test_one_press_brings_back_who_is_away_from_several_tables(visit: Any) -> None:
    page = visit("/")
    for table in ("away0", "away1"):
        page.goto(f"/table/{table}")
        sit(page, "Fiorella")
        page.click("[data-open=seat]")
        page.click("dialog >> text=/^Sit out/ >> nth=0")
        page.wait_for_selector(".seat.mine.away")
    page.goto("/tables")
    page.wait_for_selector(".cell .seat.mine.away >> nth=1")
    page.click(".queue [data-back-everywhere] >> text=I'm back at all tables (2)")
    page.wait_for_function("() => !document.querySelector('.cell .seat.mine.away')")
    page.wait_for_selector("[data-back-everywhere]", state="detached")
