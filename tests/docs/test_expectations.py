"""The page of what players expect names code that is there, and tests that are there."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src/mazziere/web"
PAGE = ROOT / "docs/table-expectations.md"
NAMED = re.compile(r"`([^`]+)`")
FILE = re.compile(r"(?P<path>[\w/]*test_\w+(\.py)?)(: (?P<words>.+))?")

ROWS = [row.split(" | ") for row in PAGE.read_text(encoding="utf-8").splitlines() if row.startswith("| ")]
EXPECTED = [row for row in ROWS if not row[0].startswith("| expectation")]


def is_there(place: str) -> bool:
    """A module of the client, a folder or a style of it, or a module of the package."""
    path, _, member = place.partition(": ")
    if path.startswith("mazziere."):
        return find_spec(path) is not None
    found = WEB / path if path.startswith("css/") else WEB / "js" / path
    text = found.read_text(encoding="utf-8") if found.is_file() else ""
    return found.exists() and all(name in text for name in re.findall(r"\w+", member))


def named_in(cell: str) -> list[tuple[Path, str]]:
    """The files a cell names, each with words of a test's name; words alone are of the file before them."""
    found: list[tuple[Path, str]] = []
    for named in NAMED.findall(cell):
        match = FILE.fullmatch(named)
        if match is None:
            found.append((found[-1][0], named))
            continue
        path = Path(match["path"]).with_suffix(".py")
        folder = found[-1][0].parent if match["path"].endswith(".py") and found else ROOT / "tests/browser"
        found.append((ROOT / path if path.parts[0] == "tests" else folder / path, match["words"] or ""))
    return found


def has_test(file: Path, words: str) -> bool:
    """Is there a test of that name?"""
    names = re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    return any(all(word in name.split("_") for word in words.split()) for name in names)


def test_every_expectation_has_its_code_and_its_test() -> None:
    assert EXPECTED
    missing = []
    for what, where, tested in EXPECTED:
        missing += [
            f"{what}: {place}" for place in NAMED.findall(where) if place != "/api/read" and not is_there(place)
        ]
        named = named_in(tested)
        missing += [f"{what}: {file.name}: {words}" for file, words in named if not has_test(file, words)]
        missing += [] if named or "the same" in tested else [f"{what}: no test"]
    assert missing == []
