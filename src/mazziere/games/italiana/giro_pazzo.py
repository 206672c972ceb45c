"""The giro pazzo: a round of Telesina that a full house or better, shown, brings about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mazziere.ranking.italian import FULLS
from mazziere.ranking.italian_suits import CODE_BITS

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

FULL: Final = FULLS << CODE_BITS
"""The least strength of a full house: flush, poker and straight flush are above it (IT-GIRO-1)."""

DEALT: Final = "giro_dealt"
"""The fact that says how many hands of the round have been dealt."""


def starts(hand: Hand) -> bool:
    """Has somebody shown a full house or better, at a table that plays the giro pazzo and is not in one?"""
    s = hand.state
    plays = s.start.options.get("giro_pazzo") and not hand.variant.upcards
    if not plays or s.start.carry.facts.get("giro"):
        return False
    return any(shown and (hand.value(seat) or 0) >= FULL for seat, shown in enumerate(s.shown))


def dealers(hand: Hand) -> list[str]:
    """The names of those who will deal the giro pazzo: each of the table once, from the next dealer on (IT-GIRO-2)."""
    s = hand.state
    names = s.start.names
    if "giro" in s.facts:
        return [names[seat] for seat in s.clockwise(s.start.left)]
    left = list(s.start.carry.facts.get("giro", ()))
    dealer = names[s.start.button] if s.start.button is not None else ""
    # Whoever was passed over is not waited for: a missing dealer shortens the round.
    return left[left.index(dealer) + 1 :] if dealer in left and hand.variant.upcards else left


def dealt(hand: Hand) -> int:
    """How many hands of the giro pazzo have been dealt when this one is over."""
    s = hand.state
    before = s.start.carry.facts
    if "giro" in s.facts or "giro" not in before:
        return 0
    return int(before.get(DEALT, 0)) + bool(hand.variant.upcards)


def which(facts: Mapping[str, Any], dealer: str) -> tuple[int, ...]:
    """Which hand of the giro pazzo somebody would deal, and of how many; empty where it is none.

    >>> which({"giro": ["bea", "carla", "dino"], "giro_dealt": 2}, "carla")
    (3, 4)
    """
    left = list(facts.get("giro", ()))
    if dealer not in left:
        return ()
    number = int(facts.get(DEALT, 0)) + 1
    return number, number + len(left) - left.index(dealer) - 1
