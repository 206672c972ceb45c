"""Hold'em and Omaha: what rivals may hold, and what is won from it on the boards to come."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import neg
from random import Random
from typing import Final

from mazziere.bots.chances import Chances, ranged, tempered
from mazziere.bots.quality import omaha_hilo_start, omaha_start, two_cards
from mazziere.bots.seen import Seen
from mazziere.odds.equity import board_judge
from mazziere.odds.equity_ranges import on_board, slices

Quality = Callable[[Sequence[int]], float]

POOL: Final = {2: 66, 4: 30, 5: 26, 6: 22}
BOARDS: Final = {2: 50, 4: 24, 5: 20, 6: 16}
SHOWDOWNS: Final = {2: 150, 4: 32, 5: 26, 6: 22}
"""By the number of hole cards, what there is time for: rivals' hands, boards, and showdowns."""

SPREAD: Final = {5: 0.13, 2: 0.24, 1: 0.32, 0: 0.0}
"""How far hands are apart, by the board cards still to come."""

APART: Final = 0.3
"""What the best Omaha hand takes more than half from the worst, before the flop."""

EIGHT: Final = 56 / 0.8
"""A low counts beside a high as much as that part of the best of them."""


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival; one pool of hands serves all, for nobody shows any."""
    width = max(widths.values())
    size = len(seen.me.hole)
    quality = _quality(seen)
    pool = slices(seen.unseen, size, POOL[size], dice)
    if seen.game.exactly_two and not seen.board:
        return dict.fromkeys(widths, _before_the_flop(seen.own, pool, quality, width))
    hands, top = ranged(pool, quality, width)
    boards = BOARDS[size]
    # Fewer hands to meet leave time to meet each of them on more boards.
    each = max(1, SHOWDOWNS[size] // len(hands))
    shares = on_board(seen.game, seen.own, seen.board, hands, seen.unseen, (boards, min(boards, each)), dice)
    spread = SPREAD[5 - len(seen.board)]
    if spread:
        shares = tempered(shares, top, width, spread=spread, deals=boards)
    return dict.fromkeys(widths, Chances(shares, top, width))


def _before_the_flop(own: tuple[int, ...], pool: list[tuple[int, ...]], quality: Quality, width: float) -> Chances:
    """Omaha hands run close before the flop: how many are better tells more than the few boards there is time for."""
    scores = sorted([quality(hand) for hand in pool], reverse=True)
    place = bisect_right(scores, -quality(own), key=neg) / len(scores)
    top = max(3, round(width * len(scores)))
    return Chances([0.5 + APART * (each / len(scores) - place) for each in range(len(scores))], top, width)


def _quality(seen: Seen) -> Quality:
    if not seen.board:
        if not seen.game.exactly_two:
            return lambda hand: two_cards(*hand)
        return omaha_hilo_start if seen.game.low is not None else omaha_start
    judge = board_judge(seen.game, seen.board)
    if seen.game.low is None:
        return lambda hand: judge(hand)[0]

    def both(hand: Sequence[int]) -> float:
        high, low = judge(hand)
        return high / 7462 + low / EIGHT

    return both
