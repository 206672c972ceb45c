"""Tables drawn by hypothesis: any game, limit and rulebook, with stacks and forced bets of every shape."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from os import environ
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from mazziere.games import GAMES
from mazziere.hand.deck import InOrder
from mazziere.hand.events import Post, Rake
from mazziere.hand.hand import Hand
from mazziere.hand.variant import Variant
from mazziere.rules.rulebook import Rulebook, house, rulebook

PROFILES = ("figp-tournament", "sanremo-tournament", "sanremo-cash", "fipos", "home", "recorded")

BLINDS_FIRST = house(
    'name = "blind before ante"\n[policies]\nbig_blind_ante_order = "blind-first"', "sanremo-tournament"
)
"""The one forced bet on which no shipped profile differs (ST-RP11)."""


ANY_POT_TWICE = house('name = "several boards for any pot"\n[policies]\nrun_it_twice_minimum = 0', over="sanremo-cash")
"""So that small pots too are finished on several boards (SC-RIT-1)."""


def proof(examples: int) -> settings:
    """The size of a property in the test run: the same examples every time, and no deadline on a busy machine.

    With MAZZIERE_PROOFS=20 in the environment it tries twenty times as many, new ones at every run.
    """
    times = int(environ.get("MAZZIERE_PROOFS", "1"))
    return settings(
        max_examples=examples * times,
        derandomize=times == 1,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


class Lots:
    """Orders for the first deal and every reshuffle, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def order(self, lot: int) -> list[int]:
        cards = list(range(52))
        Random(f"{self.seed} {lot}").shuffle(cards)
        return cards


@dataclass(frozen=True)
class Table:
    """Everything a hand is started with; dealing it twice gives the same hand."""

    game: str
    rulebook: str | Rulebook
    setup: dict[str, Any]
    seed: int

    @property
    def variant(self) -> Variant:
        return GAMES[self.game]

    def deal(self, deck: Any = None) -> Hand:
        """Start the hand, from its own deck or another."""
        own = InOrder.sealed(Lots(self.seed))
        return self.variant.deal(rulebook=self.rulebook, deck=own if deck is None else deck, **self.setup)

    def with_setup(self, **changes: Any) -> "Table":
        """The same table but for these."""
        return replace(self, setup={**self.setup, **changes})

    def __repr__(self) -> str:
        name = self.rulebook if isinstance(self.rulebook, str) else self.rulebook.name
        told = ", ".join(f"{key}={value!r}" for key, value in self.setup.items())
        return f"{self.game} by {name!r}, seed {self.seed}: {told}"


@st.composite
def tables(
    draw: st.DrawFn, games: tuple[str, ...] = tuple(GAMES), profiles: Sequence[str | Rulebook] = PROFILES
) -> Table:
    """Any table at which a hand can be dealt."""
    game = draw(st.sampled_from(games))
    variant = GAMES[game]
    book: str | Rulebook = draw(st.sampled_from(tuple(profiles)))
    named = rulebook(book) if isinstance(book, str) else book
    most = min(variant.seats[1], int(named[f"seats_most_{game.removesuffix('-hilo')}"].value))  # type: ignore[arg-type]
    n = draw(st.one_of(st.integers(2, min(4, most)), st.integers(2, most)))
    unit = draw(st.sampled_from((2, 3, 10, 100)))
    stack = st.one_of(st.integers(1, 2 * unit), st.integers(1, 20 * unit), st.integers(10 * unit, 300 * unit))
    setup: dict[str, Any] = {"stacks": tuple(draw(st.lists(stack, min_size=n, max_size=n)))}
    setup["limit"] = limit = draw(st.sampled_from(variant.limits))
    if limit == "spread-limit":
        setup["spread"] = draw(st.sampled_from(((unit, unit), (unit, 5 * unit), (1, 3 * unit))))
    setup["showdown"] = draw(st.sampled_from(("automatic", "ask")))
    setup["dealing"] = draw(st.sampled_from(("automatic", "by hand")))
    setup["chip"] = draw(st.sampled_from((1, 1, 5, 25)))
    if draw(st.booleans()):
        setup["rake"] = Rake(draw(st.integers(1, 10)), draw(st.sampled_from((0, 3, 5 * unit))), draw(st.integers(1, 2)))
    setup["layered_antes"] = draw(st.booleans())
    if variant.blinds:
        if "ante" not in setup and draw(st.integers(0, 7)) == 0 and book == "sanremo-tournament":
            book = BLINDS_FIRST
        setup |= draw(_blinds(variant, n, unit))
    else:
        setup |= draw(_bring_in(unit))
    return Table(game, book, setup, draw(st.integers(0, 10**6)))


@st.composite
def _bring_in(draw: st.DrawFn, unit: int) -> dict[str, Any]:
    return {
        "ante": draw(st.one_of(st.just(0), st.integers(1, 2 * unit))),
        "bring_in": draw(st.integers(1, unit)),
        "small_bet": 2 * unit,
    }


@st.composite
def _blinds(draw: st.DrawFn, variant: Variant, n: int, unit: int) -> dict[str, Any]:
    """Blinds of every shape, antes of every kind, straddles, and posts of new and returning players."""
    setup: dict[str, Any] = {"button": draw(st.integers(0, n - 1))}
    small = draw(st.sampled_from((unit // 2, 1, unit, 0)))
    setup["blinds"] = (small, unit)
    kind = draw(st.sampled_from(("", "", "ante", "bb_ante", "button_ante")))
    if kind:
        setup[kind] = draw(st.integers(1, 2 * unit))
    if n > 2 and draw(st.integers(0, 5)) == 0:
        setup |= {"left": (setup["button"] + 1) % n, "button": None}
    if n > 3 and not draw(st.integers(0, 3)):
        setup["straddles"] = [((setup.get("left", (setup["button"] or 0) + 1) + 2) % n, 2 * unit)]
    elif n > 3 and not draw(st.integers(0, 2)):
        posts = list(
            variant.deal(deck="unknown", rulebook="recorded", **setup, stacks=[9 * unit] * n).state.start.posts
        )
        owing = sorted(set(range(n)) - {post.seat for post in posts if post.live})
        for seat in draw(st.lists(st.sampled_from(owing), max_size=2, unique=True)):
            posts.append(Post(seat, unit, "post"))
            if small and draw(st.booleans()):
                posts.append(Post(seat, small, "dead blind", live=False))
        setup["posts"] = tuple(posts)
    return setup
