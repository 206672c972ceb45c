"""A table that closes while a hand is on: the hand is played out, none follows, and until then it can be kept open."""

from typing import Any

import pytest

from mazziere.hand.events import Stakes
from mazziere.rules.refusal import Refusal
from mazziere.table.command import HIRED, Command
from mazziere.table.events import BotsWanted, Left, TableClosed
from mazziere.table.log import decode_one, encode_one
from mazziere.table.poker import PokerTable
from mazziere.table.postings import postings
from mazziere.table.setup import Clock, TableSetup
from table.house_room import Room
from table.rounds import START, Cards, setup

HOST = "ada"


def seated(*names: str, **given: Any) -> PokerTable:
    """A table of Ada's with these players, and a hand on it."""
    given.setdefault("clock", Clock(think=10_000, pause=0))
    table = PokerTable.open(TableSetup("t", stakes=Stakes(blinds=(5, 10)), host=HOST, **given), START)
    for seat, name in enumerate(names):
        table.do(Command("sit", name, seat, 500, at=START))
    table.begin(Cards(7, range(52)), {}, START)
    return table


def asked(table: PokerTable) -> str:
    assert table.hand is not None
    assert table.hand.actor is not None
    return table.state.players[table.hand.actor]


def fold_out(table: PokerTable) -> None:
    while table.hand is not None:
        table.do(Command("act", asked(table), what="fold", at=START))


def refusal(table: PokerTable, command: Command) -> str:
    before = list(table.events)
    with pytest.raises(Refusal) as caught:
        table.do(command)
    assert table.events == before
    return caught.value.code


def again(table: PokerTable) -> PokerTable:
    """The table as a restart finds it."""
    told = [decode_one(encode_one(event)) for event in table.events]
    return PokerTable.resume(told, lambda _: Cards(7, range(52)))


def owed(table: PokerTable) -> dict[str, int]:
    """What each has won or lost when all the chips are back."""
    found: dict[str, int] = {}
    for event in table.events:
        for account, amount in postings(event, "t"):
            found[account] = found.get(account, 0) + amount
    return found


def test_it_closes_after_the_hand_and_no_other_is_dealt() -> None:
    table = seated("ada", "bruno", "carla")
    table.do(Command("close", HOST, at=START))
    assert (table.state.closed, table.view("carla").closing) == (False, "host")
    assert refusal(table, Command("close", HOST, at=START)) == "table-closing"
    assert refusal(table, Command("sit", "dora", 5, 500, at=START)) == "table-closing"
    # Also after a restart.
    table = again(table)
    fold_out(table)
    assert table.state.closed
    assert table.wants_deck() is None
    assert table.wake() is None
    assert table.chips() == {"pot": 0}
    left = {event.player: event.amount for event in table.events if isinstance(event, Left)}
    assert sum(left.values()) == 1500
    assert sorted(left.values()) == [495, 500, 505]
    assert owed(table)["table:t"] == 0


def test_until_the_hand_is_over_the_host_may_keep_it_open() -> None:
    table = seated("ada", "bruno", "carla")
    assert refusal(table, Command("keep-open", HOST, at=START)) == "table-not-closing"
    table.do(Command("close", HOST, at=START))
    assert refusal(table, Command("keep-open", "bruno", at=START)) == "staff-only"
    table.do(Command("keep-open", HOST, at=START))
    fold_out(table)
    assert not table.state.closed
    assert table.wants_deck() is not None


def test_what_the_floor_closes_the_host_does_not_keep_open() -> None:
    table = seated("ada", "bruno", "carla")
    table.do(Command("close", at=START))
    assert refusal(table, Command("keep-open", HOST, at=START)) == "closed-by-the-floor"
    table.do(Command("keep-open", at=START))
    assert not table.state.closing


def test_a_paused_hand_goes_on_when_the_table_closes_and_its_clock_ends_it() -> None:
    table = seated("ada", "bruno", "carla")
    table.do(Command("pause", HOST, at=START))
    assert table.wake() is None
    table.do(Command("close", HOST, at=START + 60_000))
    assert not table.state.paused
    # Nobody says a word any more: the clock plays the hand out.
    for _ in range(50):
        due = table.wake()
        if due is None:
            break
        table.do(Command("tick", at=due))
    assert table.state.closed
    assert owed(table)["table:t"] == 0


def test_a_hand_that_is_void_closes_it_with_every_bet_returned() -> None:
    table = seated("ada", "bruno", "carla")
    table.do(Command("act", asked(table), what="call", at=START))
    table.do(Command("close", at=START))
    # A host who plays for the pot does not take it back.
    assert refusal(table, Command("void", HOST, at=START)) == "floor-decides"
    table.do(Command("void", at=START))
    assert table.state.closed
    assert [event.amount for event in table.events if isinstance(event, Left)] == [500, 500, 500]


def test_a_pot_that_would_be_carried_on_is_shared_when_the_hand_that_made_it_is_the_last() -> None:
    table = PokerTable.open(setup("italiana"), START)
    for seat, name in enumerate(("ada", "bruno", "carla")):
        table.do(Command("sit", name, seat, 400, at=START))
        table.do(Command("prefer", name, what="invito", value="automatic", at=START))
    table.begin(Cards(3, range(16, 52)), {}, START)
    table.do(Command("close", at=START))
    table.do(Command("act", asked(table), what="dai-carte", at=START))
    while table.hand is not None:
        table.do(Command("act", asked(table), what="busso", at=START))
    (closed,) = [event for event in table.events if isinstance(event, TableClosed)]
    assert closed.shares == (5, 5, 5)
    assert [event.amount for event in table.events if isinstance(event, Left)] == [400, 400, 400]


def test_against_the_bank_a_paused_round_is_played_out_unless_it_is_kept_open() -> None:
    room = Room("blackjack", host=HOST, clock=Clock(betting=5_000, think=5_000))
    for player in ("bruno", "carla"):
        room.do("sit", player, amount=500)
        room.act(player, "stake", 20)
    room.wait()
    room.do("pause", HOST)
    room.do("close", HOST)
    assert (room.table.view("bruno").closing, room.table.state.paused, room.table.state.closed) == ("host", "", False)
    assert room.again().view("bruno").closing == "host"
    room.do("keep-open", HOST)
    room.do("close")
    with pytest.raises(Refusal, match="only the floor"):
        room.do("keep-open", HOST)
    while not room.table.state.closed:
        room.wait()
    assert room.table.chips() == {"pot": 0}
    assert room.books["table:t1"] == 0


# -- a seat that is taken away, and bots ---------------------------------------------------


def test_who_is_put_out_in_the_middle_of_a_hand_plays_it_out_first() -> None:
    table = seated("ada", "bruno", "carla")
    first = asked(table)
    table.do(Command("kick", HOST, what=first, at=START))
    assert [seat.player for seat in table.view("ada").seats if seat.removing] == [first]
    assert refusal(table, Command("kick", HOST, what=first, at=START)) == "seat-goes-already"
    # Nobody is put out of a pot by who may win it.
    table.do(Command("act", first, what="raise", amount=30, at=START))
    fold_out(table)
    (left,) = [event for event in table.events if isinstance(event, Left)]
    assert (left.player, left.amount, left.why) == (first, 515, "removed")


def test_a_table_has_as_many_bots_as_its_host_says_and_one_less_for_each_sent_away() -> None:
    table = seated("ada", "bruno", seats=4, bots=3)
    for bot in ("b1", "b2"):
        table.do(Command("sit", bot, amount=500, what=HIRED, at=START))
    assert refusal(table, Command("bots", "bruno", amount=1, at=START)) == "staff-only"
    for count in (-1, 4):
        assert refusal(table, Command("bots", HOST, amount=count, at=START)) == "bad-amount"
    # Two of the three found a seat: one sent away leaves one.
    table.do(Command("kick", HOST, what="b1", at=START))
    assert table.setup.bots == 1
    table.do(Command("kick", HOST, what="bruno", at=START))
    assert table.setup.bots == 1
    table.do(Command("bots", HOST, amount=3, at=START))
    assert table.do(Command("bots", HOST, amount=3, at=START)) == []
    assert (table.setup.bots, again(table).setup.bots, table.view(None).setup.bots) == (3, 3, 3)
    assert [event.count for event in table.events if isinstance(event, BotsWanted)] == [1, 3]


def test_against_the_bank_who_is_put_out_plays_the_stakes_out_and_a_bot_is_not_replaced() -> None:
    room = Room("blackjack", host=HOST, bots=2, clock=Clock(betting=5_000, think=5_000))
    room.do("sit", "bruno", amount=500)
    room.do("sit", "b1", amount=500, what=HIRED)
    for player in ("bruno", "b1"):
        room.act(player, "stake", 20)
    room.wait()
    for player in ("bruno", "b1"):
        room.do("kick", HOST, what=player)
    assert room.options("bruno")
    assert room.table.setup.bots == 0
    with pytest.raises(Refusal, match="already"):
        room.do("kick", HOST, what="bruno")
    while room.table.state.running:
        room.wait()
    assert room.table.chips() == {"pot": 0}
    assert [event.why for event in room.table.events if isinstance(event, Left)] == ["removed", "removed"]
