"""Shares of the pot against many hands that a rival may hold: the few hundred showdowns a bot can afford.

What is dealt afterwards is dealt once and shared by all the hands that do not hold it, so that what differs is the
hands and not the luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from mazziere.odds.equity import BOARD, Cards, Judge, between, board_judge
from mazziere.odds.equity_omaha import OmahaJudges

if TYPE_CHECKING:
    from mazziere.hand.variant import Variant


def slices(cards: Sequence[int], size: int, count: int, dice: Random) -> list[tuple[int, ...]]:
    """So many hands of `size` cards off decks shuffled again and again, as even a spread as that gives.

    >>> slices(range(6), 2, 3, Random(1))
    [(1, 2), (5, 3), (4, 0)]
    """
    deck = list(cards)
    found: list[tuple[int, ...]] = []
    if not size:
        return [()] * count
    while len(found) < count:
        # A Fisher-Yates shuffle by products: the one of `random` asks for bits and throws many away.
        chance = dice.random
        for place in range(len(deck) - 1, 0, -1):
            other = int(chance() * (place + 1))
            deck[place], deck[other] = deck[other], deck[place]
        found += [tuple(deck[at : at + size]) for at in range(0, len(deck) - size + 1, size)]
    return found[:count]


def on_board(
    game: Variant, own: Cards, board: Cards, hands: Sequence[Cards], unseen: Cards, runs: tuple[int, int], dice: Random
) -> list[float]:
    """What `own` takes from each of these hands: (boards to complete, how many of them each hand meets)."""
    boards, each = runs
    missing = BOARD - len(board)
    if not missing:
        boards = each = 1
    lots = slices(unseen, missing, boards, dice)
    gone = [frozenset(lot) for lot in lots]
    on = OmahaJudges(low=game.low is not None).on if game.exactly_two else partial(board_judge, game)
    judges = [on((*board, *lot)) for lot in lots]
    mine = [judge(own) for judge in judges]
    shares = []
    at = 0
    for hand in hands:
        total, met = 0.0, 0
        for _ in range(len(lots)):
            at = at + 1 if at + 1 < len(lots) else 0
            if missing and not gone[at].isdisjoint(hand):
                continue
            total += between(mine[at], judges[at](hand))
            met += 1
            if met == each:
                break
        shares.append(total / met if met else 0.5)
    return shares


class Partial(NamedTuple):
    """A hand to be completed: the cards that stay in it, how many it still gets, and cards that are gone with it."""

    cards: tuple[int, ...]
    due: int
    gone: tuple[int, ...] = ()


def completed(
    judge: Judge, own: Partial, hands: Sequence[Partial], unseen: Cards, runs: tuple[int, int], dice: Random
) -> list[float]:
    """What `own` takes from each of these hands once all are complete: (lots of cards, how many each hand meets)."""
    count, each = runs
    left = frozenset(unseen)
    most = max([hand.due + len(left.intersection(hand.cards + hand.gone)) for hand in hands])
    if not own.due and not any(hand.due for hand in hands):
        mine = judge(own.cards)
        return [between(mine, judge(hand.cards)) for hand in hands]
    lots = slices(unseen, min(own.due + most, len(unseen)), count, dice)
    mines = [judge((*own.cards, *lot[: own.due])) for lot in lots]
    gone = [frozenset(lot[: own.due]) for lot in lots]
    shares = []
    at = 0
    for hand in hands:
        total, met = 0.0, 0
        due, held = hand.due, hand.cards + hand.gone
        for _ in range(count):
            at = at + 1 if at + 1 < count else 0
            if not gone[at].isdisjoint(held):
                continue
            rest = [card for card in lots[at][own.due :] if card not in held][:due]
            if len(rest) < due:
                continue
            total += between(mines[at], judge((*hand.cards, *rest)))
            met += 1
            if met == each:
                break
        shares.append(total / met if met else 0.5)
    return shares
