"""The last betting phase, in which all may also declare parol and leave the pot on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from mazziere.games.italiana.betting import Puntata, busso, passo
from mazziere.games.italiana.buio import blind_raise
from mazziere.games.italiana.events import PAROL, SAID, SaidParol
from mazziere.hand.events import Option, Settled
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law
    from mazziere.hand.state import State


def said_parol(s: State) -> list[int]:
    """The seats that have declared parol."""
    return [seat for seat in range(s.n) if PAROL[seat] in s.facts]


def _barred(s: State) -> bool:
    """No parol with side pots or with somebody all-in (IT-PAROL-7)."""
    return len(s.pots) > 1 or (0 in s.stacks and not all(s.stacks[seat] for seat in s.live()))


@cache
def _words(law: Law, barred: bool, said: bool) -> tuple[Option, ...]:
    """What may be said while there is nothing to match, whether or not somebody has said parol before."""
    cite = law.cite
    if barred:
        return passo(law), busso(join(cite["check"], cite["parol/barred"]))
    knock = busso(join(cite["check"], cite["parol/cancelled"]) if said else cite["check"])
    return passo(law), knock, Option("parol", rule=cite["parol"])


@dataclass(frozen=True, slots=True)
class UltimaPuntata(Puntata):
    """The last to bet or raise speaks first; after a blind opening its author speaks last."""

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        cite = hand.law.cite
        blind = blind_raise(s)
        if blind:
            first, rule = (blind[0] + 1) % s.n, cite["buio/speaks-last"]
        elif s.last_aggressor >= 0:
            first, rule = s.last_aggressor, cite[self.topic]
        else:
            first, rule = s.start.left, join(cite[self.topic], cite["chipless/unopened"])
        status, stacks = s.status, s.stacks
        queue = [seat for seat in s.clockwise(first) if not status[seat] and stacks[seat]]
        if len(queue) < 2:
            # With one opponent at most, and all-in, there is nothing left to bet (IT-ALLIN-2).
            return False
        self.begin(hand, index, queue, 0, rule)
        return True

    def free_options(self, hand: Hand) -> tuple[Option, ...]:
        return _words(hand.law, _barred(hand.state), SAID in hand.state.facts)

    def wager_rule(self, hand: Hand, seat: int) -> str:
        rule = Puntata.wager_rule(self, hand, seat)
        if SAID in hand.state.facts and not hand.state.level:
            return join(rule, hand.law.cite["parol/cancelled"])
        return rule

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb != "parol":
            Puntata.decide(self, hand, seat, verb, amount, cards)
            return
        s = hand.state
        if s.level:
            raise Refusal(hand.law.cite["parol/cancelled"], "cannot-check", to_call=s.level - s.bets[seat])
        if _barred(s):
            raise Refusal(hand.law.cite["parol/barred"], "no-parol")
        hand.emit(SaidParol(seat, rule=hand.law.cite["parol"]))

    def closed(self, hand: Hand) -> bool:
        s = hand.state
        if SAID in s.facts and s.aggressor < 0 and s.live() == [seat for seat in said_parol(s) if not s.status[seat]]:
            hand.emit(Settled("parol", 1, rule=hand.law.cite["parol/all"]))
        return Puntata.closed(self, hand)
