"""Amounts of a history: decimals in the file, whole units in the engine, and back without losing a digit."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Final

Amount = int | Decimal

UNKNOWN_STACK: Final = 10**18
"""What stands for a stack the file does not know: more than any wager can reach, so never all-in."""

_WHOLE_CURRENCIES: Final = frozenset(("CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"))


def scale_for(amounts: Iterable[Amount], currency: str = "", symbol: str = "") -> int:
    """How many units one whole amount has: cents for money, else as many places as the amounts themselves use.

    >>> scale_for([1, Decimal("0.125")]), scale_for([5, 10], symbol="$"), scale_for([50, 100])
    (1000, 100, 1)
    """
    places = 2 if (currency or symbol) and currency not in _WHOLE_CURRENCIES else 0
    for amount in amounts:
        if isinstance(amount, Decimal):
            exponent = amount.as_tuple().exponent
            if isinstance(exponent, int) and -exponent > places:
                places = -exponent
    return int(10**places)


def units(amount: Amount, scale: int) -> int:
    """An amount in whole units.

    >>> units(Decimal("0.10"), 100), units(3, 100)
    (10, 300)
    """
    return amount * scale if type(amount) is int else int(amount * scale)


def written(count: int, scale: int) -> str:
    """Units as an exact decimal.

    >>> written(-1050, 100), written(300, 100), written(7, 1)
    ('-10.50', '3', '7')
    """
    if scale == 1 or not count % scale:
        return str(count // scale)
    sign, count = ("-", -count) if count < 0 else ("", count)
    whole, rest = divmod(count, scale)
    return f"{sign}{whole}.{rest:0{len(str(scale)) - 1}d}"


def amount_of(count: int, scale: int) -> Amount:
    """Units as an amount a file can hold: an int when it is whole, else an exact decimal."""
    return count // scale if scale == 1 or not count % scale else Decimal(written(count, scale))
