"""A side pot that only one player can still win is paid at once; the others play on for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Awarded, Collected, Raked
from mazziere.hand.pots import rake_of
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand


def award_alone(hand: Hand) -> None:
    """Pay every pot but the last contested ones that a single live seat contests (IT-OPEN-9)."""
    s = hand.state
    contenders = [[seat for seat in pot.seats if not s.status[seat]] for pot in s.pots]
    alone = [place for place, seats in enumerate(contenders) if len(seats) == 1]
    if not alone:
        return
    cite = hand.law.cite
    rake = s.start.stakes.rake
    shares = rake_of(s.pots, rake, hand.law.rake_order) if rake else [0] * len(s.pots)
    for place in reversed(alone):
        (seat,) = contenders[place]
        if shares[place]:
            hand.emit(Raked(place, shares[place], rule=join(hand.law.rules["rake_percent"], cite["rake"])))
        amount = s.pots[place].amount - shares[place]
        hand.emit(Awarded(place, (seat,), (amount,), (s.stacks[seat] + amount,), rule=cite["unfollowed"]))
    left = tuple([pot for place, pot in enumerate(s.pots) if place not in alone])
    hand.emit(Collected(left, rule=cite["unfollowed"]))
