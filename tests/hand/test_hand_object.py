"""The hand as a thing in one's hands: it prints, explains itself, copies, compares and draws itself."""

from xml.etree import ElementTree

import pytest

from mazziere import draw5, holdem, stud
from mazziere.hand.hand import Hand
from mazziere.rules.refusal import Refusal


def table() -> Hand:
    hand: Hand = holdem.deal(
        stacks=[5000, 5000, 5000],
        blinds=(50, 100),
        names=("Ada", "Bruno", "Carla <3"),
        hole={0: "As Ah", 1: "Kd Kh", 2: "Qc Qd"},
        board="7s 5s 8h 3c 2d",
        rulebook="sanremo-tournament",
    )
    return hand


def test_printing_a_hand_shows_the_table_and_no_hidden_card() -> None:
    text = str(table().call().call().check())
    assert "Texas Hold'em" in text
    assert "7♠ 5♠ 8♥" in text
    assert "Ada" in text
    assert "300" in text
    assert "A♠" not in text
    assert "▒▒" in text


def test_printing_marks_the_button_the_turn_and_who_is_all_in() -> None:
    hand = table().all_in()
    lines = str(hand).splitlines()
    assert any("Ⓓ" in line and "Carla" in line and "all-in" in line for line in lines)
    assert any("►" in line and "Ada" in line for line in lines)


def test_a_notebook_gets_a_picture_that_is_well_formed_and_hides_cards() -> None:
    drawing = table().call().call().check()._repr_svg_()
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert "7♠" in drawing
    assert "A♠" not in drawing
    assert "Carla &lt;3" in drawing


def test_why_gives_the_bound_and_the_rule() -> None:
    hand = table()
    assert hand.why("raise 200").startswith("raise 200..5000 (")
    assert "ST-43a" in hand.why("raise 200")
    refused = hand.why("raise 150")
    assert "200" in refused
    assert "ST-43a" in refused
    assert "(" in hand.why("check")


def test_asking_why_changes_nothing() -> None:
    hand = table()
    before, events = hand.state.copy(), list(hand.events)
    for action in ("fold", "check", "call", "raise 150", "raise 99999", "draw 2", "dance"):
        assert hand.why(action)
    assert hand.state == before
    assert hand.events == events


def test_options_carry_the_rule_behind_their_bound() -> None:
    options = {option.verb: option for option in table().legal()}
    assert (options["raise"].low, options["raise"].high) == (200, 5000)
    assert "ST-43a" in options["raise"].rule


def test_a_copy_lives_its_own_life() -> None:
    hand = table()
    copy = hand.copy()
    assert copy == hand
    copy.raise_to(300).call().call()
    assert hand.state.bets == [50, 100, 0]
    assert copy != hand
    hand.raise_to(300).call().call()
    assert copy == hand
    assert copy.board == hand.board


def test_a_copy_draws_the_same_cards_and_takes_none_from_the_deck() -> None:
    hand = holdem.deal(stacks=[100] * 2, blinds=(5, 10))
    trial = hand.copy().call().check().check().check().check().check()
    hand.call().check().check().check().check().check()
    assert trial.board == hand.board


def test_verbs_chain_and_name_the_seat_if_one_likes() -> None:
    hand = table().call(seat=2).call(seat=0).check(seat=1)
    assert hand.street == "flop"
    with pytest.raises(Refusal) as refusal:
        hand.check(seat=2)
    assert refusal.value.code == "out-of-turn"


def test_a_hand_knows_who_is_to_act_and_for_what() -> None:
    hand = table()
    assert hand.actor == 2
    assert hand.legal(0) == ()
    assert hand.pot == 150
    assert hand.street == "preflop"
    assert repr(hand) == "<Hand holdem no-limit sanremo-tournament: preflop, pot 150>"


def test_completing_and_bringing_in_have_their_own_verbs() -> None:
    hand = stud.deal(stacks=[100] * 3, ante=1, bring_in=2, small_bet=5, deck=range(52))
    first = hand.actor
    hand.bring_in()
    assert hand.actor != first
    hand.complete(5)
    assert max(hand.state.bets) == 5


def test_each_option_has_a_least_a_most_and_a_rule_and_says_why() -> None:
    hand = table()
    options = {option.verb: option for option in hand.legal()}
    raising = options["raise"]
    assert (raising.min, raising.max, raising.rule.split()[0]) == (200, 5000, "ST-43a")
    assert hand.why(raising) == hand.why("raise 200")
    assert hand.why(options["fold"]) == hand.why("fold")


@pytest.mark.parametrize("amount", [250.5, 250.0, "250", None])
def test_money_is_whole(amount: object) -> None:
    hand = table()
    before = list(hand.events)
    with pytest.raises(Refusal, match="amounts are whole chips"):
        hand.raise_to(amount)  # type: ignore[arg-type]  # what a careless caller may hand over
    assert hand.events == before


class Chips:
    """A whole number that is not an int, as arrays hold them."""

    def __index__(self) -> int:
        return 300


def test_any_kind_of_whole_number_is_money() -> None:
    assert table().raise_to(Chips()).events == table().raise_to(300).events  # type: ignore[arg-type]  # not an int


def test_everything_against_players_who_are_all_in_is_a_call() -> None:
    hand = holdem.deal(stacks=[400, 250, 1000], blinds=(5, 10), rulebook="sanremo-tournament")
    hand.call().all_in().all_in()
    assert hand.said(2) == "fold, call 390"
    hand.all_in()
    assert hand.state.put_in == [400, 250, 400]


def test_asking_what_a_hand_is_worth_does_not_settle_what_it_will_be() -> None:
    hand = holdem.deal(
        stacks=[500, 500],
        blinds=(5, 10),
        hole={0: "As Ah", 1: "7d 2h"},
        board="7s 9s Kh 7h 2d",
        rulebook="sanremo-cash",
    )
    hand.call().check()
    worth = []
    while not hand.over:
        worth.append(hand.value(1))
        hand.check()
    assert len(set(worth)) > 1
    assert hand.stacks == [490, 510]


def test_a_hand_that_changes_cards_is_worth_what_it_becomes() -> None:
    hand = draw5.deal(stacks=[500, 500], ante=5, hole={0: "As Ah 3c 4c 5d", 1: "Kd Kh 8s 9s Jc"}, rulebook="home")
    hand.value(1)
    while hand.actor is not None and "draw" not in [option.verb for option in hand.legal()]:
        hand.check()
    while hand.street == "draw":
        hand.draw(hand.own_cards(hand.actor)[:3] if hand.actor == 1 else ())
    assert hand.value(1) == hand.variant.strength(hand.own_cards(1), ())
