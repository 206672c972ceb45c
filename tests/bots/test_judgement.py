"""What a player would say of single decisions: the best hand is bet, hopeless ones are given up, openers open."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mazziere.bots import STYLES, Decision, PokerBot
from mazziere.bots.draw import changed
from mazziere.bots.duel import tell
from mazziere.cards import parse_cards, pretty
from mazziere.games import game
from mazziere.hand.deck import Stacked
from mazziere.hand.hand import Hand


def says(style: str, hand: Hand, seat: int, times: int = 12) -> Counter[str]:
    """What bots of a style say in a spot."""
    said: Counter[str] = Counter()
    for seed in range(times):
        bot = PokerBot(style, seed=seed)
        tell(hand, [bot], 0)
        said[bot.act(hand.view(seat), hand.legal(seat)).verb] += 1
    return said


def river(own: str, board: str, **setup: Any) -> Hand:
    return game("holdem").deal(
        [1000] * 2, blinds=(5, 10), hole={0: own}, board=board, street="river", pot=100, button=1, **setup
    )


@pytest.mark.parametrize("style", STYLES)
def test_nobody_folds_the_best_hand(style: str) -> None:
    hand = river("Ah Kh", "Qh Jh Th 2c 3d").check().bet(100)
    said = says(style, hand, 0)
    assert "fold" not in said


def test_a_regular_raises_the_best_hand_and_gives_up_nothing_to_a_big_bet() -> None:
    assert says("regular", river("Ah Kh", "Qh Jh Th 2c 3d").check().bet(100), 0)["raise"] >= 9
    assert says("regular", river("7d 2c", "Ah Kd Qh Js 9c").check().bet(400), 0)["fold"] >= 11


def test_styles_differ_where_they_should() -> None:
    """A middling hand facing a bet of the pot: the station pays, the rock does not."""
    hand = river("8d 8c", "Ah Kd 5h 3s 2c").check().bet(100)
    assert says("station", hand, 0)["fold"] == 0
    assert says("rock", hand, 0)["fold"] >= 10


def test_a_maniac_bets_more_than_a_rock() -> None:
    hand = river("Td 9c", "Ah Kd 5h 3s 2c")
    assert says("maniac", hand, 0)["bet"] > says("rock", hand, 0)["bet"]


def test_position_and_price_count_before_the_flop() -> None:
    hand = game("holdem").deal([1000] * 2, blinds=(5, 10), hole={0: "7s 2d"}, button=1).raise_to(500)
    assert says("regular", hand, 0)["fold"] >= 11
    hand = game("holdem").deal([1000] * 2, blinds=(5, 10), hole={0: "Ah Ad"}, button=1).raise_to(500)
    assert says("regular", hand, 0)["fold"] == 0


def test_razz_likes_low_cards_and_stud_a_pair() -> None:
    def third(key: str, own: str) -> Hand:
        under, up = parse_cards(own)[:2], parse_cards(own)[2:]
        deck = Stacked(52, {"hole/0": under, "up/0": up, "up/1": parse_cards("7c")}, [])
        return game(key).deal([5000] * 2, ante=10, bring_in=25, small_bet=100, big_bet=200, deck=deck)

    low, high = third("razz", "Ah 2d 3s").bring_in(), third("razz", "Kh Kd Qs")
    assert says("regular", low, 0)["complete"] >= 10
    assert says("rock", high, 0)["complete"] == 0
    kings, rags = third("stud7", "Kh Kd Ks").bring_in(), third("stud7", "2h 9d Ts").bring_in()
    assert says("regular", kings, 0)["complete"] >= 10
    assert says("rock", rags, 0)["complete"] == 0


@pytest.mark.parametrize(
    ("own", "away"),
    [
        ("Kh Kd 9s 5c 2d", "9♠ 5♣ 2♦"),
        ("Kh Kd 9s 9c 2d", "2♦"),
        ("Kh Kd Ks 9c 2d", "9♣ 2♦"),
        ("Kh 9h 7h 2h 2d", "K♥ 9♥ 7♥"),
        ("Kh 9h 7h 2h 3d", "3♦"),
        ("8h 9c Td Js 2d", "2♦"),
        ("8h 9c Td Js Qd", ""),
        ("Kh Kd Ks 9c 9d", ""),
        ("Kh 9h 7h 3h 2h", ""),
        ("Ah 2c 3d 4s 5d", ""),
    ],
)
def test_what_is_changed(own: str, away: str) -> None:
    assert pretty(changed(parse_cards(own))) == away


def italiana(own: str) -> Hand:
    cards = [int(card) for card in parse_cards(own)]
    rest = [card for card in game("italiana").for_players(4).pack if card not in cards]
    hand = game("italiana").deal([1000] * 4, invito=10, deck=Stacked(32, {"hole/0": cards}, rest), button=3)
    return hand.act("dai-carte")


def test_italian_poker_is_opened_with_openers_only() -> None:
    assert says("regular", italiana("Kh Kd As Ac 8d"), 0)["apro"] >= 8
    assert set(says("maniac", italiana("7h 8d Qs Kc Td"), 0)) <= {"busso", "passo"}


def test_blind_openings_are_for_those_who_like_them() -> None:
    hand = game("italiana").deal([1000] * 4, invito=10, button=3)
    assert set(says("rock", hand, 0)) == {"dai-carte"}
    assert says("maniac", hand, 0, 40)["buio"] > 10


def test_the_dealer_chooses_vele_by_style() -> None:
    chosen = {}
    for style in STYLES:
        hand = game("telesina").deal([1000] * 3, invito=10, button=0, options={"vele": "libera"})
        bot = PokerBot(style, seed=1)
        chosen[style] = bot.act(hand.view(0), hand.legal(0))
    assert chosen["regular"] == Decision("croce")
    assert len(set(chosen.values())) == 4
