"""What the room does for people around the tables: tops them up, names who looks on, and keeps lookers-on behind."""

from __future__ import annotations

import msgspec
import pytest

from mazziere.room import protocol as say
from mazziere.room.desk import Told
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from mazziere.table.group_setup import GroupSetup
from mazziere.table.setup import TableSetup
from room.evening import HOLDEM, Guest, evening, guest, pass_time, played, seated, state_of

DELAY = 30_000


async def fold_out(room: Room, players: list[Guest]) -> None:
    """Everybody folds until the hand is over; the next one is not dealt yet."""
    actor = room.actor("t1")
    while state_of(actor).running:
        s = state_of(actor)
        player = s.players[next(iter(s.hand.pending))]
        one = next(each for each in players if each.id == player)
        assert isinstance(await one.do("t1", "act", what="fold"), say.Done)


def stack_of(room: Room, player: str) -> int:
    chips: dict[str, int] = room.actor("t1").table.chips()
    return chips[player]


@played
async def test_who_asks_for_it_is_topped_up_after_each_hand() -> None:
    async with evening() as room:
        players = await seated(room, await room.open_table(HOLDEM))
        anna, bruno, _ = players
        before = await room.cashier.balance(anna.id)
        assert isinstance(await anna.do("t1", "prefer", what="top-up", value="most"), say.Done)
        await bruno.do("t1", "prefer", what="top-up", value="least")
        await fold_out(room, players)
        await room.idle()
        assert stack_of(room, anna.id) == 20_000
        assert stack_of(room, bruno.id) < 20_000, "a stack above the table's least is left alone"
        assert await room.cashier.balance(anna.id) < before


@played
async def test_who_cannot_be_topped_up_is_told_and_not_asked_again() -> None:
    async with evening() as room:
        players = await seated(room, await room.open_table(HOLDEM))
        anna = players[0]
        rest = await room.cashier.balance(anna.id) - 10
        elsewhere = await room.open_table(
            msgspec.structs.replace(HOLDEM, id="t2", game="omaha4", limit="pot-limit", buy_in=(1, 1_000_000))
        )
        assert isinstance(await anna.do(elsewhere.id, "sit", amount=rest), say.Done)
        await anna.do("t1", "prefer", what="top-up", value="most")
        await fold_out(room, players)
        await room.idle()
        await anna.listen()
        told = [message for message in anna.heard if isinstance(message, say.Notice)]
        assert [message.code for message in told if message.table == "t1"] == ["room-not-enough"]
        assert state_of(room.actor("t1")).person(anna.id).prefers["top-up"] == "off"


@played
async def test_what_a_win_leaves_no_room_for_comes_back_and_the_player_is_told() -> None:
    async with evening() as room:
        players = await seated(room, await room.open_table(HOLDEM))
        s = state_of(room.actor("t1"))
        big = s.people[s.places.big].player
        winner = next(each for each in players if each.id == big)
        purse = await room.cashier.balance(big)
        most = HOLDEM.buy_in[1] - s.stack(s.person(big))
        assert isinstance(await winner.do("t1", "top-up", amount=most), say.Done)
        assert await room.cashier.balance(big) == purse - most
        await fold_out(room, players)
        await room.idle()
        back = sum(HOLDEM.stakes.blinds)
        assert stack_of(room, big) == HOLDEM.buy_in[1]
        assert await room.cashier.balance(big) == purse - most + back
        await winner.listen()
        (told,) = [each for each in winner.heard if isinstance(each, say.Notice)]
        assert (told.code, told.table) == ("top-up-returned", "t1")
        assert f"{back} " in told.message["en"]
        assert f"{back} " in told.message["it"]
        purses = [each.balance for each in winner.heard if isinstance(each, say.Purse)]
        assert purses[-1] == purse - most + back
        assert (await room.books())[1] == []


@played
async def test_a_table_knows_who_looks_on() -> None:
    async with evening() as room:
        players = await seated(room, await room.open_table(HOLDEM))
        dora = await guest(room, "Dora")
        first = await dora.watch("t1")
        assert (first.watching, first.others) == (("Dora",), 0)
        nobody = Guest(room, None)
        await nobody.watch("t1")
        await pass_time(room, 1000)
        await players[0].listen()
        told = [message for message in players[0].heard if isinstance(message, say.Watching)]
        assert (told[-1].names, told[-1].others) == (("Dora",), 1)
        await dora.do("t1", "sit", amount=10_000)
        await pass_time(room, 1000)
        await players[0].listen()
        told = [message for message in players[0].heard if isinstance(message, say.Watching)]
        assert (told[-1].names, told[-1].others) == ((), 1)


@played
async def test_who_looks_on_at_a_delayed_table_sees_the_past() -> None:
    async with evening() as room:
        await room.open_table(msgspec.structs.replace(HOLDEM, delay=DELAY))
        looker = Guest(room, None)
        first = await looker.watch("t1")
        assert first.view["seats"] == []
        players = await seated(room, room.actor("t1"))
        await fold_out(room, players)
        number = state_of(room.actor("t1")).number
        await players[0].listen()
        live = players[0].events()
        assert [event["event"] for event in live].count("table-hand-ended") == 1
        await looker.listen()
        assert looker.events() == [], "nothing of it yet"
        again = await looker.watch("t1")
        assert again.view["seats"] == [], "not in a snapshot either"
        refused = await room.histories.played(room.actor("t1"))
        assert refused == [], "nor in the history"
        await pass_time(room, DELAY)
        await looker.listen()
        kinds = [event["event"] for event in looker.events()]
        assert kinds.count("table-hand-ended") >= 1
        turns = {event["number"]: event.get("deadline", 0) for event in looker.events() if event["event"] == "turn"}
        own = {event["number"]: event.get("deadline", 0) for event in live if event["event"] == "turn"}
        assert turns[1] == own[1] + DELAY, "clocks run for them as they did at the table"
        assert [each.number for each in await room.histories.played(room.actor("t1"))] == [number]


@played
async def test_who_sits_down_at_a_delayed_table_sees_it_as_it_is_and_goes_back_after() -> None:
    async with evening() as room:
        actor = await room.open_table(msgspec.structs.replace(HOLDEM, delay=DELAY))
        await seated(room, actor)
        dora = await guest(room, "Dora")
        assert (await dora.watch("t1")).view["seats"] == []
        await dora.do("t1", "sit", amount=10_000)
        snapshots = [message for message in dora.heard if isinstance(message, say.Snapshot)]
        assert len(snapshots[-1].view["seats"]) == 4
        await dora.do("t1", "leave")
        snapshots = [message for message in dora.heard if isinstance(message, say.Snapshot)]
        assert len(snapshots[-1].view["seats"]) < 4
        frames = [message for message in dora.heard if isinstance(message, say.Events)]
        await pass_time(room, DELAY)
        await dora.listen()
        after = [message for message in dora.heard if isinstance(message, say.Events)][len(frames) :]
        assert after, "the past goes on"
        assert after[0].after == snapshots[-1].seq
        assert len({message.seq for message in after}) == len(after)


@played
async def test_a_host_who_does_not_sit_runs_a_delayed_table_without_seeing_a_hand_too_soon() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        setup = msgspec.structs.replace(HOLDEM, delay=DELAY, approve=True)
        actor = await room.open_table(setup, host.person)
        await host.watch("t1")
        asks = [await guest(room, name) for name in ("Anna", "Bruno", "Carla")]
        for seat, one in enumerate(asks):
            await one.watch("t1")
            await one.do("t1", "sit", seat=seat, amount=10_000)
            assert [event["event"] for event in one.events()][-1] == "table-seat-asked", "who asks reads it at once"
        assert set((await host.watch("t1")).view["asking"]) == {"0", "1", "2"}
        await host.do("t1", "deny", seat=2)
        await asks[2].listen()
        assert asks[2].events()[-1]["event"] == "table-seat-refused"
        for seat in (0, 1):
            assert isinstance(await host.do("t1", "approve", seat=seat), say.Done)
        assert state_of(actor).running
        await host.do("t1", "pause")
        snapshots = [message for message in host.heard if isinstance(message, say.Snapshot)]
        assert (snapshots[-1].view.get("asking", {}), snapshots[-1].view["seats"]) == ({}, [])
        told = [event["event"] for event in host.events()]
        assert set(told) == {"table-seat-asked", "table-seat-refused", "table-paused"}, "nothing of the hand"
        assert (await host.watch("t1")).view["paused"]
        await host.do("t1", "resume")
        await pass_time(room, DELAY)
        await host.listen()
        told = [event["event"] for event in host.events()]
        assert (told.count("table-hand-began"), told.count("table-seat-asked")) == (1, 3), "each is told once"


@played
async def test_a_list_of_the_hall_is_closed_when_nobody_is_on_it() -> None:
    async with evening() as room:
        boss = await room.accounts.guest("Boss")
        boss = msgspec.structs.replace(boss, role="floor")
        id = await room.desk.open(boss, GroupSetup("", name="Sala"))
        screen = Guest(room, None)
        await screen.say(say.Lobby())
        await room.desk.do(boss, id, Told("join", name="Nina"))
        await pass_time(room, 100)
        await screen.listen()
        assert [message for message in screen.heard if isinstance(message, say.Hall)], "the screen is told"
        player = room.groups.live()[0].state.waiting[0].player
        with pytest.raises(Refusal, match="list"):
            await room.desk.do(boss, id, Told("shut"))
        await room.desk.do(boss, id, Told("leave-list", player=player))
        await room.desk.do(boss, id, Told("shut"))
        assert room.groups.live() == []
        await room.desk.do(boss, id, Told("undo"))
        assert len(room.groups.live()) == 1


@played
async def test_my_hands_are_found_at_every_table_with_what_i_gained() -> None:
    async with evening() as room:
        players = await seated(room, await room.open_table(HOLDEM))
        await fold_out(room, players)
        anna, bruno = players[:2]
        mine, other = [await room.histories.of(each.id) for each in (anna, bruno)]
        assert [hand.number for hand in mine] == [hand.number for hand in other] == [1]
        assert mine[0].mine is not None
        assert other[0].mine is not None
        assert mine[0].mine.net + other[0].mine.net == 0
        assert not mine[0].mine.chosen, "blinds are nobody's choice"
        assert await room.histories.of("nobody") == []


@played
async def test_a_frame_of_a_table_against_the_bank_tells_what_may_be_staked() -> None:
    async with evening() as room:
        await room.open_table(TableSetup("bj", "blackjack", seats=7, buy_in=(1_000, 100_000)))
        anna, dora = await guest(room, "Anna"), await guest(room, "Dora")
        for one in (anna, dora):
            await one.watch("bj")
        assert isinstance(await anna.do("bj", "sit", amount=5_000), say.Done)
        await pass_time(room, 10_000)
        for one in (anna, dora):
            await one.listen()
            frames = [message for message in one.heard if isinstance(message, say.Events)]
            assert frames
            now = await one.watch("bj")
            assert frames[-1].seq == now.seq
            assert frames[-1].worked["options"] == now.view["options"], "what a snapshot shows"
        mine, others = [
            [message for message in one.heard if isinstance(message, say.Events)][-1].worked for one in (anna, dora)
        ]
        assert mine["options"], "to each what that one may do"
        assert not others["options"]
