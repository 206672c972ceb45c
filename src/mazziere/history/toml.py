"""Writing TOML: the values a hand history can hold, decimals digit by digit."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, time
from decimal import Decimal
from typing import Any


def value(plain: Any) -> str:
    """A value as TOML writes it.

    >>> print(value(["NT", True, 5, Decimal("0.10"), Decimal("inf"), {"card": "Ah"}]))
    ["NT", true, 5, 0.10, inf, {card = "Ah"}]
    """
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, str):
        return string(plain)
    if isinstance(plain, int):
        return str(plain)
    if isinstance(plain, Decimal):
        return decimal(plain)
    if isinstance(plain, float):
        return repr(plain)
    if isinstance(plain, datetime | date | time):
        return plain.isoformat()
    if isinstance(plain, Mapping):
        return "{" + ", ".join(f"{key(name)} = {value(inner)}" for name, inner in plain.items()) + "}"
    if isinstance(plain, Iterable):
        return "[" + ", ".join(value(inner) for inner in plain) + "]"
    raise TypeError(f"{type(plain).__name__} cannot be written to a history: {plain!r}")


def decimal(number: Decimal) -> str:
    """A decimal with every digit it has; TOML has no exponent on a whole number, so none is used."""
    if number.is_infinite():
        return "-inf" if number < 0 else "inf"
    if number.is_nan():
        return "nan"
    text = f"{number:f}"
    return text if "." in text else f"{text}.0"


def string(text: str) -> str:
    """A basic string, escaped."""
    return '"' + "".join([_ESCAPES.get(sign) or _plain(sign) for sign in text]) + '"'


def key(name: str) -> str:
    """A key, quoted when it must be."""
    return name if name and all(sign.isascii() and (sign.isalnum() or sign in "_-") for sign in name) else string(name)


_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f"}


def _plain(sign: str) -> str:
    return sign if sign >= " " and sign != "\x7f" else f"\\u{ord(sign):04x}"
