"""The bots beside each other: what each style wins from another over duplicate deals, and what a decision costs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from random import Random
from statistics import quantiles
from time import process_time_ns
from typing import Any, Final, NamedTuple

from rich.console import Console

from bench.measure import Row
from bench.report import lined
from mazziere.bots import STYLES, Decision, PokerBot, RandomBot
from mazziere.bots.duel import Maker, Score, duel, play, stakes
from mazziere.games import GAMES, ITALIAN, game

SEATS: Final = 2
SEED: Final = 2026
WARM: Final = 10
"""Hands before decisions are timed: tables are read and hands put ready in the first of them, once for a process."""

KEYS: Final = (*GAMES, *ITALIAN)


class Pair(NamedTuple):
    """Who should beat whom."""

    one: str
    other: str


PAIRS: Final = (
    *[Pair(style, "random") for style in STYLES],
    *[Pair("regular", style) for style in STYLES if style != "regular"],
)


class Mistaken:
    """Counts the errors of bots: there should be none."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, error: Exception, view: Any) -> None:
        self.count += 1


def maker(key: str, report: Mistaken) -> Maker:
    """A bot of a style, or the random one, from a seed."""
    if key == "random":
        return lambda seed: RandomBot(seed=seed)
    return lambda seed: PokerBot(key, seed=seed, report=report)


TIMES: Final = {
    "no-limit": {Pair("rock", "random"): 5, Pair("regular", "maniac"): 3},
    "fixed-limit": {Pair("rock", "random"): 6, Pair("regular", "rock"): 6},
    "italiana": {
        Pair("rock", "random"): 5,
        Pair("regular", "rock"): 4,
        Pair("regular", "station"): 3,
        Pair("regular", "maniac"): 3,
    },
    "telesina": {
        Pair("rock", "random"): 5,
        Pair("regular", "rock"): 5,
        Pair("regular", "station"): 2,
        Pair("regular", "maniac"): 8,
    },
}
"""How many times the deals a pair plays: small winnings and large pots take longer to tell from luck."""


def times(key: str, pair: Pair) -> int:
    """What a pair needs at a game, by the game or by its limit: once the deals, if nothing else is said."""
    limit = "fixed-limit" if stakes(key).get("limit") == "fixed-limit" else "no-limit"
    return TIMES.get(key, TIMES[limit]).get(pair, 1)


def meet(key: str, pair: Pair, deals: int, seed: int = SEED) -> tuple[Score, int]:
    """One pair at one game, and how many errors there were."""
    report = Mistaken()
    score = duel(key, maker(pair.one, report), maker(pair.other, report), deals=deals, seats=SEATS, seed=seed)
    return score, report.count


def bots(console: Console, asked: Namespace) -> int:
    """Every pair at every game; 1 when somebody who should win does not, beyond doubt."""
    out = lined(console, "game", "who", "against", "deals", "won per 100 hands", "95 % interval", "")
    lost = 0
    for key in asked.games.split(",") if asked.games else KEYS:
        for pair in PAIRS:
            score, errors = meet(key, pair, asked.deals * times(key, pair))
            good = score.low > 0 and not errors
            lost += not good
            verdict = "ok" if good else f"{errors} errors" if errors else "below"
            interval = f"{score.low:+,.1f} .. {score.high:+,.1f}"
            line = (key, pair.one, pair.other, f"{score.deals:,}", f"{score.mean:+,.1f}", interval, verdict)
            # A whole run takes long: each pair is told when it is done, and all of them once more in the table.
            console.print("  ".join(line), highlight=False)
            out.add_row(*line)
    console.print(out)
    return int(lost > 0)


class Timed(PokerBot):
    """A bot that knows how long it took over each decision, in microseconds."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__(key, name=f"{key} {seed}", seed=seed)
        self.taken: list[float] = []

    def act(self, view: Any, options: Any) -> Decision:
        start = process_time_ns()
        decision = super().act(view, options)
        self.taken.append((process_time_ns() - start) / 1000)
        return decision


def decisions() -> Iterator[Row]:
    """What a decision costs at each game, with all four styles at the table."""
    for key in KEYS:
        dice = Random(SEED)
        table = [Timed(style, number) for number, style in enumerate(STYLES)]
        for number in range(WARM + 60):
            if number == WARM:
                for bot in table:
                    bot.taken.clear()
            pack = list(game(key).for_players(len(table)).pack)
            dice.shuffle(pack)
            play(key, table, pack, number % len(table))
        cuts = quantiles([each for bot in table for each in bot.taken], n=100)
        name, ours = f"{key}: a bot's decision, median (p99)", f"{cuts[49]:,.0f} µs ({cuts[98]:,.0f} µs)"
        yield Row(name, ours, target="<= 1,000 µs", ok=cuts[49] <= 1000)
