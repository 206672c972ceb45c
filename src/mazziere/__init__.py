"""Mazziere: a card room that cites the rule behind every decision.

>>> from mazziere import holdem
>>> hand = holdem.deal(stacks=[5000] * 6, blinds=(50, 100))
>>> hand.actor, hand.pot
(2, 150)
"""

from typing import Any

__version__ = "0.1.0"

# Every public name and where it lives: nothing is imported until it is asked for.
_WHERE = {
    "Card": "mazziere.cards",
    "parse_cards": "mazziere.cards",
    "Hand": "mazziere.hand.hand",
    "Refusal": "mazziere.rules.refusal",
    "replay": "mazziere.hand.log",
    "rulebook": "mazziere.rules.rulebook",
    "rule": "mazziere.rules",
}
_GAMES = {
    "holdem": "holdem",
    "omaha": "omaha4",
    "omaha4": "omaha4",
    "omaha5": "omaha5",
    "omaha6": "omaha6",
    "omaha_hilo": "omaha4-hilo",
    "omaha4_hilo": "omaha4-hilo",
    "omaha5_hilo": "omaha5-hilo",
    "omaha6_hilo": "omaha6-hilo",
    "stud": "stud7",
    "stud7": "stud7",
    "stud_hilo": "stud7-hilo",
    "stud7_hilo": "stud7-hilo",
    "stud5": "stud5",
    "razz": "razz",
    "draw5": "draw5",
    "italiana": "italiana",
    "telesina": "telesina",
}
__all__ = ["__version__", *_WHERE, *_GAMES]  # the names are strings


def __getattr__(name: str) -> Any:
    if name in _GAMES:
        from mazziere.games import game

        return game(_GAMES[name])
    if name in _WHERE:
        from importlib import import_module

        return getattr(import_module(_WHERE[name]), name)
    raise AttributeError(f"module 'mazziere' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
