"""The floor's desk over the network: lists and seats of physical tables, the hall's screen, players' phones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from mazziere.room.ports import Person
from mazziere.room.room import Room
from mazziere.rules.cited import record_events
from mazziere.server.guard import FORGERY
from mazziere.server.identity import Identities
from room.evening import QUICK, evening, pass_time, played
from server.served import app_of, browser, come_in
from server.test_killed import Process

MINUTE = 60_000


async def staff(room: Room, client: httpx.AsyncClient, role: str = "floor", name: str = "Franca") -> Person:
    """Log a member of the staff into a client."""
    person = await room.accounts.register(name, "correct horse battery", role=role)
    token = await room.accounts.open_session(person.id)
    client.headers["authorization"] = f"Bearer {token}"
    client.headers[FORGERY] = Identities(room).signer.against_forgery(token)
    return person


class Hall:
    """A desk with one list."""

    def __init__(self, room: Room, desk: httpx.AsyncClient, id: str) -> None:
        self.room, self.desk, self.id = room, desk, id

    async def step(self, verb: str, **told: Any) -> dict[str, Any]:
        """One touch of the desk; the list afterwards."""
        answer = await self.desk.post(f"/api/desk/groups/{self.id}/steps", json={"verb": verb, **told})
        assert answer.status_code == 200, answer.text
        record_events(self.room.groups.group(self.id).events, "staff tool")
        return next(each for each in answer.json() if each["id"] == self.id)

    async def refused(self, verb: str, **told: Any) -> dict[str, Any]:
        """A touch that is refused."""
        answer = await self.desk.post(f"/api/desk/groups/{self.id}/steps", json={"verb": verb, **told})
        assert answer.status_code == 422, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def view(self) -> dict[str, Any]:
        answer = await self.desk.get("/api/desk/groups")
        return next(each for each in answer.json() if each["id"] == self.id)


@asynccontextmanager
async def hall(database: str = ":memory:", **setup: Any) -> AsyncIterator[Hall]:
    async with evening(QUICK, database) as room, browser(app_of(room)) as desk:
        await staff(room, desk)
        told = {"name": "Hold'em 1/2", "blind": 200, "buy_in": 5_000, "seats": 2} | setup
        answer = await desk.post("/api/desk/groups", json=told)
        assert answer.status_code == 201, answer.text
        yield Hall(room, desk, answer.json()[0]["id"])


def waiting(view: dict[str, Any]) -> list[str]:
    return [each["name"] for each in view["waiting"]]


def seats(view: dict[str, Any], table: int = 0) -> list[str]:
    return [each.get("name", "") for each in view["tables"][table]["chairs"]]


def player(view: dict[str, Any], name: str) -> str:
    chairs = [chair for table in view["tables"] for chair in table["chairs"]]
    return str(next(each["player"] for each in [*view["waiting"], *chairs] if each.get("name") == name))


async def full(desk: Hall) -> dict[str, Any]:
    """A table of two with Anna and Bruno at it, Carla and Dario waiting."""
    await desk.step("open", table="1")
    for name in ("Anna", "Bruno"):
        await desk.step("sit", name=name, table="1")
    await desk.step("join", name="Carla")
    return await desk.step("join", name="Dario")


@played
async def test_whoever_waits_is_called_when_a_seat_comes_free_and_is_seated_in_one_touch() -> None:
    async with hall() as desk:
        view = await full(desk)
        assert seats(view) == ["Anna", "Bruno"]
        assert waiting(view) == ["Carla", "Dario"]
        assert "call" not in view["waiting"][0]
        view = await desk.step("get-up", player=player(view, "Anna"))
        call = view["waiting"][0]["call"]
        assert (call["table"], call["seat"], call["stage"], call["rule"]) == ("1", 0, "called", "SC-SEAT-2")
        assert call["until"] - desk.room.clock.now() == 15 * MINUTE
        view = await desk.step("seat", player=player(view, "Carla"))
        assert seats(view) == ["Carla", "Bruno"]
        assert waiting(view) == ["Dario"]


@played
async def test_a_call_nobody_answers_for_fifteen_minutes_puts_the_name_last() -> None:
    async with hall() as desk:
        view = await full(desk)
        await desk.step("get-up", player=player(view, "Anna"))
        await pass_time(desk.room, 15 * MINUTE)
        view = await desk.view()
        assert waiting(view) == ["Dario", "Carla"]
        assert view["waiting"][0]["call"]["table"] == "1"
        lapsed = next(each for each in view["log"] if each["event"] == "group-lapsed")
        assert (lapsed["name"], lapsed["rule"]) == ("Carla", "SC-SEAT-3")
        assert view.get("undo") is None


@played
async def test_a_slip_of_the_desk_is_undone_and_both_are_written_down() -> None:
    async with hall() as desk:
        before = await full(desk)
        view = await desk.step("get-up", player=player(before, "Anna"))
        assert view["undo"]["verb"] == "get-up"
        assert (view["undo"]["by"], view["undo"]["name"]) == ("Franca", "Anna")
        stale = await desk.refused("undo", seq=view["seq"] - 1)
        assert stale["code"] == "group-cannot-undo"
        view = await desk.step("undo", seq=view["seq"])
        assert seats(view) == ["Anna", "Bruno"]
        assert view["waiting"] == before["waiting"]
        told = [each["event"] for each in view["log"]]
        assert "group-got-up" in told
        assert told[-1] == "group-undone"
        view = await desk.step("undo")
        assert waiting(view) == ["Carla"]


@played
async def test_what_a_player_did_is_not_the_desks_to_undo() -> None:
    async with hall(phone="listed") as desk, browser(app_of(desk.room)) as phone:
        await full(desk)
        await come_in(phone, "Elena")
        (shown,) = (await phone.post(f"/api/desk/lists/{desk.id}/commands", json={"verb": "join"})).json()
        assert shown["place"] == 3
        assert shown["waiting"][2]["present"] is False
        assert (await desk.refused("undo"))["code"] == "group-cannot-undo"


@played
async def test_a_name_cannot_be_put_down_from_outside_where_one_must_be_there() -> None:
    async with hall() as desk, browser(app_of(desk.room)) as phone:
        await full(desk)
        await come_in(phone, "Elena")
        refused = await phone.post(f"/api/desk/lists/{desk.id}/commands", json={"verb": "join"})
        assert refused.status_code == 422
        assert refused.json()["rule"] == "SC-OPEN-5"
        hidden = await phone.post(f"/api/lists/{desk.id}/commands", json={"verb": "join"})
        assert hidden.status_code == 404
        assert all(each["id"] != desk.id for each in (await phone.get("/api/lists")).json())


@played
async def test_the_main_table_is_filled_from_the_other_with_a_slip_that_says_why() -> None:
    async with hall() as desk:
        view = await full(desk)
        view = await desk.step("open", table="2")
        drawn = {each["name"]: each["call"]["seat"] for each in view["waiting"]}
        assert sorted(drawn.values()) == [0, 1]
        for name in ("Carla", "Dario"):
            view = await desk.step("seat", player=player(view, name))
        assert sorted(seats(view, 1)) == ["Carla", "Dario"]
        view = await desk.step("get-up", player=player(view, "Bruno"))
        (slip,) = view["promises"]
        assert (slip["name"], slip["home"], slip["table"], slip["seat"]) == ("Carla", "2", "1", 1)
        assert (slip["why"], slip["rule"]) == ("main", "SC-SEAT-6")
        view = await desk.step("seat", player=slip["player"])
        assert seats(view) == ["Anna", "Carla"]


@played
async def test_a_table_that_closes_sends_its_players_to_the_head_of_the_list_by_their_cards() -> None:
    async with hall() as desk:
        await full(desk)
        nine, king = 7 * 4 + 2, 11 * 4 + 1
        view = await desk.step("close", table="1", cards=[nine, king])
        assert view["tables"] == []
        assert waiting(view) == ["Bruno", "Anna", "Carla", "Dario"]
        closing = next(each for each in view["log"] if each["event"] == "group-table-closing")
        assert closing["rule"] == "SC-SEAT-7"
        assert closing["dealt"] == [{"name": "Bruno", "card": king}, {"name": "Anna", "card": nine}]
        assert [each.get("card") for each in view["waiting"]] == [king, nine, None, None]
        view = await desk.step("open", table="2", cards=[1, 0])
        slips = {each["name"]: each for each in view["promises"]}
        assert {name: (each["card"], each["draw"], each["seat"]) for name, each in slips.items()} == {
            "Bruno": (king, 1, 1),
            "Anna": (nine, 2, 0),
        }


@played
async def test_seats_are_changed_held_and_kept_apart_by_the_floor() -> None:
    async with hall(seats=3) as desk:
        await desk.step("open", table="1")
        await desk.step("hold", table="1", seat=2)
        view = await desk.step("sit", name="Anna", table="1", seat=0)
        view = await desk.step("sit", name="Bruno", table="1", seat=1)
        view = await desk.step("join", name="Carla")
        assert [chair["state"] for chair in view["tables"][0]["chairs"]] == ["taken", "taken", "held"]
        assert "call" not in view["waiting"][0]
        anna, carla = player(view, "Anna"), player(view, "Carla")
        view = await desk.step("keep-apart", player=anna, other=carla)
        assert view["apart"] == [[anna, "Anna", carla, "Carla"]]
        view = await desk.step("release", table="1", seat=2)
        assert "call" not in view["waiting"][0]
        view = await desk.step("ask-change", player=anna, seat=2)
        assert seats(view) == ["", "Bruno", "Anna"]
        assert (await desk.refused("place", player=carla, table="1", seat=0))["rule"] == "SC-SEAT-10"
        await desk.step("lift-apart", player=anna, other=carla)
        view = await desk.step("seat", player=carla)
        assert seats(view) == ["Carla", "Bruno", "Anna"]


@played
async def test_who_moves_up_to_a_dearer_game_leaves_the_old_seat_when_seated() -> None:
    async with hall() as desk:
        low = await full(desk)
        anna = player(low, "Anna")
        told = {"name": "Hold'em 5/10", "blind": 1_000, "buy_in": 50_000, "seats": 2}
        opened = (await desk.desk.post("/api/desk/groups", json=told)).json()
        high = Hall(desk.room, desk.desk, opened[1]["id"])
        await high.step("open", table="9")
        view = await high.step("join", player=anna)
        assert view["waiting"][0]["kind"] == "level-up"
        view = await high.step("seat", player=anna)
        assert seats(view) == ["Anna", ""]
        assert waiting(await desk.view()) == ["Carla", "Dario"]
        assert (await desk.view())["waiting"][0]["call"]["seat"] == 0
        assert (await desk.refused("join", player=anna))["rule"] == "SC-SEAT-4"


@played
async def test_the_screen_in_the_hall_needs_no_account_and_is_not_sent_twice() -> None:
    async with hall() as desk, browser(app_of(desk.room)) as screen:
        view = await full(desk)
        await desk.step("get-up", player=player(view, "Anna"))
        shown = await screen.get("/api/desk/lists")
        (list_,) = shown.json()
        assert [each["name"] for each in list_["waiting"]] == ["Carla", "Dario"]
        assert list_["waiting"][0]["call"]["table"] == "1"
        tag = {"if-none-match": shown.headers["etag"]}
        assert (await screen.get("/api/desk/lists", headers=tag)).status_code == 304
        await desk.step("decline", player=player(view, "Carla"))
        assert (await screen.get("/api/desk/lists", headers=tag)).status_code == 200


@played
async def test_a_newcomer_follows_the_list_on_a_phone_and_nobodys_account_is_taken_over() -> None:
    async with hall() as desk, browser(app_of(desk.room)) as phone, browser(app_of(desk.room)) as other:
        view = await full(desk)
        carla = player(view, "Carla")
        code = (await desk.desk.post(f"/api/desk/players/{carla}/code")).json()["code"]
        me = (await phone.post("/api/sessions/code", json={"code": code})).json()["me"]
        assert me["id"] == carla
        phone.headers[FORGERY] = me["csrf"]
        (mine,) = (await phone.get("/api/desk/lists")).json()
        assert mine["place"] == 1
        await desk.step("get-up", player=player(view, "Bruno"))
        (mine,) = (await phone.post(f"/api/desk/lists/{desk.id}/commands", json={"verb": "accept"})).json()
        assert mine["call"]["stage"] == "coming"
        assert (await desk.desk.post(f"/api/desk/players/{carla}/code")).json()["code"] == "desk-held-account"
        elena = await come_in(other, "Elena")
        assert (await desk.desk.post(f"/api/desk/players/{elena['id']}/code")).status_code == 422


@played
async def test_two_of_one_name_are_told_apart_while_both_are_there_and_a_name_is_used_again_later() -> None:
    async with hall() as desk:
        view = await full(desk)
        first = player(view, "Carla")
        view = await desk.step("join", name="Carla")
        assert waiting(view) == ["Carla", "Dario", "Carla 2"]
        await desk.step("leave-list", player=first)
        view = await desk.step("join", name="carla")
        assert waiting(view) == ["Dario", "Carla 2", "Carla"]
        assert player(view, "Carla") == first


@played
async def test_only_the_floor_stands_at_the_desk() -> None:
    async with hall() as desk, browser(app_of(desk.room)) as guest:
        await come_in(guest)
        assert (await guest.get("/api/desk/groups")).status_code == 403
        assert (await guest.post("/api/desk/groups", json={"name": "Mine"})).status_code == 403
        stepped = await guest.post(f"/api/desk/groups/{desk.id}/steps", json={"verb": "open", "table": "1"})
        assert stepped.status_code == 403
        unknown = await desk.refused("riffle")
        assert "seat" in unknown["facts"]["verbs"]


@played
async def test_the_lists_of_the_hall_are_where_they_were_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with hall(database) as desk:
        view = await full(desk)
        await desk.step("get-up", player=player(view, "Anna"))
        before, now = await desk.view(), desk.room.clock.now()
    async with evening(QUICK, database, now) as room, browser(app_of(room)) as client:
        await staff(room, client, name="Gino")
        (after,) = (await client.get("/api/desk/groups")).json()
        assert after == before
        (view,) = (await client.post(f"/api/desk/groups/{after['id']}/steps", json={"verb": "undo"})).json()
        assert seats(view) == ["Anna", "Bruno"]


@played
async def test_a_room_killed_at_the_desk_has_every_step_it_acknowledged(tmp_path: Path) -> None:
    room = await asyncio.to_thread(Process, tmp_path, 0)
    key = next(line.split("admin=")[1].split()[0] for line in room.said if "admin=" in line)
    patient = httpx.AsyncHTTPTransport(retries=8)
    async with httpx.AsyncClient(base_url=room.url, transport=patient) as client:
        claimed = {"key": key, "name": "Franca", "password": "correct horse battery"}
        session = (await client.post("/api/sessions/admin", json=claimed)).json()
        client.headers["authorization"] = f"Bearer {session['token']}"
        told = {"name": "Omaha", "seats": 2, "game": "omaha4"}
        id = (await client.post("/api/desk/groups", json=told)).json()[0]["id"]
        for step in ({"verb": "open", "table": "1"}, *[{"verb": "join", "name": name} for name in ("Anna", "Bruno")]):
            answer = await client.post(f"/api/desk/groups/{id}/steps", json=step)
            assert answer.status_code == 200, answer.text
        before = answer.json()[0]
        room.kill()
        room = await asyncio.to_thread(Process, tmp_path, room.port)
        (after,) = (await client.get("/api/desk/groups")).json()
        assert [each["name"] for each in after["waiting"]] == ["Anna", "Bruno"]
        assert [each["number"] for each in before["log"]] == [each["number"] for each in after["log"]][: before["seq"]]
    assert await asyncio.to_thread(room.stop) == 0


@played
async def test_whoever_must_move_first_is_called_by_name() -> None:
    async with hall() as desk:
        view = await full(desk)
        await desk.step("leave-list", player=player(view, "Carla"))
        await desk.step("leave-list", player=player(view, "Dario"))
        await desk.step("open", table="2")
        said = await desk.refused("move", player=player(view, "Anna"), table="2")
        assert said["message"]["en"] == "The last to sit down moves first: Bruno."
        assert said["facts"] == {"player": "Bruno"}
