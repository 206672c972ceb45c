"""The public side of a sealed deck: what is published, what proves a card, and the check anyone can make.

The construction, for whoever wants to check it with other code, is in docs/sealed-deck.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec

from mazziere.cards import merkle
from mazziere.cards.card import Card
from mazziere.cards.deck import DeckError, Pack, pack
from mazziere.words import say

SCHEME: Final = "mazziere-seal-1"
SALT: Final = 16
OPENING: Final = 1 + SALT
"""A leaf hashes one byte for the card and its salt."""

MOST_LOTS: Final = 4096

ROOT: Final = b"\xfe"
"""Begins what the root hashes; a leaf begins with its card, 0 to 51, and a node with 255."""


class SealError(ValueError):
    """A seal, a proof or a secret that does not hold; the code and its facts say which part, in both languages.

    >>> print(SealError("seal-proof-missing", cards="A♥"))
    no proof is given for A♥
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def message(self, lang: str = "en") -> str:
        """The sentence for people."""
        return say(self.code, lang, self.facts) or self.code

    def __str__(self) -> str:
        return self.message()


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone may see before the first card; in JSON the bytes are base64.

    ``root`` fixes the cards of ``lots`` lots from lot ``first`` on; ``commitment`` fixes the secret behind them all.
    """

    pack: str
    commitment: bytes
    entropies: tuple[bytes, ...]
    root: bytes
    lots: int
    first: int = 0
    scheme: str = SCHEME


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That ``card`` was sealed at ``position`` of ``lot``; it tells nothing of any other card."""

    lot: int
    position: int
    card: int
    salt: bytes
    path: tuple[bytes, ...]


def root_hash(pack_name: str, first: int, lots: int, top: bytes) -> bytes:
    """The root: the top of the tree of lots, bound to what kind of seal it is of."""
    head = f"{SCHEME} {pack_name} {first} {lots} ".encode()
    return sha256(ROOT + head + top).digest()


def sealed_pack(seal: Seal) -> Pack:
    """The pack a seal is of, refusing a seal this scheme could not have made."""
    if seal.scheme != SCHEME:
        raise SealError("seal-scheme", scheme=seal.scheme, expected=SCHEME)
    try:
        whole = pack(seal.pack)
    except DeckError:
        raise SealError("seal-pack", pack=seal.pack) from None
    if whole.whole is not whole:
        raise SealError("seal-stripped", pack=seal.pack, whole=whole.whole.name)
    check_lots(seal.lots, seal.first)
    return whole


def check_lots(lots: int, first: int) -> None:
    """Refuse numbers of lots that no hand needs, which a forged seal could keep an auditor busy with."""
    if not (1 <= lots <= MOST_LOTS and 0 <= first < 2**31):
        raise SealError("seal-lots", lots=str(lots), first=str(first), most=str(MOST_LOTS))


def check_place(seal: Seal, size: int, lot: int, position: int) -> None:
    """Refuse a lot or a position that is not under the root."""
    last = seal.first + seal.lots - 1
    if not seal.first <= lot <= last:
        raise SealError("seal-lot", lot=lot, first=seal.first, last=last)
    if not 0 <= position < size:
        raise SealError("seal-position", position=position, pack=seal.pack, last=size - 1)


def verify(seal: Seal, proof: Proof) -> None:
    """Check that the proof's card was fixed by the seal, or raise :class:`SealError` saying what is wrong."""
    whole = sealed_pack(seal)
    check_place(seal, len(whole), proof.lot, proof.position)
    if proof.card not in whole:
        raise SealError("seal-card", card=proof.card, pack=seal.pack)
    if len(proof.salt) != SALT:
        raise SealError("seal-salt", bytes=len(proof.salt), expected=SALT)
    leaf = sha256(bytes((proof.card,)) + proof.salt).digest()
    try:
        lot_root, rest = merkle.climb(leaf, proof.position, len(whole), proof.path)
        top, rest = merkle.climb(lot_root, proof.lot - seal.first, seal.lots, rest)
    except merkle.PathError:
        raise SealError("seal-path", card=str(Card(proof.card))) from None
    if rest:
        raise SealError("seal-path", card=str(Card(proof.card)))
    if root_hash(seal.pack, seal.first, seal.lots, top) != seal.root:
        raise SealError("seal-root", card=str(Card(proof.card)), position=proof.position, lot=proof.lot)


def verify_dealt(seal: Seal, proofs: Iterable[Proof]) -> None:
    """Check the cards a player saw, given in the order they were dealt: each sealed, and none dealt out of turn."""
    reached: dict[int, int] = {}
    for proof in proofs:
        verify(seal, proof)
        before = reached.get(proof.lot, -1)
        if proof.position <= before:
            card = str(Card(proof.card))
            raise SealError("seal-out-of-turn", card=card, position=proof.position, lot=proof.lot, before=before)
        reached[proof.lot] = proof.position
