"""A blackjack hand against one card of the bank: what standing, drawing, doubling and splitting are worth, exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mazziere.house.blackjack.rules import Rules
from mazziere.odds.bank import BITS, BUST, FULL, NATURAL, ONE, VALUES, Bank, left

STAND, HIT, DOUBLE, SPLIT, SURRENDER = "S", "H", "D", "P", "R"
ACE: Final = 1
TEN: Final = 10


class Hand(NamedTuple):
    """A player's hand by values: the number that says its cards are gone, its best total, and how many they are."""

    key: int
    hard: int
    cards: int

    @property
    def total(self) -> int:
        """The best total, an ace counting eleven where it can."""
        return self.hard + 10 if self.soft else self.hard

    @property
    def soft(self) -> bool:
        """Whether an ace counts eleven."""
        return self.hard <= 11 and bool(self.key >> BITS & FULL)

    def plus(self, value: int) -> Hand:
        """The hand with one card more."""
        return Hand(self.key + ONE[value], self.hard + value, self.cards + 1)


NOTHING: Final = Hand(0, 0, 0)

Choice = Callable[[Hand], str]
"""How a hand is played when it can no longer be split or given up: stand, hit, or (on two cards) double."""


class Against:
    """Everything about hands against one card of the bank, under a house's rules.

    Values are of the whole round per unit staked. Where a bank's blackjack takes one stake and no more, because the
    bank looks at its hole card or gives added stakes back, every hand counts nothing against it here, and `round` takes
    that stake once.
    """

    def __init__(self, rules: Rules, up: int, bank: type[Bank] = Bank) -> None:
        self.rules = rules
        self.bank = bank(rules, up)
        self.up = up
        self.one_stake = rules.one_stake
        self._best: dict[int, float] = {}
        self._natural: dict[int, float] = {}

    # -- single plays -------------------------------------------------------------------

    def natural(self, key: int) -> float:
        """The chance of a bank's blackjack."""
        if self.up not in (ACE, TEN):
            return 0.0
        known = self._natural.get(key)
        if known is None:
            counts = left(self.bank.shoe, key)
            known = self._natural[key] = counts[TEN if self.up == ACE else ACE] / sum(counts)
        return known

    def stand(self, hand: Hand, aside: int = 0) -> float:
        """What a hand is worth as it is; `aside` are cards gone besides its own."""
        key = hand.key + aside
        points = hand.total
        if points > 21:
            return self.natural(key) - 1.0 if self.one_stake else -1.0
        chances = self.bank.chances(key)
        worth = chances[BUST]
        for place in range(5):
            if points > 17 + place:
                worth += chances[place]
            elif points < 17 + place:
                worth -= chances[place]
        if self.one_stake or (points == 21 and not self.rules.bank_blackjack_beats_21):
            return worth
        return worth - chances[NATURAL]

    def draws(self, hand: Hand, aside: int = 0) -> list[tuple[Hand, float]]:
        """The hands one card more can make, each with its chance."""
        counts = left(self.bank.shoe, hand.key + aside)
        size = sum(counts)
        return [(hand.plus(value), counts[value] / size) for value in VALUES if counts[value] > 0]

    def double(self, hand: Hand, aside: int = 0) -> float:
        """Twice the stake on one card more."""
        return 2.0 * sum([chance * self.stand(drawn, aside) for drawn, chance in self.draws(hand, aside)])

    # -- the best play of every composition ---------------------------------------------

    def hit(self, hand: Hand) -> float:
        """One card, and then the best of standing and drawing, by the very cards held."""
        return sum([chance * self.best(drawn) for drawn, chance in self.draws(hand)])

    def best(self, hand: Hand) -> float:
        """The better of standing and drawing; 21 stands."""
        if hand.hard > 21 or hand.total == 21:
            return self.stand(hand)
        known = self._best.get(hand.key)
        if known is None:
            known = self._best[hand.key] = max(self.stand(hand), self.hit(hand))
        return known

    def by_cards(self, hand: Hand) -> str:
        """The best play by the very cards held, of those left after a split."""
        plays = {STAND: self.stand(hand)}
        if hand.total < 21:
            plays[HIT] = self.hit(hand)
        if hand.cards == 2 and hand.total < 21:
            plays[DOUBLE] = self.double(hand)
        return max(plays, key=plays.__getitem__)

    # -- a fixed way to play ------------------------------------------------------------

    def played(self, hand: Hand, choice: Choice, aside: int, known: dict[int, float], split: bool = False) -> float:
        """What a hand is worth when it is played by `choice`; after a split the house may forbid doubling."""
        if hand.hard > 21:
            return self.stand(hand, aside)
        worth = known.get(hand.key)
        if worth is None:
            play = choice(hand)
            if play == DOUBLE and (hand.cards > 2 or (split and not self.rules.double_after_split)):
                play = HIT if self.after_double(hand, choice) == HIT else STAND
            if play == STAND:
                worth = self.stand(hand, aside)
            elif play == DOUBLE:
                worth = self.double(hand, aside)
            else:
                worth = sum(
                    [p * self.played(drawn, choice, aside, known, split) for drawn, p in self.draws(hand, aside)]
                )
            known[hand.key] = worth
        return worth

    def after_double(self, hand: Hand, choice: Choice) -> str:
        """What one does instead of a double that is not allowed."""
        other = choice(hand._replace(cards=3))
        return other if other != DOUBLE else HIT

    def split(self, value: int, choice: Choice) -> float:
        """A pair split, and split again up to the house's number of hands, each hand played by `choice`.

        The cards of a shoe are alike before they are seen, so a hand is worth the same whether it is played first or
        last, and a card known only not to pair is worth what it is on average: every figure is exact for this choice.
        """
        one = NOTHING.plus(value)
        most = self.rules.max_hands if value != ACE else min(2, self.rules.max_hands)
        parts: dict[int, tuple[float, float, float]] = {}

        def hands(more: int) -> tuple[float, float, float]:
            """A hand that begins with the card, `more` of them gone besides the pair: paired, not paired, chance."""
            if more not in parts:
                aside = (1 + more) * ONE[value]
                known: dict[int, float] = {}
                paired = unpaired = chance = 0.0
                for hand, odds in self.draws(one, aside):
                    if value == ACE:
                        worth = self.stand(hand, aside)
                    else:
                        worth = self.played(hand, choice, aside, known, split=True)
                    if hand.key == one.plus(value).key:
                        paired, chance = odds * worth, odds
                    else:
                        unpaired += odds * worth
                parts[more] = (paired, unpaired, chance)
            return parts[more]

        def waiting(count: int, splits: int, more: int) -> float:
            """`count` hands wait for their second card, and so many splits are left."""
            if not count:
                return 0.0
            paired, unpaired, chance = hands(more)
            if not splits:
                return count * (paired + unpaired)
            again = chance * waiting(count + 1, splits - 1, more + 1)
            others = waiting(count - 1, splits, more) - chance * waiting(count - 1, splits, more + 1)
            return again + unpaired + others

        return waiting(2, most - 2, 0)

    # -- the round ----------------------------------------------------------------------

    def surrender(self, hand: Hand) -> float | None:
        """What giving up is worth, where the house lets one."""
        how = self.rules.surrender
        if how == "none" or (how == "early-not-ace" and self.up == ACE):
            return None
        if how == "late":
            return -0.5 - 0.5 * self.natural(hand.key)
        return -0.5

    def blackjack(self, hand: Hand) -> float:
        """A natural: paid at once, or against a ten or an ace the better of even money and waiting."""
        pays = float(self.rules.natural)
        if self.up not in (ACE, TEN):
            return pays
        return max(1.0, pays * (1.0 - self.natural(hand.key)))

    def round(self, hand: Hand, worth: float) -> float:
        """The value of a hand that is played out, the stake a blackjack takes included."""
        return worth - self.natural(hand.key) if self.one_stake else worth
