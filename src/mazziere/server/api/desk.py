"""Physical tables: the floor's desk, the list in the hall, and the same list on players' phones."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post

from mazziere.games import GAMES, ITALIAN
from mazziere.room.desk import Told
from mazziere.room.desk_view import DeskView, Looks, Shown
from mazziere.room.roles import require
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from mazziere.server.api.fresh import fresh
from mazziere.server.api.people import Code
from mazziere.server.identity import Identity
from mazziere.table.group_setup import MINUTE, GroupSetup
from mazziere.table.setup import DEALERS_CHOICE, HOUSE, MIXED

Id = Annotated[str, msgspec.Meta(max_length=64)]
Chips = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class NewList(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of the hall. `answer` is the minutes a call stands, `opening` how many names ask for another table."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    game: Id = "holdem"
    blind: Chips = 0
    buy_in: Chips = 0
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 9
    answer: Annotated[int, msgspec.Meta(ge=1, le=60)] = 15
    must_move: bool = True
    phone: Literal["refused", "listed"] = "refused"
    opening: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the desk tells: about whom (`player`, or the `name` of a newcomer), which table and seat.

    `seq` is the number of the last event the desk had seen, for `undo`.
    """

    verb: Id
    player: Id = ""
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    table: Annotated[str, msgspec.Meta(max_length=20)] = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=10)] = -1
    other: Id = ""
    phone: bool = False
    cards: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=51)], ...], msgspec.Meta(max_length=12)] = ()
    seq: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0


class Wanted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player asks of a list from a phone."""

    verb: Id
    seat: Annotated[int, msgspec.Meta(ge=-1, le=10)] = -1


class Desk(Controller):
    """Lists and seats of physical tables."""

    path = "/api/desk"
    tags = ("desk",)

    @get("/lists", summary="The lists of the hall, and your place on them; answers 304 when nothing has changed")
    async def lists(self, request: Request[Any, Any, Any], room: Room, whoami: Identity) -> Response[bytes]:
        player = whoami.person.id if whoami.person else ""
        return fresh(request, await Looks(room).lists(player))

    @post(
        "/lists/{list_id:str}/commands", summary="Join, leave-list, away, accept, decline … yourself", status_code=200
    )
    async def ask(self, list_id: str, data: Wanted, room: Room, whoami: Identity) -> list[Shown]:
        person = whoami.known()
        require(person.role, "chat")
        await room.desk.ask(person, list_id, data.verb, data.seat)
        return await Looks(room).lists(person.id)

    @get("/groups", summary="Everything the desk works with; answers 304 when nothing has changed")
    async def groups(self, request: Request[Any, Any, Any], room: Room, whoami: Identity) -> Response[bytes]:
        return fresh(request, await Looks(room).desk(whoami.known()))

    @post("/groups", summary="Open a list for a game of the hall")
    async def open(self, data: NewList, room: Room, whoami: Identity) -> list[DeskView]:
        person = whoami.known()
        games = (*GAMES, *ITALIAN, MIXED, DEALERS_CHOICE, *HOUSE)
        if data.game not in games:
            raise Refusal("", "room-no-game", game=data.game)
        fields = msgspec.structs.asdict(data) | {"answer": data.answer * MINUTE}
        await room.desk.open(person, GroupSetup(id="", coming=5 * MINUTE, **fields))
        return await Looks(room).desk(person)

    @post("/groups/{group:str}/steps", summary="Tell what happened at a table or on the list", status_code=200)
    async def step(self, group: str, data: Step, room: Room, whoami: Identity) -> list[DeskView]:
        person = whoami.known()
        await room.desk.do(person, group, Told(**msgspec.structs.asdict(data)))
        return await Looks(room).desk(person)

    @post("/players/{player:str}/code", summary="A code with which a newcomer follows the list on a phone")
    async def code(self, player: str, room: Room, whoami: Identity) -> Code:
        return Code(await room.desk.code(whoami.known(), player))
