"""Basic strategy as a chart for the terminal, in Italian and English."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

WORDS = {
    "en": {
        "bank": "the bank shows",
        "hard": "hard",
        "soft": "soft",
        "pairs": "pairs",
        "legend": "H hit, S stand, D double, P split, R surrender; after a slash: what to do where that is not allowed",
        "edge_total_dependent": "house edge, playing by this chart: {:+.4f} %",
        "edge_composition_dependent": "house edge, playing by the very cards: {:+.4f} %",
        "ahead": "The player is ahead: under these rules the house loses in the long run to whoever plays this chart.",
        "counting": "Counting",
    },
    "it": {
        "bank": "il banco mostra",
        "hard": "duri",
        "soft": "morbidi",
        "pairs": "coppie",
        "legend": "H carta, S no carta, D raddoppio, P split, R surrender; dopo la barra: che fare dove non è permesso",
        "edge_total_dependent": "vantaggio del banco giocando con questa tabella: {:+.4f} %",
        "edge_composition_dependent": "vantaggio del banco giocando carta per carta: {:+.4f} %",
        "ahead": "Il giocatore è in vantaggio: con queste regole il banco perde, alla lunga, contro chi la segue.",
        "counting": "Calcolo",
    },
}


def chart(found: dict[str, Any], lang: str) -> str:
    """The whole answer as text.

    >>> squares = {"hard": {"16": {"10": "R/S", "A": "R/H"}}, "soft": {}, "pairs": {}}
    >>> found = {"edge_total_dependent": -0.001, "edge_composition_dependent": -0.0012, "chart": squares}
    >>> print(chart(found, "it").splitlines()[2].rstrip())
    16      R/S  R/H
    """
    words = WORDS[lang]
    lines = []
    for part, rows in found["chart"].items():
        ups: dict[str, str] = next(iter(rows.values()), {})
        lines.append(f"{words[part]} – {words['bank']}")
        lines.append(" " * 6 + "".join([f"{up:>5}" for up in ups]))
        lines += [f"{row:<6}" + "".join([f"{cell:>5}" for cell in cells.values()]) for row, cells in rows.items()]
        lines.append("")
    lines.append(words["legend"])
    edges = ("edge_total_dependent", "edge_composition_dependent")
    lines += [words[edge].format(100 * found[edge]) for edge in edges]
    if found[edges[0]] < 0:
        lines.append(words["ahead"])
    return "\n".join(lines)


@contextmanager
def watched(lang: str) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on a terminal; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(WORDS[lang]["counting"], total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield progress
