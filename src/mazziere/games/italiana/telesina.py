"""Telesina: one card hidden and four open, a bet after each, and common cards that are turned at the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from mazziere.games.italiana.betting import Puntata
from mazziere.games.italiana.distribution import Giro
from mazziere.games.italiana.game import Italiana
from mazziere.games.italiana.invito import Invito
from mazziere.games.italiana.scelta import Scelta
from mazziere.games.italiana.showing import Esibizione
from mazziere.games.italiana.vele import MOST_TURNS, NAMES, Girata, combinations, layout, shown, turned
from mazziere.hand.first import First
from mazziere.hand.state import UNSEEN, UP
from mazziere.ranking.italian import italian

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State
    from mazziere.hand.variant import Variant
    from mazziere.ranking.explained import Explained
    from mazziere.ranking.italian import Italian

ROUNDS: Final = 4
OWN: Final = 5


@dataclass(frozen=True)
class Telesina(Italiana):
    """The game with one layout of vele; which one a hand has is known once the dealer has chosen."""

    vele: str = NAMES[0]

    def at(self, state: State) -> Variant:
        """The game as this hand plays it: its players and its vele."""
        sized = self.for_players(state.facts.get("players", state.n))
        name = NAMES[state.facts.get("vele", 0)]
        if name == NAMES[0]:
            return sized
        key = (name, len(sized.pack))
        if key not in _LAID:
            _LAID[key] = replace(sized, vele=name)  # type: ignore[call-arg]  # for_players keeps the type
        return _LAID[key]

    def strength(self, own: Sequence[int], board: Sequence[int], side: str = "high") -> int:
        """Five of one's own cards with any of one combination of vele (IT-TEL-9); 0 before there are five."""
        if len(own) < OWN:
            return 0
        order: Italian = self.high  # type: ignore[assignment]  # every pack has its own Italian order
        return order.vele(own, combinations(self.vele, board))

    def explain(self, own: Sequence[int], board: Sequence[int]) -> Explained:
        """The hand that `strength` counts, in words; before the last turn, with the vele that lie open."""
        order: Italian = self.high  # type: ignore[assignment]  # every pack has its own Italian order
        return order.explain_vele(own, shown(self.vele, board))


_LAID: Final[dict[tuple[str, int], Variant]] = {}
"""Telesina with each layout, by the size of the pack."""


@dataclass(frozen=True, slots=True)
class InvitoTelesina(Invito):
    """The invito without openers: nobody opens here (IT-TEL-1)."""

    @property
    def street(self) -> str:
        return "invito"

    def settle_openers(self, hand: Hand) -> None:
        """There are none."""


@dataclass(frozen=True, slots=True)
class PuntataScoperta(Puntata):
    """A bet after a round of cards or a turn of vele; the best hand showing speaks first (IT-TEL-8)."""

    number: int = 1

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        if self.number > ROUNDS + len(layout(s).turns):
            return False
        first = best_showing(hand)
        queue = [seat for seat in s.clockwise(first) if not s.status[seat] and s.stacks[seat]]
        if len(queue) < 2:
            return False
        self.begin(hand, index, queue, 0, hand.law.cite[self.topic])
        return True


def best_showing(hand: Hand) -> int:
    """Who shows the best hand with the open cards and the vele turned so far."""
    s = hand.state
    order: Italian = hand.variant.high  # type: ignore[assignment]  # every pack has its own Italian order
    vele = turned(s)
    shown = {}
    for seat in s.live():
        up = s.cards(UP[seat])
        if UNSEEN in up:
            up = [card for card in up if card != UNSEEN]
        if up:
            shown[seat] = order.showing(up, vele)
    return order.best(shown)[0] if shown else s.start.left


TELESINA = Telesina(
    key="telesina",
    name="Telesina",
    nome="Telesina",
    pack=tuple(range(12, 52)),
    seats=(2, 6),
    high=italian(6),
    upcards=True,
    limits=("no-limit", "pot-limit", "fixed-limit"),
    phases=(
        InvitoTelesina(),
        Scelta(),
        *[
            phase
            for number in range(1, ROUNDS + 1)
            for phase in (Giro(number), PuntataScoperta(f"puntata {number}", First.LEFT_OF_BUTTON, number=number))
        ],
        *[
            phase
            for number in range(1, MOST_TURNS + 1)
            for phase in (
                Girata(number),
                PuntataScoperta(f"puntata {ROUNDS + number}", First.LEFT_OF_BUTTON, number=ROUNDS + number),
            )
        ],
        Esibizione(),
    ),
)
