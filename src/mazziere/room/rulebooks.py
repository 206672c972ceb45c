"""House rulebooks that people write in the room. A saved one never changes: an edit is another rulebook."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec
import tomli

from mazziere.history.toml import value as written
from mazziere.room.ports import Batch
from mazziere.rules.catalogue import SOURCES, UnknownRule, rule
from mazziere.rules.policy import Policy, RulebookError, policies
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import PROFILES, Difference, adopt, diff, house, rulebook
from mazziere.rules.words import said

if TYPE_CHECKING:
    from mazziere.room.clock import Clock
    from mazziere.room.ports import Person, Store

EACH: Final = 30
"""Rulebooks one person may keep."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rulebook as a form holds it: the profile it extends, the policies it changes and the rules it cites."""

    name: str
    extends: str = "home"
    en: str = ""
    it: str = ""
    policies: dict[str, bool | int | str | tuple[str, ...]] = {}
    rules: dict[str, str] = {}


class Wrong(msgspec.Struct, frozen=True):
    """What is wrong with which field, and what is allowed."""

    key: str
    message: dict[str, str]


class Checked(msgspec.Struct, frozen=True):
    """A draft looked through: what is wrong, where it differs from its profile, and its TOML when all is well."""

    wrong: list[Wrong]
    differs: list[Difference]
    toml: str = ""


class Saved(msgspec.Struct, frozen=True, tag="rulebook-saved", tag_field="event"):
    """The one event of the stream `rulebook:ID`."""

    id: str
    name: str
    extends: str
    toml: str
    by: str
    at: int


def check(draft: Draft) -> Checked:
    """Look a draft through, field by field.

    >>> [wrong.key for wrong in check(Draft("friday", policies={"odd_chip": "to-me", "limit_cap": 5})).wrong]
    ['odd_chip']
    """
    wrong = [*_wrong_head(draft), *_wrong_policies(draft), *_wrong_rules(draft)]
    if wrong:
        return Checked(wrong, [])
    toml = to_toml(draft)
    # With a line end it is never taken for the name of a file.
    return Checked([], diff(house(toml + "\n"), rulebook(draft.extends)), toml)


def _wrong_head(draft: Draft) -> list[Wrong]:
    wrong = []
    if not _NAME.fullmatch(draft.name) or draft.name in PROFILES:
        wrong.append(_wrong("name", "book-name", name=draft.name))
    if draft.extends not in PROFILES:
        wrong.append(_wrong("extends", "book-extends", name=draft.extends, names=", ".join(PROFILES)))
    return wrong


def _wrong_policies(draft: Draft) -> list[Wrong]:
    wrong = []
    for key, value in draft.policies.items():
        known = policies().get(key)
        if known is None:
            wrong.append(_wrong(key, "book-no-policy"))
        elif not _accepted(known, value):
            values = ", ".join(known.values)
            code = f"book-{known.type}" if known.most is None else "book-between"
            wrong.append(_wrong(key, code, given=value, values=values, least=known.least, most=known.most))
    return wrong


def _wrong_rules(draft: Draft) -> list[Wrong]:
    wrong = []
    for key, cited in draft.rules.items():
        if key not in draft.policies:
            wrong.append(_wrong(key, "book-no-value"))
        elif cited.partition("-")[0] in SOURCES and not _known(cited):
            wrong.append(_wrong(key, "book-no-rule", rule=cited))
    return wrong


def _accepted(policy: Policy, value: Any) -> bool:
    try:
        policy.accept(value)
    except RulebookError:
        return False
    return True


def _known(cited: str) -> bool:
    try:
        rule(cited)
    except UnknownRule:
        return False
    return True


def _wrong(key: str, code: str, **facts: Any) -> Wrong:
    return Wrong(key, said(code, key=key, **facts))


def to_toml(draft: Draft) -> str:
    """The file of a draft.

    >>> print(to_toml(Draft("friday", policies={"limit_cap": 5}, rules={"limit_cap": "house rule 4"})))
    name = "friday"
    extends = "home"
    <BLANKLINE>
    [policies]
    limit_cap = {value = 5, rule = "house rule 4"}
    """
    head = {"name": draft.name, "en": draft.en, "it": draft.it, "extends": draft.extends}
    lines = [f"{key} = {written(chosen)}" for key, chosen in head.items() if chosen]
    lines += ["", "[policies]"]
    for key, chosen in draft.policies.items():
        cited = draft.rules.get(key, "")
        lines.append(f"{key} = {written({'value': chosen, 'rule': cited} if cited else chosen)}")
    return "\n".join(lines)


def to_draft(toml: str) -> Draft:
    """A file as a form holds it; refused with what is wrong with it."""
    try:
        book = house(toml + "\n")
    except RulebookError as error:
        raise Refusal("", "book-wrong", problem=str(error)) from None
    own = [key for key, origin in book.origins.items() if origin == book.name]
    extends = tomli.loads(toml)["extends"]
    values = {key: book[key].value for key in own}
    return Draft(book.name, extends, book.en, book.it, values, {key: book.rule(key) for key in own if book.rule(key)})


class HouseBooks:
    """The rulebooks people have saved: tables may be played by them, and each is there for good."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.saved: dict[str, Saved] = {}

    async def open(self) -> None:
        """Bring them back, before any table that is played by one."""
        for stream in await self._store.streams("rulebook"):
            (stored,) = await self._store.read(stream)
            self._keep(msgspec.json.decode(stored.data, type=Saved))

    def title(self, id: str) -> dict[str, str]:
        """What a house's rulebook is called, in each language; nothing for a shipped one, which everybody knows."""
        if id not in self.saved:
            return {}
        book = rulebook(id)
        return {"en": book.en, "it": book.it}

    def _keep(self, saved: Saved) -> None:
        adopt(saved.id, house(saved.toml + "\n"))
        self.saved[saved.id] = saved

    async def save(self, by: Person, draft: Draft) -> Saved:
        """Keep a rulebook; the same text twice is one rulebook."""
        checked = check(draft)
        if checked.wrong:
            raise Refusal("", "book-wrong", problem="; ".join([each.message["en"] for each in checked.wrong]))
        id = f"{draft.name}-{sha256(checked.toml.encode()).hexdigest()[:8]}"
        if id in self.saved:
            return self.saved[id]
        if sum([each.by == by.id for each in self.saved.values()]) >= EACH:
            raise Refusal("", "book-too-many", most=EACH)
        saved = Saved(id, draft.name, draft.extends, checked.toml, by.id, self._clock.now())
        await self._store.append(
            Batch(stream=f"rulebook:{id}", expected=0, events=[msgspec.json.encode(saved)], at=saved.at)
        )
        self._keep(saved)
        return saved
