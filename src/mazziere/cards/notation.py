"""Reading cards as people write them.

One letter for a suit is always the international one: ``c`` clubs, ``d`` diamonds, ``h`` hearts, ``s`` spades.
Italian one-letter suits are not read, because ``C`` (cuori) and ``Q`` (quadri, or a queen) would be guesses:
write the Italian name in full, ``asso di cuori``.
"""

from __future__ import annotations

from functools import cache

from mazziere.cards.card import CARDS, CODES, RANK_CODES, RANK_NAMES, SUIT_CODES, SUIT_NAMES, UNKNOWN, Card, CardError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from typing import Final

_RANK_WORDS: Final = {
    **{name: i for names in RANK_NAMES.values() for i, name in enumerate(names)},
    **{code.lower(): i for i, code in enumerate(RANK_CODES)},
    "10": 8,
    "deuce": 0,
    "regina": 10,
}
_SUIT_WORDS: Final = {name: i for names in SUIT_NAMES.values() for i, name in enumerate(names)}
_SUIT_MARKS: Final = {
    mark: i for marks in (SUIT_CODES, "♣♦♥♠", "♧♢♡♤") for i, mark in enumerate(marks)
}  # filled and outlined symbols alike

_BY_CODE: Final = {form: CARDS[i] for i, code in enumerate(CODES) for form in (code, code.lower(), code.upper())}


class NotationError(CardError):
    """A text that is not a card: ``text``, the 1-based ``position`` of the trouble and what was ``expected``."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        rest = text[position - 1 :]
        found = repr(rest if len(rest) <= 16 else rest[:15] + "…") if rest else "the end"
        super().__init__(f"cannot read {text!r}: at character {position} expected {expected}, found {found}")
        self.text = text
        self.position = position
        self.expected = expected


_A_CARD: Final = "a card such as Ah, 10h, A♥, ??, 'asso di cuori' or 'ace of hearts'"
_A_SUIT: Final = "a suit (c d h s, or ♣ ♦ ♥ ♠) after the rank"
_A_SUIT_NAME: Final = f"a suit (di {', '.join(SUIT_NAMES['it'])}; of {', '.join(SUIT_NAMES['en'])})"
_LINK: Final = r"\s+(?:(?:di|of)\s+|d['’]\s*)"


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """One card in words, the beginning of one, one card in signs, the beginning of one.

    Compiled only when a text is not plain codes.
    """
    import re

    flags = re.IGNORECASE | re.ASCII  # without ASCII "ſ" would pass for an s
    ranks = "|".join(sorted(_RANK_WORDS, key=len, reverse=True))
    spelled = "|".join(word for word in _RANK_WORDS if len(word) > 1 and word.isalpha())
    suits = "|".join(_SUIT_WORDS)
    signs = f"10|[{RANK_CODES}]"
    marks = "".join(_SUIT_MARKS)
    return (
        re.compile(rf"(?P<rank>{ranks}){_LINK}(?P<suit>{suits})\b", flags),
        re.compile(rf"(?:{ranks}){_LINK}|(?:{spelled})\b(?:\s+(?:di|of)\b)?", flags),
        re.compile(rf"(?P<rank>{signs})(?P<suit>[{marks}])[\ufe0e\ufe0f]?", flags),
        re.compile(signs, flags),
    )


def _scan(text: str, start: int) -> tuple[Card, int]:
    """The card that begins at ``start`` and where it ends."""
    if text.startswith("??", start):
        return UNKNOWN, start + 2
    words, words_begin, signs, signs_begin = _patterns()
    if found := words.match(text, start):
        suit = _SUIT_WORDS[found["suit"].lower()]
    elif begun := words_begin.match(text, start):
        raise NotationError(text, begun.end() + 1, _A_SUIT_NAME)
    elif found := signs.match(text, start):
        suit = _SUIT_MARKS[found["suit"].lower()]
    elif begun := signs_begin.match(text, start):
        raise NotationError(text, begun.end() + 1, _A_SUIT)
    else:
        raise NotationError(text, start + 1, _A_CARD)
    return CARDS[_RANK_WORDS[found["rank"].lower()] * 4 + suit], found.end()


def _skip(text: str, start: int) -> int:
    """Past the spaces and commas from ``start`` on."""
    while start < len(text) and (text[start] in ",;" or text[start].isspace()):
        start += 1
    return start


def parse_card(text: str) -> Card:
    """Read exactly one card.

    >>> parse_card("10h"), parse_card("A♥"), parse_card("donna di picche"), parse_card("??")
    (Card('Th'), Card('Ah'), Card('Qs'), Card('??'))
    >>> parse_card("Ax")
    Traceback (most recent call last):
    mazziere.cards.notation.NotationError: cannot read 'Ax': at character 2 expected a suit (...) ..., found 'x'
    """
    if (card := _BY_CODE.get(text)) is not None:
        return card
    card, end = _scan(text, _skip(text, 0))
    if (end := _skip(text, end)) < len(text):
        raise NotationError(text, end + 1, "nothing after the card")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read any number of cards, with spaces or commas between them or nothing at all.

    >>> parse_cards("AhKd 10c, Q♠ asso di fiori")
    (Card('Ah'), Card('Kd'), Card('Tc'), Card('Qs'), Card('Ac'))
    """
    try:  # plain codes, as hand histories write them
        return tuple([_BY_CODE[text[i : i + 2]] for i in range(0, len(text), 2)])
    except KeyError:
        pass
    cards = []
    at = _skip(text, 0)
    while at < len(text):
        card, at = _scan(text, at)
        cards.append(card)
        at = _skip(text, at)
    return tuple(cards)
