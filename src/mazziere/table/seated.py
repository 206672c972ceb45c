"""What every table offers to the room that runs it, whether poker is played at it or a game against the bank."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, Self

import msgspec

from mazziere.hand.events import Event
from mazziere.table.command import Command
from mazziere.table.setup import HOUSE, TableSetup


class Wanted(msgspec.Struct, frozen=True, gc=False):
    """The cards a table waits for: the hand's number, how many packs, which cards of each, how many lots."""

    hand: int
    pack: tuple[int, ...]
    packs: int = 1
    lots: int = 1


class Seated(Protocol):
    """A table. Pure: it has no clock, no randomness and no store; every change comes from a command that says when."""

    events: list[Event]

    @property
    def setup(self) -> TableSetup:
        """What the table was opened with; only how many bots it wants may change."""

    @classmethod
    def open(cls, setup: TableSetup, at: int = 0) -> Self:
        """A new table with nobody at it."""

    @classmethod
    def resume(cls, events: Iterable[Event], deck_of: Callable[[int], Any]) -> Self:
        """The table a stream tells, ready to go on; `deck_of(hand number)` gives the deck of a hand still running."""

    def do(self, command: Command) -> list[Event]:
        """Carry out a command: what happened. A Refusal changes nothing."""

    def wake(self) -> int | None:
        """When `do(Command("tick", at=...))` is due next; None: nothing to wait for."""

    def wants_deck(self) -> Wanted | None:
        """A hand is due and waits for these cards."""

    def begin(self, deck: Any, seal: dict[str, Any], at: int) -> list[Event]:
        """The room made the cards: the hand starts."""

    def view(self, player: str | None) -> msgspec.Struct:
        """Everything this viewer (None: a spectator) may know of the table and the hand on it."""

    def mask(self, event: Event, player: str | None) -> Event | None:
        """An event as that viewer receives it; None: not at all."""

    def chips(self) -> dict[str, int]:
        """Whose chips lie where: each player's under the id, the middle (carried pots included) under `pot`."""


def open_table(setup: TableSetup, at: int = 0) -> Seated:
    """A new table of whatever game the setup names."""
    return _kind(setup).open(setup, at)


def resume_table(events: Iterable[Event], deck_of: Callable[[int], Any]) -> Seated:
    """The table a stream tells, ready to go on."""
    log = list(events)
    return _kind(log[0].setup).resume(log, deck_of)  # type: ignore[attr-defined]  # a stream begins with the opening


def _kind(setup: TableSetup) -> type[Seated]:
    if setup.game in HOUSE:
        from mazziere.table.house import TABLES

        return TABLES[setup.game]
    from mazziere.table.poker import PokerTable

    return PokerTable
