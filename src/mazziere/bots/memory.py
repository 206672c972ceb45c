"""What a bot remembers: what each seat has done in this hand, and what each player is in the habit of doing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mazziere.hand.events import Called, Checked, Drew, Event, Folded, RoundOpened, Started, Wagered

WEIGHT: Final = 8.0
"""How many decisions an expectation is worth against what was seen."""

CALLS, RAISES, BETS = 0.35, 0.25, 0.35
"""How often an unknown player calls or raises when facing a bet, and bets when facing none."""

AGAIN: Final = 0.4
"""How much more a second raise on a street tells than the first."""

NARROWEST: Final = 0.06
"""Nobody has only the best hands."""

FREE: Final = frozenset(("bet", "punto", "apro"))
FORCED: Final = frozenset(("bring-in",))


class Habits:
    """How often a player folded, called and raised when facing a bet, and bet when facing none."""

    __slots__ = ("bets", "calls", "checks", "folds", "raises")

    def __init__(self) -> None:
        self.folds = self.calls = self.raises = self.bets = self.checks = 0

    def folding(self, expected: float) -> float:
        """How often this player gives up to a bet."""
        return (self.folds + WEIGHT * expected) / (self.folds + self.calls + self.raises + WEIGHT)

    def raising(self) -> float:
        """How often this player raises a bet."""
        return (self.raises + WEIGHT * RAISES) / (self.folds + self.calls + self.raises + WEIGHT)

    def betting(self) -> float:
        """How often this player bets when nobody has."""
        return (self.bets + WEIGHT * BETS) / (self.bets + self.checks + WEIGHT)


UNKNOWN: Final = Habits()


class Memory:
    """One hand as it goes, and the habits of everybody met so far, by name, at the first street and after it."""

    def __init__(self, learns: bool) -> None:
        self.learns = learns
        self.names: tuple[str, ...] = ()
        self.known: dict[tuple[str, bool], Habits] = {}
        self.forget()

    def forget(self) -> None:
        """A new hand: nobody has done anything yet."""
        self.street = 0
        self.raises = 0
        self.acted: set[int] = set()
        self.drew: dict[int, int] = {}
        self.before: dict[int, float] = {}
        self.now: dict[int, float] = {}

    def observe(self, event: Event) -> None:
        """Take note of an event."""
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

    def habits(self, seat: int) -> Habits:
        """What is known of the player at a seat, at this stage of a hand."""
        if not self.learns or seat >= len(self.names):
            return UNKNOWN
        return self.known.get((self.names[seat], self.street > 1), UNKNOWN)

    def width(self, seat: int, lasts: float) -> float:
        """The part of all hands, best first, that a seat may still hold after what it did.

        `lasts` is how much of what earlier streets told is still true: cards dealt since may have changed it.
        """
        width: float = self.before.get(seat, 1.0) ** lasts * self.now.get(seat, 1.0)
        return max(NARROWEST, width)

    def _did(self, seat: int, what: str, narrows: float) -> None:
        self.acted.add(seat)
        self.now[seat] = self.now.get(seat, 1.0) * narrows
        if self.learns and seat < len(self.names):
            key = (self.names[seat], self.street > 1)
            known = self.known.get(key)
            if known is None:
                known = self.known[key] = Habits()
            setattr(known, what, getattr(known, what) + 1)

    def _started(self, event: Started) -> None:
        self.forget()
        self.names = event.names

    def _round(self, event: RoundOpened) -> None:
        self.street += 1
        self.raises = 0
        self.acted = set()
        for seat, width in self.now.items():
            self.before[seat] = self.before.get(seat, 1.0) * width
        self.now = {}

    def _folded(self, event: Folded) -> None:
        self._did(event.seat, "folds", 1.0)

    def _checked(self, event: Checked) -> None:
        self._did(event.seat, "checks", 1.0)

    def _called(self, event: Called) -> None:
        habits = self.habits(event.seat)
        expected = 1 - CALLS - RAISES
        self._did(event.seat, "calls", 1 - habits.folding(expected))

    def _wagered(self, event: Wagered) -> None:
        if event.verb in FORCED:
            return
        habits = self.habits(event.seat)
        if event.verb in FREE:
            self._did(event.seat, "bets", habits.betting())
        else:
            # To raise what was raised before says more each time.
            self._did(event.seat, "raises", habits.raising() ** (1 + AGAIN * max(0, self.raises - 1)))
        self.raises += 1

    def _drew(self, event: Drew) -> None:
        self.drew[event.seat] = event.count


_NOTES: Final[dict[type[Event], Callable[[Memory, Any], None]]] = {
    Started: Memory._started,
    RoundOpened: Memory._round,
    Folded: Memory._folded,
    Checked: Memory._checked,
    Called: Memory._called,
    Wagered: Memory._wagered,
    Drew: Memory._drew,
}
