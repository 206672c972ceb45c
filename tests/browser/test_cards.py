"""Cards as they are drawn: what they are in words, and figures only where there is room for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from bench.screens import LAPTOP, PHONE, Stage

# All 52, dealt anew into a place of the page of their own.
ALL = """async ([place, lang, index]) => {
    const [{ Card }, { html, render }, { speak }] = await Promise.all(['draw/card', 'lib', 'words'].map((name) => import(`/js/${name}.js`)));
    await speak(lang);
    document.documentElement.dataset.index = index;
    const lies = document.querySelector(place).appendChild(document.createElement('div'));
    render(html`${Array.from({ length: 52 }, (_, card) => html`<${Card} card=${card} />`)}`, lies);
    const seen = (one, what) => [...one.querySelectorAll(what)].some((part) => part.getBoundingClientRect().width > 0);
    const told = [...lies.children].map((one) => [one.getAttribute('aria-label'), seen(one, '.court'), seen(one, '.pip')]);
    lies.remove();
    return told;
}"""  # noqa: E501
FIGURES = 12


@pytest.fixture(scope="module")
def stage(chromium: Any) -> Iterator[Stage]:
    """A table with a board on it."""
    told = Stage(chromium)
    told.set("river")
    yield told
    told.page.context.close()


def dealt(stage: Stage, size: tuple[int, int], place: str, lang: str = "it", index: str = "normal") -> list[Any]:
    """Each card: its words, whether a figure is seen, whether its suit is."""
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    seen: list[Any] = stage.page.evaluate(ALL, [place, lang, index])
    return seen


def test_every_card_is_told_in_words_in_both_languages(stage: Stage) -> None:
    words = {lang: [name for name, _, _ in dealt(stage, LAPTOP, ".board", lang)] for lang in ("it", "en")}
    assert all(len(set(names)) == 52 for names in words.values())
    assert words["it"][-2:] == ["asso di cuori", "asso di picche"]
    assert words["en"][44:46] == ["king of clubs", "king of diamonds"]


@pytest.mark.parametrize("place", [".board", ".seat.mine .hand"])
def test_kings_queens_and_jacks_are_figures_where_cards_are_large(stage: Stage, place: str) -> None:
    seen = dealt(stage, LAPTOP, place)
    assert [figure for _, figure, _ in seen].count(True) == FIGURES
    assert all(figure != pip for _, figure, pip in seen)


@pytest.mark.parametrize(
    ("size", "place", "index"),
    [(PHONE, ".board", "normal"), (LAPTOP, ".seat:not(.mine) .hand", "normal"), (LAPTOP, ".board", "large")],
)
def test_small_cards_and_a_large_index_show_the_suit_instead(
    stage: Stage, size: tuple[int, int], place: str, index: str
) -> None:
    assert all(pip and not figure for _, figure, pip in dealt(stage, size, place, index=index))
