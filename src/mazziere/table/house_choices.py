"""What the host of a blackjack table may choose of its rules, each with the rule it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

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
    "decks": ("BJ-1.2a", (1, 2, 4, 6, 8)),
    "device": ("BJ-2.1b", ("shoe", "csm")),
}
"""Each choice: its rule, and what may be had."""

DEEP: Final = 4
"""From so many decks on, the quarter of a shoe behind the cut card is far more than a full table draws in a round."""


class Choice(msgspec.Struct, frozen=True):
    """What a host may choose between, and what the rulebook has."""

    usual: Value
    may: tuple[Value, ...]


def offered() -> dict[str, Choice]:
    """Every choice, for whoever draws the form.

    >>> offered()["decks"]
    Choice(usual=6, may=(1, 2, 4, 6, 8))
    """
    return {field: Choice(getattr(SANREMO, field.replace("-", "_")), may) for field, (_, may) in CHOICES.items()}


def chosen(given: Mapping[str, Value]) -> dict[str, Any]:
    """The rules that a host asks for; what cannot be had is refused by its field.

    With few decks there are few boxes, and each round is dealt from a new shoe: so it can always be played to its end.

    >>> chosen({"surrender": "late", "decks": 8})
    {'surrender': 'late', 'decks': 8}
    >>> chosen({"decks": 1, "boxes": 3})
    {'decks': 1, 'boxes': 3, 'behind-cut': 47}
    """
    for field, value in given.items():
        if field not in CHOICES:
            raise Refusal("", "setup-one-of", field="rules", given=field, allowed=", ".join(CHOICES))
        rule, allowed = CHOICES[field]
        _one_of(field, rule, value, allowed)
    boxes = given.get("boxes", SANREMO.boxes)
    assert isinstance(boxes, int), "it is one of those above"
    decks, hands = given.get("decks", SANREMO.decks), given.get("max-hands", SANREMO.max_hands)
    assert isinstance(decks, int), "so is this"
    assert isinstance(hands, int), "and this"
    rule, allowed = CHOICES["boxes"]
    _one_of("boxes", rule, boxes, tuple([one for one in allowed if _lasts(decks, int(one), hands)]))
    rule, allowed = CHOICES["least-boxes"]
    _one_of("least-boxes", rule, given.get("least-boxes", SANREMO.least_boxes), allowed[:boxes])
    return dict(given) if decks >= DEEP else {**given, "behind-cut": 52 * decks - SANREMO.burn}


def _lasts(decks: int, boxes: int, hands: int) -> bool:
    """Whether a new shoe is enough for a round however it goes.

    A hand draws at twenty at the most and the bank at sixteen, and a card is worth ten at the most (BJ-1.2a, BJ-6.4a,
    BJ-6.7): so many points are made of the most cards where these are the smallest of the pack.
    """
    points, drawn = 30 * boxes * hands + 26, 0
    for value in sorted([min(rank, 10) for rank in range(1, 14)] * 4 * decks):
        points -= value
        if points < 0:
            break
        drawn += 1
    return drawn <= 52 * decks - SANREMO.burn


def _one_of(field: str, rule: str, given: Value, allowed: tuple[Value, ...]) -> None:
    """True is no 1 here."""
    if not any(given == one and type(given) is type(one) for one in allowed):
        words = ", ".join(_said(one) for one in allowed)
        raise Refusal(rule, "setup-one-of", field=field, given=_said(given), allowed=words)


def _said(value: Value) -> str:
    return str(value).lower()
