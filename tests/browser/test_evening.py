"""What a visitor meets in an evening: leaving in the middle of a hand, losing everything, the log on a phone."""

from __future__ import annotations

from typing import Any

from bench.browser import MODULE

from browser.people import joined, me, menu, pass_on, sit, turn

PHONE = (390, 844)


def test_who_leaves_in_the_middle_of_a_hand_has_the_chips_back_at_once_and_reads_it(visit: Any, opponent: Any) -> None:
    page, others = joined(visit, opponent, "even0", "Ippolita")
    mine = me(page)
    chips = page.inner_text(".seat.mine .stack")
    purse = page.evaluate("async () => (await (await fetch('/api/me')).json()).balance")
    menu(page, "Leave: this hand is folded")
    page.wait_for_selector(f"[data-leaving] >> text={chips} are back in your purse")
    all_of_it = purse + int(chips.replace(",", ""))
    page.wait_for_selector(f"[data-leaving] >> text=You now have {all_of_it:,}")
    page.wait_for_selector(".seat.mine .stack >> text=/^0$/")
    page.wait_for_selector(f".log li:has-text('Ippolita takes {chips} along')")
    assert not page.locator(".bar-area >> text=I'm back").count()
    pass_on(page, others, lambda event, _: event["event"] == "table-left" and event["player"] == mine)
    page.wait_for_selector("[data-left]")


def test_who_has_lost_everything_sees_what_going_on_takes(visit: Any, opponent: Any) -> None:
    bruno = opponent("broke", "Bruno", seat=0, amount=20_000)
    page = visit("/table/broke")
    sit(page, "Lucrezia")
    turn(page)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    bruno.act("call")
    page.wait_for_selector(".seat.mine.away")
    page.click(".bar-area >> text=Add 4,000 and play")
    page.wait_for_selector(".seat.mine .stack >> text=4,000")


def test_the_log_on_a_phone_opens_where_the_hand_is(visit: Any, opponent: Any) -> None:
    bruno = opponent("even1")
    page = visit("/table/even1", size=PHONE, has_touch=True, is_mobile=True)
    sit(page, "Olimpio")
    pass_on(page, [bruno], lambda event, _: event["event"] == "table-hand-began" and event["number"] == 6)
    page.tap("[data-open=side]")
    last = ".log li >> nth=-1"
    page.wait_for_selector(last)
    assert page.locator(last).evaluate("(line) => line.getBoundingClientRect().bottom <= innerHeight")


def test_the_log_on_a_phone_leaves_my_turn_in_sight_and_in_reach(visit: Any, opponent: Any) -> None:
    opponent("turn26", "Bruno", seat=0)
    page = visit("/table/turn26", size=PHONE, has_touch=True, is_mobile=True)
    sit(page, "Onorina")
    turn(page)
    page.tap("[data-open=side]")
    page.wait_for_selector("[data-called] >> text=Your turn")
    page.tap(".bar [data-verb=call]")
    page.wait_for_selector(".log li:has-text('Onorina calls')")
    page.wait_for_selector("[data-called]", state="detached")


FOCUSED = "() => document.activeElement.closest('.bar-area')?.className ?? document.activeElement.tagName"


def test_the_keyboard_keeps_its_place_when_what_it_was_on_goes(visit: Any, opponent: Any) -> None:
    bruno = opponent("even2")
    page = visit("/")
    page.focus("a.table-card[href='/table/even2']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-sit]")
    assert page.evaluate(FOCUSED) == "bar-area"
    page.focus("[data-sit]")
    page.keyboard.press("Enter")
    page.fill("dialog input[name=name]", "Tastiera")
    page.keyboard.press("Enter")
    page.wait_for_selector(".seat.mine")
    assert page.evaluate(FOCUSED) == "bar-area"
    turn(page)
    page.focus(".bar [data-verb=call]")
    page.keyboard.press("Enter")
    assert "check" in bruno.turn()
    page.wait_for_selector(".bar [data-verb]", state="detached")
    assert page.evaluate(FOCUSED) == "bar-area"


CAME = f"""async () => {{
    const [{{ later }}, {{ html, render }}] = await Promise.all(['pages/later.js', 'lib.js'].map({MODULE}));
    let here;
    const Page = later(() => new Promise((come) => {{ here = come; }}));
    const coming = Page.come();
    render(html`<${{Page}} />`, document.body.appendChild(document.createElement('section')));
    here(() => html`<p id="came"></p>`);
    await coming;
}}"""


def test_a_page_that_comes_while_it_is_drawn_as_coming_is_drawn(visit: Any) -> None:
    page = visit("/settings")
    page.wait_for_selector("main")
    page.evaluate(CAME)
    page.wait_for_selector("#came", state="attached")


WITHIN = """(one) => {
    const [box, felt] = [one, one.closest(".house-felt")].map((each) => each.getBoundingClientRect());
    return box.top >= felt.top && box.bottom <= felt.bottom;
}"""


def test_what_is_staked_on_stays_in_sight_in_a_grid(visit: Any) -> None:
    page = visit("/tables?ids=blackjack,punto-banco,even3,even4", size=(1440, 900))
    page.wait_for_selector("[data-stake='0']")
    page.wait_for_selector("[data-bet=punto]")
    assert page.locator(".cell header").all_inner_texts()[:2] == ["Blackjack", "Punto Banco"]
    for stake in ("[data-stake='0']", "[data-bet=punto]"):
        assert page.locator(stake).evaluate(WITHIN), stake


def test_a_comma_in_an_amount_makes_no_hundredfold_of_it(visit: Any, opponent: Any) -> None:
    opponent("even5")
    page = visit("/table/even5", lang="it-IT", size=PHONE, has_touch=True, is_mobile=True)
    sit(page, "Virgola", amount="12000")
    turn(page)
    for text, amount in (("600,50", "600"), ("1.500", "1.500"), ("1200.5", "1.200"), ("12000", "12.000")):
        page.fill("[data-raise-box]", text)
        page.keyboard.press("Tab")
        page.wait_for_function("(amount) => document.querySelector('[data-raise-box]').value === amount", arg=amount)
    assert page.eval_on_selector("[data-raise-box]", "one => one.scrollWidth <= one.clientWidth"), "all of it is seen"
    # More than one has is said, and not taken for everything.
    page.fill("[data-raise-box]", "99999")
    page.wait_for_selector(".bar .raise[aria-disabled=true]")
