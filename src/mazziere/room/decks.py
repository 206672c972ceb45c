"""The cards of a table's next hand: a secret committed to, the players' entropies, and the seal over both."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mazziere.cards.deck import decks, pack
from mazziere.cards.sealed import Commitment, SealedDeck
from mazziere.room.ports import DeckRow
from mazziere.table.seated import Wanted

LARGEST: Final = 64
"""Bytes of entropy taken from one player."""


class _Kept(msgspec.Struct, frozen=True):
    """What makes a deck again."""

    pack: str
    secret: bytes
    entropies: tuple[bytes, ...]
    lots: int


class Shuffler:
    """Makes one table's decks. The commitment stands before anybody is asked for entropy, and nobody is waited for."""

    __slots__ = ("_commitment", "_entropies")

    def __init__(self) -> None:
        self._commitment = Commitment.new()
        self._entropies: dict[str, bytes] = {}

    @property
    def published(self) -> str:
        """The hash of the secret of the next deck."""
        return self._commitment.published.hex()

    def take(self, player: str, entropy: bytes) -> None:
        """A player's randomness for the next deck; the last one sent counts."""
        self._entropies[player] = entropy[:LARGEST]

    def seal(self, wanted: Wanted) -> tuple[SealedDeck, DeckRow]:
        """The deck of the hand that is due, and what the store keeps of it; the next commitment is made at once."""
        commitment = self._commitment
        entropies = tuple([self._entropies[player] for player in sorted(self._entropies)])
        deck = commitment.seal(decks(wanted.packs), entropies, wanted.lots)
        kept = _Kept(deck.pack.name, commitment.secret, entropies, wanted.lots)
        self._commitment, self._entropies = Commitment.new(), {}
        return deck, DeckRow(wanted.hand, msgspec.msgpack.encode(kept))


def plain(deck: SealedDeck) -> dict[str, Any]:
    """The public seal of a deck, as an event carries it."""
    seal: dict[str, Any] = msgspec.to_builtins(deck.seal)
    return seal


def deck_again(data: bytes) -> SealedDeck:
    """The deck a row was kept for."""
    kept = msgspec.msgpack.decode(data, type=_Kept)
    return SealedDeck.make(pack(kept.pack), kept.entropies, kept.lots, kept.secret)
