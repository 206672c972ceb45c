"""At one's seat: away at the big blind and back, what missed blinds cost, more chips, a straddle, more time."""

from __future__ import annotations

from typing import Any

import pytest

from browser.people import act, joined, left, me, menu, pass_on, sit, turn

PHONE, LAPTOP = (390, 844), (1440, 900)


def test_missed_blinds_are_explained_before_they_are_paid(visit: Any, opponent: Any) -> None:
    page, others = joined(visit, opponent, "seat0", "Ersilia")
    mine = me(page)
    menu(page, "Sit out from the next hand")
    page.wait_for_selector(".seat.mine.away")
    pass_on(page, others, lambda event, _: event["event"] == "table-blinds-missed" and event.get("big", False))
    # Two others are in the middle of a hand: nothing goes on before somebody acts.
    turned = pass_on(page, others, lambda event, players: event["event"] == "turn" and mine not in players)
    page.click(".bar-area >> text=I'm back")
    page.wait_for_selector(".entering >> text=You missed")
    assert page.locator(".entering a.rule").count() == 1
    assert not page.locator(".log li:has-text('Ersilia posts the missed')").count()
    page.click(".entering >> text=/^Pay .* and play$/")
    page.wait_for_selector(".entering button[aria-pressed=true] >> text=/^Pay/")
    others[turned["seats"][0]].act("fold")
    paid = pass_on(page, others, lambda event, players: event["event"] == "posted" and players[event["seat"]] == mine)
    assert paid["kind"].startswith("missed"), paid
    page.wait_for_selector(".log li:has-text('Ersilia posts the missed')")


def test_sitting_out_at_the_big_blind(visit: Any, opponent: Any) -> None:
    page, others = joined(visit, opponent, "seat1", "Brigida")
    mine = me(page)
    menu(page, "Sit out at my big blind")
    page.wait_for_selector("dialog button[aria-pressed=true] >> text=Sit out at my big blind")
    page.keyboard.press("Escape")
    assert not page.locator(".seat.mine.away").count(), "not before the blind"

    def gone(event: dict[str, Any], players: tuple[str, ...]) -> bool:
        blind = event["event"] == "posted" and event["kind"] == "big blind" and players[event["seat"]] == mine
        assert not blind, "the big blind is not paid"
        return bool(event["event"] == "table-sat-out" and event["player"] == mine)

    pass_on(page, others, gone)
    page.wait_for_selector(".seat.mine.away")
    page.wait_for_selector(".bar-area >> text=I'm back")


def test_chips_added_in_a_hand_play_from_the_next(visit: Any, opponent: Any) -> None:
    page, others = joined(visit, opponent, "seat2", "Cesira")
    page.click("[data-open=seat]")
    page.fill("dialog form input.typed", "700,000")
    page.wait_for_selector("dialog form [role=alert]:has-text('It must be between 1 and')")
    page.fill("dialog form input.typed", "700")
    page.click("dialog form button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".seat.mine .behind >> text=+700")
    bought = pass_on(page, others, lambda event, _: event["event"] == "table-bought")
    assert (bought["player"], bought["amount"]) == (me(page), 700)
    pass_on(page, others, lambda event, _: event["event"] == "table-hand-began")
    page.wait_for_selector(".seat.mine .behind", state="detached")
    page.wait_for_selector(".log li:has-text('Cesira') >> text=700")


def test_chips_are_added_after_each_hand_for_who_wants_it(visit: Any, opponent: Any) -> None:
    page, others = joined(visit, opponent, "seat3", "Delfina")
    most = 20_000
    page.click("[data-open=seat]")
    page.select_option("select[name=prefer-top-up]", "most")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    pass_on(page, others, lambda event, _: event["event"] == "table-bought" and event["player"] == me(page))
    pass_on(page, others, lambda event, players: event["event"] == "table-hand-began")
    stack = "() => Number(document.querySelector('.seat.mine .stack').innerText.replace(/\\D/g, ''))"
    # All of it, but for a blind that may lie before the seat already.
    page.wait_for_function(f"(least) => ({stack})() >= least", arg=most - 200)


def test_a_straddle_is_asked_for_between_two_hands(visit: Any, opponent: Any) -> None:
    others = [opponent("straddle", "Bruno", seat=0), opponent("straddle", "Carla", seat=1)]
    page = visit("/table/straddle")
    sit(page, "Emma")
    page.wait_for_selector(".seat.mine")
    page.click("[data-open=seat]")
    page.select_option("select[name=prefer-straddle]", "ask")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    asked = pass_on(page, others, lambda event, _: event["event"] == "table-straddle-asked")
    assert asked["player"] == me(page)
    page.click("[data-straddle]")
    page.wait_for_selector(".log li:has-text('Emma straddles')")
    page.wait_for_selector("[data-straddle]", state="detached")


# Where the figures of the clock lie, and whatever is written on the seat it belongs to.
WRITTEN = """() => {
    const seat = document.querySelector(".seat.turn");
    const of = (one) => {
        const all = document.createRange();
        all.selectNodeContents(one);
        return all.getBoundingClientRect();
    };
    const clock = seat.querySelector(".clock .seconds").getBoundingClientRect();
    return [...seat.querySelectorAll(".stack, .reading")].filter((one) => {
        const { left, right, top, bottom } = of(one);
        return left < clock.right && right > clock.left && top < clock.bottom - 2 && bottom > clock.top + 2;
    }).map((one) => `${one.className} ${one.innerText}`);
}"""


@pytest.mark.parametrize(("size", "shape"), [(PHONE, "phone"), (LAPTOP, "laptop")])
def test_a_clock_of_minutes_leaves_the_stack_alone(
    visit: Any, opponent: Any, size: tuple[int, int], shape: str
) -> None:
    table = {"phone": "long0", "laptop": "long1"}[shape]
    other = opponent(table, "Bruno", seat=0, amount=180_000)
    page = visit(f"/table/{table}", size=size)
    sit(page, f"Fausta {shape}")
    for path in (f"/table/{table}", "/tables"):
        page.goto(path)
        page.wait_for_selector(".seat.mine.turn .clock.long .seconds")
        assert 100 < left(page.inner_text(".seat.turn .clock .seconds")) <= 600
        assert page.evaluate(WRITTEN) == [], f"mine, {path}"
    page.goto(f"/table/{table}")
    act(page, "call")
    page.wait_for_selector(".seat:not(.mine).turn .clock.long .seconds")
    assert page.evaluate(WRITTEN) == [], "another's"
    page.goto("/tables")
    page.wait_for_selector(".seat:not(.mine).turn .clock.long .seconds")
    assert page.evaluate(WRITTEN) == [], "another's among several tables"
    assert other.me


MORE_THAN_TEN_MINUTES = ".seat.mine .clock .seconds:text-matches('^1[0-9]:[0-9]{2}$'):not(:text-is('10:00'))"


def test_whoever_needs_more_time_has_it(visit: Any, opponent: Any) -> None:
    opponent("seat4", "Bruno", seat=0)
    page = visit("/settings")
    page.get_by_label("I need more time to decide").check()
    page.goto("/table/seat4")
    sit(page, "Flora")
    turn(page)
    # The table is told of it while the first turn has already come.
    page.wait_for_selector(MORE_THAN_TEN_MINUTES)
    assert 600 < left(page.inner_text(".seat.mine .clock .seconds")) <= 1200


def test_more_time_reaches_the_table_where_one_sits_already_and_stays(visit: Any, opponent: Any) -> None:
    opponent("seat5", "Bruno", seat=0)
    page = visit("/table/seat5")
    sit(page, "Fiammetta")
    turn(page)
    assert left(page.inner_text(".seat.mine .clock .seconds")) <= 600
    page.goto("/settings")
    page.get_by_label("I need more time to decide").check()
    page.wait_for_selector("[data-more-time]:has-text('Given now at: Seat 5.')")
    # The decision that was being taken has it already, and so it is after a reload.
    page.goto("/table/seat5")
    turn(page)
    assert 600 < left(page.inner_text(".seat.mine .clock .seconds")) <= 1200
    page.reload()
    page.click("[data-open=seat]")
    assert page.input_value("select[name=prefer-time]") == "extra"
    # Who needs it no more says so in the same place.
    page.goto("/settings")
    page.get_by_label("I need more time to decide").uncheck()
    page.wait_for_selector("[data-more-time]:has-text('The usual time again at: Seat 5.')")
    page.goto("/table/seat5")
    page.click("[data-open=seat]")
    page.wait_for_function("document.querySelector('select[name=prefer-time]').value === 'usual'")


def test_a_table_that_gives_no_more_time_is_named(visit: Any) -> None:
    page = visit("/table/wish9")
    sit(page, "Foscarina")
    page.goto("/settings")
    page.get_by_label("I need more time to decide").check()
    page.wait_for_selector("[data-more-time]:has-text('Not given at: Wish 9.')")


def test_what_was_on_the_table_is_back_in_the_purse_at_once(visit: Any, opponent: Any) -> None:
    opponent("wish0", "Bruno", seat=0)
    page = visit("/table/wish0")
    sit(page, "Gilda")
    turn(page)
    menu(page, "Leave: this hand is folded")
    page.wait_for_selector("[data-left]")
    page.wait_for_selector("[data-back-at]")
    page.wait_for_selector(".log li:has-text('Gilda folds')")
