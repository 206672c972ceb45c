"""What a player wishes beyond the hand: to go at the big blind or after the hand, more time, a straddle, to show."""

from random import Random
from typing import Any

import pytest

from mazziere.hand.events import Turn
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.events import Left, Preferred, SatOut, StraddleAsked, TimeGiven
from mazziere.table.evolve import replay
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock
from table.rounds import START
from table.test_table import SECOND, act, deal, fold_out, refused, seated, who

NAMES = ("ada", "bea", "ciro", "dino")


def wish(table: PokerTable, player: str, what: str, value: str, at: int = START) -> None:
    table.do(Command("prefer", player, what=what, value=value, at=at))


def lap(table: PokerTable, at: int = START) -> None:
    """A hand that everybody folds, then whatever is due by now."""
    deal(table, at)
    fold_out(table, at)
    table.do(Command("tick", at=at))


def test_sitting_out_at_the_big_blind_plays_every_hand_until_then() -> None:
    table = seated(*NAMES)
    lap(table)
    wish(table, "dino", "sit-out", "big-blind")
    while table.state.people[3].away == "":
        before = table.state.places.big
        deal(table)
        assert "dino" in table.state.players
        assert table.state.places.big != 3
        fold_out(table)
        table.do(Command("tick", at=START))
        assert table.state.places.big != before
    sat = [event for event in table.events if isinstance(event, SatOut)]
    assert [(event.player, event.why) for event in sat] == [("dino", "asked")]
    deal(table)
    assert "dino" not in table.state.players
    assert table.state.people[3].owes_big, "the blind went by, as it does for whoever is away"
    yours = table.view("dino").yours
    assert yours is not None
    assert {offer.rule for offer in yours.offers if offer.verb in ("post", "wait")} == {"SC-MISS-1"}
    assert table.state.people[3].prefers["sit-out"] == "no", "the wish is used up"


def test_leaving_after_the_hand_plays_it_to_the_end() -> None:
    table = seated(*NAMES)
    deal(table)
    player = who(table)
    wish(table, player, "leave", "after-hand")
    assert who(table) == player, "nothing is decided for a seat that stays until the end"
    act(table, player, "call")
    fold_out(table)
    left = [event for event in table.events if isinstance(event, Left)]
    assert [event.player for event in left] == [player]
    assert table.state.person(player) is None


def test_extra_time_is_given_once_a_turn_where_the_table_has_it() -> None:
    table = seated(*NAMES, clock=Clock(think=20 * SECOND, bank=-1, pause=0), private=True)
    deal(table)
    player = who(table)
    wish(table, player, "time", "extra")
    given = [event for event in table.events if isinstance(event, TimeGiven)]
    assert [(event.player, event.until) for event in given] == [(player, START + 40 * SECOND)]
    assert table.wake() == START + 40 * SECOND
    wish(table, player, "boards", "2")
    assert table.wake() == START + 40 * SECOND, "not twice"
    act(table, player, "call", at=START + 30 * SECOND)
    assert table.wake() == START + 50 * SECOND, "the others have what everybody has"
    again = PokerTable.resume(table.events, lambda number: Random(7).sample(range(52), 52))
    assert again.wake() == table.wake()


def test_extra_time_outlives_a_restart() -> None:
    table = seated(*NAMES, clock=Clock(think=20 * SECOND, bank=-1, pause=0), extra_time="allowed")
    deal(table)
    wish(table, who(table), "time", "extra")
    again = PokerTable.resume(table.events, lambda number: Random(7).sample(range(52), 52))
    assert again.wake() == table.wake() == START + 40 * SECOND


@pytest.mark.parametrize("given", [{}, {"private": True, "extra_time": "never"}])
def test_extra_time_is_refused_where_the_table_has_none(given: dict[str, Any]) -> None:
    table = seated(*NAMES, **given)
    assert refused(table, Command("prefer", "ada", what="time", value="extra", at=START)).code == "no-extra-time"


def test_who_is_about_to_come_in_says_yes_to_a_straddle() -> None:
    """A yes is an answer to the question, not a way of coming in."""
    table = seated(*NAMES[:2], straddles=True, limit="no-limit", rulebook="home")
    deal(table)
    table.do(Command("sit", "zoe", seat=2, amount=1_000, value="post", at=START))
    wish(table, "zoe", "straddle", "ask")
    fold_out(table)
    assert [event.player for event in table.events if isinstance(event, StraddleAsked)] == ["zoe"]
    table.do(Command("straddle", "zoe", value="once", at=START))
    deal(table)
    assert table.hand is not None
    assert table.hand.state.bets[table.state.players.index("zoe")] == 20


def test_who_wants_to_be_asked_straddles_one_hand() -> None:
    table = seated(*NAMES, straddles=True, limit="no-limit", rulebook="home")
    for name in NAMES:
        wish(table, name, "straddle", "ask")
    lap(table)
    asked = [event for event in table.events if isinstance(event, StraddleAsked)][-1]
    assert asked.amount == 20
    other = next(name for name in NAMES if name != asked.player)
    assert refused(table, Command("straddle", other, value="once", at=START)).code == "straddle-not-asked"
    table.do(Command("straddle", asked.player, value="once", at=START))
    assert refused(table, Command("straddle", asked.player, value="once", at=START)).code == "straddle-not-asked"
    deal(table)
    place = table.state.players.index(asked.player)
    assert table.hand is not None
    assert table.hand.state.bets[place] == 20
    fold_out(table)
    deal(table)
    assert table.hand is not None
    assert max(table.hand.state.bets) == 10, "only that hand"


def test_cards_are_shown_one_by_one_when_the_hand_is_over() -> None:
    table = seated("ada", "bea")
    deal(table)
    folder = who(table)
    winner = next(name for name in ("ada", "bea") if name != folder)
    assert table.hand is not None
    held = {name: table.hand.state.cards(f"hole/{place}") for place, name in enumerate(table.state.players)}
    with pytest.raises(Refusal):
        table.do(Command("show", winner, cards=tuple(held[winner]), at=START))
    fold_out(table)
    for name in (winner, folder):
        first, second = held[name]
        table.do(Command("show", name, cards=(first,), at=START))
        assert table.view(None).shows[name] == (first,)
        table.do(Command("show", name, cards=(first, second), at=START))
        assert table.view(None).shows[name] == (first, second)
        assert refused(table, Command("show", name, cards=(second,), at=START)).code == "wrong-cards"
    wrong = next(card for card in range(52) if card not in held[winner] + held[folder])
    assert refused(table, Command("show", winner, cards=(wrong,), at=START)).code == "wrong-cards"
    assert replay(table.events).shows == table.state.shows
    deal(table)
    assert not table.view(None).shows


def test_wishes_are_nobody_elses_business() -> None:
    table = seated("ada", "bea")
    wish(table, "ada", "leave", "after-hand")
    event = next(event for event in table.events if isinstance(event, Preferred))
    masked = table.mask(event, "bea")
    assert isinstance(masked, Preferred)
    assert (masked.what, masked.value) == ("", "")
    assert table.mask(event, "ada") is event


def test_a_turn_says_when_it_is_due_before_more_time_is_given() -> None:
    table = seated("ada", "bea", clock=Clock(think=20 * SECOND, pause=0), private=True)
    wish(table, "ada", "time", "extra")
    wish(table, "bea", "time", "extra")
    deal(table)
    turn = next(event for event in table.events if isinstance(event, Turn))
    assert turn.deadline == START + 20 * SECOND
    assert isinstance(table.events[-1], TimeGiven)
    hand = table.view("ada").hand
    assert hand is not None
    assert hand.deadline == START + 40 * SECOND
