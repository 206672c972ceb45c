"""`python -m bench [NAMES]`: what the package costs beside its peers, in one run. It measures; it tests nothing.

`python -m bench shuffle [--decks N]` judges the shuffle; `python -m bench differential [--hands N]` compares whole
hands with PokerKit's and fails on any difference that is not known; `python -m bench bots [--deals N]` lets the bots'
styles play each other, and `python -m bench styles` counts how they do it; `python -m bench faults [--kills N]` kills
rooms and fails when one has lost anything;
`python -m bench room [--tables N]` plays at many tables over sockets; `python -m bench soak [--hands N]` plays every
game unattended; `python -m bench leak [--hands N]` marks every card and looks for marks where they do not belong.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console
from rich.table import Table

from bench import bots, hands, histories, house, italiana, memory, report, starting, styles
from bench.measure import MissingPeer, Row, machine, progress


def ranking() -> Iterator[Row]:
    """Seven-card strengths, one at a time and in bulk."""
    try:
        from bench.ranking import run
    except ImportError as error:
        raise MissingPeer(f"{error}; install the extra `bench`") from None
    yield from run()


def store() -> Iterator[Row]:
    """Durable appends on both databases."""
    from bench.store import rows  # not before: a database's driver would weigh on the other rows

    yield from rows()


def faults(console: Console, asked: argparse.Namespace) -> int:
    """Rooms killed at every named point and at random."""
    from bench.faults import run

    return run(console, asked)


def room(console: Console, asked: argparse.Namespace) -> int:
    """Many tables over sockets."""
    from bench.room import run

    return run(console, asked)


def soak(console: Console, asked: argparse.Namespace) -> int:
    """Every game, unattended."""
    from bench.soak import run

    return run(console, asked)


def leak(console: Console, asked: argparse.Namespace) -> int:
    """Marked cards in every game."""
    from bench.leak import run

    return run(console, asked)


def browser() -> Iterator[Row]:
    """What the room costs a browser, and the way to the first card."""
    from bench.browser import rows

    yield from rows()


SECTIONS: dict[str, Callable[[], Iterable[Row]]] = {
    "ranking": ranking,
    "holdem": hands.holdem,
    "texasholdem": hands.texas,
    "stud": hands.stud,
    "omaha": hands.omaha,
    "italiana": italiana.rows,
    "sealing": hands.sealing,
    "frames": hands.frames,
    "histories": histories.rows,
    "punto-banco": house.punto_banco,
    "blackjack": house.blackjack,
    "niwin": house.niwin,
    "starting": starting.rows,
    "memory": memory.rows,
    "decisions": bots.decisions,
    "store": store,
    "browser": browser,
}
RUNS = {
    **report.RUNS,
    "bots": bots.bots,
    "styles": styles.styles,
    "faults": faults,
    "room": room,
    "soak": soak,
    "leak": leak,
}
"""The long runs, which are only made when they are asked for."""


def measured(name: str) -> Iterator[Row]:
    """The rows of one section; what cannot be measured here says why."""
    progress(name)
    try:
        yield from SECTIONS[name]()
    except MissingPeer as missing:
        yield Row(name, f"not measured: {missing}")


def table(console: Console, names: Iterable[str]) -> Table:
    """Every row of these sections."""
    out = report.lined(console, "what", "ours", "peer", "ratio", "target", "")
    for name in names:
        for row in measured(name):
            verdict = "" if row.ok is None else "ok" if row.ok else "below"
            out.add_row(row.name, row.ours, row.peer, row.ratio, row.target, verdict)
    return out


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Mazziere beside its peers.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join((*SECTIONS, *RUNS))}")
    parser.add_argument("--decks", type=int, default=1_000_000, help="decks to shuffle (shuffle)")
    parser.add_argument(
        "--hands", type=int, default=0, help="hands of each game (differential: 10,000, soak: 200, leak: 50)"
    )
    parser.add_argument(
        "--workers", type=int, default=0, help="processes (differential, soak, leak); 0: one for each processor"
    )
    parser.add_argument("--deals", type=int, default=200, help="duplicate deals of each pair (bots)")
    parser.add_argument("--games", default="", help="games, with commas between (bots); all if none is given")
    parser.add_argument("--kills", type=int, default=50, help="kills at random on each database (faults)")
    parser.add_argument("--tables", type=int, default=100, help="tables, six sockets at each (room); 500 in full")
    parser.add_argument("--profile", default="", help="a file for the profile of the room's process (room)")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in SECTIONS and name not in RUNS]
    if unknown:
        parser.error(f"{', '.join(unknown)}: not known; give any of {', '.join((*SECTIONS, *RUNS))}")
    warnings.simplefilter("ignore")
    console = Console(width=None if sys.stdout.isatty() else 200)
    for what, value in machine().items():
        console.print(f"{what}: {value}", highlight=False)
    sections = [name for name in asked.names or SECTIONS if name in SECTIONS]
    if sections:
        console.print(table(console, sections))
    return max([RUNS[name](console, asked) for name in asked.names if name in RUNS], default=0)


if __name__ == "__main__":
    sys.exit(main())
