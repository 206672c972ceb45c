"""What a seal promises: the cards were fixed, each can be proved alone, and any change is seen."""

import hashlib
import hmac
import subprocess
import sys
from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cards import (
    FRENCH_52,
    Commitment,
    DeckError,
    Pack,
    Proof,
    Seal,
    SealedDeck,
    SealError,
    audit,
    decks,
    stripped,
    verify,
    verify_dealt,
)
from mazziere.cards.testing import fixed_deck

ENTROPIES = (b"seat 1", b"", b"seat 3")
SECRET = bytes(range(32))


@pytest.fixture
def deck() -> SealedDeck:
    return SealedDeck.make(FRENCH_52, ENTROPIES, lots=3, secret=SECRET)


@pytest.mark.parametrize("pack", [FRENCH_52, stripped(2), stripped(6), decks(6)], ids=repr)
@pytest.mark.parametrize("lots", [1, 2, 14])
def test_every_card_of_every_lot_can_be_proved(pack: Pack, lots: int) -> None:
    deck = fixed_deck(5, pack, lots)
    for lot in {0, lots - 1}:
        proofs = [deck.proof(lot, position) for position in range(len(pack.whole))]
        verify_dealt(deck.seal, proofs)
        assert tuple(proof.card for proof in proofs if proof.card in pack) == deck.order(lot)


def test_a_proof_and_a_seal_survive_json(deck: SealedDeck) -> None:
    seal = msgspec.json.decode(msgspec.json.encode(deck.seal), type=Seal)
    proof = msgspec.json.decode(msgspec.json.encode(deck.proof(1, 33)), type=Proof)
    assert (seal, proof) == (deck.seal, deck.proof(1, 33))
    verify(seal, proof)


def flipped(data: bytes) -> bytes:
    return bytes([data[0] ^ 1]) + data[1:]


GOOD = SealedDeck.make(FRENCH_52, ENTROPIES, lots=3, secret=SECRET).proof(1, 33)
TAMPERED: dict[str, list[object]] = {
    "lot": [GOOD.lot - 1, GOOD.lot + 1, -1, 3, 2**40],
    "position": [32, 34, 0, -1, 52, 33 + 52],
    "card": [(GOOD.card + 1) % 52, (GOOD.card + 4) % 52, -1, 52, 300],
    "salt": [b"", flipped(GOOD.salt), GOOD.salt[1:], GOOD.salt + b"\0", bytes(16)],
    "path": [
        (),
        GOOD.path[:-1],
        GOOD.path[1:],
        (*GOOD.path, GOOD.path[0]),
        (*GOOD.path, b""),
        GOOD.path[::-1],
        (GOOD.path[1], GOOD.path[0], *GOOD.path[2:]),
        (GOOD.path[0] + GOOD.path[1], b"", *GOOD.path[2:]),
        *[(*GOOD.path[:i], flipped(one), *GOOD.path[i + 1 :]) for i, one in enumerate(GOOD.path)],
    ],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in TAMPERED.items() for value in values])
def test_a_proof_with_anything_changed_is_refused(deck: SealedDeck, field: str, value: object) -> None:
    verify(deck.seal, GOOD)
    with pytest.raises(SealError):
        verify(deck.seal, msgspec.structs.replace(GOOD, **{field: value}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pack", "french-52x6"),
        ("pack", "french-32"),
        ("pack", "tarocchi"),
        ("root", bytes(32)),
        ("root", b""),
        ("lots", 2),
        ("lots", 4),
        ("lots", 0),
        ("lots", 4097),
        ("first", 1),
        ("first", -1),
        ("scheme", "mazziere-seal-2"),
    ],
)
def test_a_seal_with_anything_that_fixes_the_cards_changed_is_refused(
    deck: SealedDeck, field: str, value: object
) -> None:
    with pytest.raises(SealError):
        verify(msgspec.structs.replace(deck.seal, **{field: value}), GOOD)


def test_a_proof_of_another_deck_is_refused(deck: SealedDeck) -> None:
    with pytest.raises(SealError, match="do not lead to the root"):
        verify(fixed_deck(1, lots=3).seal, GOOD)


def test_cards_dealt_out_of_turn_are_seen(deck: SealedDeck) -> None:
    early, late = deck.proof(0, 4), deck.proof(0, 9)
    verify_dealt(deck.seal, [early, late, deck.proof(1, 0)])
    for proofs in ([late, early], [early, early]):
        with pytest.raises(SealError, match="dealt out of turn"):
            verify_dealt(deck.seal, proofs)


def test_proofs_tell_nothing_of_other_cards() -> None:
    """No hash in a path is that of any card with a salt shown: each card has a salt of its own in each lot."""
    deck = fixed_deck(3)
    proofs = [deck.proof(lot, position) for lot in (0, 1) for position in range(52)]
    salts = [proof.salt for proof in proofs]
    assert len(set(salts)) == 104
    shown = {hashlib.sha256(bytes([card]) + proofs[0].salt).digest() for card in range(52)}
    assert shown.isdisjoint(proofs[0].path)


class TestAudit:
    def test_it_makes_the_same_deck(self, deck: SealedDeck) -> None:
        again = audit(deck.seal, SECRET)
        assert [again.order(lot) for lot in range(3)] == [deck.order(lot) for lot in range(3)]
        assert again.seal == deck.seal

    @pytest.mark.parametrize("secret", [flipped(SECRET), bytes(32), b"", SECRET[:-1]])
    def test_another_secret_is_refused(self, deck: SealedDeck, secret: bytes) -> None:
        with pytest.raises(SealError, match="secret"):
            audit(deck.seal, secret)

    @pytest.mark.parametrize(
        "entropies",
        [
            (),
            ENTROPIES[::-1],
            ENTROPIES[:-1],
            (*ENTROPIES, b""),
            (b"seat 1seat 3", b"", b""),
            (b"seat 2", b"", b"seat 3"),
        ],
    )
    def test_other_entropies_are_refused(self, deck: SealedDeck, entropies: tuple[bytes, ...]) -> None:
        with pytest.raises(SealError, match="the root is another"):
            audit(msgspec.structs.replace(deck.seal, entropies=entropies), SECRET)

    @pytest.mark.parametrize(
        ("field", "value"), [("root", bytes(32)), ("lots", 2), ("lots", 2**60), ("first", 1), ("pack", "french-52x2")]
    )
    def test_another_seal_is_refused(self, deck: SealedDeck, field: str, value: object) -> None:
        with pytest.raises(SealError):
            audit(msgspec.structs.replace(deck.seal, **{field: value}), SECRET)


class TestLots:
    def test_a_stripped_pack_is_the_full_order_with_ranks_skipped(self) -> None:
        full, short = fixed_deck(8), fixed_deck(8, stripped(4))
        assert short.order(0) == tuple(card for card in full.order(0) if card in stripped(4))
        assert short.seal == full.seal

    @given(st.integers(0, 1000), st.sets(st.integers(0, 51)), st.integers(0, 5))
    def test_a_reshuffle_is_the_cards_in_the_order_of_the_lot(self, seed: int, cards: set[int], lot: int) -> None:
        deck = fixed_deck(seed, lots=1)
        again = deck.reshuffle(cards, lot)
        assert set(again) == cards
        assert list(again) == sorted(cards, key=deck.order(lot).index)
        assert [deck.order(lot)[place] for place in deck.places(cards, lot)] == list(again)

    def test_copies_from_a_shoe_are_all_there_after_a_reshuffle(self) -> None:
        deck = fixed_deck(2, decks(6))
        left = deck.order(0)[200:]
        assert sorted(deck.reshuffle(left, lot=1)) == sorted(left)
        assert len(deck.places(left, lot=1)) == 112

    def test_a_card_the_pack_does_not_hold_cannot_be_reshuffled(self, deck: SealedDeck) -> None:
        with pytest.raises(DeckError, match="A♥ is asked for 2 times: french-52 holds 1"):
            deck.reshuffle([50, 3, 50], lot=1)
        with pytest.raises(DeckError, match=r"\?\? is asked for"):
            deck.reshuffle([52], lot=1)

    def test_lots_beyond_the_root_are_fixed_but_need_a_further_seal_to_be_proved(self, deck: SealedDeck) -> None:
        with pytest.raises(SealError, match="lot 3 is not under this root: expected 0 to 2"):
            deck.proof(3, 0)
        further = deck.further()
        assert (further.seal.first, further.seal.lots) == (3, 2)
        assert further.seal.commitment == deck.seal.commitment
        assert further.order(4) == deck.order(4)
        verify(further.seal, further.proof(4, 0))
        assert audit(further.seal, SECRET).order(4) == deck.order(4)
        with pytest.raises(SealError):
            verify(further.seal, deck.proof(2, 0))

    def test_a_seal_holds_a_lot(self) -> None:
        with pytest.raises(SealError, match="0 lots from lot 0 on: expected 1 to 4096"):
            SealedDeck.make(lots=0)


class TestCommitment:
    def test_the_secret_is_fixed_before_the_entropies(self) -> None:
        commitment = Commitment.new()
        one, other = (commitment.seal(entropies=[entropy]) for entropy in (b"a", b"b"))
        assert one.seal.commitment == other.seal.commitment == commitment.published
        assert one.order(0) != other.order(0)

    def test_every_secret_is_new(self) -> None:
        assert len({Commitment.new().secret for _ in range(50)}) == 50
        assert len({SealedDeck.make().order(0) for _ in range(50)}) == 50

    def test_a_short_secret_is_refused(self) -> None:
        with pytest.raises(SealError, match="31 bytes: expected 32"):
            Commitment(bytes(31))

    def test_nothing_printed_gives_the_secret_away(self, deck: SealedDeck) -> None:
        printed = repr(deck) + repr(deck.commitment) + repr(deck.seal)
        assert SECRET.hex() not in printed
        assert repr(SECRET) not in printed
        assert deck.seal.root.hex() in printed

    def test_a_deck_is_made_again_from_its_stored_secret(self, deck: SealedDeck) -> None:
        again = SealedDeck.make(FRENCH_52, ENTROPIES, lots=3, secret=deck.commitment.secret)
        assert again.seal == deck.seal


@dataclass
class Documented:
    """docs/sealed-deck.md written out by someone who has only read it."""

    secret: bytes
    entropies: tuple[bytes, ...]
    lots: int

    def seed(self) -> bytes:
        message = b"mazziere-seal-1 seed"
        for entropy in self.entropies:
            message += len(entropy).to_bytes(4, "big") + entropy
        return hmac.new(self.secret, message, hashlib.sha256).digest()

    def order(self, lot: int) -> list[int]:
        order, used, block, words = list(range(52)), 0, 0, b""
        for choices in range(52, 1, -1):
            while True:
                if used == len(words):
                    label = b"shuffle" + (52).to_bytes(4, "big") + lot.to_bytes(4, "big") + block.to_bytes(4, "big")
                    words += hmac.new(self.seed(), label, hashlib.sha512).digest()
                    block += 1
                word = words[used]
                used += 1
                if word < 256 // choices * choices:
                    break
            chosen = word % choices
            order[choices - 1], order[chosen] = order[chosen], order[choices - 1]
        return order

    def lot_root(self, lot: int) -> bytes:
        entries = hashlib.shake_256(b"mazziere-seal-1 salts" + self.seed() + lot.to_bytes(4, "big")).digest(17 * 52)
        salts = [entries[17 * p + 1 : 17 * p + 17] for p in range(52)]
        return self.top([hashlib.sha256(bytes([c]) + s).digest() for c, s in zip(self.order(lot), salts, strict=True)])

    def top(self, level: list[bytes]) -> bytes:
        while len(level) > 1:
            groups = [level[i : i + 13] for i in range(0, len(level), 13)]
            level = [hashlib.sha256(b"\xff" + b"".join(group)).digest() for group in groups]
        return level[0]

    def root(self) -> bytes:
        top = self.top([self.lot_root(lot) for lot in range(self.lots)])
        return hashlib.sha256(b"\xfe" + b"mazziere-seal-1 french-52 0 %d " % self.lots + top).digest()


@pytest.mark.parametrize("lots", [1, 3, 14])
def test_the_construction_is_the_documented_one(lots: int) -> None:
    deck = SealedDeck.make(FRENCH_52, ENTROPIES, lots, SECRET)
    documented = Documented(SECRET, ENTROPIES, lots)
    assert deck.seal.commitment == hashlib.sha256(b"mazziere-seal-1 commit" + SECRET).digest()
    assert list(deck.order(lots - 1)) == documented.order(lots - 1)
    assert deck.seal.root == documented.root()


def test_the_scheme_does_not_change_under_its_name() -> None:
    """Seals in old histories must verify for ever: a change here needs a new scheme."""
    seal = SealedDeck.make(FRENCH_52, ENTROPIES, lots=2, secret=SECRET).seal
    assert seal.root.hex() == "55986dda2c6fce0ae1791752d3a4c566b74f9fb4465f1448a83cdfaf4f4c241a"


def test_cards_alone_import_neither_hashes_nor_messages() -> None:
    code = "import sys; old = set(sys.modules); import mazziere.cards; print(*sorted(set(sys.modules) - old))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "mazziere.cards.notation" in loaded
    assert loaded.isdisjoint({"msgspec", "hashlib", "hmac", "numpy"})
