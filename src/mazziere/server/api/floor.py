"""Calling the floor to a table, and the staff's answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post

from mazziere.room.floor_calls import Case
from mazziere.room.room import Room
from mazziere.server.api.fresh import fresh
from mazziere.server.identity import Identity

Id = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=400)]


class Call(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the floor is called: ruling, slow, behaviour, collusion, chat, technical or other; about whom, in words;
    `hand` is the one that was played when the caller began to write (0: the one that is played now).
    """

    table: Id
    reason: Id
    text: Text = ""
    about: Id = ""
    hand: Annotated[int, msgspec.Meta(ge=0)] = 0


class Number(msgspec.Struct, frozen=True):
    """The number of a call."""

    number: int


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """coming, ruled, warned, sanctioned or nothing; and a line to whoever called."""

    outcome: Id
    text: Text = ""


class Floor(Controller):
    """Calls to the floor."""

    path = "/api/floor"
    tags = ("floor",)

    @post("/calls", summary="Call the floor to a table, or report something")
    async def call(self, data: Call, room: Room, whoami: Identity) -> Number:
        number = await room.floor.call(whoami.known(), data.table, data.reason, data.text, data.about, data.hand)
        return Number(number)

    @get("/calls", summary="Calls, newest first: all for staff, your own otherwise; 304 when nothing has changed")
    async def calls(self, request: Request[Any, Any, Any], room: Room, whoami: Identity) -> Response[bytes]:
        return fresh(request, await room.floor.cases(whoami.known()))

    @post("/calls/{number:int}/answers", summary="Answer a call", status_code=200)
    async def answer(self, number: int, data: Answer, room: Room, whoami: Identity) -> list[Case]:
        person = whoami.known()
        await room.floor.answer(person, number, data.outcome, data.text)
        return await room.floor.cases(person)
