"""The catalogue: every rule we know, with its meaning in our own words, in English and Italian."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from mazziere.rules import shipped, spelling

Lang = Literal["en", "it"]
SOURCES = ("TB", "FG", "FP", "ST", "SC", "SV", "IT", "BJ", "PB")
KINDS = ("engine", "table", "tournament", "interpret", "irregular", "penalty", "conduct", "definition")


class UnknownRule(LookupError):
    """No rule has that id; the sentence names the nearest ones."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: what it says (`en`, `it`), what software does about it, and where it is unclear or contradicted."""

    id: str
    title: str
    titolo: str
    kind: Literal["engine", "table", "tournament", "interpret", "irregular", "penalty", "conduct", "definition"]
    games: tuple[str, ...]
    en: str
    it: str
    software: str
    params: dict[str, Any] = {}
    unclear: str = ""
    dubbio: str = ""
    conflicts: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """The prefix of the rulebook it was drawn from, such as "ST"."""
        return self.id.partition("-")[0]

    def heading(self, lang: Lang = "en") -> str:
        """Its title in that language."""
        return self.titolo if lang == "it" else self.title

    def text(self, lang: Lang = "en") -> str:
        """What it says in that language."""
        return self.it if lang == "it" else self.en

    def doubt(self, lang: Lang = "en") -> str:
        """Where its source is unclear, and how we read it, in that language."""
        return self.dubbio if lang == "it" else self.unclear


@cache
def of_source(prefix: str) -> Mapping[str, Rule]:
    """The rules of one source in the order of its text; reading one file keeps a single look-up quick."""
    read = shipped.toml("texts", prefix)
    return {id: msgspec.convert({"id": id, **fields}, Rule) for id, fields in read.items()}


@cache
def catalogue() -> Mapping[str, Rule]:
    """Every rule by id, source by source.

    >>> len(catalogue())
    1095
    """
    return {id: rule for prefix in SOURCES for id, rule in of_source(prefix).items()}


def rule(id: str) -> Rule:
    """The rule of that id, whatever its case, or an error that names the nearest ids.

    >>> rule("st-47a1").title
    'Short all-ins and reopening'
    """
    prefix = id.partition("-")[0].upper()
    if prefix in SOURCES:
        shelf = of_source(prefix)
        if id in shelf:
            return shelf[id]
        wanted = id.casefold()
        found = next((rule for known, rule in shelf.items() if known.casefold() == wanted), None)
        if found is not None:
            return found
    near = nearest(id)
    hint = f"the nearest are {', '.join(near)}" if near else f"ids begin with one of {', '.join(SOURCES)}"
    raise UnknownRule(f"rule: {id!r} is not in the catalogue; {hint}")


def nearest(id: str, most: int = 5) -> list[str]:
    """Ids like the one given: those that continue it first, then those that resemble it.

    >>> nearest("ST-47")
    ['ST-47a1', 'ST-47a2', 'ST-47b']
    """
    wanted = id.upper()
    known = {name.upper(): name for name in catalogue()}
    # A wrong last letter or figure still points at the brothers of the rule that was meant.
    for start in (wanted, wanted[:-1], wanted[:-2]):
        continued = [name for upper, name in known.items() if upper.startswith(start)]
        if continued and start not in ("", *SOURCES):
            return continued[:most]
    return [known[name] for name in spelling.nearest(wanted, known, most)]
