"""What only this game's hands have happen in them: seats that take no part, blind raises, parol and its adjustment."""

from msgspec.structs import replace

from mazziere.hand.events import EVERYONE, Event, Started
from mazziere.hand.evolve import applies
from mazziere.hand.state import OUT, State
from mazziere.hand.view import MASKS

AWAY = tuple([f"away/{seat}" for seat in range(24)])
"""The public fact that a player sits out."""

PAROL = tuple([f"parol/{seat}" for seat in range(24)])
"""The public fact that a seat has declared parol."""

SAID = "parol said"
"""The public fact that somebody has."""


class LeftOut(Event, frozen=True, gc=False, tag="left-out"):
    """A seat takes no part in this hand and gets no cards."""

    seat: int
    why: str


class SatOut(Event, frozen=True, gc=False, tag="sat-out"):
    """A player sits out: while it lasts the table knocks or passes for the seat."""

    seat: int


class CameBack(Event, frozen=True, gc=False, tag="came-back"):
    """A player who was sitting out is back."""

    seat: int


class Preferred(Event, frozen=True, gc=False, tag="preferred"):
    """A player sets an automatic choice; nobody else learns of it."""

    seat: int
    what: str
    choice: str


class RaisedBlind(Event, frozen=True, gc=False, tag="raised-blind"):
    """A buio, controbuio or over: chips put in before the cards."""

    seat: int
    kind: str
    amount: int
    stack: int


class SaidParol(Event, frozen=True, gc=False, tag="said-parol"):
    """A seat hands on the word without claiming the pot."""

    seat: int


class Adjusted(Event, frozen=True, gc=False, tag="adjusted"):
    """A seat pays what it lacks to play for the parol pot."""

    seat: int
    amount: int
    stack: int


class VeleTurned(Event, frozen=True, gc=False, tag="vele-turned"):
    """Vele are turned face up where they lie."""

    letters: str
    slots: tuple[int, ...]
    faces: tuple[int, ...]


@applies(LeftOut)
def left_out(s: State, e: LeftOut) -> None:
    s.status[e.seat] = OUT
    s.pending.pop(e.seat, None)


@applies(SatOut)
def sat_out(s: State, e: SatOut) -> None:
    s.facts[AWAY[e.seat]] = 1
    s.pending.pop(e.seat, None)


@applies(CameBack)
def came_back(s: State, e: CameBack) -> None:
    s.facts.pop(AWAY[e.seat], None)


@applies(Preferred)
def preferred(s: State, e: Preferred) -> None:
    s.memory[f"{e.what}/{e.seat}"] = e.choice


@applies(RaisedBlind)
def raised_blind(s: State, e: RaisedBlind) -> None:
    s.stacks[e.seat] = e.stack
    s.bets[e.seat] = e.amount
    s.blinds.append((e.seat, e.amount, e.kind))
    s.waiting.remove(e.seat)
    s.pending = {}


@applies(SaidParol)
def said_parol(s: State, e: SaidParol) -> None:
    s.facts[PAROL[e.seat]] = s.facts[SAID] = 1
    s.waiting.remove(e.seat)
    s.acted_level[e.seat] = s.level
    s.acted_fulls[e.seat] = s.fulls
    s.pending = {}


@applies(Adjusted)
def adjusted(s: State, e: Adjusted) -> None:
    s.stacks[e.seat] = e.stack
    s.pot += e.amount
    s.facts[f"adjusted/{e.seat}"] = e.amount
    s.pending.pop(e.seat, None)


@applies(VeleTurned)
def vele_turned(s: State, e: VeleTurned) -> None:
    for slot, face in zip(e.slots, e.faces, strict=True):
        s.faces[slot] = face
        s.seen[slot] = EVERYONE


def _masked(event: Preferred, viewer: int | None) -> Event:
    if event.seat == viewer:
        return event
    return Preferred(event.seat, "", "", at=event.at)


def _masked_start(event: Started, viewer: int | None) -> Event:
    """What the dealer likes best is for the dealer alone."""
    if "preferred" not in event.options or viewer == event.button:
        return event
    options = {name: given for name, given in event.options.items() if name != "preferred"}
    return replace(event, options=options)


MASKS[Preferred] = _masked
MASKS[Started] = _masked_start
