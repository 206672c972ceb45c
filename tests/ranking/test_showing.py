"""Who wins a pot, and who shows best with fewer than five cards."""

from collections.abc import Callable
from typing import Any

import pytest

from mazziere.cards import parse_cards
from mazziere.ranking import ACE_FIVE_LOW, EIGHT_OR_BETTER, HIGH, ITALIAN, Order, RankingError, italian


def hands(**texts: str) -> dict[str, tuple[int, ...]]:
    return {name: parse_cards(text) for name, text in texts.items()}


def best_showing(showing: Callable[[tuple[int, ...]], Any], **texts: str) -> list[str]:
    shown = {name: showing(cards) for name, cards in hands(**texts).items()}
    return [name for name, each in shown.items() if each == max(shown.values())]


def test_equal_hands_share() -> None:
    board = parse_cards("As Ks Qd Jd Tc")
    dealt = {"A": (*parse_cards("2c 3c"), *board), "B": (*parse_cards("4h 5h"), *board)}
    assert HIGH.winners(dealt) == ["A", "B"]


def test_a_kicker_decides() -> None:
    assert HIGH.winners(hands(A="Ks Kd 9c 9h Qd", B="Kc Kh 9s 9d Ad")) == ["B"]


def test_nobody_wins_the_low_without_an_eight() -> None:
    assert EIGHT_OR_BETTER.winners(hands(A="As 2d 3h 4c 9s", B="8s 8d 3c 2c Ac")) == []
    assert EIGHT_OR_BETTER.winners(hands(A="As 2d 3h 4c 9s", B="8s 7d 6c 5c 4h")) == ["B"]


def test_the_lowest_wins_in_razz() -> None:
    assert ACE_FIVE_LOW.winners(hands(A="8h 5h 4h 2h Ah", B="7c 5d 4c 3d 2c", C="Kc Kd 3h 2d Ac")) == ["B"]
    assert ACE_FIVE_LOW.winners(hands(A="Kc Qd Jh Ts 9c", B="Ac Ad 2h 3s 4c")) == ["A"]


def test_the_minimum_of_spades_takes_every_pot_it_meets_the_maximum_of_hearts_in() -> None:
    order = italian(players=4)
    hearts, spades, other = "Ah Kh Qh Jh Th", "Ts 9s 8s 7s As", "Kd Qd Jd Td 9d"
    assert order.winners(hands(A=hearts, B=spades, C=other)) == ["B"]
    assert order.winners(hands(A=hearts, C=other)) == ["A"]
    assert order.winners(hands(B=spades, C=other)) == ["C"]


@pytest.mark.parametrize(
    ("order", "boards", "first"),
    [
        (HIGH, {"A": "Ks", "B": "Ah", "C": "2c"}, ["B"]),
        (HIGH, {"A": "Ks Qs Js Ts", "B": "2c 2d 3c 4c"}, ["B"]),
        (HIGH, {"A": "9s 9d 3c 3d", "B": "2c 2d 2h 4c", "C": "As Ad Kc Kd"}, ["B"]),
        (HIGH, {"A": "9s 9d Kc", "B": "9h 9c Kd"}, ["A", "B"]),
        (ACE_FIVE_LOW, {"A": "Ks", "B": "Ah", "C": "2c"}, ["B"]),
        (ACE_FIVE_LOW, {"A": "Ks Qd Jc", "B": "Ah Ac 2d"}, ["A"]),
        (ACE_FIVE_LOW, {"A": "7s 5d 3c", "B": "7h 4c 3d", "C": "7c 6d As"}, ["B"]),
        (EIGHT_OR_BETTER, {"A": "8s 5d", "B": "7h 6c"}, ["B"]),
    ],
)
def test_best_showing(order: Order, boards: dict[str, str], first: list[str]) -> None:
    assert best_showing(order.partial, **boards) == first


@pytest.mark.parametrize(
    ("case", "players", "boards", "combos", "first"),
    [
        ("IT-TEL-8/1", 6, {"A": "7d", "B": "Ks", "C": "Kh", "D": "Qd", "E": "9s", "F": "Qs"}, [], "C"),
        ("IT-TEL-8/2", 4, {"A": "9c 9d", "B": "Ac Kd", "C": "8c 8s"}, [], "A"),
        ("IT-TEL-8/3", 4, {"A": "9c 9s", "B": "9h 9d", "C": "Ah Kh"}, [], "B"),
        ("IT-TEL-8/4", 4, {"A": "Kh Qh Jh Th", "B": "7s 7c Ad 9d"}, [], "B"),
        ("IT-TEL-8/5", 4, {"A": "Kh Qh Jh Th", "B": "7s 7c Ad 9d"}, ["9h"], "A"),
        ("IT-TEL-8/6", 4, {"P1": "Kh Qd 9c 8s", "P2": "As Jd 9d 7c"}, ["7h 7d"], "P2"),
    ],
)
def test_first_to_speak_in_telesina(
    case: str, players: int, boards: dict[str, str], combos: list[str], first: str
) -> None:
    turned = [parse_cards(combo) for combo in combos]
    assert best_showing(lambda up: italian(players).showing(up, turned), **boards) == [first]


def test_five_showing_cards_compare_as_hands_do() -> None:
    order = ITALIAN[7]
    ascending = [
        "Ah Kh Qh Jh 9d",
        "7s 7c 8s 9s Ts",
        "8s 8c 7s 7c 9s",
        "7s 7c 7d 8s 9s",
        "Ts 9s 8s 7c As",
        "Ah Kd Qh Jh Th",
        "7s 7c 7d 8s 8c",
        "As Ks Js 9s 8s",
        "Kh Qh Th 9h 8h",
        "7h 7d 7c 7s 8s",
        "Ts 9s 8s 7s As",
    ]
    assert sorted(ascending, key=lambda text: order.partial(parse_cards(text))) == ascending
    assert sorted(ascending, key=lambda text: order.strength(parse_cards(text))) == ascending


def test_of_two_straight_flushes_showing_the_suit_counts_first() -> None:
    up, rows = parse_cards("Jh 8h Ks Qs"), [parse_cards("Th 9h 7h"), parse_cards("Js Ts 9s")]
    assert ITALIAN[7].showing(up, rows) == ITALIAN[7].partial(parse_cards("Jh Th 9h 8h 7h"))


@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_italian_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(RankingError, match="expected 2 to 6"):
        italian(players)
