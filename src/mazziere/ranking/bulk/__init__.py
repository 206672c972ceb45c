"""Strengths of many hands at once (extra `lab`): NumPy arrays in, arrays out, the very numbers of the scalar orders.

Numba's kernels do the work where it is installed, NumPy alone where it is not.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from mazziere.ranking.bulk.arrays import U16, U32, Cards
from mazziere.ranking.high import HIGH
from mazziere.ranking.italian import Italian
from mazziere.ranking.low import ACE_FIVE_LOW, EIGHT_OR_BETTER
from mazziere.ranking.order import Order, RankingError

ENGINES: Final = {"numba": "compiled", "numpy": "vectorised"}


class Engine(Protocol):
    """One way to compute the strengths of many hands."""

    def high(self, hands: Cards, /) -> U16: ...
    def low(self, hands: Cards, /) -> U16: ...
    def eight(self, hands: Cards, /) -> U16: ...
    def italian(self, hands: Cards, lowest: int, /) -> U32: ...
    def omaha_high(self, hole: Cards, board: Cards, /) -> U16: ...
    def omaha_eight(self, hole: Cards, board: Cards, /) -> U16: ...


@cache
def engine(name: str | None = None) -> Engine:
    """The engine of that name, or the fastest one installed."""
    name = name or ("numba" if find_spec("numba") else "numpy")
    if name not in ENGINES:
        raise ValueError(f"no engine {name!r}: expected one of {', '.join(ENGINES)}")
    return cast(Engine, import_module(f"{__name__}.{ENGINES[name]}"))


def strengths(order: Order, hands: npt.NDArray[Any], using: str | None = None) -> U16 | U32:
    """The strength of each row of five, six or seven cards (in the Italian order, five).

    >>> from mazziere.ranking import HIGH
    >>> strengths(HIGH, np.array([[50, 46, 42, 38, 34], [0, 4, 8, 12, 21]], dtype=np.uint8))
    array([7462,    1], dtype=uint16)
    """
    if isinstance(order, Italian):
        return engine(using).italian(_cards("hands", hands, (5,), lowest=order.lowest), order.lowest)
    cards = _cards("hands", hands, (5, 6, 7))
    if order is HIGH:
        return engine(using).high(cards)
    if order is ACE_FIVE_LOW:
        return engine(using).low(cards)
    if order is EIGHT_OR_BETTER:
        return engine(using).eight(cards)
    raise ValueError(f"no kernels for the order {order.name!r}: expected high, low, eight or italian")


def omaha(order: Order, hole: npt.NDArray[Any], board: npt.NDArray[Any], using: str | None = None) -> U16:
    """The strength of each row of four, five or six hole cards on its own board of five.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.ranking import HIGH
    >>> hole, board = np.array([parse_cards("AhAdAcAs")]), np.array([parse_cards("KhKdKcQh2d")])
    >>> omaha(HIGH, hole, board) == HIGH.omaha(hole[0], board[0])
    array([ True])
    """
    holes, boards = _cards("hole", hole, (4, 5, 6)), _cards("board", board, (5,))
    if len(holes) != len(boards):
        raise RankingError(f"{len(holes)} holes on {len(boards)} boards: expected a board for each hole")
    if order is HIGH:
        return engine(using).omaha_high(holes, boards)
    if order is EIGHT_OR_BETTER:
        return engine(using).omaha_eight(holes, boards)
    raise ValueError(f"no Omaha kernels for the order {order.name!r}: expected high or eight")


def _cards(field: str, cards: npt.NDArray[Any], sizes: tuple[int, ...], lowest: int = 2) -> Cards:
    """Rows of cards that the kernels may read without looking, or an error that names the field."""
    if cards.ndim != 2 or cards.shape[1] not in sizes:
        expected = " or ".join(map(str, sizes))
        raise RankingError(f"{field} of shape {cards.shape}: expected rows of {expected} cards")
    first, last = (lowest - 2) * 4, 51
    if cards.size and (cards.max() > last or ((cards.dtype.kind == "i" or first) and cards.min() < first)):
        raise RankingError(f"{field} with cards out of the deck: expected {first} to {last}, and no unknown cards")
    return np.ascontiguousarray(cards, dtype=np.uint8)
