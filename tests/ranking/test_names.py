"""What hands are called."""

import pytest

from mazziere.cards import codes, parse_cards
from mazziere.ranking import ACE_FIVE_LOW, EIGHT_OR_BETTER, HIGH, Order, italian

FOUR = italian(players=4)


@pytest.mark.parametrize(
    ("order", "cards", "category", "best", "it", "en"),
    [
        (HIGH, "9c Ah 7d Kd 4s 2c 3h", "high card", "AhKd9c7d4s", "Carta alta asso, kicker re, nove, sette e quattro",
         "High card ace, king, nine, seven and four kickers"),
        (HIGH, "6c 6d Kh Ts 2c", "one pair", "6d6cKhTs2c", "Coppia di sei, kicker re, dieci e due",
         "Pair of sixes, king, ten and two kickers"),
        (HIGH, "9d Kc As 9h Kd 2c 3c", "two pair", "KdKc9h9dAs", "Doppia coppia, re e nove, kicker asso",
         "Two pair, kings and nines, ace kicker"),
        (HIGH, "8h 8d 8c 9s Tc", "three of a kind", "8h8d8cTc9s", "Tris di otto, kicker dieci e nove",
         "Three of a kind, eights, ten and nine kickers"),
        (HIGH, "5d 4s 3d 2d Ac 9c 9d", "straight", "5d4s3d2dAc", "Scala al cinque", "Straight, five high"),
        (HIGH, "8d 7s 6d 5d 4c", "straight", "8d7s6d5d4c", "Scala all'otto", "Straight, eight high"),
        (HIGH, "Qd Js Td 9d 8c", "straight", "QdJsTd9d8c", "Scala alla donna", "Straight, queen high"),
        (HIGH, "Kh Jh 9h 8h 2h Ks", "flush", "KhJh9h8h2h", "Colore di cuori al re, kicker fante, nove, otto e due",
         "Flush of hearts, king high, jack, nine, eight and two kickers"),
        (HIGH, "Kd Kc Ks 2c 2d 2h As", "full house", "KsKdKc2h2d", "Full di re con coppia di due",
         "Full house, kings full of twos"),
        (HIGH, "As Ac Ad Ah 6h 6c", "four of a kind", "AsAhAdAc6h", "Poker di assi, kicker sei",
         "Four of a kind, aces, six kicker"),
        (HIGH, "9c 8c 7c 6c 5c", "straight flush", "9c8c7c6c5c", "Scala colore di fiori al nove",
         "Straight flush of clubs, nine high"),
        (HIGH, "Ah Kh Qh Jh Th 2c", "straight flush", "AhKhQhJhTh", "Scala reale di cuori", "Royal flush of hearts"),
        (ACE_FIVE_LOW, "8h 5h 4h 2h Ah Ks Kd", "8-5-4-2-A", "8h5h4h2hAh", "Low 8-5-4-2-A", "8-5-4-2-A low"),
        (ACE_FIVE_LOW, "3h 3c Ks Kd Kc Kh Qs", "K-K-Q-3-3", "KsKh3h3cQs", "Doppia coppia, re e tre, kicker donna",
         "Two pair, kings and threes, queen kicker"),
        (EIGHT_OR_BETTER, "As 2d 4h 5c 8s Kd Kc", "8-5-4-2-A", "8s5c4h2dAs", "Low 8-5-4-2-A", "8-5-4-2-A low"),
        (EIGHT_OR_BETTER, "As 2d 4h 5c 9s Kd Kc", "none", "", "Nessun low", "No low"),
        (FOUR, "Td 9d 8s 7c Ah", "scala", "Td9d8s7cAh", "Scala minima al dieci", "Minimum straight, ten high"),
        (FOUR, "Kc Qh Js Td 9h", "scala", "KcQhJsTd9h", "Scala media al re", "Medium straight, king high"),
        (FOUR, "As Kd Qc Jh Td", "scala", "AsKdQcJhTd", "Scala massima all'asso", "Maximum straight, ace high"),
        (FOUR, "Ts 9s 8s 7s As", "scala reale", "Ts9s8s7sAs", "Scala reale minima di picche al dieci",
         "Minimum straight flush of spades, ten high"),
        (FOUR, "Ah Kh Qh Jh Th", "scala reale", "AhKhQhJhTh", "Scala reale massima di cuori",
         "Maximum straight flush of hearts"),
        (FOUR, "Qc Qs 9d 9c 8h", "doppia coppia", "QcQs9d9c8h", "Doppia coppia, donne e nove, kicker otto",
         "Two pair, queens and nines, eight kicker"),
        (FOUR, "8s Jh Jc Js Ad", "tris", "JhJcJsAd8s", "Tris di fanti, kicker asso e otto",
         "Three of a kind, jacks, ace and eight kickers"),
    ],
)  # fmt: skip
def test_a_hand_is_told(order: Order, cards: str, category: str, best: str, it: str, en: str) -> None:
    told = order.explain(parse_cards(cards))
    assert (told.category, codes(told.best), told.name("it"), told.name("en")) == (category, best, it, en)


def test_omaha_tells_the_hand_that_plays() -> None:
    hole, board = parse_cards("As Ah Ad Ac"), parse_cards("Kh Kd Kc Ks 2d")
    assert codes(HIGH.explain_omaha(hole, board).best) == "KsKhKdAsAh"
    assert HIGH.explain_omaha(hole, board).name("it") == "Full di re con coppia di assi"


def test_only_two_languages() -> None:
    with pytest.raises(ValueError, match="expected one of it, en"):
        HIGH.explain(parse_cards("Ah Kh Qh Jh Th")).name("fr")
