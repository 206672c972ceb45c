"""What a hand is worth: the share of the pot it takes from others, and the cards that would make it the best.

Scalar, without NumPy, and cheap enough to be asked at every decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mazziere.hand.variant import Variant

Cards = Sequence[int]
Judge = Callable[[Cards], tuple[int, int]]
"""The strengths of a hand: high, and low where there is one."""

BOARD: Final = 5
EXACT: Final = 2000
"""So many ways to complete the cards are all counted; more are sampled."""


def equity(
    game: Variant, own: Cards, rivals: Sequence[Cards], board: Cards = (), *, samples: int = 2000, seed: int = 0
) -> float:
    """The share of the pot `own` takes on average from hands that are all known, counted exactly where that is quick.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.games import GAMES
    >>> own, rival, board = map(parse_cards, ("Ah Kh", "Qs Qd", "Qh 7h 2c 3s"))
    >>> round(equity(GAMES["holdem"], own, [rival], board), 4)
    0.1591
    """
    seen = {*own, *board, *[card for rival in rivals for card in rival]}
    unseen = [card for card in game.pack if card not in seen]
    if not upcards(game):
        lots: Iterable[Cards] = _lots(unseen, BOARD - len(board), samples, seed)
        return _mean([share(board_judge(game, (*board, *lot)), own, rivals) for lot in lots])
    judge = hand_judge(game)
    missing = [game.hole_cards - len(hand) for hand in (own, *rivals)]
    shares = []
    for lot in _lots(unseen, sum(missing), samples, seed):
        cards = iter(lot)
        whole = [(*hand, *[next(cards) for _ in range(due)]) for hand, due in zip((own, *rivals), missing, strict=True)]
        shares.append(share(judge, whole[0], whole[1:]))
    return _mean(shares)


def outs(game: Variant, own: Cards, rivals: Sequence[Cards], board: Cards) -> tuple[int, ...]:
    """The next board cards with which a hand that is now behind takes at least as much as anybody.

    >>> from mazziere.cards import parse_cards, pretty
    >>> from mazziere.games import GAMES
    >>> own, rival, board = map(parse_cards, ("Ah Kh", "Qs Qd", "Qh 7h 2c 3s"))
    >>> pretty(outs(GAMES["holdem"], own, [rival], board))
    '4♥ 5♥ 6♥ 8♥ 9♥ 10♥ J♥'
    """
    seen = {*own, *board, *[card for rival in rivals for card in rival]}
    fair = 1 / (len(rivals) + 1)
    if share(board_judge(game, board), own, rivals) > fair:
        return ()
    nexts = [card for card in game.pack if card not in seen]
    return tuple([card for card in nexts if share(board_judge(game, (*board, card)), own, rivals) > fair])


def upcards(game: Variant) -> bool:
    """Does every player hold a whole hand, with no board?"""
    return game.board_due[-1] == 0


def board_judge(game: Variant, board: Cards) -> Judge:
    """The strengths of hole cards on one board."""
    high, low = game.high, game.low
    if game.exactly_two:
        best = high.omaha_board(board)
        if low is None:
            return lambda hole: (best(hole), 0)
        lowest = low.omaha_board(board)
        return lambda hole: (best(hole), lowest(hole))
    return lambda hole: (high.strength((*hole, *board)), 0)


def hand_judge(game: Variant) -> Judge:
    """The strengths of whole hands."""
    high, low = game.high.strength, game.low
    if low is None:
        return lambda cards: (high(cards), 0)
    lowest = low.strength
    return lambda cards: (high(cards), lowest(cards))


def share(judge: Judge, own: Cards, rivals: Sequence[Cards]) -> float:
    """The part of the pot that goes to `own` at showdown."""
    mine = judge(own)
    theirs = [judge(rival) for rival in rivals]
    high = _part(mine[0], [each[0] for each in theirs])
    if not (mine[1] or any(each[1] for each in theirs)):
        return high
    return (high + _part(mine[1], [each[1] for each in theirs])) / 2


def between(mine: tuple[int, int], theirs: tuple[int, int]) -> float:
    """`share` of two hands whose strengths are known."""
    high = 1.0 if mine[0] > theirs[0] else 0.5 if mine[0] == theirs[0] else 0.0
    if not (mine[1] or theirs[1]):
        return high
    return (high + (1.0 if mine[1] > theirs[1] else 0.5 if mine[1] == theirs[1] else 0.0)) / 2


def _part(mine: int, theirs: Sequence[int]) -> float:
    if not mine or mine < max(theirs, default=0):
        return 0.0
    return 1 / (1 + theirs.count(mine))


def _lots(unseen: Sequence[int], count: int, samples: int, seed: int) -> Iterable[Cards]:
    if comb(len(unseen), count) <= EXACT:
        return combinations(unseen, count)
    dice = Random(seed)
    return (dice.sample(unseen, count) for _ in range(samples))


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)
