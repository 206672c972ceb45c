"""Scores and third cards: the drawing table leaves nobody a choice (PB-5.6, PB-5.7, PB-14a to PB-14c)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

PUNTO, BANCO = SIDES = ("punto", "banco")
NATURAL: Final = (8, 9)
STOOD: Final = 10
"""Punto's third card when it took none: the last column of the table."""

_TABLE: Final = ("TTTTTTTTRTT", "RRTTTTTTRRT", "RRRRTTTTRRT", "RRRRRRTTRRR")
"""Banco's rows from 3 to 6 by Punto's third card, 0 to 9 and none; T draws and R stands."""

BANCO_DRAWS: Final = tuple(
    [
        tuple([score < 3 or (score < 7 and _TABLE[score - 3][third] == "T") for third in range(11)])
        for score in range(10)
    ]
)
"""Whether Banco draws, by its score and Punto's third card; 6 draws against 6 and 7, as the table has it."""


def value(card: int) -> int:
    """What a card counts: its number, the ace one, tens and court cards nothing.

    >>> from mazziere.cards import parse_cards
    >>> [value(card) for card in parse_cards("As 2c 9d Th Kh")]
    [1, 2, 9, 0, 0]
    """
    rank = card // 4 + 2
    return 1 if rank == 14 else rank if rank < 10 else 0


def score(cards: Iterable[int]) -> int:
    """The last digit of the sum."""
    return sum([value(card) for card in cards]) % 10


def punto_draws(punto: int) -> bool:
    """Punto draws on 0 to 5 (PB-14a)."""
    return punto <= 5


def side_of(number: int) -> str:
    """Whose the first four cards are, in the order they leave the shoe (PB-5.3)."""
    return SIDES[number % 2]


def rightful(cards: Sequence[int]) -> tuple[str, ...]:
    """Whose each card is, by the rule alone, from the cards in the order they left the shoe; the rest are nobody's.

    >>> from mazziere.cards import parse_cards
    >>> rightful(parse_cards("Th Td 2c 6s 3h Kd"))
    ('punto', 'banco', 'punto', 'banco', 'punto')
    """
    owners = [side_of(number) for number in range(min(len(cards), 4))]
    if len(cards) < 5:
        return tuple(owners)
    punto, banco = score(cards[0:4:2]), score(cards[1:4:2])
    if punto in NATURAL or banco in NATURAL:
        return tuple(owners)
    third = STOOD
    if punto_draws(punto):
        owners.append(PUNTO)
        third = value(cards[4])
    if BANCO_DRAWS[banco][third] and len(cards) > len(owners):
        owners.append(BANCO)
    return tuple(owners)
