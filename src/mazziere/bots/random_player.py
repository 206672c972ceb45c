"""A player that does anything lawful with equal chance: the least a bot must beat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mazziere.bots.decision import Decision
from mazziere.hand.events import Event, Option

CHANGES = ("draw", "cambio")


class RandomBot:
    """Uniform over the options, and over the amounts of the one it takes.

    >>> RandomBot(seed=3).act(None, [Option("fold"), Option("call", 50, 50), Option("raise", 100, 900)]).verb
    'fold'
    """

    def __init__(self, *, name: str = "Casimiro", seed: int | None = None) -> None:
        self.name = name
        self.dice = Random(seed)

    def observe(self, event: Event) -> None:
        """It does not listen."""

    def act(self, view: Any, options: Sequence[Option]) -> Decision:
        """Anything."""
        option = options[int(self.dice.random() * len(options))]
        amount = option.low + int(self.dice.random() * (option.high - option.low + 1))
        if option.verb in CHANGES:
            own = view.seats[view.viewer].hole
            return Decision(option.verb, amount, tuple(self.dice.sample(own, min(amount, len(own)))))
        return Decision(option.verb, amount)
