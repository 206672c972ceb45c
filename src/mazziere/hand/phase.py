"""A phase: one stretch of a hand that knows how it opens, who acts, what is legal and when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mazziere.hand.events import Opened
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand


@dataclass(frozen=True, slots=True)
class Phase:
    """The base of every phase. A game is a tuple of these; a new game needs at most a new phase."""

    anytime: ClassVar[frozenset[str]] = frozenset()
    """Verbs this phase takes from seats whose turn it is not."""

    contested: ClassVar[bool] = True
    """Does the hand end here at once when one live hand is left?"""

    @property
    def street(self) -> str:
        """What players call this stretch of the hand."""
        return type(self).__name__.lower()

    def open(self, hand: Hand, index: int) -> bool:
        """Begin. True if somebody may have to decide here: then an event has made this the current phase."""
        hand.emit(Opened(index, self.street))
        return True

    def ask(self, hand: Hand) -> bool:
        """Put the next decision to whoever must take it; False when nothing is left to decide here."""
        return False

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> bool | None:
        """Carry out a decision, or refuse it and change nothing; True if the next one has been put already."""
        raise Refusal(hand.law.rules["act_in_turn"], "not-allowed-here", verb=verb)

    def dealt(self, hand: Hand, cards: Sequence[int]) -> None:
        """The dealer goes on (only where dealing is by hand)."""
        raise Refusal(hand.law.rules["act_in_turn"], "not-allowed-here", verb="deal")
