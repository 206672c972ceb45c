"""The schema of the policies: what each one decides and which values it can take."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from mazziere.rules import shipped, spelling

Value = bool | int | str | tuple[str, ...]
GROUPS = ("engine", "showdown", "pots", "floor", "table", "tournament", "clock", "italiana")


class RulebookError(ValueError):
    """A rulebook that cannot be read; the sentence names the key, the value and what is allowed."""


class Policy(msgspec.Struct, frozen=True):
    """One thing on which rulebooks differ."""

    name: str
    group: Literal["engine", "showdown", "pots", "floor", "table", "tournament", "clock", "italiana"]
    en: str
    it: str
    type: Literal["choice", "int", "bool", "list", "order"] = "choice"
    values: tuple[str, ...] = ()
    least: int = 0
    most: int | None = None
    fixed: bool | None = None
    """What every rulebook says alike: a house may cite an article of its own for it, and not change it."""

    @property
    def allowed(self) -> str:
        """The allowed values, as an error message lists them."""
        listed = ", ".join(f'"{value}"' for value in self.values)
        return {
            "choice": f"one of {listed}",
            "int": f"a whole number from {self.least} {'up' if self.most is None else f'to {self.most}'}",
            "bool": "true or false" if self.fixed is None else f"{str(self.fixed).lower()}, as every rulebook does",
            "list": f"a list of any of {listed}",
            "order": f"all of {listed}, in order",
        }[self.type]

    def accept(self, value: Any) -> Value:
        """The value as we keep it, or an error that names the policy and what it allows."""
        if self.type in ("list", "order") and isinstance(value, list | tuple):
            items = tuple(value)
            once = len(set(map(str, items))) == len(items) and all(item in self.values for item in items)
            if once and (self.type == "list" or len(items) == len(self.values)):
                return items
        elif self._is_one(value):
            return value  # type: ignore[no-any-return]  # _is_one has just proved it
        raise RulebookError(f"{self.name}: {value!r} is not allowed; give {self.allowed}")

    def _is_one(self, value: Any) -> bool:
        if self.type == "choice":
            return isinstance(value, str) and value in self.values
        if self.type == "bool":
            return isinstance(value, bool) and self.fixed in (None, value)
        if self.type != "int" or not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.least <= value and (self.most is None or value <= self.most)


@cache
def policies() -> Mapping[str, Policy]:
    """Every policy by name, in the order a reader wants them."""
    read = shipped.toml("policies")
    return {name: msgspec.convert({"name": name, **fields}, Policy) for name, fields in read.items()}


def policy(name: str) -> Policy:
    """The policy of that name, or an error that suggests the nearest one.

    >>> policy("minimum_raise").group
    'engine'
    """
    known = policies()
    if name in known:
        return known[name]
    hint = spelling.did_you_mean(name, known).strip() or f"the policies are {', '.join(known)}"
    raise RulebookError(f"{name}: no such policy; {hint}")
