"""Showing: who must, who may, and who is paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mazziere.games.italiana.buio import blind_raise
from mazziere.games.italiana.circle import circle
from mazziere.games.italiana.giro_pazzo import starts
from mazziere.games.italiana.presence import Seated, away, not_on_offer
from mazziere.hand.award import award
from mazziere.hand.events import DEALER, Chose, Opened, Option, Settled, Turn, WinnersDeclared
from mazziere.hand.phase import Phase
from mazziere.hand.state import LIVE
from mazziere.ranking.italian import winning
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand


def _beating(values: dict[int, int], winners: set[int], around: bool) -> set[int]:
    """Whoever, in the order of showing, beats the best hand shown so far, in whichever pot, or wins one."""
    must: set[int] = set()
    shown: list[int] = []
    for seat, value in values.items():
        if seat in winners or winning((value, *shown), around) == value:
            must.add(seat)
            shown.append(value)
    return must


def _rule(hand: Hand) -> str:
    """Why the hands that need not be shown may be: nobody else is left, or they are beaten."""
    return hand.law.cite["show/alone" if hand.state.status.count(LIVE) == 1 else "show/others"]


@dataclass(frozen=True, slots=True)
class Esibizione(Seated, Phase):
    """From the last to raise, whoever beats the best hand shown shows; the others are asked, and the pots are paid."""

    contested: ClassVar[bool] = False

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        if "parol" in s.facts:
            return False
        order = self._order(hand)
        rule = hand.law.showdown_rule
        if 0 in s.stacks and any(away(s, seat) and not s.stacks[seat] for seat in order):
            rule = join(rule, hand.law.cite["away-all-in"])
        hand.emit(Opened(index, self.street, tuple(order), rule=rule))
        self._show_what_must_be(hand, order)
        if starts(hand):
            hand.emit(Settled("giro", 1, rule=hand.law.cite["giro"]))
        return True

    def _order(self, hand: Hand) -> list[int]:
        s = hand.state
        first = s.last_aggressor
        if first < 0:
            blind = blind_raise(s)
            first = blind[0] if blind else s.start.left
        status = s.status
        return [seat for seat in s.clockwise(first) if not status[seat]]

    def _show_what_must_be(self, hand: Hand, order: list[int]) -> None:
        """Whoever beats the hands shown so far, wins a pot, or has raised all-in (IT-SHOW-2, IT-SHOW-3)."""
        s = hand.state
        cite = hand.law.cite
        values = {seat: value for seat in order if (value := hand.value(seat)) is not None}
        around = circle(hand.law)
        winners: set[int] = set()
        for pot in s.pots:
            contenders = {seat: values[seat] for seat in pot.seats if seat in values}
            if len(contenders) > 1:
                most = winning(contenders.values(), around)
                winners |= {seat for seat, value in contenders.items() if value == most}
        must = _beating(values, winners, around)
        for seat in values:
            if seat in must:
                hand.show(seat, cite["show/beats"])
            elif f"resto/{seat}" in s.facts:
                hand.show(seat, cite["show/all-in"])

    # -- asking ------------------------------------------------------------------------

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        shown, status, secrets = s.shown, s.status, s.secrets
        undecided = [seat for seat in s.waiting if not shown[seat] and not status[seat] and seat not in secrets]
        rule = _rule(hand)
        asked = [seat for seat in undecided if not self._automatic(hand, seat, rule)]
        if asked:
            options = (Option("mostro", rule=rule), Option("nascondo", rule=hand.law.cite["show/choice"]))
            hand.emit(Turn(s.turn + 1, tuple(asked), (options,) * len(asked), hand.deadline()))
            return True
        if not s.secrets:
            self._say_the_exception(hand)
        if s.pot and not award(hand):
            # Somebody must read the cards on the felt: a hand that could win is unknown here.
            hand.emit(Turn(s.turn + 1, (DEALER,), ((Option("declare"),),)))
            return True
        hand.finish()
        return True

    def _say_the_exception(self, hand: Hand) -> None:
        """Where all hands lie open and the highest does not win, it is said aloud which one does (IT-RANK-10c)."""
        s = hand.state
        for place, pot in enumerate(s.pots):
            shown = {seat: hand.value(seat) or 0 for seat in pot.seats if s.shown[seat]}
            if winning(shown.values(), circle(hand.law)) != max(shown.values(), default=0):
                winner = hand.variant.best(shown, "high", hand.law)
                rule = hand.law.cite["rank/scala reale"]
                hand.emit(WinnersDeclared(place, tuple(winner), "rules", "high", rule=rule))

    def _automatic(self, hand: Hand, seat: int, rule: str) -> bool:
        """Decide for a seat that has said always or never, is away, or sits where nobody is asked."""
        s = hand.state
        choice = s.memory.get(f"show/{seat}", "ask") if s.memory else "ask"
        if choice == "always":
            hand.show(seat, hand.law.cite["prefer/show"])
        elif choice == "never":
            self._hide(hand, seat, hand.law.cite["prefer/show"])
        elif s.start.showdown == "automatic" or away(s, seat):
            self._hide(hand, seat, rule)
        else:
            return False
        return True

    def _hide(self, hand: Hand, seat: int, rule: str) -> None:
        # The cards stay where they are: a hidden hand is beaten, and still counts where others compare (IT-RANK-10c).
        hand.emit(Chose(seat, "show", "nascondo", rule=rule))

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb == "mostro":
            hand.show(seat, _rule(hand))
        elif verb in ("nascondo", "time-out"):
            self._hide(hand, seat, _rule(hand))
        else:
            raise not_on_offer(hand, seat, verb, hand.law.cite["show/choice"])
