"""Who may open: counted over every hand of the five packs, and what the minimum does from hand to hand."""

from itertools import combinations

import pytest

from mazziere.games.italiana import ITALIANA, Partita
from mazziere.games.italiana.openers import JACKS, KINGS, LEVELS, QUEENS, opens
from mazziere.ranking import italian

COUNTS = {
    2: {JACKS: 31800, QUEENS: 27984, KINGS: 24168},
    3: {JACKS: 58008, QUEENS: 50364, KINGS: 42708},
    4: {JACKS: 95812, QUEENS: 82408, KINGS: 68992},
    5: {JACKS: 147420, QUEENS: 125952, KINGS: 104472},
    6: {JACKS: 215076, QUEENS: 182856, KINGS: 150624},
}
"""Hands that may open, by players and minimum (the catalogue's case IT-OPEN-5/6)."""


@pytest.mark.parametrize(("players", "level"), [(n, level) for n in (2, 3, 4) for level in LEVELS] + [(5, KINGS)])
def test_as_many_hands_open_as_there_are(players: int, level: int) -> None:
    game, order = ITALIANA.for_players(players), italian(players)
    found = sum(opens(five, level, order) for five in combinations(game.pack, 5))
    assert found == COUNTS[players][level]


@pytest.mark.parametrize(("players", "cards"), [(2, 24), (3, 28), (4, 32), (5, 36), (6, 40)])
def test_the_pack_is_that_of_the_players(players: int, cards: int) -> None:
    hand = ITALIANA.deal(stacks=[100] * players, invito=1)
    assert len(hand.variant.pack) == hand.state.start.pack == cards


def test_who_sits_out_is_not_counted() -> None:
    hand = ITALIANA.deal(stacks=[100] * 4, invito=1, options={"sitting_out": [2]}).act("dai-carte")
    assert len(hand.variant.pack) == 28
    assert len(hand.state.zones["stub"]) == 28 - 15
    assert hand.own_cards(2) == []
    assert hand.view().seats[2].status == "out"


def unopened(partita: Partita) -> None:
    """A hand in which everybody hands on the word."""
    hand = partita.deal()
    while not hand.over:
        verbs = [option.verb for option in hand.legal()]
        hand.act("dai-carte" if "dai-carte" in verbs else "busso")
    partita.settle(hand)


def test_the_minimum_rises_to_kings_and_stays_until_the_pot_is_won() -> None:
    partita = Partita(["A", "B", "C"], [500] * 3, {"invito": 5})
    levels = []
    for _ in range(4):
        unopened(partita)
        levels.append(partita.carry.facts["openers"])
    assert levels == [QUEENS, KINGS, KINGS, KINGS]
    assert partita.carry.pot == 60
    hand = partita.deal()
    hand.act("passo").act("passo")
    assert hand.carry.pot == 0
    assert hand.carry.facts == {}
