"""Equity against figures everybody knows, and the quick judges against the engine's own."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from mazziere.bots.telesina import reading
from mazziere.cards import parse_cards, pretty
from mazziere.games import GAMES
from mazziere.odds.equity import equity, outs, share
from mazziere.odds.equity_holdem import holdem_judge
from mazziere.odds.equity_omaha import OmahaJudges
from mazziere.odds.equity_ranges import Deals, Partial, on_boards, slices
from mazziere.ranking.italian import FLUSHES, POKERS, italian
from mazziere.ranking.italian_suits import CODE_BITS

HOLDEM = GAMES["holdem"]


@pytest.mark.parametrize(
    ("own", "rival", "known"),
    [("Ah Ad", "Ks Kc", 0.82), ("Ah Kh", "Qs Qd", 0.46), ("Jh Th", "2s 2d", 0.54), ("Ah Kd", "Ac Ks", 0.5)],
)
def test_famous_meetings_before_the_flop(own: str, rival: str, known: float) -> None:
    assert equity(HOLDEM, parse_cards(own), [parse_cards(rival)], seed=1) == pytest.approx(known, abs=0.03)


def test_a_flush_draw_on_the_turn_is_counted_exactly() -> None:
    own, rival, board = map(parse_cards, ("Ah Kh", "Qs Qd", "9h 7h 2c 3s"))
    assert equity(HOLDEM, own, [rival], board) == pytest.approx((9 + 6) / 44)
    assert len(outs(HOLDEM, own, [rival], board)) == 15


def test_who_is_ahead_has_no_outs() -> None:
    own, rival, board = map(parse_cards, ("Qs Qd", "Ah Kh", "9h 7h 2c 3s"))
    assert outs(HOLDEM, own, [rival], board) == ()


def test_shares_of_three_hands_make_one_pot() -> None:
    hands = [parse_cards(text) for text in ("Ah Kh 2d 3c", "Qs Qd Js Jd", "As Ks 4c 5c")]
    board = parse_cards("2h 7s 8d 9c")
    for key in ("omaha4", "omaha4-hilo"):
        parts = [equity(GAMES[key], hand, [each for each in hands if each is not hand], board) for hand in hands]
        assert sum(parts) == pytest.approx(1)


def test_the_low_takes_half_in_stud_hi_lo_and_all_of_it_in_razz() -> None:
    high, low = parse_cards("Kh Kd Ks Kc Qh Qd Qs"), parse_cards("Ah 2d 3s 4c 6h 9c Td")
    assert equity(GAMES["stud7-hilo"], high, [low]) == 0.5
    assert equity(GAMES["razz"], high, [low]) == 0


@pytest.mark.parametrize(("key", "size"), [("omaha4", 4), ("omaha5-hilo", 5), ("omaha6-hilo", 6)])
def test_the_quick_judge_of_omaha_agrees_with_the_game(key: str, size: int) -> None:
    variant, dice = GAMES[key], Random(key)
    hilo = variant.low is not None
    for _ in range(300):
        cards = dice.sample(range(52), size + 5)
        board, hole = cards[:5], tuple(cards[5:])
        for laid in (3, 4, 5):
            judges = OmahaJudges(board[:laid], low=hilo)
            low = variant.strength(hole, board[:laid], "low") if hilo else 0
            assert judges.now(hole) == (variant.strength(hole, board[:laid]), low)
            whole = variant.strength(hole, board), variant.strength(hole, board, "low") if hilo else 0
            if laid < 5:
                assert judges.on(board[laid:])(hole) == whole


def test_the_quick_judge_of_holdem_agrees_with_the_game() -> None:
    dice = Random("holdem")
    for _ in range(500):
        cards = dice.sample(range(52), 7)
        for laid in (3, 4, 5):
            board = cards[:laid]
            assert holdem_judge(board)(cards[5:]) == (HOLDEM.strength(cards[5:], board), 0)


def test_the_quick_reading_of_italian_hands_agrees_with_their_order() -> None:
    """Suits aside, which only the real order compares: two flushes are told apart by them first."""
    order, dice = italian(4), Random(7)
    hands = [dice.sample(range(20, 52), 5) for _ in range(400)]
    for one, other in product(hands[:200], hands[200:]):
        strong, weak = order.strength(one) >> CODE_BITS, order.strength(other) >> CODE_BITS
        if min(strong, weak) >= FLUSHES and max(strong, weak) < POKERS:
            continue
        if strong != weak:
            mine, theirs = reading(one, 5), reading(other, 5)
            assert mine == theirs or (mine > theirs) == (strong > weak), (pretty(one), pretty(other))


def test_shares_from_a_range_come_near_the_exact_ones() -> None:
    own, board = parse_cards("Ah Kh"), parse_cards("Qh 7h 2c")
    rivals = [parse_cards("Qs Qd"), parse_cards("7s 6s")]
    unseen = [card for card in range(52) if card not in {*own, *board}]
    lots = slices(unseen, 2, 1500, Random(1))
    found = on_boards(lambda lot: holdem_judge((*board, *lot)), own, rivals, lots, 1200)
    exact = [equity(HOLDEM, own, [rival], board) for rival in rivals]
    assert found == pytest.approx(exact, abs=0.04)


def test_no_card_is_dealt_twice_to_hands_that_are_completed() -> None:
    seen: list[tuple[int, ...]] = []

    def judge(cards: tuple[int, ...]) -> tuple[int, int]:
        seen.append(tuple(cards))
        return len(set(cards)), 0

    unseen = tuple(range(7, 52))
    hands = [Partial((7, 8, 9), 4, (10,)), Partial((20, 21, 22), 4)]
    deals = Deals(judge, Partial((0, 1, 2), 4), unseen, 4, 6, Random(2))  # type: ignore[arg-type]
    deals.against(hands, 4)
    assert all(len(cards) == len(set(cards)) == 7 for cards in seen)
    assert all(10 not in cards for cards in seen if 7 in cards[:3])


def test_slices_use_every_card_evenly() -> None:
    cards = [card for hand in slices(range(12), 3, 8, Random(3)) for card in hand]
    assert sorted(cards) == sorted([*range(12)] * 2)


def test_a_split_pot_is_shared() -> None:
    assert share(lambda hole: (5, 0), (1,), [(2,), (3,)]) == pytest.approx(1 / 3)
