"""Rulebooks: one value for every policy, each with the rule that says so."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import msgspec
import tomli

from mazziere.rules import shipped, spelling
from mazziere.rules.catalogue import SOURCES, UnknownRule, rule
from mazziere.rules.policy import RulebookError, Value, policies, policy

SILENT = "silent: our reading"
PROFILES = (
    "figp-tournament",
    "sanremo-tournament",
    "sanremo-cash",
    "fipos",
    "home",
    "italiana",
    "italiana-tournament",
    "recorded",
)

_ADOPTED: dict[str, "Rulebook"] = {}


class Ruled(NamedTuple):
    """A policy's value and the id of the rule that gives it ("" where every source is silent)."""

    value: Value
    rule: str


class Rulebook(msgspec.Struct, frozen=True):
    """A profile with every policy resolved; `tournament` says that it is one for tournaments.

    >>> book = rulebook("sanremo-tournament")
    >>> book["reopening"]
    Ruled(value='cumulative', rule='ST-47a1')
    >>> book.rule("minimum_raise")
    'ST-43a'
    """

    name: str
    en: str
    it: str
    sources: tuple[str, ...]
    policies: dict[str, Ruled]
    origins: dict[str, str]
    readings: dict[str, str]
    tournament: bool = False

    @property
    def italian(self) -> bool:
        """Is it one for the Italian games? They are played by no other, and no other game by it."""
        return "IT" in self.sources

    def __getitem__(self, name: str) -> Ruled:
        ruled = self.policies.get(name)
        return ruled if ruled is not None else self._unknown(name)

    def rule(self, name: str) -> str:
        """The id of the rule that decides this policy, "" where it is our reading."""
        return self[name].rule

    def source(self, name: str) -> str:
        """Which source the value came from: a prefix such as "ST", "ours", or the name of a house rulebook."""
        return self.origins[name] if name in self.origins else self._unknown(name)

    def reading(self, name: str) -> str:
        """What we had to read into the sources for this value, "" where the rule is plain."""
        return self.readings.get(name, "") if name in self.policies else self._unknown(name)

    def only(self, *groups: str) -> dict[str, Ruled]:
        """The policies of these groups, as the first event of a hand carries them."""
        known = policies()
        return {name: ruled for name, ruled in self.policies.items() if known[name].group in groups}

    def to_dict(self) -> dict[str, Any]:
        """Plain data that `Rulebook.from_dict` reads back; a policy is the pair of its value and its rule."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]  # a struct becomes a dict

    @classmethod
    def from_dict(cls, plain: Mapping[str, Any]) -> "Rulebook":
        """The rulebook that `to_dict` wrote; its values are taken as they were, whatever today's schema allows."""
        return msgspec.convert(plain, cls)

    def _unknown(self, name: str) -> NoReturn:
        policy(name)
        raise RulebookError(f"{name}: rulebook {self.name!r} has no value for this policy")


class Stated(NamedTuple):
    """One line of a `[policies]` table: a value, and why."""

    value: Value
    rule: str
    reading: str


def rulebook(name_or_path: str | Path) -> Rulebook:
    """A shipped profile by name, or a house rulebook by the path of its TOML file.

    >>> rulebook("sanremo-cash").sources
    ('SC', 'ST', 'FG')
    """
    if isinstance(name_or_path, str) and name_or_path in PROFILES:
        return _profile(name_or_path)
    if isinstance(name_or_path, str) and name_or_path in _ADOPTED:
        return _ADOPTED[name_or_path]
    path = Path(name_or_path)
    if path.suffix == ".toml":
        return house(path)
    hint = spelling.did_you_mean(str(name_or_path), PROFILES)
    raise RulebookError(
        f"rulebook: {str(name_or_path)!r} is not known; {hint}give one of {', '.join(PROFILES)}, or a .toml file"
    )


def adopt(name: str, book: Rulebook) -> None:
    """Let a house's rulebook be found by name, like a profile. A name stands for one rulebook, for good."""
    if name in PROFILES or _ADOPTED.setdefault(name, book) != book:
        raise RulebookError(f"rulebook: {name!r} is another rulebook already")


def adopted(name: str) -> bool:
    """Is there a house's rulebook of that name?"""
    return name in _ADOPTED


def house(path_or_text: str | Path, over: str | Rulebook | None = None) -> Rulebook:
    """A house's own rulebook: TOML that `extends` a profile (or `over` one) and changes some of its policies.

    >>> ours = house('''
    ... name = "friday"
    ... extends = "home"
    ... [policies]
    ... odd_chip = "by-suit"
    ... run_it_twice = { value = "offered", rule = "SC-RIT-1" }
    ... ''')
    >>> ours["odd_chip"], ours.source("odd_chip")
    (Ruled(value='by-suit', rule=''), 'friday')
    """
    read, fallback = _house_text(path_or_text)
    _only_keys(read, ("name", "en", "it", "extends", "policies"))
    for key in ("name", "en", "it", "extends"):
        if not isinstance(read.get(key, ""), str):
            raise RulebookError(f"{key}: {read[key]!r} is not allowed; give a text")
    base = over if isinstance(over, Rulebook) else _profile(_profile_name(over or read.get("extends")))
    name = read.get("name", fallback)
    resolved = dict(base.policies)
    origins = dict(base.origins)
    readings = dict(base.readings)
    for key, stated in _stated(read.get("policies", {})).items():
        _check_citation(key, stated.rule)
        resolved[key] = Ruled(stated.value, stated.rule)
        origins[key] = name
        readings.pop(key, None)
        if stated.reading:
            readings[key] = stated.reading
    return Rulebook(
        name=name,
        # A title in one language says more in the other than a short name does.
        en=read.get("en") or read.get("it") or name,
        it=read.get("it") or read.get("en") or name,
        sources=(name, *base.sources),
        policies=resolved,
        origins=origins,
        readings=readings,
        tournament=base.tournament,
    )


class Difference(NamedTuple):
    """A policy on which two rulebooks disagree."""

    policy: str
    value_a: Value
    rule_a: str
    value_b: Value
    rule_b: str


def diff(a: Rulebook, b: Rulebook) -> list[Difference]:
    """The policies whose values differ, in the schema's order.

    >>> [d.value_b for d in diff(rulebook("sanremo-cash"), rulebook("sanremo-tournament")) if d.policy == "reopening"]
    ['cumulative']
    """
    return [
        Difference(name, *a.policies[name], *b.policies[name])
        for name in policies()
        if name in a.policies and name in b.policies and a.policies[name].value != b.policies[name].value
    ]


@cache
def source_names() -> Mapping[str, Mapping[str, str]]:
    """The titles of the sources by prefix, in English and Italian."""
    return {
        prefix: {lang: shipped.toml("sources", prefix)[lang] for lang in ("en", "it")}
        for prefix in ("FG", "ST", "SC", "FP", "TB", "IT")
    }


@cache
def _profile(name: str) -> Rulebook:
    read = shipped.toml("profiles", name)
    own = _stated(read.get("policies", {}))
    order = tuple(read["sources"])
    # One walk through the list, no recursion: the profile's own lines, its sources in order, then our readings.
    walk = ((name, own), *((source, _source(source)) for source in (*order, "ours")))
    resolved: dict[str, Ruled] = {}
    origins: dict[str, str] = {}
    readings: dict[str, str] = {}
    for key in policies():
        origin, stated = next(((origin, said[key]) for origin, said in walk if key in said), ("", None))
        if stated is None:
            raise RulebookError(f"{key}: no source of {name!r} gives it a value")
        resolved[key] = Ruled(stated.value, stated.rule)
        origins[key] = origin
        reading = stated.reading or ("" if stated.rule else SILENT)
        if reading:
            readings[key] = reading
    return Rulebook(
        name=name,
        en=read["en"],
        it=read["it"],
        sources=order,
        policies=resolved,
        origins=origins,
        readings=readings,
        tournament=read.get("tournament", False),
    )


@cache
def _source(prefix: str) -> Mapping[str, Stated]:
    return _stated(shipped.toml("sources", prefix)["policies"])


def _stated(table: Any) -> dict[str, Stated]:
    if not isinstance(table, dict):
        raise RulebookError(f"policies: {table!r} is not allowed; give a table of policy = value")
    return {key: _line(key, said) for key, said in table.items()}


def _line(key: str, said: Any) -> Stated:
    schema = policy(key)
    if not isinstance(said, dict):
        return Stated(schema.accept(said), "", "")
    if "value" not in said:
        raise RulebookError(f"{key}: the table has no value; give value = {schema.allowed}")
    for field, text in said.items():
        if field not in ("value", "rule", "reading"):
            raise RulebookError(f"{key}: {field!r} is not a field; give value, rule or reading")
        if field != "value" and not isinstance(text, str):
            raise RulebookError(f"{key}: {field} = {text!r} is not allowed; give a text")
    return Stated(schema.accept(said["value"]), said.get("rule", ""), said.get("reading", ""))


def _house_text(path_or_text: str | Path) -> tuple[dict[str, Any], str]:
    is_path = isinstance(path_or_text, Path) or ("\n" not in path_or_text and path_or_text.endswith(".toml"))
    fallback = Path(path_or_text).stem if is_path else "house"
    try:
        text = Path(path_or_text).read_text(encoding="utf-8") if is_path else str(path_or_text)
        return tomli.loads(text), fallback
    except OSError as problem:
        raise RulebookError(f"rulebook: cannot read {path_or_text}: {problem.strerror}") from problem
    except tomli.TOMLDecodeError as problem:
        raise RulebookError(f"rulebook: {fallback} is not TOML: {problem}") from problem


def _profile_name(name: Any) -> str:
    if name in PROFILES:
        return str(name)
    told = "extends is missing" if name is None else f"extends: {name!r} is not a profile"
    hint = spelling.did_you_mean(str(name), PROFILES)
    raise RulebookError(f"{told}; {hint}give one of {', '.join(PROFILES)}")


def _only_keys(read: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in read:
        if key in known:
            continue
        if key in policies():
            raise RulebookError(f"{key}: a policy stands under [policies]")
        hint = spelling.did_you_mean(key, known)
        raise RulebookError(f"{key}: no such key; {hint}give one of {', '.join(known)}")


def _check_citation(key: str, cited: str) -> None:
    """A house may cite articles of its own; an id that begins like one of ours must be one of ours."""
    if cited.partition("-")[0] in SOURCES:
        try:
            rule(cited)
        except UnknownRule as unknown:
            raise RulebookError(f"{key}: {unknown}") from unknown
