"""The state of a table: what its events add up to, and nothing a rule would have to decide."""

from __future__ import annotations

from typing import Any

import msgspec

from mazziere.hand.events import Carry
from mazziere.hand.state import State
from mazziere.table.setup import TableSetup

NOWHERE = -1


class Person(msgspec.Struct):
    """A player at a seat.

    `standing` is `new` until the first hand, `moved` for who was brought by the house, then `playing`; `away` is why
    the player is absent (`asked`, `announced`, `time`, `no chips`, `credit`), empty when present; `taken` is what was
    paid out of the chips in front while the hand goes on. Who is `leaving` has given up the hand, who is `removing`
    plays it out first; `hired` is one of the bots the table asks for.
    """

    player: str
    seat: int
    stack: int
    behind: int = 0
    standing: str = "new"
    entry: str = "wait"
    owes_small: bool = False
    owes_big: bool = False
    away: str = ""
    since: int = 0
    until: int = 0
    overdue: bool = False
    missed: int = 0
    leaving: bool = False
    removing: bool = False
    why: str = ""
    taken: int = 0
    bank: int = 0
    timeouts: int = 0
    short_buy_ins: int = 0
    prefers: dict[str, str] = {}
    hired: bool = False

    @property
    def present(self) -> bool:
        """Here, with chips, and staying."""
        return not self.away and self.stack > 0 and not self.leaving


class Bank(msgspec.Struct, frozen=True):
    """Time that is running on a turn besides its own: a player's reserve, or a clock that was called."""

    player: str
    turn: int
    until: int
    began: int


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the last hand ended: the pot, the house's share of it, and what each has won."""

    hand: int
    players: tuple[str, ...]
    won: tuple[int, ...]
    pot: int
    raked: int


class Places(msgspec.Struct, frozen=True):
    """Where button and blinds are, and how far the button has come since the game began."""

    button: int = NOWHERE
    small: int = NOWHERE
    big: int = NOWHERE
    travelled: int = 0


class TableState(msgspec.Struct):
    """A mutable fold of events. Only `mazziere.table.evolve` writes to it.

    `straddle` is who was asked to straddle, for how much and whether they do; `shows` are cards shown after the hand;
    `given` is the hand and the turn for which more time was given; `giro` is which hand of a giro pazzo is on, and of
    how many; `lowest_before` is the lowest card of the pack of the hand before; `parol` is what lay in the parol pot
    that is played for; `closing` is who closes the table after this hand (`host`, `floor`); `entries` is how those who
    ask for a seat want to come into the game.
    """

    setup: TableSetup
    policies: dict[str, Any]
    sources: tuple[str, ...]
    people: dict[int, Person] = {}
    asking: dict[int, tuple[str, int]] = {}
    places: Places = Places()
    before: Places = Places()
    frozen: bool = False
    was_frozen: bool = False
    entered: dict[str, tuple[str, str, bool, bool]] = {}
    number: int = 0
    game: str = ""
    leg: int = 0
    left: int = 0
    chooser: int = NOWHERE
    menu: tuple[str, ...] = ()
    choose_by: int = 0
    carry: Carry = Carry()
    next_at: int = 0
    paused: str = ""
    paused_at: int = 0
    closing: str = ""
    closed: bool = False
    gone: dict[str, int] = {}
    breaks: dict[str, tuple[int, int]] = {}
    apart: tuple[tuple[str, str], ...] = ()
    bank: Bank | None = None
    called: Bank | None = None
    straddle: tuple[str, int, bool] | None = None
    shows: dict[str, tuple[int, ...]] = {}
    given: tuple[int, int] = (0, 0)
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    giro: tuple[int, ...] = ()
    lowest_before: int = 0
    parol: int = 0
    hand: State | None = None
    running: bool = False
    entries: dict[int, str] = {}
    last: Receipt | None = None

    def person(self, player: str) -> Person | None:
        """Where a player sits, if at all."""
        for person in self.people.values():
            if person.player == player:
                return person
        return None

    def place(self, player: str) -> int | None:
        """A player's seat in the hand on the table."""
        return self.players.index(player) if player in self.players else None

    def plays(self, person: Person) -> bool:
        """Is a player still in the hand on the table?"""
        place = self.place(person.player)
        return self.running and self.hand is not None and place is not None and not self.hand.status[place]

    def stack(self, person: Person) -> int:
        """The chips in front of a player now."""
        if self.running and self.hand is not None and person.player in self.players:
            return self.hand.stacks[self.players.index(person.player)] - person.taken
        return person.stack
