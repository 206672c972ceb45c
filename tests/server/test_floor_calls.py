"""Calling the floor from a table: what the staff see, what they answer, and that it is written down."""

from __future__ import annotations

from mazziere.room import protocol as say
from room.evening import HOLDEM, evening, guest, played, seated
from server.served import app_of, browser, come_in
from server.test_desk import staff


@played
async def test_a_call_reaches_the_staff_with_table_hand_and_name_and_the_answer_comes_back() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as floor:
        actor = await room.open_table(HOLDEM)
        bruno, _ = await seated(room, actor, ("Bruno", "Carla"))
        me = await come_in(anna)
        person = await staff(room, floor)
        answer = await anna.post(
            "/api/floor/calls",
            json={"table": "t1", "reason": "behaviour", "text": "mi insulta in chat", "about": bruno.id},
        )
        assert answer.status_code == 201, answer.text
        number = answer.json()["number"]
        (case,) = (await floor.get("/api/floor/calls")).json()
        assert (case["number"], case["table"], case["hand"], case["open"]) == (number, "t1", 1, True)
        assert (case["player"], case["name"], case["about_name"]) == (me["id"], "Anna", "Bruno")
        assert [line["text"] for line in case["lines"]] == ["mi insulta in chat"]
        await floor.post(f"/api/floor/calls/{number}/answers", json={"outcome": "coming"})
        told = {"outcome": "warned", "text": "Richiamato."}
        (case,) = (await floor.post(f"/api/floor/calls/{number}/answers", json=told)).json()
        assert case["open"] is False
        assert [(each["by"], each["outcome"]) for each in case["answers"]] == [
            ("Franca", "coming"),
            ("Franca", "warned"),
        ]
        again = await floor.post(f"/api/floor/calls/{number}/answers", json=told)
        assert again.json()["code"] == "floor-answered-already"
        (mine,) = (await anna.get("/api/floor/calls")).json()
        assert mine["lines"][-1]["text"] == "Richiamato."
        trail = (await floor.get("/api/staff/trail", params={"what": "floor"})).json()
        assert [(each["by"], each["whom"], each["how"]) for each in trail] == [
            (person.id, "t1", "#1 warned"),
            (person.id, "t1", "#1 coming"),
        ]


@played
async def test_a_call_is_about_the_hand_that_was_played_when_it_was_begun() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as floor:
        actor = await room.open_table(HOLDEM)
        await seated(room, actor, ("Bruno", "Carla"))
        await come_in(anna)
        await staff(room, floor)
        for hand in (1, 7, 0):
            told = {"table": "t1", "reason": "slow", "hand": hand}
            assert (await anna.post("/api/floor/calls", json=told)).status_code == 201
        cases = (await floor.get("/api/floor/calls")).json()
        assert [case["hand"] for case in cases] == [1, 1, 1], "none that has not been dealt"


@played
async def test_who_called_is_told_at_the_table_and_nobody_reads_the_calls_of_others() -> None:
    async with evening() as room, browser(app_of(room)) as bruno, browser(app_of(room)) as floor:
        await room.open_table(HOLDEM)
        anna = await guest(room, "Anna")
        await come_in(bruno, "Bruno")
        await staff(room, floor)
        assert anna.person is not None
        number = await room.floor.call(anna.person, "t1", "ruling")
        assert (await bruno.get("/api/floor/calls")).json() == []
        assert (await bruno.post(f"/api/floor/calls/{number}/answers", json={"outcome": "nothing"})).status_code == 403
        await floor.post(f"/api/floor/calls/{number}/answers", json={"outcome": "ruled", "text": "La puntata vale"})
        notices = [heard for heard in await anna.listen() if isinstance(heard, say.Notice)]
        assert [(notice.code, notice.table) for notice in notices] == [("floor-ruled", "t1")]
        assert notices[0].message["it"] == "Il floor ha deciso sulla tua chiamata. “La puntata vale”"


@played
async def test_a_call_names_a_reason_somebody_at_the_table_and_keeps_a_human_pace() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await room.open_table(HOLDEM)
        me = await come_in(anna)
        wrong = (await anna.post("/api/floor/calls", json={"table": "t1", "reason": "bored"})).json()
        assert wrong["code"] == "floor-reason"
        assert "ruling" in wrong["message"]["it"]
        about = {"table": "t1", "reason": "other", "about": me["id"]}
        assert (await anna.post("/api/floor/calls", json=about)).json()["code"] == "floor-about"
        assert (await anna.post("/api/floor/calls", json={"table": "t9", "reason": "other"})).status_code == 404
        codes = [
            (await anna.post("/api/floor/calls", json={"table": "t1", "reason": "slow"})).status_code for _ in range(4)
        ]
        assert codes == [201, 201, 201, 429]


@played
async def test_what_was_written_with_a_call_goes_with_the_account() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as floor:
        await room.open_table(HOLDEM)
        await come_in(anna)
        await staff(room, floor)
        await anna.post("/api/floor/calls", json={"table": "t1", "reason": "other", "text": "abito in via Roma"})
        assert (await anna.delete("/api/me")).status_code == 204
        answer = await floor.get("/api/floor/calls")
        assert "via Roma" not in answer.text
        assert answer.json()[0]["reason"] == "other"
