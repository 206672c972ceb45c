"""Telesina: what the dealer chooses, what stays hidden, and the round that a full house brings."""

import pytest

from mazziere.cards import parse_cards
from mazziere.games.italiana import TELESINA, Partita
from mazziere.games.italiana.vele import LAYOUTS
from mazziere.hand.deck import Stacked
from mazziere.hand.events import RoundOpened, Started
from mazziere.hand.hand import Hand
from mazziere.hand.log import encode
from mazziere.hand.state import UNSEEN
from mazziere.hand.view import mask
from mazziere.rules import Refusal


def telesina(players: int = 3, **options: object) -> Hand:
    return TELESINA.deal(stacks=[500] * players, invito=10, options=options)


def knocked(hand: Hand) -> Hand:
    """Knock to the end."""
    while not hand.over:
        hand.act("busso")
    return hand


@pytest.mark.parametrize(("name", "phases"), [(name, 4 + len(layout.turns)) for name, layout in LAYOUTS.items()])
def test_there_is_a_bet_after_every_round_and_every_turn(name: str, phases: int) -> None:
    hand = knocked(telesina(vele=name))
    assert len([event for event in hand.events if isinstance(event, RoundOpened)]) == phases
    assert UNSEEN not in hand.board
    assert len(hand.board) == len(LAYOUTS[name].letters)


def test_vele_are_face_down_for_everybody_until_they_are_turned() -> None:
    hand = telesina(vele="croce")
    for viewer in (0, 1, 2, None):
        assert hand.view(viewer).boards == ((UNSEEN,) * 5,)
    for _ in range(4 * 3):
        hand.act("busso")
    a, b, c, d, e = hand.view(None).boards[0]
    assert UNSEEN not in (a, c)
    assert (b, d, e) == (UNSEEN,) * 3


def test_the_table_decides_what_it_does_not_leave_free() -> None:
    hand = telesina(vele="croce", distribuzione="libera")
    assert list(hand.pending) == [2], "the dealer alone is asked"
    assert [option.verb for option in hand.legal()] == ["mai", "primo-giro", "sempre"]
    with pytest.raises(Refusal) as refused:
        hand.act("tre")
    assert "IT-VELE-1" in refused.value.rule
    hand.act("mai")
    assert len(hand.board) == 5


def test_a_free_table_asks_the_dealer_for_both() -> None:
    hand = telesina(vele="libera", distribuzione="libera")
    assert [option.verb for option in hand.legal()] == [*LAYOUTS, "mai", "primo-giro", "sempre"]
    hand.act("ascensore")
    assert [option.verb for option in hand.legal()] == ["mai", "primo-giro", "sempre"]
    hand.act("sempre")
    assert len(hand.board) == 9
    assert list(hand.pending) == [0, 1, 2], "each chooses which card to turn"


def test_what_the_dealer_always_uses_is_not_asked_and_the_rest_is_kept_for_the_clock() -> None:
    mine = {"vele": "h", "always_vele": True, "distribuzione": "sempre"}
    hand = telesina(vele="libera", distribuzione="libera", preferred=mine)
    assert [option.verb for option in hand.legal()] == ["mai", "primo-giro", "sempre"]
    hand.act("time-out")
    assert len(hand.board) == 7
    assert hand.street == "giro 1"
    assert {"IT-AUTO-2", "IT-AUTO-3"} <= {rule for event in hand.events for rule in event.rule.split()}


def test_a_preference_counts_for_nothing_where_the_table_is_not_free() -> None:
    hand = telesina(vele="tre", preferred={"vele": "ascensore", "always_vele": True})
    assert len(hand.board) == 3


def test_what_the_dealer_likes_best_is_told_to_nobody_else() -> None:
    hand = telesina(vele="libera", preferred={"vele": "h"})
    assert isinstance(hand.events[0], Started)
    assert b'"preferred"' not in encode([mask(event, 0) for event in hand.events])
    assert b'"preferred"' in encode([mask(event, 2) for event in hand.events])


def test_a_chosen_card_is_known_to_nobody_until_all_have_chosen() -> None:
    deck = Stacked(28, {}, map(int, parse_cards("9c Ts 8s Kd Jd Qd")))
    hand = TELESINA.deal(stacks=[500] * 3, invito=10, deck=deck, options={"distribuzione": "primo-giro"})
    hand.act("mostro", seat=0, cards=parse_cards("9c"))
    assert hand.view(1).seats[0].up == ()
    assert b'"choice":"29"' not in encode([mask(event, 1) for event in hand.events])
    with pytest.raises(Refusal):
        hand.act("mostro", seat=1, cards=parse_cards("9c"))
    hand.act("mostro", seat=1, cards=parse_cards("Jd")).act("time-out", seat=2)
    up = [seat.up for seat in hand.view(None).seats]
    assert up == [tuple(parse_cards(card)) for card in ("9c", "Jd", "Qd")]


def test_parol_is_not_said_here() -> None:
    hand = telesina()
    with pytest.raises(Refusal) as refused:
        hand.act("parol")
    assert refused.value.rule == "IT-TEL-1"


def test_a_newcomer_deals_no_hand_of_the_giro_pazzo() -> None:
    partita = Partita(["A", "B", "C", "D"], [500] * 4, {"invito": 10}, dealer=3, options={"giro_pazzo": True})
    deck = Stacked(
        32, {"hole/0": parse_cards("Jh Jd Jc 8s 8c"), "hole/1": parse_cards("Ah Ad 9s 9d Tc")}, range(20, 52)
    )
    hand = partita.deal(deck=deck)
    hand.act("dai-carte").act("apro", 40).act("vedo").act("passo").act("passo").act("servito").act("servito")
    partita.settle(knocked(hand))
    dealers = []
    while partita.game is TELESINA:
        dealers.append(partita.names[partita.dealer])
        partita.settle(knocked(partita.deal()))
        if dealers == ["A"]:
            partita.names[2] = "E"
    assert dealers == ["A", "B", "D"]
    assert partita.carry.facts == {}
