"""What a person does at a table, step by step."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from mazziere.bots.styles import NAMES

READY = ".bar:not(.dead)"
DEAD = 600
"""The buttons are dead for half a second after a change; the page's clock is put forward by a little more."""


HOUSE = {name for names in NAMES.values() for name in names}
ANYBODY = "Ada"
Happened = Callable[[dict[str, Any], tuple[str, ...]], bool]


def sit(page: Any, name: str = ANYBODY, entry: str = "post", amount: str = "") -> None:
    """Take the first free seat, with what is proposed or so many chips; a stranger gives a name of their own."""
    page.click("[data-sit]")
    page.wait_for_selector("dialog button[type=submit]")
    if page.locator("dialog input[name=name]").count():
        page.fill("dialog input[name=name]", name)
    if amount:
        page.fill("dialog input.typed", amount)
    if entry == "wait":
        page.get_by_label("Wait for the big blind").check()
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")


VERBS = """() => {
    const verbs = [...document.querySelectorAll('.bar:not(.dead) [data-verb]')].map((one) => one.dataset.verb);
    return verbs.length ? verbs : null;
}"""


def turn(page: Any) -> list[str]:
    """Wait until it is my turn and the buttons are alive; the verbs on offer."""
    page.wait_for_selector(".bar [data-verb]")
    page.clock.fast_forward(DEAD)
    verbs: list[str] = page.wait_for_function(VERBS).json_value()
    return verbs


GONE_ON = """(turn) => document.querySelector('.bar[data-turn]')?.dataset.turn !== turn"""


def act(page: Any, *wanted: str) -> str:
    """On my turn, press the first of these buttons that is there, and see that it was taken."""
    verbs = turn(page)
    verb = next((verb for verb in wanted if verb in verbs), "")
    assert verb, f"none of {wanted} among {verbs}"
    now = page.get_attribute(".bar[data-turn]", "data-turn")
    page.click(f"{READY} [data-verb='{verb}']")
    page.wait_for_function(GONE_ON, arg=now)
    return verb


def left(figures: str) -> int:
    """The seconds that a clock shows: 45, or 2:05."""
    minutes, _, seconds = figures.removesuffix(" s").rpartition(":")
    return 60 * int(minutes or 0) + int(seconds)


def told_the_time_once(page: Any) -> None:
    """From now on a socket of this page hears the room's time in its first frame alone.

    Every answer to a ping sets the page's clock right: one put forward would stay so only until the next.
    """

    def between(socket: Any) -> None:
        room = socket.connect_to_server()
        told = False

        def pass_on(frame: str) -> None:
            nonlocal told
            message = json.loads(frame)
            if told:
                message.pop("now", None)
            told = told or "now" in message
            socket.send(json.dumps(message))

        room.on_message(pass_on)

    page.route_web_socket("**/ws", between)


def own_cards(page: Any) -> list[str]:
    """The faces in my hand."""
    found: list[str] = page.eval_on_selector_all(".seat.mine .card", "all => all.map((one) => one.dataset.card)")
    return found


def whose_turn(*pages: Any) -> Any:
    """The one of these pages that is asked to act."""
    for _ in range(2_000):
        for page in pages:
            if page.locator(".bar [data-verb]").count():
                turn(page)
                return page
    raise AssertionError("nobody is asked to act")


def until(page: Any, over: str, *wanted: str) -> None:
    """Whenever it is my turn press the first of these buttons, until the page shows what is over."""
    for _ in range(80):
        page.wait_for_selector(f".bar [data-verb], {over}")
        if page.locator(over).count():
            return
        act(page, *wanted)
    raise AssertionError(f"never came to {over}")


def me(page: Any) -> str:
    """Who sits before this page."""
    found: str = page.get_attribute(".seat.mine", "data-player")
    return found


def pass_on(page: Any, others: list[Any], until: Happened) -> dict[str, Any]:
    """Whoever is asked folds, hand after hand, until this has happened."""
    by_id = {one.me: one for one in others}
    for event, players in others[0].happens():
        if until(event, players):
            found: dict[str, Any] = event
            return found
        if event["event"] == "turn":
            asked = players[event["seats"][0]]
            if asked in by_id:
                by_id[asked].act("fold")
            elif not page.locator("[data-leaving]").count():
                act(page, "check", "fold")
    raise AssertionError("the table fell silent")


def joined(
    visit: Any, opponent: Any, table: str, name: str, brings: tuple[int, int] = (10_000, 10_000)
) -> tuple[Any, list[Any]]:
    """Two play already, a third comes and is dealt in; the third one's page."""
    both = zip(("Bruno", "Carla"), brings, strict=True)
    others = [opponent(table, who, seat=seat, amount=amount) for seat, (who, amount) in enumerate(both)]
    page = visit(f"/table/{table}")
    sit(page, name)
    page.wait_for_selector(".seat.mine")
    mine = me(page)
    pass_on(page, others, lambda event, players: event["event"] == "table-hand-began" and mine in players)
    return page, others


def on_the_button(page: Any, others: list[Any]) -> None:
    """Hands are passed until the page has the button; before the flop it is first to speak then, and last after it."""
    mine = int(page.get_attribute(".seat.mine", "data-seat"))
    pass_on(page, others, lambda event, _: event["event"] == "table-hand-began" and event["button"] == mine)


def menu(page: Any, *choices: str) -> None:
    """Open the menu of my seat, press these, and close it if it is still open."""
    page.click("[data-open=seat]")
    for choice in choices:
        page.click(f"dialog >> text={choice}")


TELL = """(change) => {
    const kept = JSON.parse(localStorage.getItem('mazziere') ?? '{}');
    localStorage.setItem('mazziere', JSON.stringify({ ...kept, ...change }));
}"""


def like(page: Any, **settings: Any) -> None:
    """Have these settings, as if set before."""
    page.evaluate(TELL, settings)
    page.reload()
