"""Sitting out, coming back and automatic choices: what a player may say at any moment of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mazziere.games.italiana.events import AWAY, CameBack, Preferred, SatOut
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State

ITALIAN: Final = {
    "fold": "passo",
    "check": "busso",
    "call": "vedo",
    "bet": "punto",
    "raise": "rilancio",
    "all-in": "resto",
    "draw": "cambio",
    "stand pat": "servito",
    "show": "mostro",
    "muck": "nascondo",
}
"""The words of other games, as this one says them."""

PREFERENCES: Final = {
    "mostro-sempre": ("show", "always"),
    "nascondo-sempre": ("show", "never"),
    "chiedi-sempre": ("show", "ask"),
    "invito-sempre": ("invito", "automatic"),
    "invito-chiesto": ("invito", "asked"),
}
"""The automatic choices a player can set (IT-AUTO-5, IT-AUTO-6)."""

ANYTIME: Final = frozenset(("sitout", "sono-tornato", *PREFERENCES))


class Seated:
    """The part of every phase that listens to players whose turn it is not."""

    __slots__ = ()

    anytime: ClassVar[frozenset[str]] = ANYTIME

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        """Presence and preferences are taken from anybody; the rest is a decision of this phase."""
        if verb not in ANYTIME:
            self.decide(hand, seat, ITALIAN.get(verb, verb), amount, cards)
        elif verb in PREFERENCES:
            what, choice = PREFERENCES[verb]
            hand.emit(Preferred(seat, what, choice, rule=hand.law.cite[f"prefer/{what}"]))
        elif verb == "sitout":
            self.sit_out(hand, seat, hand.law.cite["sitout"])
        else:
            if not away(hand.state, seat):
                raise Refusal(hand.law.cite["came-back"], "not-sitting-out")
            hand.emit(CameBack(seat, rule=hand.law.cite["came-back"]))

    def sit_out(self, hand: Hand, seat: int, rule: str) -> None:
        """The player leaves the decisions to the table from here on."""
        if away(hand.state, seat):
            raise Refusal(hand.law.cite["sitout"], "sitting-out")
        hand.emit(SatOut(seat, rule=rule))

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        """Carry out a decision of this phase, or refuse it."""
        raise NotImplementedError


def away(s: State, seat: int) -> bool:
    """Is this player sitting out?"""
    return AWAY[seat] in s.facts


def not_on_offer(hand: Hand, seat: int, verb: str, rule: str = "") -> Refusal:
    """The refusal of a verb that is not among the seat's options."""
    return Refusal(rule or hand.law.rules["act_in_turn"], "not-your-choice", verb=verb, options=hand.said(seat))
