"""A player who does any legal thing: what it chooses comes from bytes, and when they run out it goes along."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from mazziere.hand.events import DEALER, Option
from mazziere.hand.hand import Hand

MOST_ACTIONS = 2_000
"""No hand of 22 players is this long; one that is does not end."""

PASSIVE = ("check", "call", "bring-in", "no-chop", "stand pat", "show", "agree", "fold")

minds = st.one_of(st.binary(max_size=8), st.binary(min_size=16, max_size=80))


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
        self._boards = choices[-1] % 3 + 1 if choices else 1

    def one(self, hand: Hand) -> Action:
        """The next action of whoever may act."""
        pending = hand.pending
        choice = next(self._choices, None)
        if choice is None:
            seat = next(iter(pending))
            option = min(pending[seat], key=lambda o: PASSIVE.index(o.verb) if o.verb in PASSIVE else 9)
            return Action(seat, option.verb, min(self._boards, option.high) if option.verb == "agree" else option.low)
        seats = list(pending)
        seat = seats[choice % len(seats)]
        # Folding at every third decision would end most hands before anything has happened.
        options = [option for option in pending[seat] if option.verb != "fold" or choice % 5 == 0]
        option = options[choice // 3 % len(options)]
        if option.verb == "agree" and choice % 8:
            return Action(seat, "agree", min(self._boards, option.high))
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
