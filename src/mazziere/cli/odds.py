"""`mazziere odds`: what the games against the house cost, counted exactly."""

import json
from pathlib import Path
from typing import Annotated, Literal

import typer

app = typer.Typer(help="The exact odds of the games against the house.", no_args_is_help=True, add_completion=False)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
RulesFile = Annotated[Path | None, typer.Option("--rules", metavar="FILE", help="A house's own rules, in TOML.")]


@app.callback()
def root() -> None:
    """The exact odds of the games against the house."""


def refuse(problem: Exception | str) -> typer.Exit:
    """Say what is wrong, and the exit that follows."""
    typer.echo(f"mazziere: {problem}", err=True)
    return typer.Exit(2)


@app.command("punto-banco")
def punto_banco(
    bet: Annotated[str | None, typer.Option("--bet", metavar="NAME", help="One bet alone, such as banco.")] = None,
    as_json: Json = False,
    rules: RulesFile = None,
) -> None:
    """Every bet of Punto Banco: how often it wins, how often it is left alone, and the house's edge."""
    from mazziere.house.punto_banco.rules import BETS, SANREMO, Rules
    from mazziere.house.shared import RulesError, read_rules
    from mazziere.odds.punto_banco import table

    if bet is not None and bet not in BETS:
        raise refuse(f"--bet: {bet!r} is not a bet; use one of {', '.join(BETS)}")
    try:
        played = read_rules(rules, Rules) if rules else SANREMO
    except RulesError as problem:
        raise refuse(problem) from None
    found = table(played, (bet,) if bet else BETS)
    typer.echo(json.dumps(found, indent=2) if as_json else _lines(found))


@app.command("niwin")
def niwin(
    bet: Annotated[str | None, typer.Option("--bet", metavar="NAME", help="One box alone, such as 20 or BJ.")] = None,
    as_json: Json = False,
    rules: RulesFile = None,
) -> None:
    """Every box of niWin, the side bet on the bank's final point at blackjack."""
    from mazziere.house.blackjack.rules import NIWIN, SANREMO, Rules
    from mazziere.house.shared import RulesError, read_rules
    from mazziere.odds.niwin import table

    if bet is not None and bet not in NIWIN:
        raise refuse(f"--bet: {bet!r} is not a box; use one of {', '.join(NIWIN)}")
    try:
        played = read_rules(rules, Rules) if rules else SANREMO
    except RulesError as problem:
        raise refuse(problem) from None
    found = table(played, (bet,) if bet else NIWIN)
    typer.echo(json.dumps(found, indent=2) if as_json else _lines(found))


@app.command("blackjack")
def blackjack(
    as_json: Json = False,
    rules: RulesFile = None,
    lang: Annotated[Literal["en", "it"], typer.Option("--lang", help="The language of the chart.")] = "en",
) -> None:
    """Basic strategy at blackjack, and the house's edge over whoever plays it; it takes half a minute."""
    import os

    from mazziere.cli.odds_chart import chart, watched
    from mazziere.house.blackjack.rules import SANREMO, Rules
    from mazziere.house.shared import RulesError, read_rules
    from mazziere.odds.blackjack import strategy, table

    try:
        played = read_rules(rules, Rules) if rules else SANREMO
    except RulesError as problem:
        raise refuse(problem) from None
    with watched(lang) as progress:
        found = table(strategy(played, progress, workers=os.cpu_count() or 1))
    typer.echo(json.dumps(found, indent=2) if as_json else chart(found, lang))


def _lines(found: dict[str, object]) -> str:
    """The figures as a table in percent."""
    bets: dict[str, dict[str, float]] = found["bets"]  # type: ignore[assignment]  # what the table above always holds
    lines = [f"{'':<18}{'win %':>12}{'push %':>12}{'edge %':>12}"]
    for name, figures in bets.items():
        lines.append(f"{name:<18}" + "".join([f"{100 * figures[key]:>12.6f}" for key in ("win", "push", "edge")]))
    return "\n".join(lines)
