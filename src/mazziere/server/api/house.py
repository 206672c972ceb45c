"""The editor of house rulebooks: every policy with its sentence and values, a draft looked through, a rulebook kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post

from mazziere.room.roles import require
from mazziere.room.room import Room
from mazziere.room.rulebooks import Checked, Draft, check, to_draft
from mazziere.rules.policy import policies
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import PROFILES, rulebook
from mazziere.server.identity import Identity

Short = Annotated[str, msgspec.Meta(max_length=80)]
Value = bool | int | Short | Annotated[tuple[Short, ...], msgspec.Meta(max_length=40)]


class PolicyText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A policy: what it decides, and what it can be."""

    name: str
    group: str
    text: str
    type: str
    values: tuple[str, ...] = ()
    least: int = 0
    fixed: bool | None = None


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rulebook as the form holds it."""

    name: Short
    extends: Short = "home"
    en: Short = ""
    it: Short = ""
    policies: Annotated[dict[Short, Value], msgspec.Meta(max_length=300)] = {}
    rules: Annotated[dict[Short, Short], msgspec.Meta(max_length=300)] = {}

    def draft(self) -> Draft:
        """Without rules that are not filled in."""
        rules = {key: cited.strip() for key, cited in self.rules.items() if cited.strip()}
        return Draft(self.name, self.extends, self.en.strip(), self.it.strip(), dict(self.policies), rules)


class Toml(msgspec.Struct, frozen=True):
    """A rulebook's file."""

    toml: Annotated[str, msgspec.Meta(max_length=60_000)]


class Kept(msgspec.Struct, frozen=True):
    """A rulebook of this room: tables name it by its id."""

    id: str
    name: str
    extends: str
    by: str
    at: int
    toml: str = ""


class Profile(msgspec.Struct, frozen=True):
    """A profile to start from: each policy's value, and the rule that gives it."""

    name: str
    title: str
    policies: dict[str, tuple[Any, str]]


class House(Controller):
    """House rulebooks."""

    path = "/api/house"
    tags = ("rules",)

    @get("/policies", summary="Every policy a rulebook decides", sync_to_thread=False)
    def policies(self, lang: Literal["it", "en"] = "en") -> list[PolicyText]:
        return [
            PolicyText(
                each.name,
                each.group,
                each.it if lang == "it" else each.en,
                each.type,
                each.values,
                each.least,
                each.fixed,
            )
            for each in policies().values()
        ]

    @get("/profiles/{name:str}", summary="A profile, policy by policy", sync_to_thread=False)
    def profile(self, name: str, lang: Literal["it", "en"] = "en") -> Profile:
        if name not in PROFILES:
            raise Refusal("", "room-no-rulebook", name=name, names=", ".join(PROFILES))
        book = rulebook(name)
        ruled = {key: (each.value, each.rule) for key, each in book.policies.items()}
        return Profile(name, book.it if lang == "it" else book.en, ruled)

    @post("/check", summary="What is wrong with a draft, and where it differs from its profile", status_code=200)
    async def check(self, data: Written) -> Checked:
        return check(data.draft())

    @post("/read", summary="A rulebook's file as a draft", status_code=200)
    async def read(self, data: Toml) -> Draft:
        return to_draft(data.toml)

    @get("/rulebooks", summary="The rulebooks kept in this room")
    async def kept(self, room: Room) -> list[Kept]:
        found = []
        for each in room.rulebooks.saved.values():
            person = await room.accounts.get(each.by)
            found.append(Kept(each.id, each.name, each.extends, person.name if person else "", each.at))
        return found

    @get("/rulebooks/{id:str}", summary="One of them, with its file")
    async def one(self, id: str, room: Room) -> Kept:
        saved = room.rulebooks.saved.get(id)
        if saved is None:
            raise Refusal("", "room-no-house-rulebook", name=id)
        person = await room.accounts.get(saved.by)
        return Kept(id, saved.name, saved.extends, person.name if person else "", saved.at, saved.toml)

    @post("/rulebooks", summary="Keep a rulebook; a table may be played by it")
    async def save(self, data: Written, room: Room, whoami: Identity) -> Kept:
        person = whoami.known()
        require(person.role, "open-table")
        saved = await room.rulebooks.save(person, data.draft())
        return Kept(saved.id, saved.name, saved.extends, person.name, saved.at, saved.toml)
