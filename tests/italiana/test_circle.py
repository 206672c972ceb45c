"""The full circle of straight flushes, which a house may play: any minimum beats any maximum."""

import pytest

from mazziere.cards import parse_cards
from mazziere.games.italiana.game import ITALIANA
from mazziere.ranking.italian import italian, winning
from mazziere.rules.rulebook import Rulebook, house, rulebook

MAXIMUM = {"hearts": "Th Jh Qh Kh Ah", "clubs": "Tc Jc Qc Kc Ac"}
MINIMUM = {"spades": "As 7s 8s 9s Ts", "diamonds": "Ad 7d 8d 9d Td"}
MEDIUM = "8c 9c Tc Jc Qc"

CIRCLE = house(
    """
name = "circolo"
extends = "italiana"
[policies]
straight_flushes = "circle"
"""
)


def strengths(*hands: str) -> list[int]:
    return [italian(4).strength(parse_cards(hand)) for hand in hands]


@pytest.mark.parametrize("minimum", MINIMUM.values())
@pytest.mark.parametrize("maximum", MAXIMUM.values())
def test_any_minimum_beats_any_maximum(minimum: str, maximum: str) -> None:
    low, high = strengths(minimum, maximum)
    assert winning([high, low], circle=True) == low


def test_the_maximum_beats_the_medium_and_the_medium_the_minimum() -> None:
    low, middle, high = strengths(MINIMUM["diamonds"], MEDIUM, MAXIMUM["hearts"])
    assert winning([middle, high], circle=True) == high
    assert winning([low, middle], circle=True) == middle


def test_without_the_circle_only_spades_beat_only_hearts() -> None:
    spades, diamonds, hearts, clubs = strengths(*MINIMUM.values(), *MAXIMUM.values())
    assert winning([spades, hearts]) == spades
    assert winning([diamonds, hearts]) == hearts
    assert winning([spades, clubs]) == clubs


@pytest.mark.parametrize(("book", "winner"), [(rulebook("italiana"), 0), (CIRCLE, 1)])
def test_a_pot_is_paid_as_the_house_plays(book: Rulebook, winner: int) -> None:
    hand = ITALIANA.deal(
        stacks=[1000] * 4, invito=10, rulebook=book, hole={0: MAXIMUM["hearts"], 1: MINIMUM["diamonds"]}
    )
    law_values = {0: italian(4).strength(parse_cards(MAXIMUM["hearts"])), 1: strengths(MINIMUM["diamonds"])[0]}
    assert hand.variant.best(law_values, "high", hand.law) == [winner]
