"""Commands name their turn and their moment; a hand goes on after a restart as if nothing had happened."""

import pytest

from mazziere import draw5, holdem, stud
from mazziere.cards.testing import fixed_deck
from mazziere.hand.command import Command, decide
from mazziere.hand.deck import InOrder, Stacked
from mazziere.hand.events import Folded, Reshuffled
from mazziere.hand.hand import Hand
from mazziere.hand.log import decode, encode, replay, resume
from mazziere.hand.variant import Variant
from mazziere.rules.refusal import Refusal


def three(**setup: object) -> Hand:
    hand: Hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10), **setup)
    return hand


# --------------------------------------------------------------------------- turns


def test_a_command_that_names_its_turn_is_carried_out() -> None:
    hand = three()
    happened = hand.do(Command("raise", 2, 30, at=1_000, turn=hand.state.turn))
    assert hand.state.bets == [5, 10, 30]
    assert happened == hand.events[-len(happened) :]
    assert happened[0].at == 1_000
    assert replay(hand.events) == hand


def test_a_command_that_answers_an_old_turn_is_refused() -> None:
    """A click that arrives after the clock has acted for the player must not count for the next decision."""
    hand = three()
    old = hand.state.turn
    hand.call()
    before = hand.state.copy()
    for turn in (old, hand.state.turn + 1):
        with pytest.raises(Refusal) as refusal:
            hand.do(Command("fold", 0, turn=turn))
        assert refusal.value.code == "stale-turn"
    assert hand.state == before


def test_what_was_sent_before_play_went_back_is_stale() -> None:
    hand = three()
    here = len(hand.events)
    hand.call()
    sent = Command("fold", 0, turn=hand.state.turn)
    hand.rewind(here, by="floor", why="out of turn", rule="house rule 7")
    hand.call()
    assert hand.actor == 0
    with pytest.raises(Refusal) as refusal:
        hand.do(sent)
    assert refusal.value.code == "stale-turn"


def test_to_decide_is_not_to_do() -> None:
    hand = three()
    before = hand.state.copy()
    would = decide(hand, Command("fold", 2))
    assert isinstance(would[0], Folded)
    assert hand.state == before
    assert len(hand.events) == len(before.log)


def test_a_refused_command_does_not_move_the_clock() -> None:
    hand = three()
    with pytest.raises(Refusal):
        hand.do(Command("check", 2, at=5_000))
    assert hand.at == 0


# --------------------------------------------------------------------------- time


def test_a_decision_is_due_after_the_time_to_think() -> None:
    hand = three(think=15_000, at=100_000)
    assert hand.state.deadline == 115_000
    hand.do(Command("call", 2, at=104_000))
    assert hand.state.deadline == 119_000


def test_the_clock_may_not_act_early() -> None:
    hand = three(think=15_000, at=100_000)
    with pytest.raises(Refusal) as refusal:
        hand.do(Command("time-out", 2, at=114_999))
    assert refusal.value.code == "time-left"
    hand.do(Command("time-out", 2, at=115_000))
    assert hand.state.status[2]


def test_an_outage_gives_its_time_back() -> None:
    hand = three(think=15_000, at=100_000)
    hand.shift_clock(60_000)
    assert hand.state.deadline == 175_000
    with pytest.raises(Refusal):
        hand.do(Command("time-out", 2, at=120_000))
    assert replay(hand.events) == hand


def test_a_hand_without_a_clock_has_no_deadline_to_shift() -> None:
    hand = three()
    hand.shift_clock(60_000)
    assert hand.state.deadline == 0


# --------------------------------------------------------------------------- after a restart


def finished(hand: Hand) -> Hand:
    """Everybody goes along to the end; whoever draws changes three."""
    while not hand.over:
        verbs = [option.verb for option in hand.legal()]
        verb = next(v for v in ("draw", "bring-in", "check", "call", "show") if v in verbs)
        hand.act(verb, 3 if verb == "draw" else 0)
    return hand


@pytest.mark.parametrize(
    ("variant", "setup"),
    [
        (holdem, {"blinds": (5, 10), "stacks": [500] * 4}),
        (draw5, {"blinds": (5, 10), "stacks": [500] * 8}),
        (stud, {"ante": 1, "bring_in": 2, "small_bet": 4, "stacks": [500] * 7}),
        (stud, {"ante": 1, "bring_in": 2, "small_bet": 4, "stacks": [500] * 8}),
    ],
)
def test_a_hand_resumed_anywhere_ends_as_it_would_have(variant: Variant, setup: dict[str, object]) -> None:
    """Draw and stud go through a reshuffle here: eight draw three, seven reach seventh street."""
    hand = variant.deal(**setup, deck=fixed_deck(11))  # type: ignore[arg-type]
    logs = [encode(hand.events)]
    while not hand.over:
        verbs = [option.verb for option in hand.legal()]
        verb = next(v for v in ("draw", "bring-in", "check", "call", "show") if v in verbs)
        hand.act(verb, 3 if verb == "draw" else 0)
        logs.append(encode(hand.events))
    assert any(isinstance(event, Reshuffled) for event in hand.events) == (variant is not holdem)
    for log in logs[:-1]:
        again = resume(decode(log), variant, InOrder.sealed(fixed_deck(11)))
        assert finished(again).events == hand.events
        assert again == hand


def test_a_hand_from_a_stacked_deck_goes_on_from_its_log() -> None:
    def deck() -> Stacked:
        return Stacked(
            52, {"hole/0": [48, 49], "board": [0, 5, 10, 15, 20]}, [c for c in range(52) if c % 5 and c < 48]
        )

    hand = holdem.deal(stacks=[500] * 2, blinds=(5, 10), deck=deck()).call().check()
    again = resume(decode(encode(hand.events)), holdem, deck())
    assert finished(again).board == finished(hand).board
    assert again == hand
