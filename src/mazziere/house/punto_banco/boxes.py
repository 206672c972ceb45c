"""Stakes on the boxes: what may be staked, what is refused and why, what comes back (PB-2, PB-4, PB-6.2, PB-7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from math import lcm

from mazziere.hand.events import DEALER, Option
from mazziere.house.punto_banco.events import Staked, StakeReturned
from mazziere.house.punto_banco.rules import BETS, NUMBERS
from mazziere.house.punto_banco.state import State
from mazziere.rules.refusal import Refusal


def bounds(s: State, seat: int, bet: str) -> tuple[int, int, int]:
    """The least, the most and the step of what a seat may add on a box; least above most when nothing may be added."""
    limits = s.rules.limits_of(bet)
    step = lcm(s.rules.step(bet), limits.step)
    there = s.stakes[seat].get(bet, 0)
    least = step if there >= limits.least else -(-limits.least // step) * step - there
    most = min(limits.most - there, s.chips[seat])
    return least, most - (there + most) % step, step


def options(s: State) -> dict[int, tuple[Option, ...]]:
    """Who may do something now, and what; the dealer is seat -1."""
    found: dict[int, tuple[Option, ...]] = {}
    if s.stage == "betting" and s.bets:
        for seat in range(len(s.names)):
            found[seat] = (*_stakes(s, seat), *_withdrawals(s, seat))
    elif s.stage == "accepting":
        found = {seat: tuple(_withdrawals(s, seat)) for seat, boxes in enumerate(s.stakes) if boxes}
    elif s.stage == "cut":
        found[s.cut_offered] = (Option("cut", 0, s.size - 1, "PB-1.4"), Option("decline", rule="PB-1.4"))
    for verb in _dealer(s):
        found[DEALER] = (*found.get(DEALER, ()), Option(verb))
    return found


def accepted(s: State, seat: int) -> bool:
    """Whether this player's stakes are taken: those with a chair always, the others where the management accepts."""
    return s.standing or seat in s.chairs


def _stakes(s: State, seat: int) -> Iterator[Option]:
    for bet in BETS if accepted(s, seat) else ():
        least, most, _ = bounds(s, seat, bet)
        if least <= most:
            yield Option(f"stake {bet}", least, most, "PB-6.2" if bet in NUMBERS else "PB-2.2")


def _withdrawals(s: State, seat: int) -> Iterator[Option]:
    rule = "PB-9.1a" if s.stage == "accepting" else "PB-7.1"
    return (Option(f"withdraw {bet}", rule=rule) for bet in s.stakes[seat])


def _dealer(s: State) -> tuple[str, ...]:
    if s.stage == "betting":
        return ("close", "deal", "finish") if s.staked or not s.bets else ()
    if s.stage in ("dealing", "accepting"):
        return ("deal", "finish")
    open_to_play = s.stage == "between" and not s.suspended and s.last_hands != 0
    return ("next hand",) if open_to_play else ()


def stake(s: State, seat: int, bet: str, amount: int) -> Staked:
    """Chips put on a box, or the rule that forbids it."""
    _open_box(s, seat, bet)
    least, _, step = bounds(s, seat, bet)
    if amount > s.chips[seat]:
        raise Refusal("PB-4.4", "not-enough-chips", amount=amount, most=s.chips[seat])
    there = s.stakes[seat].get(bet, 0)
    limits = s.rules.limits_of(bet)
    if there + amount > limits.most:
        raise Refusal("PB-2.2", "above-maximum", amount=there + amount, most=limits.most)
    if amount < 1 or there + amount < limits.least:
        raise Refusal("PB-6.2" if bet in NUMBERS else "PB-2.1", "below-minimum", amount=amount, least=least)
    _payable(s, bet, there + amount, step)
    rule = "PB-4.1 PB-6.1" if bet in NUMBERS else "PB-4.1 PB-5.2"
    if seat not in s.chairs:
        rule += " PB-3.3b"
    return Staked(seat, bet, amount, there + amount, s.chips[seat] - amount, rule=rule)


def lay(s: State, seat: int, bet: str, amount: int) -> Staked:
    """Chips found on a box, however many."""
    _open_box(s, seat, bet)
    if not 1 <= amount <= s.chips[seat]:
        raise Refusal("PB-4.4", "not-enough-chips", amount=amount, most=s.chips[seat])
    there = s.stakes[seat].get(bet, 0)
    _payable(s, bet, min(there + amount, s.rules.limits_of(bet).most), s.rules.step(bet))
    return Staked(seat, bet, amount, there + amount, s.chips[seat] - amount, rule="PB-4.1")


def take_back(s: State, seat: int, bet: str) -> StakeReturned:
    """A whole stake taken back, or the rule that keeps it there."""
    if not 0 <= seat < len(s.names) or bet not in s.stakes[seat]:
        raise Refusal("PB-4.1", "house-no-such-stake", bet=bet)
    if s.stage not in ("betting", "accepting"):
        # A card exposed by mistake, above all, is no reason to leave: the drawing rule is compulsory.
        exposed = any(event.rule == "PB-9.3" for event in s.log[-6:])
        raise Refusal("PB-9.3" if exposed else "PB-7.1", "house-betting-closed")
    staked = s.stakes[seat][bet]
    rule = "PB-9.1a" if s.stage == "accepting" else ""
    return StakeReturned(seat, bet, staked, 0, s.chips[seat] + staked, rule=rule)


def trim(s: State) -> Iterator[StakeReturned]:
    """What lies above the maximum goes back to its owner before a card is dealt."""
    for seat, boxes in enumerate(s.stakes):
        for bet, staked in tuple(boxes.items()):
            most = s.rules.limits_of(bet).most
            if staked > most:
                over = staked - most
                yield StakeReturned(seat, bet, over, most, s.chips[seat] + over, rule="PB-2.3")


def _open_box(s: State, seat: int, bet: str) -> None:
    if not 0 <= seat < len(s.names):
        raise Refusal("PB-4.1", "house-no-such-seat", seat=seat + 1, most=len(s.names))
    if bet not in BETS:
        raise Refusal("PB-5.1", "house-no-such-bet", bet=bet, bets=", ".join(BETS))
    if s.stage != "betting":
        raise Refusal("PB-7.1", "house-betting-closed")
    if not s.bets:
        raise Refusal("PB-9.8", "house-no-bets")
    if not accepted(s, seat):
        raise Refusal("PB-4.3", "house-standing-refused")


def _payable(s: State, bet: str, total: int, step: int) -> None:
    if total % step:
        rule = "PB-6.2 PB-6.4" if bet in NUMBERS else "PB-8.1b" if bet == "banco" else "PB-4.1"
        raise Refusal(rule, "house-not-payable", amount=total, step=step)
