"""How a replay compares with the result its own file records: a remark for each difference that rake cannot explain.

Recorded winnings are after rake, often missing, and sometimes count a bet that nobody called: they never settle a hand.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from mazziere.hand.award import kept
from mazziere.hand.events import Returned

if TYPE_CHECKING:
    from mazziere.history.phh import HandHistory
    from mazziere.history.replay import Replayed

EXCEED = "recorded-winnings-exceed-the-pot"
WINNER = "recorded-winner-differs"
AMOUNT = "recorded-amount-differs"
UNSHOWN = "recorded-winner-shows-no-cards"
POST = "post-above-the-big-blind"
COVERING = "covering-wager"
SPURIOUS = "spurious-check-dropped"
TRUSTED = "as-recorded"

_RAKE, _RAKE_WITH_BET = Decimal("0.15"), Decimal("0.10")
"""The most a site took of a pot, and of a pot together with a bet it returned, in the hands we know."""


def compare(history: HandHistory, result: Replayed) -> list[str]:
    """The remarks a replayed hand deserves in the light of the file's `finishing_stacks` and `winnings`."""
    hand = result.hand
    collected = _collected(history, result)
    if hand is None or collected is None or not any(collected):
        return []
    s = hand.state
    if not s.ended:
        return [UNSHOWN] if result.kind == "undetermined" else []
    unit = Decimal(1) / result.scale
    awards = [award * unit for award in s.awards]
    returned = [Decimal(0)] * s.n
    for event in hand.events:
        if isinstance(event, Returned):
            returned[event.seat] += event.amount * unit
    found = {UNSHOWN} if any(kept(s, seat) and award for seat, award in enumerate(s.awards)) else set()
    for got, award, back in zip(collected, awards, returned, strict=True):
        if got > back and not award:
            found.add(WINNER)
        elif got and not _within_rake(got, award, back, unit):
            found.add(EXCEED if got > award else AMOUNT)
    return sorted(found)


def _within_rake(got: Decimal, award: Decimal, back: Decimal, unit: Decimal) -> bool:
    """Is a recorded amount the award, less rake? Some records add the uncalled bet, where rake weighs less.

    One unit more or less is an odd chip that the recorder split otherwise.
    """
    if award * (1 - _RAKE) - unit <= got <= award + unit:
        return True
    return (award + back) * (1 - _RAKE_WITH_BET) - unit <= got <= award + back + unit


def _collected(history: HandHistory, result: Replayed) -> list[Decimal] | None:
    """What the file says each player took from the pots."""
    finishing, winnings = history.get("finishing_stacks"), history.get("winnings")
    if finishing is not None and result.hand is not None and result.hand.over:
        s = result.hand.state
        before = [Decimal(stack - award) / result.scale for stack, award in zip(s.stacks, s.awards, strict=True)]
        return [Decimal(then) - left for then, left in zip(finishing, before, strict=True)]
    if winnings is not None:
        return [Decimal(won) for won in winnings]
    return None
