"""The long runs that are not a row of the table: the shuffle, and the hands compared with PokerKit's."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table


def lined(console: Console, *columns: str) -> Table:
    """A table for the eye, or in Markdown when it goes to a file: the documents show it as it was printed."""
    return Table(*columns, box=box.HEAVY_HEAD if console.is_terminal else box.MARKDOWN)


HANDS = 10_000
"""Of each game compared with PokerKit's, unless others are asked for."""

LEAST_P = 1e-4
"""A fit less likely than this says that the shuffle is not uniform."""


def shuffle(console: Console, asked: Namespace) -> int:
    """Chi-squares over at least so many decks; 1 when one of them is beyond belief."""
    try:
        from bench.shuffle import run
    except ImportError as error:
        console.print(f"shuffle: {error}; install the extra `bench`")
        return 1
    found = run(asked.decks)
    fits = {name: value for name, value in found.items() if isinstance(value, dict)}
    console.print(f"{asked.decks:,} decks", highlight=False)
    out = lined(console, "statistic", "chi-square", "degrees", "p")
    for name, fit in fits.items():
        out.add_row(name, f"{fit['chi2']:,.1f}", f"{fit['df']:,}", f"{fit['p']:.4f}")
    console.print(out)
    return int(any(fit["p"] < LEAST_P for fit in fits.values()))


def differential(console: Console, asked: Namespace) -> int:
    """Random hands on both sides; 1 when a difference is met that nobody has explained."""
    try:
        from bench.differential import run
        from bench.kit import GAMES
    except ImportError as error:
        console.print(f"differential: {error}; install the extra `bench`")
        return 1
    from bench.known import KNOWN

    each = asked.hands or HANDS
    hands: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    known: dict[str, Counter[str]] = {name: Counter() for name in GAMES}
    unknown: list[str] = []
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("hands", total=each * len(GAMES))
        for tally in run(each, asked.workers):
            hands[tally.game] += tally.hands
            decisions[tally.game] += tally.decisions
            known[tally.game] += tally.known
            unknown += tally.unknown
            bar.advance(task, tally.hands)
    games = lined(console, "game", "hands", "decisions", "alike throughout", "with a known difference", "unexplained")
    for name in GAMES:
        alike = known[name][""]
        strange = sum(one.startswith(f"{name}, ") for one in unknown)
        told = hands[name] - alike - strange
        games.add_row(name, f"{hands[name]:,}", f"{decisions[name]:,}", f"{alike:,}", f"{told:,}", f"{strange:,}")
    console.print(games)
    differences = lined(console, "known difference", "hands", "our side")
    for key, line in KNOWN.items():
        differences.add_row(key, f"{sum(met[key] for met in known.values()):,}", line)
    console.print(differences)
    for one in unknown:
        console.print(one, highlight=False)
    return int(bool(unknown))


RUNS: dict[str, Callable[[Console, Namespace], int]] = {"shuffle": shuffle, "differential": differential}
