"""The private side of a sealed deck: the secret, the shuffles it makes, and the proofs it can give."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256, shake_256
from hmac import digest as hmac_digest
from secrets import token_bytes
from struct import Struct as Layout
from typing import Final, Self

from mazziere.cards import merkle
from mazziere.cards.deck import FRENCH_52, Pack
from mazziere.cards.seal import (
    OPENING,
    SCHEME,
    Proof,
    Seal,
    SealError,
    check_lots,
    check_place,
    root_hash,
    sealed_pack,
    verify,
    verify_dealt,
)
from mazziere.cards.shuffle import shuffle

__all__ = ["LOTS", "Commitment", "Proof", "Seal", "SealError", "SealedDeck", "audit", "verify", "verify_dealt"]

LOTS: Final = 2
"""Lots under a root unless told otherwise: the deal and one reshuffle."""

SECRET: Final = 32

_COMMIT: Final = f"{SCHEME} commit".encode()
_SEED: Final = f"{SCHEME} seed".encode()
_SALTS: Final = f"{SCHEME} salts".encode()


class Commitment:
    """A secret and the hash of it, which is to be published before the players' entropies are asked for.

    >>> commitment = Commitment.new()
    >>> deck = commitment.seal(FRENCH_52, entropies=[b"from seat 1", b"from seat 2"])
    >>> deck.seal.commitment == commitment.published
    True
    """

    __slots__ = ("published", "secret")

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET:
            raise SealError("seal-secret-length", bytes=len(secret), expected=SECRET)
        self.secret: Final = secret
        self.published: Final = sha256(_COMMIT + secret).digest()

    @classmethod
    def new(cls) -> Self:
        """A secret from the operating system's randomness."""
        return cls(token_bytes(SECRET))

    def seal(self, pack: Pack = FRENCH_52, entropies: Iterable[bytes] = (), lots: int = LOTS) -> SealedDeck:
        """Shuffle with the secret and what the players sent; publish the deck's seal before the first card."""
        return SealedDeck(self, pack, entropies, lots)

    def __repr__(self) -> str:
        return f"Commitment(published={self.published.hex()})"  # the secret stays out of logs


class SealedDeck:
    """A shuffled pack that has been committed to. While cards are in play only its ``seal`` may be shown.

    >>> deck = SealedDeck.make(FRENCH_52)
    >>> flop = deck.order(0)[:3]
    >>> verify_dealt(deck.seal, [deck.proof(0, position) for position in range(3)])
    """

    __slots__ = ("_orders", "_seed", "_trees", "commitment", "pack", "seal")

    def __init__(
        self, commitment: Commitment, pack: Pack, entropies: Iterable[bytes], lots: int, first: int = 0
    ) -> None:
        check_lots(lots, first)
        given = tuple(entropies)
        self.commitment: Final = commitment
        self.pack: Final = pack
        self._seed = seed_of(commitment.secret, given)
        self._orders: dict[int, tuple[int, ...]] = {}
        self._trees: dict[int, list[bytes]] = {}
        tops = b"".join([merkle.levels(self._leaves(lot))[-1] for lot in range(first, first + lots)])
        name = pack.whole.name
        root = root_hash(name, first, lots, merkle.levels(tops)[-1])
        self.seal: Final = Seal(name, commitment.published, given, root, lots, first)

    @classmethod
    def make(
        cls, pack: Pack = FRENCH_52, entropies: Iterable[bytes] = (), lots: int = LOTS, secret: bytes | None = None
    ) -> Self:
        """Commit and seal in one step; a stored ``secret`` with the same entropies makes the same deck again."""
        return cls(Commitment.new() if secret is None else Commitment(secret), pack, entropies, lots)

    def order(self, lot: int) -> tuple[int, ...]:
        """The cards of the pack as lot ``lot`` has them; ranks that a stripped pack lacks are skipped.

        Every lot is fixed by the commitment; those under the root can also be proved card by card.
        """
        slots = self._slots(lot)
        if self.pack is FRENCH_52:
            return slots  # slot and card are the same number
        cards = self.pack.whole.cards
        return tuple([int(cards[slot]) for slot in slots if cards[slot] in self.pack])

    def places(self, cards: Iterable[int], lot: int) -> tuple[int, ...]:
        """Where these cards lie in lot ``lot`` of the whole pack, ascending: the positions to prove.

        Of several copies of a card in a shoe the first in the maker's order are meant.
        """
        wanted = set(self.pack.whole.slots(cards))
        return tuple([position for position, slot in enumerate(self._slots(lot)) if slot in wanted])

    def reshuffle(self, cards: Iterable[int], lot: int) -> tuple[int, ...]:
        """These cards in the order of lot ``lot``: a uniform shuffle, whichever cards they are.

        >>> deck = SealedDeck.make(FRENCH_52)
        >>> stub = deck.order(0)[20:]
        >>> sorted(deck.reshuffle(stub, lot=1)) == sorted(stub)
        True
        """
        slots, faces = self._slots(lot), self.pack.whole.cards
        return tuple([int(faces[slots[position]]) for position in self.places(cards, lot)])

    def proof(self, lot: int, position: int) -> Proof:
        """What a player who saw this card gets at the end of the hand, to check it against the seal."""
        seal, whole = self.seal, self.pack.whole
        check_place(seal, len(whole), lot, position)
        tops = b"".join([self._tree(n)[-1] for n in range(seal.first, seal.first + seal.lots)])
        opening = self._openings(lot)[position]
        return Proof(
            lot=lot,
            position=position,
            card=opening[0],
            salt=opening[1:],
            path=merkle.path(self._tree(lot), position) + merkle.path(merkle.levels(tops), lot - seal.first),
        )

    def further(self, lots: int = LOTS) -> SealedDeck:
        """The same deck sealed for the lots after these, when a hand is reshuffled more often than foreseen."""
        seal = self.seal
        return SealedDeck(self.commitment, self.pack, seal.entropies, lots, seal.first + seal.lots)

    def __repr__(self) -> str:
        return f"SealedDeck({self.pack.name!r}, root={self.seal.root.hex()})"  # the secret stays out of logs

    def _slots(self, lot: int) -> tuple[int, ...]:
        order = self._orders.get(lot)
        if order is None:
            order = self._orders[lot] = shuffle(self._seed, len(self.pack.whole), lot)
        return order

    def _openings(self, lot: int) -> tuple[bytes, ...]:
        """What each leaf of a lot hashes: the card and its salt."""
        whole = self.pack.whole
        slots = self._slots(lot)
        salted = bytearray(shake_256(_SALTS + self._seed + lot.to_bytes(4, "big")).digest(OPENING * len(whole)))
        salted[::OPENING] = bytes(slots if whole is FRENCH_52 else [whole.cards[slot] for slot in slots])
        return _layout(len(whole)).unpack(salted)

    def _leaves(self, lot: int) -> bytes:
        return b"".join([sha256(opening).digest() for opening in self._openings(lot)])

    def _tree(self, lot: int) -> list[bytes]:
        if lot not in self._trees:  # made again at the end of the hand rather than kept all through it
            self._trees[lot] = merkle.levels(self._leaves(lot))
        return self._trees[lot]


@cache
def _layout(size: int) -> Layout:
    return Layout(f"{OPENING}s" * size)


def seed_of(secret: bytes, entropies: Iterable[bytes]) -> bytes:
    """What the shuffles come from: the secret and all entropies, each with its length before it."""
    parts = [part for entropy in entropies for part in (len(entropy).to_bytes(4, "big"), entropy)]
    return hmac_digest(secret, _SEED + b"".join(parts), "sha256")


def audit(seal: Seal, secret: bytes) -> SealedDeck:
    """Make the deck again from its secret and check the seal against it; the deck shows every card of every lot."""
    whole = sealed_pack(seal)
    commitment = Commitment(secret)
    if commitment.published != seal.commitment:
        raise SealError("seal-secret")
    deck = SealedDeck(commitment, whole, seal.entropies, seal.lots, seal.first)
    if deck.seal.root != seal.root:
        raise SealError("seal-another-deck")
    return deck
