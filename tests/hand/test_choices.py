"""Several seats are asked at once, and a choice stays secret until all have chosen (SC-RIT-1, SC-RIT-2)."""

import pytest

from mazziere import holdem
from mazziere.cards import parse_cards
from mazziere.hand.events import Awarded, Chose, Moved, Settled
from mazziere.hand.hand import Hand
from mazziere.hand.view import mask
from mazziere.rules.refusal import Refusal


def all_in(stacks: tuple[int, ...] = (500, 500, 500)) -> Hand:
    """Everybody all-in before the flop at a cash table."""
    hand: Hand = holdem.deal(stacks, blinds=(5, 10), rulebook="sanremo-cash", deck=range(52)).all_in()
    for _ in stacks[1:]:
        hand.call()
    return hand


def test_all_live_seats_are_asked_at_once_in_any_order() -> None:
    hand = all_in()
    assert set(hand.pending) == {0, 1, 2}
    turn = hand.state.turn
    hand.act("agree", 2, seat=1)
    assert set(hand.pending) == {0, 2}
    assert hand.state.turn == turn, "the others are still answering the same question"
    hand.act("agree", 2, seat=2)
    hand.act("agree", 2, seat=0)
    assert hand.state.facts["runs"] == 2


def test_what_one_has_chosen_is_not_told_before_all_have() -> None:
    hand = all_in()
    hand.act("agree", 3, seat=1)
    chosen = hand.events[-1]
    assert isinstance(chosen, Chose)
    for viewer in (None, 0, 2):
        told = mask(chosen, viewer)
        assert isinstance(told, Chose)
        assert told.choice == ""
    assert mask(chosen, 1) == chosen


def test_a_seat_chooses_once() -> None:
    hand = all_in()
    hand.act("agree", 2, seat=1)
    with pytest.raises(Refusal):
        hand.act("agree", 3, seat=1)


def test_unless_all_name_the_same_number_there_is_one_board() -> None:
    """SC-RIT-1/3."""
    hand = all_in()
    hand.act("agree", 2, seat=0).act("agree", 2, seat=1).act("agree", 1, seat=2)
    assert hand.state.facts["runs"] == 1
    assert len(hand.view(None).boards) == 1


def test_silence_is_one_board() -> None:
    hand = all_in()
    hand.act("agree", 2, seat=0).act("agree", 2, seat=1).act("time-out", seat=2)
    assert hand.state.facts["runs"] == 1


@pytest.mark.parametrize("boards", [0, 4, -1])
def test_two_or_three_boards_and_no_more(boards: int) -> None:
    """SC-RIT-1/4."""
    hand = all_in()
    with pytest.raises(Refusal) as refusal:
        hand.act("agree", boards, seat=0)
    assert refusal.value.rule == "SC-RIT-1"


def test_a_pot_below_the_threshold_has_one_board() -> None:
    """SC-RIT-1/2: 149 are too few."""
    hand = holdem.deal(stacks=(24, 200), blinds=(5, 10), rulebook="sanremo-cash", street="flop", pot=100)
    hand.bet(24).call()
    assert hand.over
    assert "runs" not in hand.state.facts


def test_the_pot_that_meets_the_threshold_is_offered_boards() -> None:
    """SC-RIT-1/1: 150 suffice."""
    hand = holdem.deal(stacks=(25, 200), blinds=(5, 10), rulebook="sanremo-cash", street="flop", pot=100)
    hand.bet(25).call()
    assert set(hand.pending) == {0, 1}


def test_boards_are_completed_one_after_the_other_from_one_stub() -> None:
    """SC-RIT-2/1: the second board's turn comes after the first board's river, a burn before each."""
    hand = holdem.deal(stacks=(200, 200), blinds=(5, 10), rulebook="sanremo-cash", deck=range(52)).call().check()
    flop, top = hand.board, hand.state.zones["stub"][0]
    hand.bet(190).call()
    hand.act("agree", 2, seat=0).act("agree", 2, seat=1)
    assert hand.view(None).boards == ((*flop, top + 1, top + 3), (*flop, top + 5, top + 7))
    burns = [e.faces[0] for e in hand.events if isinstance(e, Moved) and e.to[0] == "burn"]
    assert burns[1:] == [top, top + 2, top + 4, top + 6]


def test_three_rivers_share_the_flop_and_the_turn() -> None:
    """SC-RIT-2/3."""
    hand = holdem.deal(stacks=(200, 200), blinds=(5, 10), rulebook="sanremo-cash", deck=range(52)).call().check()
    hand.check().check()
    four, top = hand.board, hand.state.zones["stub"][0]
    hand.bet(190).call()
    hand.act("agree", 3, seat=0).act("agree", 3, seat=1)
    assert hand.view(None).boards == ((*four, top + 1), (*four, top + 3), (*four, top + 5))


def test_each_board_pays_its_share_of_each_pot_and_odd_chips_go_to_the_first() -> None:
    """SC-RIT-3/2: 380 on three boards is 127, 127 and 126."""
    hand = holdem.deal(
        stacks=(190, 190),
        blinds=(5, 10),
        rulebook="sanremo-cash",
        hole={0: "As Ah", 1: "Kc Kd"},
    )
    hand.all_in().call()
    hand.act("agree", 3, seat=0).act("agree", 3, seat=1)
    shares: dict[int, int] = {}
    for event in hand.events:
        if isinstance(event, Awarded):
            shares[event.board] = shares.get(event.board, 0) + sum(event.amounts)
    assert shares == {0: 127, 1: 127, 2: 126}


def test_there_are_no_more_boards_than_cards() -> None:
    """Nine players: three boards need 24 cards, and 34 are left (SC-RIT-2/2)."""
    hand = all_in(stacks=(500,) * 9)
    assert hand.legal(0)[0].high == 3
    for seat in range(9):
        hand.act("agree", 3, seat=seat)
    assert len(hand.state.zones["stub"]) == 10


def test_the_settled_number_of_boards_is_a_public_fact() -> None:
    hand = all_in()
    for seat in range(3):
        hand.act("agree", 2, seat=seat)
    settled = [event for event in hand.events if isinstance(event, Settled) and event.what == "runs"]
    assert [event.result for event in settled] == [2]
    assert all(mask(event, viewer) == event for event in settled for viewer in (None, 0))


def test_both_hands_stay_up_while_boards_are_dealt() -> None:
    """ST-16: betting is over, so every hand lies open before the boards come."""
    hand = all_in()
    assert hand.state.shown == [True, True, True]
    assert parse_cards("2c")[0] in hand.view(None).seats[0].hole
