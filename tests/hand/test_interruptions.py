"""What staff can press in the middle of a hand: each is an event, each keeps every chip."""

from collections.abc import Callable

import pytest

from mazziere import holdem, omaha_hilo, stud
from mazziere.hand.events import AwardAmended, Held, Moved, PotFrozen, Rewound
from mazziere.hand.hand import Hand
from mazziere.hand.log import replay
from mazziere.hand.state import KILLED, LIVE
from mazziere.rules.refusal import Refusal

HOUSE = "house rule 7"
"""What the floor cites here: a rule of the house, so that no test earns an article for the engine."""


def flop() -> Hand:
    """Three players, 300 in the pot, the flop on the table, seat 0 to act."""
    hand: Hand = holdem.deal(
        stacks=[1000] * 3,
        blinds=(50, 100),
        hole={0: "As Ah", 1: "Kd Kh", 2: "7c 2d"},
        board="Qs Js 8h 3c 4d",
    )
    return hand.call().call().check()


def test_play_stops_while_a_hand_is_held_and_goes_on_where_it_stood() -> None:
    """Hand-for-hand: a called all-in waits for the other tables (ST-RP8f)."""
    hand = flop()
    hand.hold("hand-for-hand", rule=HOUSE)
    for verb, amount in (("check", 0), ("bet", 100), ("fold", 0)):
        with pytest.raises(Refusal) as refusal:
            hand.act(verb, amount)
        assert refusal.value.rule == HOUSE
        assert refusal.value.code == "hand-held"
    assert hand.actor == 0
    hand.release()
    hand.bet(100)
    assert hand.state.bets == [100, 0, 0]
    assert replay(hand.events) == hand


def test_a_hand_that_is_not_held_cannot_be_released() -> None:
    with pytest.raises(Refusal, match="not"):
        flop().release()


def test_no_card_is_dealt_by_hand_while_the_hand_is_held() -> None:
    hand = holdem.deal(stacks=[1000] * 2, blinds=(5, 10), dealing="by hand").call().check()
    hand.hold("the floor is called")
    with pytest.raises(Refusal):
        hand.deal()
    assert hand.board == []
    hand.release()
    hand.deal()
    assert len(hand.board) == 3


def test_bets_of_the_street_go_back_and_chips_stay_whole() -> None:
    hand = flop().bet(200).call()
    hand.return_bets([0, 1], rule=HOUSE)
    assert hand.state.bets == [0, 0, 0]
    assert hand.stacks == [900, 900, 900]
    assert hand.pot == 300
    assert replay(hand.events) == hand


def test_a_dead_hand_can_win_nothing_and_its_chips_stay() -> None:
    hand = flop().bet(200).call()
    hand.kill(0, "cards left unprotected", rule=HOUSE)
    assert hand.state.status[0] == KILLED
    assert hand.pot == 700
    hand.fold()
    assert hand.over
    assert hand.stacks == [700, 1400, 900]


def test_a_dead_hand_lives_again_with_its_own_cards() -> None:
    hand = flop().bet(200)
    slots = list(hand.state.zones["hole/1"])
    hand.kill(1, "thought folded", rule=HOUSE)
    assert hand.actor == 2
    hand.restore(1, slots, "the cards were identified", rule=HOUSE)
    assert hand.state.status[1] == LIVE
    assert hand.state.zones["hole/1"] == slots
    assert hand.actor == 1
    assert hand.call().actor == 2
    assert replay(hand.events) == hand


def test_a_stud_hand_comes_back_with_its_open_cards_open() -> None:
    hand = stud.deal(stacks=[1000] * 3, ante=5, bring_in=10, small_bet=20, deck=range(52))
    seat = hand.actor
    assert seat is not None
    other = (seat + 1) % 3
    down, up = list(hand.state.zones[f"hole/{other}"]), list(hand.state.zones[f"up/{other}"])
    hand.bring_in()
    hand.kill(other, "dropped on the floor", rule=HOUSE)
    hand.restore(other, [*down, *up], "identified", rule=HOUSE)
    assert hand.state.zones[f"hole/{other}"] == down
    assert hand.state.zones[f"up/{other}"] == up


def test_only_a_dead_hand_and_only_cards_of_the_muck_come_back() -> None:
    hand = flop()
    with pytest.raises(Refusal):
        hand.restore(1, hand.state.zones["hole/1"], "nothing to restore", rule=HOUSE)
    hand.kill(1, "dead", rule=HOUSE)
    with pytest.raises(Refusal):
        hand.restore(1, hand.state.zones["hole/0"], "not its cards", rule=HOUSE)


def test_a_hand_declared_void_never_was() -> None:
    """A misdeal: everybody has what they started with (ST-35a, ST-35c)."""
    hand = flop().bet(500).call()
    hand.void("fouled deck", rule=HOUSE)
    assert hand.over
    assert hand.stacks == [1000, 1000, 1000]
    assert hand.pot == 0
    with pytest.raises(Refusal):
        hand.call()
    assert replay(hand.events) == hand


def test_a_hand_begun_in_the_middle_is_void_to_the_unit() -> None:
    hand = holdem.deal(stacks=[100, 200, 300], blinds=(5, 10), street="flop", pot=101)
    chips = hand.state.chips()
    hand.void("fouled deck", rule=HOUSE)
    assert hand.state.chips() == chips
    assert hand.stacks == [133, 233, 333]


def test_a_paid_hand_can_still_be_void() -> None:
    hand = flop().fold().fold()
    assert hand.over
    hand.void("two decks were mixed", rule=HOUSE)
    assert hand.stacks == [1000, 1000, 1000]


def test_play_goes_back_and_the_same_cards_come_again() -> None:
    hand = flop()
    here = len(hand.events)
    hand.check().check().check()
    turn = hand.board[3]
    hand.rewind(here, by="floor", why="the turn was dealt too soon", rule=HOUSE)
    assert len(hand.board) == 3
    assert hand.actor == 0
    hand.bet(100).call().call()
    assert hand.board[3] == turn
    assert any(isinstance(event, Rewound) for event in hand.events)
    assert replay(hand.events) == hand


def test_knowledge_is_never_rewound() -> None:
    hand = flop()
    here = len(hand.events)
    hand.check().check().check()
    slot, face = hand.state.zones["board"][3], hand.board[3]
    hand.rewind(here, by="floor", why="premature turn", rule=HOUSE)
    assert slot in hand.state.zones["stub"]
    assert hand.state.seen[slot] == -1
    assert hand.state.faces[slot] == face


def test_a_hand_already_paid_can_be_played_again_from_its_last_decision() -> None:
    hand = flop().check().check().check().check().check().check()
    here = len(hand.events)
    hand.check().check().check()
    assert hand.over
    hand.rewind(here, by="floor", why="a player was skipped", rule=HOUSE)
    assert not hand.over
    assert hand.stacks == [900, 900, 900]
    hand.bet(300).fold().fold()
    assert hand.stacks == [1200, 900, 900]


def test_only_a_moment_at_which_somebody_was_to_act_can_be_gone_back_to() -> None:
    """Between two decisions the machine is on its way; stopping there would deal cards twice."""
    hand = flop()
    burn = next(place for place, event in enumerate(hand.events) if isinstance(event, Moved) and "board" in event.to)
    for to in (0, burn, burn + 1, len(hand.events) + 1):
        with pytest.raises(Refusal):
            hand.rewind(to, by="floor", why="", rule=HOUSE)


def test_winners_are_declared_where_the_cards_are_on_the_felt() -> None:
    """A live table whose cards we do not know: the dealer reads them (ST-12a)."""
    hand = holdem.deal(stacks=[100, 300, 300], blinds=(50, 100), deck="unknown")
    hand.raise_to(300).all_in().call()
    assert not hand.over
    assert [str(option) for option in hand.pending[-1]] == ["declare"]
    hand.declare(1, [2], by="dealer")
    assert not hand.over
    hand.declare(0, [0, 1], by="dealer")
    assert hand.over
    assert hand.stacks == [150, 150, 400]
    assert replay(hand.events) == hand


def test_only_a_hand_that_is_in_the_pot_can_be_declared_its_winner() -> None:
    hand = holdem.deal(stacks=[100, 300, 300], blinds=(50, 100), deck="unknown")
    hand.raise_to(300).all_in().call()
    for pot, seats in ((1, [0]), (2, [1]), (0, []), (0, [9])):
        with pytest.raises(Refusal):
            hand.declare(pot, seats)


def test_the_floor_reads_pots_and_seats_as_people_count_them() -> None:
    hand = holdem.deal(stacks=[100, 300, 300], blinds=(50, 100), deck="unknown")
    hand.raise_to(300).all_in().call()
    with pytest.raises(Refusal, match="Pot 2 cannot be won by seats 1"):
        hand.declare(1, [0])
    with pytest.raises(Refusal, match="There is no seat 10: the last one is 3"):
        hand.declare(0, [9])
    with pytest.raises(Refusal, match="Seat 1 is named twice"):
        hand.declare(0, [0, 0])


@pytest.mark.parametrize(("low", "stacks"), [([1], [100, 100]), ([], [200, 0])])
def test_high_and_low_are_declared_apart_and_there_may_be_no_low(low: list[int], stacks: list[int]) -> None:
    hand = omaha_hilo.deal(stacks=[100, 100], blinds=(50, 100), deck="unknown").call()
    hand.declare(0, [0], side="high")
    assert not hand.over
    hand.declare(0, low, side="low")
    assert hand.stacks == stacks


def test_a_wrong_award_is_amended_before_the_next_riffle() -> None:
    """The pot was pushed to the wrong player (SC-MGMT-c)."""
    hand = flop().check().check().check().check().check().check().check().check().check()
    assert hand.stacks == [1200, 900, 900]
    hand.amend({0: -300, 1: 300}, by="floor", why="the board was misread", rule=HOUSE)
    assert hand.stacks == [900, 1200, 900]
    assert hand.state.awards == [0, 300, 0]
    assert isinstance(hand.events[-1], AwardAmended)
    assert replay(hand.events) == hand


@pytest.mark.parametrize("changes", [{0: -300, 1: 200}, {0: -2000, 1: 2000}, {}])
def test_an_amendment_neither_makes_chips_nor_overdraws(changes: dict[int, int]) -> None:
    hand = flop().fold().fold()
    before = hand.state.copy()
    with pytest.raises(Refusal):
        hand.amend(changes, by="floor", why="wrong", rule=HOUSE)
    assert hand.state == before


def test_an_award_is_not_amended_while_the_hand_is_played() -> None:
    with pytest.raises(Refusal):
        flop().amend({0: -100, 1: 100}, by="floor", why="too soon", rule=HOUSE)


def test_part_of_a_pot_is_frozen_and_the_rest_is_paid() -> None:
    hand = flop().check().check().check().check().check().check()
    hand.freeze(0, 100, "a bet in dispute", rule=HOUSE)
    assert isinstance(hand.events[-1], PotFrozen)
    assert (hand.state.pot, hand.state.frozen) == (200, 100)
    hand.check().check().check()
    assert hand.over
    assert hand.stacks == [1100, 900, 900]
    assert hand.state.pot == 0
    assert hand.carry.pot == 0
    hand.thaw({1: 60, 2: 40}, "the floor decided", rule=HOUSE)
    assert hand.stacks == [1100, 960, 940]
    assert hand.state.frozen == 0
    assert replay(hand.events) == hand


def test_a_frozen_side_pot_stays_the_side_pots_when_betting_goes_on() -> None:
    hand = holdem.deal(
        stacks=[100, 1000, 1000],
        blinds=(50, 100),
        hole={0: "7c 2d", 1: "As Ah", 2: "Kd Kh"},
        board="Qs Js 8h 3c 4d",
    )
    hand.raise_to(300).call().call()
    assert [pot.amount for pot in hand.state.pots] == [300, 400]
    hand.freeze(1, 150, "a bet in dispute", rule=HOUSE)
    assert [pot.amount for pot in hand.state.pots] == [300, 250]
    hand.bet(200).call()
    assert [pot.amount for pot in hand.state.pots] == [300, 650]
    hand.check().check().check().check()
    assert hand.stacks == [0, 1450, 500]
    hand.thaw({2: 150}, "decided", rule=HOUSE)
    assert hand.stacks == [0, 1450, 650]


def test_no_more_can_be_frozen_or_thawed_than_there_is() -> None:
    hand = flop()
    for pot, amount in ((0, 301), (0, 0), (1, 10), (-1, 10)):
        with pytest.raises(Refusal):
            hand.freeze(pot, amount, "dispute", rule=HOUSE)
    hand.freeze(0, 100, "dispute", rule=HOUSE)
    for shares in ({0: 101}, {0: -1, 1: 2}, {}, {7: 10}):
        with pytest.raises(Refusal):
            hand.thaw(shares, "decided", rule=HOUSE)
    assert hand.state.frozen == 100


def test_nobody_is_touched_once_the_hand_is_over() -> None:
    hand = flop().fold().fold()
    late: list[tuple[Callable[..., None], tuple[object, ...]]] = [
        (hand.hold, ("late",)),
        (hand.kill, (0, "late", HOUSE)),
        (hand.return_bets, ([0], HOUSE)),
        (hand.freeze, (0, 1, "late", HOUSE)),
        (hand.declare, (0, [0])),
    ]
    for press, said in late:
        with pytest.raises(Refusal):
            press(*said)
    assert not any(isinstance(event, Held) for event in hand.events)


def test_a_player_who_is_not_there_pays_what_is_owed_and_has_no_hand() -> None:
    """ST-30a: at the seat when the last card is dealt, or the hand is dead."""
    hand = stud.deal(stacks=[100] * 3, ante=5, bring_in=10, small_bet=20, deck=range(52))
    owing = hand.state.owing
    hand.absent(owing)
    assert hand.state.status[owing] == KILLED
    assert hand.state.bets[owing] == 10
    assert hand.actor == (owing + 1) % 3


@pytest.mark.parametrize("seats", [[3], [-1], [0, 0]])
def test_bets_go_back_only_to_seats_there_are_each_named_once(seats: list[int]) -> None:
    hand = flop().bet(200)
    before = hand.state.copy()
    with pytest.raises(Refusal):
        hand.return_bets(seats, rule=HOUSE)
    assert hand.state == before


def test_a_winner_is_declared_once_for_a_side_and_a_board_that_the_game_has() -> None:
    hand = holdem.deal(stacks=[300] * 3, blinds=(50, 100), deck="unknown").all_in().call().call()
    before = hand.state.copy()
    for seats, where in (([0, 0], {}), ([-1], {}), ([0], {"side": "low"}), ([0], {"board": 1}), ([0], {"board": -1})):
        with pytest.raises(Refusal):
            hand.declare(0, seats, **where)
    assert hand.state == before
    hand.declare(0, [0])
    assert hand.stacks == [900, 0, 0]


def test_a_hand_comes_back_to_a_seat_there_is_with_each_card_once() -> None:
    hand = flop().fold()
    (folded,) = [seat for seat in range(3) if hand.state.status[seat]]
    slots = list(hand.state.zones["muck"])
    before = hand.state.copy()
    for seat, cards in ((-1, slots), (9, slots), (folded, [slots[0], slots[0]]), (folded, [*slots, slots[0]])):
        with pytest.raises(Refusal):
            hand.restore(seat, cards, "the dealer took it", rule=HOUSE)
    assert hand.state == before
    hand.restore(folded, slots, "the dealer took it", rule=HOUSE)
    assert not hand.state.status[folded]


def test_what_a_seat_may_do_is_asked_again_when_its_bet_goes_back() -> None:
    hand = holdem.deal(stacks=[500, 500], blinds=(5, 10)).call()
    assert hand.legal(0)[1].verb == "check"
    hand.return_bets([0], rule=HOUSE)
    assert hand.said(0) == "fold, call 10, raise 20..500"
    hand.call()
    assert (hand.street, hand.pot) == ("flop", 20)
    assert replay(hand.events) == hand


def test_bets_that_go_back_while_play_is_held_are_asked_about_at_the_release() -> None:
    hand = holdem.deal(stacks=[500, 500], blinds=(5, 10)).call()
    hand.hold("the floor is called", rule=HOUSE)
    hand.return_bets([0], rule=HOUSE)
    with pytest.raises(Refusal):
        hand.check(0)
    hand.release()
    assert hand.said(0) == "fold, call 10, raise 20..500"


def test_frozen_chips_still_count_towards_several_boards() -> None:
    """The pot was worth it when the boards were offered (SC-RIT-1)."""
    hand = holdem.deal(stacks=[80, 80], blinds=(5, 10), rulebook="sanremo-cash").all_in().call()
    assert hand.said(0) == "agree 1..3"
    hand.freeze(0, 20, "chips in dispute", rule=HOUSE)
    hand.act("agree", 2, seat=0).act("agree", 2, seat=1)
    assert hand.state.facts["runs"] == 2
