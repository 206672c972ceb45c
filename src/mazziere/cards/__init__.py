"""Cards, packs, notation and sealed shuffles."""

from mazziere.cards.card import (
    ACE,
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    UNKNOWN,
    Card,
    CardError,
    codes,
    distinct,
    pretty,
)
from mazziere.cards.notation import NotationError, parse_card, parse_cards

__all__ = [
    "ACE",
    "CARDS",
    "CLUBS",
    "DIAMONDS",
    "HEARTS",
    "SPADES",
    "UNKNOWN",
    "Card",
    "CardError",
    "NotationError",
    "codes",
    "distinct",
    "parse_card",
    "parse_cards",
    "pretty",
]
