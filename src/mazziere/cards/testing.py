"""Decks that are the same every time: FOR TESTS AND EXAMPLES ONLY."""

from __future__ import annotations

from hashlib import sha256

from mazziere.cards.deck import FRENCH_52, Pack
from mazziere.cards.sealed import LOTS, SealedDeck


def fixed_deck(seed: int, pack: Pack = FRENCH_52, lots: int = LOTS) -> SealedDeck:
    """NEVER FOR PLAY: a deck whose cards anyone who reads this line knows beforehand.

    >>> from mazziere.cards import pretty
    >>> pretty(fixed_deck(1).order(0)[:5])
    '7♠ A♣ J♣ 6♠ 3♥'
    """
    return SealedDeck.make(pack, lots=lots, secret=sha256(b"not a secret: %d" % seed).digest())
