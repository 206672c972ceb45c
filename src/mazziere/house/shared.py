"""What the games against the house share: odds paid exactly, stakes that can be paid, rules in TOML, lots of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar, get_args

import msgspec
import tomli

from mazziere.cards.seal import Seal
from mazziere.hand.events import Event

Outcome = Literal["win", "lose", "push"]
Order = Callable[[int], Sequence[int]]
"""The cards of each lot in dealing order: `SealedDeck.order`, or lists of cards in a test (`stacked`)."""

Loaded = TypeVar("Loaded")


class RulesError(ValueError):
    """House rules that cannot be played; the message names the field and what it may be."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The least and the most a player may stake on one box, and what stakes go up by, in the table's unit."""

    least: int
    most: int
    step: int = 1

    def check(self, field: str, payable: int = 1) -> None:
        """Refuse limits under which nobody could stake; `payable` is what stakes go up by to be paid exactly."""
        if not 1 <= self.least <= self.most:
            raise RulesError(f"{field}: least {self.least}, most {self.most}; expected 1 <= least <= most")
        if self.step < 1:
            raise RulesError(f"{field}: step {self.step}; expected 1 or more")
        step = lcm(self.step, payable)
        if self.most < -(-self.least // step) * step:
            raise RulesError(
                f"{field}: least {self.least}, most {self.most}; expected a multiple of {step} between them, "
                "for other stakes could not be paid to the unit"
            )


MOST_PAID = 1_000_000
"""No bet pays more than so much to one."""


@cache
def ratio(odds: str) -> Fraction:
    """What a stake of one wins at these odds; a comma is as good as a point.

    >>> ratio("8:1"), ratio("6.5:1"), ratio("6,5:1"), ratio("3:2")
    (Fraction(8, 1), Fraction(13, 2), Fraction(13, 2), Fraction(3, 2))
    """
    paid, colon, staked = odds.replace(",", ".").partition(":")
    try:
        found = Fraction(paid) / Fraction(staked)
    except (ValueError, ZeroDivisionError):
        found = Fraction(-1)
    if not colon or not 0 <= found <= MOST_PAID:
        raise RulesError(f"odds: {odds!r}; expected two numbers such as '8:1', '3:2' or '6.5:1'")
    return found


def check_odds(field: str, odds: str) -> None:
    """Refuse odds that are none, by the field they are given in."""
    try:
        ratio(odds)
    except RulesError as problem:
        raise RulesError(str(problem).replace("odds", field, 1)) from None


def won(stake: int, pays: Fraction) -> int:
    """What a stake wins, to the unit: a stake that cannot be paid exactly is never taken, so this never rounds.

    >>> won(10, ratio("6.5:1"))
    65
    """
    amount = stake * pays
    if amount.denominator != 1:
        raise ValueError(f"{stake} at {pays} is {amount}: not a whole number of units")
    return amount.numerator


def payable(pays: Iterable[Fraction], chip: int = 1) -> int:
    """The smallest stake, in units, of which every multiple can be staked in chips and paid exactly.

    >>> payable([ratio("1:1"), ratio("1:2")]), payable([ratio("1:2")], chip=2)
    (2, 2)
    """
    return lcm(chip, *[each.denominator for each in pays])


def stacked(*lots: Iterable[int]) -> Order:
    """Cards known beforehand, lot by lot, for tests and examples; the last lot comes again when they run out."""
    known = [tuple(lot) for lot in lots]
    return lambda lot: known[min(lot, len(known) - 1)]


class SealExtended(Event, frozen=True, gc=False, tag="house-seal"):
    """The lots of the seal are used up: the same deck is sealed for those to come, before a card of them is dealt."""

    seal: dict[str, Any]


def plain(seal: Seal) -> dict[str, Any]:
    """A seal as an event carries it: the same whether the event comes from a table or from a log."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seal))
    return found


LOTS = 16
"""Shoes that are sealed beforehand; a table that plays longer is sealed further."""


class Sealed(Protocol):
    """Cards that were sealed before play, whoever keeps them: the deck itself, or a log that tells of it."""

    @property
    def seal(self) -> Seal: ...

    def further(self, lots: int = ...) -> Sealed:
        """The same cards sealed for so many more lots."""
        ...


def extended(deck: Sealed | None, lot: int) -> Sealed | None:
    """The deck sealed further if its seal does not reach this lot; None where nothing is to be done."""
    if deck is None or lot < deck.seal.first + deck.seal.lots:
        return None
    return deck.further(LOTS)


def complete(cards: Iterable[int], decks: int) -> bool:
    """Whether these are the cards of so many decks, as many of each rank as there should be.

    >>> complete(range(52), 1), complete(range(51), 1)
    (True, False)
    """
    ranks = Counter([card // 4 for card in cards])
    return len(ranks) == 13 and set(ranks.values()) == {4 * decks}


def read_rules(path: str | Path, kind: type[Loaded]) -> Loaded:
    """The rules of a house from its TOML file: what it does not name keeps the rulebook's value."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise RulesError(f"{path}: cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise RulesError(f"{path}: cannot be read (not UTF-8 text)") from None
    try:
        return msgspec.convert(tomli.loads(text), kind)
    except (tomli.TOMLDecodeError, msgspec.ValidationError) as problem:
        # What a rule file's own check refuses comes wrapped in a validation error, with the place it was found at.
        raise RulesError(f"{path}: {problem}{_allowed(str(problem), kind)}") from None


def _allowed(problem: str, kind: type[Any]) -> str:
    """The values a field may have, where the complaint is about a field that has but a few, or its name is unknown."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    if "unknown field" in problem and "$." not in problem:
        return f"; expected any of {', '.join(fields)}"
    values = get_args(fields.get(problem.rpartition("$.")[2].rstrip("`")))
    told = [repr(value) for value in values if not isinstance(value, type)]
    return f"; expected {', '.join(told)}" if told else ""
