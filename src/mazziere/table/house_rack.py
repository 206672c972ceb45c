"""The chips a player takes in hand at a table against the bank: tidy, and worth what its boxes take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from mazziere.house.shared import Limits

MOST: Final = 6
"""So many kinds of chips lie in a rack."""
SERIES: Final = ((1, 2, 5), (1, 5), (1,))
"""What a tidy amount begins with: the finest series that reaches far enough is taken."""


def rack(limits: Limits, sides: Iterable[Limits], most: int = 0) -> tuple[int, ...]:
    """The chips for boxes of these limits and side bets of those; nobody brings more than `most` (0: any amount).

    The least stake has a chip of its own, and so has that of the side bets; every other can be paid on a box of the
    main game, and where six kinds are enough for it two of the largest are the most.

    >>> rack(Limits(100, 10_000, 2), [Limits(100, 1_000)])
    (100, 200, 500, 1000, 2000, 5000)
    >>> rack(Limits(25, 500, 5), [Limits(5, 50)])
    (5, 10, 25, 50, 100, 500)
    >>> rack(Limits(1, 1_000_000, 2), [], most=100_000)
    (2, 10, 100, 1000, 10000, 100000)
    """
    top = min(limits.most, most or limits.most)
    leasts = {_least(limits), max([_least(each) for each in sides], default=_least(limits))}
    found: list[int] = []
    for series in SERIES:
        tidy = [amount for amount in _tidy(series, top) if amount > min(leasts) and amount % limits.step == 0]
        more = [amount for amount in tidy if amount not in leasts][: MOST - len(leasts)]
        found = sorted([*leasts, *more])
        if 2 * found[-1] >= top:
            break
    return tuple(found)


def _least(limits: Limits) -> int:
    """The smallest stake that can be paid."""
    return -(-limits.least // limits.step) * limits.step


def _tidy(series: tuple[int, ...], top: int) -> Iterator[int]:
    power = 1
    while power <= top:
        yield from [power * digit for digit in series if power * digit <= top]
        power *= 10
