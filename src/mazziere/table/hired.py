"""The bots a table asks for: how many there are to be, and one less when one of them is sent away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mazziere.hand.events import Event
    from mazziere.table.command import Command
    from mazziere.table.setup import TableSetup


class Hiring(Protocol):
    """A table, whatever is played at it."""

    @property
    def setup(self) -> TableSetup:
        """How many bots it asks for, among the rest."""

    def emit(self, event: Event) -> None:
        """Let something happen at the table."""


class Sitter(Protocol):
    """Somebody at a table."""

    hired: bool
    leaving: bool
    removing: bool


def want(table: Hiring, command: Command, rule: str) -> None:
    """So many bots (`amount`) keep the table company from now on: one seat is always a person's."""
    most = table.setup.seats - 1
    if not 0 <= command.amount <= most:
        raise Refusal(rule, "bad-amount", amount=command.amount, allowed=f"0-{most}")
    _wanted(table, command.amount, command, rule)


def one_less(table: Hiring, sitter: Sitter, sitters: Iterable[Sitter], command: Command, rule: str) -> None:
    """Somebody is sent away: if that is a bot, the table asks for no other in its place."""
    if sitter.hired:
        # Where people have taken bots' places, fewer may sit than were asked for.
        staying = sum([each.hired and not (each.leaving or each.removing) for each in sitters])
        _wanted(table, max(min(table.setup.bots, staying) - 1, 0), command, rule)


def _wanted(table: Hiring, count: int, command: Command, rule: str) -> None:
    if count != table.setup.bots:
        table.emit(ev.BotsWanted(count, command.player, rule=rule, at=command.at))
