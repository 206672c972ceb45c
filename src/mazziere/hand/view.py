"""What a viewer may know: the one way out of the core, for the state and for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mazziere.hand.events import EVERYONE, Carry, Chose, Event, Moved, Option, Pot, Stakes, Turn
from mazziere.hand.state import UNSEEN, State


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the viewer sees it; 52 is a card face down."""

    name: str
    stack: int
    bet: int
    put_in: int
    status: str
    all_in: bool
    hole: tuple[int, ...]
    up: tuple[int, ...]
    shown: bool
    award: int = 0


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A hand as the viewer sees it: everything on the table, own cards, own options."""

    viewer: int | None
    game: str
    limit: str
    rulebook: str
    stakes: Stakes
    street: str
    button: int | None
    seats: tuple[SeatView, ...]
    boards: tuple[tuple[int, ...], ...]
    zones: dict[str, tuple[int, ...]]
    pot: int
    pots: tuple[Pot, ...]
    to_match: int
    pending: tuple[int, ...]
    options: tuple[Option, ...]
    turn: int
    deadline: int
    facts: dict[str, int]
    raked: int
    frozen: int
    carry: Carry
    held: bool
    ended: bool
    voided: bool


STATUS = ("live", "folded", "killed", "mucked", "out")
_PRIVATE = ("hole/", "up/")


def look(state: State, viewer: int | None) -> View:
    """The state as one viewer may know it (None: a spectator)."""
    s = state
    start = s.start
    faces, seen = s.faces, s.seen
    bit = 0 if viewer is None else 1 << viewer

    def visible(slots: list[int]) -> tuple[int, ...]:
        return tuple([faces[slot] if seen[slot] == EVERYONE or seen[slot] & bit else UNSEEN for slot in slots])

    zones = s.zones
    seats = tuple(
        [
            SeatView(
                start.names[seat],
                s.stacks[seat],
                s.bets[seat],
                s.put_in[seat],
                STATUS[s.status[seat]],
                not s.status[seat] and not s.stacks[seat],
                visible(zones.get(f"hole/{seat}", [])),
                visible(zones.get(f"up/{seat}", [])),
                s.shown[seat],
                s.awards[seat],
            )
            for seat in range(s.n)
        ]
    )
    shared = s.facts.get("runs-from", 0)
    boards = [visible(zones.get("board", []))]
    boards += [boards[0][:shared] + visible(zones.get(f"board/{run}", [])) for run in range(1, s.facts.get("runs", 1))]
    return View(
        viewer,
        start.game,
        start.limit,
        start.rulebook,
        start.stakes,
        s.street,
        start.button,
        seats,
        tuple(boards),
        {
            zone: visible(slots)
            for zone, slots in zones.items()
            if slots and not zone.startswith(_PRIVATE) and not zone.startswith("board")
        },
        s.pot + sum(s.bets),
        s.pots,
        s.level,
        tuple(s.pending),
        s.pending.get(viewer, ()) if viewer is not None else (),
        s.turn,
        s.deadline,
        dict(s.facts),
        s.raked,
        s.frozen,
        s.carry,
        s.held,
        s.ended,
        s.voided,
    )


def mask(event: Event, viewer: int | None) -> Event:
    """An event as one viewer receives it: faces, options and secret choices that are not theirs are gone."""
    kind = type(event)
    if kind is Moved:
        assert isinstance(event, Moved)
        return _mask_moved(event, viewer)
    if kind is Turn:
        assert isinstance(event, Turn)
        options = tuple([own if seat == viewer else () for seat, own in zip(event.seats, event.options, strict=True)])
        if options == event.options:
            return event
        return Turn(event.number, event.seats, options, event.deadline, rule=event.rule, at=event.at)
    if kind is Chose:
        assert isinstance(event, Chose)
        if event.secret and event.seat != viewer:
            return Chose(event.seat, event.what, "", True, rule=event.rule, at=event.at)
    if kind in MASKS:
        return MASKS[kind](event, viewer)
    return event


MASKS: dict[type[Event], Callable[[Any, int | None], Event]] = {}
"""How events that a game brings along are masked, where they hold something that is not for everybody."""


def _mask_moved(event: Moved, viewer: int | None) -> Moved:
    faces = event.faces
    if not faces:
        return event
    bit = 0 if viewer is None else 1 << viewer
    told = tuple(
        [face if seen == EVERYONE or seen & bit else UNSEEN for face, seen in zip(faces, event.seen_by, strict=True)]
    )
    if told == faces:
        return event
    return Moved(event.slots, event.source, event.to, event.seen_by, told, rule=event.rule, at=event.at)
