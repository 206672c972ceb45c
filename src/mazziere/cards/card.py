"""A card is an int: ``(rank - 2) * 4 + suit``; 52 is a card whose face is unknown."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing alone takes longer to import than all of this
    from collections.abc import Iterable
    from typing import Final, Self

ACE: Final = 14
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

RANK_CODES: Final = "23456789TJQKA"
SUIT_CODES: Final = "cdhs"
SUIT_SYMBOLS: Final = "♣♦♥♠"

RANK_NAMES: Final = {
    "it": ("due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "fante", "donna", "re", "asso"),
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
}
SUIT_NAMES: Final = {
    "it": ("fiori", "quadri", "cuori", "picche"),
    "en": ("clubs", "diamonds", "hearts", "spades"),
}
_OF: Final = {"it": "di", "en": "of"}
_UNKNOWN_NAMES: Final = {"it": "carta coperta", "en": "face-down card"}


class CardError(ValueError):
    """Something that is not a card, or not a card one may have here."""


class Card(int):
    """One card, as cheap as the int it is.

    >>> card = Card.parse("asso di cuori")
    >>> print(card, int(card), card.rank, card.suit, card.name("en"))
    A♥ 50 14 2 ace of hearts
    >>> card is Card(50) is Card("Ah"), card
    (True, Card('Ah'))
    """

    __slots__ = ()

    def __new__(cls, value: int | str) -> Self:
        """The interned card of an int 0..52 or of a text."""
        if isinstance(value, str):
            return cls.parse(value)
        if not 0 <= value <= 52:
            raise CardError(f"{value} is not a card: expected 0 (2♣) to 51 (A♠), or 52 for an unknown card")
        return CARDS[value]  # type: ignore[return-value]  # Card is final in practice: cards are interned

    @classmethod
    def of(cls, rank: int, suit: int) -> Self:
        """The card of a rank 2..14 and a suit 0..3.

        >>> print(Card.of(ACE, SPADES))
        A♠
        """
        if not (2 <= rank <= ACE and 0 <= suit <= 3):
            raise CardError(f"no card has rank {rank} and suit {suit}: expected rank 2 to 14 (ace) and suit 0 to 3")
        return cls((rank - 2) * 4 + suit)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one card in any accepted writing; see :func:`mazziere.cards.parse_cards`."""
        from mazziere.cards.notation import parse_card  # notation stands on this module

        return cls(int(parse_card(text)))

    @property
    def known(self) -> bool:
        """Whether the face is known."""
        return self != 52

    @property
    def rank(self) -> int:
        """2..14, the ace being 14; an unknown card has none."""
        try:
            return _RANKS[self]
        except IndexError:
            raise CardError("an unknown card (??) has no rank") from None

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades; an unknown card has none."""
        try:
            return _SUITS[self]
        except IndexError:
            raise CardError("an unknown card (??) has no suit") from None

    @property
    def code(self) -> str:
        """Two ASCII characters: ``Ah``, ``Tc``, ``??``."""
        return CODES[self]

    def name(self, lang: str = "en") -> str:
        """The card in words: 'donna di picche', 'queen of spades'."""
        if lang not in _OF:
            raise CardError(f"no card names in language {lang!r}: expected 'it' or 'en'")
        if not self.known:
            return _UNKNOWN_NAMES[lang]
        return f"{RANK_NAMES[lang][self.rank - 2]} {_OF[lang]} {SUIT_NAMES[lang][self.suit]}"

    def __str__(self) -> str:
        return _SYMBOLS[self]

    def __repr__(self) -> str:
        return f"Card({CODES[self]!r})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


_RANKS: Final = tuple(rank for rank in range(2, 15) for _ in range(4))
_SUITS: Final = (0, 1, 2, 3) * 13
CODES: Final = (*(rank + suit for rank in RANK_CODES for suit in SUIT_CODES), "??")
_SYMBOLS: Final = (*(rank.replace("T", "10") + suit for rank in RANK_CODES for suit in SUIT_SYMBOLS), "??")
CARDS: Final[tuple[Card, ...]] = tuple(int.__new__(Card, value) for value in range(53))
UNKNOWN: Final = CARDS[52]


def codes(cards: Iterable[int]) -> str:
    """Cards in ASCII, without spaces, as hand histories write them.

    >>> codes([50, 45])
    'AhKd'
    """
    return "".join([CODES[card] for card in cards])


def pretty(cards: Iterable[int]) -> str:
    """Cards for people.

    >>> pretty([50, 45])
    'A♥ K♦'
    """
    return " ".join([_SYMBOLS[card] for card in cards])


def distinct(cards: Iterable[int]) -> tuple[Card, ...]:
    """The cards as given, refused if one appears twice; unknown cards may repeat.

    >>> distinct([50, 45, 50])
    Traceback (most recent call last):
    mazziere.cards.card.CardError: A♥ appears twice in A♥ K♦ A♥
    """
    given = tuple([Card(card) for card in cards])
    seen: set[Card] = set()
    for card in given:
        if card in seen:
            raise CardError(f"{card} appears twice in {pretty(given)}")
        if card.known:
            seen.add(card)
    return given
