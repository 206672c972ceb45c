"""The invito: what everybody puts in to play, asked for at cash tables and taken in tournaments."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from mazziere.games.italiana.events import LeftOut, SatOut
from mazziere.games.italiana.openers import JACKS, LEVELS
from mazziere.games.italiana.parol import in_the_pot
from mazziere.games.italiana.presence import Seated, away, not_on_offer
from mazziere.hand import evolve
from mazziere.hand.betting import sweep
from mazziere.hand.events import BetsReturned, Moved, Option, Posted, Settled, Turn
from mazziere.hand.phase import Phase
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mazziere.hand.events import Stakes
    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law


@cache
def _why(law: Law, unasked: bool, again: bool, all_in: bool) -> str:
    """The rules behind an invito."""
    cite = law.cite
    asks = law.values["invito"] == "asked"
    return join(
        cite["invito/automatic"] if unasked and asks else law.rules["invito"],
        "" if unasked else cite["invito"],
        cite["ante"],
        cite["invito/again"] if again else "",
        cite["invito/all-in"] if all_in else "",
    )


def least_credit(short_invito: str, stakes: Stakes, options: Mapping[str, Any]) -> int:
    """The least that a player must have in front to be dealt in: the invito, or what the table asks (IT-SIT-1)."""
    return 1 if short_invito == "all-in" else max(stakes.ante, int(options.get("min_credit", 0)))


@dataclass(frozen=True, slots=True)
class Invito(Seated, Phase):
    """Everybody who plays puts in the invito; then the pack is made for as many as there are (IT-DECK-2)."""

    contested: ClassVar[bool] = False

    def open(self, hand: Hand, index: int) -> bool:
        # The phase is opened first: whoever is asked must find it there.
        Phase.open(self, hand, index)
        s = hand.state
        inside = in_the_pot(s)
        if inside:
            self._parol(hand, inside)
            return True
        options = s.start.options
        asked = options.get("asked", ())
        tournament = hand.law.values["invito"] == "automatic"
        sitting_out = options.get("sitting_out", ())
        least = 0 if tournament else least_credit(str(hand.law.values["short_invito"]), s.start.stakes, options)
        for seat in s.clockwise(s.start.left):
            if seat in sitting_out:
                hand.emit(SatOut(seat, rule=hand.law.cite["sitout"]))
                if tournament:
                    self._pay(hand, seat)
                hand.emit(LeftOut(seat, "sitting out", rule=hand.law.cite["left-out"]))
            elif s.stacks[seat] < least:
                hand.emit(SatOut(seat, rule=hand.law.cite["short-of-credit"]))
                hand.emit(LeftOut(seat, "too little credit", rule=hand.law.cite["short-of-credit"]))
            elif tournament or seat not in asked:
                self._pay(hand, seat)
        return True

    def _parol(self, hand: Hand, inside: list[int]) -> None:
        """A parol pot is played by those who have paid into it, and stands for their invito (IT-PAROL-6)."""
        s = hand.state
        for seat in range(s.n):
            if seat in s.start.options.get("sitting_out", ()):
                hand.emit(SatOut(seat, rule=hand.law.cite["sitout"]))
            if seat not in inside:
                hand.emit(LeftOut(seat, "not in the parol pot", rule=hand.law.cite["parol/outside"]))
        if hand.law.values["parol_invito"] == "again":
            for seat in inside:
                if s.stacks[seat]:
                    self._pay(hand, seat)

    def _pay(self, hand: Hand, seat: int) -> None:
        s = hand.state
        stack = s.stacks[seat]
        amount = s.start.stakes.ante
        if amount > stack:
            amount = stack
        rule = _why(hand.law, seat not in s.pending, s.start.carry.pot > 0, amount == stack)
        paid = Posted(seat, amount, "invito", amount, stack - amount, True, amount, rule=rule)
        s.log.append(paid)
        evolve.posted(s, paid)

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if all(s.bets):
            return self._close(hand)
        undecided = [] if in_the_pot(s) else [seat for seat in s.live() if not s.bets[seat]]
        for seat in undecided:
            if s.memory.get(f"invito/{seat}") == "automatic":
                self._pay(hand, seat)
        undecided = [seat for seat in undecided if not s.bets[seat]]
        if undecided:
            if set(s.pending) != set(undecided):
                cite = hand.law.cite
                invito = s.start.stakes.ante
                options = (Option("invito", invito, invito, cite["invito"]), Option("sitout", rule=cite["invito"]))
                hand.emit(Turn(s.turn + 1, tuple(undecided), (options,) * len(undecided), hand.deadline()))
            return True
        return self._close(hand)

    def sit_out(self, hand: Hand, seat: int, rule: str) -> None:
        """Who has not paid yet is out of this hand; who has stays in it and plays by itself."""
        if not away(hand.state, seat):
            Seated.sit_out(self, hand, seat, rule)
        if not hand.state.bets[seat] and not hand.state.status[seat] and not in_the_pot(hand.state):
            hand.emit(LeftOut(seat, "sitting out", rule=join(hand.law.rules["invito"], hand.law.cite["invito"])))

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb == "invito":
            if amount not in (0, hand.state.start.stakes.ante):
                raise not_on_offer(hand, seat, f"invito {amount}", hand.law.cite["invito"])
            self._pay(hand, seat)
        elif verb == "time-out":
            self.sit_out(hand, seat, hand.law.cite["out-of-time"])
        else:
            raise not_on_offer(hand, seat, verb)

    # -- closing -----------------------------------------------------------------------

    def _close(self, hand: Hand) -> bool:
        s = hand.state
        live = s.live()
        if len(live) < 2 and not in_the_pot(s) and hand.law.values["invito"] == "asked":
            # Nobody to play with: what was paid goes back, and a carried pot waits (IT-DECK-3).
            if live:
                back = s.bets[live[0]]
                hand.emit(BetsReturned((live[0],), (back,), (s.stacks[live[0]] + back,), rule=hand.law.cite["pack"]))
            hand.finish()
            return True
        sweep(hand)
        if len(live) == 1:
            hand.uncontested()
            return True
        if not live:
            hand.finish()
            return True
        self._strip(hand, len(live))
        self.settle_openers(hand)
        return False

    def settle_openers(self, hand: Hand) -> None:
        """Say what opens the game: jacks, or what the hands before have made of it."""
        s = hand.state
        level = s.start.carry.facts.get("openers", JACKS)
        rule = hand.law.cite[LEVELS[level]]
        if in_the_pot(s):
            rule = join(hand.law.cite["parol/least"], hand.law.rules["parol_invito"], rule)
        hand.emit(Settled("openers", level, rule=rule))

    def _strip(self, hand: Hand, players: int) -> None:
        """Take out the ranks that so many players do not use, and say which is the lowest that stays (IT-DECK-2)."""
        s = hand.state
        rule = hand.law.cite["pack"]
        hand.variant = hand.variant.for_players(players)
        if players != s.n:
            hand.emit(Settled("players", players, rule=rule))
        hand.emit(Settled("lowest", min(hand.variant.pack) // 4 + 2, rule=rule))
        if len(s.zones["stub"]) != len(hand.variant.pack):
            slots = hand.deck.left_out(hand.variant.pack)
            hand.emit(Moved(slots, "stub", ("aside",) * len(slots), (0,) * len(slots), rule=rule))
