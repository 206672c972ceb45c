"""My turn: buttons in their places, how much, keys, what is chosen beforehand, the clock and its sounds."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from browser.people import TELL, act, joined, left, on_the_button, sit, told_the_time_once, turn

BOX = "[data-raise-box]"
LEVER = ".lever input[type=range]"
BUTTONS = "all => all.map((one) => one.firstChild.textContent.trim())"
LAST_NOTCH = "one => { one.value = one.max; one.dispatchEvent(new Event('input', { bubbles: true })); }"
CHOSEN = ".pre input:checked"
# Where letters are, however wide the box they are in.
WRITTEN = """one => {
    const all = document.createRange();
    all.selectNodeContents(one);
    return all.getBoundingClientRect().toJSON();
}"""


def amount(page: Any) -> int:
    """How much the button would say."""
    return int("".join(filter(str.isdigit, page.input_value(BOX))))


def to(page: Any, much: int) -> None:
    """Wait until the amount is this."""
    page.wait_for_function(
        f"(much) => Number(document.querySelector('{BOX}')?.value.replace(/\\D/g, '')) === much", arg=much
    )


def buttons(page: Any) -> list[str]:
    """What the buttons say, from left to right."""
    found: list[str] = page.eval_on_selector_all(".bar .buttons button", BUTTONS)
    return found


def test_buttons_stand_in_order_bottom_right_and_say_the_total(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn0")
    page = visit("/table/turn0")
    sit(page, "Amalia")
    turn(page)
    assert buttons(page) == ["Fold", "Call 250", "Raise to 600"]
    whole, last = page.locator(".bar-area").bounding_box(), page.locator(".bar .raise").bounding_box()
    assert whole["x"] + whole["width"] - last["x"] - last["width"] < 20
    assert 800 - last["y"] - last["height"] < 24
    ready = [one.bounding_box() for one in page.locator(".presets button").all()]
    gaps = [after["x"] - before["x"] - before["width"] for before, after in pairwise(ready)]
    assert page.inner_text(".presets button >> nth=-1") == "All-in"
    assert gaps[-1] > max(gaps[:-1]), "all-in stands apart, at the far end"
    act(page, "call")
    bruno.act("check")
    assert not page.locator(".bar [data-verb]").count(), "only on my turn"
    bruno.act("check")
    turn(page)
    assert buttons(page) == ["Fold", "Check", "Bet 300"]
    page.click(".presets button >> text=All-in")
    page.wait_for_selector(".bar .raise.all >> text=All-in 11,700")
    act(page, "bet")
    bruno.act("fold")


def test_the_buttons_speak_italian(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn1", amount=20_000)
    page = visit("/table/turn1", lang="it-IT")
    sit(page, "Berta", amount="12000")
    turn(page)
    assert buttons(page) == ["Passo", "Vedo 251", "Rilancio a 602"]
    act(page, "call")
    bruno.act("check")
    bruno.act("bet", amount=11_699)
    turn(page)
    assert buttons(page)[:2] == ["Passo", "Vedo all-in 11.699"]


def test_how_much_by_steps_wheel_lever_and_box_and_from_the_least_every_turn(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn2", amount=20_000)
    page = visit("/table/turn2")
    sit(page, "Clelia", amount="12000")
    turn(page)
    blind = 302
    to(page, 2 * blind)
    page.get_by_label("More", exact=True).click()
    to(page, 3 * blind)
    page.get_by_label("Less", exact=True).click()
    to(page, 2 * blind)
    page.hover(LEVER)
    page.mouse.wheel(0, -100)
    to(page, 3 * blind)
    page.mouse.wheel(0, 100)
    to(page, 2 * blind)
    page.locator(LEVER).evaluate(LAST_NOTCH)
    to(page, 12_000)
    page.wait_for_selector(".bar .raise.all >> text=All-in 12,000")
    page.fill(BOX, "777")
    page.press(BOX, "Enter")
    page.wait_for_selector(".log li:has-text('Clelia raises to 777')")
    bruno.act("raise", amount=2_000)
    turn(page)
    # The last raise was to 2,000 from 777: at least as much again.
    to(page, 3_223)


def test_the_button_says_at_each_keystroke_what_it_will_do_and_bets_nothing_out_of_bounds(
    visit: Any, opponent: Any
) -> None:
    opponent("turn28", amount=20_000)
    page = visit("/table/turn28")
    sit(page, "Ondetta", amount="12000")
    turn(page)
    refused = ".bar .raise[aria-disabled=true]:not(.all)"
    bounds = ".bar [role=alert]:text-is('It must be between 656 and 12,000.')"
    lever = page.locator(LEVER)
    page.click(BOX)
    page.keyboard.type("77")
    page.wait_for_selector(f"{refused} >> text=Raise to 77")
    page.wait_for_selector(bounds)
    page.keyboard.type("7")
    page.wait_for_selector(".bar .raise[aria-disabled=false] >> text=Raise to 777")
    page.wait_for_selector(bounds, state="detached")
    page.keyboard.type("7")
    page.wait_for_selector(".bar .raise[aria-disabled=false] >> text=Raise to 7,777")
    assert lever.get_attribute("aria-valuetext") == "7,777"
    page.keyboard.type("7")
    page.wait_for_selector(f"{refused} >> text=Raise to 77,777")
    page.wait_for_selector(f"{BOX}[aria-invalid=true]")
    page.wait_for_selector(bounds)
    page.keyboard.press("Enter")
    page.click(".bar .raise", force=True)
    page.wait_for_selector(f"{BOX}:focus")
    assert "raise" in turn(page), "nothing was bet"
    page.fill(BOX, "")
    page.wait_for_selector(".bar .raise[aria-disabled=false] >> text=Raise to 656")
    page.keyboard.type("12000")
    page.wait_for_selector(".bar .raise.all >> text=All-in 12,000")
    page.wait_for_selector(".presets .most[aria-pressed=true]")
    page.fill(BOX, "1234")
    page.click(".bar .raise")
    page.wait_for_selector(".log li:has-text('Ondetta raises to 1,234')")


def test_big_blinds_are_typed_with_a_comma_and_bet_as_the_button_says(visit: Any, opponent: Any) -> None:
    opponent("turn29", amount=20_000)
    page = visit("/table/turn29", lang="it-IT")
    page.evaluate(TELL, {"unit": "bb"})
    page.reload()
    sit(page, "Palmira", amount="40")
    turn(page)
    page.fill(BOX, "12,5")
    page.wait_for_selector(".bar .raise[aria-disabled=false] >> text=Rilancio a 12,5 BB")
    page.fill(BOX, "41")
    page.wait_for_selector(".bar .raise[aria-disabled=true] >> text=Rilancio a 41 BB")
    page.wait_for_selector(".bar [role=alert]:has-text('40 BB')")
    page.fill(BOX, "12,5")
    page.press(BOX, "Enter")
    page.wait_for_selector(".log li:has-text('Palmira rilancia a 12,5 BB')")


def test_ready_amounts_are_parts_of_the_pot_and_before_the_flop_of_the_blind(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn3")
    page = visit("/table/turn3")
    sit(page, "Delia")
    turn(page)
    names = "all => all.map((one) => one.innerText)"
    assert page.eval_on_selector_all(".presets button", names) == ["Min", "2×", "2.5×", "3×", "All-in"]
    page.keyboard.press("4")
    to(page, 3 * 303)
    act(page, "call")
    bruno.act("check")
    bruno.act("check")
    turn(page)
    assert page.eval_on_selector_all(".presets button", names) == ["Min", "½", "⅔", "Pot", "All-in"]
    for key, much in (("2", 303), ("3", 404), ("4", 606)):
        page.keyboard.press(key)
        to(page, much)


def test_keys_are_dead_while_somebody_types_and_escape_takes_back(visit: Any, opponent: Any) -> None:
    opponent("turn4")
    page = visit("/table/turn4")
    sit(page, "Elvira", amount="12000")
    turn(page)
    page.click("#tab-chat")
    page.focus(".chat form input")
    page.keyboard.type("facb1")
    assert page.input_value(".chat form input") == "facb1"
    assert amount(page) == 608
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("a")
    to(page, 12_000)
    page.keyboard.press("Escape")
    to(page, 608)
    # Nothing is chosen now: there is nothing to confirm.
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    to(page, 912)
    page.keyboard.press("b")
    page.wait_for_selector(".bar .raise:focus")
    page.keyboard.press("Enter")
    page.click("#tab-log")
    page.wait_for_selector(".log li:has-text('Elvira raises to 912')")


def test_one_choice_beforehand_at_a_time_and_none_on_the_next_street(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn5")
    page = visit("/table/turn5")
    sit(page, "Fosca")
    act(page, "raise")
    page.get_by_label("Fold", exact=True).check()
    page.get_by_label("Call any").check()
    page.wait_for_function(f"() => document.querySelectorAll('{CHOSEN}').length === 1")
    bruno.act("call")
    page.wait_for_selector(".board .card >> nth=2")
    page.wait_for_selector(".pre")
    assert not page.locator(CHOSEN).count()
    bruno.act("bet", amount=400)
    assert "call" in turn(page), "nobody answers for me"


def test_a_price_that_changes_takes_back_a_call_and_leaves_a_fold(visit: Any, opponent: Any) -> None:
    page, (bruno, carla) = joined(visit, opponent, "trio0", "Gemma")
    on_the_button(page, [bruno, carla])
    act(page, "call")
    bruno.act("call")
    carla.act("check")
    bruno.act("bet", amount=400)
    page.get_by_label("Call 400").check()
    carla.act("raise", amount=900)
    assert "call" in turn(page), "400 is not 900"
    act(page, "call")
    bruno.act("call")
    bruno.act("bet", amount=400)
    page.get_by_label("Fold", exact=True).check()
    carla.act("raise", amount=900)
    page.wait_for_selector(".log li:has-text('Gemma folds')")


# What an AudioContext would be told to play, by the frequency of each tone.
EARS = """
window.heard = [];
const quiet = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = () => ({ gain: { ...quiet }, frequency: {}, connect: (to) => to, start() {}, stop() {} });
window.AudioContext = class {
    currentTime = 0; sampleRate = 100; destination = {};
    createGain = node; createBiquadFilter = node; createBufferSource = () => { window.heard.push(0); return node(); };
    createBuffer() { return { getChannelData: () => [] }; }
    createOscillator() { return { ...node(), frequency: { set value(tone) { window.heard.push(tone); } } }; }
};
"""
TURN, WARNING = 660, 990


def hears(page: Any, tone: int) -> None:
    """Wait for a tone."""
    page.wait_for_function("(tone) => window.heard.includes(tone)", arg=tone)


def test_nothing_sounds_on_load_then_the_turn_and_the_warning_do(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn6")
    page = visit("/settings")
    page.add_init_script(EARS)
    told_the_time_once(page)
    page.goto("/table/turn6")
    sit(page, "Ilda")
    hears(page, TURN)
    page.reload()
    turn(page)
    assert page.evaluate("window.heard") == [], "nobody has touched the page yet"
    page.click(".table-head h1")
    page.clock.fast_forward(594_000)
    hears(page, WARNING)
    assert page.inner_text(".seat.mine .clock .seconds").isdigit()
    # What is turned off is not heard, and with it nothing else is lost.
    page.evaluate(TELL, {"sounds": {"turn": False}})
    page.reload()
    turn(page)
    page.click(".table-head h1")
    act(page, "call")
    bruno.act("check")
    bruno.act("check")
    turn(page)
    heard = page.evaluate("window.heard")
    assert heard
    assert TURN not in heard


def test_the_seconds_of_who_is_asked_do_not_lie_on_a_stack_of_five_figures(visit: Any, opponent: Any) -> None:
    opponent("still1", amount=20_000)
    page = visit("/settings", size=(1280, 800))
    told_the_time_once(page)
    page.goto("/table/still1")
    sit(page, "Romildina")
    act(page, "call")
    seat = page.locator(".seat.turn:not(.mine)")
    seat.wait_for()
    page.clock.fast_forward(550_000)
    seconds = seat.locator(".clock:not(.long) .seconds")
    seconds.wait_for()
    assert len(seat.locator(".stack").inner_text()) == len("19,649")
    stack = seat.locator(".stack").evaluate(WRITTEN)
    shown = seconds.evaluate(WRITTEN)
    assert stack["right"] <= shown["left"] or shown["right"] <= stack["left"], (stack, shown)
    assert stack["right"] <= seat.locator(".plate").evaluate("one => one.getBoundingClientRect().right") - 3


def test_out_of_time_the_reserve_runs_by_itself_then_the_hand_is_folded_and_the_player_away(
    visit: Any, opponent: Any
) -> None:
    opponent("late")
    page = visit("/table/late")
    sit(page, "Lidia")
    page.wait_for_selector(".seat.mine .clock.bank")
    page.wait_for_selector(".log li:has-text('Lidia folds')")
    page.wait_for_selector(".seat.mine.away")
    page.wait_for_selector(".bar-area button.big >> text=I'm back")


def test_a_dialog_says_that_it_is_my_turn_behind_it_and_how_long(visit: Any, opponent: Any) -> None:
    bruno = opponent("behind")
    page = visit("/table/behind")
    sit(page, "Tranquilla")
    turn(page)
    page.click("[data-open=seat]")
    said = page.locator("dialog [data-turn-here=behind]")
    said.wait_for()
    assert "Your turn" in said.inner_text()
    assert 500 < left(said.locator(".seconds").inner_text()) <= 600
    page.keyboard.press("Escape")
    act(page, "call")
    page.click("[data-open=seat]")
    page.wait_for_selector("dialog h2")
    assert not said.count(), "it is Bruno's"
    bruno.act("check")
    bruno.act("check")
    said.wait_for()


WHERE = "() => document.querySelector('.felt').getBoundingClientRect().toJSON()"


def test_on_a_phone_the_felt_stays_where_it_is_when_my_turn_comes_and_goes(visit: Any, opponent: Any) -> None:
    bruno = opponent("steady")
    page = visit("/table/steady", size=(390, 844))
    sit(page, "Immobile")
    assert "raise" in turn(page)
    asked = page.evaluate(WHERE)
    act(page, "call")
    page.wait_for_selector(".pre")
    assert page.evaluate(WHERE) == asked
    bruno.act("check")
    bruno.act("check")
    turn(page)
    assert page.evaluate(WHERE) == asked


NOTICES = """
window.told = [];
window.Notification = class { static permission = "granted"; constructor(text) { window.told.push(text); } };
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_my_turn_stands_in_the_title_and_the_browser_tells_who_looks_elsewhere(visit: Any, opponent: Any) -> None:
    bruno = opponent("turn7")
    page = visit("/settings")
    page.add_init_script(NOTICES)
    page.evaluate(TELL, {"notify": True})
    page.goto("/table/turn7")
    sit(page, "Norma")
    # What tells a turn comes a moment after somebody has sat down; the turn is still on.
    page.wait_for_function("() => window.told.length === 1")
    act(page, "call")
    page.wait_for_function("() => document.title === 'Turn 7 – Mazziere'")
    bruno.act("check")
    bruno.act("check")
    page.wait_for_function("() => document.title === '● Your turn – Turn 7'")
    page.wait_for_function("() => window.told.length === 2")
    assert page.evaluate("window.told") == ["Your turn", "Your turn"]
