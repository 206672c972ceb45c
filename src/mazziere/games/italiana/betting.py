"""A betting phase: passo, busso, vedo, punto, rilancio, and the table that speaks for whoever is away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from mazziere.games.italiana.events import AWAY
from mazziere.games.italiana.presence import Seated, not_on_offer
from mazziere.hand.betting import Betting, sweep, unswept
from mazziere.hand.events import Checked, Folded, Option, RoundOpened, Settled, Turn, Wagered
from mazziere.hand.limits import Bounds
from mazziere.hand.state import LIVE
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.law import Law


@cache
def passo(law: Law) -> Option:
    """Leaving the hand, always the same under one law."""
    return Option("passo", rule=law.cite["fold"])


@cache
def busso(rule: str) -> Option:
    """Handing on the word under these rules."""
    return Option("busso", rule=rule)


@cache
def _words(law: Law) -> tuple[Option, ...]:
    """What may always be said while there is nothing to match."""
    return passo(law), busso(law.cite["check"])


@dataclass(frozen=True, slots=True)
class Puntata(Seated, Betting):
    """What the opening and the last phase have in common; Telesina bets like this on every street."""

    def least(self, hand: Hand) -> int:
        """The least first bet: no rule gives one but for the opening, so one chip is enough."""
        return 1

    def first_bet(self, hand: Hand) -> str:
        """What a first bet is called here."""
        return "punto"

    def begin(self, hand: Hand, index: int, queue: Sequence[int], level: int, rule: str) -> None:
        """Open the round: who speaks, in which order, and what there is to match."""
        heads_up = hand.state.status.count(LIVE) == 2
        hand.emit(RoundOpened(index, self.name, level, 1, tuple(queue), heads_up, -1, rule=rule))

    # -- asking ------------------------------------------------------------------------

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        if s.waiting:
            seat = s.waiting[0]
            options = self.options(hand, seat)
            if options:
                if AWAY[seat] in s.facts:
                    self._speak_for(hand, seat)
                    hand.run()
                else:
                    hand.emit(Turn(s.turn + 1, (seat,), (options,), hand.at + hand.think if hand.think else 0))
                return True
        return self.closed(hand)

    def _speak_for(self, hand: Hand, seat: int) -> None:
        """Whoever is away knocks where that is free, and passes where it is not (IT-SIT-3, IT-SIT-4)."""
        s = hand.state
        if s.level > s.bets[seat]:
            self.leave(hand, seat, hand.law.cite["away-pass"])
        else:
            hand.emit(Checked(seat, rule=hand.law.cite["away-knock"]))

    def closed(self, hand: Hand) -> bool:
        """The round is over: the bets go into the pots. True if that was the end of the hand."""
        s = hand.state
        if unswept(s) or any(s.status[seat] for pot in s.pots for seat in pot.seats):
            sweep(hand)
        return False

    def options(self, hand: Hand, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do; nothing when nobody is left to bet against."""
        s = hand.state
        status, stacks, bets, level = s.status, s.stacks, s.bets, s.level
        mine, stack = bets[seat], stacks[seat]
        contested = answered = False
        for other in range(s.n):
            if not status[other] and other != seat:
                if stacks[other]:
                    contested = answered = True
                    break
                if bets[other] > mine:
                    contested = True
        if not contested:
            return ()
        law = hand.law
        options: tuple[Option, ...]
        closed = ""
        if level > mine:
            owed = level - mine
            call = owed if owed < stack else stack
            closed = self.closing_rule(hand, seat)
            rule = law.cite["call"]
            options = (passo(law), Option("vedo", call, call, join(rule, closed) if closed else rule))
        elif level:
            options = (Option("va-bene", rule=law.cite["va-bene"]),)
        else:
            options = self.free_options(hand)
        if answered and not closed and mine + stack > level:
            low, high = self.span(hand, mine + stack)
            verb = "rilancio" if level else self.first_bet(hand)
            options += (Option(verb, low, high, self.wager_rule(hand, seat)),)
        return options

    def free_options(self, hand: Hand) -> tuple[Option, ...]:
        """What a seat may say, short of betting, while there is nothing to match."""
        return _words(hand.law)

    def knock_rule(self, hand: Hand) -> str:
        """The rules behind a knock."""
        return hand.law.cite["check"]

    # -- how much ----------------------------------------------------------------------

    def closing_rule(self, hand: Hand, seat: int) -> str:
        """The rule by which nobody may raise now: the blind opening, or a raise of less than double."""
        s = hand.state
        if not s.level or s.wagers <= s.fulls or (s.aggressor < 0 and s.bets[seat] == s.level):
            return ""
        return hand.law.cite["buio/see-or-pass"] if s.aggressor < 0 else hand.law.rules["raise_reopens_from"]

    def bounds(self, hand: Hand, seat: int) -> tuple[Bounds, str]:
        s = hand.state
        whole = s.bets[seat] + s.stacks[seat]
        if whole <= s.level:
            return Bounds(0, 0), "not-enough-chips"
        if self.closing_rule(hand, seat):
            return Bounds(0, 0), "not-reopened"
        if not any(s.stacks[other] for other in s.live() if other != seat):
            return Bounds(0, 0), "nobody-can-call"
        return Bounds(*self.span(hand, whole)), ""

    def span(self, hand: Hand, whole: int) -> tuple[int, int]:
        """The least and the most that a wager of a seat with `whole` may come to (IT-LIMIT-1, -2, -3)."""
        s = hand.state
        level = s.level
        if hand.fixed:
            to = level + s.start.stakes.small_bet if level else max(s.start.stakes.small_bet, self.least(hand))
            to = to if to < whole else whole
            return to, to
        if not level:
            low = self.least(hand)
        else:
            low = level + 1 if hand.law.values["short_raise"] == "allowed" else 2 * level
        high = whole
        if hand.limit_name == "pot-limit":
            # The pot, the bets of the phase and what it takes to see: the whole stake of this action.
            high = min(whole, s.pot + sum(s.bets) + level)
        return low if low < high else high, high

    def wager_rule(self, hand: Hand, seat: int) -> str:
        cite = hand.law.cite
        if hand.state.level:
            return join(cite["raise"], cite[hand.limit_name], self.raise_rule(hand))
        return join(cite["bet"], cite[hand.limit_name])

    def raise_rule(self, hand: Hand) -> str:
        """What else stands behind a raise of this phase."""
        return ""

    # -- acting ------------------------------------------------------------------------

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        if verb == "vedo":
            if s.level <= s.bets[seat]:
                raise not_on_offer(hand, seat, verb, hand.law.cite["call"])
            self.call(hand, seat)
        elif verb == "busso":
            self._knock(hand, seat)
        elif verb == "passo":
            if 0 < s.level <= s.bets[seat]:
                raise not_on_offer(hand, seat, verb, hand.law.cite["va-bene"])
            self.leave(hand, seat, hand.law.cite["fold"])
        elif verb == "va-bene":
            if not 0 < s.level <= s.bets[seat]:
                raise not_on_offer(hand, seat, verb, hand.law.cite["va-bene"])
            hand.emit(Checked(seat, rule=hand.law.cite["va-bene"]))
        elif verb in ("punto", "apro", "rilancio"):
            self.stake(hand, seat, verb, amount)
        elif verb == "resto":
            self._everything(hand, seat)
        elif verb == "time-out":
            self.sit_out(hand, seat, hand.law.rules["out_of_time"])
        else:
            raise not_on_offer(hand, seat, verb, self.why_not(hand, verb))

    def why_not(self, hand: Hand, verb: str) -> str:
        """The rule that keeps a verb of another phase out of this one."""
        return hand.law.cite[f"not-here/{verb}"]

    def leave(self, hand: Hand, seat: int, rule: str) -> None:
        """Leave the hand and give up the pot."""
        hand.emit(Folded(seat, rule=rule))
        hand.muck(seat)

    def _knock(self, hand: Hand, seat: int) -> None:
        s = hand.state
        if s.level > s.bets[seat]:
            raise Refusal(hand.law.cite["check"], "cannot-check", to_call=s.level - s.bets[seat])
        if s.level:
            raise not_on_offer(hand, seat, "busso", hand.law.cite["va-bene"])
        hand.emit(Checked(seat, rule=self.knock_rule(hand)))

    def _everything(self, hand: Hand, seat: int) -> None:
        s = hand.state
        whole = s.bets[seat] + s.stacks[seat]
        if s.level and whole <= s.level:
            self.call(hand, seat)
        else:
            self.stake(hand, seat, "rilancio" if s.level else self.first_bet(hand), whole)

    def stake(self, hand: Hand, seat: int, verb: str, to: int) -> None:
        """A first bet or a raise, or the refusal that says why not."""
        s = hand.state
        cite = hand.law.cite
        if (verb == "rilancio") != (s.level > 0):
            raise not_on_offer(hand, seat, verb, cite["raise"] if verb == "rilancio" else cite["bet"])
        whole = s.bets[seat] + s.stacks[seat]
        if to > whole:
            raise Refusal(cite["table-stakes"], "not-enough-chips", amount=to, most=whole)
        bounds, why = self.bounds(hand, seat)
        if why == "not-reopened":
            raise Refusal(self.closing_rule(hand, seat), "see-or-pass")
        if why:
            raise Refusal(cite["all-in"], why, amount=to, most=whole)
        if not bounds.low <= to <= bounds.high:
            self._out_of_bounds(hand, to, bounds)
        self.lay(hand, seat, verb if s.level else self.first_bet(hand), to)

    def _out_of_bounds(self, hand: Hand, to: int, bounds: Bounds) -> None:
        limit = hand.law.cite[hand.limit_name]
        if hand.fixed:
            raise Refusal(limit, "bad-amount", amount=to, allowed=bounds.low)
        if to > bounds.high:
            raise Refusal(limit, "above-maximum", amount=to, most=bounds.high)
        rule = hand.law.cite["raise"] if hand.state.level else self.least_rule(hand)
        raise Refusal(rule, "below-minimum", amount=to, least=bounds.low)

    def least_rule(self, hand: Hand) -> str:
        """The rule behind the least first bet."""
        return hand.law.cite["bet"]

    def lay(self, hand: Hand, seat: int, verb: str, to: int) -> None:
        """The chips go in, with what they change for those who come after."""
        s = hand.state
        level, bet, stack = s.level, s.bets[seat], s.bets[seat] + s.stacks[seat] - to
        rule = self.wager_rule(hand, seat)
        if hand.fixed:
            full = to - level >= s.start.stakes.small_bet
        else:
            # A raise of less than double is lawful, but nobody may raise it again (IT-LAST-5).
            full = to >= 2 * level or hand.law.values["raise_reopens_from"] != "double"
        if level and not full:
            rule = join(rule, hand.law.rules["raise_reopens_from"])
        full = full or not level
        hand.emit(Wagered(seat, verb, to - bet, to, stack, to, 1, full, to, s.fulls + 1, rule=rule))
        if to and not stack:
            # Who has staked everything on a bet or raise will have to show (IT-SHOW-3).
            hand.emit(Settled(f"resto/{seat}", 1, rule=hand.law.cite["resto"]))
