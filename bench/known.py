"""Every difference from PokerKit that is understood: how it is recognised, and which rule is on our side.

`docs/differences-from-pokerkit.md` tells each at length, under the same name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazziere.hand.betting import Betting

if TYPE_CHECKING:
    from bench.kit import Offer
    from mazziere.hand.hand import Hand

KNOWN = {
    "short-blind": "entering over a blind posted short costs the whole blind (FG-9b)",
    "short-bring-in": "entering over a bring-in posted short costs the whole bring-in (ST-RP10e)",
    "check-for-nothing": "nobody is asked once there is nobody left to bet against (ST-16)",
    "raise-beyond-reach": "a raise is open while an opponent has chips; what nobody can call goes back (SC-NL-a)",
    "short-all-in-reopens": "an all-in below a full bet does not reopen the betting (ST-47a1, SC-BET-f)",
    "under-half": "over an all-in of less than half a bet one may only complete (SC-LIM-6)",
    "half-reopens": "in limit half a bet reopens the betting (ST-47b, SC-LIM-8)",
    "cap": "the cap is one bet and three raises, and the big blind is that bet (SC-LIM-4)",
    "bring-in-passes": "whoever speaks for a player all-in for the ante may also fold (ST-RP10e)",
    "bring-in-twice": "a stack below the bring-in has one way to put it in (SV-STUD7-6)",
    "equal-boards": "equal boards are told apart by suit (ST-RP10d, SV-STUD7-11)",
    "short-stub": "a stub too short for seventh street gives one common card (ST-RP10h)",
    "pots-apart": "every side pot is divided on its own (ST-21, SC-TIE-4)",
    "odd-units": "odd units go one to each winner, not all to the first (SC-TIE-5, ST-20a)",
    "no-low-in-the-pot": "a pot nobody in it has a low for goes to the high hand (SV-O8-2)",
}
"""Our side of each, in a line."""

FATAL = frozenset(("short-blind", "short-bring-in", "short-stub"))
"""From there on the two hands are different hands, and nothing more can be compared."""


def explained(hand: Hand, state: Any, ours: Offer, theirs: Offer) -> str:
    """The name of the difference between two offers to the same seat, "" when it is not known."""
    if ours.call != theirs.call:
        return _price(hand, ours, theirs)
    if ours.fold != theirs.fold:
        passed = ours.fold and ours.bring_in and hand.state.owing != ours.seat
        return "bring-in-passes" if passed else ""
    if ours.bring_in and theirs.wagers == ((ours.bring_in, ours.bring_in),) and not ours.wagers:
        return "bring-in-twice"
    if _out_of_reach(hand, ours) and not theirs.wagers:
        return "raise-beyond-reach"
    return _limit(hand, state, ours, theirs) if hand.fixed else _reopening(hand, state, ours, theirs)


def _price(hand: Hand, ours: Offer, theirs: Offer) -> str:
    """A forced bet was posted short, nobody has raised, and PokerKit asks only for what lies there."""
    s = hand.state
    stack, bet = s.stacks[ours.seat], s.bets[ours.seat]
    if theirs.call != min(stack, max(s.bets) - bet) or ours.call != min(stack, s.level - bet) or s.wagers > 1:
        return ""
    if any(nominal == s.level > s.bets[seat] for seat, nominal, _ in s.blinds):
        return "short-blind"
    return "short-bring-in" if s.level == s.start.stakes.bring_in > max(s.bets) else ""


def _out_of_reach(hand: Hand, ours: Offer) -> bool:
    s = hand.state
    others = [s.bets[seat] + s.stacks[seat] for seat in s.live() if seat != ours.seat]
    return bool(ours.wagers) and max(others) <= s.level


def _reopening(hand: Hand, state: Any, ours: Offer, theirs: Offer) -> str:
    """PokerKit takes the first wager of a round for a full one, however short."""
    s = hand.state
    facing = s.level - s.acted_level[ours.seat]
    taken_for_full = state.completion_betting_or_raising_amount < s.step
    acted = s.acted_fulls[ours.seat] >= 0
    short = acted and facing < s.step and taken_for_full
    return "short-all-in-reopens" if short and theirs.wagers and not ours.wagers else ""


def _limit(hand: Hand, state: Any, ours: Offer, theirs: Offer) -> str:
    s = hand.state
    phase = hand.variant.phases[s.phase]
    assert isinstance(phase, Betting)
    unit = phase.unit(hand)
    whole = s.bets[ours.seat] + s.stacks[ours.seat]
    cap = state.street.max_completion_betting_or_raising_count
    if ours.wagers and theirs.wagers:
        completed, raised = min(s.base + unit, whole), min(s.level + unit, whole)
        under_half = 0 < (s.level - s.base) * 2 < unit
        fits = ours.wagers == ((completed, completed),) and theirs.wagers == ((raised, raised),)
        return "under-half" if under_half and fits else ""
    capped, theirs_capped = s.wagers >= hand.law.limit_cap, state.completion_betting_or_raising_count >= cap
    if capped != theirs_capped:
        return "cap" if bool(ours.wagers) == theirs_capped else ""
    facing = s.level - s.acted_level[ours.seat]
    if ours.wagers:
        return "half-reopens" if s.acted_fulls[ours.seat] >= 0 and facing * 2 >= unit else ""
    return "short-all-in-reopens" if facing * 2 < unit and state.completion_betting_or_raising_amount < unit else ""


def equal_boards(hand: Hand, opener: int, speaker: int) -> bool:
    """Do several seats show the best hand, PokerKit's opener among them, and is our speaker the first after another?"""
    s = hand.state
    showing = {seat: hand.variant.high.partial(s.cards(f"up/{seat}")) for seat in s.live()}
    best = [seat for seat, value in showing.items() if value == max(showing.values())]
    # The one whose suit is best may be all-in, and then the next with chips speaks.
    speakers = [next(seat for seat in s.clockwise(one) if seat in s.able()) for one in best if one != opener]
    return opener in best and speaker in speakers
