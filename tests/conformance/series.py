"""A scenario's table for several hands of poker: the table between hands moves button and blinds."""

from conformance.table import Table
from mazziere.cards import parse_cards
from mazziere.hand.deck import InOrder
from mazziere.hand.events import Event, Stakes
from mazziere.hand.hand import Hand
from mazziere.table.command import Command
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock, TableSetup


class Series(Table):
    """Hands that follow one another; names are those of the hand that is on, or was the last."""

    def _set_up(self) -> None:
        scenario = self.scenario
        setup = TableSetup(
            "series",
            scenario.game,
            scenario.limit,
            scenario.rulebook,
            Stakes(blinds=tuple(scenario.stakes["blinds"])),
            len(scenario.seats),
            clock=Clock(think=-1, pause=0),
        )
        self.table = PokerTable.open(setup)
        for seat, said in enumerate(scenario.seats):
            name, chips = said.split(":")
            self.table.do(Command("sit", name, seat, int(chips)))
        # The highest card goes to whoever the scenario gives the button.
        low = iter(range(12))
        drawn = [51 if name == scenario.button else next(low) for name in scenario.names]
        self.table.do(Command("draw", cards=tuple(drawn)))
        self.began = 0
        self._next()

    def _next(self) -> None:
        self.table.begin(InOrder.shuffled(range(52)), {}, at=0)
        self._hand = self.table.hand
        self.names = list(self.table.state.players)
        self._remember()

    @property
    def hand(self) -> Hand:
        return self.playing

    @property
    def events(self) -> list[Event]:
        return self.table.events

    def _do(self, hand: Hand, step: str) -> None:
        if step == "next hand":
            self._next()
            return
        who, verb, *rest = step.split()
        amount = int(rest[0]) if rest and rest[0].isdigit() else 0
        cards = () if amount else tuple([int(card) for card in parse_cards(" ".join(rest))])
        if verb in ("leave", "sit-out", "return"):
            self.table.do(Command(verb, who))
        else:
            self.table.do(Command("act", who, amount=amount, cards=cards, what=verb))
