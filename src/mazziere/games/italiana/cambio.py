"""The exchange: up to four cards once, the fourth after everybody else; a short stub takes the discards back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from mazziere.games.italiana.buio import blind_raise
from mazziere.games.italiana.events import AWAY
from mazziere.games.italiana.presence import Seated, not_on_offer
from mazziere.hand import evolve
from mazziere.hand.changing import Draw
from mazziere.hand.events import Drew, Moved, Opened, Option, Turn
from mazziere.hand.state import HOLE
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law

AT_ONCE = 3
"""How many cards a player is served in turn; the rest comes late (IT-DRAW-3)."""

LOTS = 3
"""How many lots of a sealed deck a hand may need: the deal, and two reshuffles when six change nearly all they may."""


_DISCARDS = tuple([f"discards/{seat}" for seat in range(24)])
_DREW = tuple([f"drew/{seat}" for seat in range(24)])


@cache
def _options(law: Law, most: int) -> tuple[Option, Option]:
    cite = law.cite
    return Option("servito", rule=cite["draw"]), Option("cambio", 1, most, join(cite["draw"], cite["draw/panel"]))


@dataclass(frozen=True, slots=True)
class Cambio(Seated, Draw):
    """Everybody still in changes cards, all-in or not, from the dealer's left."""

    most: int = 4
    contested: ClassVar[bool] = True

    @property
    def street(self) -> str:
        return "cambio"

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        cite = hand.law.cite
        status = s.status
        order = tuple([seat for seat in s.clockwise(s.start.left) if not status[seat]])
        opened = s.last_aggressor >= 0 or blind_raise(s)
        rule = cite["opening-over"] if opened else ""
        if 0 in s.stacks and not all(s.stacks[seat] for seat in order):
            rule = join(rule, cite["chipless/opened" if opened else "chipless/unopened"])
        hand.emit(Opened(index, self.street, order, rule=join(cite["draw"], rule)))
        return True

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        while s.waiting:
            seat = s.waiting[0]
            if AWAY[seat] not in s.facts:
                think = hand.think
                options = _options(hand.law, self.most)
                asked = Turn(s.turn + 1, (seat,), (options,), hand.at + think if think else 0)
                s.log.append(asked)
                evolve.turn(s, asked)
                return True
            hand.emit(Drew(seat, 0, rule=hand.law.cite["out-of-time"]))
        late = hand.law.cite["draw/fourth"]
        for seat in s.clockwise(s.start.left):
            count = s.facts.get(_DREW[seat], 0)
            if count > AT_ONCE and not s.status[seat]:
                self._serve(hand, seat, count - AT_ONCE, late)
        return False

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        cite = hand.law.cite
        if verb == "cambio":
            self._change(hand, seat, amount, cards)
        elif verb in ("servito", "busso"):
            hand.emit(Drew(seat, 0, rule=cite["draw"]))
        elif verb == "time-out":
            hand.emit(Drew(seat, 0, rule=cite["out-of-time"]))
        else:
            raise not_on_offer(hand, seat, verb)

    def _change(self, hand: Hand, seat: int, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        rule = hand.law.cite["draw"]
        count = len(cards) or amount
        if not 0 <= count <= self.most:
            raise Refusal(join(rule, hand.law.cite["draw/panel"]), "above-maximum", amount=count, most=self.most)
        slots = tuple(self._discarded(hand, seat, amount, cards)) if count else ()
        drew = Drew(seat, count, rule=rule)
        s.log.append(drew)
        evolve.drew(s, drew)
        if count:
            thrown = Moved(slots, HOLE[seat], (_DISCARDS[seat],) * count, (0,) * count, rule=rule)
            s.log.append(thrown)
            evolve.moved(s, thrown)
            self._serve(hand, seat, count if count < AT_ONCE else AT_ONCE, rule)

    def _serve(self, hand: Hand, seat: int, count: int, rule: str) -> None:
        """Cards off the stub to its last one, then off the discards of those served before (IT-DRAW-2)."""
        s = hand.state
        while count:
            if not s.zones["stub"]:
                others = [_DISCARDS[other] for other in range(s.n) if other != seat]
                zones = tuple([zone for zone in others if s.zones.get(zone)])
                hand.reshuffle(("stub", *zones), hand.law.cite["draw/reshuffle"])
            slots = tuple(s.zones["stub"][:count])
            now = len(slots)
            to = (HOLE[seat],) * now
            served = Moved(slots, "stub", to, (1 << seat,) * now, hand.deck.faces(slots, to), rule=rule)
            s.log.append(served)
            evolve.moved(s, served)
            count -= now
