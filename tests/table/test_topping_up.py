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
from table.test_table import deal, fold_out, seated

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
