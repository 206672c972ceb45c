"""The meeting in which the highest hand does not win, played at the table (IT-RANK-10c)."""

import pytest

from mazziere.cards import parse_cards
from mazziere.games.italiana import ITALIANA
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Awarded
from mazziere.hand.hand import Hand
from mazziere.hand.view import mask

HEARTS = "Ah Kh Qh Jh Th"


def dealt(*holes: str, stacks: list[int]) -> Hand:
    """A hand with these cards, the dealer's first, just opened for the least and seen by all, nobody changing."""
    places = {f"hole/{seat}": [int(card) for card in parse_cards(cards)] for seat, cards in enumerate(holes)}
    players = len(holes)
    hand = ITALIANA.deal(stacks=stacks, invito=10, button=0, deck=Stacked(16 + 4 * players, places, []))
    hand.act("dai-carte").act("apro", hand.pot)
    while "vedo" in [option.verb for option in hand.legal()]:
        hand.act("vedo")
    for _ in range(players):
        hand.act("servito")
    return hand


def knocked(hand: Hand) -> Hand:
    while not hand.over:
        hand.act("nascondo" if hand.street == "esibizione" else "busso")
    return hand


@pytest.mark.parametrize("cards", [(HEARTS, "Qs Js Ts 9s As"), ("Qs Js Ts 9s As", HEARTS)])
def test_the_minimum_of_spades_takes_the_pot_whoever_shows_first(cards: tuple[str, str]) -> None:
    hand = knocked(dealt(*cards, stacks=[500] * 2))
    spades = cards.index("Qs Js Ts 9s As")
    assert hand.stacks[spades] == 530
    assert hand.state.shown[spades]
    (award,) = [event for event in hand.events if isinstance(event, Awarded)]
    assert "IT-RANK-10c" in award.rule


def test_a_third_straight_flush_changes_nothing() -> None:
    hand = knocked(dealt(HEARTS, "Kd Qd Jd Td 9d", "Js Ts 9s 8s As", stacks=[500] * 3))
    assert hand.stacks == [460, 460, 580]
    assert hand.state.shown[2], "the winner shows, though what it beats comes after it"


def test_nobody_hears_of_a_maximum_of_hearts_that_is_hidden() -> None:
    """The minimum of spades has shown: the maximum is beaten and may hide, and no event tells of it."""
    told = []
    for beaten in (HEARTS, "Kd Qd Jd Td 9s"):
        hand = dealt(beaten, "Qs Js Ts 9s As" if beaten == HEARTS else "Ah Kh Qh Jh Th", stacks=[500] * 2)
        hand = knocked(hand)
        assert hand.state.shown == [False, True]
        told.append([type(mask(event, None)) for event in hand.events])
    assert told[0] == told[1]


def test_each_pot_is_decided_among_those_who_contest_it() -> None:
    """The minimum of spades is all-in: beside the main pot the maximum of hearts wins as ever."""
    hand = dealt(HEARTS, "Kd Qd Jd Td 9d", "Js Ts 9s 8s As", stacks=[500, 500, 40])
    hand.act("punto", 100).act("vedo")
    assert knocked(hand).stacks == [560, 360, 120]
