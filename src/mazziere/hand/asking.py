"""What a player may ask the dealer during a hand, and what the dealer may not say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Told
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mazziere.hand.hand import Hand


def ask(hand: Hand, seat: int, what: str) -> tuple[int, ...]:
    """The dealer's answer: `pot` (where it is counted), `spread` (each seat's chips in it), `bet` (what to match).

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10), limit="pot-limit")
    >>> ask(hand, 2, "pot"), ask(hand, 2, "bet")
    ((15,), (10,))
    """
    answer = _ANSWERS.get(what)
    if hand.state.ended:
        raise Refusal(hand.law.rules["act_in_turn"], "hand-over")
    if not 0 <= seat < hand.state.n:
        raise Refusal(hand.law.rules["act_in_turn"], "no-such-seat", seat=seat + 1, most=hand.state.n)
    if answer is None:
        # What has happened before is for the players to remember (FG-11).
        raise Refusal(hand.law.cite["asked-amount"], "not-told", what=what, allowed=", ".join(_ANSWERS))
    amounts, rule = answer(hand)
    hand.emit(Told(seat, what, amounts, rule=rule))
    return amounts


def _pot(hand: Hand) -> tuple[tuple[int, ...], str]:
    rule = hand.law.rules["pot_count"]
    if hand.law.pot_count == "pot-limit-only" and hand.limit_name != "pot-limit":
        raise Refusal(rule, "pot-not-counted")
    return (hand.state.total_pot,), rule


def _spread(hand: Hand) -> tuple[tuple[int, ...], str]:
    s = hand.state
    return tuple([before + bet for before, bet in zip(s.put_in, s.bets, strict=True)]), hand.law.rules["pot_count"]


def _bet(hand: Hand) -> tuple[tuple[int, ...], str]:
    return (hand.state.level,), hand.law.cite["asked-amount"]


_ANSWERS: dict[str, Callable[[Hand], tuple[tuple[int, ...], str]]] = {"pot": _pot, "spread": _spread, "bet": _bet}
