"""Showdown: who shows first, what counts as shown, who may muck, and who takes which pot."""

import pytest

from mazziere import holdem, omaha_hilo, razz, stud
from mazziere.cards import parse_cards
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Awarded, Mucked, Shown
from mazziere.hand.hand import Hand
from mazziere.hand.state import MUCKED, UNSEEN
from mazziere.rules.refusal import Refusal

BOARD = "7s 5s 8h 3c 2d"
HOLE = {0: "Kc Kd", 1: "As Ah", 2: "Qc Qd"}


def river(rulebook: str = "sanremo-tournament", **setup: object) -> Hand:
    """Three players on the river, 30 in the pot, nobody has raised; seat 0 to act, seat 2 on the button."""
    hand: Hand = holdem.deal(
        **{"stacks": [1000] * 3, "blinds": (5, 10), "hole": HOLE, "board": BOARD, "rulebook": rulebook, **setup}
    )
    hand.call().call().check()
    return hand.check().check().check().check().check().check()


def shown(hand: Hand) -> list[int]:
    return [event.seat for event in hand.events if isinstance(event, Shown)]


# --------------------------------------------------------------------------- order


def test_the_last_aggressor_of_the_final_round_shows_first() -> None:
    """ST-17a: without a bet on the river, the first live seat left of the button."""
    hand = river(showdown="ask").check().bet(50).call().call()
    assert hand.actor == 1
    assert list(hand.pending) == [1, 2, 0]
    assert river(showdown="ask").check().check().check().actor == 0


def test_in_a_cash_game_an_earlier_street_counts_too() -> None:
    """SC-SHOW-f, FG-25: the raiser before the flop shows first when the river is checked."""
    for rulebook, first in (("sanremo-cash", 2), ("figp-tournament", 2), ("sanremo-tournament", 0)):
        hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10), rulebook=rulebook, showdown="ask")
        hand.raise_to(30).call().call()
        for _ in range(9):
            hand.check()
        assert hand.actor == first, rulebook


def test_an_aggressor_who_has_folded_leaves_the_word_to_the_latest_still_in() -> None:
    """SC-SHOW-f: seat 2 raised before the flop and bet the flop; seat 1 raised and folds the turn."""
    hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10), rulebook="sanremo-cash", showdown="ask")
    hand.call().call().raise_to(40).call().call()
    hand.check().check().bet(50).call().raise_to(150).call().call()
    hand.check().fold().check()
    hand.check().check()
    assert hand.actor == 2


def test_in_stud_the_best_hand_showing_shows_first_and_in_razz_the_lowest() -> None:
    """ST-17a."""
    ups = {"up/0": "2c 7d 9h Jc", "up/1": "Kc Kd 4s 5s", "up/2": "Qc 8d 3h Ts"}
    places = {zone: list(parse_cards(cards)) for zone, cards in ups.items()}
    named = {card for cards in places.values() for card in cards}
    rest = [card for card in range(52) if card not in named]
    for game, first in ((stud, 1), (razz, 0)):
        hand = game.deal(
            stacks=[1000] * 3,
            ante=1,
            bring_in=2,
            small_bet=4,
            deck=Stacked(52, places, rest),
            showdown="ask",
        )
        hand.bring_in().call().call()
        for _ in range(12):
            hand.check()
        assert hand.street == "showdown"
        assert hand.actor == first, game.name


# --------------------------------------------------------------------------- showing and mucking


def test_the_table_shows_in_order_and_mucks_what_is_beaten() -> None:
    hand = river().bet(50).call().call()
    assert hand.over
    assert shown(hand) == [0, 1]
    assert [event.seat for event in hand.events if isinstance(event, Mucked)] == [2]
    assert hand.view(None).seats[2].hole == ()
    assert UNSEEN in hand.view(None).zones["muck"]
    assert hand.stacks == [940, 1120, 940]


def test_some_of_the_cards_are_seen_by_all_but_are_not_a_hand() -> None:
    """FG-27a, SC-SHOW-a: a hand is shown when all its cards lie face up; one card shown is shown to all."""
    hand = river(showdown="ask").check().check().check()
    king = parse_cards("Kc")
    hand.act("show", seat=0, cards=king)
    assert not hand.state.shown[0]
    assert 0 in hand.pending
    for viewer in (None, 1, 2):
        assert hand.view(viewer).seats[0].hole == (*king, UNSEEN)
    hand.act("show", seat=0)
    assert hand.state.shown[0]


def test_nobody_shows_cards_he_does_not_hold() -> None:
    hand = river(showdown="ask").check().check().check()
    with pytest.raises(Refusal) as refusal:
        hand.act("show", seat=0, cards=parse_cards("As Ah"))
    assert refusal.value.code == "wrong-cards"


def test_a_mucked_hand_wins_nothing_however_good() -> None:
    hand = river(showdown="ask").check().check().check()
    hand.act("show", seat=0).act("muck", seat=1).act("show", seat=2)
    assert hand.stacks == [1020, 990, 990]


def test_the_last_hand_left_takes_the_pot_without_showing() -> None:
    """ST-17b, FG-27."""
    hand = river(showdown="ask").check().check().check()
    hand.act("muck", seat=0).act("muck", seat=1)
    assert hand.over
    assert shown(hand) == []
    assert hand.stacks == [990, 990, 1020]


def test_a_tabled_hand_cannot_be_mucked_any_more() -> None:
    hand = river(showdown="ask").check().check().check()
    hand.act("show", seat=1)
    with pytest.raises(Refusal):
        hand.act("muck", seat=1)


def test_where_everybody_must_show_nobody_is_asked() -> None:
    """FP-30: FIPOS shows every hand at the showdown."""
    hand = river("fipos", showdown="ask").check().check().check()
    assert hand.over
    assert sorted(shown(hand)) == [0, 1, 2]


def test_the_caller_may_see_the_hand_paid_for() -> None:
    """ST-18b: whoever called the bet may ask for the bettor's hand; who has given up may not (ST-18a)."""
    hand = river(showdown="ask").bet(50).call().call()
    hand.act("see", 0, seat=1)
    assert hand.state.shown[0]
    with pytest.raises(Refusal) as refusal:
        hand.act("see", 2, seat=1)
    assert refusal.value.rule == "ST-18b"
    hand.act("muck", seat=2)
    with pytest.raises(Refusal) as refusal:
        hand.act("see", 0, seat=2)
    assert "ST-18a" in refusal.value.rule


# --------------------------------------------------------------------------- all-ins


def test_all_hands_are_turned_up_once_an_all_in_ends_the_betting() -> None:
    """ST-16: at once, on whatever street, before the board is completed."""
    hand = holdem.deal(stacks=[1000] * 2, blinds=(5, 10), dealing="by hand").all_in().call()
    assert hand.board == []
    assert hand.state.shown == [True, True]
    assert UNSEEN not in hand.view(None).seats[0].hole + hand.view(None).seats[1].hole


def test_while_others_can_bet_an_all_in_hand_stays_down() -> None:
    hand = holdem.deal(stacks=[100, 1000, 1000], blinds=(5, 10)).call().all_in().call().call()
    assert hand.street == "flop"
    assert hand.state.shown == [False, False, False]


def test_nobody_in_a_pot_with_an_all_in_may_muck_unseen() -> None:
    """ST-16."""
    hand = holdem.deal(
        stacks=[100, 1000, 1000],
        blinds=(5, 10),
        hole=HOLE,
        board=BOARD,
        showdown="ask",
        dealing="by hand",
    )
    hand.call().all_in().call().call()
    for _ in range(3):
        hand.deal().check().check()
    assert hand.state.shown == [True, True, True]
    with pytest.raises(Refusal):
        hand.act("muck", seat=2)
    hand.deal()
    assert hand.stacks == [0, 1200, 900]


def test_a_card_dealt_down_after_the_hands_were_turned_up_is_turned_up_too() -> None:
    hand = stud.deal(stacks=[20, 20], ante=1, bring_in=2, small_bet=20)
    hand.all_in().call()
    assert hand.over
    for seat in (0, 1):
        view = hand.view(None).seats[seat]
        assert len(view.hole + view.up) == 7
        assert UNSEEN not in view.hole


# --------------------------------------------------------------------------- pots


def four_all_in() -> Hand:
    """FG-29/1: 1,000, 3,000, 5,000 and 5,000, all called."""
    hand: Hand = holdem.deal(
        stacks=[1000, 3000, 5000, 5000],
        blinds=(50, 100),
        hole={0: "As Ah", 1: "Kc Kd", 2: "Qc Qd", 3: "Jc Jd"},
        board=BOARD,
        rulebook="figp-tournament",
    )
    return hand.all_in().call().call().call()


def test_side_pots_are_decided_from_the_last_one_formed() -> None:
    """FG-29/1, SC-SHOW-h: 4,000 for two, 6,000 for three, 4,000 for all four."""
    awards = [event for event in four_all_in().events if isinstance(event, Awarded)]
    assert [(event.pot, event.seats, event.amounts) for event in awards] == [
        (2, (2,), (4000,)),
        (1, (1,), (6000,)),
        (0, (0,), (4000,)),
    ]
    assert all("FG-29" in event.rule for event in awards)


def test_the_only_claimant_of_a_side_pot_keeps_it_without_showing() -> None:
    """A hand that has won the side pot already may give up the main pot, not what is its own (FG-29, SC-SHOW-h)."""
    hand = holdem.deal(
        stacks=[100, 1000, 1000],
        blinds=(5, 10),
        hole={0: "As Ah", 1: "Kc Kd", 2: "Qc Qd"},
        board=BOARD,
        showdown="ask",
        rulebook="recorded",
    )
    hand.call().all_in().call().call()
    hand.bet(200).call()
    hand.bet(300).fold()
    assert hand.street == "showdown"
    hand.act("show", seat=0).act("muck", seat=1)
    assert hand.stacks == [300, 1100, 700]


def test_an_odd_chip_goes_to_the_first_left_of_the_button() -> None:
    """ST-20a."""
    for button, stacks in ((2, [1003, 1002, 995]), (0, [1002, 1003, 995])):
        hand = holdem.deal(
            stacks=[1000, 1000, 1000],
            blinds=(0, 5),
            button=button,
            hole={0: "Ac Kd", 1: "Ad Kc", 2: "Qc Qd"},
            board="As Ks 8h 3c 2d",
        )
        while hand.street == "preflop":
            option = hand.legal()[1]
            hand.act(option.verb)
        while not hand.over:
            hand.check()
        assert hand.stacks == stacks


def test_high_and_low_halve_the_pot_and_low_ties_quarter_it() -> None:
    """Two players with the same low share its half; the high half is whole."""
    hand = omaha_hilo.deal(
        stacks=[400, 400, 400],
        blinds=(50, 100),
        hole={0: "Ah 2h Kc Kd", 1: "Ac 2d Qc Qd", 2: "9c 9d Ts Tc"},
        board="3s 4c 7h Kh 9s",
        limit="pot-limit",
    )
    hand.call().call().check()
    for _ in range(9):
        hand.check()
    assert hand.stacks == [300 + 150 + 75, 300 + 75, 300]


def test_mucked_is_a_status_of_its_own() -> None:
    hand = river().bet(50).call().call()
    assert hand.state.status[2] == MUCKED
    assert hand.view(None).seats[2].status == "mucked"
