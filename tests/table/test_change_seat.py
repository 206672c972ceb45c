"""A seat is changed between hands, and nobody escapes the blinds by it."""

from mazziere.table.command import Command
from mazziere.table.evolve import replay
from table.rounds import START
from table.test_table import deal, fold_out, refused, seated


def test_chips_and_player_go_to_the_other_seat() -> None:
    table = seated("ada", "bea", "carla", seats=6)
    table.do(Command("change-seat", "bea", 4, at=START))
    assert {seat: (person.player, person.stack) for seat, person in sorted(table.state.people.items())} == {
        0: ("ada", 500),
        2: ("carla", 500),
        4: ("bea", 500),
    }
    assert replay(table.events) == table.state


def test_who_has_played_enters_as_a_newcomer() -> None:
    table = seated("ada", "bea", "carla", "dora", seats=6, rulebook="sanremo-cash")
    deal(table)
    fold_out(table)
    events = table.do(Command("change-seat", "bea", 5, at=START))
    assert table.state.people[5].standing == "new"
    assert "SC-SEAT-5" in events[0].rule.split()


def test_not_during_a_hand_nor_to_a_seat_that_is_taken() -> None:
    table = seated("ada", "bea", "carla", seats=6)
    assert refused(table, Command("change-seat", "ada", 2, at=START)).code == "seat-taken"
    assert refused(table, Command("change-seat", "ada", 9, at=START)).code == "no-such-seat"
    deal(table)
    assert refused(table, Command("change-seat", "ada", 5, at=START)).code == "house-hand-under-way"


def test_a_refusal_counts_the_seats_as_the_felt_does() -> None:
    table = seated("ada", "bea", "carla", seats=6)
    taken = refused(table, Command("change-seat", "ada", 2, at=START))
    assert taken.message("en") == "Seat 3 is taken."
    nowhere = refused(table, Command("sit", "dario", 9, 500, at=START))
    assert nowhere.message("en") == "There is no seat 10: the last one is 6."
    assert refused(table, Command("approve", "", 4, at=START)).message("en") == "Nobody has asked for seat 5."
