"""Accounts, chips, limits, chat and private tables: what the house does for people and asks of them."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from mazziere.room import protocol as say
from mazziere.room.accounts import CODE, DAY
from mazziere.room.cashier import GRANT, REFILL_EVERY
from mazziere.rules.refusal import Refusal
from room.evening import BEGIN, HOLDEM, QUICK, Guest, clock_of, evening, guest, pass_time, played, seated, state_of

LONG = "correct horse battery"


def refused(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.code


@played
async def test_a_guest_becomes_an_account_and_keeps_seat_and_chips() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one, two, _ = await seated(room, actor)
        assert one.person is not None
        kept = await room.accounts.keep(one.person, "Anna Rossi", LONG)
        assert kept.id == one.id
        assert kept.role == "player"
        assert one.id in actor.seated()
        assert await room.cashier.balance(one.id) == GRANT - 10_000
        room.renamed(kept)
        named = [heard for heard in await two.listen() if isinstance(heard, say.People)]
        assert named[-1].people[one.id].name == "Anna Rossi"
        assert (await room.accounts.login("anna rossi", LONG)).id == one.id
        with pytest.raises(Refusal) as error:
            await room.accounts.login("Anna Rossi", "another password")
        assert refused(error) == "room-login"


@played
async def test_a_code_moves_an_account_to_another_device_once() -> None:
    async with evening() as room:
        one = await guest(room, "Anna")
        code = await room.accounts.device_code(one.id)
        assert (await room.accounts.redeem(f" {code.upper()} ")).id == one.id
        with pytest.raises(Refusal):
            await room.accounts.redeem(code)
        late = await room.accounts.device_code(one.id)
        clock_of(room).advance(CODE + 1)
        with pytest.raises(Refusal):
            await room.accounts.redeem(late)


@played
async def test_the_first_run_link_is_made_once_and_names_the_administrator() -> None:
    async with evening() as room:
        key = await room.accounts.admin_link()
        assert key is not None
        assert await room.accounts.admin_link() is None
        with pytest.raises(Refusal):
            await room.accounts.claim_admin("not the key", "Capo", LONG)
        admin = await room.accounts.claim_admin(key, "Capo", LONG)
        assert admin.role == "admin"
        with pytest.raises(Refusal):
            await room.accounts.claim_admin(key, "Altro", LONG)


@played
async def test_names_are_readable_and_nobody_has_anothers() -> None:
    async with evening() as room:
        await room.accounts.register("Anna", LONG)
        with pytest.raises(Refusal) as error:
            await room.accounts.register("ANNA", LONG)
        assert refused(error) == "room-name-taken"
        guest_anna = await room.accounts.guest("Anna")
        assert guest_anna.name.startswith("Anna ")
        for bad in ("x", "y" * 21, "zero\u200bwidth", "bell\x07"):
            with pytest.raises(Refusal) as error:
                await room.accounts.guest(bad)
            assert refused(error) == "room-name"


@played
async def test_a_guest_without_a_name_has_one_that_is_of_neither_language() -> None:
    async with evening() as room:
        names = [(await room.accounts.guest(" ")).name for _ in range(30)]
        assert len(set(names)) == 30
        assert not [name for name in names if not re.fullmatch(r"Jolly \d{3}( \d{3})?", name)]


@played
async def test_outside_bots_are_labelled_and_limited() -> None:
    async with evening() as room:
        owner = await room.accounts.register("Anna", LONG)
        token = await room.bot_token(owner, "Annabot")
        bot = await room.accounts.by_token(token)
        assert bot is not None
        assert bot.role == "bot"
        assert room.person(bot.id) == say.Person(name="Annabot", bot=True)
        for number in range(room.config.bots_each - 1):
            await room.bot_token(owner, f"Bot {number}")
        with pytest.raises(Refusal):
            await room.bot_token(owner, "One more")
        with pytest.raises(Refusal):
            await room.bot_token(await room.accounts.guest("Ospite"), "Mine")


@played
async def test_chips_come_once_and_again_when_few_are_left() -> None:
    async with evening() as room:
        one = await guest(room, "Anna")
        await room.cashier.first_grant(one.id)
        assert await room.cashier.balance(one.id) == GRANT
        with pytest.raises(Refusal) as error:
            await room.cashier.refill(one.id, 0)
        assert refused(error) == "room-refill-enough"
        await room.cashier.adjust(one.id, 5_000 - GRANT, "test", "p1")
        receipt = await room.cashier.refill(one.id, 10_000)
        assert receipt.balance == GRANT - 10_000
        await room.cashier.adjust(one.id, -receipt.balance, "test", "p1")
        with pytest.raises(Refusal) as error:
            await room.cashier.refill(one.id, 0)
        assert refused(error) == "room-refill-soon"
        clock_of(room).advance(REFILL_EVERY)
        await room.cashier.refill(one.id, 0)
        why = [each.why for each in await room.cashier.receipts(one.id)]
        assert why == ["refill", "test", "refill", "test", "first-grant"]
        assert (await room.books())[1] == []


@played
async def test_nobody_brings_chips_they_do_not_have() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one = await guest(room, "Anna")
        await room.cashier.adjust(one.id, 3_000 - GRANT, "test", "p1")
        answer = await one.do("t1", "sit", amount=4_000)
        assert isinstance(answer, say.Refused)
        assert answer.code == "room-not-enough"
        assert actor.seated() == []


@played
async def test_a_stricter_limit_binds_at_once_and_a_looser_one_tomorrow() -> None:
    async with evening() as room:
        await room.open_table(HOLDEM)
        one = await guest(room, "Anna")
        assert (await room.protection.set(one.id, "loss", 5_000)).loss == 5_000
        loosened = await room.protection.set(one.id, "loss", 50_000)
        assert (loosened.loss, len(loosened.coming)) == (5_000, 1)
        answer = await one.do("t1", "sit", amount=6_000)
        assert isinstance(answer, say.Refused)
        assert answer.code == "room-loss-limit"
        clock_of(room).advance(DAY)
        assert (await room.protection.of(one.id)).loss == 50_000
        assert isinstance(await one.do("t1", "sit", amount=6_000), say.Done)


@played
async def test_who_excludes_themselves_cannot_sit_until_it_is_over() -> None:
    async with evening() as room:
        await room.open_table(HOLDEM)
        one = await guest(room, "Anna")
        await room.protection.exclude(one.id, 7)
        answer = await one.do("t1", "sit", amount=6_000)
        assert isinstance(answer, say.Refused)
        assert (answer.code, answer.facts["days"]) == ("room-excluded", 7)
        clock_of(room).advance(7 * DAY)
        assert isinstance(await one.do("t1", "sit", amount=6_000), say.Done)


@played
async def test_a_reminder_comes_and_a_time_limit_ends_the_session() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one = await guest(room, "Anna")
        await room.protection.set(one.id, "reminder", 10)
        await room.protection.set(one.id, "time", 25)
        await one.do("t1", "sit", amount=6_000)
        await pass_time(room, 30 * 60_000)
        codes = [heard.code for heard in await one.listen() if isinstance(heard, say.Notice)]
        assert codes == ["room-reminder", "room-reminder", "room-time-limit"]
        assert one.id not in actor.seated()
        answer = await one.do("t1", "sit", amount=6_000)
        assert isinstance(answer, say.Refused)
        assert answer.code == "room-time-limit"


@played
async def test_the_time_somebody_has_sat_is_not_forgotten_with_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(QUICK, database, BEGIN - DAY // 2) as room:  # midnight is far
        await room.open_table(HOLDEM)
        one = await guest(room, "Anna")
        await room.protection.set(one.id, "reminder", 10)
        await room.protection.set(one.id, "time", 25)
        await one.do("t1", "sit", amount=6_000)
        await pass_time(room, 12 * 60_000)
        assert [heard.code for heard in await one.listen() if isinstance(heard, say.Notice)] == ["room-reminder"]
        now = room.clock.now()
    async with evening(QUICK, database, now + 60 * 60_000) as room:
        again = Guest(room, one.person)
        await pass_time(room, 7 * 60_000)
        assert [heard for heard in await again.listen() if isinstance(heard, say.Notice)] == []
        await pass_time(room, 3 * 60_000)
        told = [heard for heard in await again.listen() if isinstance(heard, say.Notice)]
        assert [notice.code for notice in told] == ["room-reminder"]
        assert "20" in told[0].message["en"]
        await again.do("t1", "leave")
        now = room.clock.now()
    async with evening(QUICK, database, now + 60_000) as room:
        again = Guest(room, one.person)
        await pass_time(room, 40 * 60_000)  # who has left a table may not come back at once
        sit = say.Do(id="back", table="t1", verb="sit", amount=6_000)
        assert isinstance(await again.say(sit), say.Done)
        await pass_time(room, 7 * 60_000)
        told = [heard for heard in await again.listen() if isinstance(heard, say.Notice)]
        assert [notice.code for notice in told] == ["room-time-limit"]
        exported = await room.store.people.export(one.id)
        assert {limit["kind"] for limit in exported["limits"]} == {"reminder", "time", "played", "sitting"}


@played
async def test_chat_is_heard_unless_muted_and_has_a_pace() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one, two, three = await seated(room, actor)
        assert two.person is not None
        await room.accounts.change_details(two.person, {"muted": [one.id]})
        assert isinstance(await one.say(say.Say(table="t1", text="  buona   sera ")), say.Done)
        assert [heard.text for heard in await three.listen() if isinstance(heard, say.Chat)] == ["buona sera"]
        assert [heard for heard in await two.listen() if isinstance(heard, say.Chat)] == []
        answers = [await one.say(say.Say(table="t1", text="ancora")) for _ in range(6)]
        assert answers[-1].code == "room-chat-fast"
        room.chat.silence("t1", three.id, True)
        assert (await three.say(say.Say(table="t1", text="io"))).code == "room-silenced"
        assert (await Guest(room, None).say(say.Say(table="t1", text="io"))).code == "room-session"
        assert [line.text for line in await room.chat.last("t1")][:1] == ["buona sera"]


@played
async def test_a_private_table_opens_by_its_link_or_its_password_only() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        setup = replace(HOLDEM, private=True)
        actor = await room.open_table(setup, host.person)
        await room.access.protect("t1", "quattro assi")
        one = await guest(room, "Anna")
        assert room.lobby.tables(one.person) == []
        assert len(room.lobby.tables(host.person)) == 1
        assert (await one.watch("t1")).code == "room-key"
        assert (await one.do("t1", "sit", amount=5_000)).code == "room-key"
        assert isinstance(await one.watch("t1", room.access.key("t1")), say.Snapshot)
        assert isinstance(await one.do("t1", "sit", amount=5_000), say.Done)
        two = await guest(room, "Bruno")
        assert (await two.watch("t1", "tre assi")).code == "room-key"
        assert isinstance(await two.watch("t1", "quattro assi"), say.Snapshot)
        assert isinstance(await host.do("t1", "kick", what=one.id), say.Done)
        assert one.id not in actor.seated()
        trail = await room.trail()
        assert (trail[0]["event"], trail[0]["by"]) == ("staff-kick", host.id)


@played
async def test_a_host_approves_seats_and_pauses_the_own_table_only() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        setup = replace(HOLDEM, approve=True)
        actor = await room.open_table(setup, host.person)
        one = await guest(room, "Anna")
        assert isinstance(await one.do("t1", "sit", seat=2, amount=5_000), say.Done)
        assert actor.seated() == []
        assert (await one.do("t1", "approve", seat=2)).code == "room-role"
        assert isinstance(await host.do("t1", "approve", seat=2), say.Done)
        assert actor.seated() == [one.id]
        assert isinstance(await host.do("t1", "pause"), say.Done)
        assert state_of(actor).paused
        other = await room.open_table(replace(HOLDEM, id="t2"))
        assert (await host.do("t2", "pause")).code == "room-role"
        assert not state_of(other).paused


@played
async def test_bots_a_host_asks_for_sit_down_without_leave_and_are_as_many_as_asked_for() -> None:
    for setup in (HOLDEM, replace(HOLDEM, game="punto-banco", limit="")):
        async with evening() as room:
            host = await guest(room, "Padrona")
            actor = await room.open_table(replace(setup, approve=True, bots=3), host.person)
            await pass_time(room, 60_000)
            assert len(actor.seated()) == 3
            assert state_of(actor).asking == {}
            one = await guest(room, "Anna")
            # Nobody says of themselves that the house has sent them.
            assert (await one.do("t1", "sit", amount=5_000, what="hired")).code == "room-no-arrival"
            assert isinstance(await one.do("t1", "sit", seat=5, amount=5_000), say.Done)
            await pass_time(room, 60_000)
            assert len(actor.seated()) == 3
            assert list(state_of(actor).asking) == [5]


@played
async def test_who_asks_for_a_seat_is_known_by_name_and_may_take_it_back(tmp_path: Path) -> None:
    async with evening(database=str(tmp_path / "room.db")) as room:
        host = await guest(room, "Padrona")
        await room.open_table(replace(HOLDEM, approve=True), host.person)
        one = await guest(room, "Anna")
        await one.do("t1", "sit", seat=2, amount=5_000)
        told = await host.watch("t1")
        assert told.people[one.id].name == "Anna"
    async with evening(database=str(tmp_path / "room.db")) as room:
        # Also after the room was closed and opened again.
        told = await (await guest(room, "Bruno")).watch("t1")
        assert {told.people[each].name for each in (one.id, host.id)} == {"Anna", "Padrona"}
        two = await guest(room, "Carla")
        assert (await two.do("t1", "deny", seat=2)).code == "staff-only"
        again = Guest(room, await room.accounts.get(one.id))
        assert (await again.watch("t1")).view["asking"] == {"2": [one.id, 5_000]}
        assert isinstance(await again.do("t1", "deny", seat=2), say.Done)
        assert state_of(room.actor("t1")).asking == {}


@played
async def test_a_host_closes_the_table_and_everybody_has_their_chips() -> None:
    async with evening() as room:
        host = await guest(room, "Padrona")
        await room.open_table(HOLDEM, host.person)
        one = await guest(room, "Anna")
        await one.watch("t1")
        await one.do("t1", "sit", amount=5_000)
        assert isinstance(await host.do("t1", "close"), say.Done)
        codes = [heard.code for heard in await one.listen() if isinstance(heard, say.Notice)]
        assert codes == ["room-closed"]
        assert room.lobby.tables(host.person) == []
        assert await room.cashier.balance(one.id) == GRANT
        assert room.sits == {}
        assert (await one.do("t1", "sit", amount=5_000)).code == "room-no-table"
        assert (await room.books())[1] == []


@played
async def test_how_well_a_player_is_connected_is_told_to_the_table() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        one, two, _ = await seated(room, actor)
        await two.listen()
        await one.say(say.Ping(took=2_000))
        one.visitor.leave()
        told = [heard.connection for heard in await two.listen() if isinstance(heard, say.Presence)]
        assert told == ["slow", "away"]
        back = Guest(room, one.person)
        snapshot = await back.watch("t1")
        assert snapshot.connections[two.id] == "good"


@played
async def test_delete_me_leaves_an_id_and_nothing_else() -> None:
    async with evening() as room:
        one = await guest(room, "Anna")
        assert one.person is not None
        await room.erase(one.person)
        assert room.accounts.known(one.id) is None
        assert await room.store.people.named("Anna") is None


@played
async def test_players_of_the_house_take_every_name_there_is_before_one_gets_a_number() -> None:
    async with evening() as room:
        names = [(await room.accounts.bot(("Furio", "Fiamma"), {"style": "maniac"})).name for _ in range(5)]
    assert names == ["Furio", "Fiamma", "Furio 2", "Fiamma 2", "Furio 3"]
