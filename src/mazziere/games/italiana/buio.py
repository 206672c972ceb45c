"""The blind opening: buio, controbuio and over, before the cards and only while jacks open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mazziere.games.italiana.events import RaisedBlind
from mazziere.games.italiana.openers import JACKS
from mazziere.games.italiana.presence import Seated, away, not_on_offer
from mazziere.hand.events import Opened, Option, Settled, Turn
from mazziere.hand.phase import Phase
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State

CHAIN: Final = ("buio", "controbuio", "over")
"""The blind raises, each the right of the next seat (IT-BUIO-1, IT-BUIO-3, IT-BUIO-4)."""


def blind_raise(s: State) -> tuple[int, int, str] | None:
    """The last blind raise of this hand: seat, amount and kind. Whatever was paid before it is an invito."""
    last = s.blinds[-1] if s.blinds else None
    return last if last and last[2] in CHAIN else None


@dataclass(frozen=True, slots=True)
class Buio(Seated, Phase):
    """Up to three blind raises by the first three seats; the first who declines has the cards dealt (IT-BUIO-5)."""

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        if s.facts["openers"] != JACKS or len(s.able()) < 2:
            return False
        status = s.status
        chain = [seat for seat in s.clockwise(s.start.left) if not status[seat]][: len(CHAIN)]
        if s.stacks[chain[0]] < s.pot:
            return False
        hand.emit(Opened(index, self.street, tuple(chain), rule=hand.law.cite["buio"]))
        return True

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        if not s.waiting or "dai-carte" in s.facts:
            return False
        seat = s.waiting[0]
        kind, amount = _next(s)
        if s.stacks[seat] < amount:
            # Who cannot pay the whole of it is not asked: the cards are dealt (IT-BUIO-6).
            return False
        if away(s, seat):
            hand.emit(Settled("dai-carte", seat, rule=hand.law.cite["sitout"]))
            return False
        cite = hand.law.cite
        options = (Option(kind, amount, amount, cite[kind]), Option("dai-carte", rule=cite["dai-carte"]))
        hand.emit(Turn(s.turn + 1, (seat,), (options,), hand.deadline()))
        return True

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        cite = hand.law.cite
        if verb == "dai-carte":
            hand.emit(Settled("dai-carte", seat, rule=cite["dai-carte"]))
        elif verb == "time-out":
            hand.emit(Settled("dai-carte", seat, rule=cite["out-of-time"]))
        else:
            kind, due = _next(s)
            if verb != kind:
                raise not_on_offer(hand, seat, verb, cite["buio"])
            if amount not in (0, due):
                raise Refusal(cite[kind], "bad-amount", amount=amount, allowed=due)
            hand.emit(RaisedBlind(seat, kind, due, s.stacks[seat] - due, rule=cite[kind]))
            if not s.stacks[seat]:
                hand.emit(Settled(f"resto/{seat}", 1, rule=cite["resto"]))


def _next(s: State) -> tuple[str, int]:
    """The blind raise now open: the pot, then twice the one before (IT-BUIO-2)."""
    made = blind_raise(s)
    return (CHAIN[CHAIN.index(made[2]) + 1], 2 * made[1]) if made else (CHAIN[0], s.pot)
