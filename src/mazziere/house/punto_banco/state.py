"""The state of a Punto Banco table: what the events add up to. All of it is public; the shoe is not in it."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from mazziere.hand.events import Event
from mazziere.house.punto_banco.drawing import BANCO, PUNTO, score
from mazziere.house.punto_banco.rules import SANREMO, Rules
from mazziere.house.shared import Limits

Stage = Literal["between", "cut", "betting", "dealing", "irregular", "accepting", "settling"]
UNSEEN = 52
NOBODY = ""
"""The side of a card that left the shoe and belongs to neither."""


class Result(NamedTuple):
    """How a hand ended: the winner (`egalite` for a tie) and both scores."""

    winner: str
    punto: int
    banco: int


@dataclass
class State:
    """A mutable fold of events; only `mazziere.house.punto_banco.evolve` writes to it."""

    log: list[Event] = field(default_factory=list, compare=False)
    names: tuple[str, ...] = ()
    rules: Rules = SANREMO
    stage: Stage = "between"
    # chips
    chips: list[int] = field(default_factory=list)
    stakes: list[dict[str, int]] = field(default_factory=list)
    bank: int = 0
    nets: dict[tuple[int, str], int] = field(default_factory=dict)
    returned: dict[tuple[int, str], int] = field(default_factory=dict)
    # the shoe
    lot: int = -1
    sixain: int = 0
    size: int = 0
    cut: int = 0
    turned_by: int = 0
    out: int = 0
    burned: int = 0
    last: bool = False
    began_with_cut: bool = False
    # the hand
    hand: int = 0
    bets: bool = True
    sides: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    calls: dict[str, str] = field(default_factory=dict)
    trouble: str = ""
    scored: Result | None = None
    voided: bool = False
    # what outlives it
    shoe_over: bool = True
    next_without_bets: bool = False
    cut_offered: int = -1
    last_hands: int | None = None
    suspended: bool = False
    next_limits: tuple[Limits, Limits] | None = None
    deadline: int = 0
    """When betting, or the choice to take a stake back, is over (0: when the dealer likes)."""
    chairs: list[int] = field(default_factory=list)
    """Who has each chair, -1 where nobody has."""
    marked: dict[int, int] = field(default_factory=dict)
    """The chairs of players who are away, and until when each is kept."""
    reserved: int = -1
    bookings: list[int] = field(default_factory=list)
    standing: bool = True
    orphans: dict[int, int] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)
    """The results of this shoe, which the scoreboards are drawn from."""

    def copy(self) -> State:
        """An independent copy."""
        return deepcopy(self)

    def cards(self, side: str) -> list[int]:
        """The faces of a side's cards, 52 for one that is face down."""
        return [face for owner, face in zip(self.sides, self.faces, strict=True) if owner == side]

    def score(self, side: str) -> int | None:
        """A side's score, once all its cards are up."""
        cards = self.cards(side)
        return None if not cards or UNSEEN in cards else score(cards)

    @property
    def remaining(self) -> int:
        """Cards left in the shoe."""
        return self.size - self.out

    @property
    def staked(self) -> int:
        """Every chip on the boxes."""
        return sum([sum(boxes.values()) for boxes in self.stakes])

    @property
    def result(self) -> str:
        """How the hand ended: `punto`, `banco`, `egalite` or `void`; empty while it is played."""
        if self.voided:
            return "void"
        return self.scored.winner if self.scored else ""

    def __str__(self) -> str:
        return f"{PUNTO} {self.score(PUNTO)}, {BANCO} {self.score(BANCO)}: {self.result or self.stage}"
