"""`mazziere odds`: what the games against the house cost, counted exactly."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import typer

app = typer.Typer(help="The exact odds of the games against the house.", no_args_is_help=True, add_completion=False)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
RulesFile = Annotated[Path | None, typer.Option("--rules", metavar="FILE", help="A house's own rules, in TOML.")]
Lang = Annotated[Literal["en", "it"], typer.Option("--lang", help="The language of the table.")]
Rounds = Annotated[
    int,
    typer.Option("--simulate", metavar="ROUNDS", min=0, help="Check the count by so many simulated rounds as well."),
]
Loaded = TypeVar("Loaded")


@app.callback()
def root() -> None:
    """The exact odds of the games against the house."""


def refuse(problem: Exception | str) -> typer.Exit:
    """Say what is wrong, and the exit that follows."""
    typer.echo(f"mazziere: {problem}", err=True)
    return typer.Exit(2)


def house(path: Path | None, kind: type[Loaded]) -> Loaded:
    """The rules to count by: the file's, or the rulebook's."""
    from mazziere.house.shared import RulesError, read_rules

    try:
        return read_rules(path, kind) if path else kind()
    except RulesError as problem:
        raise refuse(problem) from None


def one_of(bet: str | None, bets: tuple[str, ...]) -> tuple[str, ...]:
    """The bets asked for: all of them, or one that exists."""
    if bet is not None and bet not in bets:
        raise refuse(f"--bet: {bet!r} is not a bet; use one of {', '.join(bets)}")
    return (bet,) if bet else bets


def _simulation(game: str, rounds: int, bets: tuple[str, ...], played: Any, lang: str, **given: Any) -> dict[str, Any]:
    """So many rounds played at random, beside what was counted: each bet with its standard error."""
    from mazziere.cli.odds_chart import simulated, watched

    lab = simulated(game)
    with watched(lang) as progress:
        counts = lab.simulate(rounds, progress=progress, **given)
    return {"rounds": rounds, "bets": {name: _estimate(lab.estimate(name, counts, played)) for name in bets}}


@app.command("punto-banco")
def punto_banco(
    bet: Annotated[str | None, typer.Option("--bet", metavar="NAME", help="One bet alone, such as banco.")] = None,
    as_json: Json = False,
    rules: RulesFile = None,
    lang: Lang = "en",
    rounds: Rounds = 0,
) -> None:
    """Every bet of Punto Banco: how often it wins, how often it is left alone, and the house's edge."""
    from mazziere.house.punto_banco.rules import BETS, Rules
    from mazziere.odds.punto_banco import table

    bets = one_of(bet, BETS)
    played = house(rules, Rules)
    found = table(played, bets)
    if rounds:
        found["simulation"] = _simulation("punto_banco", rounds, bets, played, lang, decks=played.decks)
    _print(found, as_json, lang)


@app.command("niwin")
def niwin(
    bet: Annotated[str | None, typer.Option("--bet", metavar="NAME", help="One box alone, such as 20 or BJ.")] = None,
    as_json: Json = False,
    rules: RulesFile = None,
    lang: Lang = "en",
    rounds: Rounds = 0,
) -> None:
    """Every box of niWin, the side bet on the bank's final point at blackjack."""
    from mazziere.house.blackjack.rules import NIWIN, Rules
    from mazziere.odds.niwin import table

    boxes = one_of(bet, NIWIN)
    played = house(rules, Rules)
    found = table(played, boxes)
    if rounds:
        found["simulation"] = _simulation("niwin", rounds, boxes, played, lang, rules=played)
    _print(found, as_json, lang)


@app.command("blackjack")
def blackjack(
    bet: Annotated[str | None, typer.Option("--bet", metavar="NAME", help="main (the chart), or insurance.")] = None,
    as_json: Json = False,
    rules: RulesFile = None,
    lang: Lang = "en",
    rounds: Rounds = 0,
) -> None:
    """Basic strategy at blackjack, and the house's edge over whoever plays it; it takes some seconds."""
    import os

    from mazziere.cli.odds_chart import bank, chart, simulated, watched
    from mazziere.house.blackjack.rules import Rules
    from mazziere.odds.blackjack import insurance, strategy, table
    from mazziere.odds.punto_banco import rounded

    one_of(bet, ("main", "insurance"))
    played = house(rules, Rules)
    if bet == "insurance" and played.insurance == "none":
        raise refuse("--bet: these rules offer no insurance")
    if bet == "insurance":
        _print({"decks": played.decks, "bets": {bet: rounded(insurance(played))}}, as_json, lang)
        return
    lab = simulated("blackjack") if rounds else None
    with watched(lang) as progress:
        found = strategy(played, progress, workers=os.cpu_count() or 1, bank=bank())
    told = table(found)
    if lab is not None:
        with watched(lang) as progress:
            told["simulation"] = {"rounds": rounds, **_estimate(lab.simulate(found, rounds, 1, played, progress))}
    typer.echo(json.dumps(told, indent=2) if as_json else chart(told, lang))


def _estimate(found: Any) -> dict[str, float]:
    """A simulated edge and its standard error, to eight decimals."""
    return {"edge": round(found.edge, 8), "error": round(found.error, 8)}


def _print(found: dict[str, Any], as_json: bool, lang: str) -> None:
    from mazziere.cli.odds_chart import lines

    typer.echo(json.dumps(found, indent=2) if as_json else lines(found, lang))
