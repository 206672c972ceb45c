"""The state of a hand: what the events so far add up to, and nothing a rule would have to decide."""

from typing import Any

from mazziere.hand.events import Carry, Event, Option, Pot, Started

UNSEEN = 52
"""The face of a card nobody has told us."""

LIVE, FOLDED, KILLED, MUCKED, OUT = range(5)
"""What became of a seat's hand; `OUT` is a seat that takes no part and gets no cards."""

CLOCKWISE = tuple([tuple([(*range(first, n), *range(first)) for first in range(n)]) for n in range(24)])
"""Seats in order of play, by number of seats and by the first of them."""

AFTER = tuple([tuple([order[1:] for order in orders]) for orders in CLOCKWISE])
"""Everybody else in order of play, by number of seats and by whom they follow."""

HOLE = tuple([f"hole/{seat}" for seat in range(24)])
UP = tuple([f"up/{seat}" for seat in range(24)])


class State:
    """A mutable fold of events. Only `mazziere.hand.evolve` writes to it."""

    __slots__ = (
        "acted_fulls",
        "acted_level",
        "aggressor",
        "awards",
        "base",
        "bets",
        "blinds",
        "carry",
        "deadline",
        "declared",
        "ended",
        "faces",
        "facts",
        "frozen",
        "fulls",
        "heads_up",
        "held",
        "last_aggressor",
        "level",
        "log",
        "lot",
        "memory",
        "n",
        "opener",
        "owing",
        "pending",
        "phase",
        "pot",
        "pots",
        "put_in",
        "raked",
        "secrets",
        "seen",
        "shortfall",
        "shown",
        "stacks",
        "start",
        "status",
        "step",
        "street",
        "turn",
        "voided",
        "wagers",
        "waiting",
        "zones",
    )

    def __init__(self) -> None:
        self.log: list[Event] = []
        self.start: Started = None  # type: ignore[assignment]  # set by the first event
        self.n = 0
        self.phase = -1
        self.street = ""
        # chips
        self.stacks: list[int] = []
        self.bets: list[int] = []
        self.put_in: list[int] = []
        self.blinds: list[tuple[int, int, str]] = []
        self.pot = 0
        self.pots: tuple[Pot, ...] = ()
        self.frozen = 0
        self.raked = 0
        self.awards: list[int] = []
        self.carry = Carry()
        # the betting round
        self.level = 0
        self.step = 0
        self.base = 0
        self.wagers = 0
        self.fulls = 0
        self.waiting: list[int] = []
        self.acted_level: list[int] = []
        self.acted_fulls: list[int] = []
        self.aggressor = -1
        self.last_aggressor = -1
        self.heads_up = False
        self.opener = -1
        self.owing = -1
        self.shortfall = 0
        # cards
        self.zones: dict[str, list[int]] = {}
        self.faces: list[int] = []
        self.seen: list[int] = []
        self.lot = 0
        # people
        self.status: list[int] = []
        self.shown: list[bool] = []
        self.pending: dict[int, tuple[Option, ...]] = {}
        self.turn = 0
        self.deadline = 0
        self.secrets: dict[int, str] = {}
        self.facts: dict[str, int] = {}
        self.memory: dict[str, Any] = {}
        self.declared: dict[tuple[int, str, int], tuple[int, ...]] = {}
        # the hand as a whole
        self.held = False
        self.ended = False
        self.voided = False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def copy(self) -> "State":
        """An independent copy: evolving one never touches the other."""
        new = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            if type(value) is list:
                value = value.copy()
            elif type(value) is dict:
                value = {key: list(v) if type(v) is list else v for key, v in value.items()}
            setattr(new, name, value)
        return new

    # -- what follows from the figures -------------------------------------------------

    def live(self) -> list[int]:
        """Seats that can still win something."""
        return [seat for seat, status in enumerate(self.status) if not status]

    def able(self) -> list[int]:
        """Live seats that still have chips to bet."""
        status, stacks = self.status, self.stacks
        return [seat for seat in range(self.n) if not status[seat] and stacks[seat]]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Every seat, from `first` on."""
        return CLOCKWISE[self.n][first]

    def cards(self, zone: str) -> list[int]:
        """The faces lying in a zone, unknown ones as 52."""
        faces = self.faces
        return [faces[slot] for slot in self.zones.get(zone, ())]

    def board(self, run: int = 0) -> list[int]:
        """The community cards of one run of the board."""
        board = self.cards("board")
        if not run:
            return board
        return board[: self.facts.get("runs-from", 0)] + self.cards(f"board/{run}")

    @property
    def total_pot(self) -> int:
        """Everything in the middle, this street's bets included."""
        return self.pot + sum(self.bets)

    def chips(self) -> int:
        """Every chip of the hand, wherever it lies: constant from the first event to the last."""
        return sum(self.stacks) + sum(self.bets) + self.pot + self.frozen + self.raked + self.carry.pot


_COMPARED = tuple(name for name in State.__slots__ if name != "log")
