"""A player who does any legal thing: what it chooses comes from bytes, and when they run out it goes along."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from mazziere.hand.events import DEALER, Option
from mazziere.hand.hand import Hand

MOST_ACTIONS = 2_000
"""No hand of 22 players is this long; one that is does not end."""

PASSIVE = ("check", "call", "bring-in", "no-chop", "stand pat", "show", "agree", "fold")

minds = st.binary(max_size=60)


@dataclass(frozen=True)
class Action:
    """One decision: whose, which, and for how much."""

    seat: int
    verb: str
    amount: int = 0

    def take(self, hand: Hand) -> None:
        """Do it."""
        if self.verb == "deal":
            hand.deal()
        else:
            hand.act(self.verb, self.amount, self.seat)


def amounts(option: Option) -> list[int]:
    """The amounts worth trying of an option: its bounds and what lies just inside and halfway."""
    low, high = option.low, option.high
    return sorted({low, min(low + 1, high), (low + high) // 2, max(high - 1, low), high})


class Mind:
    """Chooses among what is open."""

    def __init__(self, choices: bytes) -> None:
        self._choices = iter(choices)

    def one(self, hand: Hand) -> Action:
        """The next action of whoever may act."""
        pending = hand.pending
        choice = next(self._choices, None)
        if choice is None:
            seat = next(iter(pending))
            option = min(pending[seat], key=lambda o: PASSIVE.index(o.verb) if o.verb in PASSIVE else 9)
            return Action(seat, option.verb, option.low)
        seats = list(pending)
        seat = seats[choice % len(seats)]
        options = pending[seat]
        option = options[choice // 3 % len(options)]
        tried = amounts(option)
        return Action(seat, option.verb, tried[choice // 7 % len(tried)])


def played(hand: Hand, choices: bytes) -> Iterator[Action]:
    """Play a hand to its end: each action is yielded before it is taken."""
    mind = Mind(choices)
    for _ in range(MOST_ACTIONS):
        if hand.over:
            return
        assert hand.pending, "nobody may act and the hand is not over"
        action = mind.one(hand)
        yield action
        action.take(hand)
    raise AssertionError("the hand does not end")


def play_out(hand: Hand, choices: bytes) -> list[Action]:
    """Play a hand to its end; what was done."""
    return list(played(hand, choices))


def dealer_only(hand: Hand) -> bool:
    """Is the table waiting for nobody but the dealer?"""
    return set(hand.pending) == {DEALER}
