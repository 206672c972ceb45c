"""What a viewer may know of a table: the state as one sees it, and each event as one receives it."""

from __future__ import annotations

import msgspec

from mazziere.hand import view as hands
from mazziere.hand.events import Carry, Event, Option, Stakes
from mazziere.table import events as ev
from mazziere.table.evolve import APPLY
from mazziere.table.offers import back_at, back_rule, free_entry, least_buy_in, offers
from mazziere.table.setup import TableSetup
from mazziere.table.state import Bank, Person, Places, Receipt, TableState


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player at a seat, as everybody sees it."""

    seat: int
    player: str
    stack: int
    behind: int = 0
    standing: str = "new"
    entry: str = "wait"
    owes_small: bool = False
    owes_big: bool = False
    away: str = ""
    until: int = 0
    overdue: bool = False
    leaving: bool = False
    removing: bool = False
    taken: int = 0
    bank: int = 0
    in_hand: bool = False


class Yours(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the viewer knows of the own seat: where it is in the hand, the automatic choices set, and what may be
    asked of the table.
    """

    seat: int
    place: int = -1
    prefers: dict[str, str] = {}
    offers: tuple[Option, ...] = ()


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the viewer sees it, with the hand on it (or the last one until the next begins).

    `back_at` is from when on the viewer, who has left, may sit down again, and `back_rule` the rule that says so;
    `free_entry` says that who sits down now is dealt in for nothing.
    """

    setup: TableSetup
    stakes: Stakes
    seats: tuple[SeatSeen, ...]
    asking: dict[int, tuple[str, int]]
    places: Places
    number: int
    game: str
    carry: Carry
    next_at: int
    players: tuple[str, ...] = ()
    table_seats: tuple[int, ...] = ()
    running: bool = False
    hand: hands.View | None = None
    yours: Yours | None = None
    buy_in: tuple[int, int] = (0, 0)
    back_at: int = 0
    back_rule: str = ""
    chooser: int = -1
    menu: tuple[str, ...] = ()
    choose_by: int = 0
    straddle: tuple[str, int, bool] | None = None
    shows: dict[str, tuple[int, ...]] = {}
    bank: Bank | None = None
    called: Bank | None = None
    frozen: bool = False
    paused: str = ""
    closing: str = ""
    closed: bool = False
    last: Receipt | None = None
    giro: tuple[int, ...] = ()
    lowest_before: int = 0
    parol: int = 0
    free_entry: bool = False


def look(s: TableState, player: str | None) -> TableView:
    """The table as one viewer may know it (None: a spectator)."""
    place = s.place(player) if player else None
    mine = s.person(player) if player else None
    yours = None
    if mine is not None:
        yours = Yours(mine.seat, -1 if place is None else place, dict(mine.prefers), offers(s, mine))
    hand = hands.look(s.hand, place) if s.hand is not None and s.hand.start is not None else None
    return TableView(
        s.setup,
        s.setup.stakes,
        tuple([_seat(s, s.people[seat]) for seat in sorted(s.people)]),
        dict(s.asking),
        s.places,
        s.number,
        s.game,
        s.carry,
        s.next_at,
        s.players,
        s.seats,
        s.running,
        hand,
        yours,
        (least_buy_in(s.setup, int(s.policies["limit_buy_in"][0])), s.setup.buy_in[1]),
        back_at(s, player) if player else 0,
        back_rule(s) if player in s.gone else "",
        s.chooser,
        s.menu,
        s.choose_by,
        s.straddle,
        dict(s.shows),
        s.bank,
        s.called,
        s.frozen,
        s.paused,
        s.closing,
        s.closed,
        s.last,
        s.giro,
        s.lowest_before,
        s.parol,
        free_entry(s),
    )


def _seat(s: TableState, person: Person) -> SeatSeen:
    return SeatSeen(
        person.seat,
        person.player,
        s.stack(person),
        person.behind,
        person.standing,
        person.entry,
        person.owes_small,
        person.owes_big,
        person.away,
        person.until,
        person.overdue,
        person.leaving,
        person.removing,
        person.taken,
        person.bank,
        s.running and person.player in s.players,
    )


def mask(event: Event, player: str | None, players: tuple[str, ...]) -> Event:
    """An event as one viewer receives it; `players` are those of the hand on the table, by place."""
    kind = type(event)
    if kind in APPLY:
        if kind is ev.Preferred and isinstance(event, ev.Preferred) and event.player != player:
            return ev.Preferred(event.player, "", "", rule="", at=event.at)
        return event
    return hands.mask(event, players.index(player) if player is not None and player in players else None)
