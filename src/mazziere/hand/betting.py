"""A betting round: who speaks first, what each may do, and when the round is closed."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import add
from typing import TYPE_CHECKING, NoReturn

from mazziere.hand import evolve, reasons
from mazziere.hand.events import (
    BetsReturned,
    Called,
    Checked,
    Chose,
    Collected,
    Folded,
    Option,
    Returned,
    RoundOpened,
    Settled,
    Turn,
    Wagered,
)
from mazziere.hand.first import First, first_to_act
from mazziere.hand.limits import BIG, NOTHING, SMALL, Bounds, measure, reopened
from mazziere.hand.phase import Phase
from mazziere.hand.pots import layers, uncalled, withheld
from mazziere.hand.state import AFTER, LIVE
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State

WAGERS = ("bet", "raise", "complete", "bring-in")


@dataclass(frozen=True, slots=True)
class Betting(Phase):
    """One round of betting. `first` says who speaks first, `tier` which of the two fixed bets is in force."""

    name: str
    first: First
    tier: int = SMALL
    final: bool = False
    brings_in: bool = field(init=False)
    blinds: int = field(init=False)
    topic: str = field(init=False)
    bet_topic: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "brings_in", self.first.brings_in)
        # Where blinds open the round, they are its first wager.
        object.__setattr__(self, "blinds", int(self.first is First.AFTER_BLINDS))
        object.__setattr__(self, "topic", f"betting/{self.name}")
        object.__setattr__(self, "bet_topic", f"limit-bet/{self.name}")

    @property
    def street(self) -> str:
        return self.name

    # -- opening -----------------------------------------------------------------------

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        if not any(s.bets) and len(s.able()) < 2:
            # Nobody is left to bet against: the street goes by without a word.
            if unswept(s):
                self.close(hand)
            return False
        level, step, queue, owing, tied = first_to_act(hand, self.first)
        heads_up = s.status.count(LIVE) == 2
        cite = hand.law.cite
        rule = join(cite[self.topic], cite[self.bet_topic]) if hand.fixed else cite[self.topic]
        if s.n == 2 or self.first is not First.LEFT_OF_BUTTON:
            rule = reasons.opening(hand, self.first, rule, tied, owing)
        opened = RoundOpened(index, self.name, level, step, tuple(queue), heads_up, owing, rule=rule)
        s.log.append(opened)
        evolve.round_opened(s, opened)
        return True

    # -- asking ------------------------------------------------------------------------

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.waiting:
            if s.secrets and "chop" in s.secrets.values():
                return self._ask_chop(hand)
            if self._put(hand):
                return True
        self.close(hand)
        return False

    def _put(self, hand: Hand) -> bool:
        """Put the decision to the next in order; False when nobody is left to bet against."""
        s = hand.state
        seat = s.waiting[0]
        options = self.options(hand, seat)
        if not options:
            return False
        aggressor = s.aggressor
        # Only a player in turn who faces an all-in is told its exact amount (ST-60).
        rule = hand.law.cite["facing-all-in"] if aggressor >= 0 and not s.stacks[aggressor] else ""
        think = hand.think
        asked = Turn(s.turn + 1, (seat,), (options,), hand.at + think if think else 0, rule=rule)
        s.log.append(asked)
        evolve.turn(s, asked)
        return True

    def unit(self, hand: Hand) -> int:
        """The fixed bet of this street."""
        stakes = hand.state.start.stakes
        return stakes.big_bet if self.tier == BIG else stakes.small_bet

    def options(self, hand: Hand, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do, as the player will see it; nothing when nobody is left to bet against."""
        s = hand.state
        law = hand.law
        level, mine, stack = s.level, s.bets[seat], s.stacks[seat]
        # Whoever is still waiting has chips to answer with.
        answered = len(s.waiting) > 1 or self._answered(s, seat)
        if not answered and not any(s.bets[other] > mine for other in s.live()):
            return ()
        calls: tuple[Option, ...]
        if level > mine:
            call = level - mine
            rule = reasons.calling(hand, law.call_rule) if s.shortfall else law.call_rule
            if call >= stack:
                return self._with_chop(hand, seat, (law.fold_option, Option("call", stack, stack, rule)))
            calls = (law.fold_option, Option("call", call, call, rule))
        elif level:
            calls = (law.fold_option, Option("check", rule=reasons.option(hand, seat, law.check_rule)))
        elif self.brings_in:
            return self._bring_in_options(hand, seat)
        else:
            calls = law.free if law.free_fold or not self.final else law.check_only
        if not ((s.secrets or s.facts) and self._raise_lost(hand, seat)):
            fixed = hand.fixed
            unit = self.unit(hand) if fixed else 0
            if s.acted_fulls[seat] >= 0 and not reopened(s, law, seat, unit, fixed):
                calls = (law.fold_option, Option("call", call, call, join(rule, reasons.reopening(hand))))
            elif answered:
                low, high, complete, capped = hand.limit(s, law, seat, unit)
                if complete:
                    calls += (Option("complete", complete, complete, reasons.completing(s, law, unit)),)
                if high:
                    # A first raise over whole ones by somebody who has no option: most are.
                    if not level:
                        wager = Option("bet", low, high, self.wager_rule(hand, seat) if fixed else law.bet_rule)
                    elif (
                        fixed
                        or s.acted_level[seat] >= 0
                        or s.wagers - s.fulls != self.blinds
                        or mine == level
                        or s.wagers >= law.limit_cap
                        or s.shortfall
                        or s.facts
                    ):
                        wager = Option("raise", low, high, self.wager_rule(hand, seat))
                    else:
                        wager = Option("raise", low, high, law.raise_rule)
                    calls += (wager,)
                elif capped:
                    calls = (law.fold_option, Option("call", call, call, join(rule, reasons.cap(law))))
        return self._with_chop(hand, seat, calls) if law.chops else calls

    def _answered(self, s: State, seat: int) -> bool:
        """Has anybody else chips to answer a wager of this seat with?"""
        stacks, status = s.stacks, s.status
        return any(stacks[other] and not status[other] for other in AFTER[s.n][seat])

    def _with_chop(self, hand: Hand, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """These options, and chopping the blinds where that is on offer."""
        law = hand.law
        if law.chops and self._may_chop(hand, seat):
            return (*options, Option("chop", rule=law.rules["chopping_blinds"]))
        return options

    def _raise_lost(self, hand: Hand, seat: int) -> str:
        """The rule by which a seat may no longer raise: its time ran out, or it has exposed its cards."""
        s, rules = hand.state, hand.law.rules
        if s.secrets.get(seat) == "no-raise":
            return rules["out_of_time"]
        return rules["own_cards_exposed"] if s.facts.get(f"exposed/{seat}") == 2 else ""

    def wager_rule(self, hand: Hand, seat: int) -> str:
        """The rules behind what a seat may bet or raise now."""
        s = hand.state
        law = hand.law
        level = s.level
        rule = law.raise_rule if level else law.bet_rule
        if level and (s.bets[seat] == level or s.acted_level[seat] >= 0 or s.wagers >= law.limit_cap):
            rule = reasons.raising(hand, seat, rule)
        if s.shortfall:
            rule = reasons.short_blind(hand, rule)
        if s.facts and any(fact.startswith("exposed/") for fact in s.facts):
            rule = join(rule, law.cite["others-may-raise"])
        if hand.fixed:
            return join(rule, law.cite[self.bet_topic])
        if s.wagers > s.fulls + self.blinds:
            # Over a short all-in a blind that has not acted keeps its option (SC-BLIND-b, FG-4).
            blind = s.bets[seat] and s.acted_level[seat] < 0
            rule = join(rule, law.cite["short-all-ins"], law.rules["big_blind_option"] if blind else "")
        return rule

    def bounds(self, hand: Hand, seat: int) -> tuple[Bounds, str]:
        """What the seat may wager, or the reason why nothing: `all-in`, `not-reopened`, `capped`."""
        s = hand.state
        stacks = s.stacks
        if s.bets[seat] + stacks[seat] <= s.level:
            return NOTHING, "not-enough-chips"
        unit = self.unit(hand) if hand.fixed else 0
        if not reopened(s, hand.law, seat, unit, hand.fixed):
            return NOTHING, "not-reopened"
        if not any(stacks[other] for other in s.live() if other != seat):
            return NOTHING, "nobody-can-call"
        found = Bounds(*hand.limit(s, hand.law, seat, unit))
        return found, "raise-capped" if found.capped else ""

    def _bring_in_options(self, hand: Hand, seat: int) -> tuple[Option, ...]:
        s = hand.state
        stakes = s.start.stakes
        stack = s.stacks[seat]
        cite = hand.law.cite
        forced = seat == s.owing
        calls: tuple[Option, ...] = () if forced else (hand.law.fold_option,)
        bring_in = min(stakes.bring_in, stack)
        calls += (Option("bring-in", bring_in, bring_in, cite["bring-in"]),)
        if stack > bring_in:
            whole = min(stakes.small_bet, stack)
            calls += (Option("complete", whole, whole, cite["bring-in-or-open"]),)
        return calls

    # -- acting ------------------------------------------------------------------------

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> bool | None:
        s = hand.state
        if s.secrets and "chop" in s.secrets.values() and verb not in _ANSWERS:
            raise Refusal(hand.law.rules["chopping_blinds"], "not-your-choice", verb=verb, options=hand.said(seat))
        if verb == "fold":
            self.fold(hand, seat)
            if s.status.count(LIVE) == 1:
                return False
        elif verb == "call":
            self.call(hand, seat)
        elif verb in WAGERS:
            self.wager(hand, seat, verb, amount)
        elif verb == "check":
            self.check(hand, seat)
        else:
            doing = _SELDOM.get(verb)
            if doing is None:
                raise Refusal(hand.law.rules["act_in_turn"], "not-your-choice", verb=verb, options=hand.said(seat))
            doing(self, hand, seat)
            return False
        # Most often the word simply passes to the next; whatever else follows, the machine sees to.
        return bool(s.waiting) and self._put(hand)

    def check(self, hand: Hand, seat: int) -> None:
        s = hand.state
        if s.level > s.bets[seat]:
            raise Refusal(hand.law.cite["check"], "cannot-check", to_call=s.level - s.bets[seat])
        if self.brings_in and not s.level:
            raise Refusal(hand.law.cite["bring-in"], "bring-in-owed", amount=s.start.stakes.bring_in)
        rule = hand.law.check_rule
        made = Checked(seat, rule=reasons.option(hand, seat, rule) if s.level else rule)
        s.log.append(made)
        evolve.checked(s, made)

    def fold(self, hand: Hand, seat: int, rule: str = "") -> None:
        s = hand.state
        law = hand.law
        if s.level <= s.bets[seat] and self.final and law.fold_when_free != "allowed":
            raise Refusal(law.rules["fold_when_free"], "fold-not-allowed")
        if self.brings_in and not s.level and seat == s.owing:
            raise Refusal(law.cite["bring-in"], "bring-in-owed", amount=s.start.stakes.bring_in)
        made = Folded(seat, rule=rule or law.fold_rule)
        s.log.append(made)
        evolve.folded(s, made)
        hand.muck(seat)

    def call(self, hand: Hand, seat: int) -> None:
        s = hand.state
        level, bet = s.level, s.bets[seat]
        owed = level - bet
        if owed <= 0:
            raise Refusal(hand.law.cite["check"], "nothing-to-call")
        stack = s.stacks[seat]
        law = hand.law
        if owed >= stack:
            made = Called(seat, stack, bet + stack, 0, rule=law.all_in_rule)
        else:
            rule = reasons.calling(hand, law.call_rule) if s.shortfall else law.call_rule
            made = Called(seat, owed, level, stack - owed, rule=rule)
        s.log.append(made)
        evolve.called(s, made)

    def all_in(self, hand: Hand, seat: int) -> None:
        s = hand.state
        whole = s.bets[seat] + s.stacks[seat]
        owes = s.level > s.bets[seat]
        if s.level and (whole <= s.level or (owes and self.bounds(hand, seat)[1] == "nobody-can-call")):
            # What nobody could call would come straight back.
            self.call(hand, seat)
            return
        verb = "raise" if s.level else "bet"
        if self.brings_in and not s.level:
            verb = "bring-in" if whole <= s.start.stakes.bring_in else "complete"
        self.wager(hand, seat, verb, whole)

    def wager(self, hand: Hand, seat: int, verb: str, to: int) -> None:
        s = hand.state
        if not to and verb == "bring-in":
            to = min(s.start.stakes.bring_in, s.stacks[seat])
        for option in reversed(s.pending[seat]):
            if option.verb == verb and option.low <= to <= option.high:
                break
        else:
            self._refuse_wager(hand, seat, verb, to)
        if self.brings_in and not s.level:
            self._bring_in(hand, seat, verb, to)
        else:
            self.take(hand, seat, verb, to, option.rule)

    def _refuse_wager(self, hand: Hand, seat: int, verb: str, to: int) -> NoReturn:
        """The wager is not among the options: say which rule keeps it out."""
        s = hand.state
        law = hand.law
        bet, stack, level = s.bets[seat], s.stacks[seat], s.level
        if self.brings_in and not level:
            raise Refusal(law.cite["bring-in"], "bad-amount", amount=to, allowed=hand.said(seat))
        if (verb == "bet") == (level > 0) or verb == "bring-in":
            rule = law.cite["bet"] if verb == "bet" else law.cite["raise"]
            raise Refusal(rule, "not-your-choice", verb=verb, options=hand.said(seat))
        if to > bet + stack:
            raise Refusal(law.cite["table-stakes"], "not-enough-chips", amount=to, most=bet + stack)
        if lost := self._raise_lost(hand, seat):
            raise Refusal(lost, "raise-lost" if s.secrets.get(seat) == "no-raise" else "raise-lost-exposed")
        found, why = self.bounds(hand, seat)
        unit = self.unit(hand) if hand.fixed else 0
        if why:
            self._refuse(hand, seat, why, unit)
        self._refuse_amount(hand, to, found, unit)

    def take(self, hand: Hand, seat: int, verb: str, to: int, rule: str = "") -> None:
        """A wager goes in, whatever the limits say: what the rules allowed, or what a record says was done."""
        s = hand.state
        law = hand.law
        bet, stack, level = s.bets[seat], s.stacks[seat], s.level
        if not rule:
            rule = self.wager_rule(hand, seat)
        base = s.base
        wagers = s.wagers + 1
        if hand.fixed:
            unit = self.unit(hand)
            whole = base + unit if s.base != level else level + unit
            full = to in (whole, level + unit)
            if not full:
                rule = join(law.all_in_rule, reasons.half(law, to - base, unit))
                full = law.limit_short_all_in == "half-is-full" and (to - base) * 2 >= unit
            elif verb == "complete":
                rule = join(reasons.completing(s, law, unit), rule)
            if full:
                base = to
            else:
                wagers = s.wagers
            step = unit
        else:
            by = to - (measure(s, law) if law.short_counts_full else level)
            step = s.step
            full = by >= (step if level else s.start.stakes.min_bet)
            if not full:
                if to == bet + stack:
                    rule = join(law.all_in_rule, rule)
            elif law.raise_grows:
                step = by
            base = to
        made = Wagered(seat, verb, to - bet, to, bet + stack - to, to, step, full, base, wagers, rule=rule)
        s.log.append(made)
        evolve.wagered(s, made)

    def _bring_in(self, hand: Hand, seat: int, verb: str, to: int) -> None:
        s = hand.state
        stakes = s.start.stakes
        law = hand.law
        cite = law.cite
        unit = stakes.small_bet
        full = to == unit
        wagers = base = 0
        if verb == "bring-in":
            rule = cite["bring-in"]
        else:
            rule = cite["bring-in-or-open"]
            if hand.fixed and not full:
                # Opening all-in for less than the bet is the short bet of any other street (FG-8c, SC-LIM-6, SC-LIM-7).
                rule = join(rule, law.all_in_rule, reasons.half(law, to, unit))
                full = law.limit_short_all_in == "half-is-full" and to * 2 >= unit
            if full or not hand.fixed:
                wagers, base = 1, to
        if s.owing < 0:
            rule = join(rule, cite["bring-in-all-in"])
        level = max(to, stakes.bring_in)
        hand.emit(Wagered(seat, verb, to, to, s.stacks[seat] - to, level, unit, full, base, wagers, rule=rule))

    def _refuse(self, hand: Hand, seat: int, why: str, unit: int) -> NoReturn:
        s = hand.state
        law = hand.law
        if why == "not-reopened":
            facing = s.level - s.acted_level[seat]
            raise Refusal(reasons.reopening(hand), why, facing=facing, full=unit if hand.fixed else s.step)
        if why == "raise-capped":
            raise Refusal(reasons.cap(law), why, cap=law.limit_cap)
        raise Refusal(law.cite["all-in"], why, verb="raise")

    def _refuse_amount(self, hand: Hand, to: int, found: Bounds, unit: int) -> NoReturn:
        s = hand.state
        cite = hand.law.cite
        low, high, complete, _ = found
        if hand.fixed:
            allowed = ", ".join(str(total) for total in sorted({complete, high} - {0}))
            smaller = reasons.completing(s, hand.law, unit) if complete or s.base != s.level else ""
            rule = join(smaller, cite["limit-bet"], cite[self.bet_topic])
            raise Refusal(rule, "bad-amount", amount=to, allowed=allowed)
        if hand.limit_name == "spread-limit":
            raise Refusal(cite["spread"], "bad-amount", amount=to, allowed=f"{low}..{high}")
        if to > high:
            rule = reasons.short_blind(hand, join(hand.law.rules["pot_limit_maximum"], cite["pot-limit"]))
            raise Refusal(rule, "above-maximum", amount=to, most=high)
        rule = hand.law.rules["minimum_raise"] if s.level else hand.law.rules["min_bet"]
        if s.level and measure(s, hand.law) != s.level:
            rule = hand.law.rules["short_opening_bet"]
        raise Refusal(rule, "below-minimum", amount=to, least=low)

    # -- time, chopping ----------------------------------------------------------------

    def time_out(self, hand: Hand, seat: int) -> None:
        """The clock has run out on this seat: what then happens is the rulebook's policy; it never spends chips."""
        s = hand.state
        law = hand.law
        rule = law.rules["out_of_time"]
        opening = self.brings_in and not s.level
        free = s.level <= s.bets[seat] and not opening
        if "chop" in s.secrets.values():
            self.no_chop(hand, seat)
        elif opening and seat == s.owing:
            # A bring-in is owed, not chosen; whoever opens instead of an all-in may fold (ST-RP10e).
            self._bring_in(hand, seat, "bring-in", min(s.start.stakes.bring_in, s.stacks[seat]))
        elif law.out_of_time == "no-raise" and s.secrets.get(seat) != "no-raise":
            hand.emit(Chose(seat, "time", "no-raise", rule=rule))
        elif free and (law.out_of_time != "fold" or (self.final and not law.free_fold)):
            hand.emit(Checked(seat, rule=rule))
        else:
            self.fold(hand, seat, join(rule, law.cite["out-of-time"]))

    def _may_chop(self, hand: Hand, seat: int) -> bool:
        s = hand.state
        if hand.law.chopping_blinds != "allowed" or "chop" in s.facts or s.n < 3 or s.aggressor >= 0:
            return False
        blinds = [post.seat for post in s.start.posts if post.kind in ("small blind", "big blind")]
        if self.first is not First.AFTER_BLINDS or s.live() != sorted(blinds) or seat != s.waiting[0]:
            return False
        # Blinds may be taken back; a pot with anybody else's chips in it may not be divided (SC-COND-11).
        return s.total_pot == sum(s.bets[blind] for blind in blinds)

    def chop(self, hand: Hand, seat: int) -> None:
        s = hand.state
        rule = hand.law.rules["chopping_blinds"]
        first = "chop" not in s.secrets.values()
        if first and not self._may_chop(hand, seat):
            raise Refusal(rule or hand.law.rules["act_in_turn"], "not-allowed-here", verb="chop")
        hand.emit(Chose(seat, "chop", "chop", rule=rule))
        if first:
            return
        seats = tuple(s.live())
        bets = tuple([s.bets[blind] for blind in seats])
        stacks = tuple([s.stacks[blind] + s.bets[blind] for blind in seats])
        hand.emit(BetsReturned(seats, bets, stacks, rule=rule))
        hand.emit(Collected(layers(s.put_in, seats, s.pot - sum(s.put_in)), rule=rule))
        hand.finish()

    def no_chop(self, hand: Hand, seat: int) -> None:
        rule = hand.law.rules["chopping_blinds"]
        if "chop" not in hand.state.secrets.values():
            raise Refusal(rule or hand.law.rules["act_in_turn"], "not-allowed-here", verb="no-chop")
        hand.emit(Settled("chop", 0, rule=rule))

    def _ask_chop(self, hand: Hand) -> bool:
        s = hand.state
        other = next(seat for seat in s.live() if s.secrets.get(seat) != "chop")
        rule = hand.law.rules["chopping_blinds"]
        options = (Option("chop", rule=rule), Option("no-chop", rule=rule))
        hand.emit(Turn(s.turn + 1, (other,), (options,), hand.deadline()))
        return True

    # -- closing -----------------------------------------------------------------------

    def close(self, hand: Hand) -> None:
        """Return what nobody called, sweep the bets into pots, and turn hands up when betting is over for good."""
        s = hand.state
        law = hand.law
        if unswept(s):
            sweep(hand)
        status, stacks = s.status, s.stacks
        live = able = 0
        for seat in range(s.n):
            if not status[seat]:
                live += 1
                if stacks[seat]:
                    able += 1
                    if able > 1:
                        return
        if live > 1 and law.all_in_exposure == "betting-over" and s.phase > hand.variant.last_draw:
            hand.expose_all(law.rules["all_in_exposure"])


def unswept(s: State) -> bool:
    """Are there bets, or antes alone, that belong to no pot yet?"""
    return any(s.bets) or (s.pot > 0 and not s.pots)


def sweep(hand: Hand) -> None:
    """Uncalled chips go back; the rest goes into the pots."""
    s = hand.state
    law = hand.law
    seat, excess = uncalled(s.bets)
    if excess and not s.status[seat]:
        hand.emit(
            Returned(seat, excess, s.bets[seat] - excess, s.stacks[seat] + excess, rule=law.rules["uncalled_bet"])
        )
    put_in = s.put_in
    total = list(map(add, put_in, s.bets))
    dead = s.pot - sum(put_in)
    if s.memory and (frozen := s.memory.get("frozen")):
        pots = withheld(layers(total, s.live(), dead + sum(pot.amount for pot in frozen)), frozen)
    else:
        pots = layers(total, s.live(), dead)
    rule = law.called_rule if s.aggressor >= 0 else law.round_rule
    if 0 in s.stacks:
        rule = join(rule, law.cite["main-pot"], law.cite["side-pots"] if len(pots) > 1 else "")
    swept = Collected(pots, rule=rule)
    s.log.append(swept)
    evolve.collected(s, swept)


_ANSWERS = ("chop", "no-chop", "time-out")
_SELDOM: dict[str, Callable[[Betting, Hand, int], None]] = {
    "all-in": Betting.all_in,
    "time-out": Betting.time_out,
    "chop": Betting.chop,
    "no-chop": Betting.no_chop,
}
