"""A card is the int of the contract, prints itself, and is one object."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cards import CARDS, UNKNOWN, Card, CardError, codes, distinct, parse_cards, pretty

cards = st.sampled_from(CARDS)


@pytest.mark.parametrize(
    ("code", "value", "rank", "suit", "shown", "italian", "english"),
    [
        ("2c", 0, 2, 0, "2♣", "due di fiori", "two of clubs"),
        ("2d", 1, 2, 1, "2♦", "due di quadri", "two of diamonds"),
        ("Th", 34, 10, 2, "10♥", "dieci di cuori", "ten of hearts"),
        ("Jc", 36, 11, 0, "J♣", "fante di fiori", "jack of clubs"),
        ("Qs", 43, 12, 3, "Q♠", "donna di picche", "queen of spades"),
        ("Kd", 45, 13, 1, "K♦", "re di quadri", "king of diamonds"),
        ("Ah", 50, 14, 2, "A♥", "asso di cuori", "ace of hearts"),
        ("As", 51, 14, 3, "A♠", "asso di picche", "ace of spades"),
    ],
)
def test_a_card_in_all_its_forms(
    code: str, value: int, rank: int, suit: int, shown: str, italian: str, english: str
) -> None:
    card = Card(value)
    assert card == value
    assert (card.rank, card.suit) == (rank, suit)
    assert card is Card.of(rank, suit)
    assert (card.code, str(card), f"{card}") == (code, shown, shown)
    assert repr(card) == f"Card({code!r})"
    assert (card.name("it"), card.name("en")) == (italian, english)


def test_the_fifty_two_are_different_cards() -> None:
    known = CARDS[:52]
    assert len({card.code for card in known}) == len({str(card) for card in known}) == 52
    assert [(card.rank - 2) * 4 + card.suit for card in known] == list(range(52))


def test_an_unknown_card_has_no_face() -> None:
    assert (str(UNKNOWN), UNKNOWN.code, int(UNKNOWN), UNKNOWN.known) == ("??", "??", 52, False)
    assert (UNKNOWN.name("it"), UNKNOWN.name("en")) == ("carta coperta", "face-down card")
    with pytest.raises(CardError, match="no rank"):
        _ = UNKNOWN.rank
    with pytest.raises(CardError, match="no suit"):
        _ = UNKNOWN.suit


@given(cards)
def test_cards_are_interned_however_they_come(card: Card) -> None:
    assert Card(int(card)) is card
    assert Card(card.code) is card
    assert eval(repr(card), {"Card": Card}) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card


@pytest.mark.parametrize("value", [-1, 53, 1000])
def test_other_numbers_are_not_cards(value: int) -> None:
    with pytest.raises(CardError, match=f"{value} is not a card: expected 0"):
        Card(value)


@pytest.mark.parametrize(("rank", "suit"), [(1, 0), (15, 0), (2, 4), (2, -1)])
def test_other_ranks_and_suits_are_not_cards(rank: int, suit: int) -> None:
    with pytest.raises(CardError, match="expected rank 2 to 14"):
        Card.of(rank, suit)


def test_names_come_in_two_languages() -> None:
    with pytest.raises(CardError, match="expected 'it' or 'en'"):
        Card("Ah").name("fr")


def test_writing_several_cards() -> None:
    hand = parse_cards("Ah Tc ??")
    assert codes(hand) == "AhTc??"
    assert pretty(hand) == "A♥ 10♣ ??"
    assert f"{Card('Th'):>5}" == "  10♥"


def test_distinct_names_the_card_that_appears_twice() -> None:
    with pytest.raises(CardError, match="K♦ appears twice in A♥ K♦ 2♣ K♦"):
        distinct(parse_cards("AhKd2cKd"))


def test_distinct_lets_unknown_cards_repeat() -> None:
    assert distinct([50, 52, 52]) == parse_cards("Ah????")
