"""What the host of a blackjack table may choose of its rules, each with the rule it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mazziere.house.blackjack.rules import SANREMO
from mazziere.rules.refusal import Refusal

Value = bool | int | str

CHOICES: Final[dict[str, tuple[str, tuple[Value, ...]]]] = {
    "surrender": ("BJ-6.3a", ("early", "early-not-ace", "late", "none")),
    "hole-card": ("BJ-6.2", ("none", "peek")),
    "insurance": ("BJ-6.10c", ("ace", "none")),
    "bank-soft-17": ("BJ-6.7", ("stands", "draws")),
    "bank-blackjack-takes": ("BJ-6.4b", ("all", "opening")),
    "blackjack-pays": ("BJ-6.10a", ("3:2", "6:5")),
    "max-hands": ("BJ-6.4c", (1, 2, 3, 4)),
    "double-after-split": ("BJ-6.4d", (True, False)),
    "boxes": ("BJ-1.1a", (2, 3, 4, 5, 6, 7)),
    "least-boxes": ("BJ-4.1", (1, 2, 3, 4, 5, 6, 7)),
    # With fewer decks a full table could run out of cards in the middle of a round.
    "decks": ("BJ-1.2a", (4, 6, 8)),
    "device": ("BJ-2.1b", ("shoe", "csm")),
}
"""Each choice: its rule, and what may be had."""


def chosen(given: Mapping[str, Value]) -> dict[str, Any]:
    """The rules that a host asks for; what cannot be had is refused by its field.

    >>> chosen({"surrender": "late", "decks": 8})
    {'surrender': 'late', 'decks': 8}
    """
    for field, value in given.items():
        if field not in CHOICES:
            raise Refusal("", "setup-one-of", field="rules", given=field, allowed=", ".join(CHOICES))
        rule, allowed = CHOICES[field]
        _one_of(field, rule, value, allowed)
    boxes = given.get("boxes", SANREMO.boxes)
    assert isinstance(boxes, int), "it is one of those above"
    rule, allowed = CHOICES["least-boxes"]
    _one_of("least-boxes", rule, given.get("least-boxes", SANREMO.least_boxes), allowed[:boxes])
    return dict(given)


def _one_of(field: str, rule: str, given: Value, allowed: tuple[Value, ...]) -> None:
    """True is no 1 here."""
    if not any(given == one and type(given) is type(one) for one in allowed):
        words = ", ".join(_said(one) for one in allowed)
        raise Refusal(rule, "setup-one-of", field=field, given=_said(given), allowed=words)


def _said(value: Value) -> str:
    return str(value).lower()
