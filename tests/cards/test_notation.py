"""Every writing a person or a hand history uses is read, and anything else is refused with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cards import CARDS, Card, CardError, NotationError, codes, parse_card, parse_cards, pretty

WRITINGS = {
    "Ah": ["Ah", "ah", "AH", "aH", "A♥", "a♥", "A♡", "A♥\ufe0f", "A♥\ufe0e", " Ah ", "asso di cuori", "Asso di Cuori"],
    "Th": ["Th", "th", "10h", "10H", "T♥", "10♥", "10♡", "10 di cuori", "dieci di cuori", "ten of hearts"],
    "Qs": [
        "Qs",
        "Q♠",
        "Q♤",
        "donna di picche",
        "DONNA DI PICCHE",
        "regina di picche",
        "queen of spades",
        "Q di picche",
    ],
    "Jd": [
        "Jd",
        "J♦",
        "J♢",
        "fante di quadri",
        "jack of diamonds",
        "fante  di  quadri",
        "fante d'quadri",
        "J of diamonds",
    ],
    "Kc": ["Kc", "K♣", "K♧", "re di fiori", "king of clubs", "re d’fiori"],
    "2c": ["2c", "2C", "2♣", "2 di fiori", "due di fiori", "two of clubs", "deuce of clubs", "2 of clubs"],
    "Ac": ["Ac", "ace of clubs"],  # a single letter is the international suit, never cuori
    "Qd": ["Qd", "donna di quadri"],
    "As": ["as", "AS"],
    "??": ["??", " ??"],
}


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in WRITINGS.items() for text in texts])
def test_one_card_in_any_writing(code: str, text: str) -> None:
    assert parse_card(text) is Card.parse(text) is Card(code)
    assert parse_cards(text) == (Card(code),)


@pytest.mark.parametrize(
    "text",
    [
        "AhKdTc",
        "ah kd tc",
        "Ah,Kd,10c",
        "Ah Kd, 10c",
        "  A♥ , K♦ ,\t10♣ ",
        "A♥K♦10♣",
        "A♥\ufe0fK♦\ufe0f10♣\ufe0f",
        "asso di cuori, re di quadri, dieci di fiori",
        "asso di cuori re di quadri 10 di fiori",
        "Ah king of diamonds 10 di fiori",
        "Ah;Kd;Tc",
    ],
)
def test_several_cards_with_anything_between_them(text: str) -> None:
    assert codes(parse_cards(text)) == "AhKdTc"


def test_nothing_is_no_cards() -> None:
    assert parse_cards("") == parse_cards("  ,") == ()


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 1, "a card"),
        ("1h", 1, "a card"),
        ("Xh", 1, "a card"),
        ("carta", 1, "a card"),
        ("?", 1, "a card"),
        ("A", 2, "a suit (c d h s"),
        ("Ax", 2, "a suit (c d h s"),
        ("10", 3, "a suit (c d h s"),
        ("Aſ", 2, "a suit (c d h s"),
        ("asso", 5, "a suit (di fiori"),
        ("asso di", 8, "a suit (di fiori"),
        ("asso di spade", 9, "a suit (di fiori"),
        ("ace of", 7, "a suit (di fiori"),
        ("AhKd", 3, "nothing after the card"),
        ("asso di cuori Kd", 15, "nothing after the card"),
    ],
)
def test_what_is_not_a_card_is_refused_with_its_place(text: str, position: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.position == position
    assert caught.value.expected.startswith(expected)
    assert caught.value.text == text
    assert repr(text) in str(caught.value)
    assert f"at character {position}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "position"), [("Ah Kx", 5), ("AhK", 4), ("Ah-Kd", 3), ("Ah 2 di spade Kd", 9), ("AhKd?", 5)]
)
def test_the_place_is_found_among_several_cards(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert caught.value.position == position


def test_the_message_shows_what_was_found() -> None:
    with pytest.raises(CardError, match=r"cannot read 'Ah Zd': at character 4 expected a card .*, found 'Zd'"):
        parse_cards("Ah Zd")


@given(st.lists(st.sampled_from(CARDS), max_size=12), st.sampled_from(["", " ", ",", ", ", "\n"]))
def test_what_is_written_reads_back(cards: list[Card], between: str) -> None:
    assert parse_cards(codes(cards)) == tuple(cards)
    assert parse_cards(pretty(cards)) == tuple(cards)
    assert parse_cards(between.join(card.code for card in cards)) == tuple(cards)
    assert parse_cards(between.join(str(card) for card in cards)) == tuple(cards)


@given(st.lists(st.sampled_from(CARDS[:52]), max_size=6), st.sampled_from(["it", "en"]), st.sampled_from([" ", ", "]))
def test_names_read_back(cards: list[Card], lang: str, between: str) -> None:
    assert parse_cards(between.join(card.name(lang) for card in cards)) == tuple(cards)
    assert parse_cards(between.join(card.name(lang).upper() for card in cards)) == tuple(cards)


@given(st.text(alphabet="AKQJT1029hscd♥♠? ,diofasucrqe'xſK", max_size=20) | st.text(max_size=20))
def test_any_text_is_cards_or_a_notation_error(text: str) -> None:
    try:
        cards = parse_cards(text)
    except NotationError as error:
        place = error.position
    else:
        place = 1
        assert parse_cards(codes(cards)) == cards
    assert 1 <= place <= len(text) + 1
