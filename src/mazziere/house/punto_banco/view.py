"""What a viewer may know of a Punto Banco table: everything on it, his own options, and nothing of the shoe."""

from __future__ import annotations

import msgspec

from mazziere.hand.events import Event, Option
from mazziere.house.punto_banco import seats
from mazziere.house.punto_banco.boxes import options
from mazziere.house.punto_banco.drawing import BANCO, PUNTO
from mazziere.house.punto_banco.roads import Mark, bead_plate, big_road
from mazziere.house.punto_banco.state import State


class View(msgspec.Struct, frozen=True):
    """The table as it lies; 52 is a card face down."""

    viewer: int | None
    stage: str
    hand: int
    names: tuple[str, ...]
    chips: tuple[int, ...]
    stakes: tuple[dict[str, int], ...]
    punto: tuple[int, ...]
    banco: tuple[int, ...]
    punto_score: int | None
    banco_score: int | None
    result: str
    remaining: int
    last_of_shoe: bool
    options: tuple[Option, ...]
    deadline: int
    chairs: tuple[int, ...]
    """Who has each chair, -1 where nobody has."""
    away: tuple[int, ...]
    """The chairs whose players have marked them and gone."""
    bookings: tuple[int, ...]
    seating: tuple[Option, ...]
    """What the viewer may do about a chair."""
    bead_plate: tuple[tuple[Mark, ...], ...]
    big_road: dict[str, Mark]


class Worked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of a view only a rule can work out; the rest follows from the events."""

    options: tuple[Option, ...] = ()
    seating: tuple[Option, ...] = ()
    punto_score: int | None = None
    banco_score: int | None = None


def worked(view: View) -> Worked:
    """Both scores, and what the viewer may do."""
    return Worked(view.options, view.seating, view.punto_score, view.banco_score)


def look(s: State, viewer: int | None) -> View:
    """The state as one viewer may know it (None: a spectator)."""
    return View(
        viewer,
        s.stage,
        s.hand,
        s.names,
        tuple(s.chips),
        tuple([dict(boxes) for boxes in s.stakes]),
        tuple(s.cards(PUNTO)),
        tuple(s.cards(BANCO)),
        s.score(PUNTO),
        s.score(BANCO),
        s.result,
        s.remaining,
        s.last,
        options(s).get(viewer, ()) if viewer is not None else (),
        s.deadline,
        tuple(s.chairs),
        tuple(s.marked),
        tuple(s.bookings),
        () if viewer is None else seats.options(s, viewer),
        bead_plate(s.results),
        {f"{column},{row}": mark for (column, row), mark in big_road(s.results).items()},
    )


def mask(event: Event, viewer: int | None) -> Event:
    """An event as one viewer receives it: as it is, for the log never holds a card before it is turned."""
    return event
