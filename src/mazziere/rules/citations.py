"""Which rule a rulebook cites for what happens at the table, topic by topic."""

from functools import cache
from importlib.resources import files
from typing import Any

import tomli

FAMILIES = {
    "omaha4": ("omaha",),
    "omaha5": ("omaha",),
    "omaha6": ("omaha",),
    "omaha4-hilo": ("omaha-hilo", "omaha"),
    "omaha5-hilo": ("omaha-hilo", "omaha"),
    "omaha6-hilo": ("omaha-hilo", "omaha"),
    "stud7": ("stud7", "stud"),
    "stud7-hilo": ("stud7", "stud"),
    "stud5": ("stud5", "stud"),
    "razz": ("razz", "stud7", "stud"),
}
"""The groups of topics that speak of a game more closely than the general ones do, nearest first."""


@cache
def _table() -> dict[str, dict[str, Any]]:
    return tomli.loads((files(__package__) / "citations.toml").read_text(encoding="utf-8"))


@cache
def citations(sources: tuple[str, ...], game: str) -> dict[str, str]:
    """Topic by topic, the ids that the first source to speak of it gives; several are separated by spaces.

    >>> citations(("SC", "ST", "FG"), "holdem")["deal"]
    'SC-PLAY-9 SC-DEAL-2'
    """
    table = _table()
    cited: dict[str, str] = {}
    for family in (*FAMILIES.get(game, ()), game, "all"):
        for topic, by_source in table.get(family, {}).items():
            ids = next((by_source[source] for source in sources if source in by_source), "")
            if ids and topic not in cited:
                cited[topic] = ids
    return cited
