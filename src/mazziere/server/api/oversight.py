"""More for the staff: an account whole, exclusion, moves between tables, a table's events, the filtered trail."""

from __future__ import annotations

from itertools import takewhile
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter

from mazziere.room.cashier import Receipt
from mazziere.room.protection import Protections
from mazziere.room.protocol import Snapshot
from mazziere.room.roles import require
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from mazziere.server.identity import Identity
from mazziere.table.command import Command
from mazziere.table.group_view import GroupView
from mazziere.table.seated import Seated

MOST: Final = 2000
Id = Annotated[str, msgspec.Meta(max_length=64)]
Word = Annotated[str, Parameter(max_length=64)]


class Whole(msgspec.Struct, frozen=True):
    """An account as staff see it: chips, seats, what binds it, what came from the cashier."""

    id: str
    name: str
    role: str
    created: int
    balance: int
    on_tables: int
    seats: tuple[str, ...]
    limits: Protections
    receipts: list[Receipt]


class Exclude(msgspec.Struct, frozen=True):
    """Days without play, and why."""

    days: Annotated[int, msgspec.Meta(ge=1, le=1825)]
    why: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


class Move(msgspec.Struct, frozen=True):
    """Whom to move to which table of the same game ("": whoever the rule moves first)."""

    table: Id
    player: Id = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=30)] = -1


class Trace(msgspec.Struct, frozen=True):
    """Something staff did: who, what, to whom or which table, how, when. A name is empty where an account or a table
    has none any more; a table has its `game`; `how_name` are the names in `how`, where it holds ids.
    """

    by: str
    name: str
    what: str
    whom: str
    whom_name: str
    how: str
    at: int
    game: str = ""
    how_name: str = ""


class Called(NamedTuple):
    """What people call a person, a table or a list of the hall; the game of a table."""

    name: str = ""
    game: str = ""


class Oversight(Controller):
    """For those who run the room."""

    path = "/api/staff"
    tags = ("staff",)

    @get("/accounts/{account:str}", summary="One account")
    async def account(self, account: str, room: Room, whoami: Identity) -> Whole:
        require(whoami.known().role, "accounts")
        person = await room.accounts.get(account)
        if person is None:
            raise Refusal("", "room-no-account", id=account)
        return Whole(
            person.id,
            person.name,
            person.role,
            person.created,
            await room.cashier.balance(account),
            room.on_tables(account),
            tuple([actor.id for actor in room.actors.values() if account in actor.seated()]),
            await room.protection.of(account),
            (await room.cashier.receipts(account))[:20],
        )

    @post("/accounts/{account:str}/exclusion", summary="Exclude somebody from play, saying why", status_code=200)
    async def exclude(self, account: str, data: Exclude, room: Room, whoami: Identity) -> Protections:
        person = whoami.known()
        require(person.role, "accounts")
        if account == person.id:
            raise Refusal("", "room-own-role")
        if await room.accounts.get(account) is None:
            raise Refusal("", "room-no-account", id=account)
        found = await room.protection.exclude(account, data.days)
        room.stand_up(account)
        await room.audit(person, "exclude", account, f"{data.days}: {data.why}")
        return found

    @post("/lists/{list_id:str}/moves", summary="Move a player between two tables of a game", status_code=200)
    async def move(self, list_id: str, data: Move, room: Room, whoami: Identity) -> list[GroupView]:
        person = whoami.known()
        require(person.role, "pause")
        await room.groups.do(list_id, Command("move", what=data.player, value=data.table, seat=data.seat))
        await room.audit(person, "move", data.player or data.table, data.table)
        return [view for view in room.groups.views(None) if view.id == list_id]

    @get("/tables/{table:str}", summary="A table as a spectator sees it: seats, stacks, pots")
    async def table(self, table: str, room: Room, whoami: Identity) -> Snapshot:
        require(whoami.known().role, "pause")
        # Whoever of the staff plays here looks on all the same: nothing of their own hand is told.
        return await room.snapshot(room.actor(table), "")

    @get("/tables/{table:str}/events", summary="The last events of a table, as a spectator sees them")
    async def events(
        self,
        table: str,
        room: Room,
        whoami: Identity,
        most: Annotated[int, Parameter(ge=1, le=500)] = 100,
    ) -> list[Any]:
        require(whoami.known().role, "pause")
        actor = room.actor(table)
        # Staff may know who plays here: they are told no sooner than anybody who looks on.
        until = room.clock.now() - actor.watchers.late

        def look(seated: Seated) -> list[Any]:
            told = list(takewhile(lambda event: event.at <= until, seated.events))
            seen = [seated.mask(event, None) for event in told[-most:]]
            return [msgspec.to_builtins(event) for event in seen if event is not None]

        return await actor.look(look)

    @get("/trail", summary="Who did what, newest first, filtered")
    async def trail(
        self,
        room: Room,
        whoami: Identity,
        who: Word = "",
        what: Word = "",
        whom: Word = "",
        since: Annotated[int, Parameter(ge=0, le=10**15)] = 0,
        until: Annotated[int, Parameter(ge=0, le=10**15)] = 0,
        most: Annotated[int, Parameter(ge=1, le=500)] = 200,
    ) -> list[Trace]:
        require(whoami.known().role, "audit")
        found: list[Trace] = []
        names = Names(room)
        for told in await room.trail(MOST):
            trace = await names.trace(told)
            people = _fits(trace.name, trace.by, who) and _fits(trace.whom_name, trace.whom, whom)
            if people and what in trace.what and since <= trace.at and (not until or trace.at < until):
                found.append(trace)
            if len(found) == most:
                break
        return found


def _fits(name: str, id: str, asked: str) -> bool:
    return not asked or asked == id or asked.casefold() in name.casefold()


WHOM: Final = ("kick", "remove", "unclaimed", "keep-apart", "silence", "unsilence", "move")
"""Where `how` holds ids: of players, or of a table."""


class Names:
    """The names behind the ids of a trail, each looked up once."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known: dict[str, Called] = {}

    async def of(self, id: str) -> Called:
        """What something is called."""
        if id not in self._known:
            self._known[id] = await self._looked_up(id.removeprefix("table:"))
        return self._known[id]

    async def _looked_up(self, id: str) -> Called:
        room = self._room
        person = await room.accounts.get(id) if id else None
        if person is not None:
            return Called(person.name)
        listed = [group.setup.name for group in room.groups.live() if group.setup.id == id]
        if listed or not id:
            return Called(*listed)
        try:
            setup = (await room.histories.archive.table(id)).table.setup
        except Refusal:
            return Called()
        return Called(setup.name, setup.game)

    async def trace(self, told: dict[str, object]) -> Trace:
        """One line of the trail."""
        by, whom = str(told.get("by", told.get("who", ""))), str(told.get("whom", told.get("stream", "")))
        what = str(told.get("event", told.get("type", ""))).removeprefix("staff-")
        how = str(told.get("how", told.get("why", "")))
        at = told.get("at", 0)
        # A table's name was written down with it, but not always.
        called = Called(str(told["named"]), str(told["game"])) if "named" in told else await self.of(whom)
        names = [(await self.of(id)).name for id in how.split()] if what in WHOM else []
        return Trace(
            by,
            (await self.of(by)).name,
            what,
            whom,
            called.name,
            how,
            at if isinstance(at, int) else 0,
            called.game,
            " · ".join(filter(None, names)),
        )
