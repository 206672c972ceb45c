"""Scalar strengths against orders written again from the rules."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_orders import best, best_omaha, eight_key, high_key, italian_key, low_key

from mazziere.cards import UNKNOWN, parse_cards
from mazziere.ranking import ACE_FIVE_LOW, EIGHT_OR_BETTER, HIGH, ITALIAN, Order, RankingError

KEYS: dict[Order, Any] = {HIGH: high_key, ACE_FIVE_LOW: low_key, EIGHT_OR_BETTER: eight_key}
orders = pytest.mark.parametrize("order", KEYS, ids=lambda order: order.name)


def cards(size: int, first: int = 0) -> st.SearchStrategy[list[int]]:
    return st.permutations(range(first, 52)).map(lambda deck: deck[:size])


def sign(one: Any, other: Any) -> int:
    return int(one > other) - int(one < other)


@orders
@settings(max_examples=300, deadline=None)
@given(hands=st.integers(5, 7).flatmap(lambda size: st.tuples(cards(size), cards(size))))
def test_two_hands_compare_as_the_rules_say(order: Order, hands: tuple[list[int], list[int]]) -> None:
    one, other = hands
    key = KEYS[order]
    assert sign(order.strength(one), order.strength(other)) == sign(best(key, one), best(key, other))


@orders
@settings(max_examples=15, deadline=None)
@given(hand=st.sampled_from([8, 9, 10, 11]).flatmap(cards))
def test_more_than_seven_cards_are_worth_their_best_five(order: Order, hand: list[int]) -> None:
    five = max(combinations(hand, 5), key=KEYS[order])
    assert order.strength(hand) == order.strength(five)


@orders
@settings(max_examples=60, deadline=None)
@given(deals=st.sampled_from([4, 5, 6]).flatmap(lambda hole: st.tuples(cards(hole + 5), cards(hole + 5))))
def test_omaha_plays_exactly_two_of_the_hand(order: Order, deals: tuple[list[int], list[int]]) -> None:
    (one, other), key = deals, KEYS[order]
    naive = [best_omaha(key, deal[5:], deal[:5]) for deal in (one, other)]
    assert sign(order.omaha(one[5:], one[:5]), order.omaha(other[5:], other[:5])) == sign(*naive)


@pytest.mark.parametrize("lowest", ITALIAN)
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_italian_hands_compare_as_the_rules_say(lowest: int, data: st.DataObject) -> None:
    one, other = data.draw(cards(5, (lowest - 2) * 4)), data.draw(cards(5, (lowest - 2) * 4))
    order = ITALIAN[lowest]
    assert sign(order.strength(one), order.strength(other)) == sign(
        italian_key(one, lowest), italian_key(other, lowest)
    )


@settings(max_examples=30, deadline=None)
@given(hand=st.integers(6, 9).flatmap(lambda size: cards(size, 20)))
def test_italian_best_of_more_cards(hand: list[int]) -> None:
    def counted(five: Sequence[int]) -> tuple[Any, ...]:
        category, *rest = italian_key(five, 7)
        return (category, *(reversed(rest) if category.startswith("8") else rest))  # IT-RANK-10b: suit, then value

    five = max(combinations(hand, 5), key=counted)
    assert ITALIAN[7].strength(hand) == ITALIAN[7].strength(five)


@pytest.mark.parametrize(
    ("order", "weakest", "best_of_all", "strengths"),
    [
        (HIGH, "7c 5d 4c 3c 2c", "As Ks Qs Js Ts", (1, 7462)),
        (ACE_FIVE_LOW, "Ks Kh Kd Kc Qs", "5c 4d 3h 2s Ac", (1, 6175)),
        (EIGHT_OR_BETTER, "8c 7d 6h 5s 4c", "5c 4d 3h 2s Ac", (1, 56)),
    ],
    ids=["high", "low", "eight"],
)
def test_first_and_last(order: Order, weakest: str, best_of_all: str, strengths: tuple[int, int]) -> None:
    assert (order.strength(parse_cards(weakest)), order.strength(parse_cards(best_of_all))) == strengths


@orders
def test_a_card_object_is_a_card(order: Order) -> None:
    hand = parse_cards("8h 7c 3d 2s Ac 4d 5d")
    assert order.strength(hand) == order.strength([int(card) for card in hand])


@pytest.mark.parametrize("order", [*KEYS, ITALIAN[5]], ids=lambda order: order.name)
def test_what_cannot_be_ranked_is_refused(order: Order) -> None:
    with pytest.raises(RankingError, match=r"unknown card \(\?\?\)"):
        order.strength([*parse_cards("Ah Kh Qh Jh"), UNKNOWN])
    with pytest.raises(RankingError, match="unknown card"):
        order.strength([UNKNOWN, *parse_cards("Ah Kh Qh Jh 9d 8d")])
    with pytest.raises(RankingError, match="too few"):
        order.strength(parse_cards("Ah Kh Qh Jh"))
    with pytest.raises(RankingError, match="99 is not a card"):
        order.strength([*parse_cards("Ah Kh Qh Jh"), 99])


@pytest.mark.parametrize("order", [*KEYS, ITALIAN[5]], ids=lambda order: order.name)
def test_unknown_cards_show_nothing_and_play_no_omaha(order: Order) -> None:
    hole, board = parse_cards("Ah Kh Qh Jh"), parse_cards("Ad Kd Qd Jd Td")
    with pytest.raises(RankingError, match="unknown card"):
        order.partial([50, UNKNOWN])
    with pytest.raises(RankingError, match="unknown card"):
        order.omaha([*hole, UNKNOWN], board)
    with pytest.raises(RankingError, match="unknown card"):
        order.omaha(hole, [*board[:4], UNKNOWN])
    with pytest.raises(RankingError, match=r"2 cards are too few .* expected 3 or more"):
        order.omaha(hole, board[:2])


def test_a_card_of_another_deck_is_refused() -> None:
    for hand in ("Ah Kh Qh Jh 6h", "Ah Kh Qh Jh Th 6h"):
        with pytest.raises(RankingError, match="6♥ is not in the deck of 4 players: expected 7 to ace"):
            ITALIAN[7].strength(parse_cards(hand))


def test_one_board_serves_many_holes() -> None:
    board = parse_cards("4h 5c 8d 9s Td")
    holes = [parse_cards(hole) for hole in ("As Ac 2d 3d", "Ks Kc Qd Qh", "7h 6h 2c 2s")]
    for order in KEYS:
        prepared = order.omaha_board(board)
        assert [prepared(hole) for hole in holes] == [order.omaha(hole, board) for hole in holes]
