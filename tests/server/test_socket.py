"""The socket: the Python client plays over a real one; what is wrong with a message is told and changes nothing."""

from __future__ import annotations

import asyncio
import json
from unittest.mock import patch

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mazziere.client import Client, Refused
from mazziere.room import protocol as say
from mazziere.room.visitor import MOST_BYTES
from mazziere.room.watchdog import asked
from room.evening import HOLDEM, QUICK, Guest, evening, pass_time, played, seated, state_of
from server.served import listening


@played
async def test_two_clients_play_a_hand_over_real_sockets_and_hear_the_same_story() -> None:
    async with evening() as room, listening(room) as url:
        actor = await room.open_table(HOLDEM)
        anna, bruno = await Client.as_guest(url, "Anna"), await Client.as_guest(url, "Bruno")
        async with anna, bruno:
            people = {anna.me: anna, bruno.me: bruno}
            for client in people.values():
                await client.watch("t1")
                with pytest.raises(Refused):
                    await client.entropy("t1")
                await client.do("t1", "sit", amount=5_000, value="post")
                await client.entropy("t1")
            while state_of(actor).running:
                (turn,) = asked(actor.table)
                client = people[turn]
                while client.tables["t1"].turn != state_of(actor).hand.turn:
                    await client.heard.get()
                verb = "check" if "check" in [each["verb"] for each in client.tables["t1"].options] else "call"
                await client.act("t1", verb)
            await asyncio.gather(*[client.do("t1", "leave") for client in people.values()])
            for client in people.values():
                await client.until(lambda heard: isinstance(heard, say.Purse) and heard.balance > 195_000 - 5_000)
                # Each hears of its own leaving at once, and of the other's when it comes.
                while [event["event"] for event in client.tables["t1"].events].count("table-left") < 2:
                    await client.heard.get()
            stories = [
                [event["event"] for event in client.tables["t1"].events if not event["event"].startswith("table-sat")]
                for client in people.values()
            ]
            shorter = min(map(len, stories))
            assert stories[0][-shorter:] == stories[1][-shorter:]
            assert "awarded" in stories[0]
            seal = next(event for event in bruno.tables["t1"].events if event["event"] == "started")["seal"]
            # The hand began as soon as two were there: what came after that is for the next one.
            assert len(seal["entropies"]) == 1


@played
async def test_who_cannot_be_greeted_because_the_store_is_away_is_not_kept_as_a_visitor() -> None:
    async with evening() as room, listening(room) as url:
        async with httpx.AsyncClient(base_url=url) as client:
            token = (await client.post("/api/guests", json={"name": "Anna"})).json()["token"]
        with patch.object(room.store, "ledger", None), pytest.raises(ConnectionClosed):
            async with connect(
                url.replace("http", "ws") + "/ws", additional_headers={"authorization": f"Bearer {token}"}
            ) as socket:
                await socket.recv()
        assert room._visitors == {}


@played
async def test_a_lost_connection_comes_back_by_itself_with_the_table_as_it_is() -> None:
    async with evening() as room, listening(room) as url:
        actor = await room.open_table(HOLDEM)
        async with await Client.as_guest(url, "Anna") as anna:
            await anna.watch("t1")
            await anna.do("t1", "sit", amount=5_000)
            assert anna._socket is not None
            anna._socket.transport.abort()
            await anna.until(lambda heard: isinstance(heard, say.Snapshot))
            await anna.until(lambda heard: isinstance(heard, say.Snapshot))
            assert anna.tables["t1"].view["seats"][0]["player"] == anna.me
            await anna.do("t1", "leave")
            assert actor.seated() == []


@played
async def test_a_page_of_another_site_gets_no_socket() -> None:
    async with evening() as room, listening(room) as url:
        where = url.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(where, origin="https://elsewhere.test")  # type: ignore[arg-type]
        async with connect(where, origin=url) as own:  # type: ignore[arg-type]
            assert json.loads(await own.recv())["type"] == "welcome"
        with pytest.raises(InvalidStatus):
            await connect(url.replace("http", "ws") + "/elsewhere")


@played
async def test_one_address_has_so_many_sockets_and_no_more() -> None:
    async with evening() as room, listening(room, sockets_each=2) as url:
        where = url.replace("http", "ws") + "/ws"
        async with connect(where) as first, connect(where):
            with pytest.raises(InvalidStatus):
                await connect(where)
            await first.close()
            for _ in range(50):
                try:
                    async with connect(where) as third:
                        assert json.loads(await third.recv())["type"] == "welcome"
                        return
                except InvalidStatus:
                    await asyncio.sleep(0)
            raise AssertionError("the place of the one who left was not given to another")


@played
async def test_messages_that_cannot_be_taken_are_answered_with_a_code() -> None:
    async with evening() as room, listening(room) as url, connect(url.replace("http", "ws") + "/ws") as socket:
        await socket.recv()
        for message, code in (
            ("nonsense", "bad-message"),
            ("{}", "bad-message"),
            ('{"type":"dance"}', "bad-message"),
            ('{"type":"do","table":"t1","verb":"sit","colour":"red"}', "bad-message"),
            ('{"type":"do","table":"t1","verb":"sit","amount":"many"}', "bad-message"),
            (json.dumps({"type": "say", "table": "t1", "text": "x" * 9000}), "too-large"),
            ('{"type":"do","table":"t1","verb":"sit"}', "room-session"),
            ('{"type":"watch","table":"nowhere"}', "room-no-table"),
            ('{"type":"hello","token":"forged"}', "room-session"),
            ('{"type":"hello","version":99}', "room-version"),
        ):
            await socket.send(message)
            assert json.loads(await socket.recv())["code"] == code, message
        await socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            await socket.recv()


@played
async def test_who_sends_too_fast_is_told_to_wait_and_nothing_is_done() -> None:
    from msgspec.structs import replace

    async with evening(replace(QUICK, burst=5, messages_per_second=1)) as room:
        await room.open_table(HOLDEM)
        one = Guest(room, None)
        for _ in range(7):
            await one.visitor.receive(b'{"type":"ping"}')
        told = [type(heard).__name__ for heard in await one.listen()]
        assert told == ["Pong"] * 5 + ["Failed"] * 2
        await pass_time(room, 1_000)
        assert isinstance(await one.say(say.Ping()), say.Pong)


@played
async def test_a_client_that_does_not_read_is_sent_the_table_whole_when_it_does() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        slow, other, _ = await seated(room, actor)
        hands = state_of(actor).number
        while slow.visitor._bytes < MOST_BYTES // 2 or not slow.visitor._behind:
            for player in asked(actor.table):
                one = {slow.id: slow, other.id: other}.get(player)
                if one is not None:
                    await one.visitor.receive(b'{"type":"do","table":"t1","verb":"act","what":"fold"}')
            await pass_time(room, 3_000)
            await other.listen()
            if slow.visitor._behind:
                break
            assert state_of(actor).number < hands + 2_000
            # Padding stands for a long night: the bound is in bytes.
            slow.visitor.push(b"x" * 20_000, "t1")
        assert slow.visitor._bytes <= MOST_BYTES
        assert not slow.visitor.gone
        new = await slow.listen()
        assert isinstance(new[-1], say.Snapshot)
        assert new[-1].seq == actor.watchers.seq


@played
async def test_a_session_token_works_in_hello_and_a_bot_is_labelled() -> None:
    async with evening() as room, listening(room) as url:
        await room.open_table(HOLDEM)
        owner = await room.accounts.register("Anna", "correct horse battery")
        token = await room.bot_token(owner, "Annabot")
        async with httpx.AsyncClient(base_url=url) as http:
            me = (await http.get("/api/me", headers={"authorization": f"Bearer {token}"})).json()
            assert me["role"] == "bot"
        async with Client(url, token) as bot:
            watched = await bot.watch("t1")
            await bot.do("t1", "sit", amount=5_000)
            assert watched.people[bot.me].bot
            with pytest.raises(Refused) as error:
                await bot.ask(say.Say(table="t1", text="beep"))
            assert error.value.code == "room-role"
