"""The catalogue of rules and the rulebooks, and the check of a sealed hand."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter

from mazziere.cards.seal import SealError
from mazziere.history import evidence
from mazziere.history.phh import HistoryError
from mazziere.room.room import Room
from mazziere.rules.catalogue import Rule, UnknownRule, catalogue, nearest, rule
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import PROFILES, Rulebook, adopted, diff, rulebook
from mazziere.rules.search import search
from mazziere.words import said

Language = Literal["it", "en"]
Words = Annotated[str, Parameter(max_length=100)]


class RuleText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule in one language."""

    id: str
    title: str
    text: str
    kind: str
    games: tuple[str, ...]
    unclear: str = ""
    conflicts: tuple[str, ...] = ()


class Title(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rulebook by name, and whether it is one for the Italian games; a house's own `extends` a profile, and was saved
    `at` some moment.
    """

    name: str
    title: str
    italian: bool = False
    extends: str = ""
    at: int = 0


class Book(msgspec.Struct, frozen=True):
    """A rulebook: its sources in order of precedence, and each policy with the rule that gives it; a house's own says
    which profile it extends.
    """

    name: str
    title: str
    sources: tuple[str, ...]
    policies: dict[str, Any]
    extends: str = ""


class Differs(msgspec.Struct, frozen=True):
    """A policy on which two rulebooks disagree."""

    policy: str
    ours: Any
    ours_rule: str
    theirs: Any
    theirs_rule: str


class Evidence(msgspec.Struct, frozen=True):
    """A history to check: our own JSON logs, one a line, or PHH; a secret (hexadecimal) audits the whole deck."""

    history: Annotated[str, msgspec.Meta(max_length=200_000)]
    secret: Annotated[str, msgspec.Meta(max_length=128)] = ""


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Were the cards of a hand fixed before it was dealt? `cards` is how many were checked.

    `why` is `unread` where there was no hand to check, `broken` where a card does not fit its seal; `code`, `facts`
    and `message` say what does not hold, and `error` says it in English as exactly as a program wants it.
    """

    ok: bool
    cards: int
    audited: bool
    error: str = ""
    why: Literal["", "unread", "broken"] = ""
    code: str = ""
    facts: dict[str, Any] = {}
    message: dict[str, str] = {}


def told(found: Rule, lang: Language) -> RuleText:
    """A rule as a reader of one language gets it."""
    return RuleText(
        found.id, found.heading(lang), found.text(lang), found.kind, found.games, found.doubt(lang), found.conflicts
    )


class Rules(Controller):
    """What the law says."""

    path = "/api"
    tags = ("rules",)

    @get("/rules", summary="Search the catalogue (all of it without words)", sync_to_thread=False)
    def search(
        self,
        q: Words = "",
        lang: Language = "en",
        most: Annotated[int, Parameter(ge=1, le=2000)] = 50,
    ) -> list[RuleText]:
        found = search(q, lang, most) if q.strip() else list(catalogue().values())[:most]
        return [told(each, lang) for each in found]

    @get("/rules/{id:str}", summary="One rule", sync_to_thread=False)
    def rule(self, id: str, lang: Language = "en") -> RuleText:
        try:
            return told(rule(id), lang)
        except UnknownRule:
            raise Refusal("", "room-no-rule", id=id, near=", ".join(nearest(id)) or "–") from None

    @get("/rulebooks", summary="The rulebooks a table may be played under", sync_to_thread=False)
    def books(self, room: Room, lang: Language = "en") -> list[Title]:
        saved = room.rulebooks.saved.values()
        return [_named(name, lang) for name in PROFILES] + [_named(one.id, lang, one.extends, one.at) for one in saved]

    @get("/rulebooks/{name:str}", summary="One rulebook", sync_to_thread=False)
    def book(self, name: str, room: Room, lang: Language = "en") -> Book:
        book = rulebook(_profile(name))
        policies = {each: {"value": ruled.value, "rule": ruled.rule} for each, ruled in book.policies.items()}
        saved = room.rulebooks.saved.get(name)
        return Book(name, _title(book, lang), book.sources, policies, saved.extends if saved else "")

    @get("/rulebooks/{name:str}/against/{other:str}", summary="Where two rulebooks disagree", sync_to_thread=False)
    def against(self, name: str, other: str) -> list[Differs]:
        ours, theirs = _profile(name), _profile(other)
        rulebooks = diff(rulebook(ours), rulebook(theirs))
        return [Differs(*each) for each in rulebooks]

    @post("/verify", summary="Check that every card seen was sealed before the deal", status_code=200)
    async def verify(self, data: Evidence) -> Verdict:
        # A long history takes a while, and tables do not wait for it.
        return await asyncio.to_thread(_judged, data)


def _judged(data: Evidence) -> Verdict:
    try:
        secret = bytes.fromhex(data.secret) if data.secret else None
    except ValueError:
        raise Refusal("", "request-hexadecimal", field="secret") from None
    try:
        cards = sum([evidence.verify(hand, secret) for hand in evidence.read(data.history)])
    except SealError as error:
        return _no(data, "broken", str(error), error.code, error.facts)
    except HistoryError as error:
        return _no(data, "unread", str(error)[:500], error.code, error.facts)
    except ValueError as error:
        return _no(data, "unread", str(error)[:500], "history-unread", {})
    return Verdict(True, cards, secret is not None)


def _no(data: Evidence, why: Literal["unread", "broken"], error: str, code: str, facts: dict[str, Any]) -> Verdict:
    return Verdict(False, 0, bool(data.secret), error, why, code, facts, said(code, **facts))


def _profile(name: str) -> str:
    # A rulebook may also be a file; what comes over the wire never is.
    if name not in PROFILES and not adopted(name):
        raise Refusal("", "room-no-rulebook", name=name, names=", ".join(PROFILES))
    return name


def _named(name: str, lang: Language, extends: str = "", at: int = 0) -> Title:
    book = rulebook(name)
    return Title(name, _title(book, lang), book.italian, extends, at)


def _title(book: Rulebook, lang: Language) -> str:
    return book.it if lang == "it" else book.en
