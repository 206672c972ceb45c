"""What every player made of code offers: it hears what happens, sees what a player sees, and decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from mazziere.hand.events import Event, Option


class Decision(NamedTuple):
    """What a bot does: a verb of its options, an amount, cards, and (at house games) the box it is meant for."""

    verb: str
    amount: int = 0
    cards: tuple[int, ...] = ()
    value: str = ""


NOTHING: Final = Decision("")
"""What a bot says that is not asked, or at a house game has nothing to do."""


class Bot(Protocol):
    """A player made of code, for any game."""

    name: str

    def observe(self, event: Event) -> None:
        """Hear what happened, as the bot's seat receives it."""

    def act(self, view: Any, options: Sequence[Option]) -> Decision:
        """Decide, knowing exactly what the seat may know. It never raises."""


Report = Callable[[Exception, Any], None]
"""Told of an error inside a bot, with the view it had."""


def quiet(error: Exception, view: Any) -> None:
    """The report of whoever does not care."""


HARMLESS: Final = (
    *("check", "busso", "va-bene", "stand pat", "servito", "bring-in", "dai-carte", "no-chop", "no", "stand"),
    *("fold", "passo", "show", "muck", "nascondo", "nessuna", "mai", "sitout", "decline"),
)
"""What a bot in trouble does, the first of these that is on offer: nothing that costs chips, if that can be."""


def harmless(options: Sequence[Option]) -> Decision:
    """The decision that risks least.

    >>> harmless([Option("fold"), Option("call", 50, 50), Option("raise", 100, 900)])
    Decision(verb='fold', amount=0, cards=(), value='')
    """
    offered = {option.verb: option for option in options}
    verb = next((verb for verb in HARMLESS if verb in offered), None)
    option = offered[verb] if verb is not None else min(options, key=lambda each: each.low)
    return Decision(option.verb, option.low)


def lawful(decision: Decision, options: Sequence[Option]) -> Decision:
    """The decision within the bounds of its option; a verb that is not on offer is an error."""
    found = [option for option in options if option.verb == decision.verb]
    if not found:
        raise ValueError(f"{decision.verb!r} is not on offer: {', '.join(map(str, options))}")
    if decision.cards:
        return decision
    option = next((each for each in found if each.low <= decision.amount <= each.high), found[0])
    return decision._replace(amount=max(option.low, min(decision.amount, option.high)))
