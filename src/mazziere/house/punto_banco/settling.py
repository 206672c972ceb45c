"""What each stake wins or loses, and the rule that says so (PB-5.1, PB-6.3 to PB-6.6, PB-8.1)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from mazziere.house.punto_banco.rules import NUMBERS, Rules
from mazziere.house.punto_banco.state import Result
from mazziere.house.shared import Outcome


class Verdict(NamedTuple):
    """What becomes of a bet: the rate it is paid at when it wins, and the rule."""

    outcome: Outcome
    pays: Fraction
    rule: str


NOTHING = Fraction(0)


def verdict(rules: Rules, bet: str, result: Result) -> Verdict:
    """What a hand does to a bet.

    >>> verdict(Rules(), "banco", Result("banco", 5, 6))
    Verdict(outcome='win', pays=Fraction(1, 2), rule='PB-8.1b')
    """
    tie = result.winner == "egalite"
    if bet in NUMBERS:
        if tie:
            return Verdict(rules.number_tie, NOTHING, "PB-6.6")
        if NUMBERS.index(bet) + 1 == max(result.punto, result.banco):
            return Verdict("win", rules.odds(bet)[0], "PB-6.3 PB-6.4 PB-6.5")
        return Verdict("lose", NOTHING, "PB-6.3 PB-6.5")
    if bet == result.winner:
        rates = rules.odds(bet)
        return Verdict("win", rates[-1 if bet == "banco" and result.banco == 6 else 0], PAID[bet])
    if tie:
        return Verdict(rules.tie, NOTHING, "PB-5.1")
    return Verdict("lose", NOTHING, "PB-5.5" if bet != "egalite" else "PB-5.1")


PAID = {"punto": "PB-8.1a", "banco": "PB-8.1b", "egalite": "PB-8.1c PB-5.1"}
