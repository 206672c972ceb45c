"""Forced bets: antes, blinds, posts and straddles. Every chip a seat owes before it has seen a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mazziere.hand import reasons
from mazziere.hand.events import DEALER, BetsReturned, Opened, Option, Posted, Settled, Turn
from mazziere.hand.phase import Phase
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand


@dataclass(frozen=True, slots=True)
class Forced(Phase):
    """Everything owed is posted, in the order the setup lists it; a short stack posts what it has.

    Dealing by hand, the table then waits for the dealer, and straddles may be made before the cards.
    """

    anytime: ClassVar[frozenset[str]] = frozenset(("post",))

    @property
    def street(self) -> str:
        return "forced bets"

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        waits = hand.by_hand and bool(hand.law.straddle) and hand.variant.blinds
        if waits:
            hand.emit(Opened(index, self.street))
        cite = hand.law.cite
        for post in s.start.posts:
            seat = post.seat
            stack = s.stacks[seat]
            amount = post.amount if post.amount < stack else stack
            live = post.live
            if not amount and not live:
                continue
            bet = s.bets[seat] + amount if live else s.bets[seat]
            kind = post.kind
            rule = cite[kind]
            if kind == "small blind":
                rule = reasons.posting(hand, seat, rule)
            elif kind == "straddle":
                rule = cite[f"straddle-{_kind(hand, seat, straddles(hand))}"] or rule
            hand.emit(Posted(seat, amount, kind, bet, stack - amount, live, post.amount if live else 0, rule=rule))
        return waits

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.facts.get("dealt") == s.phase:
            return False
        if not s.pending:
            hand.emit(Turn(s.turn + 1, (DEALER,), ((Option("deal"),),)))
        return True

    def dealt(self, hand: Hand, cards: Sequence[int]) -> None:
        hand.emit(Settled("dealt", hand.state.phase))

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb != "post":
            raise Refusal(hand.law.rules["act_in_turn"], "not-allowed-here", verb=verb)
        made = straddles(hand)
        kind = straddle(hand, seat, amount, made)
        s = hand.state
        if kind != "mississippi" and (mine := made.get("mississippi")) is not None:
            # The live straddle has priority: the button takes its chips back (SC-STRAD-5).
            bet = s.bets[mine]
            hand.emit(BetsReturned((mine,), (bet,), (s.stacks[mine] + bet,), rule=hand.law.rules["straddle_priority"]))
        stack = s.stacks[seat]
        rule = hand.law.cite[f"straddle-{kind}"]
        hand.emit(Posted(seat, amount, "straddle", amount, stack - amount, True, amount, rule=rule))


def straddles(hand: Hand) -> dict[str, int]:
    """The straddles standing now, by kind."""
    made: dict[str, int] = {}
    for seat, _, kind in hand.state.blinds:
        if kind == "straddle":
            made[_kind(hand, seat, made)] = seat
    return made


def _kind(hand: Hand, seat: int, made: dict[str, int]) -> str:
    start = hand.state.start
    big_blind = next((post.seat for post in start.posts if post.kind == "big blind"), None)
    if big_blind is not None and seat == (big_blind + 1) % len(start.stacks):
        return "live"
    if "live" in made and seat == (made["live"] + 1) % len(start.stacks):
        return "counter"
    if seat == start.button:
        return "mississippi"
    return ""


def straddle(hand: Hand, seat: int, amount: int, made: dict[str, int]) -> str:
    """Which straddle this would be, or a refusal that says why it may not be made."""
    s = hand.state
    law = hand.law
    kind = _kind(hand, seat, made)
    limited = hand.limit_name in ("fixed-limit", "spread-limit")
    if kind not in law.straddle or limited:
        rule = law.cite["straddle-counter"] if "live" in law.straddle and not limited else law.rules["straddle"]
        raise Refusal(rule, "no-straddle-here")
    if any(post.seat == seat and post.live and post.kind != "straddle" for post in s.start.posts):
        # Few players sit there: the third or fourth from the button is a blind (SC-STRAD-1, SC-STRAD-2).
        raise Refusal(law.cite[f"straddle-{kind}"], "no-straddle-here")
    if kind == "mississippi" and "live" in made:
        raise Refusal(law.rules["straddle_priority"], "straddle-taken")
    if kind in made:
        raise Refusal(law.cite[f"straddle-{kind}"], "straddle-taken")
    over = s.start.stakes.blinds[-1] * (2 if kind == "counter" else 1)
    if amount != 2 * over:
        raise Refusal(law.cite[f"straddle-{kind}"], "bad-amount", amount=amount, allowed=2 * over)
    if amount > s.stacks[seat]:
        raise Refusal(law.cite["table-stakes"], "not-enough-chips", amount=amount, most=s.stacks[seat])
    return kind
