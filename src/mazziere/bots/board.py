"""Hold'em and Omaha: what rivals may hold, and what is won from it on the boards to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mazziere.bots.chances import Chances, ranged
from mazziere.bots.quality import omaha_hilo_start, omaha_start, two_cards
from mazziere.bots.seen import Seen
from mazziere.odds.equity import board_judge
from mazziere.odds.equity_ranges import on_board, slices

Quality = Callable[[Sequence[int]], float]

EIGHT: Final = 56 / 0.8
"""A low counts beside a high as much as that part of the best of them."""


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival; one pool of hands serves all, for nobody shows any."""
    width = max(widths.values())
    size = len(seen.me.hole)
    pool, boards, each = (66, 14, 4) if size == 2 else (36, 8, 3)
    hands, top = ranged(slices(seen.unseen, size, pool, dice), _quality(seen), width)
    # Fewer hands to meet leave time to meet each of them on more boards.
    each = min(boards, max(each, each * pool // (2 * len(hands))))
    shares = on_board(seen.game, seen.own, seen.board, hands, seen.unseen, (boards, each), dice)
    found = Chances(shares, top, width)
    return dict.fromkeys(widths, found)


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
