"""What a table survives: a reload, a dead server, a lost network, sleep, two tabs, the back button."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.cut import Network
from browser.people import act, me, own_cards, sit, turn
from browser.served import Served

MINUTE = 60_000


@pytest.fixture
def network(room: Served) -> Iterator[Network]:
    between = Network(room.port)
    yield between
    between.close()


def test_reload_in_the_middle_of_a_hand(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel6")
    page = visit("/table/duel6")
    sit(page, "Rina")
    verbs, cards = turn(page), own_cards(page)
    log = page.locator(".log li").all_inner_texts()
    page.reload()
    assert turn(page) == verbs
    assert own_cards(page) == cards
    after = page.locator(".log li").all_inner_texts()
    assert len(after) > 3
    assert log[-len(after) :] == after, "the hand stands in the log again"
    act(page, "call")
    assert "check" in bruno.turn()


def test_the_server_is_killed_and_comes_back(visit: Any, opponent: Any, room: Served) -> None:
    opponent("duel7")
    page = visit("/table/duel7")
    sit(page, "Kira")
    verbs, cards = turn(page), own_cards(page)
    with room.killed():
        page.wait_for_selector("text=Reconnecting")
    page.clock.fast_forward(10_000)
    page.wait_for_selector("text=Reconnecting", state="detached")
    assert own_cards(page) == cards
    assert turn(page) == verbs
    act(page, "call")
    page.wait_for_selector(".log li:has-text('Kira calls')")


def test_what_was_pressed_while_the_network_was_gone_is_done_once(visit: Any, opponent: Any, network: Network) -> None:
    bruno = opponent("duel8")
    page = visit("/table/duel8", base=network.address)
    sit(page, "Noemi")
    turn(page)
    network.lost()
    page.click(".bar [data-verb=call]")
    # A minute in a tunnel: silence is noticed, and said.
    for _ in range(3):
        page.clock.run_for(MINUTE // 3)
    page.wait_for_selector("text=Reconnecting")
    network.back()
    page.clock.fast_forward(10_000)
    page.wait_for_selector("text=Reconnecting", state="detached")
    assert "check" in bruno.turn()
    bruno.act("check")
    bruno.act("check")
    assert "check" in turn(page)
    assert len([event for event in bruno.table.events if event["event"] == "called"]) == 1


def test_what_was_said_while_the_network_was_gone_is_read_afterwards(
    visit: Any, opponent: Any, network: Network
) -> None:
    bruno = opponent("said1")
    page = visit("/table/said1", base=network.address)
    sit(page, "Assente")
    page.click("#tab-chat")
    bruno.talk("prima")
    page.wait_for_selector(".chat-lines li:has-text('prima')")
    network.lost()
    for _ in range(3):
        page.clock.run_for(MINUTE // 3)
    page.wait_for_selector("text=Reconnecting")
    bruno.talk("nel frattempo")
    network.back()
    page.clock.fast_forward(10_000)
    page.wait_for_selector("text=Reconnecting", state="detached")
    page.wait_for_selector(".chat-lines li:has-text('nel frattempo')")
    assert page.locator(".chat-lines li").count() == 2, "and what was read before stands there once"


def test_a_browser_that_knows_it_is_offline_says_so_at_once(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel9")
    page = visit("/table/duel9")
    sit(page, "Ornella")
    act(page, "call")
    page.context.set_offline(True)
    page.wait_for_selector("text=Reconnecting")
    bruno.act("check")
    bruno.act("check")
    page.context.set_offline(False)
    page.wait_for_selector("text=Reconnecting", state="detached")
    assert "check" in turn(page)
    assert page.locator(".board .card").count() == 3


def test_offline_no_choice_is_made_beforehand_and_the_log_says_what_happened(visit: Any, opponent: Any) -> None:
    bruno = opponent("still2")
    page = visit("/table/still2")
    sit(page, "Petronilla")
    act(page, "raise")
    page.wait_for_selector(".pre input:enabled")
    page.context.set_offline(True)
    page.wait_for_selector(".pre >> text=No connection")
    assert not page.locator(".pre input:enabled").count()
    bruno.act("fold")
    page.context.set_offline(False)
    # Whoever came after another Bruno bears a number.
    page.wait_for_selector(".log li:text-matches('^Bruno.* folds')")


def test_a_laptop_sleeps_through_the_others_turns(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel10")
    page = visit("/table/duel10")
    sit(page, "Lea")
    act(page, "call")
    machine = page.context.new_cdp_session(page)
    machine.send("Page.setWebLifecycleState", {"state": "frozen"})
    bruno.act("check")
    bruno.act("bet", amount=500)
    machine.send("Page.setWebLifecycleState", {"state": "active"})
    assert {"fold", "call"} <= set(turn(page))
    assert page.locator(".board .card").count() == 3
    act(page, "call")
    assert "check" in bruno.turn()


def test_two_tabs_on_one_table(visit: Any, opponent: Any) -> None:
    bruno = opponent("duel11")
    page = visit("/table/duel11")
    sit(page, "Titti")
    cards = own_cards_when_dealt(page)
    tab = page.context.new_page()
    tab.goto("/table/duel11")
    assert own_cards_when_dealt(tab) == cards
    assert turn(tab) == turn(page)
    act(tab, "call")
    page.wait_for_selector(".log li:has-text('Titti calls')")
    assert not page.locator(".bar [data-verb]").count()
    bruno.act("check")
    bruno.act("check")
    act(page, "check")
    tab.wait_for_selector(".log li:has-text('Titti checks')")


def own_cards_when_dealt(page: Any) -> list[str]:
    page.wait_for_selector(".seat.mine .card")
    return own_cards(page)


def test_back_and_forward_lead_through_the_room(visit: Any, opponent: Any) -> None:
    opponent("duel12")
    page = visit("/")
    page.click("a.table-card[href='/table/duel12']")
    sit(page, "Bice")
    verbs, cards = turn(page), own_cards(page)
    page.go_back()
    page.wait_for_selector("a.table-card[href='/table/duel12'] .tag.mine")
    page.go_forward()
    assert turn(page) == verbs
    assert own_cards(page) == cards
    act(page, "fold")


def test_the_table_sees_whose_connection_is_slow_and_whose_is_gone(visit: Any, opponent: Any) -> None:
    other = opponent("duel20", "Banco Lento")
    page = visit("/table/duel20")
    sit(page, "Zita")
    other.ping(took=5_000)
    page.wait_for_selector(".seat:not(.mine) .net[aria-label='slow connection']")
    other.ping(took=20)
    page.wait_for_selector(".seat:not(.mine) .net", state="detached")
    other.close()
    page.wait_for_selector(".seat:not(.mine) .net[aria-label='not connected']")


def others_fold(others: list[Any], until: Callable[[dict[str, Any]], bool]) -> int:
    """These fold whenever they are asked, until such a hand begins; its number."""
    by_id = {one.me: one for one in others}
    for event, players in others[0].happens():
        if event["event"] == "table-hand-began" and until(event):
            return int(event["number"])
        if event["event"] == "turn" and players[event["seats"][0]] in by_id:
            by_id[players[event["seats"][0]]].act("check", "fold")
    raise AssertionError("the table fell silent")


def test_who_comes_back_is_told_the_hands_played_meanwhile(visit: Any, opponent: Any, network: Network) -> None:
    others = [opponent("gone0", name, seat=seat) for seat, name in enumerate(("Duilio", "Ermete"))]
    page = visit("/table/gone0", base=network.address)
    sit(page, "Filomena")
    page.wait_for_selector(".seat.mine")
    mine = me(page)
    number = others_fold(others, lambda event: mine in event["players"])
    page.wait_for_selector(f".log li:has-text('Hand {number}')")
    network.lost()
    # The table speaks for who does not answer: their time runs out, and the hands go on.
    others_fold(others, lambda event: event["number"] == number + 2)
    page.clock.run_for(MINUTE)
    page.wait_for_selector("text=Reconnecting")
    network.back()
    page.clock.fast_forward(10_000)
    lines = page.locator(".log li:has-text('While you were away')")
    lines.nth(1).wait_for()
    told = lines.all_inner_texts()
    assert [line.split(" · ")[0] for line in told] == [f"While you were away: hand {number + n}" for n in range(2)]
    assert all(" wins " in line for line in told)
    assert "your stack" in told[0]
    assert lines.first.locator("a").get_attribute("href") == f"/replay/gone0/{number}"
    notice = page.inner_text("[data-notice=missed]")
    assert notice.startswith("2 hands were played at Gone 0 while you were away.")
    # A reload tells nothing twice.
    page.reload()
    page.wait_for_selector(".seat.mine")
    page.wait_for_selector(".log li")
    assert not page.locator("[data-notice=missed]").count()


def test_who_the_room_did_not_answer_is_no_stranger(visit: Any, opponent: Any) -> None:
    opponent("still3")
    page = visit("/table/still3")
    sit(page, "Ludmilla")
    verbs, cards = turn(page), own_cards(page)
    page.route("**/api/me", lambda asked: asked.abort(), times=1)
    page.reload()
    assert turn(page) == verbs
    assert own_cards(page) == cards


def test_a_browser_that_keeps_nothing_finds_its_seat_again(visit: Any, opponent: Any) -> None:
    opponent("still4")
    page = visit("/table/still4")
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    page.evaluate("localStorage.clear()")
    page.reload()
    sit(page, "Smemorina")
    verbs, cards = turn(page), own_cards(page)
    page.reload()
    assert turn(page) == verbs
    assert own_cards(page) == cards


def test_who_wakes_up_does_not_wait_long_for_a_socket_that_is_gone(visit: Any, opponent: Any, network: Network) -> None:
    bruno = opponent("still5")
    page = visit("/table/still5", base=network.address)
    sit(page, "Dormiente")
    turn(page)
    network.lost()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.run_for(3_500)
    page.wait_for_selector("text=Reconnecting")
    network.back()
    page.clock.fast_forward(10_000)
    page.wait_for_selector("text=Reconnecting", state="detached")
    act(page, "call")
    assert "check" in bruno.turn()


def test_who_has_lost_the_cookie_looks_on(visit: Any, opponent: Any) -> None:
    opponent("still6")
    page = visit("/table/still6")
    sit(page, "Sbadata")
    turn(page)
    page.context.clear_cookies()
    page.context.set_offline(True)
    page.wait_for_selector("text=Reconnecting")
    page.context.set_offline(False)
    page.wait_for_selector(".sit-line >> text=Sit down")
    assert not page.locator(".seat.mine, [data-open=seat], .bar [data-verb]").count()
