"""The look in one place: no colour, time, layer or size of letters outside tokens.css; every token defined and used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mazziere

WEB = Path(mazziere.__file__).parent / "web"
TOKENS = WEB / "css/tokens.css"
SHEETS = sorted((WEB / "css").glob("*.css"))
MODULES = sorted((WEB / "js").rglob("*.js"))
NAMED = """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred
darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue
dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y
green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen
lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink
lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen
magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite
navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred
papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown
salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue
tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen"""
NAME = rf"(?:{'|'.join(NAMED.split())})(?![\w(-])"
WRITTEN = r"#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\("
TIME = r"(?<![\w.])[\d.]+m?s\b|\b(?:cubic-bezier|linear)\(|(?<![\w-])ease(?:-in|-out)*(?![\w-])"
LAYER = r"z-index:\s*-?[1-9]"
LETTERS = r"font-size:\s*[\d.]+rem\b"
STYLED = r"""\b(?:fill|stroke|stopColor|stop-color|color|background(?:Color)?|borderColor)["']?\s*[=:]\s*["'`]?\s*"""
IN_SHEET = re.compile(rf"{WRITTEN}|(?<![\w.#-]){NAME}|{TIME}|{LAYER}|{LETTERS}", re.I)
IN_MODULE = re.compile(rf"{WRITTEN}|{STYLED}{NAME}", re.I)
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def text(file: Path) -> str:
    """What a file says, without its comments, each line where it was."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), file.read_text(encoding="utf-8"))


def literals(line: str, *, sheet: bool) -> list[str]:
    """What a line says itself of the look that a token should."""
    return [found[0] for found in (IN_SHEET if sheet else IN_MODULE).finditer(line)]


def places(pattern: str, files: list[Path]) -> Iterator[tuple[str, str]]:
    """Each match with its file and line."""
    for file in files:
        for number, line in enumerate(text(file).splitlines(), 1):
            for found in re.findall(pattern, line):
                yield found, f"{file.relative_to(WEB)}:{number}: {found}"


def defined() -> Iterator[tuple[str, str]]:
    yield from places(r"(?<![\w-])(--[a-z][\w-]*):", SHEETS)
    yield from places(r'"(--[a-z][\w-]*)":', MODULES)


@pytest.mark.parametrize(
    ("line", "sheet"),
    [
        (".a { color: #fff; }", True),
        (".a { border: 1px solid red; }", True),
        (".a { background: RGB(0 0 0 / 40%); }", True),
        (".a { background: color-mix(in srgb, white 88%, transparent); }", True),
        (".a { animation: deal 300ms; }", True),
        (".a { transition: opacity var(--fast) ease-out; }", True),
        (".a { z-index: 7; }", True),
        (".a { font-size: .9rem; }", True),
        ('<rect fill="#14523b" />', False),
        ('<rect stroke="gold" />', False),
        ('style=${{ color: "white" }}', False),
    ],
)
def test_a_literal_is_found(line: str, *, sheet: bool) -> None:
    assert literals(line, sheet=sheet)


@pytest.mark.parametrize(
    ("line", "sheet"),
    [
        (".a:is(.red, #gold) { white-space: nowrap; color: var(--red, currentColor); background: transparent; }", True),
        (".a { animation: spin var(--spin) linear infinite; z-index: var(--z-bar); }", True),
        ('felt: "green", `#tab-${name}`, fill="none"', False),
    ],
)
def test_a_token_is_none(line: str, *, sheet: bool) -> None:
    assert not literals(line, sheet=sheet)


def test_no_colour_time_or_layer_stands_outside_the_tokens() -> None:
    assert [
        f"{file.relative_to(WEB)}:{number}: {found}"
        for file in (*SHEETS, *MODULES)
        if file != TOKENS
        for number, line in enumerate(text(file).splitlines(), 1)
        for found in literals(line, sheet=file.suffix == ".css")
    ] == []


def test_what_is_used_is_defined_and_what_is_defined_is_used() -> None:
    used = list(places(r"var\((--[a-z][\w-]*)", [*SHEETS, *MODULES]))
    names, known = {name for name, _ in used}, {name for name, _ in defined()}
    assert [place for name, place in used if name not in known] == [], "used and nowhere defined"
    assert [place for name, place in defined() if name not in names] == [], "defined and nowhere used"


def test_a_browser_that_likes_it_light_shows_what_somebody_sees_who_chose_it_light() -> None:
    chosen, liked = (
        re.findall(r"([\w-]+): ([^;]+);", block)
        for theme in ("light", "auto")
        for block in re.findall(rf':root\[data-theme="{theme}"\] \{{([^}}]*)\}}', text(TOKENS))
    )
    assert chosen == liked
