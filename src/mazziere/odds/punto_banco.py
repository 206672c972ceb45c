"""Punto Banco counted exactly: every way the first hand of a fresh shoe can go, by card values."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import prod
from typing import Any, Final, NamedTuple

from mazziere.house.punto_banco.drawing import BANCO_DRAWS, NATURAL, STOOD, punto_draws
from mazziere.house.punto_banco.rules import BETS, SANREMO, Rules
from mazziere.house.punto_banco.settling import verdict
from mazziere.house.punto_banco.state import Result

DECIMALS: Final = 8


class Odds(NamedTuple):
    """The chances that a bet is won and that it is left alone, and what it costs per unit staked."""

    win: Fraction
    push: Fraction
    edge: Fraction


@cache
def results(decks: int = 6) -> dict[Result, Fraction]:
    """The probability of each pair of final scores in the first hand of a shoe.

    >>> chances = results(6)
    >>> sum(chances.values()) == 1, sum(p for r, p in chances.items() if r.winner == "banco") > Fraction(45, 100)
    (True, True)
    """
    left = [16 * decks] + [4 * decks] * 9
    size = 52 * decks
    ways: dict[tuple[int, int], int] = defaultdict(int)
    for first, second in combinations_with_replacement(range(10), 2):
        pair = _take(left, first) * _take(left, second) * (1 + (first != second))
        punto = (first + second) % 10
        for third, fourth in combinations_with_replacement(range(10), 2):
            four = pair * _take(left, third) * _take(left, fourth) * (1 + (third != fourth))
            if four:
                _draw(ways, left, size - 4, four, punto, (third + fourth) % 10)
            left[fourth] += 1
            left[third] += 1
        left[second] += 1
        left[first] += 1
    every = prod(range(size - 5, size + 1))
    return {
        Result("egalite" if punto == banco else "punto" if punto > banco else "banco", punto, banco): Fraction(n, every)
        for (punto, banco), n in sorted(ways.items())
    }


def _take(left: list[int], value: int) -> int:
    """Take a card of this value out; how many it could have been."""
    left[value] -= 1
    return left[value] + 1


def _draw(ways: dict[tuple[int, int], int], left: list[int], size: int, four: int, punto: int, banco: int) -> None:
    """Count every way to go on from four cards; a hand that ends early counts for all the cards it did not need."""
    if punto in NATURAL or banco in NATURAL:
        ways[punto, banco] += four * size * (size - 1)
        return
    thirds = [(third, left[third]) for third in range(10)] if punto_draws(punto) else [(STOOD, size)]
    for third, count in thirds:
        final = punto if third == STOOD else (punto + third) % 10
        if not BANCO_DRAWS[banco][third]:
            ways[final, banco] += four * count * (size - 1)
            continue
        # Banco's card is the fifth out of the shoe when Punto stood: the sixth is then any of those left.
        for card in range(10):
            fifth = left[card] * (size - 1) if third == STOOD else count * (left[card] - (card == third))
            ways[final, (banco + card) % 10] += four * fifth


def odds(bet: str, rules: Rules = SANREMO) -> Odds:
    """A bet's odds under a house's rules.

    >>> round(float(odds("punto").edge), 6), round(float(odds("egalite").edge), 4)
    (0.012374, 0.1444)
    """
    win = push = paid = Fraction(0)
    for result, chance in results(rules.decks).items():
        found = verdict(rules, bet, result)
        if found.outcome == "win":
            win += chance
            paid += chance * found.pays
        elif found.outcome == "push":
            push += chance
    return Odds(win, push, 1 - win - push - paid)


def table(rules: Rules = SANREMO, bets: tuple[str, ...] = BETS) -> dict[str, Any]:
    """The figures of these bets as plain data, to eight decimals."""
    return {"decks": rules.decks, "bets": {bet: rounded(odds(bet, rules)) for bet in bets}}


def rounded(found: Odds) -> dict[str, float]:
    """A bet's figures to eight decimals."""
    return {name: float(round(figure, DECIMALS)) for name, figure in found._asdict().items()}
