"""Around the hand: sitting down and getting up, how cards and chips are drawn, the log, the chat, what is in force."""

from __future__ import annotations

from typing import Any

import pytest
from bench.browser import MODULE

from browser.people import act, joined, like, me, on_the_button, pass_on, sit, told_the_time_once, turn

PHONE = (390, 844)
FIGURE = "(one) => Number(one.innerText.replace(/\\D/g, ''))"
LAST = "(one) => Number(one.innerText.split(' ').at(-1).replace(/\\D/g, ''))"

LATER = 9
HALF_AN_HOUR = 30 * 60_000
"""Who gives up a seat may take it again after so long (SC-COND-14)."""


def shown(page: Any, selector: str) -> str:
    """What stands there, in one line."""
    return " ".join(page.inner_text(selector).split())


def test_a_chair_an_amount_and_the_stack_is_back_in_the_purse_when_one_leaves(visit: Any) -> None:
    page = visit("/settings")
    told_the_time_once(page)
    page.goto("/table/turn8")
    page.get_by_label("Sit in seat 5").click()
    page.fill("dialog input[name=name]", "Olimpia")
    page.click("dialog [data-amount=least]")
    assert page.input_value("dialog input.typed") == "4,000"
    page.click("dialog [data-amount=most]")
    assert page.input_value("dialog input.typed") == "20,000"
    assert not page.locator("dialog [data-amount=last]").count(), "there was no last time"
    page.click("dialog button[type=submit]")
    page.wait_for_selector(".seat.mine[data-seat='4'] .stack:has-text('20,000')")
    before = page.request.get("/api/me").json()["balance"]
    page.click("[data-open=seat]")
    page.click("dialog >> text=Leave the table")
    # What lies in the purse is told a moment after the seat is free.
    page.wait_for_selector(f"[data-left]:text-is('You left with 20,000: you now have {before + 20_000:,}.')")
    assert page.request.get("/api/me").json()["balance"] == before + 20_000
    page.clock.fast_forward(HALF_AN_HOUR)
    page.get_by_label("Sit in seat 2").click()
    page.wait_for_selector("dialog [data-amount=last][aria-pressed=true]:has-text('20,000')")


def test_how_many_chips_to_bring_is_typed_or_set_by_a_lever_that_stops_at_whole_blinds(visit: Any) -> None:
    page = visit("/table/sums0", lang="it-IT")
    page.click("[data-sit]")
    page.fill("dialog input[name=name]", "Ofelia")
    typed, lever = page.locator("dialog input.typed"), page.locator("dialog input[type=range]")
    assert typed.input_value() == "10.000", "a hundred big blinds unless one says otherwise"
    page.wait_for_selector("dialog [data-amount=usual][aria-pressed=true]:has-text('100 big blind 10.000')")
    lever.press("ArrowRight")
    assert typed.input_value() == "10.200"
    lever.press("Home")
    assert typed.input_value() == "4.000"
    typed.fill("3.999")
    page.wait_for_selector('dialog [role=alert]:text-is("L\'importo va da 4.000 a 20.000.")')
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog input.typed[aria-invalid=true]:focus")
    typed.fill("7.350")
    page.wait_for_selector("dialog input.typed[aria-invalid=false]")
    # What is no amount is not read as one: neither a sign nor a letter is left out.
    for odd in ("-7.350", "1e4", "7350x", "٧٣٥٠"):
        typed.fill(odd)
        page.wait_for_selector("dialog input.typed[aria-invalid=true]")
        typed.fill("7.350")
        page.wait_for_selector("dialog input.typed[aria-invalid=false]")
    page.wait_for_selector("dialog input.typed[aria-invalid=false]")
    page.click("dialog button[type=submit]")
    page.wait_for_selector(".seat.mine .stack:has-text('7.350')")


def test_who_reads_stacks_in_big_blinds_brings_them_in_big_blinds(visit: Any) -> None:
    page = visit("/table/sums1")
    like(page, unit="bb")
    page.click("[data-sit]")
    page.fill("dialog input[name=name]", "Oriana")
    assert page.input_value("dialog input.typed") == "100"
    page.fill("dialog input.typed", "500")
    page.wait_for_selector("dialog [role=alert]:text-is('It must be between 20 BB and 100 BB.')")
    page.fill("dialog input.typed", "62.5")
    page.click("dialog button[type=submit]")
    page.wait_for_selector(".seat.mine .stack:text-is('62.5 BB')")


def test_who_gave_up_the_seat_reads_when_it_may_be_taken_again_and_by_which_rule(visit: Any) -> None:
    page = visit("/settings")
    told_the_time_once(page)
    page.goto("/table/turn25")
    sit(page, "Ottilia")
    page.click("[data-open=seat]")
    page.click("dialog >> text=Leave the table")
    page.wait_for_selector("[data-back-at] a.rule[href='/rules/SC-COND-14']")
    assert not page.locator("[data-sit], button.chair").count(), "no seat is offered that would be refused"
    page.clock.fast_forward(HALF_AN_HOUR)
    page.wait_for_selector("button.chair")
    page.wait_for_selector("[data-sit]")
    assert not page.locator("[data-back-at]").count()


def test_who_waits_for_the_big_blind_pays_nothing_before_it(visit: Any, opponent: Any) -> None:
    others = [opponent("trio2", "Bruno", seat=0), opponent("trio2", "Carla", seat=1)]
    # While the button goes round for the first time a newcomer pays nothing, and is not asked (SC-BLIND-e).
    page = visit("/table/trio2")
    page.click("[data-sit]")
    page.wait_for_selector("dialog button[type=submit]")
    assert not page.get_by_label("Wait for the big blind").count()
    pass_on(page, others, lambda event, _: event["event"] == "table-hand-began" and event["number"] == LATER)
    page.reload()
    sit(page, "Orsola", entry="wait")
    page.wait_for_selector(".seat.mine .status:has-text('waiting')")
    mine = me(page)

    def begins(event: dict[str, Any], players: tuple[str, ...]) -> bool:
        return bool(event["event"] == "posted" and players[event["seat"]] == mine)

    paid = pass_on(page, others, begins)
    assert paid["kind"] == "big blind"


def test_leaving_the_bank_brings_the_chips_back_as_well(visit: Any) -> None:
    page = visit("/table/punto-left")
    sit(page, "Ondina")
    page.click(".sit-line >> text=Leave the table")
    page.wait_for_selector("[data-left]")


@pytest.mark.parametrize(("deck", "colours"), [("two", 2), ("four", 4)])
def test_suits_are_told_by_shape_word_and_two_or_four_colours(visit: Any, deck: str, colours: int) -> None:
    page = visit("/settings")
    like(page, deck=deck)
    page.wait_for_selector(".sample .card")
    cards = page.locator(".sample .card:not(.back)")
    names = [cards.nth(i).get_attribute("aria-label") for i in range(4)]
    assert {name.split(" of ")[1] for name in names} == {"spades", "hearts", "diamonds", "clubs"}
    assert len({cards.nth(i).locator(".pip").get_attribute("d") for i in range(4)}) == 4
    ink = {
        name.split()[-1]: cards.nth(i).evaluate("one => getComputedStyle(one).color") for i, name in enumerate(names)
    }
    assert len(set(ink.values())) == colours
    red, green, blue = [int(part) for part in ink["diamonds"][4:-1].split(",")]
    assert (blue > red) == (deck == "four")
    red, green, blue = [int(part) for part in ink["clubs"][4:-1].split(",")]
    assert (green > 2 * red) == (deck == "four")


def test_cards_are_spoken_in_the_language_of_the_reader(visit: Any) -> None:
    page = visit("/settings", lang="it-IT")
    page.wait_for_selector(".sample .card[aria-label='asso di picche']")


def test_a_large_index(visit: Any) -> None:
    page = visit("/settings")
    rank = "() => parseFloat(getComputedStyle(document.querySelector('.sample .rank')).fontSize)"
    page.wait_for_selector(".sample .rank")
    before = page.evaluate(rank)
    page.get_by_label("Index").select_option("large")
    page.wait_for_function(f"(before) => ({rank})() > 1.3 * before", arg=before)


@pytest.mark.parametrize(("size", "where", "table", "name"), [
    (PHONE, ".corner", "turn9", "Palma"), ((1280, 800), ".table-head", "turn10", "Prisca"),
])  # fmt: skip
def test_one_touch_counts_in_big_blinds_and_another_in_chips(
    visit: Any, opponent: Any, size: tuple[int, int], where: str, table: str, name: str
) -> None:
    opponent(table)
    page = visit(f"/table/{table}", size=size)
    sit(page, name)
    turn(page)
    page.click(f"{where} [data-unit]")
    page.wait_for_selector(".pot:has-text('BB')")
    page.wait_for_selector(".seat.mine .stack:has-text('BB')")
    page.wait_for_selector(".bar .call:has-text('BB')")
    page.fill("[data-raise-box]", "4.5")
    page.dispatch_event("[data-raise-box]", "change")
    page.wait_for_selector(".bar .raise:has-text('4.5 BB')")
    page.click(f"{where} [data-unit]")
    page.wait_for_selector(".pot:not(:has-text('BB'))")
    page.wait_for_selector(".seat.mine .stack:not(:has-text('BB'))")


def test_on_a_phone_seats_are_turned_too(visit: Any) -> None:
    page = visit("/table/turn9", size=PHONE)
    page.wait_for_selector(".corner")
    first = page.get_by_label("Sit in seat 5").bounding_box()
    page.click(".corner [data-rotate]")
    page.wait_for_function(
        "(first) => document.querySelector('[aria-label=\"Sit in seat 5\"]').getBoundingClientRect().y !== first",
        arg=first["y"],
    )


def test_each_bet_lies_before_its_seat_and_each_pot_is_told(visit: Any, opponent: Any) -> None:
    page, (bruno, carla) = joined(visit, opponent, "trio1", "Quinta", (4_000, 10_000))
    on_the_button(page, [bruno, carla])
    turn(page)
    page.fill("[data-raise-box]", "5000")
    page.press("[data-raise-box]", "Enter")
    bruno.act("call")
    carla.act("call")
    carla.act("bet", amount=600)
    page.wait_for_selector(".bet:has-text('600')")
    seats = {seat: page.locator(f"[data-seat='{seat}']").bounding_box() for seat in (0, 1, 2)}
    bet = page.locator(".bet").bounding_box()
    nearest = min(seats, key=lambda seat: abs(seats[seat]["x"] - bet["x"]) + abs(seats[seat]["y"] - bet["y"]))
    assert nearest == 1
    act(page, "call")
    page.wait_for_selector(".side-pots")
    main, side = [one.evaluate(LAST) for one in page.locator(".side-pots li").all()]
    # Bruno had about 4,000, which three put in; what two put in beyond that lies apart, with the 600 of each.
    assert main % 3 == 0
    assert side == 2 * (5_000 - main // 3) + 2 * 600
    assert page.locator(".pot .amount").evaluate(FIGURE) == main + side


def test_a_showdown_is_looked_at_before_the_pot_is_pushed(visit: Any, opponent: Any) -> None:
    bruno = opponent("pushed")
    page = visit("/table/pushed")
    like(page, motion="on", handName=False)
    sit(page, "Romilda")
    act(page, "call")
    bruno.act("check")
    for _ in range(3):
        bruno.act("check")
        page.wait_for_selector(".bar [data-verb=check]")
        act(page, "check")
    page.wait_for_selector(".seat.won")
    page.wait_for_selector(".card.best")
    assert page.locator(".card.best").count() == 5, "the winning five"
    assert page.locator(".seat:not(.mine) .card.dim").count() == 2
    pot = page.locator(".flight.to-seat")
    wait = pot.evaluate("one => parseFloat(getComputedStyle(one).animationDelay)")
    assert 2 <= wait <= 3
    won = page.locator(".won-amount").evaluate(LAST)
    stack = page.locator(".seat.won .stack").evaluate(FIGURE)
    assert page.locator(".pot .amount").evaluate(FIGURE) == won, "the pot lies there while the hands are looked at"
    page.clock.fast_forward(3_000)
    page.wait_for_selector(".flight", state="detached")
    assert not page.locator(".pot").count()
    assert page.locator(".seat.won .stack").evaluate(FIGURE) == stack + won, "and is the winner's when it has arrived"
    assert not page.locator(".seat.mine .reading").count(), "the name of the hand can be off"


def check_to_the_showdown(page: Any, bruno: Any) -> None:
    """Nobody bets; the page's clock stands still before the last check."""
    act(page, "call")
    bruno.act("check")
    for street in range(3):
        bruno.act("check")
        turn(page)
        if street < 2:
            act(page, "check")
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    page.click(".bar:not(.dead) [data-verb=check]")


def test_who_is_late_sees_the_end_of_a_showdown_before_the_next_hand(visit: Any, opponent: Any) -> None:
    bruno = opponent("looked")
    page = visit("/table/looked")
    like(page, motion="on")
    sit(page, "Rachele")
    check_to_the_showdown(page, bruno)
    # The room goes on at once; the page does not.
    next(event for event, _ in bruno.happens() if event["event"] == "table-hand-began" and event["number"] == 2)
    for _ in range(8):
        page.clock.run_for(250)
    page.wait_for_selector(".seat.won")
    assert not page.locator(".log li:has-text('Hand 2')").count()
    page.clock.run_for(3_000)
    page.wait_for_selector(".log li:has-text('Hand 2')")


@pytest.mark.parametrize(("motion", "table"), [("on", "risen0"), ("off", "risen1")])
def test_the_hand_of_who_gets_up_is_looked_at_like_any(visit: Any, opponent: Any, motion: str, table: str) -> None:
    heard: list[str] = []
    bruno = opponent(table)
    page = visit(f"/table/{table}", heard=heard)
    like(page, motion=motion)
    sit(page, f"Rosalba {table}")
    check_to_the_showdown(page, bruno)
    bruno.see("table-hand-ended")
    bruno.do("leave")
    while not any('"table-left"' in frame for frame in heard):
        page.evaluate("1")
    page.clock.run_for(2_000)
    seat = f".seat[data-player='{bruno.me}']"
    assert page.locator(f"{seat} .card:not([data-card=''])").count() == 2, "what lost is there while it is looked at"
    page.clock.run_for(2_000)
    page.wait_for_selector(seat, state="detached")


def test_who_adds_chips_while_the_end_of_a_hand_is_looked_at_buys_them_once(visit: Any, opponent: Any) -> None:
    heard: list[str] = []
    bruno = opponent("risen2")
    page = visit("/table/risen2", heard=heard)
    sit(page, "Rebecca", amount="4,000")
    turn(page)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    bruno.turn()
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))
    bruno.act("call")
    bruno.see("table-hand-ended")
    bruno.do("leave")
    page.click("[data-add]")
    while not any('"table-bought"' in frame for frame in heard):
        page.evaluate("1")
    page.wait_for_selector("[data-add]:disabled")
    page.clock.run_for(3_000)
    page.wait_for_selector(".seat.mine .stack:has-text('4,000')")
    page.wait_for_selector("[data-add]", state="detached")


def test_chips_are_stacked_by_their_worth(visit: Any) -> None:
    page = visit("/settings")
    page.wait_for_selector(".sample")
    piles = page.evaluate(f"{MODULE}('draw/chips.js').then(({{ inChips }}) => inChips(6_730))")
    assert piles == [[5_000, 1], [1_000, 1], [500, 1], [100, 2], [25, 1], [5, 1]]


def test_the_board_is_run_twice_when_both_agree(visit: Any, opponent: Any) -> None:
    bruno = opponent("twice")
    page = visit("/table/twice")
    sit(page, "Sabina")
    page.wait_for_selector(".seat.mine")
    page.click("[data-open=seat]")
    assert page.locator("select[name=prefer-boards] option").all_inner_texts() == [
        "ask me",
        "always one",
        "two",
        "three",
    ]
    page.keyboard.press("Escape")
    turn(page)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    bruno.act("call")
    bruno.act("agree", amount=2)
    page.click(".bar >> text=/2|two/i")
    page.wait_for_selector(".board >> nth=1")
    assert page.locator(".board").count() == 2
    for board in (1, 2):
        page.wait_for_selector(f".log li:text-matches(' wins [0-9,]+ on board {board}: [a-z]')")


def test_each_board_is_said_to_be_won_with_the_half_that_won_it(visit: Any, opponent: Any) -> None:
    bruno = opponent("halves", "Ippazio")
    page = visit("/table/halves")
    sit(page, "Zosima")
    turn(page)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    bruno.act("call")
    bruno.act("agree", amount=2)
    page.click(".bar >> text=/2|two/i")
    for board, low in enumerate(("8-4-3-2-A", "7-6-5-2-A")):
        wins = page.locator(".board .wins").nth(board)
        wins.filter(has_text=f"Ippazio: {low} low").filter(has_text="Zosima: Three of a kind").wait_for()
        page.wait_for_selector(f".log li:text-matches('^Ippazio wins [0-9,]+ on board {board + 1}: {low} low')")


def test_the_dealer_is_heard_whatever_is_looked_at(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn11")
    page = visit("/table/turn11", size=PHONE)
    heard = page.locator("[role=status][data-my-turn]")
    sit(page, "Tosca")
    turn(page)
    assert heard.inner_text() == "Your turn", "no line of the log says so"
    act(page, "call")
    assert not heard.inner_text()
    # The log is put away on a phone; what is told of it is not.
    assert not page.locator(".log").is_visible()
    own, others = (page.locator(f"{seat} .card").first.bounding_box() for seat in (".seat.mine", ".seat:not(.mine)"))
    assert own["width"] > 1.5 * others["width"], "own cards are large"
    page.wait_for_selector("[role=log][aria-live=polite] p:has-text('Tosca calls 261')", state="attached")
    assert page.locator("[role=log]").evaluate("one => getComputedStyle(one).display") != "none"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.click("#tab-chat")
    bruno.act("check")
    page.wait_for_selector("[role=log] p:has-text('Flop')", state="attached")
    bruno.act("check")
    page.wait_for_selector("[data-my-turn]:has-text('Your turn')", state="attached")


FULL = f"""async (id) => {{
    const {{ hold, release }} = await {MODULE}("state/watching.js");
    const lines = Array.from({{ length: 200 }}, (_, i) => ({{ at: i + 1, player: "somebody", text: String(i) }}));
    hold(id).chat.value = lines;
    release(id);
}}"""


def test_a_word_in_the_chat_is_marked_until_it_is_read_however_much_was_said_before(visit: Any, opponent: Any) -> None:
    bruno = opponent("said0")
    page = visit("/table/said0")
    sit(page, "Loquace")
    page.evaluate(FULL, "said0")
    page.click("#tab-chat")
    page.click("#tab-log")
    assert not page.locator("#tab-chat .unread").count()
    bruno.talk("ancora una")
    page.wait_for_selector("#tab-chat .unread")
    page.click("#tab-chat")
    page.wait_for_selector(".chat-lines li:has-text('ancora una')")
    assert not page.locator("#tab-chat .unread").count()


def test_who_is_muted_stays_so(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn12", "Chiacchiera")
    page = visit("/table/turn12")
    sit(page, "Ursula")
    page.click("#tab-chat")
    bruno.talk("buonasera")
    page.wait_for_selector(".chat-lines li:has-text('buonasera')")
    with page.expect_response("**/api/me/muted"):
        page.get_by_label("Mute Chiacchiera").click()
    page.wait_for_selector(".chat-lines li", state="detached")
    page.reload()
    page.click("#tab-chat")
    page.wait_for_selector("text=Hear everybody again")
    # Once the chat has come there is a line, and it is not shown.
    page.wait_for_selector(".chat-lines li", state="detached")
    page.click("text=Hear everybody again")
    page.wait_for_selector(".chat-lines li:has-text('buonasera')")


def test_what_is_in_force_and_the_last_hand_one_click_away(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn13")
    page = visit("/table/turn13")
    sit(page, "Viola")
    act(page, "raise")
    page.click("[data-open=info]")
    facts = shown(page, "dialog .facts")
    assert "50/313" in facts
    assert "5%" in facts
    assert "300" in facts
    assert page.locator("dialog .facts a[href^='/rules?book=']").count() == 1
    assert page.locator("dialog .facts .hash").all_inner_texts()[-1] != "–", "the seal of the cards"
    page.keyboard.press("Escape")
    bruno.act("fold")
    page.click("[data-last-hand]")
    page.wait_for_selector(".scrubber input")
    until_the_end = page.get_attribute(".scrubber input", "max")
    page.locator(".scrubber input").fill(until_the_end)
    page.wait_for_selector(".log li:has-text('Viola wins')")
    # Whoever is given the link sees the same moment, and no card that was not shown.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click(".replay [data-copy]")
    page.wait_for_selector("[data-copy]:has-text('Copied')")
    friend = visit(page.evaluate("navigator.clipboard.readText()"))
    friend.wait_for_selector(".log li:has-text('Viola wins')")
    assert friend.locator(".seat .card:not(.back)").count() == 0


def test_at_a_full_table_a_stranger_is_on_the_list_with_a_name_and_is_called(visit: Any, opponent: Any) -> None:
    opponent("full", seat=0)
    carla = opponent("full", "Carla", seat=1)
    page = visit("/table/full")
    page.wait_for_selector("text=The table is full")
    # Nobody is called without a name.
    page.click("text=Put me on the list")
    assert page.evaluate("document.querySelector('input.list-name').matches(':invalid:focus')")
    page.fill("input.list-name", "Zelinda")
    page.click("text=Put me on the list")
    page.wait_for_selector(".sit-line:has-text('1')")
    lobby = visit("/")
    lobby.wait_for_selector("a[href='/table/full'] .tags:has-text('1')")
    carla.do("leave")
    page.wait_for_selector("[data-called]")
    # One way to the seat that is kept, and nobody says that there is none.
    assert not page.locator("[data-sit]").count()
    assert not page.locator("text=The table is full").count()
    page.click("[data-called]")
    page.fill("dialog input.typed", "7,000")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".seat.mine:has-text('7,000')")
    page.wait_for_selector("[aria-label='Waiting list']", state="detached")


def test_focus_is_seen_and_motion_follows_the_machine(visit: Any) -> None:
    page = visit("/")
    page.wait_for_selector(".table-card")
    assert page.get_attribute("html", "data-motion") == "off"
    page.keyboard.press("Tab")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.wait_for_selector("html[data-motion=on]")


def test_one_long_word_in_the_chat_makes_a_phone_page_no_wider(visit: Any, opponent: Any) -> None:
    bruno = opponent("still0", "Chiacchiera")
    page = visit("/table/still0", size=PHONE)
    page.click("[data-open=side]")
    page.click("#tab-chat")
    bruno.talk("b" + "u" * 150)
    page.wait_for_selector(".chat-lines li:has-text('buuu')")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    lines = page.locator(".chat-lines")
    assert lines.evaluate("one => one.scrollWidth <= one.clientWidth"), "the whole word is read"
