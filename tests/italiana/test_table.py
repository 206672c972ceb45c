"""What a table may set, and what a player may say in other words or at any moment."""

import pytest

from mazziere.games.italiana import ITALIANA, Partita
from mazziere.hand.events import Rake
from mazziere.hand.setup import SetupError
from mazziere.rules import Refusal


def test_the_house_takes_a_tenth_at_most() -> None:
    ITALIANA.deal(stacks=[100] * 3, invito=1, rake=Rake(10))
    with pytest.raises(Refusal) as refused:
        ITALIANA.deal(stacks=[100] * 3, invito=1, rake=Rake(12))
    assert refused.value.rule == "IT-RAKE-1"


def test_errors_name_the_field() -> None:
    with pytest.raises(SetupError, match="invito: 0"):
        ITALIANA.deal(stacks=[100] * 3)
    with pytest.raises(SetupError, match="options: 'vela' is not known; give one of asked"):
        ITALIANA.deal(stacks=[100] * 3, invito=1, options={"vela": 1})
    with pytest.raises(SetupError, match="preferred: 'always_vela' is not known; give one of vele"):
        ITALIANA.deal(stacks=[100] * 3, invito=1, options={"preferred": {"always_vela": True}})
    with pytest.raises(Refusal) as refused:
        ITALIANA.deal(stacks=[100] * 7, invito=1)
    assert refused.value.rule == "IT-DECK-3"


def test_the_words_of_other_games_are_understood() -> None:
    hand = ITALIANA.deal(stacks=[100] * 3, invito=1, hole={0: "Kh Kd 9s 8s Jc"})
    hand.act("dai-carte").bet(10).call().raise_to(40).fold().call()
    assert hand.street == "cambio"
    hand.draw([], seat=1)
    hand.act("stand pat")
    assert hand.street == "ultima puntata"
    hand.check().all_in()
    assert hand.state.stacks[hand.state.aggressor] == 0


def test_too_few_at_a_cash_table_take_their_invito_back() -> None:
    hand = ITALIANA.deal(stacks=[100] * 3, invito=5, options={"asked": [0, 1, 2]})
    hand.act("invito", seat=1).act("sitout", seat=0).act("sitout", seat=2)
    assert hand.over
    assert hand.stacks == [100, 100, 100]


def test_in_a_tournament_whoever_is_there_takes_the_inviti_of_the_absent() -> None:
    book = "italiana-tournament"
    hand = ITALIANA.deal(stacks=[100] * 3, invito=5, rulebook=book, options={"sitting_out": [0, 2]})
    assert hand.over
    assert hand.stacks == [95, 110, 95]
    nobody = ITALIANA.deal(stacks=[100] * 3, invito=5, rulebook=book, options={"sitting_out": [0, 1, 2]})
    assert nobody.over
    assert nobody.carry.pot == 15


def test_sitting_out_twice_and_coming_back_unasked_are_refused() -> None:
    hand = ITALIANA.deal(stacks=[100] * 3, invito=5)
    with pytest.raises(Refusal) as refused:
        hand.act("sono-tornato", seat=2)
    assert refused.value.code == "not-sitting-out"
    hand.act("sitout", seat=2)
    with pytest.raises(Refusal) as refused:
        hand.act("sitout", seat=2)
    assert refused.value.code == "sitting-out"
    hand.act("sono-tornato", seat=2)
    assert not hand.state.facts.get("away/2")


def test_a_full_house_shown_brings_the_giro_pazzo() -> None:
    hole = {0: "Kh Kd Ks 9s 9c", 1: "Qh Qd Jc Td 8c"}
    hand = ITALIANA.deal(
        stacks=[100] * 3, invito=5, hole=hole, names=["Ada", "Bruno", "Carla"], options={"giro_pazzo": True}
    )
    hand.act("dai-carte").act("apro", 5).act("vedo").act("passo").act("servito").act("servito").act("busso").act(
        "busso"
    )
    assert hand.over
    assert hand.carry.facts == {"giro": ["Ada", "Bruno", "Carla"]}


def test_a_tournament_everybody_has_left_comes_to_its_last_chip() -> None:
    setup = {"invito": 5, "rulebook": "italiana-tournament"}
    partita = Partita(["Ada", "Bruno"], [6, 6], setup, away={"Ada", "Bruno"})
    for pot in (10, 12):
        partita.settle(partita.deal())
        assert partita.carry.pot == pot
    assert partita.present() == []


def test_players_left_in_an_event_make_it_a_tournament() -> None:
    hand = ITALIANA.deal(stacks=[1000, 20, 1000], invito=50, button=0, event_players=9, rulebook="italiana")
    assert (hand.pot, hand.state.stacks[1]) == (120, 0), "a stack below the invito is taken whole (IT-INV-6)"
    cash = ITALIANA.deal(stacks=[1000, 20, 1000], invito=50, button=0, rulebook="italiana")
    assert (cash.pot, cash.state.stacks[1]) == (100, 20), "in cash it stays out (IT-SIT-1)"
