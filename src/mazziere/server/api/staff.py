"""What staff do: roles, silences, chips with a reason, the ledger, the audit trail. Never a hidden card."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put

from mazziere.room.cashier import Receipt
from mazziere.room.ports import Fault
from mazziere.room.roles import require
from mazziere.room.room import Room
from mazziere.rules.refusal import Refusal
from mazziere.server.identity import Identity


class Account(msgspec.Struct, frozen=True):
    """An account as staff see it."""

    id: str
    name: str
    role: str
    created: int


class Role(msgspec.Struct, frozen=True):
    """player, dealer, floor, director or admin."""

    role: str


class Adjustment(msgspec.Struct, frozen=True):
    """Chips given (or, below zero, taken), and why."""

    amount: Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
    why: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


class Silence(msgspec.Struct, frozen=True):
    """Whose word is taken or given back, at which table ("": everywhere; a host only at their own)."""

    player: Annotated[str, msgspec.Meta(max_length=20)]
    table: Annotated[str, msgspec.Meta(max_length=64)] = ""
    on: bool = True


class Books(msgspec.Struct, frozen=True):
    """The ledger's state: every account of the house, and whatever does not add up."""

    house: dict[str, int]
    faults: list[Fault]


class Staff(Controller):
    """For those who run the room."""

    path = "/api/staff"
    tags = ("staff",)

    @get("/accounts", summary="Every account")
    async def accounts(self, room: Room, whoami: Identity) -> list[Account]:
        require(whoami.known().role, "accounts")
        return [Account(each.id, each.name, each.role, each.created) for each in await room.store.people.everyone()]

    @put("/accounts/{account:str}/role", summary="Make somebody a dealer, floor, director or admin")
    async def role(self, account: str, data: Role, room: Room, whoami: Identity) -> Account:
        person = whoami.known()
        require(person.role, "roles")
        if account == person.id:
            raise Refusal("", "room-own-role")
        changed = await room.accounts.change_role(account, data.role)
        await room.audit(person, "role", account, data.role)
        return Account(changed.id, changed.name, changed.role, changed.created)

    @post("/accounts/{account:str}/chips", summary="Give or take play chips, saying why")
    async def chips(self, account: str, data: Adjustment, room: Room, whoami: Identity) -> Receipt:
        person = whoami.known()
        require(person.role, "ledger")
        if await room.accounts.get(account) is None:
            raise Refusal("", "room-no-account", id=account)
        receipt = await room.cashier.adjust(account, data.amount, data.why, person.id)
        await room.tell_purse(account)
        await room.audit(person, "chips", account, f"{data.amount:+d}: {data.why}")
        return receipt

    @post("/silences", summary="Take somebody's word, or give it back", status_code=204)
    async def silence(self, data: Silence, room: Room, whoami: Identity) -> None:
        person = whoami.known()
        host = data.table and room.actor(data.table).table.setup.host == person.id
        if not host:
            require(person.role, "silence")
        room.chat.silence(data.table, data.player, data.on)
        await room.audit(person, "silence" if data.on else "unsilence", data.player, data.table)

    @get("/ledger", summary="Do the books balance?")
    async def ledger(self, room: Room, whoami: Identity) -> Books:
        require(whoami.known().role, "ledger")
        return Books(*await room.books())

    @get("/audit", summary="Who did what, newest first")
    async def trail(self, room: Room, whoami: Identity) -> list[dict[str, object]]:
        require(whoami.known().role, "audit")
        return await room.trail()
