"""Poker all'italiana: five cards, one exchange, a pack that grows with the players and suits that decide every tie."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from mazziere.games.italiana.buio import Buio, blind_raise
from mazziere.games.italiana.cambio import Cambio
from mazziere.games.italiana.circle import circle
from mazziere.games.italiana.final import UltimaPuntata
from mazziere.games.italiana.invito import Invito
from mazziere.games.italiana.opening import Apertura
from mazziere.games.italiana.options import check_options
from mazziere.games.italiana.parol import Adeguamento, carried
from mazziere.games.italiana.showing import Esibizione
from mazziere.hand.dealing import Deal
from mazziere.hand.events import Carry, Opened
from mazziere.hand.first import First
from mazziere.hand.setup import SetupError
from mazziere.hand.state import LIVE
from mazziere.hand.variant import Variant
from mazziere.ranking.high import SPANS
from mazziere.ranking.italian import ASCENDING, FLUSHES, FULLS, POKERS, STRAIGHT_FLUSHES, italian, winning
from mazziere.ranking.italian_suits import CODE_BITS
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law

MOST_RAKE: Final = 10
"""At least nine tenths of the stakes go to the winner (IT-RAKE-1)."""


_SIZED: Final[dict[tuple[str, int], Variant]] = {}
"""Each game as so many play it."""


@dataclass(frozen=True)
class Italiana(Variant):
    """The family of this game: its rulebook, its pack, and what a hand leaves to the next."""

    def best(self, strengths: Mapping[int, int], side: str, law: Law) -> list[int]:
        """Who wins a pot; which straight flushes beat a higher one is the house's to say (IT-RANK-10c)."""
        most = winning(strengths.values(), circle(law))
        return [seat for seat, each in strengths.items() if each == most]

    def for_players(self, players: int) -> Variant:
        """The game with the pack and the order of so many players."""
        sized = _SIZED.get((self.key, players))
        if sized is None:
            order = italian(min(max(players, self.seats[0]), self.seats[1]))
            sized = replace(self, pack=tuple(range((order.lowest - 2) * 4, 52)), high=order)
            _SIZED[self.key, players] = sized
        return sized

    def deal(self, stacks: Sequence[int], *, invito: int = 0, **setup: Any) -> Hand:
        """Start a hand for an invito of so much. Cash under `italiana`, tournament under `italiana-tournament`.

        Players left in an event (`event_players`) make `italiana` a tournament.

        >>> hand = ITALIANA.deal(stacks=[1000] * 4, invito=10)
        >>> hand.pot, [str(option) for option in hand.legal()]
        (40, ['buio 40', 'dai-carte'])
        """
        setup.setdefault("rulebook", "italiana")
        if setup.get("event_players") and setup["rulebook"] == "italiana":
            setup["rulebook"] = "italiana-tournament"
        setup.setdefault("ante", invito)
        if not setup["ante"]:
            raise SetupError("invito: 0 is not allowed; give what everybody puts in to play, at least 1")
        if options := setup.get("options"):
            check_options(options)
            setup["options"] = {name: list(each) if isinstance(each, tuple) else each for name, each in options.items()}
        rake = setup.get("rake")
        if rake is not None and rake.percent > MOST_RAKE:
            raise Refusal("IT-RAKE-1", "above-maximum", amount=rake.percent, most=MOST_RAKE)
        return Variant.deal(self.for_players(len(stacks)), stacks, posts=(), **setup)

    def topic(self, strength: int, side: str) -> str:
        return f"rank/{category(strength)}"

    def kicker_decides(self, winner: int, loser: int) -> bool:
        """Side cards and suits belong to the rule of each category here."""
        return False

    def carry_out(self, hand: Hand) -> Carry:
        return carried(hand)

    def left_alone(self, hand: Hand) -> None:
        """Whoever is left is asked to show or hide, already paid (IT-SHOW-1), if there are cards to show."""
        s, cite = hand.state, hand.law.cite
        if not hand.own_cards(s.status.index(LIVE)):
            hand.finish()
            return
        index = next(place for place, phase in enumerate(self.phases) if isinstance(phase, Esibizione))
        unseen = blind_raise(s) and s.street == "apertura" and s.aggressor < 0
        rule = join(cite["show/alone"], cite["buio/unseen"] if unseen else "")
        hand.emit(Opened(index, self.phases[index].street, (s.status.index(LIVE),), rule=rule))
        hand.run()


_NAMES: Final = tuple(ASCENDING.values())
_FROM: Final = (*[span.start for span in SPANS[:5]], FULLS, FLUSHES, POKERS, STRAIGHT_FLUSHES)
"""Where each category begins, in the order of the names."""


def category(strength: int) -> str:
    """The category of a hand, in the game's words.

    >>> from mazziere.cards import parse_cards
    >>> category(italian(4).strength(parse_cards("Ah Ad Ac Kh Kd")))
    'full'
    """
    return _NAMES[bisect_right(_FROM, strength >> CODE_BITS) - 1]


ITALIANA = Italiana(
    key="italiana",
    name="Poker all'italiana",
    nome="Poker all'italiana",
    pack=tuple(range(12, 52)),
    seats=(2, 6),
    high=italian(6),
    limits=("no-limit", "pot-limit", "fixed-limit"),
    phases=(
        Invito(),
        Buio(),
        Deal(down=5),
        Apertura("apertura", First.LEFT_OF_BUTTON),
        Cambio(),
        UltimaPuntata("ultima puntata", First.LEFT_OF_BUTTON),
        Esibizione(),
        Adeguamento(),
    ),
)
