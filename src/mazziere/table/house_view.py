"""What a viewer may know of a house-game table: the people, the times, the game, one's own options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mazziere.hand.events import Option
from mazziere.table.setup import TableSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mazziere.hand.events import Event
    from mazziere.table.house_table import HouseTable


class GuestView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Somebody at the table; a seat number beyond the seats is a place to stand."""

    player: str
    seat: int
    chips: int
    standing: bool = False
    company: bool = False
    away: str = ""
    until: int = 0
    ready: bool = False
    leaving: bool = False
    removing: bool = False
    taken: int = 0
    playing: bool = False
    """Whether the round has these chips."""


class HouseView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table. `hand` is the game as the viewer's seat sees it; `turn` is what an answer may name."""

    id: str
    game: str
    number: int
    seats: int
    guests: tuple[GuestView, ...]
    you: int
    options: tuple[Option, ...]
    turn: int
    rules: msgspec.Struct
    hand: msgspec.Struct
    running: bool = False
    betting_until: int = 0
    deadline: int = 0
    next_at: int = 0
    held: tuple[int, ...] = ()
    asking: dict[int, tuple[str, int]] = {}
    paused: str = ""
    closing: str = ""
    closed: bool = False
    seal: dict[str, object] = {}
    setup: TableSetup | None = None
    rack: tuple[int, ...] = ()
    """The chips worth taking in hand, by the limits in force."""


class Worked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only a rule can work out of the table, and no event tells: with it the events fold to the whole view.

    `rules`, and the chips that suit them, come with the hand from which they are in force.
    """

    options: tuple[Option, ...]
    hand: msgspec.Struct
    rules: msgspec.Struct | None = None
    rack: tuple[int, ...] = ()


def worked(t: HouseTable, player: str | None, events: Iterable[Event]) -> Worked:
    """What goes with a step's events to one viewer."""
    seen = look(t, player)
    opened = any(isinstance(event, t.opening) for event in events)
    posted = (seen.rules, seen.rack) if opened else (None, ())
    return Worked(seen.options, t.worked(seen.hand), *posted)


def look(t: HouseTable, player: str | None) -> HouseView:
    """The table as one viewer may know it (None: a spectator)."""
    s = t.state
    own = s.guest(player) if player else None
    seat = None if own is None else own.seat
    guests = [
        GuestView(
            guest.player,
            guest.seat,
            s.stack(guest),
            guest.seat >= t.seats,
            guest.company,
            guest.away,
            guest.until,
            guest.ready,
            guest.leaving,
            guest.removing,
            guest.taken,
            guest.playing,
        )
        for _, guest in sorted(s.guests.items())
    ]
    return HouseView(
        s.setup.id,
        s.setup.game,
        s.number,
        t.seats,
        tuple(guests),
        -1 if seat is None else seat,
        options(t, player),
        t.turn,
        t.posted,
        t.look(seat),
        s.running,
        t.betting_until,
        t.deadline() if s.running else 0,
        s.next_at,
        tuple(s.held),
        dict(s.asking),
        s.paused,
        s.closing,
        s.closed,
        {} if s.cards is None else s.cards.seal,
        s.setup,
        t.rack,
    )


def options(t: HouseTable, player: str | None) -> tuple[Option, ...]:
    """What a player may say with `act` now."""
    s = t.state
    guest = s.guest(player) if player else None
    if guest is None or not guest.playing or not s.running:
        return ()
    found = t.offered(guest.seat)
    if guest.seat >= t.seats and not s.standing:
        found = tuple([option for option in found if not option.verb.startswith(("stake", "niwin"))])
    ready = t.betting and t.staked(guest.seat) and not guest.ready
    return (*found, Option("ready", rule=t.rules["betting"])) if ready else found
