"""What anybody in the room may know of a game group: its tables, its list, and one's own call."""

import msgspec

from mazziere.table.group_state import State


class TableView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A table of the group."""

    id: str
    seats: int
    sitting: int
    free: tuple[int, ...]
    main: bool = False
    closing: bool = False


class NameView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A name on the list."""

    player: str
    since: int
    present: bool = True
    called: bool = False


class CallView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The seat that is kept for the viewer."""

    table: str
    seat: int
    until: int
    stage: str
    why: str


class GroupView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The group as one viewer sees it; `place` is the viewer's on the list, from 1 (0: not on it)."""

    id: str
    game: str
    blind: int
    buy_in: int
    tables: tuple[TableView, ...]
    waiting: tuple[NameView, ...]
    place: int = 0
    call: CallView | None = None
    blocked: int = 0


def look(s: State, player: str | None) -> GroupView:
    """The state as one viewer may know it."""
    main = s.main if s.setup.must_move else None
    tables = [
        TableView(line.id, line.seats, len(line.sitters), tuple(s.free(line)), line is main, line.closing)
        for line in s.tables.values()
    ]
    names = [NameView(name.player, name.since, name.present, s.promise(name.player) is not None) for name in s.waiting]
    found = s.promise(player) if player else None
    call = None if found is None else CallView(*found[0], found[1].until, found[1].stage, found[1].why)
    place = next((number for number, name in enumerate(s.waiting, 1) if name.player == player), 0)
    setup = s.setup
    return GroupView(
        setup.id,
        setup.game,
        setup.blind,
        setup.buy_in,
        tuple(tables),
        tuple(names),
        place,
        call,
        s.blocked.get(player or "", 0),
    )
