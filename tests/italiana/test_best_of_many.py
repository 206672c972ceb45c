"""The five cards that count out of more, against every five of them laid side by side."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cards import parse_cards, pretty
from mazziere.ranking import ITALIAN, italian
from mazziere.ranking.italian import FIRST_STRAIGHT_FLUSH, Italian, of_most_suit
from properties.tables import proof

Cards = list[int]


@st.composite
def held(draw: st.DrawFn, least: int, most: int) -> tuple[Italian, Cards]:
    """A deck, and so many cards of it: often of few suits or few ranks, where good hands are."""
    order = ITALIAN[draw(st.integers(5, 9))]
    deck = range((order.lowest - 2) * 4, 52)
    suits = draw(st.sampled_from(((0, 1, 2, 3), (2, 3), (0, 3), (1,))))
    ranks = draw(st.sets(st.integers(order.lowest, 14), min_size=4))
    likely = [card for card in deck if card & 3 in suits or (card >> 2) + 2 in ranks]
    return order, draw(st.lists(st.sampled_from(likely), min_size=least, max_size=most, unique=True))


def best(order: Italian, cards: Cards) -> int:
    """The same by trying: the highest, but of straight flushes the better suit (IT-RANK-10b)."""
    strengths = [order.strength(five) for five in combinations(cards, 5)]
    flushes = [strength for strength in strengths if strength >= FIRST_STRAIGHT_FLUSH]
    return max(flushes, key=of_most_suit) if flushes else max(strengths)


@given(held(6, 9))
@proof(400)
def test_the_best_five_of_many_are_found(drawn: tuple[Italian, Cards]) -> None:
    order, cards = drawn
    assert order.strength(cards) == best(order, cards)
    assert order.strength(order.counted(cards)) == order.strength(cards)


@given(held(5, 5), st.data())
@proof(100)
def test_a_row_of_vele_is_used_as_far_as_it_helps(drawn: tuple[Italian, Cards], data: st.DataObject) -> None:
    order, own = drawn
    rest = [card for card in range((order.lowest - 2) * 4, 52) if card not in own]
    rows = data.draw(st.lists(st.lists(st.sampled_from(rest), min_size=1, max_size=4, unique=True), max_size=3))
    each = [best(order, [*own, *row]) for row in rows] or [order.strength(own)]
    flushes = [strength for strength in each if strength >= FIRST_STRAIGHT_FLUSH]
    assert order.vele(own, rows) == (max(flushes, key=of_most_suit) if flushes else max(each))
    assert order.strength(order.explain_vele(own, rows).best) == order.vele(own, rows)


@pytest.mark.parametrize(
    ("cards", "counted"),
    [
        ("9h 9d 9c 8h 8d 8c Ah As", "9♥ 9♦ 9♣ A♥ A♠"),
        ("Kh Kd Qs Qc Jd Jh 9c", "K♥ K♦ Q♣ Q♠ J♥"),
        ("Kh Kd Kc Ks Qs Qh", "K♥ K♦ K♣ K♠ Q♥"),
        ("Ts Th 9d 8c 7h Ac Ah", "10♥ 9♦ 8♣ 7♥ A♥"),
        ("Ah Kh Qh 9h 8h 7s 7d 7c 7h", "7♥ 7♦ 7♣ 7♠ A♥"),
        ("Ks Qs Js Ts 9s Jh Th 9h 8h 7h", "J♥ 10♥ 9♥ 8♥ 7♥"),
    ],
)
def test_what_a_player_counts(cards: str, counted: str) -> None:
    assert pretty(italian(players=4).counted(parse_cards(cards))) == counted
