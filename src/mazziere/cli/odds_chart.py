"""Basic strategy as a chart for the terminal, in Italian and English."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from mazziere.odds.bank import Bank

WORDS: dict[str, dict[str, Any]] = {
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
        "columns": ("win %", "push %", "edge %", "simulated edge %"),
        "simulation": "simulated in {rounds:,} rounds: {edge:+.4f} % ± {error:.4f} %",
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
        "columns": ("vince %", "resta %", "vantaggio %", "vantaggio simulato %"),
        "simulation": "simulato in {rounds:,} mani: {edge:+.4f} % ± {error:.4f} %",
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
    if "simulation" in found:
        told = found["simulation"]
        percent = {"edge": 100 * told["edge"], "error": 100 * told["error"]}
        lines.append(words["simulation"].format(rounds=told["rounds"], **percent))
    if found[edges[0]] < 0:
        lines.append(words["ahead"])
    return "\n".join(lines)


def lines(found: dict[str, Any], lang: str) -> str:
    """The figures of single bets as a table in percent.

    >>> print(lines({"bets": {"BJ": {"win": 0.04748949, "push": 0.0, "edge": 0.05021024}}}, "it"))
                           vince %     resta % vantaggio %
    BJ                    4.748949    0.000000    5.021024
    """
    win, push, edge, simulated_edge = WORDS[lang]["columns"]
    estimates = found.get("simulation", {}).get("bets", {})
    head = f"{'':<18}{win:>12}{push:>12}{edge:>12}"
    rows = [head + f"{simulated_edge:>24}" if estimates else head]
    for name, figures in found["bets"].items():
        row = f"{name:<18}" + "".join([f"{100 * figures[key]:>12.6f}" for key in ("win", "push", "edge")])
        if name in estimates:
            each = estimates[name]
            row += f"{100 * each['edge']:>12.4f} ± {100 * each['error']:<9.4f}"
        rows.append(row.rstrip())
    return "\n".join(rows)


def bank() -> type[Bank]:
    """The bank to count with: the compiled one where the extra `lab` is installed and can keep what it compiles."""
    try:
        from mazziere.lab.bank import CompiledBank
    except (ImportError, RuntimeError):
        return Bank
    return CompiledBank


def simulated(game: str) -> Any:
    """The simulation of a game; it needs the extra `lab`."""
    from importlib import import_module

    from mazziere.cli.odds import refuse

    try:
        return import_module(f"mazziere.lab.{game}")
    except ImportError as problem:
        raise refuse(f"--simulate: {problem}; install the extra `lab`") from None


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
