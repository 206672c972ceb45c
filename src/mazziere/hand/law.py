"""A rulebook made ready for the table: policy values as plain attributes, citations by topic."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from mazziere.hand.events import Option
from mazziere.rules.citations import FAMILIES, citations, join
from mazziere.rules.rulebook import Rulebook, Ruled, rulebook

SUITS = ("clubs", "diamonds", "hearts", "spades")


class Cited(dict[str, str]):
    """Rule ids by topic; a topic on which every source is silent cites nothing."""

    def __missing__(self, topic: str) -> str:
        return ""


class Law:
    """What the engine asks a rulebook, looked up once per rulebook and game, not once per action."""

    # The values come from the rulebook's policies of the same names.
    minimum_raise: str
    reopening: str
    short_opening_bet: str
    limit_short_all_in: str
    limit_cap: int
    limit_cap_lifted: str
    pot_limit_short_blinds: str
    out_of_time: str
    first_to_show: str
    showdown: str
    fold_when_free: str
    all_in_exposure: str
    odd_chip: str
    odd_chip_stud: str
    odd_chip_hilo: str
    odd_chip_hilo_stud: str
    run_it_twice: str
    run_it_twice_minimum: int
    run_it_most: int
    straddle: tuple[str, ...]
    big_blind_ante_order: str
    side_pots: str
    no_flop_no_drop: bool
    rake_order: str
    all_in_may_muck: bool
    limit_cap_stud: str
    chopping_blinds: str
    suit_order: tuple[str, ...]
    own_cards_exposed: str
    pot_count: str

    def __init__(self, policies: Mapping[str, Ruled], cite: Mapping[str, str], limit: str) -> None:
        self.rules = {name: rule for name, (_, rule) in policies.items()}
        self.values = {name: value for name, (value, _) in policies.items()}
        self.cite = Cited(cite)
        for name in Law.__annotations__:
            value: Any = policies[name][0]
            setattr(self, name, tuple(value) if isinstance(value, list) else value)
        best_first = [SUITS.index(suit) for suit in self.suit_order]
        self.suit_rank = tuple(4 - best_first.index(suit) for suit in range(4))
        self._cite_often(limit)

    def _cite_often(self, limit: str) -> None:
        """The citations of every action, looked up beforehand."""
        cite, rules = self.cite, self.rules
        self.fold_rule = cite["fold"]
        self.check_rule = cite["check"]
        self.call_rule = cite["call"]
        self.all_in_rule = cite["all-in"]
        self.burn_rule = cite["burn"]
        self.board_rules = {street: join(self.burn_rule, cite[street]) for street in ("flop", "turn", "river")}
        self.round_rule = cite["round-over"]
        self.called_rule = join(self.round_rule, cite["wager-called"])
        self.showdown_rule = join(rules["first_to_show"], cite["showdown"])
        self.won_rule = join(cite["best-hand"], rules["cards_speak"])
        self.boards_offered = self.run_it_twice == "offered"
        self.chops = self.chopping_blinds == "allowed"
        self.free_fold = self.fold_when_free == "allowed"
        self.fold_option = Option("fold", rule=self.fold_rule)
        self.free = (self.fold_option, Option("check", rule=self.check_rule))
        self.check_only = (Option("check", rule=rules["fold_when_free"]),)
        self.raise_grows = self.minimum_raise != "big-blind"
        self.short_counts_full = self.short_opening_bet == "counts-full"
        if limit == "fixed-limit":
            self.raise_rule = self.bet_rule = cite["limit-bet"]
            self.uncapped_rule = rules["limit_cap_lifted"]
        elif limit == "spread-limit":
            self.raise_rule = self.bet_rule = cite["spread"]
            self.uncapped_rule = cite["uncapped"]
        else:
            most = join(rules["pot_limit_maximum"], cite["pot-limit"]) if limit == "pot-limit" else cite["no-limit"]
            self.raise_rule = join(rules["minimum_raise"], most, cite["raise"])
            self.bet_rule = join(rules["min_bet"], most, cite["bet"])
            self.uncapped_rule = cite["uncapped"]


ENGINE = ("engine", "showdown", "pots")
"""The groups of policies every hand consults and its first event carries; a game may have a group of its own."""


@cache
def _law(name: str, game: str, limit: str) -> tuple[Rulebook, Law, dict[str, Any]]:
    book = rulebook(name)
    return (book, *_make(book, game, limit))


_houses: dict[tuple[int, str, str], tuple[Rulebook, Law, dict[str, Any]]] = {}


def law(book: str | Rulebook, game: str, limit: str) -> tuple[Rulebook, Law, dict[str, Any]]:
    """The rulebook, the law it makes for a game, and the resolved policies that the first event carries."""
    if isinstance(book, str):
        return _law(book, game, limit)
    key = (id(book), game, limit)
    kept = _houses.get(key)
    if kept is None or kept[0] is not book:
        kept = _houses[key] = (book, *_make(book, game, limit))
    return kept


_LATER = {"own_cards_exposed": Ruled("penalty", ""), "pot_count": Ruled("on-request", "")}
"""Policies that the first logs do not carry yet, as those hands were played."""


def law_of(policies: Mapping[str, Any], sources: tuple[str, ...], game: str, limit: str) -> Law:
    """The law a logged hand was played under, from its first event."""
    ruled = _LATER | {name: Ruled(value, rule) for name, (value, rule) in policies.items()}
    return Law(ruled, citations(sources, game), limit)


def _make(book: Rulebook, game: str, limit: str) -> tuple[Law, dict[str, Any]]:
    ruled = book.only(*ENGINE, game, *FAMILIES.get(game, ()))
    resolved: dict[str, Any] = {
        name: [list(value) if isinstance(value, tuple) else value, rule] for name, (value, rule) in ruled.items()
    }
    return Law(ruled, citations(book.sources, game), limit), resolved
