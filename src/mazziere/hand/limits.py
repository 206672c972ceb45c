"""How much may be wagered: no-limit, pot-limit, fixed-limit and spread-limit, each one function.

A limit answers with three totals for the street: the least and the most a wager may come to, and the total that
would merely complete a short one. Zero means: not on offer.
"""

from collections.abc import Callable
from typing import NamedTuple

from mazziere.hand.law import Law
from mazziere.hand.state import State

SMALL, BIG = 0, 1


class Bounds(NamedTuple):
    """Totals for the street; `capped` says that only the cap on raises forbids more."""

    low: int
    high: int
    complete: int = 0
    capped: bool = False


NOTHING = Bounds(0, 0)
Totals = tuple[int, int, int, bool]
"""`Bounds` without a name: a limit is asked at every decision, and a plain tuple costs a tenth of a named one."""

Limit = Callable[[State, Law, int, int], Totals]


def measure(s: State, law: Law) -> int:
    """The bet a raise is measured from: an opening all-in below the minimum may count as the minimum (FG-9b)."""
    if law.short_counts_full and 0 < s.level < s.start.stakes.min_bet:
        return s.start.stakes.min_bet
    return s.level


def _no_limit(s: State, law: Law, seat: int, unit: int) -> Totals:
    high = s.bets[seat] + s.stacks[seat]
    low = measure(s, law) + s.step if s.level else s.start.stakes.min_bet
    return (low if low < high else high), high, 0, False


def _pot_limit(s: State, law: Law, seat: int, unit: int) -> Totals:
    level, bet = s.level, s.bets[seat]
    whole = bet + s.stacks[seat]
    low = measure(s, law) + s.step if level else s.start.stakes.min_bet
    high = s.pot + sum(s.bets) + 2 * level - bet
    if s.shortfall and law.pot_limit_short_blinds == "count-full":
        high += s.shortfall
    if high < low:
        high = low
    return (low if low < whole else whole), (high if high < whole else whole), 0, False


def _spread_limit(s: State, law: Law, seat: int, unit: int) -> Totals:
    least, most = s.start.stakes.spread
    whole = s.bets[seat] + s.stacks[seat]
    low = s.level + (max(s.step, least) if s.level else least)
    high = s.level + most
    if low > high:
        return NOTHING
    return Bounds(min(low, whole), min(high, whole))


def _fixed_limit(s: State, law: Law, seat: int, unit: int) -> Totals:
    whole = s.bets[seat] + s.stacks[seat]
    level, base = s.level, s.base
    if not level:
        return min(unit, whole), min(unit, whole), 0, False
    gap = level - base
    target, complete = level + unit, 0
    brought_in = not s.wagers and s.aggressor < 0
    if brought_in:
        # Over a bring-in the only wager is the whole small bet (SV-STUD7-6).
        target, complete = 0, unit
    elif gap:
        complete = base + unit
        if gap * 2 < unit:
            target = 0
    if law.limit_short_all_in == "half-is-full":
        if s.wagers >= law.limit_cap > 0 and not cap_lifted(s, law):
            return 0, 0, 0, True
    elif level + unit > (top := law.limit_cap * unit) > 0 and not cap_lifted(s, law):
        # The ladder stops at a total: 30-50-70 and then 80, not 90 (SC-LIM-7).
        if level >= top:
            return 0, 0, 0, True
        if target > top:
            target, complete = 0, top
        elif complete > top:
            complete = 0
    if complete >= whole:
        # Not even the smaller wager is covered: whatever is left goes in.
        return whole, whole, 0, False
    if target > whole:
        target = whole
    return target, target, complete, False


def cap_lifted(s: State, law: Law) -> bool:
    """Is the number of raises unlimited in this round?"""
    if law.limit_cap_stud == "always" and s.start.stakes.bring_in:
        return False
    if law.limit_cap_lifted == "round-starts-heads-up":
        return s.heads_up
    if law.limit_cap_lifted == "two-left-in-event":
        return s.start.stakes.event_players == 2
    return False


LIMITS: dict[str, Limit] = {
    "no-limit": _no_limit,
    "pot-limit": _pot_limit,
    "fixed-limit": _fixed_limit,
    "spread-limit": _spread_limit,
}


def reopened(s: State, law: Law, seat: int, unit: int, fixed: bool) -> bool:
    """May a seat raise, having perhaps acted already? Short all-ins reopen the betting only as the rulebook says."""
    acted = s.acted_fulls[seat]
    if acted < 0:
        return True
    if fixed:
        # What this seat faces counts: two short all-ins may make half a bet for one seat and less for another (ST-47b).
        matched = s.acted_level[seat]
        if matched == s.start.stakes.bring_in:
            # A bring-in is no bet: over it the whole of the bet counts.
            return s.level > matched and s.level * 2 >= unit
        return (s.level - matched) * 2 >= unit
    if law.reopening == "cumulative":
        return s.level - s.acted_level[seat] >= s.step
    return s.fulls > acted or law.reopening == "any-raise"
