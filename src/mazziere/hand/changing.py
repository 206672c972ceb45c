"""The draw: each player in turn changes cards or stands pat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mazziere.hand.events import Drew, Moved, Opened, Option, Turn
from mazziere.hand.phase import Phase
from mazziere.hand.state import UNSEEN
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand


@dataclass(frozen=True, slots=True)
class Draw(Phase):
    """Up to `most` cards each, from the button's left; when the stub is short, earlier discards are shuffled back."""

    most: int = 5

    @property
    def street(self) -> str:
        return "draw"

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        order = tuple([seat for seat in s.clockwise(s.start.left) if not s.status[seat]])
        hand.emit(Opened(index, self.street, order, rule=hand.law.cite["draw"]))
        return True

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if not s.waiting:
            return False
        if not s.pending:
            options = (Option("stand pat"), Option("draw", 1, self.most, hand.law.cite["draw"]))
            hand.emit(Turn(s.turn + 1, (s.waiting[0],), (options,), hand.deadline()))
        return True

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        rule = hand.law.cite["draw"]
        if verb in ("stand pat", "time-out", "check"):
            hand.emit(Drew(seat, 0, rule=rule))
            return
        if verb != "draw":
            raise Refusal(rule or hand.law.rules["act_in_turn"], "not-your-choice", verb=verb, options=hand.said(seat))
        slots = self._discarded(hand, seat, amount, cards)
        count = len(slots)
        if count > self.most:
            raise Refusal(rule, "above-maximum", amount=count, most=self.most)
        hand.emit(Drew(seat, count, rule=rule))
        if count:
            self._replace(hand, seat, slots, rule)

    def _discarded(self, hand: Hand, seat: int, amount: int, cards: Sequence[int]) -> list[int]:
        """The slots to change: those of the named cards, or any so many where the cards are unknown to us."""
        s = hand.state
        own = hand.private(seat)
        if not cards or all(card == UNSEEN for card in cards):
            count = len(cards) or amount
            if not 0 <= count <= len(own):
                raise Refusal(hand.law.cite["draw"], "above-maximum", amount=count, most=len(own))
            return own[:count]
        slots = [slot for card in dict.fromkeys(cards) for slot in own if s.faces[slot] == card]
        if len(slots) != len(cards):
            raise Refusal(hand.law.cite["draw"], "wrong-cards", cards=" ".join(map(str, cards)))
        return slots

    def _replace(self, hand: Hand, seat: int, slots: list[int], rule: str) -> None:
        s = hand.state
        count = len(slots)
        fresh = count - len(s.zones["stub"])
        zone = f"hole/{seat}"
        if fresh > 0:
            self._give(hand, seat, count - fresh, rule)
            if s.zones.get("discards"):
                hand.reshuffle(("stub", "discards"), rule)
        hand.emit(Moved(tuple(slots), zone, ("discards",) * count, (0,) * count, rule=rule))
        self._give(hand, seat, fresh if fresh > 0 else count, rule)

    def _give(self, hand: Hand, seat: int, count: int, rule: str) -> None:
        s = hand.state
        new = tuple(s.zones["stub"][:count])
        if new:
            to = (f"hole/{seat}",) * len(new)
            hand.emit(Moved(new, "stub", to, (1 << seat,) * len(new), hand.deck.faces(new, to), rule=rule))
