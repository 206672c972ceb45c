"""Tables: the lobby, one table, commands to it, its chat and its hands; opening one's own."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import Parameter

from mazziere.room import protocol as say
from mazziere.room.actor import Actor, Took
from mazziere.room.histories import Format, Played, Round
from mazziere.room.missed import Missed, missed
from mazziere.room.roles import require
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from mazziere.server.api.new_table import Chips, Id, NewTable, setup_of
from mazziere.server.identity import Identity
from mazziere.table.command import Command
from mazziere.table.group_view import GroupView

Key = Annotated[str, Parameter(max_length=128)]
HandNumber = Annotated[int, Parameter(ge=0, le=1_000_000_000)]


class Opened(msgspec.Struct, frozen=True):
    """The table is there; `key` is the secret part of its link (`/table/ID?key=KEY`)."""

    table: say.Seats
    key: str


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command to a table, as on the socket."""

    verb: Id
    seat: Annotated[int, msgspec.Meta(ge=-1, le=30)] = -1
    amount: Chips = 0
    cards: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=52)], ...], msgspec.Meta(max_length=52)] = ()
    what: Id = ""
    value: Id = ""
    turn: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    id: Id = ""


class Carried(msgspec.Struct, frozen=True):
    """The command is carried out and on disk; `again` when it already was."""

    again: bool


class Line(msgspec.Struct, frozen=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(max_length=400)]


class Lists(Controller):
    """Waiting lists: one for each game at each stake."""

    path = "/api/lists"
    tags = ("lists",)

    @get(summary="Every list, and your place on it", sync_to_thread=False)
    def lists(self, room: Room, whoami: Identity) -> list[GroupView]:
        return room.groups.views(whoami.person.id if whoami.person else None)

    @post("/{list_id:str}/commands", summary="Join, leave-list, away, back, accept, decline …", status_code=200)
    async def command(self, list_id: str, data: Asked, room: Room, whoami: Identity) -> list[GroupView]:
        person = whoami.known()
        require(person.role, "play")
        fields = msgspec.structs.asdict(data) | {"id": f"{person.id}/{data.id}" if data.id else ""}
        await room.groups.ask(list_id, Command(player=person.id, **fields))
        return [view for view in room.groups.views(person.id) if view.id == list_id]


class Tables(Controller):
    """The tables of the room."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="The lobby", sync_to_thread=False)
    def lobby(self, room: Room, whoami: Identity, game: str = "", free: bool = False) -> list[say.Seats]:
        tables = room.lobby.tables(whoami.person)
        return [
            table
            for table in tables
            if (not game or table.game == game) and (not free or table.people + table.bots < table.seats)
        ]

    @post(summary="Open a table of one's own")
    async def open(self, data: NewTable, room: Room, whoami: Identity) -> Opened:
        actor = await room.open_table(setup_of(data), whoami.known())
        if data.password:
            await room.access.protect(actor.id, data.password)
        return Opened(room.lobby.line(actor), room.access.key(actor.id))

    @get("/{table:str}", summary="A table, as you may see it")
    async def table(self, table: str, room: Room, whoami: Identity, key: Key = "") -> say.Snapshot:
        actor = room.actor(table)
        await room.access.admit(whoami.person, actor, key)
        return await room.snapshot(actor, whoami.person.id if whoami.person else "")

    @get("/{table:str}/link", summary="The secret part of a private table's link, for its host")
    async def link(self, table: str, room: Room, whoami: Identity) -> Opened:
        actor = room.actor(table)
        if whoami.known().id != actor.table.setup.host:
            raise Refusal("", "room-role", role=whoami.known().role, needs="host")
        return Opened(room.lobby.line(actor), room.access.key(table))

    @post("/{table:str}/commands", summary="Sit, act, leave … by REST instead of the socket", status_code=200)
    async def command(self, table: str, data: Asked, room: Room, whoami: Identity) -> Carried:
        person = whoami.known()
        answer: asyncio.Future[Took | Refusal] = asyncio.get_running_loop().create_future()
        fields = msgspec.structs.asdict(data) | {"id": f"{person.id}/{data.id}" if data.id else ""}
        room.ask(person, table, Command(player=person.id, **fields), answer.set_result)
        took = await answer
        if isinstance(took, Refusal):
            raise took
        return Carried(took.again)

    @get("/{table:str}/chat", summary="What was said last")
    async def said(self, table: str, room: Room, whoami: Identity, key: Key = "") -> list[say.Chat]:
        await room.access.admit(whoami.person, room.actor(table), key)
        return await room.chat.last(table)

    @post("/{table:str}/chat", summary="Say something")
    async def say(self, table: str, data: Line, room: Room, whoami: Identity) -> None:
        person = whoami.known()
        await room.access.admit(person, room.actor(table))
        await room.chat.speak(person, table, data.text)

    @get("/{table:str}/hands", summary="The last hands, newest first")
    async def hands(
        self,
        table: str,
        room: Room,
        whoami: Identity,
        key: Key = "",
        before: HandNumber = 0,
        most: Annotated[int, Parameter(ge=1, le=200)] = 50,
        mine: bool = False,
    ) -> list[Played]:
        actor = room.actor(table)
        await room.access.admit(whoami.person, actor, key)
        return await room.histories.played(actor, before, most, whoami.known().id if mine else "")

    @get("/{table:str}/missed", summary="Hands played between two that you saw, oldest first")
    async def missed(
        self,
        table: str,
        room: Room,
        whoami: Identity,
        after: HandNumber,
        before: HandNumber,
        key: Key = "",
    ) -> list[Missed]:
        actor = room.actor(table)
        await room.access.admit(whoami.person, actor, key)
        return await missed(room, actor, whoami.person.id if whoami.person else "", after, before)

    @get("/{table:str}/hands/{number:int}", summary="A finished hand, as you saw it, with the proofs of its cards")
    async def hand(
        self,
        table: str,
        number: HandNumber,
        room: Room,
        whoami: Identity,
        key: Key = "",
        format: Format = "json",
        lang: Literal["it", "en"] = "en",
    ) -> Response[Any]:
        actor, player = await _read_by(room, whoami, table, number, key)
        text = await room.histories.told(actor, number, player, format, lang)
        media = MediaType.JSON if format in ("json", "ohh") else MediaType.TEXT
        return Response(text.encode(), media_type=media)

    @get("/{table:str}/hands/{number:int}/moments", summary="A finished round against the bank, moment by moment")
    async def moments(
        self,
        table: str,
        number: HandNumber,
        room: Room,
        whoami: Identity,
        key: Key = "",
    ) -> Round:
        actor, player = await _read_by(room, whoami, table, number, key)
        return await room.histories.round(actor, number, player)


async def _read_by(room: Room, whoami: Identity, table: str, number: int, key: str) -> tuple[Actor, str]:
    """A table whose hand somebody wants to read, and who that is; one's own hands may be read whatever became of it."""
    actor = await room.histories.archive.table(table)
    player = whoami.person.id if whoami.person else ""
    if not await room.histories.had(actor, number, player):
        await room.access.admit(whoami.person, actor, key)
    return actor, player
