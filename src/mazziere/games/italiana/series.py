"""A table that plays hand after hand: the dealer moves, pots are carried on, and who sits out is left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mazziere.games.italiana.game import ITALIANA
from mazziere.games.italiana.giro_pazzo import DEALT
from mazziere.games.italiana.presence import away
from mazziere.games.italiana.telesina import TELESINA
from mazziere.hand.events import Carry
from mazziere.hand.variant import Variant

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand


@dataclass
class Partita:
    """Who sits where with how much, and what the last hand left. Seats are those of the table; a hand has its own.

    >>> partita = Partita(names=["Ada", "Bruno", "Carla"], stacks=[500] * 3, setup={"invito": 5})
    >>> hand = partita.deal().act("dai-carte").act("busso").act("busso").act("busso")
    >>> partita.settle(hand)
    >>> partita.carry.pot, partita.carry.facts, partita.dealer
    (15, {'openers': 12}, 0)
    """

    names: list[str]
    stacks: list[int]
    setup: dict[str, Any]
    dealer: int = -1
    options: dict[str, Any] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)
    away: set[str] = field(default_factory=set)
    show: dict[str, str] = field(default_factory=dict)
    preferred: dict[str, dict[str, Any]] = field(default_factory=dict)
    carry: Carry = field(default_factory=Carry)
    plays: Variant = field(default=ITALIANA, repr=False)
    seats: list[int] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.dealer %= len(self.names)

    @property
    def game(self) -> Variant:
        """What the next hand is: Telesina while a giro pazzo lasts, else what the table plays."""
        return TELESINA if self.names[self.dealer] in self.carry.facts.get("giro", ()) else self.plays

    def present(self) -> list[int]:
        """The seats that have chips, or a share in a carried pot."""
        inside = self.carry.facts.get("inside", ())
        return [seat for seat, name in enumerate(self.names) if self.stacks[seat] or name in inside]

    def deal(self, **setup: Any) -> Hand:
        """The next hand, with what the last one left."""
        self.seats = self.present()
        names = [self.names[seat] for seat in self.seats]
        options = dict(self.options)
        options["asked"] = [place for place, name in enumerate(names) if name in self.asked]
        options["preferred"] = self.preferred.get(self.names[self.dealer])
        options["sitting_out"] = [place for place, name in enumerate(names) if name in self.away]
        hand = self.game.deal(
            [self.stacks[seat] for seat in self.seats],
            names=names,
            button=self.seats.index(self.dealer),
            carry=self.carry,
            options={name: given for name, given in options.items() if given},
            **self.setup | setup,
        )
        for place, name in enumerate(names):
            if name in self.show and not hand.over:
                hand.act(self.show[name], seat=place)
        return hand

    def settle(self, hand: Hand) -> None:
        """Take over what a finished hand came to, and move the dealer on (IT-DEF-3)."""
        state = hand.state
        self.carry = hand.carry
        for place, seat in enumerate(self.seats):
            name = self.names[seat]
            self.stacks[seat] = state.stacks[place]
            (self.away.add if away(state, place) else self.away.discard)(name)
            if f"show/{place}" in state.memory:
                self.show[name] = SHOW[state.memory[f"show/{place}"]]
            if f"invito/{place}" in state.memory:
                asks = state.memory[f"invito/{place}"] == "asked"
                (self.asked.add if asks else self.asked.discard)(name)
        self._move_the_deal()

    def _move_the_deal(self) -> None:
        """One seat on, past whoever is away; in a giro pazzo, to the next of those who have still to deal it."""
        count = len(self.names)
        order = [(self.dealer + step) % count for step in range(1, count + 1)]
        present = set(self.present())
        seated = [seat for seat in order if seat in present]
        here = [seat for seat in seated if self.names[seat] not in self.away]
        facts = dict(self.carry.facts)
        to_deal = facts.pop("giro", ())
        facts.pop(DEALT, 0)
        left = [seat for name in to_deal for seat in here if self.names[seat] == name]
        if to_deal and not left:
            # Nobody who has still to deal is there: the round is over (IT-GIRO-2).
            self.carry = Carry(self.carry.pot, facts)
        # With everybody out of chips, nobody deals; the seat is kept all the same.
        self.dealer = (left or here or seated or order)[0]


SHOW = {"always": "mostro-sempre", "never": "nascondo-sempre", "ask": "chiedi-sempre"}
"""How a player says each choice about showing."""
