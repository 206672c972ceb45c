"""Who speaks first in a round, what there is to match, and the order of the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mazziere.hand.state import CLOCKWISE, UNSEEN

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand


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
    suit = hand.law.suit_rank
    if s.zones.get("shared"):
        # With a common card the opener of the street before speaks first (ST-RP10h).
        return s.opener, False
    best, opener, tied = None, 0, False
    for seat in s.clockwise(s.start.left):
        if s.status[seat]:
            continue
        up = [card for card in s.cards(f"up/{seat}") if card != UNSEEN]
        if not up:
            continue
        key = showing(hand, first, up, suit)
        if best is None or key > best:
            best, opener, tied = key, seat, best is not None and key[0] == best[0]
        elif key[0] == best[0]:
            tied = True
    return opener, tied


def showing(hand: Hand, first: First, up: list[int], suit: tuple[int, ...]) -> tuple[object, int]:
    """What two boards are compared by, the larger speaking first."""
    ace_low = hand.variant.ace_low
    if first is First.BEST_SHOWING:
        top = max(up, key=lambda card: (_height(card, ace_low), suit[card & 3]))
        order = hand.variant.high
        value = order.partial(up)
        if not ace_low:
            # Of a pair the better suit counts, so the suit is taken from the cards that make the hand (SV-STUD7-11).
            top = max(up, key=lambda card: (sum(c >> 2 == card >> 2 for c in up), card >> 2, suit[card & 3]))
        return value, suit[top & 3]
    door = up[-1]
    height = _height(door, ace_low)
    if first is First.LOW_BRINGS_IN:
        return -height, -suit[door & 3]
    return height, suit[door & 3]


def _height(card: int, ace_low: bool) -> int:
    rank = card >> 2
    return -1 if ace_low and rank == 12 else rank
