"""What the staff see and do: an account whole, exclusion, moves, a table's events, the filtered trail."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from mazziere.room.ports import Person
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from room.evening import HOLDEM, QUICK, Guest, evening, guest, pass_time, played, seated
from server.served import app_of, browser, come_in
from server.test_desk import staff


@played
async def test_staff_give_chips_with_a_reason_and_the_trail_finds_it_by_any_of_its_fields() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        person = await staff(room, floor)
        anna, bruno = await guest(room, "Anna"), await guest(room, "Bruno")
        for one, amount in ((anna, 500), (bruno, -300)):
            told = {"amount": amount, "why": "errore di cassa"}
            assert (await floor.post(f"/api/staff/accounts/{one.id}/chips", json=told)).status_code == 201
        await floor.post("/api/staff/silences", json={"player": bruno.id})
        whole = (await floor.get(f"/api/staff/accounts/{anna.id}")).json()
        assert whole["balance"] == 200_500
        assert (whole["receipts"][0]["why"], whole["receipts"][0]["by"]) == ("errore di cassa", person.id)
        trail = (await floor.get("/api/staff/trail")).json()
        assert [(each["what"], each["whom_name"]) for each in trail] == [
            ("silence", "Bruno"),
            ("chips", "Bruno"),
            ("chips", "Anna"),
        ]
        for asked, found in (
            ({"what": "chips"}, 2),
            ({"whom": "bru"}, 2),
            ({"whom": anna.id}, 1),
            ({"who": "franca", "what": "silence"}, 1),
            ({"who": "nobody"}, 0),
            ({"since": room.clock.now() + 1}, 0),
        ):
            assert len((await floor.get("/api/staff/trail", params=asked)).json()) == found, asked


@played
async def test_a_table_that_staff_paused_is_named_in_the_trail_and_seen_to_be_paused_in_the_lobby() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        await room.open_table(replace(HOLDEM, name="Texas del giovedì"))
        listed = {"name": "Hold'em 1/2", "blind": 200, "buy_in": 5_000, "seats": 6}
        assert (await floor.post("/api/desk/groups", json=listed)).status_code == 201
        for verb, paused in (("pause", True), ("resume", False)):
            assert (await floor.post("/api/tables/t1/commands", json={"verb": verb})).status_code == 200
            (table,) = (await floor.get("/api/tables")).json()
            assert table.get("paused", False) is paused
        refused = await floor.post("/api/tables/t1/commands", json={"verb": "void"})
        assert refused.status_code == 422, "no hand is on: it was not done, and is not in the trail"
        trail = (await floor.get("/api/staff/trail")).json()
        assert [(each["what"], each["whom_name"]) for each in trail] == [
            ("resume", "Texas del giovedì"),
            ("pause", "Texas del giovedì"),
            ("list-opened", "Hold'em 1/2"),
        ]


@played
async def test_the_trail_names_whom_a_host_put_out_and_a_table_that_is_closed(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(QUICK, database) as room:
        host = await guest(room, "Padrona")
        actor = await room.open_table(replace(HOLDEM, name="Club"), host.person)
        (anna,) = await seated(room, actor, ("Anna",))
        for verb, fields in (("kick", {"what": anna.id}), ("bots", {"amount": 3}), ("bots", {}), ("close", {})):
            await host.do("t1", verb, **fields)
        await room.idle()
        # As it was written down before tables were named there.
        await room.audit(host.person, "pause", "t1")  # type: ignore[arg-type]  # a guest is somebody
    async with evening(QUICK, database) as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        trail = (await floor.get("/api/staff/trail")).json()
        assert [(each["what"], each["name"], each["how"], each["how_name"]) for each in trail] == [
            ("pause", "Padrona", "", ""),
            ("close", "Padrona", "", ""),
            ("bots", "Padrona", "0", ""),
            ("bots", "Padrona", "3", ""),
            ("kick", "Padrona", anna.id, "Anna"),
        ]
        assert {(each["whom_name"], each["game"]) for each in trail} == {("Club", "holdem")}


@played
async def test_a_word_that_was_taken_stays_taken_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(QUICK, database) as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        await room.open_table(HOLDEM)
        anna, bruno = await guest(room, "Anna"), await guest(room, "Bruno")
        for one in (anna, bruno):
            await floor.post("/api/staff/silences", json={"player": one.id})
        await floor.post("/api/staff/silences", json={"player": bruno.id, "on": False})
        people = [anna.person, bruno.person]
    async with evening(QUICK, database) as room:
        refused = [await _speaks(room, person) for person in people]
        assert refused == ["room-silenced", ""]


async def _speaks(room: Room, person: Person | None) -> str:
    assert person is not None
    try:
        await room.chat.speak(person, "t1", "buonasera")
    except Refusal as refusal:
        return refusal.code
    return ""


@played
async def test_somebody_excluded_stands_up_and_cannot_sit_down_again() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        actor = await room.open_table(HOLDEM)
        anna, _, _ = await seated(room, actor, ("Anna", "Bruno", "Carla"))
        told = {"days": 7, "why": "aggressione a un mazziere"}
        answer = await floor.post(f"/api/staff/accounts/{anna.id}/exclusion", json=told)
        assert answer.status_code == 200, answer.text
        await pass_time(room, 180_000)
        assert anna.id not in actor.seated()
        assert (await anna.do("t1", "sit", amount=5_000)).code == "room-excluded"
        (trace,) = (await floor.get("/api/staff/trail", params={"what": "exclude"})).json()
        assert trace["how"] == "7: aggressione a un mazziere"


@played
async def test_a_player_is_moved_between_two_tables_of_a_game_and_keeps_the_chips() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        first = await room.open_table(HOLDEM)
        second = await room.open_table(replace(HOLDEM, id="t2"))
        people = await seated(room, first, ("Anna", "Bruno", "Carla"))
        await room.idle()
        answer = await floor.post("/api/staff/lists/holdem-no-limit-100/moves", json={"table": "t2"})
        assert answer.status_code == 200, answer.text
        await pass_time(room, 300_000)
        moved = [one for one in people if one.id in second.seated()]
        assert len(moved) == 1
        assert len(first.seated()) <= 2
        assert (await room.books())[1] == []


@played
async def test_the_events_of_a_running_hand_show_staff_no_card_a_spectator_does_not_see() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        actor = await room.open_table(HOLDEM)
        await seated(room, actor, ("Anna", "Bruno"))
        told = (await floor.get("/api/staff/tables/t1/events")).json()
        assert any(event["event"] == "table-hand-began" for event in told)
        faces = [face for event in told if event["event"] == "moved" for face in event.get("faces", [])]
        assert len(faces) == 4
        assert set(faces) == {52}


@played
async def test_staff_see_the_stacks_and_the_pot_of_a_running_hand_and_no_card_even_where_they_play() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        person = await staff(room, floor)
        await room.cashier.first_grant(person.id)
        actor = await room.open_table(HOLDEM)
        own = Guest(room, person)
        await own.do("t1", "sit", amount=10_000, value="post")
        await seated(room, actor, ("Anna",))
        told = (await floor.get("/api/staff/tables/t1")).json()
        view = told["view"]
        assert view["running"]
        assert [told["people"][seat["player"]]["name"] for seat in view["seats"]] == [person.name, "Anna"]
        stacks = [seat["stack"] for seat in view["seats"]]
        assert sum(stacks) + view["hand"]["pot"] == 20_000
        assert view["hand"]["pot"] == 150
        assert {face for seat in view["hand"]["seats"] for face in seat["hole"]} == {52}
        assert "yours" not in view


@played
async def test_players_have_no_business_there() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        me = await come_in(anna)
        await room.open_table(HOLDEM)
        for path in (f"accounts/{me['id']}", "trail", "tables/t1", "tables/t1/events"):
            assert (await anna.get(f"/api/staff/{path}")).status_code == 403
        told = {"days": 3, "why": "perché sì"}
        assert (await anna.post(f"/api/staff/accounts/{me['id']}/exclusion", json=told)).status_code == 403
        assert (await anna.post("/api/staff/lists/x/moves", json={"table": "t1"})).status_code == 403


@played
async def test_staff_read_the_events_of_a_delayed_table_as_late_as_who_looks_on() -> None:
    async with evening() as room, browser(app_of(room)) as floor:
        await staff(room, floor)
        actor = await room.open_table(replace(HOLDEM, delay=30_000))
        await pass_time(room, 60_000)
        before = (await floor.get("/api/staff/tables/t1/events")).json()
        await seated(room, actor)
        assert (await floor.get("/api/staff/tables/t1/events")).json() == before
        await pass_time(room, 31_000)
        told = [each["event"] for each in (await floor.get("/api/staff/tables/t1/events")).json()]
        assert "table-hand-began" in told
