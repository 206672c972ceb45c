"""Basic strategy and the house's edge at blackjack, counted from the composition of a fresh shoe."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from mazziere.house.blackjack.rules import SANREMO, Rules
from mazziere.odds.against import ACE, DOUBLE, HIT, NOTHING, SPLIT, STAND, SURRENDER, TEN, Against, Hand
from mazziere.odds.bank import VALUES, Bank
from mazziere.odds.punto_banco import Odds

UPS: Final = (*range(2, 11), ACE)
"""The bank's card in the order charts have it."""

DECIMALS: Final = 8
Kind = tuple[bool, int]
"""What a total-dependent player knows of a hand: whether it is soft, and its total."""


class Cell(NamedTuple):
    """One square of the chart: what to do first, and what to do where that is no longer allowed.

    >>> str(Cell("R", "H")), str(Cell("D", "S")), str(Cell("S"))
    ('R/H', 'D/S', 'S')
    """

    first: str
    then: str = ""

    def __str__(self) -> str:
        return f"{self.first}/{self.then}" if self.then else self.first


class Column(NamedTuple):
    """Everything against one card of the bank: the chart's column, and what a round is worth by chart and by cards."""

    hands: dict[Kind, Cell]
    pairs: dict[int, Cell]
    by_total: float
    by_cards: float


class Strategy(NamedTuple):
    """The edge of the house over a player who goes by the chart, and over one who goes by the very cards."""

    edge_total_dependent: float
    edge_composition_dependent: float
    columns: dict[int, Column]


def kind(hand: Hand) -> Kind:
    """A hand as the chart sees it."""
    return hand.soft, hand.total


def openings(game: Against) -> list[tuple[Hand, float, int]]:
    """Every two cards, their chance beside the bank's card, and the value they pair (0: none)."""
    found = []
    for first, once in game.draws(NOTHING):
        low = first.hard
        for hand, twice in game.draws(first):
            if hand.hard - low >= low:
                pair = low if hand.hard == 2 * low else 0
                found.append((hand, once * twice * (1 if pair else 2), pair))
    return found


def column(rules: Rules, up: int, bank: type[Bank] = Bank) -> Column:
    """Play every hand against one card of the bank."""
    game = Against(rules, up, bank)
    dealt = openings(game)
    chart = _Chart(game, dealt)
    by_cards = by_total = 0.0
    for hand, chance, pair in dealt:
        if hand.total == 21:
            by_cards += chance * game.blackjack(hand)
            by_total += chance * game.blackjack(hand)
        else:
            by_cards += chance * _by_cards(game, hand, pair)
            by_total += chance * chart.worth(hand, pair)
    return Column(chart.cells(), chart.pairs(), by_total, by_cards)


def _by_cards(game: Against, hand: Hand, pair: int) -> float:
    worth = max(game.best(hand), game.double(hand))
    if pair and game.rules.max_hands > 1:
        worth = max(worth, game.split(pair, game.by_cards))
    worth = game.round(hand, worth)
    surrender = game.surrender(hand)
    return worth if surrender is None else max(worth, surrender)


class _Chart:
    """The best play that looks at totals only, found by improving it until nothing changes.

    A total is played as is best for the hands that make it, each as likely as it comes up in play.
    """

    def __init__(self, game: Against, dealt: list[tuple[Hand, float, int]]) -> None:
        self.game = game
        self.dealt = [(hand, chance, pair) for hand, chance, pair in dealt if hand.total < 21]
        self.draws_on: dict[Kind, bool] = {}
        self.doubles: dict[Kind, bool] = {}
        self.gives_up: dict[Kind, bool] = {}
        self.splits: dict[int, bool] = {}
        self.gives_up_pair: dict[int, bool] = {}
        self._known: dict[int, float] = {}
        self._apart: dict[int, float] = {}
        self._apart_by: object = None
        for _ in range(8):
            before = (dict(self.draws_on), dict(self.doubles), dict(self.gives_up), dict(self.splits))
            self._improve()
            if before == (self.draws_on, self.doubles, self.gives_up, self.splits):
                break

    def choice(self, hand: Hand) -> str:
        """The chart's play where nothing can be split or given up."""
        of = kind(hand)
        if hand.cards == 2 and self.doubles.get(of, False):
            return DOUBLE
        return HIT if self.draws_on.get(of, hand.total < 12) else STAND

    def worth(self, hand: Hand, pair: int) -> float:
        """What a round is worth by the chart."""
        game = self.game
        surrender = game.surrender(hand)
        if surrender is not None and (self.gives_up_pair[pair] if pair else self.gives_up[kind(hand)]):
            return surrender
        if pair and self.splits[pair]:
            return game.round(hand, self._split(pair))
        return game.round(hand, self._play(hand))

    def _play(self, hand: Hand) -> float:
        return self.game.played(hand, self.choice, 0, self._known)

    def _improve(self) -> None:
        game = self.game
        reached = self._reached()
        self._known = {}
        draw: dict[Kind, float] = defaultdict(float)
        # From the highest totals down, so that what follows a card is already as good as it can be.
        for hand in sorted(reached, key=lambda each: (-each.hard, each.soft)):
            hit = sum([chance * self._later(drawn) for drawn, chance in game.draws(hand)])
            draw[kind(hand)] += reached[hand] * (hit - game.stand(hand))
        self.draws_on = {of: gain > 0 for of, gain in draw.items()}
        self._known = {}
        self._openings()
        self._known = {}

    def _later(self, hand: Hand) -> float:
        return self._play(hand._replace(cards=max(hand.cards, 3)))

    def _openings(self) -> None:
        game = self.game
        double: dict[Kind, float] = defaultdict(float)
        give: dict[Kind, float] = defaultdict(float)
        for hand, chance, _ in self.dealt:
            double[kind(hand)] += chance * (game.double(hand) - self._single(hand))
        self.doubles = {of: gain > 0 for of, gain in double.items()}
        for hand, chance, pair in self.dealt:
            surrender = game.surrender(hand)
            worth = max(game.double(hand), self._single(hand)) if self.doubles[kind(hand)] else self._single(hand)
            if pair:
                apart = self._split(pair) if game.rules.max_hands > 1 else worth
                self.splits[pair] = apart > worth
                worth = max(apart, worth)
                self.gives_up_pair[pair] = surrender is not None and surrender > game.round(hand, worth)
            elif surrender is not None:
                give[kind(hand)] += chance * (surrender - game.round(hand, worth))
        self.gives_up = {kind(hand): give.get(kind(hand), 0.0) > 0 for hand, _, _ in self.dealt}

    def _split(self, pair: int) -> float:
        """A pair split and played by the chart, counted again only when the chart has changed."""
        by = (self.draws_on, self.doubles)
        if by != self._apart_by:
            self._apart, self._apart_by = {}, by
        if pair not in self._apart:
            self._apart[pair] = self.game.split(pair, self.choice)
        return self._apart[pair]

    def _single(self, hand: Hand) -> float:
        """Standing or drawing by the chart, without doubling."""
        if self.draws_on.get(kind(hand), hand.total < 12):
            return sum([chance * self._later(drawn) for drawn, chance in self.game.draws(hand)])
        return self.game.stand(hand)

    def _reached(self) -> dict[Hand, float]:
        """How often each hand comes to a choice between standing and drawing."""
        found: dict[Hand, float] = defaultdict(float)
        if not self.draws_on:
            for hand, chance, _ in self.dealt:
                found[hand] += chance
        else:
            for hand, chance, pair in self.dealt:
                given = self.gives_up_pair[pair] if pair else self.gives_up[kind(hand)]
                if not (given or (pair and self.splits[pair]) or self.doubles[kind(hand)]):
                    found[hand] += chance
            # Cards are only ever added, so hands of fewer points come first.
        for points in range(2, 21):
            for hand in [each for each in found if each.hard == points]:
                if self.draws_on.get(kind(hand), hand.total < 17):
                    for drawn, chance in self.game.draws(hand):
                        if drawn.total < 21:
                            found[drawn] += found[hand] * chance
        if self.draws_on:
            # A total that is never left to draw to keeps the play of its two cards.
            seen = {kind(hand) for hand in found}
            for hand, chance, _ in self.dealt:
                if kind(hand) not in seen:
                    found[hand] += chance
        return found

    def cells(self) -> dict[Kind, Cell]:
        """The squares of hands that are not pairs."""
        kinds = [(False, total) for total in range(5, 21)] + [(True, total) for total in range(13, 21)]
        return {of: self._cell(of, self.gives_up.get(of, False)) for of in kinds}

    def pairs(self) -> dict[int, Cell]:
        """The squares of pairs."""
        found = {}
        for value in VALUES:
            of = (value == ACE, 12 if value == ACE else 2 * value)
            plain = Cell(SPLIT) if self.splits[value] else self._cell(of, False)
            found[value] = Cell(SURRENDER, plain.first) if self.gives_up_pair[value] else plain
        return found

    def _cell(self, of: Kind, given: bool) -> Cell:
        later = HIT if self.draws_on.get(of, of[1] < 12) else STAND
        if given:
            return Cell(SURRENDER, later)
        return Cell(DOUBLE, later) if self.doubles.get(of, False) else Cell(later)


def strategy(
    rules: Rules = SANREMO,
    progress: Callable[[int, int], None] | None = None,
    workers: int = 1,
    bank: type[Bank] = Bank,
) -> Strategy:
    """Basic strategy and both edges; `progress` hears how many of the bank's ten cards are done.

    `mazziere.lab.bank.CompiledBank` counts the same in a fifth of the time.
    """
    columns = {}
    for up, each in _columns(rules, workers, bank):
        columns[up] = each
        if progress is not None:
            progress(len(columns), len(UPS))
    chances = {up: (4 if up == TEN else 1) / 13 for up in UPS}
    by_total = sum([chances[up] * columns[up].by_total for up in UPS])
    by_cards = sum([chances[up] * columns[up].by_cards for up in UPS])
    return Strategy(-by_total, -by_cards, {up: columns[up] for up in UPS})


def _columns(rules: Rules, workers: int, bank: type[Bank]) -> Iterator[tuple[int, Column]]:
    """The columns as they are done, each in a process of its own where there are several."""
    if workers == 1:
        for up in UPS:
            yield up, column(rules, up, bank)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed

    with ProcessPoolExecutor(workers) as pool:
        # The longest first: an ace, then the low cards.
        running = {pool.submit(column, rules, up, bank): up for up in sorted(UPS)}
        for done in as_completed(running):
            yield running[done], done.result()


def insurance(rules: Rules = SANREMO) -> Odds:
    """The side stake on a blackjack under an ace, by somebody who has seen nothing but that ace.

    >>> round(float(insurance().edge), 6)
    0.073955
    """
    win = Fraction(16 * rules.decks, 52 * rules.decks - 1)
    return Odds(win, Fraction(0), 1 - 3 * win)


def name(value: int) -> str:
    """A card's value as charts write it."""
    return "A" if value == ACE else str(value)


def table(found: Strategy) -> dict[str, Any]:
    """The strategy as plain data, edges to eight decimals."""
    chart: dict[str, dict[str, dict[str, str]]] = {"hard": {}, "soft": {}, "pairs": {}}
    for up, each in found.columns.items():
        for (soft, total), cell in each.hands.items():
            chart["soft" if soft else "hard"].setdefault(str(total), {})[name(up)] = str(cell)
        for value, cell in each.pairs.items():
            chart["pairs"].setdefault(f"{name(value)},{name(value)}", {})[name(up)] = str(cell)
    return {
        "edge_total_dependent": round(found.edge_total_dependent, DECIMALS),
        "edge_composition_dependent": round(found.edge_composition_dependent, DECIMALS),
        "chart": chart,
    }
