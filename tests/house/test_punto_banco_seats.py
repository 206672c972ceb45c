"""Chairs, bookings, standing players, orphan chips, the check of the cards, and time, at a Punto Banco table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house.test_punto_banco_laws import shoes, total
from mazziere.cards import SealedDeck, decks, parse_cards
from mazziere.hand.command import Command
from mazziere.house.punto_banco import Rules, Table, decode, encode, replay, seats
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.punto_banco.events import CardsChecked, ShoeLoaded
from mazziere.house.shared import Limits, RulesError, SealExtended, stacked
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events

NOON = 1_700_000_000_000
TWO = Rules(chairs=2)


def opened(rules: Rules = TWO) -> Table:
    return Table.open({"Anna": 500, "Bruno": 500, "Carla": 500}, rules=rules, order=shoes(1))


def refused(table: Table, verb: str, seat: int, amount: int = 0) -> str:
    """The rule by which a command is refused; nothing has changed."""
    before = table.state.copy()
    with pytest.raises(Refusal) as found:
        table.do(Command(verb, seat, amount, at=table.at))
    assert table.state == before
    assert found.value.message("it") != found.value.code
    return found.value.rule


def test_chairs_go_by_the_list_of_bookings() -> None:
    table = opened()
    assert table.view().chairs == (0, 1)
    assert [str(option) for option in table.view(2).seating] == ["book"]
    table.act(2, "book")
    assert refused(table, "book", 2) == "PB-3.2"
    seats.join(table, "Dario", 100)
    assert refused(table, "sit 0", 3) == "PB-3.2"
    table.act(0, "leave")
    assert table.view(3).seating[0].verb == "book"
    assert refused(table, "sit 0", 3) == "PB-3.2"
    table.act(2, "sit 0")
    assert (table.state.chairs, table.state.bookings) == ([2, 1], [])
    assert refused(table, "sit 1", 2) == "PB-3.2"
    assert refused(table, "sit 9", 3) == "PB-3.2"
    record_events(table.events)


def test_a_marked_chair_is_kept_and_an_unmarked_one_is_lost() -> None:
    table = opened()
    table.do(Command("mark", 0, at=NOON))
    assert refused(table, "sit 0", 2) == "PB-3.3a"
    with pytest.raises(Refusal, match=r"PB-3\.3a"):
        seats.release(table, 0)
    assert [str(option) for option in table.view(0).seating] == ["come-back", "leave"]
    table.act(0, "come-back")
    assert table.view().away == ()
    table.do(Command("mark", 0, at=NOON))
    table.at = NOON + 20 * 60_000
    seats.release(table, 0)
    table.act(1, "leave")
    assert table.state.chairs == [-1, -1]
    assert refused(table, "come-back", 0) == "PB-3.3a"
    record_events(table.events)


def test_the_management_may_keep_one_chair_and_give_it_to_whom_it_likes() -> None:
    table = opened()
    table.act(2, "book").act(0, "leave")
    seats.reserve(table, 0)
    assert refused(table, "sit 0", 2) == "PB-3.3b"
    seats.assign(table, 0)
    assert (table.state.chairs, table.state.bookings, table.state.reserved) == ([0, 1], [2], -1)
    with pytest.raises(Refusal, match=r"PB-3\.3b"):
        seats.reserve(table, 1)


def test_standing_players_have_the_same_rights_unless_refused() -> None:
    table = opened()
    table.stake(2, "punto", 10)
    assert "PB-3.3b" in table.events[-1].rule
    seats.accept_standing(table, False)
    assert refused(table, "stake punto", 2, 10) == "PB-4.3"
    assert [option.verb for option in table.legal(2)] == ["withdraw punto"]
    table.stake(0, "punto", 10).finish()
    assert total(table) == 1500
    assert opened(Rules(chairs=2, standing="refused")).legal(2) == ()
    record_events(table.events)


def test_chips_nobody_takes_up_are_held_and_do_not_play() -> None:
    table = opened()
    seats.orphan(table, 1, 500)
    assert refused(table, "stake punto", 1, 10) == "PB-4.4"
    assert total(table) == 1500
    with pytest.raises(Refusal, match=r"PB-4\.5"):
        seats.orphan(table, 1, 1)
    assert seats.claim(table, 1).chips == [500, 500, 500]
    with pytest.raises(Refusal, match=r"PB-4\.5"):
        seats.claim(table, 1)
    record_events(table.events)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_offered_about_chairs_is_accepted_and_told(seed: int) -> None:
    table, dice = opened(), random.Random(seed)
    table.at = NOON
    for _ in range(25):
        for player in range(3):
            offered = {option.verb for option in table.view(player).seating}
            for verb in ("sit 0", "sit 1", "sit x", "book", "mark", "come-back", "leave"):
                if verb not in offered:
                    assert refused(table, verb, player).startswith("PB-3")
        player = dice.randrange(3)
        if table.view(player).seating:
            table.act(player, dice.choice(table.view(player).seating).verb)
        if dice.random() < 0.2:
            seats.reserve(table, next((c for c, owner in enumerate(table.state.chairs) if owner < 0), -1))
        sitting = [owner for owner in table.state.chairs if owner >= 0]
        assert len(set(sitting)) == len(sitting)
        assert not set(sitting) & set(table.state.bookings)
    assert replay(decode(encode(table.events))) == table.state


# -- the cards and the clock --------------------------------------------------------------


def test_the_cards_are_counted_before_play() -> None:
    table = Table.open({"Anna": 100})
    assert [event.each for event in table.events if isinstance(event, CardsChecked)] == [24]
    record_events(table.events)
    short = Table.open({"Anna": 100}, order=stacked(parse_cards("As") * 312))
    with pytest.raises(Refusal) as found:
        ir.check_cards(short)
    assert (found.value.rule, found.value.facts["each"]) == ("PB-1.2", 24)
    with pytest.raises(RulesError, match=r"PB-1\.2"):
        Table.open({"Anna": 100}, deck=SealedDeck.make(decks(4)))


def test_a_table_that_outlives_its_seal_is_sealed_further() -> None:
    table = Table.open({"Anna": 100}, deck=SealedDeck.make(decks(6), lots=1))
    ir.change_sixain(table.stake(0, "punto", 10).finish(), "worn")
    table.next_hand()
    kinds = [type(event) for event in table.events if isinstance(event, SealExtended | ShoeLoaded)]
    assert kinds == [ShoeLoaded, SealExtended, ShoeLoaded]
    assert replay(decode(encode(table.events))) == table.state


def test_betting_ends_when_its_time_is_up() -> None:
    table = Table.open({"Anna": 100}, order=shoes(2)).stake(0, "punto", 10).finish()
    table.do(Command("next hand", -1, at=NOON))
    assert table.view(0).deadline == table.state.deadline == NOON + 30_000
    table.do(Command("stake punto", 0, 10, at=NOON))
    with pytest.raises(Refusal) as found:
        table.do(Command("time-out", -1, at=NOON + 1))
    assert (found.value.rule, found.value.code) == ("PB-7.1", "time-left")
    table.do(Command("time-out", -1, at=NOON + 30_000))
    assert table.state.stage == "dealing"
    table.deal()
    ir.give(table, "punto")
    ir.rebuild(table)
    assert table.state.deadline == NOON + 60_000
    table.do(Command("time-out", -1, at=NOON + 60_000))
    assert (table.state.stage, table.state.stakes) == ("dealing", [{"punto": 10}])


def test_banknotes_become_chips_of_somebody_at_the_table() -> None:
    table = opened()
    assert table.buy(2, 50).chips == [500, 500, 550]
    for seat in (-1, 3):
        with pytest.raises(Refusal) as found:
            table.buy(seat, 50)
        assert found.value.rule == "PB-4.1"


def test_a_guest_who_is_silent_leaves_the_cut_to_the_next() -> None:
    table = Table.open({"Anna": 100, "Bruno": 100}, rules=Rules(cut="offered"))
    table.act(-1, "time-out")
    assert table.pending.keys() == {1}
    table.act(-1, "time-out")
    assert table.state.stage == "betting"


def test_limits_that_no_payable_stake_fits_are_refused() -> None:
    with pytest.raises(RulesError, match="limits: least 25, most 25; expected a multiple of 2"):
        Rules(limits=Limits(25, 25))
    table = opened()
    with pytest.raises(RulesError, match="number-limits"):
        ir.change_limits(table, Limits(10, 100), Limits(5, 5))
