"""Cards, packs, notation and sealed shuffles."""

from __future__ import annotations

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
from mazziere.cards.deck import FRENCH_52, DeckError, Pack, decks, pack, stripped
from mazziere.cards.notation import NotationError, parse_card, parse_cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mazziere.cards.seal import Proof, Seal, SealError, verify, verify_dealt
    from mazziere.cards.sealed import Commitment, SealedDeck, audit
    from mazziere.cards.shoe import Shoe

__all__ = [
    "ACE",
    "CARDS",
    "CLUBS",
    "DIAMONDS",
    "FRENCH_52",
    "HEARTS",
    "SPADES",
    "UNKNOWN",
    "Card",
    "CardError",
    "Commitment",
    "DeckError",
    "NotationError",
    "Pack",
    "Proof",
    "Seal",
    "SealError",
    "SealedDeck",
    "Shoe",
    "audit",
    "codes",
    "decks",
    "distinct",
    "pack",
    "parse_card",
    "parse_cards",
    "pretty",
    "stripped",
    "verify",
    "verify_dealt",
]

# Seals bring msgspec and the hashes, which whoever only reads and prints cards need not wait for.
_LAZY = {
    "Commitment": "sealed",
    "Proof": "seal",
    "Seal": "seal",
    "SealError": "seal",
    "SealedDeck": "sealed",
    "Shoe": "shoe",
    "audit": "sealed",
    "verify": "seal",
    "verify_dealt": "seal",
}


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
    globals()[name] = value
    return value
