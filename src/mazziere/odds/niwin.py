"""niWin counted exactly: the bank's final point from a fresh shoe."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import perm, prod
from typing import Any

from mazziere.house.blackjack.rules import NIWIN, SANREMO, Rules
from mazziere.odds.bank import endings, fresh
from mazziere.odds.punto_banco import Odds, rounded


@cache
def bank_points(decks: int = 6, soft_17: str = "stands") -> dict[str, Fraction]:
    """The chances of each box; what players draw first changes nothing, for no card of the shoe is like another.

    >>> sum(bank_points().values())
    Fraction(1, 1)
    >>> bank_points()["BJ"] == Fraction(2 * 24 * 96, 312 * 311)
    True
    """
    shoe = fresh(decks)
    found = dict.fromkeys(NIWIN, Fraction(0))
    for ending in endings((), soft_17):
        taken = prod([perm(shoe[value], ending.drawn.count(value)) for value in set(ending.drawn)])
        box = "BJ" if ending.natural else str(ending.total)
        found[box] += Fraction(ending.orders * taken, perm(sum(shoe), len(ending.drawn)))
    return found


def odds(box: str, rules: Rules = SANREMO) -> Odds:
    """The odds of one box under a house's rules."""
    chances = bank_points(rules.decks, rules.bank_soft_17)
    win = chances[box] + (chances["BJ"] if box == "21" and rules.niwin_21 == "any" else 0)
    return Odds(win, Fraction(0), 1 - win - win * rules.niwin(box))


def table(rules: Rules = SANREMO, boxes: tuple[str, ...] = NIWIN) -> dict[str, Any]:
    """The figures of these boxes as plain data, to eight decimals."""
    return {"decks": rules.decks, "bets": {box: rounded(odds(box, rules)) for box in boxes}}
