"""The least and the most of every bet and raise, counted again from what has been done in the round."""

from hypothesis import given

from mazziere.games import GAMES
from mazziere.hand.events import Called, Checked, Collected, Folded, Posted, Returned, RoundOpened, Wagered
from mazziere.hand.hand import Hand
from properties.players import minds, played
from properties.tables import Table, proof, tables

BLIND_GAMES = tuple(key for key, game in GAMES.items() if game.blinds)
AS_MADE = ("sanremo-tournament", "sanremo-cash", "home", "recorded")
"""Rulebooks in which a short opening bet counts for what it is (FG-9b is another story)."""


class Round:
    """One betting round as a player at the table follows it."""

    def __init__(self, hand: Hand) -> None:
        self.law, start = hand.law, hand.state.start
        self.n = len(start.stacks)
        self.stacks = list(start.stacks)
        self.bets = [0] * self.n
        self.pot = 0
        self.folded: set[int] = set()
        self.owed = 0
        self.level = self.step = 0
        self.acted: dict[int, tuple[int, bool]] = {}
        blind = start.stakes.min_bet
        straddle = 0
        for event in hand.events:
            match event:
                case Posted(live=True):
                    self._pay(event.seat, event.amount)
                    self.owed += event.nominal - event.amount
                    self.level = max(self.level, event.nominal)
                    straddle = max(straddle, event.nominal if event.kind == "straddle" else 0)
                case Posted():
                    self.stacks[event.seat] -= event.amount
                    self.pot += event.amount
                case RoundOpened():
                    self.step, straddle = max(blind, straddle), 0
                    self.acted = {}
                case Wagered():
                    by = event.bet - self.level
                    full = by >= self.step
                    self.step = by if full else self.step
                    self._pay(event.seat, event.amount)
                    self.level = event.bet
                    if full:
                        self.acted = {seat: (level, True) for seat, (level, _) in self.acted.items()}
                    self.acted[event.seat] = (self.level, False)
                case Called():
                    self._pay(event.seat, event.amount)
                    self.acted[event.seat] = (self.level, False)
                case Checked():
                    self.acted[event.seat] = (self.level, False)
                case Folded():
                    self.folded.add(event.seat)
                case Returned():
                    self._pay(event.seat, -event.amount)
                case Collected():
                    self.pot += sum(self.bets)
                    self.bets = [0] * self.n
                    self.level = self.owed = 0

    def _pay(self, seat: int, amount: int) -> None:
        self.stacks[seat] -= amount
        self.bets[seat] += amount

    def reopened(self, seat: int) -> bool:
        """A seat that has acted may raise again only over a full raise, or over short ones that add up to one."""
        if seat not in self.acted:
            return True
        level, full_since = self.acted[seat]
        return self.level - level >= self.step if self.law.reopening == "cumulative" else full_since

    def wager(self, seat: int, limit: str) -> tuple[int, int] | None:
        """The least and the most this seat may bet or raise to, None where it may not."""
        whole = self.bets[seat] + self.stacks[seat]
        others = [other for other in range(self.n) if other not in self.folded and other != seat]
        if whole <= self.level or not any(self.stacks[other] for other in others) or not self.reopened(seat):
            return None
        low = self.level + self.step
        if limit == "no-limit":
            return min(low, whole), whole
        # The pot after the call; ST-54b counts a short blind as whole.
        pot = self.pot + sum(self.bets) + self.level - self.bets[seat]
        pot += self.owed if self.law.pot_limit_short_blinds == "count-full" else 0
        return min(low, whole), min(max(low, self.level + pot), whole)


@given(tables(games=BLIND_GAMES, profiles=AS_MADE), minds)
@proof(250)
def test_bets_and_raises_are_bounded_as_counting_again_has_it(table: Table, choices: bytes) -> None:
    if table.setup["limit"] not in ("no-limit", "pot-limit"):
        table = table.with_setup(limit="pot-limit" if len(choices) % 2 else "no-limit")
    hand = table.deal()
    for action in played(hand, choices):
        options = hand.legal(action.seat)
        if not any(option.verb in ("check", "call") for option in options):
            continue
        offered = [(option.low, option.high) for option in options if option.verb in ("bet", "raise")]
        counted = Round(hand).wager(action.seat, hand.limit_name)
        assert offered == ([counted] if counted else [])
