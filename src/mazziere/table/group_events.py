"""What happens in a game group. Events hold what follows from them, so that nobody who folds them needs a rule."""

from typing import Literal

from mazziere.hand.events import Event
from mazziere.table.group_setup import GroupSetup

Kind = Literal["listed", "closed", "level-up"]
"""Why a name is on the list: it was put there, its table closed, or it wants to move up from another group."""

Why = Literal["listed", "closed", "level-up", "main", "imposed", "moved"]
"""Why a seat is promised: to a name of the list, for the main table, or by order of the house."""


class GroupOpened(Event, frozen=True, gc=False, tag="group-opened"):
    setup: GroupSetup
    version: int = 1


class TableAdded(Event, frozen=True, gc=False, tag="group-table-added"):
    """A table joins the group; the first is the main table."""

    table: str
    seats: int


class TableClosing(Event, frozen=True, gc=False, tag="group-table-closing"):
    """A table closes: the card each player was dealt, and the order in which they go to the head of the list."""

    table: str
    players: tuple[str, ...]
    cards: tuple[int, ...]
    order: tuple[str, ...]


class TableClosed(Event, frozen=True, gc=False, tag="group-table-closed"):
    """Nobody plays there any more; whoever still sits there is about to leave."""

    table: str


class Listed(Event, frozen=True, gc=False, tag="group-listed"):
    """A name goes to the end of the list; `home` is the table its player sits at meanwhile."""

    player: str
    kind: Kind = "listed"
    present: bool = True
    home: str = ""


class Unlisted(Event, frozen=True, gc=False, tag="group-unlisted"):
    player: str


class Away(Event, frozen=True, gc=False, tag="group-away"):
    """Somebody on the list left the room and said so: the name keeps its place and is not called."""

    player: str


class Back(Event, frozen=True, gc=False, tag="group-back"):
    player: str


class Called(Event, frozen=True, gc=False, tag="group-called"):
    """A seat is kept for somebody until then; `home` is the table the player would leave for it."""

    player: str
    table: str
    seat: int
    until: int
    why: Why
    home: str = ""
    draw: int = 0


class Accepted(Event, frozen=True, gc=False, tag="group-accepted"):
    """The seat is taken up: its player leaves `home` first, or sits down at once with `amount`."""

    player: str
    table: str
    seat: int
    until: int
    why: Why
    amount: int = 0
    home: str = ""
    draw: int = 0


class CameFree(Event, frozen=True, gc=False, tag="group-came-free"):
    """A player who is to move has left the old table with these chips and may sit down at the new one."""

    player: str
    table: str
    seat: int
    until: int
    why: Why
    amount: int


class Declined(Event, frozen=True, gc=False, tag="group-declined"):
    """The seat is refused; until `blocked` none of this buy-in is offered (0: the offer just passes on)."""

    player: str
    table: str
    seat: int
    blocked: int = 0


class Lapsed(Event, frozen=True, gc=False, tag="group-lapsed"):
    """Nobody answered, or nobody came: the seat is free again and the name, if it is on the list, is its last."""

    player: str
    table: str
    seat: int


class Withdrawn(Event, frozen=True, gc=False, tag="group-withdrawn"):
    """A seat cannot be kept for a player any longer, through no fault of theirs: a name keeps its place."""

    player: str
    table: str
    seat: int


class Blocked(Event, frozen=True, gc=False, tag="group-blocked"):
    """A seat was refused in another group with the same buy-in."""

    player: str
    until: int


class SatDown(Event, frozen=True, gc=False, tag="group-sat"):
    """A player sits at a table of the group; `draw` is the order in which seats were drawn at its opening."""

    player: str
    table: str
    seat: int
    draw: int = 0


class GotUp(Event, frozen=True, gc=False, tag="group-got-up"):
    """A seat is free; its player may come back to that table from `back` on."""

    player: str
    table: str
    seat: int
    chips: int = 0
    back: int = 0


class ChangeAsked(Event, frozen=True, gc=False, tag="group-change-asked"):
    """A player wants another seat at the same table (-1: any)."""

    player: str
    table: str
    seat: int


class ChangeDropped(Event, frozen=True, gc=False, tag="group-change-dropped"):
    player: str


class SeatChanged(Event, frozen=True, gc=False, tag="group-seat-changed"):
    """A player goes to another seat of the same table before the next hand."""

    player: str
    table: str
    seat: int
    to: int


class SeatHeld(Event, frozen=True, gc=False, tag="group-seat-held"):
    """The house keeps a seat for whom it will."""

    table: str
    seat: int


class SeatReleased(Event, frozen=True, gc=False, tag="group-seat-released"):
    table: str
    seat: int


class KeptApart(Event, frozen=True, gc=False, tag="group-kept-apart"):
    """Two players may not sit at the same table."""

    player: str
    other: str


class ApartLifted(Event, frozen=True, gc=False, tag="group-apart-lifted"):
    player: str
    other: str


class GroupClockShifted(Event, frozen=True, gc=False, tag="group-clock-shifted"):
    """An outage took so long: every time that was running is given back."""

    by: int


class GroupShut(Event, frozen=True, gc=False, tag="group-shut"):
    """The list is closed for good: nobody waits, and no table is open."""


class Step(Event, frozen=True, gc=False, tag="group-step"):
    """Somebody of the staff told the room something by hand ("": a player did); what follows comes of it."""

    by: str
    verb: str


class Undone(Event, frozen=True, gc=False, tag="group-undone"):
    """The last step was a slip: all that followed event `to` did not happen."""

    by: str
    to: int
