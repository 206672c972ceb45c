"""Which rules act together when a hand does something out of the ordinary; what is ordinary, `Law` has ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.first import First
from mazziere.hand.limits import cap_lifted
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law
    from mazziere.hand.state import State


def posting(hand: Hand, seat: int, rule: str) -> str:
    """The small blind: heads-up it is the button's, and where nobody pays an ante the blinds say so."""
    law, start = hand.law, hand.state.start
    stakes = start.stakes
    heads_up = hand.state.n == 2 and seat == start.button
    ante = stakes.ante or stakes.bb_ante or stakes.button_ante
    return join(rule, law.rules["heads_up_button"] if heads_up else "", "" if ante else law.cite["no-ante"])


def dealing(hand: Hand, rule: str) -> str:
    """The first cards: all that had to be in order before them, and heads-up who gets the last one."""
    law = hand.law
    heads_up = hand.state.n == 2 and hand.variant.blinds
    return join(law.cite["start"], rule, law.rules["heads_up_last_card"] if heads_up else "")


def opening(hand: Hand, first: First, rule: str, tied: bool, owing: int) -> str:
    """Who speaks first: heads-up, after a straddle, by suit, or past a bring-in that is all-in."""
    s, law = hand.state, hand.law
    if first.tie:
        if tied:
            rule = join(rule, law.rules[first.tie])
        return join(rule, law.cite["bring-in-all-in"]) if first.brings_in and owing < 0 else rule
    if s.n == 2:
        return join(rule, law.rules["heads_up_button"])
    if first is First.AFTER_BLINDS and any(kind == "straddle" for _, _, kind in s.blinds):
        return join(rule, law.cite["straddle-option"])
    return rule


def option(hand: Hand, seat: int, rule: str) -> str:
    """A blind that was only called speaks again; so does a straddle."""
    law = hand.law
    if (seat, hand.state.level, "straddle") in hand.state.blinds:
        return join(rule, law.cite["straddle-option"])
    return join(rule, law.rules["big_blind_option"], law.cite["option"])


def calling(hand: Hand, rule: str) -> str:
    """A big blind all-in for less does not lower what entering costs."""
    s = hand.state
    short = any(nominal == s.level > s.bets[seat] for seat, nominal, _ in s.blinds)
    return join(rule, hand.law.rules["short_blind_to_call"]) if short and s.aggressor < 0 else rule


def raising(hand: Hand, seat: int, rule: str) -> str:
    """A raise that some rule besides the measure allows: the option, a check-raise, betting reopened, no cap."""
    s, law = hand.state, hand.law
    if s.bets[seat] == s.level:
        rule = option(hand, seat, rule)
    if s.acted_level[seat] == 0:
        rule = join(rule, law.cite["check-raise"])
    elif s.acted_level[seat] > 0:
        rule = join(rule, reopening(hand))
    if s.wagers >= law.limit_cap > 0 and (not hand.fixed or cap_lifted(s, law)):
        rule = join(rule, law.uncapped_rule)
    return rule


def reopening(hand: Hand) -> str:
    """Whether a short all-in lets those who have acted raise again."""
    law = hand.law
    return law.cite["limit-reopening"] if hand.fixed else join(law.rules["reopening"], law.cite["short-all-in"])


def cap(law: Law) -> str:
    """How many raises a limit game allows."""
    return join(law.rules["limit_cap"], law.cite["cap"])


def short_blind(hand: Hand, rule: str) -> str:
    """How a blind posted short counts in the pot-limit maximum."""
    if hand.limit_name == "pot-limit" and hand.state.shortfall:
        return join(rule, hand.law.rules["pot_limit_short_blinds"])
    return rule


def completing(s: State, law: Law, unit: int) -> str:
    """The smaller of two fixed wagers: over a bring-in, over a short all-in, or up to the cap."""
    gap = s.level - s.base
    if s.aggressor < 0 and not s.wagers:
        return law.cite["bring-in-or-open"]
    if not gap:
        return law.cite["limit-ladder"]
    return half(law, gap, unit)


def half(law: Law, gap: int, unit: int) -> str:
    """A fixed wager made short by an all-in: what half of it changes."""
    return law.cite["limit-under-half"] if gap * 2 < unit else law.cite["limit-half"]
