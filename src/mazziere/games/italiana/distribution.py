"""The rounds of the deal in Telesina: one card down and the others up, or two down and one of them chosen to be up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mazziere.cards import CARDS
from mazziere.games.italiana.presence import Seated, away
from mazziere.games.italiana.scelta import DISTRIBUTIONS, PRIMO_GIRO, SEMPRE
from mazziere.hand.events import EVERYONE, Chose, Moved, Opened, Option, Settled, Turn
from mazziere.hand.phase import Phase
from mazziere.hand.state import HOLE, UNSEEN, UP
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State


@dataclass(frozen=True, slots=True)
class Giro(Seated, Phase):
    """One round: two cards each in the first, one in the others, to those still in."""

    number: int = 1

    @property
    def street(self) -> str:
        return f"giro {self.number}"

    def _hidden(self, s: State) -> bool:
        """Does the card that is normally open come face down?"""
        how = s.facts["distribuzione"]
        return how == SEMPRE or (how == PRIMO_GIRO and self.number == 1)

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        seats = [seat for seat in s.clockwise(s.start.left) if not s.status[seat]]
        hidden = self._hidden(s)
        down = [seats] * ((self.number == 1) + hidden)
        to = tuple([HOLE[seat] for each in down for seat in each] + [UP[seat] for seat in seats if not hidden])
        seen = tuple([1 << seat for each in down for seat in each] + [EVERYONE for _ in seats if not hidden])
        slots = tuple(s.zones["stub"][: len(to)])
        rule = hand.law.cite["giro/first" if self.number == 1 else "giro/later"]
        hand.emit(Moved(slots, "stub", to, seen, hand.deck.faces(slots, to), rule=rule))
        if hidden:
            hand.emit(Opened(index, self.street, tuple(seats), rule=hand.law.cite["giro/choice"]))
        return hidden

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        rule = hand.law.cite["giro/choice"]
        asked = {}
        for seat in s.waiting:
            if s.status[seat] or seat in s.secrets:
                continue
            own = s.cards(HOLE[seat])
            if away(s, seat) or UNSEEN in own:
                self._choose(hand, seat, own[-1], hand.law.cite["out-of-time"])
            else:
                asked[seat] = tuple([Option("mostro", card, card, rule) for card in own])
        if asked:
            hand.emit(Turn(s.turn + 1, tuple(asked), tuple(asked.values()), hand.deadline()))
            return True
        self._reveal(hand)
        return False

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        own = hand.state.cards(HOLE[seat])
        if verb == "time-out":
            # The newest card is turned, as in the classic deal.
            self._choose(hand, seat, own[-1], hand.law.cite["out-of-time"])
            return
        rule = hand.law.cite["giro/choice"]
        if verb != "mostro":
            offered = ", ".join([f"mostro {CARDS[card]}" for card in own])
            raise Refusal(rule, "not-your-choice", verb=verb, options=offered)
        card = cards[0] if cards else amount
        if card not in own or len(cards) > 1:
            raise Refusal(rule, "wrong-cards", cards=" ".join(map(str, cards or (card,))))
        self._choose(hand, seat, card, rule)

    def _choose(self, hand: Hand, seat: int, card: int, rule: str) -> None:
        hand.emit(Chose(seat, "mostro", str(int(card)), secret=True, rule=rule))

    def _reveal(self, hand: Hand) -> None:
        """All the chosen cards are turned together."""
        s = hand.state
        cite = hand.law.cite
        rule = join(cite["giro/choice"], cite[f"distribuzione/{DISTRIBUTIONS[s.facts['distribuzione']]}"])
        for seat in s.waiting:
            if s.status[seat]:
                continue
            zone = s.zones[HOLE[seat]]
            slot = next((slot for slot in reversed(zone) if s.faces[slot] == int(s.secrets[seat])), zone[-1])
            hand.emit(Moved((slot,), HOLE[seat], (UP[seat],), (EVERYONE,), (s.faces[slot],), rule=rule))
        hand.emit(Settled("turned", self.number))
