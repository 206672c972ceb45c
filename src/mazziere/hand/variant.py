"""A variant: a game written down as its rulebook tells it, a list of phases and an order of hands."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from mazziere.hand.betting import Betting
from mazziere.hand.changing import Draw
from mazziere.hand.dealing import Board, Deal
from mazziere.hand.events import Carry
from mazziere.ranking.names import CATEGORIES as ORDERED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law
    from mazziere.hand.phase import Phase
    from mazziere.hand.state import State
    from mazziere.ranking.order import Order

CATEGORIES = (*ORDERED, "royal flush")
"""The categories a rule speaks of: the best straight flush has an article of its own."""

NO_CARRY = Carry()
_FROM = (1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453, 7462)
_KICKERS = {1: (1278, 220), 2: (4138, 11), 3: (4996, 66), 7: (7297, 12)}
"""Where each category with kickers begins, and how many strengths share one combination."""


@dataclass(frozen=True)
class Variant:
    """A game. The limit and the rulebook are given to a hand, not to the game.

    `exactly_two` is Omaha's rule: two private cards and three of the board, no more and no fewer.
    """

    key: str
    name: str
    nome: str
    pack: tuple[int, ...]
    seats: tuple[int, int]
    high: Order
    phases: tuple[Phase, ...]
    low: Order | None = None
    exactly_two: bool = False
    upcards: bool = False
    ace_low: bool = False
    limits: tuple[str, ...] = ("no-limit", "pot-limit", "fixed-limit", "spread-limit")

    @property
    def sides(self) -> tuple[str, ...]:
        """The parts a pot may be divided into."""
        return ("high",) if self.low is None else ("high", "low")

    def order(self, side: str) -> Order:
        """The order that decides a side of the pot."""
        return self.low if side == "low" and self.low is not None else self.high

    def strength(self, own: Sequence[int], board: Sequence[int], side: str = "high") -> int:
        """How strong a player's own cards are with the board: higher is better, 0 does not qualify."""
        order = self.order(side)
        if self.exactly_two:
            return order.omaha(own, board)
        return order.strength((*own, *board))

    def best(self, strengths: Mapping[int, int], side: str, law: Law) -> list[int]:
        """The winners of one side of one pot; a game may leave something of its order to the house."""
        return self.order(side).best(strengths)

    def topic(self, strength: int, side: str) -> str:
        """The topic under which the ranking of a winning hand is cited."""
        if side == "low" or self.ace_low:
            return "rank/low"
        return f"rank/{CATEGORIES[bisect_right(_FROM, strength)]}"

    def kicker_decides(self, winner: int, loser: int) -> bool:
        """Do two high hands differ only in the cards beside the same combination?

        >>> from mazziere.cards import parse_cards
        >>> from mazziere.games.holdem import HOLDEM
        >>> ace, queen = [HOLDEM.high.strength(parse_cards(hand)) for hand in ("Kh Ks Ad 4c 2s", "Kc Kd Qh 4s 2h")]
        >>> HOLDEM.kicker_decides(ace, queen)
        True
        """
        category = bisect_right(_FROM, winner)
        if self.ace_low or category not in _KICKERS or category != bisect_right(_FROM, loser):
            return False
        start, kickers = _KICKERS[category]
        return (winner - start) // kickers == (loser - start) // kickers

    @cached_property
    def board_due(self) -> tuple[int, ...]:
        """How many board cards lie on the table once each phase is over."""
        due, total = [], 0
        for phase in self.phases:
            total += phase.count if isinstance(phase, Board) else 0
            due.append(total)
        return tuple(due)

    @cached_property
    def last_draw(self) -> int:
        """Where the last draw stands in the list of phases (-1: none): no hand is turned up before it."""
        return max((index for index, phase in enumerate(self.phases) if isinstance(phase, Draw)), default=-1)

    @cached_property
    def hole_cards(self) -> int:
        """How many cards each player gets, up and down."""
        return sum(phase.down + phase.up for phase in self.phases if isinstance(phase, Deal))

    @cached_property
    def blinds(self) -> bool:
        """Is it played with blinds (and a button), or with antes and a bring-in?"""
        return not any(isinstance(phase, Betting) and phase.first.brings_in for phase in self.phases)

    @cached_property
    def streets(self) -> dict[str, int]:
        """Where each betting round stands in the list of phases."""
        return {phase.name: index for index, phase in enumerate(self.phases) if isinstance(phase, Betting)}

    def carry_out(self, hand: Hand) -> Carry:
        """What the hand leaves to the next: nothing but what could not be paid."""
        return Carry(hand.state.pot) if hand.state.pot else NO_CARRY

    def left_alone(self, hand: Hand) -> None:
        """What comes after one hand was left and has been paid: the end."""
        hand.finish()

    def for_players(self, players: int) -> Variant:
        """The game as so many play it: some take cards out of the pack for fewer."""
        return self

    def at(self, state: State) -> Variant:
        """The game as a hand that has come this far plays it."""
        return self.for_players(state.facts.get("players", state.n))

    def deal(self, stacks: Sequence[int], **setup: Any) -> Hand:
        """Start a hand: forced bets posted, cards dealt, the first player to act. See `mazziere.hand.setup.start`."""
        return _start()(self, stacks, **setup)

    def __str__(self) -> str:
        return self.name


@cache
def _start() -> Callable[..., Hand]:
    """How a hand starts: it knows hands, and hands know variants, so it is fetched when first wanted."""
    from mazziere.hand.setup import start

    return start
