"""Who speaks first in a round, what there is to match, and the order of the rest."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from mazziere.hand.state import CLOCKWISE, UNSEEN, UP

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.ranking.order import Order


@dataclass(frozen=True, slots=True, eq=False)
class First:
    """How the first to speak is found; where up-cards decide, `tie` is the policy that breaks a tie between them."""

    brings_in: bool = False
    tie: str = ""

    AFTER_BLINDS: ClassVar[First]
    LEFT_OF_BUTTON: ClassVar[First]
    LOW_BRINGS_IN: ClassVar[First]
    HIGH_BRINGS_IN: ClassVar[First]
    BEST_SHOWING: ClassVar[First]


First.AFTER_BLINDS = First()
First.LEFT_OF_BUTTON = First()
First.LOW_BRINGS_IN = First(brings_in=True, tie="stud_bring_in_tie")
First.HIGH_BRINGS_IN = First(brings_in=True, tie="razz_bring_in_tie")
First.BEST_SHOWING = First(tie="stud_first_tie")

_LIVE_BLINDS = ("small blind", "big blind", "straddle")


def first_to_act(hand: Hand, first: First) -> tuple[int, int, list[int], int, bool]:
    """The bet to match, the least raise over it, the seats in the order they will speak, who owes a bring-in,
    and whether suits had to say who is first.
    """
    s = hand.state
    level = 0
    tied = False
    step = s.start.stakes.min_bet
    if first is First.LEFT_OF_BUTTON:
        opener = s.start.left
    elif first is First.AFTER_BLINDS:
        opener = s.start.left
        for seat, amount, kind in s.blinds:
            blind = kind in _LIVE_BLINDS
            if amount < level or (amount == level and not blind):
                continue
            level = amount
            if blind:
                opener = (seat + 1) % s.n
            if kind == "straddle":
                step = amount
    else:
        opener, tied = first_showing(hand, first)
    status, stacks = s.status, s.stacks
    queue = [seat for seat in CLOCKWISE[s.n][opener] if not status[seat] and stacks[seat]]
    owing = opener if first.brings_in and stacks[opener] else -1
    return level, step, queue, owing, tied


def first_showing(hand: Hand, first: First) -> tuple[int, bool]:
    """The seat that the up-cards name: lowest or highest door card, or the best hand showing; did suits break a tie?"""
    s = hand.state
    zones, faces = s.zones, s.faces
    if zones.get("shared"):
        # With a common card the opener of the street before speaks first (ST-RP10h).
        return s.opener, False
    best: object = None
    showing: list[tuple[int, list[int]]] = []
    for seat in s.clockwise(s.start.left):
        if s.status[seat] or UP[seat] not in zones:
            continue
        up = [faces[slot] for slot in zones[UP[seat]] if faces[slot] != UNSEEN]
        if not up:
            continue
        value = _shown(hand, first, up)
        if best is None or value > best:  # type: ignore[operator]  # values of one kind compare
            best, showing = value, [(seat, up)]
        elif value == best:
            showing.append((seat, up))
    if len(showing) < 2:
        return (showing[0][0] if showing else 0), False
    suit = hand.law.suit_rank
    if first is First.LOW_BRINGS_IN:
        return min(showing, key=lambda shown: suit[shown[1][-1] & 3])[0], True
    return max(showing, key=lambda shown: suit[_leading(hand, first, shown[1]) & 3])[0], True


def _shown(hand: Hand, first: First, up: list[int]) -> object:
    """What two boards are compared by, suits apart; the larger speaks first."""
    if first is First.BEST_SHOWING:
        return _partial(hand.variant.high, tuple(sorted([card >> 2 for card in up])))
    high = height(up[-1], hand.variant.ace_low)
    return -high if first is First.LOW_BRINGS_IN else high


@lru_cache(maxsize=8192)
def _partial(order: Order, ranks: tuple[int, ...]) -> object:
    """The same few ranks lie open again and again; suits have no part in what they make."""
    return order.partial([rank << 2 for rank in ranks])


def _leading(hand: Hand, first: First, up: list[int]) -> int:
    """The card of a board whose suit breaks a tie."""
    if first is not First.BEST_SHOWING:
        return up[-1]
    suit = hand.law.suit_rank
    if hand.variant.ace_low:
        return max(up, key=lambda card: (height(card, True), suit[card & 3]))
    # Of a pair the better suit counts, so the suit is taken from the cards that make the hand (SV-STUD7-11).
    return max(up, key=lambda card: (sum(c >> 2 == card >> 2 for c in up), card >> 2, suit[card & 3]))


def height(card: int, ace_low: bool) -> int:
    """A card's rank; the ace under the deuce where the ace is low."""
    rank = card >> 2
    return -1 if ace_low and rank == 12 else rank
