"""Chips bought during a hand, when it is over: what a win leaves no room for goes back to who bought it."""

from typing import Any

import pytest

from mazziere.hand.events import Stakes
from mazziere.table.command import Command
from mazziere.table.events import ToppedUp, TopUpReturned
from mazziere.table.evolve import replay
from mazziere.table.poker import PokerTable
from mazziere.table.postings import postings
from mazziere.table.state import Person
from table.rounds import START
from table.test_table import act, deal, fold_out, seated, who

NAMES = ("ada", "bea", "ciro")
LIMIT = {"limit": "fixed-limit", "stakes": Stakes(blinds=(5, 10), small_bet=10, big_bet=20)}


def seat_of(table: PokerTable, player: str) -> Person:
    """Somebody who sits at the table."""
    person = table.state.person(player)
    assert person is not None
    return person


def won(amount: int, chips: int, **given: Any) -> tuple[PokerTable, str]:
    """The big blind buys during the hand, everybody folds to it, and it has five more than it began with."""
    table = seated(*NAMES, chips=chips, **given)
    deal(table)
    winner = table.state.people[table.state.places.big].player
    table.do(Command("top-up", winner, amount=amount, at=START))
    fold_out(table)
    assert seat_of(table, winner).behind == 0
    assert replay(table.events) == table.state
    return table, winner


@pytest.mark.parametrize(
    ("chips", "amount", "stack", "back"),
    [
        (900, 50, 955, 0),  # there is room
        (985, 10, 1000, 0),  # to the last chip
        (990, 20, 1000, 15),  # for a part
        (1000, 10, 1005, 10),  # for nothing
    ],
)
def test_as_much_is_paid_as_still_fits(chips: int, amount: int, stack: int, back: int) -> None:
    table, winner = won(amount, chips, buy_in=(200, 1000))
    assert seat_of(table, winner).stack == stack
    returned = [event for event in table.events if isinstance(event, TopUpReturned)]
    assert [event.amount for event in returned] == [back] * bool(back)
    for event in returned:
        assert event.rule.split() == ["SC-BUYIN-3", "SC-COND-24", "SC-BUYIN-1"]
        assert postings(event, "t") == (("table:t", -back), (f"player:{winner}", back))
    paid = [event.amount for event in table.events if isinstance(event, ToppedUp)]
    assert paid == [amount - back] * (amount > back)
    assert sum(table.chips().values()) == 3 * chips + amount - back


def test_a_table_without_a_maximum_gives_nothing_back() -> None:
    table, winner = won(5000, 500, buy_in=(200, 0))
    assert seat_of(table, winner).stack == 5505


def test_who_loses_the_hand_is_topped_up_in_full() -> None:
    table = seated(*NAMES, chips=1000, buy_in=(200, 1000))
    deal(table)
    loser = table.state.people[table.state.places.small].player
    table.do(Command("top-up", loser, amount=5, at=START))
    fold_out(table)
    assert seat_of(table, loser).stack == 1000
    assert not [event for event in table.events if isinstance(event, TopUpReturned)]


@pytest.mark.parametrize(("chips", "stack"), [(790, 1000), (800, 805)])
def test_in_limit_less_than_the_least_purchase_is_not_paid_at_all(chips: int, stack: int) -> None:
    table, winner = won(210, chips, buy_in=(200, 1000), **LIMIT)
    assert seat_of(table, winner).stack == stack


def low_stacks(used: int, stack: int) -> PokerTable:
    """A hand of players with few chips who have bought short so many times; the button is asked first."""
    table = seated(*NAMES, chips=200, buy_in=(200, 1000))
    for person in table.state.people.values():
        person.stack, person.short_buy_ins = stack, used
    deal(table)
    return table


def bought_and_lost(used: int) -> tuple[PokerTable, Person]:
    """With 60 in front, 140 bring a player to the table's 200; then a call costs ten of the 60."""
    table = low_stacks(used, 60)
    person = seat_of(table, who(table))
    table.do(Command("top-up", person.player, amount=140, at=START))
    act(table, person.player, "call")
    act(table, who(table), "fold")
    act(table, who(table), "raise", 30)
    fold_out(table)
    return table, person


def test_what_comes_to_the_least_after_a_win_is_no_short_buy_in() -> None:
    table = low_stacks(0, 60)
    person = table.state.people[table.state.places.big]
    table.do(Command("top-up", person.player, amount=135, at=START))
    fold_out(table)
    assert (person.stack, person.short_buy_ins) == (200, 0)


def test_what_a_loss_leaves_below_the_least_is_the_short_buy_in() -> None:
    table, person = bought_and_lost(used=0)
    assert (person.stack, person.short_buy_ins) == (190, 1)
    paid = next(event for event in table.events if isinstance(event, ToppedUp))
    assert paid.short
    assert paid.rule == "SC-BUYIN-2"


def test_a_second_short_buy_in_goes_back_and_says_what_is_missing() -> None:
    table, person = bought_and_lost(used=1)
    assert (person.stack, person.behind, person.short_buy_ins) == (50, 0, 1)
    back = next(event for event in table.events if isinstance(event, TopUpReturned))
    assert (back.amount, back.behind, back.least, back.rule) == (140, 0, 150, "SC-BUYIN-2")
    assert postings(back, "t") == (("table:t", -140), (f"player:{person.player}", 140))
