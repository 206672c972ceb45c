"""A betting phase: passo, busso, vedo, punto, rilancio, and the table that speaks for whoever is away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NoReturn

from mazziere.games.italiana.events import AWAY
from mazziere.games.italiana.presence import Seated, not_on_offer
from mazziere.hand import evolve
from mazziere.hand.betting import Betting, sweep, unswept
from mazziere.hand.events import Checked, Folded, Option, RoundOpened, Settled, Turn, Wagered
from mazziere.hand.limits import Bounds
from mazziere.hand.state import LIVE
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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


@cache
def _bet_rule(law: Law, limit: str) -> str:
    """The rules behind a first bet."""
    return join(law.cite["bet"], law.cite[limit])


@cache
def _raise_rule(law: Law, limit: str, beside: str) -> str:
    """The rules behind a raise, and what its phase has beside them."""
    return join(law.cite["raise"], law.cite[limit], beside)


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
        s = hand.state
        opened = RoundOpened(index, self.name, level, 1, tuple(queue), s.status.count(LIVE) == 2, -1, rule=rule)
        s.log.append(opened)
        evolve.round_opened(s, opened)

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
                    think = hand.think
                    asked = Turn(s.turn + 1, (seat,), (options,), hand.at + think if think else 0)
                    s.log.append(asked)
                    evolve.turn(s, asked)
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
        if unswept(s) or [pot for pot in s.pots if any(map(s.status.__getitem__, pot.seats))]:
            sweep(hand)
        return False

    def options(self, hand: Hand, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do; nothing when nobody is left to bet against."""
        s = hand.state
        stacks, level, aggressor = s.stacks, s.level, s.aggressor
        mine, stack = s.bets[seat], stacks[seat]
        # Whoever is still waiting has chips to answer with, and so has, most often, whoever bet last.
        answered: object = len(s.waiting) > 1 or (aggressor >= 0 and stacks[aggressor] and not s.status[aggressor])
        if not answered:
            others = [other for other in s.live() if other != seat]
            answered = sum([stacks[other] for other in others])
            if not answered and max([s.bets[other] for other in others], default=0) <= mine:
                return ()
        law = hand.law
        options: tuple[Option, ...]
        closed = ""
        if level > mine:
            owed = level - mine
            call = owed if owed < stack else stack
            rule = law.call_rule
            if s.wagers > s.fulls and (closed := self.closing_rule(hand, seat)):
                rule = join(rule, closed)
            options = (passo(law), Option("vedo", call, call, rule))
        elif level:
            options = (Option("va-bene", rule=law.cite["va-bene"]),)
        else:
            options = self.free_options(hand)
        whole = mine + stack
        if answered and not closed and whole > level:
            low, high = self.span(hand, whole)
            verb = "rilancio" if level else self.first_bet(hand)
            options += (Option(verb, low, high, self.wager_rule(hand, seat)),)
        return options

    def free_options(self, hand: Hand) -> tuple[Option, ...]:
        """What a seat may say, short of betting, while there is nothing to match."""
        return _words(hand.law)

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
        if hand.state.level:
            return _raise_rule(hand.law, hand.limit_name, self.raise_rule(hand))
        return _bet_rule(hand.law, hand.limit_name)

    def raise_rule(self, hand: Hand) -> str:
        """What else stands behind a raise of this phase."""
        return ""

    # -- acting ------------------------------------------------------------------------

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        said = _WORDS.get(verb)
        if said:
            said(self, hand, seat)
        else:
            Seated.act(self, hand, seat, verb, amount, cards)

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        if verb in _WORDS:
            _WORDS[verb](self, hand, seat)
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

    def see(self, hand: Hand, seat: int) -> None:
        """Match the bet, or put in what is left."""
        s = hand.state
        if s.level <= s.bets[seat]:
            raise not_on_offer(hand, seat, "vedo", hand.law.cite["call"])
        self.call(hand, seat)

    def give_up(self, hand: Hand, seat: int) -> None:
        """Pass, which only the author of a blind raise that nobody has raised may not."""
        s = hand.state
        if 0 < s.level <= s.bets[seat]:
            raise not_on_offer(hand, seat, "passo", hand.law.cite["va-bene"])
        self.leave(hand, seat, hand.law.cite["fold"])

    def knock(self, hand: Hand, seat: int) -> None:
        """Hand on the word while there is nothing to match."""
        s = hand.state
        if s.level:
            if s.level > s.bets[seat]:
                raise Refusal(hand.law.cite["check"], "cannot-check", to_call=s.level - s.bets[seat])
            raise not_on_offer(hand, seat, "busso", hand.law.cite["va-bene"])
        # What may be said for nothing comes first among the options, and knocking second.
        knocked = Checked(seat, rule=s.pending[seat][1].rule)
        s.log.append(knocked)
        evolve.checked(s, knocked)

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
        if not s.level and verb != "rilancio":
            verb = self.first_bet(hand)
        for option in s.pending[seat]:
            if option.verb == verb and option.low <= to <= option.high:
                self.lay(hand, seat, verb, to, option.rule)
                return
        self.refuse(hand, seat, verb, to)

    def refuse(self, hand: Hand, seat: int, verb: str, to: int) -> NoReturn:
        """The wager is not among the options: say which rule keeps it out."""
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

    def lay(self, hand: Hand, seat: int, verb: str, to: int, rule: str) -> None:
        """The chips go in, with what they change for those who come after."""
        s = hand.state
        level, bet, stack = s.level, s.bets[seat], s.bets[seat] + s.stacks[seat] - to
        if hand.fixed:
            full = to - level >= s.start.stakes.small_bet
        else:
            # A raise of less than double is lawful, but nobody may raise it again (IT-LAST-5).
            full = to >= 2 * level or hand.law.values["raise_reopens_from"] != "double"
        if level and not full:
            rule = join(rule, hand.law.rules["raise_reopens_from"])
        full = full or not level
        laid = Wagered(seat, verb, to - bet, to, stack, to, 1, full, to, s.fulls + 1, rule=rule)
        s.log.append(laid)
        evolve.wagered(s, laid)
        if to and not stack:
            # Who has staked everything on a bet or raise will have to show (IT-SHOW-3).
            hand.emit(Settled(f"resto/{seat}", 1, rule=hand.law.cite["resto"]))


_WORDS: Final[dict[str, Callable[[Puntata, Hand, int], None]]] = {
    "busso": Puntata.knock,
    "vedo": Puntata.see,
    "passo": Puntata.give_up,
}
"""What is said most often, and needs no amount."""
