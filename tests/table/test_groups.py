"""Waiting lists and moves beyond the catalogue's cases: seat changes, balance, new tables, messages between streams."""

from __future__ import annotations

from typing import Any

import pytest

from mazziere.hand.events import Event, Stakes
from mazziere.rules import Refusal
from mazziere.table import group_events as ev
from mazziere.table.command import Command
from mazziere.table.group import FLOOR, PLAYERS, VERBS, Group
from mazziere.table.group_messages import reports
from mazziere.table.group_setup import MINUTE, GroupSetup
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock, TableSetup
from table.group_room import Hall, copied


def full(**setup: Any) -> Hall:
    """A hall with one full table of two, and its messages delivered."""
    hall = Hall(**setup)
    hall.do("open", value="t1", amount=2)
    hall.deliver_all()
    hall.seats("anna", "t1", 0)
    hall.seats("bruno", "t1", 1)
    return hall


def test_a_seat_change_comes_before_the_list_and_frees_the_old_seat_for_it() -> None:
    hall = full()
    hall.do("ask-change", "anna", seat=1)
    hall.do("join", "carla")
    hall.leaves("bruno", "t1")
    assert [(m.command.verb, m.command.player, m.command.seat) for m in hall.post] == [("change-seat", "anna", 1)]
    assert hall.called() == {"carla": "t1/0"}
    hall.deliver_all()
    assert hall.tables == {"t1": {1: "anna"}}
    assert hall.called() == {"carla": "t1/0"}


def test_whoever_asked_first_for_another_seat_gets_it() -> None:
    hall = Hall()
    hall.do("open", value="t1", amount=3)
    hall.deliver_all()
    for seat, player in enumerate(("anna", "bruno", "carla")):
        hall.seats(player, "t1", seat)
    hall.do("ask-change", "bruno", seat=2)
    hall.do("ask-change", "anna", seat=-1)
    with pytest.raises(Refusal, match="asked for another seat already"):
        hall.do("ask-change", "anna", seat=-1)
    hall.leaves("carla", "t1")
    hall.deliver_all()
    assert hall.tables == {"t1": {2: "bruno", 1: "anna"}}


def test_tables_are_evened_out_by_whoever_sat_down_last() -> None:
    hall = Hall(must_move=False, balance=2)
    hall.do("open", value="t1", amount=4)
    hall.do("open", value="t2", amount=4)
    hall.deliver_all()
    for minute, (player, table, seat) in enumerate(
        [("a", "t1", 0), ("b", "t2", 0), ("c", "t1", 1), ("d", "t2", 1), ("e", "t1", 2)]
    ):
        hall.now = 1000 + minute * MINUTE
        hall.seats(player, table, seat)
    assert hall.post == []
    hall.leaves("b", "t2")
    assert [(m.stream, m.command.verb, m.command.player) for m in hall.post] == [("table:t1", "leave", "e")]
    hall.deliver_all()
    assert {table: sorted(seats.values()) for table, seats in hall.tables.items()} == {
        "t1": ["a", "c"],
        "t2": ["d", "e"],
    }
    assert hall.chips["e"] == 500


def test_enough_names_want_another_table_and_its_seats_are_drawn_in_list_order() -> None:
    hall = full(opening=2, seats=3)
    hall.do("join", "carla")
    assert hall.group.wants_table() == 0
    hall.do("join", "dario")
    assert hall.group.wants_table() == 3
    hall.do("open", value="t2", cards=(2, 0, 1))
    assert hall.called() == {"carla": "t2/2", "dario": "t2/0"}
    assert hall.group.wants_table() == 0


def test_a_seat_nobody_comes_to_goes_to_the_next() -> None:
    hall = full()
    for player in ("carla", "dario"):
        hall.do("join", player)
    hall.leaves("bruno", "t1")
    hall.do("accept", "carla", amount=100)
    hall.deliver(welcome=False)
    hall.pass_time(3)
    assert hall.called() == {"dario": "t1/1"}
    assert hall.waiting() == ["dario", "carla"]


def test_somebody_who_sat_down_without_the_group_takes_the_promise_away_but_no_place_on_the_list() -> None:
    hall = full()
    hall.do("join", "carla")
    hall.leaves("bruno", "t1")
    assert hall.called() == {"carla": "t1/1"}
    hall.seats("dario", "t1", 1)
    assert hall.called() == {}
    assert hall.waiting() == ["carla"]


def test_an_outage_gives_the_called_their_time_back() -> None:
    hall = full()
    hall.do("join", "carla")
    hall.leaves("bruno", "t1")
    due = hall.group.wake()
    assert due == hall.now + 15 * MINUTE
    hall.do("clock-shifted", amount=5 * MINUTE)
    assert hall.group.wake() == due + 5 * MINUTE


def test_a_name_by_telephone_waits_until_it_is_there() -> None:
    hall = full(phone="listed")
    hall.do("join", "carla", what="phone")
    hall.leaves("bruno", "t1")
    assert hall.called() == {}
    hall.do("back", "carla")
    assert hall.called() == {"carla": "t1/1"}


def test_messages_have_ids_of_their_own_that_do_not_change() -> None:
    hall = full()
    hall.do("join", "carla")
    hall.leaves("bruno", "t1")
    given = hall.do("accept", "carla", amount=300)
    first = hall.group.messages(given)
    ids = [message.command.id for message in hall.sent]
    assert len(set(ids)) == len(ids)
    assert [copied(message) for message in first] == hall.group.messages(given)
    again = Group.resume(hall.group.events)
    assert again.messages(given) == first


def test_anybody_may_look_and_sees_the_own_call() -> None:
    hall = full()
    hall.do("join", "carla")
    hall.leaves("bruno", "t1")
    view = hall.group.view("carla")
    assert view.place == 1
    assert view.call is not None
    assert (view.call.table, view.call.seat, view.call.why) == ("t1", 1, "listed")
    assert hall.group.view().call is None
    assert [table.sitting for table in view.tables] == [1]


def test_the_floors_verbs_are_verbs_and_nothing_else_is_known() -> None:
    assert {*FLOOR, *PLAYERS} <= set(VERBS)
    assert not set(FLOOR) & set(PLAYERS)
    with pytest.raises(Refusal, match="Only the staff"):
        Group.open(GroupSetup("g1")).do(Command("open", "anna", value="t1"))
    with pytest.raises(Refusal, match="does not know dance"):
        Group.open(GroupSetup("g1")).do(Command("dance"))


def poker(table_id: str) -> PokerTable:
    return PokerTable.open(
        TableSetup(table_id, stakes=Stakes(blinds=(5, 10)), seats=2, buy_in=(200, 0), clock=Clock(think=-1)), 1
    )


def test_poker_tables_and_their_group_move_a_player_with_the_chips_held() -> None:
    """The messages are what tables understand, and what they report is what the group understands."""
    group = Group.open(GroupSetup("g1", blind=10, buy_in=200, seats=2, must_move=False), 1)
    tables = {"t1": poker("t1"), "t2": poker("t2")}
    numbers = dict.fromkeys(tables, 1)
    now = 1000

    def tell(command: Command) -> None:
        for message in group.messages(group.do(command)):
            kind, _, name = message.stream.partition(":")
            assert kind == "table"
            if message.command.verb != "open":
                report(name, tables[name].do(message.command))

    def report(name: str, happened: list[Event]) -> None:
        for event in happened:
            numbers[name] += 1
            for message in reports(event, numbers[name], name, "g1"):
                tell(message.command)

    for name in tables:
        tell(Command("open", value=name, at=now))
    tell(Command("sit", "anna", 0, 200, value="t1", at=now))
    assert tables["t1"].chips() == {"anna": 200, "pot": 0}
    tell(Command("move", what="anna", value="t2", at=now + 1))
    assert tables["t1"].chips() == {"pot": 0}
    assert tables["t2"].chips() == {"anna": 200, "pot": 0}
    line = group.state.table_of("anna")
    assert line is not None
    assert line.id == "t2"
    tell(Command("close", value="t2", cards=(7,), at=now + 2))
    assert tables["t2"].chips() == {"pot": 0}
    assert list(group.state.tables) == ["t1"]
    call = group.view("anna").call
    assert call is not None
    assert (call.table, call.why) == ("t1", "closed")
    tell(Command("accept", "anna", at=now + 3))
    assert tables["t1"].chips() == {"anna": 200, "pot": 0}
    assert isinstance(group.events[-1], ev.SatDown)


def test_a_call_that_ran_out_while_nobody_looked_at_the_clock_is_still_ended() -> None:
    hall = full()
    hall.do("join", "carla")
    hall.leaves("bruno", "t1")
    assert hall.called() == {"carla": "t1/1"}
    hall.now += 20 * MINUTE
    hall.do("join", "dario")
    due = hall.group.wake()
    assert due is not None
    assert due <= hall.now
    hall.do("tick")
    assert hall.called() == {"dario": "t1/1"}
