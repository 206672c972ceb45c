"""PHH, the open TOML format for poker hands: every field read and written, decimals exact.

A `.phh` file holds one hand, a `.phhs` file many, as tables `[1]`, `[2]` and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import time
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import tomli

from mazziere.history import toml
from mazziere.history.amounts import Amount
from mazziere.history.codes import CODES, FOREIGN
from mazziere.history.quick import quick

_AMOUNT: Final = (int, Decimal)
_AMOUNTS: Final = "a list of numbers"
_PLAYED: Final = {
    "variant": ("a text", str),
    "ante_trimming_status": ("true or false", bool),
    "antes": (_AMOUNTS, list),
    "blinds_or_straddles": (_AMOUNTS, list),
    "bring_in": ("a number", _AMOUNT),
    "small_bet": ("a number", _AMOUNT),
    "big_bet": ("a number", _AMOUNT),
    "min_bet": ("a number", _AMOUNT),
    "starting_stacks": (_AMOUNTS, list),
    "actions": ("a list of texts", list),
}
_TOLD: Final = {
    **dict.fromkeys(("author", "event", "url", "venue", "address", "city", "region", "postal_code"), ("a text", str)),
    "country": ("a text", str),
    "time": ("a local time", time),
    "time_zone": ("a text", str),
    "time_zone_abbreviation": ("a text", str),
    **dict.fromkeys(("day", "month", "year"), ("a whole number", int)),
    "hand": ("a text or a whole number", (str, int)),
    "level": ("a whole number", int),
    "seats": ("a list of whole numbers", list),
    "seat_count": ("a whole number", int),
    "table": ("a text or a whole number", (str, int)),
    "players": ("a list of texts", list),
    "finishing_stacks": (_AMOUNTS, list),
    "winnings": (_AMOUNTS, list),
    "currency": ("a text", str),
    "currency_symbol": ("a text", str),
    "time_limit": ("a number", _AMOUNT),
    "time_banks": (_AMOUNTS, list),
}
FIELDS: Final[dict[str, tuple[str, Any]]] = {**_PLAYED, **_TOLD}
"""Every field of the format in the order in which it is written, with what it must be."""

_FORCED: Final = ("antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
_EACH_PLAYER: Final = ("antes", "blinds_or_straddles", "players", "seats", "finishing_stacks", "winnings", "time_banks")


class HistoryError(ValueError):
    """A history that cannot be read; the sentence names the field or the line, and so do the code and its facts, in
    both languages.

    >>> HistoryError("antes: 3 entries for 2 players").facts
    {'field': 'antes'}
    """

    def __init__(self, sentence: str, code: str = "history-field", **facts: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts or ({"field": sentence.partition(":")[0]} if code == "history-field" else {})


class CannotFollow(HistoryError):
    """An event of a log, by its number from 1, that cannot follow those before it."""

    def __init__(self, number: int, event: str) -> None:
        super().__init__(f"event {number}: `{event}` cannot follow the events before it")
        self.number = number
        self.event = event


class UnknownGame(HistoryError):
    """A history of a game that is not played here."""

    def __init__(self, sentence: str, game: str = "") -> None:
        super().__init__(sentence, "history-game", game=game)


class HandHistory:
    """One recorded hand: the fields of the format, and any the annotator added (their names begin with `_`).

    >>> history = read('''variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [0.50, 1]
    ... min_bet = 1
    ... starting_stacks = [100.00, 55.25]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]''')[0]
    >>> history.variant, history.starting_stacks[1], history["blinds_or_straddles"][0]
    ('NT', Decimal('55.25'), Decimal('0.50'))
    """

    __slots__ = ("fields",)

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields

    @property
    def variant(self) -> str:
        """The code of the game."""
        return self.fields["variant"]  # type: ignore[no-any-return]  # checked to be a text

    @property
    def starting_stacks(self) -> list[Amount]:
        """What each player began with; an unknown stack is infinite."""
        return self.fields["starting_stacks"]  # type: ignore[no-any-return]

    @property
    def actions(self) -> list[str]:
        """Everything that happened, in the format's action notation."""
        return self.fields["actions"]  # type: ignore[no-any-return]

    def __getitem__(self, field: str) -> Any:
        return self.fields[field]

    def get(self, field: str, default: Any = None) -> Any:
        """A field, or a default where the file is silent."""
        return self.fields.get(field, default)

    def __eq__(self, other: object) -> bool:
        return self.fields == other.fields if isinstance(other, HandHistory) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # its fields may be changed

    def __repr__(self) -> str:
        return f"<HandHistory {self.fields.get('variant')} {self.fields.get('hand', '')}>".replace(" >", ">")

    def check(self) -> None:
        """Refuse a history that breaks the format, naming the field and what it must be."""
        fields = self.fields
        variant = fields.get("variant")
        if variant not in CODES:
            if variant in FOREIGN:
                raise UnknownGame(f"variant: {variant} ({FOREIGN[variant]}) is not implemented", variant)
            played = ", ".join(CODES)
            raise UnknownGame(f"variant: {variant!r} is not implemented; the codes played are {played}", str(variant))
        for name in required(variant):
            if name not in fields:
                raise HistoryError(f"{name}: missing; {variant} needs {', '.join(required(variant))}")
        for name, value in fields.items():
            if name in FIELDS:
                self._check_field(name, value)
        players = len(fields["starting_stacks"])
        for name in _EACH_PLAYER:
            if name in fields and len(fields[name]) != players:
                raise HistoryError(f"{name}: {len(fields[name])} entries for {players} players")
        for stack in fields["starting_stacks"]:
            if stack != stack or not stack > 0:  # not a number is not equal to itself
                raise HistoryError(f"starting_stacks: {stack} is not allowed; every stack is above 0, or inf")
        for name in _FORCED:
            if name in fields:
                self._check_amounts(name, fields[name])

    def _check_amounts(self, name: str, value: Any) -> None:
        """A blind below zero is a post; no other amount may be, and none that is owed is unknown."""
        for amount in value if isinstance(value, list) else (value,):
            known = not isinstance(amount, Decimal) or amount.is_finite()
            if not known or (amount < 0 and name != "blinds_or_straddles"):
                raise HistoryError(f"{name}: {amount} is not allowed; give amounts of chips")

    def _check_field(self, name: str, value: Any) -> None:
        what, kind = FIELDS[name]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise HistoryError(f"{name}: {value!r} is not {what}")
        if kind is list and not _INNER[what].issuperset(map(type, value)):
            wrong = next(one for one in value if type(one) not in _INNER[what])
            raise HistoryError(f"{name}: {wrong!r} is not allowed; give {what}")


_INNER: Final = {
    _AMOUNTS: frozenset(_AMOUNT),
    "a list of texts": frozenset((str,)),
    "a list of whole numbers": frozenset((int,)),
}
_HEADER: Final = re.compile(r"^\[\d+\][ \t]*$", re.MULTILINE)
_STUD: Final = ("7S", "5S", "R")


def required(variant: str) -> tuple[str, ...]:
    """The fields a game cannot be replayed without.

    >>> required("F7S")
    ('variant', 'antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks', 'actions')
    """
    forced = "bring_in" if variant[1:].startswith(_STUD) else "blinds_or_straddles"
    bets = ("small_bet", "big_bet") if variant[0] == "F" else ("min_bet",)
    return ("variant", "antes", forced, *bets, "starting_stacks", "actions")


def read(text: str) -> list[HandHistory]:
    """The hands of a PHH text: one, or as many as it has numbered tables."""
    document = quick(text)
    if document is None:
        try:
            document = tomli.loads(text, parse_float=Decimal)
        except tomli.TOMLDecodeError as error:
            raise HistoryError(f"not TOML: {error}", "history-syntax", kind="PHH", line=error.lineno) from None
    if "variant" in document or not document:
        return [HandHistory(document)] if document else []
    hands = []
    for name, table in document.items():
        if not isinstance(table, dict):
            raise HistoryError(f"{name}: a hand needs a variant, or tables [1], [2] … of one hand each")
        hands.append(HandHistory(table))
    return hands


def load(path: str | Path) -> list[HandHistory]:
    """The hands of a `.phh` or `.phhs` file."""
    return read(text_of(path))


def text_of(path: str | Path) -> str:
    """The text of a file, refused if it is not UTF-8."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise HistoryError(f"not UTF-8 text: {error.reason} at byte {error.start}") from None


def pieces(text: str, hands: int) -> list[str]:
    """A text cut at the headers of its tables into texts of so many hands: large files are read piece by piece.

    >>> pieces("[1]\\na = 1\\n[2]\\na = 2\\n[3]\\na = 3\\n", hands=2)
    ['[1]\\na = 1\\n[2]\\na = 2\\n', '[3]\\na = 3\\n']
    """
    starts = [found.start() for found in _HEADER.finditer(text)][::hands] or [0]
    starts[0] = 0
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def write(history: HandHistory) -> str:
    """A hand as PHH, the format's fields first and in its order.

    >>> print(write(HandHistory({"_rake": Decimal("0.50"), "variant": "NT"})))
    variant = "NT"
    _rake = 0.50
    """
    return "\n".join(_lines(history)) + "\n"


def write_all(histories: Iterable[HandHistory]) -> str:
    """Many hands as one PHH text."""
    return together(map(write, histories))


def together(hands: Iterable[str]) -> str:
    """Texts of one hand each as one text, each in a table with its number.

    >>> together(['variant = "NT"\\n', 'variant = "FT"\\n'])
    '[1]\\nvariant = "NT"\\n\\n[2]\\nvariant = "FT"\\n'
    """
    return "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, start=1))


def _lines(history: HandHistory) -> Iterator[str]:
    fields = history.fields
    for name in (*filter(fields.__contains__, FIELDS), *(name for name in fields if name not in FIELDS)):
        yield f"{toml.key(name)} = {toml.value(fields[name])}"
