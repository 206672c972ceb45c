"""An evening at one table: sit, play, leave, and the books balance."""

import itertools

from mazziere.hand.events import Stakes
from mazziere.room import protocol as say
from mazziere.room.demo import tables
from mazziere.room.watchdog import asked
from mazziere.table.setup import HOUSE, TableSetup
from room.evening import HOLDEM, Guest, evening, guest, pass_time, played, seated, state_of


def turn_of(guests: list[Guest], table: object) -> Guest:
    """Whose turn it is."""
    (player,) = asked(table)
    return next(each for each in guests if each.id == player)


@played
async def test_guests_sit_play_a_hand_and_leave_with_what_they_have() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        assert state_of(actor).running
        while state_of(actor).number == 1 and state_of(actor).running:
            one = turn_of(guests, actor.table)
            answer = await one.do("t1", "act", what="fold")
            assert isinstance(answer, say.Done)
        chips = actor.table.chips()
        assert sum(chips.values()) == 30_000 - state_of(actor).last.raked
        for one in guests:
            assert isinstance(await one.do("t1", "leave"), say.Done)
            purse = [heard for heard in one.heard if isinstance(heard, say.Purse)][-1]
            assert purse.balance == 190_000 + chips[one.id]
        house, faults = await room.books()
        assert faults == []
        assert house["house"] == -600_000


@played
async def test_a_refusal_names_the_rule_in_both_languages_and_changes_nothing() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        one = turn_of(guests, actor.table)
        before = actor.seq
        answer = await one.do("t1", "act", what="raise", amount=101)
        assert isinstance(answer, say.Refused)
        assert answer.rule
        assert answer.message["it"] != answer.message["en"]
        other = next(each for each in guests if each is not one)
        refused = await other.do("t1", "act", what="fold")
        assert isinstance(refused, say.Refused)
        assert actor.seq == before


@played
async def test_the_same_command_twice_is_carried_out_once() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        one = turn_of(guests, actor.table)
        first = await one.say(say.Do(id="x1", table="t1", verb="act", what="fold"))
        seq = actor.seq
        again = await one.say(say.Do(id="x1", table="t1", verb="act", what="fold"))
        assert isinstance(first, say.Done)
        assert isinstance(again, say.Done)
        assert (first.again, again.again) == (False, True)
        assert actor.seq == seq
        assert sum(event["event"] == "folded" for event in one.events()) == 1


@played
async def test_frames_follow_one_another_and_own_cards_are_told_to_their_owner_only() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        for one in guests:
            frames = [heard for heard in one.heard if isinstance(heard, say.Events)]
            assert all(later.after == earlier.seq for earlier, later in itertools.pairwise(frames))
        snapshots = [(await one.watch("t1")).view for one in guests]
        for place, view in enumerate(snapshots):
            holes = [seat["hole"] for seat in view["hand"]["seats"]]
            own = view["yours"].get("place", -1)
            assert all((hole != [52, 52]) == (seat == own) for seat, hole in enumerate(holes)), place
        stranger = Guest(room, None)
        view = (await stranger.watch("t1")).view
        assert all(seat["hole"] == [52, 52] for seat in view["hand"]["seats"])


@played
async def test_time_runs_out_for_who_does_not_act() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        one = turn_of(guests, actor.table)
        await pass_time(room, 5 * 60_000)
        await guests[0].listen()
        told = [event["event"] for event in guests[0].events()]
        assert "table-timed-out" in told
        assert actor.fault == ""
        assert one.id in actor.seated()


@played
async def test_the_lobby_tells_who_plays_what_and_when_it_changes() -> None:
    async with evening() as room:
        await room.open_table(HOLDEM)
        looker = Guest(room, None)
        tables = await looker.say(say.Lobby())
        assert [(table.id, table.people, table.stakes) for table in tables.tables] == [("t1", 0, "50/100")]
        one = await guest(room, "Anna")
        await one.watch("t1")
        await one.do("t1", "sit", amount=5_000)
        await pass_time(room, 2_000)
        told = await looker.listen()
        assert isinstance(told[-1], say.Tables)
        assert told[-1].tables[0].people == 1


@played
async def test_the_lobby_tells_the_least_and_the_most_stake_against_the_bank() -> None:
    async with evening() as room:
        for table in tables():
            if table.game in HOUSE:
                await room.open_table(table)
        own = {"rules": {"limits": {"least": 25, "most": 500}}}
        await room.open_table(TableSetup("t1", "blackjack", seats=7, options=own))
        told = await Guest(room, None).say(say.Lobby())
        assert {one.id: one.stakes for one in told.tables} == {
            "blackjack": "10-10000",
            "punto-banco": "10-10000",
            # Half of a stake has to be paid to the unit.
            "t1": "26-500",
        }


@played
async def test_the_lobby_tells_the_bets_where_cards_lie_open() -> None:
    """A stud table may have been given blinds too; its game knows none."""
    async with evening() as room:
        stakes = Stakes(blinds=(50, 100), ante=20, bring_in=40, small_bet=100, big_bet=200)
        await room.open_table(TableSetup("t1", "stud7", "fixed-limit", stakes=stakes, buy_in=(2_000, 20_000)))
        await room.open_table(TableSetup("t2", "holdem", "fixed-limit", stakes=stakes, buy_in=(2_000, 20_000)))
        told = await Guest(room, None).say(say.Lobby())
        assert {one.id: one.stakes for one in told.tables} == {"t1": "100/200", "t2": "50/100"}


@played
async def test_what_the_clock_says_nobody_else_may() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one = (await seated(room, actor))[0]
        for verb in ("tick", "shift", "clock-shifted", "begin", "pause", "kick", "void", "nonsense"):
            answer = await one.do("t1", verb, amount=1)
            assert isinstance(answer, say.Refused), verb
            assert answer.code in ("room-no-verb", "room-role"), verb
        moved = await (await guest(room, "Dora")).do("t1", "sit", amount=1, what="moved")
        assert isinstance(moved, say.Refused)
        assert moved.code == "room-no-arrival"
