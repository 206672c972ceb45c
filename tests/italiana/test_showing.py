"""Who must show and who may hide, where there is more than one pot."""

from mazziere.cards import parse_cards
from mazziere.games.italiana import ITALIANA
from mazziere.hand.deck import Stacked
from mazziere.hand.hand import Hand


def raised_with_one_all_in() -> Hand:
    """B is all-in with trips for the main pot; C has opened with kings, and D has raised with aces."""
    holes = {1: "9h 9d 9c 8s 7h", 2: "Kh Kd Qc 8h 7d", 3: "Ah Ad Jc Ts 8c"}
    places = {f"hole/{seat}": [int(card) for card in parse_cards(cards)] for seat, cards in holes.items()}
    hand = ITALIANA.deal([500, 60, 500, 500], invito=10, button=0, deck=Stacked(32, places), showdown="ask")
    hand.act("dai-carte").act("busso").act("apro", 40).act("rilancio", 100).act("passo").act("vedo").act("vedo")
    return hand.act("servito").act("servito").act("servito")


def test_whoever_alone_contests_a_side_pot_takes_it_and_may_hide_a_beaten_hand() -> None:
    hand = raised_with_one_all_in()
    hand.act("passo")
    assert hand.state.shown == [False, True, False, False], "the trips show; the kings do not beat them"
    assert [option.verb for option in hand.legal(2)] == ["mostro", "nascondo"]
    hand.act("nascondo")
    assert hand.stacks == [490, 190, 490, 390]


def test_a_hand_that_wins_a_contested_side_pot_is_shown() -> None:
    hand = raised_with_one_all_in()
    hand.act("busso").act("busso")
    assert hand.state.shown == [False, True, False, True]
    assert list(hand.pending) == [2]
    hand.act("time-out")
    assert hand.stacks == [490, 190, 390, 490]
