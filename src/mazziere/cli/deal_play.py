"""An evening at the table: hand after hand against bots, one line of input for each decision."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from mazziere.cards import CARDS
from mazziere.cli.deal_ask import QUIT, Left, Question, Screen
from mazziere.cli.deal_bots import choose
from mazziere.cli.deal_look import Ink, Look, winning
from mazziere.cli.deal_setup import Dealt, Setup
from mazziere.cli.deal_words import Words
from mazziere.games.mixed import Leg, Place
from mazziere.hand.events import Awarded, Carry
from mazziere.hand.hand import Hand

NAMES: Final = (
    *("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Ivo", "Lia", "Mario", "Nora"),
    *("Otto", "Pia", "Remo", "Sara", "Tito", "Ugo", "Vera", "Zeno", "Alba", "Berto", "Clio"),
)
"""Who else may sit down, up to the largest table."""


@dataclass
class Evening:
    """Who sits where with how much, and how far the rotation of games has come. With no hero, one hand is watched."""

    setup: Setup
    stacks: list[int]
    hero: int | None
    words: Words
    ink: Ink
    screen: Screen
    report: Callable[[dict[str, Any]], None] | None
    names: list[str] = field(init=False)
    place: Place = field(init=False)
    number: int = 0
    carry: Carry | None = None

    def __post_init__(self) -> None:
        self.names = list(NAMES[: len(self.stacks)])
        if self.hero is not None:
            self.names.insert(self.hero, self.words("table", "you"))
        # The first hand has the button on the last seat: seat 1 is the small blind.
        self.place = self.setup.rotation.begin(len(self.stacks) - 1, self.seated)

    @property
    def seated(self) -> list[int]:
        """The seats that still have chips, or a share in a pot that was carried on."""
        inside = self.carry.facts.get("inside", ()) if self.carry else ()
        return [seat for seat, stack in enumerate(self.stacks) if stack or self.names[seat] in inside]

    def play(self) -> None:
        """Hand after hand, until the player leaves, has nothing or has it all."""
        again = True
        while again:
            try:
                self.hand()
            except Left:
                self.screen.say("\n" + self.words("result", "left"))
                return
            again = self._another()

    def hand(self) -> None:
        """One hand, told as it goes."""
        self.number += 1
        seated = self.seated
        hero = None if self.hero is None else seated.index(self.hero)
        look = Look(self.words, self.ink, hero)
        dealt = self.setup.start(
            self._leg(),
            [self.stacks[seat] for seat in seated],
            [self.names[seat] for seat in seated],
            button=seated.index(self.place.button) if self.place.button in seated else 0,
            number=self.number,
            carry=self.carry,
        )
        hand = dealt.hand
        self.screen.say(look.heading(hand, self.number))
        told = 0
        while True:
            for line in look.tell(hand, hand.events[told:]):
                self.screen.say(line)
            told = len(hand.events)
            if hand.over:
                break
            self._decide(hand, look)
        self._settle(hand, look, seated)
        if self.report is not None:
            self.report(summary(dealt, self.number) | self.setup.said())

    def _leg(self) -> Leg:
        """The game of the rotation, or Telesina for whoever still has to deal a giro pazzo."""
        leg = self.setup.rotation.leg(self.place)
        crazy = self.carry is not None and self.names[self.place.button] in self.carry.facts.get("giro", ())
        return Leg("telesina", leg.limit) if crazy else leg

    def _decide(self, hand: Hand, look: Look) -> None:
        # The player first: what several choose at once stays hidden until all have chosen.
        seat = look.viewer if look.viewer in hand.pending else hand.actor
        assert seat is not None
        if seat == look.viewer:
            self.screen.say("\n" + look.table(hand))
            Question(hand, seat, look, self.screen).settle()
        else:
            choice = choose(hand.view(seat), hand.variant)
            hand.act(choice.verb, choice.amount, seat, choice.cards)

    def _settle(self, hand: Hand, look: Look, seated: list[int]) -> None:
        self.screen.say("\n" + look.table(hand) + "\n")
        for line in look.result(hand):
            self.screen.say(line)
        self.carry = hand.carry if hand.carry.pot or hand.carry.facts else None
        if hand.carry.pot:
            self.screen.say(self.words("result", "carried", amount=hand.carry.pot))
        for seat, stack in zip(seated, hand.stacks, strict=True):
            self.stacks[seat] = stack
            if not stack and seat != self.hero and seat not in self.seated:
                self.screen.say(self.words("result", "out", name=self.names[seat]))

    def _another(self) -> bool:
        """May there be another hand, and does the player want one?"""
        if self.hero is None:
            return False
        if self.hero not in self.seated:
            self.screen.say(self.words("result", "you-out"))
            return False
        if len(self.seated) == 1:
            self.screen.say(self.words("result", "champion"))
            return False
        self.place = self.setup.rotation.next(self.place, self.seated)
        try:
            if self.screen.read(f"\n{self.words('result', 'again')} >") not in QUIT:
                self.screen.say()
                return True
        except Left:
            self.screen.say()
        self.screen.say(self.words("result", "bye", amount=self.stacks[self.hero]))
        return False


def summary(dealt: Dealt, number: int) -> dict[str, Any]:
    """A finished hand as plain data: what it came to, the whole log, and the proofs of its cards.

    It is a history of ours with more told: `mazziere verify` checks it as it is.
    """
    from mazziere.history.log import VERSION
    from mazziere.history.seals import proofs_for

    hand, sealed = dealt
    start = hand.state.start
    return {
        "mazziere": VERSION,
        "hand": number,
        "game": start.game,
        "limit": start.limit,
        "rulebook": start.rulebook,
        "names": start.names,
        "starting": start.stacks,
        "finishing": hand.stacks,
        "net": [after - before for before, after in zip(start.stacks, hand.stacks, strict=True)],
        "winners": [
            {
                "seat": seat + 1,
                "amount": amount,
                "pot": event.pot,
                "side": event.side or "high",
                "board": event.board,
                "cards": [CARDS[card].code for card in hand.own_cards(seat)] if hand.state.shown[seat] else [],
                "name_it": winning(hand, event, seat, "it"),
                "name_en": winning(hand, event, seat, "en"),
                "rule": event.rule,
            }
            for event in hand.events
            if isinstance(event, Awarded)
            for seat, amount in zip(event.seats, event.amounts, strict=True)
        ],
        "events": msgspec.to_builtins(hand.events),
        "proofs": msgspec.to_builtins(proofs_for(sealed, hand)) if sealed else [],
    }
