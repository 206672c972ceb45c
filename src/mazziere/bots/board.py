"""Hold'em and Omaha: what rivals may hold, and what is won from it on the boards to come."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from mazziere.bots.chances import Chances, ranged, tempered
from mazziere.bots.quality import omaha_hilo_start, omaha_start, two_cards
from mazziere.bots.seen import Seen
from mazziere.odds.equity import BOARD, Judge, between
from mazziere.odds.equity_holdem import holdem_judge
from mazziere.odds.equity_omaha import OmahaJudges
from mazziere.odds.equity_ranges import on_boards, slices

Quality = Callable[[Sequence[int]], float]

POOL: Final = {2: 48, 4: 28, 5: 24, 6: 20}
BOARDS: Final = {2: 36, 4: 16, 5: 14, 6: 12}
SHOWDOWNS: Final = {2: 100, 4: 52, 5: 44, 6: 36}
"""By the number of hole cards, what there is time for: rivals' hands, boards, and showdowns."""

SPREAD: Final = {5: 0.13, 2: 0.24, 1: 0.32}
"""How far hands are apart, by the board cards still to come."""

APART: Final = 0.22
"""What the best Omaha hand takes more than half from the worst, before the flop, with what it plays better after it."""

STEPS: Final = 50
FIRST_BOARDS, FIRST_MEETINGS = 60, 6
"""Before the flop there is more time, for it is spent once: hands, boards, and how many of them each hand meets."""

STARTS: Final = 800
"""Omaha hands by which another is placed before the flop."""

EIGHT: Final = 56 / 0.8
"""A low counts beside a high as much as that part of the best of them."""


def chances(seen: Seen, widths: dict[int, float], dice: Random) -> dict[int, Chances]:
    """The chances against each rival; one pool of hands serves all, for nobody shows any."""
    width = max(widths.values())
    if not seen.board:
        return dict.fromkeys(widths, _before_the_flop(seen, width))
    size, missing = len(seen.me.hole), BOARD - len(seen.board)
    now, on = _judges(seen)
    pool = slices(seen.unseen, size, POOL[size], dice)
    if not missing:
        mine = now(seen.own)
        theirs, top = ranged([now(hand) for hand in pool], _good, width)
        return dict.fromkeys(widths, Chances([between(mine, each) for each in theirs], top, width))
    hands, top = ranged(pool, lambda hand: _good(now(hand)), width)
    boards = BOARDS[size]
    lots = slices(seen.unseen, missing, boards, dice)
    # Fewer hands to meet leave time to meet each of them on more boards.
    each = max(1, SHOWDOWNS[size] // len(hands))
    shares = on_boards(on, seen.own, hands, lots, min(boards, each))
    return dict.fromkeys(
        widths, Chances(tempered(shares, top, width, spread=SPREAD[missing], deals=boards), top, width)
    )


def _good(strengths: tuple[int, int]) -> float:
    """How good a hand is among others: a low counts beside a high."""
    high, low = strengths
    return high / 7462 + low / EIGHT


def _judges(seen: Seen) -> tuple[Judge, Callable[[Sequence[int]], Judge]]:
    """The judge of the board as it is, and how to get that of any which grows from it."""
    if seen.game.exactly_two:
        judges = OmahaJudges(seen.board, low=seen.game.low is not None)
        return judges.now, judges.on
    return holdem_judge(seen.board), lambda lot: holdem_judge((*seen.board, *lot))


def _before_the_flop(seen: Seen, width: float) -> Chances:
    """Hands that differ by suits alone are one before the flop, and what was found for one of them is kept."""
    if seen.game.exactly_two:
        shares = _in_omaha(seen.own, seen.game.low is not None)
    else:
        one, other = sorted(seen.own, reverse=True)
        shares = _in_holdem(one >> 2, other >> 2, not (one ^ other) & 3)
    return Chances(shares, max(3, round(width * len(shares))), width)


@cache
def _in_holdem(high: int, low: int, suited: bool) -> list[float]:
    """What two cards of these ranks take from all others, best first."""
    own = (high * 4, low * 4 + (not suited))
    unseen = [card for card in range(52) if card not in own]
    dice = Random(high * 13 + low)
    hands = sorted(slices(unseen, 2, STEPS, dice), key=lambda hand: two_cards(*hand), reverse=True)
    lots = slices(unseen, BOARD, FIRST_BOARDS, dice)
    shares = on_boards(holdem_judge, own, hands, lots, FIRST_MEETINGS)
    return tempered(shares, STEPS, 1.0, spread=SPREAD[BOARD], deals=FIRST_BOARDS)


def _in_omaha(own: tuple[int, ...], hilo: bool) -> list[float]:
    """Omaha hands run close before the flop: how many are better says it all."""
    quality: Quality = omaha_hilo_start if hilo else omaha_start
    better = 1 - bisect_left(_starts(quality, len(own)), quality(own)) / STARTS
    return [0.5 + APART * (each / STEPS - better) for each in range(STEPS)]


@cache
def _starts(quality: Quality, size: int) -> list[float]:
    """What Omaha hands score that are dealt from a whole pack."""
    return sorted([quality(hand) for hand in slices(range(52), size, STARTS, Random(size))])
