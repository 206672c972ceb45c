"""The parol pot: who may join it, who may not, and what becomes of it."""

import pytest

from mazziere.games.italiana import Partita
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Posted
from mazziere.hand.hand import Hand
from mazziere.rules import Refusal
from mazziere.rules.rulebook import house

ACES = (48, 49, 50)


def opened(partita: Partita) -> Hand:
    """The next hand, in which whoever speaks first holds three aces."""
    players = partita.carry.facts.get("inside") or partita.present()
    pack = partita.game.for_players(len(players)).pack
    rest = [card for card in pack if card not in ACES]
    dealt: list[int] = []
    for ace in ACES:
        # One card to each in turn: the first three rounds begin with an ace.
        dealt += [ace, *[rest.pop(0) for _ in players[1:]]]
    return partita.deal(deck=Stacked(len(pack), {}, dealt + rest))


def all_parol(hand: Hand, fold: tuple[int, ...] = ()) -> Hand:
    """Play to the last phase and leave the pot on the table; these seats pass at the opening."""
    while not hand.over:
        seat = hand.actor
        assert seat is not None
        verbs = [option.verb for option in hand.legal()]
        if hand.street == "adeguamento parol":
            break
        wanted = ("dai-carte", "apro", "passo" if seat in fold else "vedo", "servito", "parol")
        verb = next(verb for verb in wanted if verb in verbs)
        hand.act(verb, next(option.low for option in hand.legal() if option.verb == verb))
    return hand


def test_who_sits_down_after_a_parol_waits_until_the_pot_is_won() -> None:
    partita = Partita(["A", "B", "C"], [500] * 3, {"invito": 10})
    hand = all_parol(opened(partita))
    assert hand.over
    partita.settle(hand)
    partita.names.append("F")
    partita.stacks.append(500)
    hand = opened(partita)
    assert hand.state.live() == [0, 1, 2]
    assert hand.stacks[3] == 500
    again = all_parol(hand)
    assert again.over, "F is not asked to adjust"
    partita.settle(again)
    assert "F" not in partita.carry.facts["paid"]


def test_who_stayed_out_is_asked_for_what_is_missing_and_the_clock_says_no() -> None:
    partita = Partita(["A", "B", "C", "D"], [500] * 4, {"invito": 10})
    hand = all_parol(opened(partita), fold=(2,))
    assert list(hand.pending) == [2]
    assert str(hand.legal(2)[0]) == "partecipo 10"
    hand.act("time-out", seat=2)
    assert hand.over
    assert hand.carry.facts["inside"] == ["A", "B", "D"]
    assert hand.carry.facts["paid"] == {"A": 20, "B": 20, "C": 10, "D": 20}


def test_who_sits_out_when_asked_for_the_rest_has_said_no() -> None:
    partita = Partita(["A", "B", "C", "D"], [500] * 4, {"invito": 10})
    hand = all_parol(opened(partita), fold=(1, 2))
    assert list(hand.pending) == [1, 2]
    hand.act("sitout", seat=2)
    assert list(hand.pending) == [1], "C is not asked again"
    assert hand.events[-1].rule.startswith("IT-SIT-4 IT-ADJ-1")
    hand.act("partecipo", 10, seat=1)
    assert hand.over
    assert hand.carry.facts["inside"] == ["A", "B", "D"]
    assert hand.stacks[2] == 490


def test_the_pot_stands_for_the_invito() -> None:
    partita = Partita(["A", "B", "C"], [500] * 3, {"invito": 10})
    partita.settle(all_parol(opened(partita)))
    hand = opened(partita)
    assert not [event for event in hand.events if isinstance(event, Posted)]
    assert hand.pot == 60


def test_a_house_may_ask_for_a_new_invito_on_a_parol_pot() -> None:
    book = house('name = "club"\n[policies]\nparol_invito = "again"', "italiana")
    partita = Partita(["A", "B", "C"], [500] * 3, {"invito": 10, "rulebook": book})
    partita.settle(all_parol(opened(partita)))
    hand = opened(partita)
    assert hand.pot == 90
    assert str(hand.legal()[-1]).startswith("apro 90..")


def test_a_house_may_allow_short_raises_to_the_last_chips_alone() -> None:
    book = house('name = "club"\n[policies]\nshort_raise = "all-in-only"', "italiana")
    hand = opened(Partita(["A", "B", "C"], [500, 500, 75], {"invito": 10, "rulebook": book}))
    hand.act("dai-carte").act("apro", 50)
    assert [str(option) for option in hand.legal()] == ["passo", "vedo 50", "rilancio 100..490"]
    with pytest.raises(Refusal) as refused:
        hand.act("rilancio", 99)
    assert "IT-LAST-5" in refused.value.rule
    hand.act("vedo")
    assert [str(option) for option in hand.legal()] == ["passo", "vedo 50", "rilancio 65"]


def test_nobody_left_of_a_parol_pot_leaves_it_to_the_table() -> None:
    partita = Partita(["A", "B", "C", "D"], [500] * 4, {"invito": 10})
    partita.settle(all_parol(opened(partita)))
    partita.names = ["E", "F"]
    partita.stacks = [500, 500]
    partita.dealer = 0
    hand = partita.deal()
    assert hand.pot == 80 + 20
    assert hand.state.live() == [0, 1]
