"""Full tables on every screen: whatever must be read is neither covered nor cut, by what is really painted on top."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from bench.crowded import CROWDED
from bench.scenes import START, at
from bench.screens import GRID, LAPTOP, LOOK, LYING, PHONE, SCENES, TABLET, WIDE, Stage

SIZES = {"phone": PHONE, "lying": LYING, "tablet": TABLET, "laptop": LAPTOP, "wide": WIDE}
USUAL = (
    *("showdown", "holdem", "two-boards", "side-pots", "hilo-showdown", "razz-showdown"),
    *("telesina-croce", "telesina-h", "telesina-piramide", "telesina-ascensore"),
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


TURNED = """async (seats) => {
    const { rotate } = await import('/js/state/settings.js');
    rotate(location.pathname.split('/').at(-1), seats);
}"""


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
