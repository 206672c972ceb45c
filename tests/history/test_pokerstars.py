"""PokerStars-style text: written as tools expect it, and read from what a site would have written."""

from datetime import UTC, datetime, time
from decimal import Decimal
from random import Random

import pytest

from mazziere.cards import parse_cards
from mazziere.games import GAMES
from mazziere.hand.deck import InOrder, Stacked
from mazziere.hand.events import Post
from mazziere.history import pokerstars
from mazziere.history.phh import HistoryError
from mazziere.history.pokerstars_read import read
from mazziere.history.replay import replay
from mazziere.history.seating import Seating

from .tables import random_hand

CASH = """\
PokerStars Hand #101: Omaha Pot Limit ($0.50/$1 USD) - 2023/03/04 21:05:06 CET
Table 'Levante II' 6-max Seat #5 is the button
Seat 1: Anna ($120.50 in chips)
Seat 3: Bruno: il Grande ($80 in chips)
Seat 5: Carla ($1,000.25 in chips)
Seat 6: Dario ($30 in chips)
Dario: posts small blind $0.50
Anna: posts big blind $1
Bruno: il Grande: posts small & big blinds $1.50
*** HOLE CARDS ***
Dealt to Anna [Ah Ad 7c 2s]
Bruno: il Grande: checks
Carla: raises $3 to $4
Dario: folds
Anna: raises $10 to $14
Bruno: il Grande: folds
Carla: calls $10
*** FLOP *** [As 9c 4d]
Anna: bets $30
Carla: raises $80 to $110
Anna: calls $76.50 and is all-in
Uncalled bet ($3.50) returned to Carla
*** TURN *** [As 9c 4d] [4s]
*** RIVER *** [As 9c 4d 4s] [Kh]
*** SHOW DOWN ***
Anna: shows [Ah Ad 7c 2s] (a full house, Aces full of Fours)
Carla: mucks hand
Anna collected $240 from pot
*** SUMMARY ***
Total pot $243 | Rake $3
Board [As 9c 4d 4s Kh]
"""


def test_a_cash_hand_of_omaha_is_read() -> None:
    history = read(CASH)[0]
    assert history["players"] == ["Dario", "Anna", "Bruno: il Grande", "Carla"]
    assert (history["hand"], history["table"], history["seats"]) == (101, "Levante II", [6, 1, 3, 5])
    assert (history["time"], history["day"], history["time_zone_abbreviation"]) == (time(21, 5, 6), 4, "CET")
    assert history["blinds_or_straddles"] == [Decimal("0.50"), 1, -1, 0]
    assert history["antes"] == [0, 0, Decimal("0.50"), 0]
    assert history.actions[1] == "d dh p2 AhAd7c2s"
    assert history["winnings"] == [0, 240, 0, 0]
    result = replay(history)
    assert result.ok, result.error
    assert result.written(result.net) == ["-0.50", "122.50", "-1.50", "-120.50"]


def test_a_tournament_hand_of_holdem_is_read() -> None:
    text = """\
PokerStars Hand #7: Tournament #55, €10+€1 EUR Hold'em No Limit - Level IV (50/100) - 2024/01/02 3:04:05 ET
Table '55 1' 9-max Seat #2 is the button
Seat 2: Anna (1500 in chips)
Seat 4: Bruno (60 in chips) is sitting out
Anna: posts the ante 10
Bruno: posts the ante 10
Anna: posts small blind 50
Bruno: posts big blind 50 and is all-in
*** HOLE CARDS ***
Anna: calls 50
*** FLOP *** [2c 3c 4c]
*** TURN *** [2c 3c 4c] [6s]
*** RIVER *** [2c 3c 4c 6s] [8s]
*** SHOW DOWN ***
Bruno: shows [Ah Ad] (a pair of Aces)
Anna: shows [Kh Kd] (a pair of Kings)
Bruno collected 120 from pot
*** SUMMARY ***
Total pot 120 | Rake 0
"""
    history = read(text)[0]
    assert (history.variant, history["min_bet"], history["blinds_or_straddles"]) == ("NT", 100, [50, 100])
    result = replay(history)
    assert result.ok, result.error
    assert (result.net, result.winners) == ([60, -60], [1])


def test_several_hands_in_one_text() -> None:
    hands = [random_hand(Random(seed), "holdem", "no-limit", "recorded", plain=True) for seed in range(4)]
    text = "\n\n\n".join(pokerstars.write(hand, number=number) for number, hand in enumerate(hands, start=1))
    assert [history["hand"] for history in read(text)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("PokerStars Hand #1: Razz Limit (2/4)\n", "not a hand of hold'em or Omaha"),
        ("hello", "not a hand of hold'em or Omaha"),
        ("PokerStars Hand #1: Omaha Pot Limit (1/2)\nnothing", "the second line does not name the table"),
        (
            "PokerStars Hand #1: Omaha Pot Limit (1/2)\nTable 'a' 2-max Seat #1 is the button\nSeat 1: A (5 in chips)",
            "1 players",
        ),
    ],
)
def test_what_is_not_such_a_hand_is_refused(text: str, said: str) -> None:
    with pytest.raises(HistoryError, match=said):
        read(text)


def test_stud_is_written_street_by_street() -> None:
    deck = Stacked(
        52,
        {
            "hole/0": parse_cards("AhAd8h"),
            "up/0": parse_cards("2c5c6d7s"),
            "hole/1": parse_cards("3c3dQs"),
            "up/1": parse_cards("9s9hThJh"),
        },
    )
    hand = GAMES["stud7"].deal(
        stacks=[100, 100], ante=1, bring_in=1, small_bet=4, deck=deck, names=["Anna", "Bruno"], rulebook="home"
    )
    hand.bring_in().complete(4).call()
    for _ in range(4):
        hand.check().check()
    when = datetime(2024, 5, 1, 20, 1, 2, tzinfo=UTC)
    assert pokerstars.write(hand, number=9, when=when).splitlines() == [
        "PokerStars Hand #9: 7 Card Stud Limit (4/8) - 2024/05/01 20:01:02 UTC",
        "Table 'Mazziere' 2-max",
        "Seat 1: Anna (100 in chips)",
        "Seat 2: Bruno (100 in chips)",
        "Anna: posts the ante 1",
        "Bruno: posts the ante 1",
        "*** 3rd STREET ***",
        "Dealt to Anna [Ah Ad 2c]",
        "Dealt to Bruno [3c 3d 9s]",
        "Anna: brings in for 1",
        "Bruno: raises 3 to 4",
        "Anna: calls 3",
        "*** 4th STREET ***",
        "Dealt to Anna [Ah Ad 2c] [5c]",
        "Dealt to Bruno [3c 3d 9s] [9h]",
        "Bruno: checks",
        "Anna: checks",
        "*** 5th STREET ***",
        "Dealt to Anna [Ah Ad 2c 5c] [6d]",
        "Dealt to Bruno [3c 3d 9s 9h] [Th]",
        "Bruno: checks",
        "Anna: checks",
        "*** 6th STREET ***",
        "Dealt to Anna [Ah Ad 2c 5c 6d] [7s]",
        "Dealt to Bruno [3c 3d 9s 9h Th] [Jh]",
        "Bruno: checks",
        "Anna: checks",
        "*** RIVER ***",
        "Dealt to Anna [Ah Ad 2c 5c 6d 7s] [8h]",
        "Dealt to Bruno [3c 3d 9s 9h Th Jh] [Qs]",
        "Bruno: checks",
        "Anna: checks",
        "*** SHOW DOWN ***",
        "Bruno: shows [3c 3d Qs 9s 9h Th Jh] (Two pair, nines and threes, queen kicker)",
        "Anna: mucks hand",
        "Bruno collected 10 from pot",
        "*** SUMMARY ***",
        "Total pot 10 | Rake 0",
        "Seat 1: Anna mucked",
        "Seat 2: Bruno showed [3c 3d Qs 9s 9h Th Jh] and won (10)",
    ]


def test_side_pots_are_named() -> None:
    hole = {0: "AhAd", 1: "KhKd", 2: "QhQd", 3: "7c2d"}
    hand = GAMES["holdem"].deal(
        stacks=[500, 300, 100, 500], blinds=(5, 10), hole=hole, board="JcTs4h3d2s", rulebook="recorded"
    )
    hand.all_in().all_in().all_in().call()
    text = pokerstars.write(hand)
    assert "from main pot" in text
    assert "from side pot-1" in text
    assert "from side pot-2" in text
    assert "Total pot 1400 Main pot 400. Side pot-1 600. Side pot-2 400. | Rake 0" in text


def test_missed_blinds_are_posted_as_tools_read_them() -> None:
    posts = [
        Post(1, 50, "small blind"),
        Post(2, 100, "big blind"),
        Post(3, 50, "missed small blind", False),
        Post(3, 100, "missed big blind"),
        Post(0, 50, "missed small blind only", False),
    ]
    hand = GAMES["holdem"].deal(stacks=[5_000] * 4, blinds=(50, 100), posts=posts, deck=InOrder(range(52)), button=0)
    hand.check().fold().fold()
    text = pokerstars.write(hand, seating=Seating((0, 1, 2, 3), 6, 0))
    assert "Table 'Mazziere' 6-max Seat #1 is the button" in text
    assert [line for line in text.splitlines() if " posts " in line] == [
        "Seat 2: posts small blind 50",
        "Seat 3: posts big blind 100",
        "Seat 4: posts small & big blinds 150",
        "Seat 1: posts small blind 50",
    ]
    history = read(text)[0]
    assert history["blinds_or_straddles"] == [50, 100, -100, 0]
    assert history["antes"] == [0, 0, 50, 50]


def test_a_last_chip_that_goes_into_the_dead_small_blind_is_all_in() -> None:
    posts = [
        Post(1, 50, "small blind"),
        Post(2, 100, "big blind"),
        Post(3, 50, "missed small blind", False),
        Post(3, 100, "missed big blind"),
    ]
    stacks = [5_000, 5_000, 5_000, 50]
    hand = GAMES["holdem"].deal(stacks=stacks, blinds=(50, 100), posts=posts, deck=InOrder(range(52)), button=0)
    lines = pokerstars.write(hand).splitlines()
    assert "Seat 4: posts small blind 50 and is all-in" in lines
    assert sum(line.startswith("Seat 4: posts") for line in lines) == 1


def test_seats_are_those_of_the_table_and_read_back_as_such() -> None:
    hand = GAMES["holdem"].deal(stacks=[5_000] * 3, blinds=(50, 100), deck=InOrder(range(52)), button=2)
    hand.fold().call().check()
    while not hand.over:
        hand.check()
    text = pokerstars.write(hand, seating=Seating((1, 3, 4), 6, 4))
    lines = text.splitlines()
    assert lines[1] == "Table 'Mazziere' 6-max Seat #5 is the button"
    assert [line.split(":")[0] for line in lines[2:5]] == ["Seat 2", "Seat 4", "Seat 5"]
    assert [line.split(":")[0] for line in lines[-3:]] == ["Seat 2", "Seat 4", "Seat 5"]
    history = read(text)[0]
    assert (history["seats"], history["seat_count"], history["players"]) == (
        [2, 4, 5],
        6,
        ["Seat 1", "Seat 2", "Seat 3"],
    )
    assert replay(history).ok


def test_a_button_at_an_empty_seat_is_written_and_the_blinds_stay_where_they_are() -> None:
    hand = GAMES["holdem"].deal(
        stacks=[5_000] * 3,
        posts=[Post(1, 50, "small blind"), Post(2, 100, "big blind")],
        blinds=(50, 100),
        deck=InOrder(range(52)),
        button=None,
        left=1,
    )
    hand.fold().fold()
    text = pokerstars.write(hand, seating=Seating((0, 3, 5), 6, 2))
    assert text.splitlines()[1] == "Table 'Mazziere' 6-max Seat #3 is the button"
    history = read(text)[0]
    assert history["seats"] == [4, 6, 1]
    assert history["blinds_or_straddles"] == [50, 100, 0]
