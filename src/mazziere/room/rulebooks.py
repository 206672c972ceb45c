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
from mazziere.words import said

if TYPE_CHECKING:
    from mazziere.room.clock import Clock
    from mazziere.room.ports import Person, Store

EACH: Final = 30
"""Rulebooks one person may keep."""

_KEYS: Final = ("name", "en", "it", "extends", "policies")
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
    """What is wrong with which field, and what is allowed: the code of a sentence with its facts, and what it says."""

    key: str
    code: str
    facts: dict[str, Any]
    message: dict[str, str]

    def refusal(self) -> Refusal:
        """The same as a refusal of the whole rulebook."""
        return Refusal("", self.code, **self.facts)


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
            wrong.append(_wrong(key, "book-no-rule", cited=cited))
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
    facts = {"key": key, **facts}
    return Wrong(key, code, facts, said(code, **facts))


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
    """A file as a form holds it; refused with the first thing that is wrong with it, but for the name.

    >>> to_draft('extends = "home"').policies
    {}
    """
    try:
        read = tomli.loads(toml)
    except tomli.TOMLDecodeError as error:
        raise Refusal("", "book-wrong", line=error.lineno) from None
    for key in read:
        if key not in _KEYS:
            raise Refusal("", "book-key", key=key, known=", ".join(_KEYS))
        if key != "policies" and not isinstance(read[key], str):
            raise Refusal("", "book-text", key=key)
    stated = read.get("policies", {})
    if not isinstance(stated, dict):
        raise Refusal("", "book-policies")
    lines = {key: line if isinstance(line, dict) else {"value": line} for key, line in stated.items()}
    for key, line in lines.items():
        texts = {what: said for what, said in line.items() if what != "value"}
        if "value" not in line or not set(texts) <= {"rule", "reading"} or not all(map(_text, texts.values())):
            raise Refusal("", "book-line", key=key)
    policies = {key: _plain(line["value"]) for key, line in lines.items()}
    rules = {key: line["rule"] for key, line in lines.items() if line.get("rule")}
    head = {key: read.get(key, "") for key in ("extends", "en", "it")}
    draft = Draft(read.get("name", "house"), **head, policies=policies, rules=rules)
    for wrong in check(draft).wrong:
        if wrong.key != "name":
            raise wrong.refusal()
    return draft


def _text(said: Any) -> bool:
    return isinstance(said, str)


def _plain(value: Any) -> Any:
    """A list of a file as a draft holds it."""
    return tuple(value) if isinstance(value, list) else value


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

    def tournament(self, id: str) -> bool:
        """Is this a rulebook for tournaments, or a house's own over one? A table against the bank has none."""
        return (id in PROFILES or id in self.saved) and rulebook(id).tournament

    def _keep(self, saved: Saved) -> None:
        adopt(saved.id, house(saved.toml + "\n"))
        self.saved[saved.id] = saved

    async def save(self, by: Person, draft: Draft) -> Saved:
        """Keep a rulebook; the same text twice is one rulebook."""
        checked = check(draft)
        if checked.wrong:
            raise checked.wrong[0].refusal()
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
