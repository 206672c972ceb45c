"""What interrupts a hand as real hands are interrupted. The floor presses these; the engine only carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import (
    AwardAmended,
    BetsReturned,
    ClockShifted,
    Exposed,
    HandKilled,
    Held,
    Moved,
    PotFrozen,
    PotThawed,
    Released,
    Restored,
    Rewound,
    Turn,
    Voided,
    Wagered,
    WinnersDeclared,
)
from mazziere.hand.evolve import fold
from mazziere.hand.state import HOLE, UP
from mazziere.rules.counted import counted
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mazziere.hand.events import Event
    from mazziere.hand.law import Law
    from mazziere.hand.state import State
    from mazziere.hand.variant import Variant


class Interruptions:
    """The part of a hand that staff can press: each is an event with a rule, and each keeps every chip."""

    __slots__ = ()

    state: State
    law: Law
    variant: Variant
    events: list[Event]
    _values: dict[tuple[int, str, int], int | None]

    if TYPE_CHECKING:

        def emit(self, event: Event) -> None: ...
        def run(self) -> None: ...
        def muck(self, seat: int) -> None: ...
        def private(self, seat: int) -> list[int]: ...
        def turn_up(self, seat: int, slots: Sequence[int], rule: str) -> None: ...

    def hold(self, why: str, rule: str = "") -> None:
        """Stop play where it is."""
        self._running()
        self.emit(Held(why, rule=rule))

    def release(self, rule: str = "") -> None:
        """Let play go on."""
        if not self.state.held:
            raise Refusal(rule, "not-held")
        self.emit(Released(rule=rule))
        self.run()

    def absent(self, seat: int) -> None:
        """A player is not at the seat when the cards are out: what it owes is paid, and the hand is dead (ST-30a)."""
        s = self.state
        self._live(seat)
        rule = self.law.cite["absent"]
        if s.owing == seat and not s.level:
            amount = min(s.start.stakes.bring_in, s.stacks[seat])
            level, step = s.start.stakes.bring_in, s.start.stakes.small_bet
            self.emit(
                Wagered(seat, "bring-in", amount, amount, s.stacks[seat] - amount, level, step, False, 0, 0, rule=rule)
            )
        self.kill(seat, "absent", rule)

    def kill(self, seat: int, why: str, rule: str) -> None:
        """A hand is declared dead; its chips stay in the pot."""
        self._live(seat)
        self.emit(HandKilled(seat, why, rule=rule))
        self.muck(seat)
        self.run()

    def expose(self, seat: int, slots: Sequence[int] = ()) -> None:
        """A player's own cards (all of them, or these) are seen before the showdown: they stay up, and may cost."""
        s, law = self.state, self.law
        self._live(seat)
        rule = law.rules["own_cards_exposed"]
        own = self.private(seat)
        if not own or not set(slots) <= set(own):
            raise Refusal(rule, "wrong-cards", cards=" ".join(map(str, slots)))
        self.turn_up(seat, slots or own, rule)
        waiting = bool(s.pending)
        self.emit(Exposed(seat, law.own_cards_exposed != "penalty", rule=rule))
        if waiting:
            self.run()

    def restore(self, seat: int, slots: Sequence[int], why: str, rule: str) -> None:
        """A dead hand lives again: these cards of the muck are its own."""
        s = self.state
        self._running()
        muck = s.zones.get("muck", [])
        self._seated((seat,), rule)
        if not slots or not s.status[seat] or not set(slots) <= set(muck):
            raise Refusal(rule, "nothing-to-restore", seat=seat + 1)
        held = {len(s.zones.get(HOLE[other], ())) + len(s.zones.get(UP[other], ())) for other in s.live()}
        if len(slots) not in held or len(set(slots)) < len(slots):
            # A hand that has missed a street, or lost a card, cannot be played out beside the others.
            raise Refusal(rule, "wrong-cards", cards=" ".join(str(s.faces[slot]) for slot in slots))
        self.emit(Restored(seat, why, rule=rule))
        came_from = {
            slot: event.source
            for event in self.events
            if isinstance(event, Moved) and event.to[0] == "muck"
            for slot in event.slots
        }
        # An open card goes back among the open ones.
        to = tuple([f"{came_from[slot].partition('/')[0]}/{seat}" for slot in slots])
        seen_by = tuple([s.seen[slot] | 1 << seat for slot in slots])
        self.emit(Moved(tuple(slots), "muck", to, seen_by, tuple([s.faces[slot] for slot in slots]), rule=rule))
        self._values.clear()
        self.run()

    def return_bets(self, seats: Sequence[int], rule: str) -> None:
        """The bets these seats have in front of them go back to their stacks."""
        s = self.state
        self._running()
        named = self._seated(seats, rule)
        bets = tuple([s.bets[seat] for seat in named])
        stacks = tuple([s.stacks[seat] + bet for seat, bet in zip(named, bets, strict=True)])
        waiting = bool(s.pending)
        self.emit(BetsReturned(named, bets, stacks, rule=rule))
        if waiting:
            self.run()

    def void(self, why: str, rule: str) -> None:
        """The hand never was: everybody has the chips they started with."""
        s = self.state
        if s.voided:
            raise Refusal(rule, "hand-over")
        # A hand that began from a position gives back what each had put in before.
        put_in = s.start.put_in or (0,) * s.n
        self.emit(Voided(tuple([a + b for a, b in zip(s.start.stacks, put_in, strict=True)]), why, rule=rule))

    def rewind(self, to: int, by: str, why: str, rule: str) -> None:
        """Go back to where the hand stood after its first `to` events, with somebody to act; nobody forgets a card."""
        if not 1 <= to <= len(self.events) or not fold(self.events[:to]).pending:
            turns = [place for place, event in enumerate(self.events, 1) if isinstance(event, Turn)]
            raise Refusal(rule, "bad-amount", amount=to, allowed=", ".join(map(str, turns)))
        self.emit(Rewound(to, by, why, rule=rule))
        self._values.clear()

    def declare(
        self, pot: int, seats: Sequence[int], rule: str = "", by: str = "dealer", side: str = "high", board: int = 0
    ) -> None:
        """A person reads the cards on the felt and names the winners of a pot."""
        s = self.state
        self._running()
        named = self._seated(seats, rule)
        # Nobody may have a low.
        if (
            not 0 <= pot < len(s.pots)
            or not (named or side == "low")
            or not set(named) <= set(s.pots[pot].seats) & set(s.live())
            or side not in self.variant.sides
            or not 0 <= board < s.facts.get("runs", 1)
        ):
            raise Refusal(rule, "cannot-win", pot=pot + 1, seats=counted(named))
        self.emit(WinnersDeclared(pot, named, by, side, board, rule=rule))
        self.run()

    def amend(self, changes: Mapping[int, int], by: str, why: str, rule: str) -> None:
        """Put a wrong award right: what some give back, others get."""
        s = self.state
        if not s.ended or not changes or sum(changes.values()) != 0:
            raise Refusal(rule, "unbalanced", total=sum(changes.values()))
        seats = self._seated(changes, rule)
        stacks = tuple([s.stacks[seat] + change for seat, change in changes.items()])
        if min(stacks) < 0:
            raise Refusal(rule, "not-enough-chips", amount=min(changes.values()), most=0)
        self.emit(AwardAmended(seats, tuple(changes.values()), stacks, by, why, rule=rule))

    def freeze(self, pot: int, amount: int, why: str, rule: str) -> None:
        """Set part of a pot aside until it is decided."""
        s = self.state
        self._running()
        if not 0 <= pot < len(s.pots) or not 0 < amount <= s.pots[pot].amount:
            raise Refusal(rule, "bad-amount", amount=amount, allowed=f"1..{s.pot}")
        self.emit(PotFrozen(pot, amount, why, rule=rule))

    def thaw(self, shares: Mapping[int, int], why: str, rule: str) -> None:
        """Pay frozen chips out."""
        s = self.state
        if min(shares.values(), default=0) < 0 or not 0 < sum(shares.values()) <= s.frozen:
            raise Refusal(rule, "bad-amount", amount=sum(shares.values()), allowed=f"1..{s.frozen}")
        seats = self._seated(shares, rule)
        stacks = tuple([s.stacks[seat] + share for seat, share in shares.items()])
        self.emit(PotThawed(seats, tuple(shares.values()), stacks, why, rule=rule))

    def shift_clock(self, by: int) -> None:
        """Give back time lost to an outage."""
        self.emit(ClockShifted(by))

    def _seated(self, seats: Iterable[int], rule: str) -> tuple[int, ...]:
        named = tuple(seats)
        for seat in named:
            if not 0 <= seat < self.state.n:
                raise Refusal(rule, "no-such-seat", seat=seat + 1, most=self.state.n)
            if named.count(seat) > 1:
                raise Refusal(rule, "seat-twice", seat=seat + 1)
        return named

    def _running(self) -> None:
        if self.state.ended:
            raise Refusal(self.law.rules["act_in_turn"], "hand-over")

    def _live(self, seat: int) -> None:
        self._running()
        if not 0 <= seat < self.state.n or self.state.status[seat]:
            raise Refusal(self.law.rules["fold_is_final"], "folded-already")
