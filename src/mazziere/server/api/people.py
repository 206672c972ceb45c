"""Accounts, sessions, chips and limits of whoever asks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from mazziere.room.cashier import Receipt
from mazziere.room.histories import Exported, Format, Played
from mazziere.room.movements import Movement, movements
from mazziere.room.ports import Person
from mazziere.room.protection import Protections
from mazziere.room.room import Room
from mazziere.server.guard import COOKIE
from mazziere.server.identity import Identities, Identity
from mazziere.server.limits import Limits

Name = Annotated[str, msgspec.Meta(max_length=60)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]
TableId = Annotated[str, msgspec.Meta(max_length=60)]
HandNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class GuestName(msgspec.Struct, frozen=True):
    """A guest needs a name, and not even that."""

    name: Name = ""


class Credentials(msgspec.Struct, frozen=True):
    """A name and a password of 8 characters or more."""

    name: Name
    password: Secret


class Claim(msgspec.Struct, frozen=True):
    """The key of the first-run link, and who the administrator will be."""

    key: Secret
    name: Name
    password: Secret


class Code(msgspec.Struct, frozen=True):
    """A code shown on another device."""

    code: Secret


class Label(msgspec.Struct, frozen=True):
    """What a token is for."""

    label: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Wanted(msgspec.Struct, frozen=True):
    """Hands to export: each with its table and its number."""

    hands: Annotated[tuple[tuple[TableId, HandNumber], ...], msgspec.Meta(max_length=500)]
    format: Format = "phh"
    lang: Literal["it", "en"] = "en"


class Token(msgspec.Struct, frozen=True):
    """A token, shown once."""

    token: str


class Me(msgspec.Struct, frozen=True):
    """Who you are to the room. `csrf` goes into the header `X-Mazziere-CSRF` of requests that change something."""

    id: str
    name: str
    role: str
    balance: int
    on_tables: int
    seats: tuple[str, ...]
    limits: Protections
    csrf: str
    muted: tuple[str, ...] = ()
    play_money: bool = True


class Session(msgspec.Struct, frozen=True):
    """A session: programs keep `token`, browsers have the cookie."""

    token: str
    me: Me


class SetLimit(msgspec.Struct, frozen=True):
    """`loss` in chips a day, `time` in minutes a day, `reminder` in minutes; 0 lifts the limit, from tomorrow."""

    kind: str
    amount: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Exclusion(msgspec.Struct, frozen=True):
    """Days without play; it cannot be taken back."""

    days: Annotated[int, msgspec.Meta(ge=1, le=1825)]


class Muted(msgspec.Struct, frozen=True):
    """Whose chat you do not want to hear."""

    players: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=200)]


async def about(room: Room, person: Person, csrf: str) -> Me:
    """Somebody, to themselves."""
    return Me(
        person.id,
        person.name,
        person.role,
        await room.cashier.balance(person.id),
        room.on_tables(person.id),
        room.seats(person.id),
        await room.protection.of(person.id),
        csrf,
        room.muted(person.id),
    )


class People(Controller):
    """Coming in, and what is yours."""

    path = "/api"
    tags = ("people",)

    async def _enter(
        self, room: Room, identities: Identities, person: Person, secure: bool, label: str = ""
    ) -> Response[Session]:
        token = await room.accounts.open_session(person.id, label)
        me = await about(room, person, identities.signer.against_forgery(token))
        cookie = Cookie(
            COOKIE,
            value=identities.signer.signed(token),
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
            max_age=60 * 86400,
        )
        return Response(Session(token, me), cookies=[cookie])

    @post("/guests", summary="Come in as a guest")
    async def guest(
        self, data: GuestName, room: Room, identities: Identities, whoami: Identity, limits: Limits
    ) -> Response[Session]:
        limits.enter(whoami.address)
        person = await room.accounts.guest(data.name)
        await room.cashier.first_grant(person.id)
        return await self._enter(room, identities, person, limits.secure)

    @post("/accounts", summary="Open an account; a guest keeps seat and chips")
    async def register(
        self, data: Credentials, room: Room, identities: Identities, whoami: Identity, limits: Limits
    ) -> Response[Session]:
        limits.enter(whoami.address)
        if whoami.person is not None and whoami.person.role == "guest":
            person = await room.accounts.keep(whoami.person, data.name, data.password)
        else:
            person = await room.accounts.register(data.name, data.password)
            await room.cashier.first_grant(person.id)
        room.renamed(person)
        return await self._enter(room, identities, person, limits.secure)

    @post("/sessions", summary="Log in")
    async def login(
        self, data: Credentials, room: Room, identities: Identities, whoami: Identity, limits: Limits
    ) -> Response[Session]:
        limits.enter(whoami.address)
        limits.guess(data.name)
        person = await room.accounts.login(data.name, data.password)
        return await self._enter(room, identities, person, limits.secure)

    @post("/sessions/code", summary="Go on here with the account of another device")
    async def redeem(
        self, data: Code, room: Room, identities: Identities, whoami: Identity, limits: Limits
    ) -> Response[Session]:
        limits.enter(whoami.address)
        person = await room.accounts.redeem(data.code)
        return await self._enter(room, identities, person, limits.secure, "another device")

    @post("/sessions/admin", summary="Become the administrator with the first-run link")
    async def claim(
        self, data: Claim, room: Room, identities: Identities, whoami: Identity, limits: Limits
    ) -> Response[Session]:
        limits.enter(whoami.address)
        person = await room.accounts.claim_admin(data.key, data.name, data.password)
        await room.cashier.first_grant(person.id)
        return await self._enter(room, identities, person, limits.secure)

    @delete("/sessions/current", summary="Log out")
    async def logout(self, room: Room, whoami: Identity) -> Response[None]:
        if whoami.token:
            await room.accounts.close_session(whoami.token)
        return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", path="/", max_age=0)])

    @get("/me", summary="Who you are")
    async def me(self, room: Room, identities: Identities, whoami: Identity) -> Me:
        return await about(room, whoami.known(), identities.signer.against_forgery(whoami.token))

    @delete("/me", summary="Delete me: everything personal goes")
    async def erase(self, room: Room, whoami: Identity) -> None:
        await room.erase(whoami.known())

    @get("/me/data", summary="All that is kept about me")
    async def export(self, room: Room, whoami: Identity) -> dict[str, Any]:
        return await room.store.people.export(whoami.known().id)

    @post("/me/codes", summary="A code to go on with another device")
    async def code(self, room: Room, whoami: Identity) -> Code:
        return Code(await room.accounts.device_code(whoami.known().id))

    @post("/me/tokens", summary="A token for a bot of mine; it plays as me, labelled as a bot")
    async def token(self, data: Label, room: Room, whoami: Identity) -> Token:
        return Token(await room.bot_token(whoami.known(), data.label))

    @post("/me/refill", summary="More play chips, for who has few left")
    async def refill(self, room: Room, whoami: Identity) -> Receipt:
        person = whoami.known()
        receipt = await room.cashier.refill(person.id, room.on_tables(person.id))
        await room.tell_purse(person.id)
        return receipt

    @get(
        "/me/movements", summary="Every movement of your chips, newest first: the cashier, and tables come to and left"
    )
    async def movements(
        self,
        room: Room,
        whoami: Identity,
        most: Annotated[int, Parameter(ge=1, le=1000)] = 50,
        skip: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> list[Movement]:
        return await movements(room, whoami.known().id, most, skip)

    @get("/me/hands", summary="Your last hands at the tables of the room, newest first")
    async def hands(
        self, room: Room, whoami: Identity, most: Annotated[int, Parameter(ge=1, le=500)] = 200
    ) -> list[Played]:
        return await room.histories.of(whoami.known().id, most)

    @post("/me/hands/export", summary="Hands of yours as one file, in the order you name them", status_code=200)
    async def export_hands(self, data: Wanted, room: Room, whoami: Identity) -> Exported:
        return await room.histories.exported(data.hands, whoami.known().id, data.format, data.lang)

    @put("/me/limits", summary="Set a limit: stricter at once, looser from tomorrow")
    async def limit(self, data: SetLimit, room: Room, whoami: Identity) -> Protections:
        return await room.protection.set(whoami.known().id, data.kind, data.amount)

    @post("/me/exclusion", summary="No play for so many days")
    async def exclude(self, data: Exclusion, room: Room, whoami: Identity) -> Protections:
        person = whoami.known()
        found = await room.protection.exclude(person.id, data.days)
        room.stand_up(person.id)
        return found

    @put("/me/muted", summary="Whose chat I do not want to hear")
    async def mute(self, data: Muted, room: Room, whoami: Identity) -> Muted:
        await room.accounts.change_details(whoami.known(), {"muted": list(data.players)})
        return data
