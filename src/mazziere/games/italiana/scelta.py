"""The dealer's choice: which vele are laid and how the hidden cards are dealt, where the table leaves it free."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mazziere.games.italiana import vele
from mazziere.games.italiana.presence import Seated, away, not_on_offer
from mazziere.hand.events import Option, Settled, Turn
from mazziere.hand.phase import Phase
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand

MAI, PRIMO_GIRO, SEMPRE = range(3)
DISTRIBUTIONS: Final = ("mai", "primo-giro", "sempre")
"""How cards are dealt face down for their player to choose from (IT-DIST-3 to IT-DIST-5)."""

FREE: Final = "libera"
PARTS: Final = {"vele": vele.NAMES, "distribuzione": DISTRIBUTIONS}
"""What may be chosen, and from what; the first is the plain one, used where nobody says anything."""


@dataclass(frozen=True, slots=True)
class Scelta(Seated, Phase):
    """What the table fixes is fixed; what it leaves free the dealer chooses, once and for all before the cards."""

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        cite = hand.law.cite
        Phase.open(self, hand, index)
        mine = s.start.options.get("preferred", {})
        for part, names in PARTS.items():
            setting = s.start.options.get(part, names[0])
            if setting != FREE:
                self._settle(hand, part, setting, "")
            elif mine.get(f"always_{part}") and part in mine:
                self._settle(hand, part, mine[part], cite[f"{part}/always"])
        return True

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        free = [part for part in PARTS if part not in s.facts]
        if not free:
            hand.variant = hand.variant.at(s)
            vele.lay(hand)
            return False
        dealer = s.start.button
        if dealer is None or s.status[dealer] or away(s, dealer):
            self._default(hand)
            return self.ask(hand)
        cite = hand.law.cite
        options = [Option(name, rule=cite[f"{part}/free"]) for part in free for name in PARTS[part]]
        hand.emit(Turn(s.turn + 1, (dealer,), (tuple(options),), hand.deadline()))
        return True

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        if verb == "time-out":
            self._default(hand)
            return
        for part, names in PARTS.items():
            if verb in names and part not in s.facts:
                self._settle(hand, part, verb, hand.law.cite[f"{part}/free"])
                return
        raise not_on_offer(hand, seat, verb, hand.law.cite["vele/free"])

    def _default(self, hand: Hand) -> None:
        """Nobody chooses: the dealer's stored preference, else no vele and the classic deal (IT-TIME-2)."""
        s = hand.state
        mine = s.start.options.get("preferred", {})
        for part, names in PARTS.items():
            if part not in s.facts:
                kept = hand.law.cite[f"{part}/preferred"] if part in mine else ""
                self._settle(hand, part, mine.get(part, names[0]), join(hand.law.cite["out-of-time"], kept))

    def _settle(self, hand: Hand, part: str, name: str, why: str) -> None:
        rule = join(hand.law.cite[f"{part}/{name}"], why)
        hand.emit(Settled(part, PARTS[part].index(name), rule=rule))
