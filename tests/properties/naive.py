"""Who wins what, worked out from scratch: every five cards tried, every pot laid chip by chip."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from mazziere.hand.award import KEPT
from mazziere.hand.events import (
    BetsReturned,
    Called,
    Chose,
    Event,
    Folded,
    Mucked,
    Opened,
    Posted,
    Raked,
    Returned,
    Wagered,
)
from mazziere.hand.evolve import fold
from mazziere.hand.hand import Hand
from mazziere.hand.state import State
from properties.tables import Table

Key = tuple[object, ...]

STRAIGHTS = [set(range(low, low + 5)) for low in range(2, 11)] + [{14, 2, 3, 4, 5}]


def high(five: Sequence[int]) -> Key:
    """The rank of five cards: larger is better."""
    ranks = [card // 4 + 2 for card in five]
    counted = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = tuple(count for count, _ in counted)
    order = tuple(rank for _, rank in counted)
    flush = len({card % 4 for card in five}) == 1
    if set(ranks) in STRAIGHTS:
        top = 5 if set(ranks) == STRAIGHTS[-1] else max(ranks)
        return (8 if flush else 4, (top,))
    if flush:
        return (5, order)
    place = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}[shape]
    return (place, order)


def ace_five(five: Sequence[int]) -> Key:
    """The rank of five cards for low, aces low, straights and flushes nothing: larger is better, so all is negative."""
    counted = sorted(((n, rank) for rank, n in Counter(1 if c // 4 == 12 else c // 4 + 2 for c in five).items()))
    counted.reverse()
    return (tuple(-count for count, _ in counted), tuple(-rank for _, rank in counted))


def eight_or_better(five: Sequence[int]) -> Key | None:
    """A low only with five different cards none above the eight."""
    ranks = {1 if card // 4 == 12 else card // 4 + 2 for card in five}
    return ace_five(five) if len(ranks) == 5 and max(ranks) <= 8 else None


def fives(table: Table, own: Sequence[int], board: Sequence[int]) -> Iterable[tuple[int, ...]]:
    """Every five cards a player may use."""
    if table.variant.exactly_two:
        return (two + three for two in combinations(own, 2) for three in combinations(board, 3))
    return combinations((*own, *board), 5)


class Settlement:
    """What each seat ends with, from what each put in, the cards and the rulebook's word on odd chips."""

    def __init__(self, table: Table, hand: Hand) -> None:
        self.table = table
        self.hand = hand
        self.start = hand.state.start
        self.n = len(self.start.stacks)
        self.put_in = [0] * self.n
        self.dead = 0
        self.folded: set[int] = set()
        self.gave_up: list[int] = []
        self.face_down: set[int] = set()
        self.raked: Counter[int] = Counter()
        self.reached_showdown = False
        for event in hand.events:
            self._follow(event)
        self.at_showdown = self._at_showdown() if self.reached_showdown else None

    def _follow(self, event: Event) -> None:
        if isinstance(event, Posted) and self._is_dead(event):
            self.dead += event.amount
        elif isinstance(event, Posted | Called | Wagered):
            self.put_in[event.seat] += event.amount
        elif isinstance(event, Returned):
            self.put_in[event.seat] -= event.amount
        elif isinstance(event, BetsReturned):
            for seat, amount in zip(event.seats, event.amounts, strict=True):
                self.put_in[seat] -= amount
        elif isinstance(event, Folded):
            self.folded.add(event.seat)
        elif isinstance(event, Mucked) and self.start.showdown == "ask":
            # A hand that the table itself mucked was beaten: counting it again must come to the same.
            self.gave_up.append(event.seat)
        elif isinstance(event, Chose) and event.choice == KEPT:
            self.face_down.add(event.seat)
        elif isinstance(event, Raked):
            self.raked[event.pot] += event.amount
        elif isinstance(event, Opened) and event.street == "showdown":
            self.reached_showdown = True

    def _is_dead(self, post: Posted) -> bool:
        return not post.live and not (post.kind == "ante" and self.start.layered_antes)

    def _at_showdown(self) -> State:
        events = self.hand.events
        where = next(i for i, e in enumerate(events) if isinstance(e, Opened) and e.street == "showdown")
        return fold(events[: where + 1])

    # -- the pots -----------------------------------------------------------------------

    def pots(self) -> list[tuple[int, list[int]]]:
        """Main pot first: the amount, and the seats that had not folded and can win it."""
        live = [seat for seat in range(self.n) if seat not in self.folded]
        levels = sorted({self.put_in[seat] for seat in live})
        pots: list[list[int]] = [[0] for _ in levels]
        pots[0][0] += self.dead
        for chips in self.put_in:
            for chip in range(chips):
                place = next((i for i, level in enumerate(levels) if chip < level), len(levels) - 1)
                pots[place][0] += 1
        return [
            (pot[0], [seat for seat in live if self.put_in[seat] >= level])
            for pot, level in zip(pots, levels, strict=True)
            if pot[0]
        ]

    def claimants(self, seats: list[int]) -> list[int]:
        """Who still claims a pot: a hand kept face down is beaten by any that is shown."""
        left = [seat for seat in seats if seat not in self.gave_up]
        return [seat for seat in left if seat not in self.face_down] or left

    # -- the hands ----------------------------------------------------------------------

    def board(self, run: int) -> list[int]:
        state = self.hand.state
        first = state.cards("board")
        return first if not run else first[: state.facts["runs-from"]] + state.cards(f"board/{run}")

    def best(self, seat: int, side: str, run: int) -> tuple[Key, list[tuple[int, ...]]] | None:
        """A seat's best hand of a side, and every five cards that make it."""
        assert self.at_showdown is not None
        state = self.at_showdown
        own = state.cards(f"hole/{seat}") + state.cards(f"up/{seat}") + state.cards("shared")
        rank = eight_or_better if side == "low" else ace_five if self.table.game == "razz" else high
        ranked = [(key, five) for five in fives(self.table, own, self.board(run)) if (key := rank(five)) is not None]
        if not ranked:
            return None
        top = max(key for key, _ in ranked)
        return top, [five for key, five in ranked if key == top]

    def winners(self, seats: list[int], side: str, run: int) -> list[int]:
        if len(seats) == 1:
            return seats if side == "high" else []
        found = {seat: best for seat in seats if (best := self.best(seat, side, run)) is not None}
        top = max((key for key, _ in found.values()), default=None)
        return [seat for seat, (key, _) in found.items() if key == top]

    # -- the chips ----------------------------------------------------------------------

    def odd_order(self, seats: list[int], side: str, run: int) -> list[int]:
        """Who gets odd chips first: by the highest card in stud (ST-20b), else from the button's left (ST-20a)."""
        policy = self.hand.law
        if self.table.variant.upcards and policy.odd_chip_stud == "high-card-by-suit" and len(seats) > 1:
            suits = [("clubs", "diamonds", "hearts", "spades").index(name) for name in reversed(policy.suit_order)]

            def top(seat: int) -> list[tuple[int, int]]:
                best = self.best(seat, side, run)
                assert best is not None
                aces = -1 if side == "low" or self.table.game == "razz" else 12
                heights = [[(aces if c // 4 == 12 else c // 4, suits.index(c % 4)) for c in five] for five in best[1]]
                return max(sorted(five, reverse=True) for five in heights)

            return sorted(seats, key=top, reverse=True)
        return sorted(seats, key=lambda seat: (seat - self.start.left) % self.n)

    def shares(self, amount: int, parts: int) -> list[int]:
        """Deal whole chips round the table one at a time; what is less than a chip goes with the first."""
        chip = self.start.stakes.chip
        dealt = [0] * parts
        for number in range(amount // chip):
            dealt[number % parts] += chip
        dealt[0] += amount % chip
        return dealt

    def final(self) -> list[int]:
        """Every stack at the end of the hand."""
        stacks = [stack - paid for stack, paid in zip(self._paid_from(), self.put_in, strict=True)]
        for place, (amount, seats) in enumerate(self.pots()):
            self._pay(stacks, amount - self.raked[place], self.claimants(seats))
        return stacks

    def _paid_from(self) -> list[int]:
        stacks = list(self.start.stacks)
        for event in self.hand.events:
            if isinstance(event, Posted) and self._is_dead(event):
                stacks[event.seat] -= event.amount
        return stacks

    def _pay(self, stacks: list[int], amount: int, seats: list[int]) -> None:
        policy = self.hand.law
        runs = self.hand.state.facts.get("runs", 1)
        for run, share in enumerate(self.shares(amount, runs)):
            highs = self.winners(seats, "high", run)
            lows = self.winners(seats, "low", run) if self.table.variant.low else []
            parts = [(share, highs, "high")]
            if lows:
                larger, smaller = self.shares(share, 2)
                odd = policy.odd_chip_hilo_stud if self.table.variant.upcards else policy.odd_chip_hilo
                nearest = min((*highs, *lows), key=lambda seat: (seat - self.start.left) % self.n)
                low_first = odd == "nearest-small-blind" and nearest not in highs
                parts = [
                    (smaller if low_first else larger, highs, "high"),
                    (larger if low_first else smaller, lows, "low"),
                ]
            for part, winners, side in parts:
                order = self.odd_order(winners, side, run)
                for seat, won in zip(order, self.shares(part, len(order)), strict=True):
                    stacks[seat] += won
