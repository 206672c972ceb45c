"""Packs are what the rulebooks say they are."""

import pickle
from collections import Counter

import pytest

from mazziere.cards import FRENCH_52, Card, DeckError, Pack, Shoe, decks, pack, stripped


def test_the_french_pack() -> None:
    assert len(FRENCH_52) == len(set(FRENCH_52)) == 52
    assert Counter(card.suit for card in FRENCH_52) == dict.fromkeys(range(4), 13)
    assert Card("??") not in FRENCH_52


@pytest.mark.parametrize(("players", "lowest", "size"), [(2, 9, 24), (3, 8, 28), (4, 7, 32), (5, 6, 36), (6, 5, 40)])
def test_the_stripped_packs(players: int, lowest: int, size: int) -> None:
    """IT-DECK-1, IT-DECK-2, IT-DECK-3: one card of each kept rank and suit, aces always in."""
    kept = stripped(players)
    assert (len(kept), kept.lowest) == (size, lowest)
    assert {(card.rank, card.suit) for card in kept} == {(r, s) for r in range(lowest, 15) for s in range(4)}
    assert len(set(kept)) == size
    assert Card("Ah") in kept
    assert Card.of(lowest - 1, 0) not in kept


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10])
def test_no_stripped_pack_for_other_numbers_of_players(players: int) -> None:
    with pytest.raises(DeckError, match=f"{players} players.*2 to 6") as caught:
        stripped(players)
    assert caught.value.rule == "IT-DECK-3"


def test_a_sixain_holds_24_of_each_rank_and_six_of_each_card() -> None:
    """BJ-2.1a and PB-1.2 ask for this count."""
    shoe = decks(6)
    assert len(shoe) == 312
    assert set(Counter(card.rank for card in shoe).values()) == {24}
    assert set(Counter(shoe).values()) == {6}


def test_copies_of_a_card_have_slots_of_their_own() -> None:
    ace = Card("As")
    slots = decks(6).slots([ace] * 6)
    assert len(set(slots)) == 6
    assert {decks(6).cards[slot] for slot in slots} == {ace}
    with pytest.raises(DeckError, match="A♠ is asked for 7 times: french-52x6 holds 6"):
        decks(6).slots([ace] * 7)


@pytest.mark.parametrize("made", [FRENCH_52, *map(stripped, range(2, 7)), *map(decks, (2, 6, 8))], ids=repr)
def test_a_pack_is_found_by_its_name(made: Pack) -> None:
    assert pack(made.name) is made
    assert pickle.loads(pickle.dumps(made)) is made


@pytest.mark.parametrize("name", ["", "french-51", "french-52x", "french-52x0", "french-52x1", "french-52x999", "x6"])
def test_an_unknown_pack_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(DeckError, match=r"expected one of french-52, french-24.*french-52x2"):
        pack(name)


def test_a_shoe_needs_a_deck() -> None:
    with pytest.raises(DeckError, match="at least 1"):
        decks(0)


def test_the_cut_card_before_the_last_seven() -> None:
    """PB-1.5a, PB-1.5b: seven behind the cut card and five burned leave 300 before it."""
    _, shoe = Shoe.load(decks(6), behind_cut=7).draw(5)
    _, shoe = shoe.draw(300)
    assert (shoe.remaining, shoe.past_cut) == (7, False)


def test_the_cut_card_comes_out_with_the_first_card_behind_it() -> None:
    """BJ-9.1a and BJ-9.1b: the hand in which it shows is the last, be it in the middle or at its first card."""
    _, shoe = Shoe.load(range(52), behind_cut=20).draw(32)
    assert not shoe.past_cut
    assert shoe.draw(1)[1].past_cut


def test_a_continuous_shuffler_has_no_cut_card() -> None:
    """BJ-9.2."""
    _, shoe = Shoe.load(range(52), behind_cut=None).draw(52)
    assert not shoe.past_cut


def test_drawing_leaves_the_old_shoe_as_it_was() -> None:
    shoe = Shoe.load(range(10), behind_cut=2)
    drawn, rest = shoe.draw(4)
    assert drawn == (0, 1, 2, 3)
    assert rest.draw(2)[0] == (4, 5)
    assert shoe.remaining == 10


@pytest.mark.parametrize("count", [-1, 11])
def test_a_shoe_gives_no_more_than_it_holds(count: int) -> None:
    with pytest.raises(DeckError, match="the shoe holds 10"):
        Shoe.load(range(10), behind_cut=2).draw(count)


@pytest.mark.parametrize("behind", [-1, 11])
def test_the_cut_card_lies_in_the_shoe(behind: int) -> None:
    with pytest.raises(DeckError, match="behind_cut"):
        Shoe.load(range(10), behind_cut=behind)
