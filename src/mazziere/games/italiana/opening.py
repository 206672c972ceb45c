"""The opening: who may open, with what, and what the others may do then."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NoReturn

from mazziere.games.italiana.alone import award_alone
from mazziere.games.italiana.betting import Puntata
from mazziere.games.italiana.buio import blind_raise
from mazziere.games.italiana.openers import LEVELS, opens
from mazziere.games.italiana.parol import in_the_pot
from mazziere.games.italiana.presence import not_on_offer
from mazziere.hand.events import Option
from mazziere.hand.state import HOLE
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law


@cache
def _opening_rule(law: Law, level: int, limit: str, parol: bool) -> str:
    """Everything behind an opening bet; without a limit it is that of a seat without chips."""
    cite = law.cite
    last = (
        (cite[limit], cite["parol/least" if parol else "openers/least"]) if limit else (law.rules["chipless_opening"],)
    )
    return join(cite["opening"], cite[LEVELS[level]], cite["two-way"], *last)


@dataclass(frozen=True, slots=True)
class Apertura(Puntata):
    """From the dealer's left each may open or hand on the word; after a blind opening, see or pass."""

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        cite = hand.law.cite
        blind = blind_raise(s)
        if blind:
            raiser, level, _ = blind
            queue = [seat for seat in s.clockwise((raiser + 1) % s.n) if not s.status[seat] and s.stacks[seat]]
            rule = join(cite["buio/see-or-pass"], cite["buio/most"])
            self.begin(hand, index, queue, level, rule)
            return True
        if len(s.able()) < 2:
            return False
        asks_everybody = hand.law.values["chipless_opening"] == "for-nothing"
        status, stacks = s.status, s.stacks
        queue = [seat for seat in s.clockwise(s.start.left) if not status[seat] and (stacks[seat] or asks_everybody)]
        self.begin(hand, index, queue, 0, cite[self.topic])
        return True

    def _opened(self, hand: Hand) -> bool:
        return hand.state.aggressor >= 0 or hand.state.level > 0

    def least(self, hand: Hand) -> int:
        """One invito; over a parol pot, the pot (IT-OPEN-7, IT-PAROL-5)."""
        s = hand.state
        carried = s.start.carry.pot and in_the_pot(s)
        return s.pot if carried and not self._opened(hand) else s.start.stakes.min_bet

    def least_rule(self, hand: Hand) -> str:
        return hand.law.cite["parol/least" if in_the_pot(hand.state) else "openers/least"]

    def first_bet(self, hand: Hand) -> str:
        return "punto" if self._opened(hand) else "apro"

    def options(self, hand: Hand, seat: int) -> tuple[Option, ...]:
        s = hand.state
        if s.level or s.aggressor >= 0:
            return Puntata.options(self, hand, seat)
        stacks, status = s.stacks, s.status
        for other in range(s.n):
            if stacks[other] and not status[other] and other != seat:
                break
        else:
            return ()
        plain = self.free_options(hand)
        if not opens(s.cards(HOLE[seat]), s.facts["openers"], hand.variant.high):
            return plain
        low, high = self.span(hand, stacks[seat]) if stacks[seat] else (0, 0)
        return (*plain, Option("apro", low, high, self.wager_rule(hand, seat)))

    def wager_rule(self, hand: Hand, seat: int) -> str:
        s = hand.state
        if s.level or s.aggressor >= 0:
            return Puntata.wager_rule(self, hand, seat)
        limit = hand.limit_name if s.stacks[seat] else ""
        return _opening_rule(hand.law, s.facts["openers"], limit, bool(in_the_pot(s)))

    def raise_rule(self, hand: Hand) -> str:
        return hand.law.cite["buio/raise" if blind_raise(hand.state) else "opened"]

    def _level_rule(self, hand: Hand) -> str:
        return hand.law.cite[LEVELS[hand.state.facts["openers"]]]

    def stake(self, hand: Hand, seat: int, verb: str, to: int) -> None:
        if verb == "apro" and self._opened(hand):
            raise not_on_offer(hand, seat, verb, hand.law.cite["bet"])
        Puntata.stake(self, hand, seat, verb, to)

    def refuse(self, hand: Hand, seat: int, verb: str, to: int) -> NoReturn:
        if verb == "apro" and all(option.verb != verb for option in hand.state.pending[seat]):
            raise Refusal(join(self._level_rule(hand), hand.law.cite["two-way"]), "no-openers")
        Puntata.refuse(self, hand, seat, verb, to)

    def closed(self, hand: Hand) -> bool:
        s = hand.state
        opened = self._opened(hand)
        Puntata.closed(self, hand)
        if not opened and all(s.stacks[seat] for seat in s.live()):
            # Nobody has opened and nobody is all-in: the pot stays for the next hand (IT-OPEN-3).
            hand.finish()
            return True
        award_alone(hand)
        return False
