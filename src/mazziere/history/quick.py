"""TOML as programs write it, one plain value a line: read in a third of the time a whole TOML parser needs.

Anything that is not of this simplest shape is left to the parser: `quick` then says None.
"""

from __future__ import annotations

import re
from datetime import time
from decimal import Decimal
from typing import Any, Final

_FLOAT: Final = re.compile(r"-?(?:0|[1-9][0-9]*)\.[0-9]+")
_TIME: Final = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]")
_KEY: Final = re.compile(r"[A-Za-z0-9_]+")
_INFINITE: Final = Decimal("inf")
_WORDS: Final = {"true": True, "false": False}


def quick(text: str) -> dict[str, Any] | None:
    """The document, exactly as the parser would read it, or None if it takes the parser to read it.

    >>> quick("[1]\\nhand = 7\\nantes = [0, 0.50]\\nactions = ['p1 f', 'p2 cc']")
    {'1': {'hand': 7, 'antes': [0, Decimal('0.50')], 'actions': ['p1 f', 'p2 cc']}}
    >>> quick("hand = 0x7")
    """
    document: dict[str, Any] = {}
    table = document
    for line in text.split("\n"):
        name, equals, written = line.partition(" = ")
        if not equals:
            if not line:
                continue
            number = line[1:-1]
            if line != f"[{number}]" or number in document or not _KEY.fullmatch(number):
                return None
            table = document[number] = {}
            continue
        value = _list(written) if written[:1] == "[" else _scalar(written)
        if value is None or name in table or not _KEY.fullmatch(name):
            return None
        table[name] = value
    return document


def _scalar(written: str) -> Any:
    mark = written[:1]
    if mark in ("'", '"'):
        inner = written[1:-1]
        plain = written[-1] == mark and mark not in inner and inner.isprintable() and "\\" not in inner
        return inner if plain and len(written) > 1 else None
    if _TIME.fullmatch(written):
        return time.fromisoformat(written)
    return _WORDS[written] if written in _WORDS else _number(written)


def _number(written: str) -> int | Decimal | None:
    if written.isascii() and written.isdecimal():
        return int(written) if written[0] != "0" or written == "0" else None
    if _FLOAT.fullmatch(written):
        return Decimal(written)
    if written[:1] == "-" and written[1:] != "0":
        positive = _number(written[1:])
        return -positive if isinstance(positive, int) else None
    return _INFINITE if written == "inf" else None


def _list(written: str) -> list[Any] | None:
    inner = written[1:-1]
    if written[-1] != "]":
        return None
    mark = inner[:1]
    if mark in ("'", '"') and mark:
        texts = inner[1:-1].split(f"{mark}, {mark}")
        plain = inner[-1] == mark and inner.count(mark) == 2 * len(texts) and inner.isprintable() and "\\" not in inner
        return texts if plain and len(inner) > 1 else None
    numbers = [_number(number) for number in inner.split(", ")] if inner else []
    return None if None in numbers else numbers
