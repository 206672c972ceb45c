"""Automatic choices: what a player may set beforehand, and how the table then answers for the seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mazziere.games.italiana.scelta import PARTS
from mazziere.hand.events import Option
from mazziere.table.state import Person

ANY: Final[dict[str, tuple[str, ...]]] = {
    "leave": ("no", "after-hand"),
    "top-up": ("off", "least", "most"),
    "time": ("usual", "extra"),
}
"""The choices of every table: to leave when the hand is over, to be topped up by the room, to have more time."""

POKER: Final[dict[str, tuple[str, ...]]] = {
    "straddle": ("off", "live", "counter", "mississippi", "all", "ask"),
    "boards": ("ask", "1", "2", "3"),
    "chop": ("ask", "yes", "no"),
    "sit-out": ("no", "big-blind"),
    **ANY,
}
"""The choices of games with blinds; the first of each is the one in force until a player says otherwise."""

ITALIAN: Final[dict[str, tuple[str, ...]]] = {
    "show": ("ask", "never", "always"),
    "invito": ("asked", "automatic"),
    "vele": ("", *PARTS["vele"]),
    "always_vele": ("off", "on"),
    "distribuzione": ("", *PARTS["distribuzione"]),
    "always_distribuzione": ("off", "on"),
    **ANY,
}
"""The choices of the Italian games (IT-AUTO-1 to IT-AUTO-6), with their defaults first."""

SAID: Final = {
    ("show", "always"): "mostro-sempre",
    ("show", "never"): "nascondo-sempre",
    ("show", "ask"): "chiedi-sempre",
    ("invito", "automatic"): "invito-sempre",
    ("invito", "asked"): "invito-chiesto",
}
"""How a player at an Italian table says a choice in the middle of a hand."""


def chosen(prefers: Mapping[str, str], what: str) -> str:
    """A player's choice, or the one in force where none was made.

    >>> chosen({}, "invito")
    'asked'
    """
    return prefers.get(what) or {**POKER, **ITALIAN}[what][0]


def preferred_deal(person: Person | None) -> dict[str, str | bool] | None:
    """What a dealer of Telesina likes best, as a hand is told of it."""
    if person is None:
        return None
    mine: dict[str, str | bool] = {}
    for part in PARTS:
        if chosen(person.prefers, part):
            mine[part] = chosen(person.prefers, part)
            if chosen(person.prefers, f"always_{part}") == "on":
                mine[f"always_{part}"] = True
    return mine or None


def answer(person: Person, options: tuple[Option, ...]) -> tuple[str, int] | None:
    """What the table does for a seat at once: for who has gone or let the time pass, and by what a player has set.

    Who gets up in the middle of a hand gives it up; who is made to go loses nothing that is free.
    """
    verbs = {option.verb: option for option in options}
    if person.leaving and not person.why and "fold" in verbs:
        return "fold", 0
    if person.leaving or person.away == "time":
        return "time-out", 0
    if not person.prefers:
        return None
    boards = person.prefers.get("boards", "ask")
    if "agree" in verbs and boards != "ask":
        return "agree", min(int(boards), verbs["agree"].high)
    chop = person.prefers.get("chop", "ask")
    if "chop" in verbs and chop == "yes":
        return "chop", 0
    if "no-chop" in verbs and chop == "no":
        return "no-chop", 0
    return None
