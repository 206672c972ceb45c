"""Who may open, in each of the five packs, and what the minimum does from hand to hand."""

from itertools import combinations

import pytest

from mazziere.games.italiana import ITALIANA, Partita
from mazziere.games.italiana.openers import KINGS, QUEENS, opens
from mazziere.ranking import italian
from mazziere.ranking.italian import Italian


def no_ace_four(ranks: list[int]) -> bool:
    """Four ranks one after the other, none of them an ace."""
    return ranks[-1] != 14 and ranks == list(range(ranks[0], ranks[0] + 4))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_draw_open_at_both_ends_opens_in_every_pack_and_no_other_does(players: int) -> None:
    order = italian(players)
    for run in combinations(range(order.lowest, 15), 4):
        for suit in range(4):
            four = [(rank - 2) * 4 + suit for rank in run]
            other = next(rank for rank in range(order.lowest, 15) if rank not in run)
            five = [*four, (other - 2) * 4 + (suit + 1) % 4]
            assert opens(five, KINGS, order) == (no_ace_four(list(run)) or is_straight(sorted([*run, other]), order))


def is_straight(ranks: list[int], order: Italian) -> bool:
    """Five ranks one after the other, the ace also below the lowest."""
    low = [order.lowest + step for step in range(4)]
    return ranks == list(range(ranks[0], ranks[0] + 5)) or ranks == [*low, 14]


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
