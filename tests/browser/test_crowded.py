"""Full tables on every screen: whatever must be read is neither covered nor cut, by what is really painted on top."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from bench.browser import MODULE
from bench.crowded import CROWDED
from bench.scenes import START, at
from bench.screens import GRID, LAPTOP, LOOK, LYING, PHONE, SCENES, TABLET, WIDE, Stage

SIZES = {"phone": PHONE, "lying": LYING, "tablet": TABLET, "laptop": LAPTOP, "wide": WIDE}
USUAL = (
    *("showdown", "holdem", "two-boards", "side-pots", "hilo-showdown", "razz-showdown"),
    *("telesina-croce", "telesina-h", "telesina-piramide", "telesina-ascensore"),
    *("omaha6-hilo", "italiana-nascondo", "giro-pazzo-croce"),
)
FULL = ("ten", "stud8", "omaha6-seven", "nine-full", "draw5-eight", "three-boards-nine")

# Of each thing that must be read, the points where something else is painted over it, or where it leaves the screen.
# Of a card the index is read; beneath what is only laid out, and paints nothing, one looks on.
COVERED = """() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.sheet.insertRule('.felt *, .felt { pointer-events: auto !important }');
    const READ = ['.seat .name', '.seat .stack', '.clock .seconds', '.dealer', '.bet .amount', '.bet .pile', '.pot .amount', '.side-pots li',
        '.board .card', '.vele .card:not(.back)', '.seat .card:not(.back)', '.seat .status', '.seat .reading', '.won-amount', '.drew', '.waiting', '.openers', '.wins'];
    const PAINTS = '.card, .plate, .status, .reading, .won-amount, .drew, .dealer, .clock .bar, .bet .amount, .bet .pile, .pot .amount,'
        + '.pot .pile, .side-pots li, '
        + '.waiting, .openers, .wins, .chair, .lever, .corner button, .bar, .table-head, .queue, .cell > header a';
    // In a fan of cards one reads what the next one leaves free, and a card's own index at the least.
    const part = (one, box) => one.matches('.card')
        ? new DOMRect(box.x + box.width * .08, box.y + box.height * .08, box.width * .3, box.height * .45) : box;
    const wrong = [];
    for (const felt of document.querySelectorAll('.felt')) {
        const cell = felt.closest('.cell') ?? document.documentElement;
        if (felt.closest('.cell')) cell.scrollIntoView({ block: 'center' });
        const whole = cell.getBoundingClientRect();
        for (const one of felt.querySelectorAll(READ.join())) {
            const { x, y, width, height } = part(one, one.getBoundingClientRect());
            if (!width) continue;
            const said = `${one.closest('.seat')?.dataset.player ?? ''} ${one.getAttribute('class')} ${one.textContent.slice(0, 20)}`;
            const plate = one.closest('.plate')?.getBoundingClientRect();
            if (plate && (plate.left < Math.max(whole.left, 0) || plate.right > Math.min(whole.right, innerWidth))) wrong.push(`${said}: its plate leaves the screen`);
            if (one.matches('.stack') && one.getBoundingClientRect().right > one.closest('.plate').getBoundingClientRect().right - 3) wrong.push(`${said} is wider than its plate`);
            const covers = new Set();
            for (const across of [.08, .3, .5, .7, .92]) for (const down of [.3, .5, .7]) {
                const [left, top] = [x + width * across, y + height * down];
                if (left < Math.max(whole.left, 0) || left > Math.min(whole.right, innerWidth) || top < 0 || top > (felt.closest('.cell') ? whole.bottom : innerHeight)) { covers.add('the edge'); continue; }
                for (const over of document.elementsFromPoint(left, top)) {
                    if (over === one || one.contains(over) || over.contains(one)) break;
                    const painted = over.closest(PAINTS);
                    if (!painted) continue;
                    if (!painted.contains(one)) covers.add(`${painted.closest('.seat')?.dataset.player ?? ''} ${painted.getAttribute('class')}`);
                    break;
                }
            }
            if (covers.size) wrong.push(`${said}: under ${[...covers].join(', ')}`);
        }
    }
    style.remove();
    return wrong;
}"""  # noqa: E501


@pytest.fixture(scope="module")
def stage(chromium: Any) -> Iterator[Stage]:
    """A page that is told scenes instead of a room."""
    told = Stage(chromium)
    yield told
    told.page.context.close()


def seen(stage: Stage, size: tuple[int, int], lang: str = "it") -> list[str]:
    """What cannot be read on such a screen."""
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    stage.page.evaluate(LOOK, [lang, "dark"])
    found: list[str] = stage.page.evaluate(COVERED)
    return found


@pytest.mark.parametrize("scene", [*USUAL, *CROWDED])
def test_nothing_that_is_read_is_covered(stage: Stage, scene: str) -> None:
    stage.set(scene)
    assert {size: wrong for size, screen in SIZES.items() if (wrong := seen(stage, screen))} == {}


@pytest.mark.parametrize("names", [GRID, FULL], ids=["usual", "full"])
def test_nothing_is_covered_where_several_tables_are_seen(stage: Stage, names: tuple[str, ...]) -> None:
    scenes = [at(SCENES[one](), START) for one in names]
    stage.show(scenes, f"/tables?ids={','.join(scene.table for scene in scenes)}")
    assert {size: wrong for size, screen in SIZES.items() if (wrong := seen(stage, screen))} == {}


TURNED = f"""async (seats) => {{
    const {{ rotate }} = await {MODULE}('state/settings.js');
    rotate(location.pathname.split('/').at(-1), seats);
}}"""


@pytest.mark.parametrize("scene", ["holdem", "ten"])
def test_however_the_seats_are_turned_my_cards_stay_on_a_phone_and_off_the_board(stage: Stage, scene: str) -> None:
    stage.set(scene)
    seats = stage.page.locator(".felt > .seat").count()
    wrong: dict[int, Any] = {}
    for turned in range(seats):
        wrong |= {turned: found} if (found := seen(stage, PHONE)) else {}
        stage.page.evaluate(TURNED, seats)
    assert wrong == {}


# Of what is played and for how much, that which is seen whole.
HEAD = """() => {
    const room = document.querySelector('.table-head .stakes').getBoundingClientRect();
    const whole = (one) => { const box = one.getBoundingClientRect(); return box.right <= room.right + 1 && box.bottom <= room.bottom + 1; };
    return [...document.querySelectorAll('.table-head .stakes span')].filter(whole).map((one) => one.textContent.replace(/[.,]/g, ''));
}"""  # noqa: E501


@pytest.mark.parametrize(("scene", "told"), [("holdem", ["50/100", "no limit"]), ("stud8", ["limit 1000/2000"])])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_on_a_phone_the_stakes_and_the_limit_are_read_whole_once(
    stage: Stage, scene: str, told: list[str], lang: str
) -> None:
    stage.set(scene)
    stage.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    stage.page.evaluate(LOOK, [lang, "dark"])
    assert stage.page.locator("[data-open=seat]").count(), "who is seated has more buttons there"
    assert stage.page.evaluate(HEAD)[: len(told)] == told
    assert stage.page.inner_text(".table-head .stakes").count("limit") == 1


# What is pressed or chosen in the bar, and leaves the screen.
BEYOND = """() => [...document.querySelectorAll('.bar-area :is(button, input, .card)')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
}).map((one) => one.textContent || one.className)"""
LEAST = (667, 375)


@pytest.mark.parametrize("scene", ["draw5", "italiana-cambio", "choose-card", "italiana-parol", "italiana-partecipo"])
def test_on_a_phone_that_lies_whatever_is_chosen_from_is_whole(stage: Stage, scene: str) -> None:
    stage.set(scene)
    wrong: dict[int, Any] = {}
    for width, height in (LYING, LEAST):
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.page.evaluate(LOOK, ["it", "dark"])
        wrong |= {width: found} if (found := stage.page.evaluate(BEYOND)) else {}
    assert wrong == {}


# What is written on a button of the bar and does not fit there.
CUT = """() => [...document.querySelectorAll('.bar .buttons button')].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("scene", ["chop", "italiana-parol", "all-in"])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_on_a_phone_every_button_holds_its_words(stage: Stage, scene: str, lang: str) -> None:
    stage.set(scene)
    wrong: dict[int, Any] = {}
    for width, height in (PHONE, (360, 740)):
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.page.evaluate(LOOK, [lang, "dark"])
        assert stage.page.locator(".bar .buttons button").count() >= 2
        wrong |= {width: found} if (found := stage.page.evaluate(CUT)) else {}
    assert wrong == {}


# Where the focus is when the hand is over, and whether its ring lies on what hangs into the bar from my seat.
RING = """() => {
    const bar = document.querySelector('.bar-area');
    bar.tabIndex = -1;
    bar.focus();
    const { outlineColor, boxShadow } = getComputedStyle(bar);
    const { bottom } = document.querySelector('.seat.mine .reading').getBoundingClientRect();
    const hangs = bottom > bar.getBoundingClientRect().top;
    return { hangs, ring: !/, 0\\)$/.test(outlineColor), marked: boxShadow !== 'none' };
}"""


def test_the_focus_on_a_bar_without_buttons_is_seen_and_crosses_no_reading(stage: Stage) -> None:
    stage.set("two-boards")
    stage.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    stage.page.evaluate(LOOK, ["it", "dark"])
    stage.page.keyboard.press("Tab")
    assert stage.page.evaluate(RING) == {"hangs": True, "ring": False, "marked": True}


LIT = """() => [...document.querySelectorAll('.board')].map((board) =>
    [...board.querySelectorAll('.card.best')].map((card) => card.getAttribute('aria-label')))"""


def test_of_several_boards_each_lights_the_cards_that_won_on_it(stage: Stage) -> None:
    stage.set("three-boards")
    stage.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    stage.page.evaluate(LOOK, ["en", "dark"])
    stage.page.wait_for_selector(".board .card.best")
    first, second, third = stage.page.evaluate(LIT)
    # Threes four times with an eight, full of eights; the flush and the three of a kind on the third need all of it.
    assert first == ["eight of diamonds", "three of diamonds", "three of spades"]
    assert second == ["eight of diamonds", "three of diamonds", "eight of spades"]
    assert len(third) == 5
