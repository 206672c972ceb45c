"""Which rule a rulebook cites for what happens at the table, topic by topic."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import tomli

FAMILIES = {
    "holdem": ("board",),
    "omaha4": ("omaha", "board"),
    "omaha5": ("omaha", "board"),
    "omaha6": ("omaha", "board"),
    "omaha4-hilo": ("omaha-hilo", "omaha", "board"),
    "omaha5-hilo": ("omaha-hilo", "omaha", "board"),
    "omaha6-hilo": ("omaha-hilo", "omaha", "board"),
    "stud7": ("stud",),
    "stud7-hilo": ("stud7", "stud"),
    "stud5": ("stud",),
    "razz": ("stud7", "stud"),
    "italiana": (),
    "telesina": ("italiana",),
}
"""The groups of topics that speak of a game more closely than the general ones do, nearest first."""


@cache
def table() -> dict[str, dict[str, Any]]:
    """Everything the shipped file says: family, topic, source, ids."""
    return tomli.loads((files(__package__) / "citations.toml").read_text(encoding="utf-8"))


@cache
def citations(sources: tuple[str, ...], game: str) -> dict[str, str]:
    """Topic by topic, the ids that the first source to speak of it gives; several are separated by spaces.

    >>> citations(("SC", "ST", "FG"), "holdem")["flop"]
    'SC-PLAY-11 SC-BOARD-4'
    """
    cited: dict[str, str] = {}
    for family in (game, *FAMILIES.get(game, ()), "all"):
        for topic, by_source in table().get(family, {}).items():
            spoken = [by_source[source] for source in sources if source in by_source]
            if spoken:
                cited.setdefault(topic, spoken[0])
    return cited


@lru_cache(maxsize=4096)
def join(*cited: str) -> str:
    """Several citations as one, each id once. What acts together is cited over and over, so it is joined once.

    >>> join("SC-PLAY-18", "", "SC-PLAY-17a SC-PLAY-18")
    'SC-PLAY-18 SC-PLAY-17a'
    """
    return " ".join(dict.fromkeys(" ".join(cited).split()))
