"""`mazziere deal`: a hand dealt in the terminal, to play against bots or to watch."""

import os
import sys
from enum import StrEnum
from io import StringIO
from typing import Annotated, Any

import msgspec
import typer

from mazziere.cards import Card, CardError, parse_cards
from mazziere.cli.deal_ask import Screen
from mazziere.cli.deal_look import Ink
from mazziere.cli.deal_play import Evening
from mazziere.cli.deal_setup import Setup, rotation
from mazziere.cli.deal_words import Words
from mazziere.hand.setup import DEFAULT_RULEBOOK, SetupError
from mazziere.rules import Refusal, RulebookError
from mazziere.rules import rulebook as read_rulebook

app = typer.Typer()

SEED_WARNING = "the cards are FIXED and known beforehand: for tests and examples only, NEVER for play"


class Lang(StrEnum):
    """The languages of the table."""

    en = "en"
    it = "it"


@app.command()
def deal(
    game: Annotated[str, typer.Option(help="A game, several (holdem,razz) or a mixed one (horse).")] = "holdem",
    players: Annotated[int, typer.Option(min=2, max=22, help="How many sit at the table.")] = 6,
    seat: Annotated[int, typer.Option(min=1, help="Your seat; the button begins on the last one.")] = 1,
    stacks: Annotated[str, typer.Option(help="Chips of everybody (5000) or of each (5000,3000,…).")] = "5000",
    blinds: Annotated[str, typer.Option(help="The blinds, such as 50/100.")] = "",
    ante: Annotated[int | None, typer.Option(min=0, help="What everybody puts in before the cards.")] = None,
    bring_in: Annotated[int | None, typer.Option(min=1, help="The bring-in of stud and razz.")] = None,
    bets: Annotated[str, typer.Option(help="The two bets of a fixed limit, or the span of a spread: 100/200.")] = "",
    limit: Annotated[str, typer.Option(help="no-limit, pot-limit, fixed-limit or spread-limit; the usual one.")] = "",
    rulebook: Annotated[str, typer.Option(help="A profile, or the TOML file of a house.")] = DEFAULT_RULEBOOK,
    hole: Annotated[
        list[str] | None, typer.Option(metavar="CARDS", help="Your cards (Ah Kh), or those of a seat (3:Qs Qd).")
    ] = None,
    board: Annotated[str, typer.Option(metavar="CARDS", help="The board, as far as you care.")] = "",
    deck: Annotated[str, typer.Option(metavar="CARDS", help="The cards on top of the deck.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play every seat, cards open.")] = False,
    four_colour: Annotated[bool, typer.Option("--four-colour", help="A colour for each suit.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print each hand as a line of JSON.")] = False,
    lang: Annotated[Lang, typer.Option(help="The language of the table.")] = Lang.en,
    seed: Annotated[int | None, typer.Option(help="Fixed cards, for tests and examples ONLY.")] = None,
) -> None:
    """Deal a hand in the terminal: play it against bots, or watch."""
    try:
        setup = Setup(
            rotation(game, limit),
            read_rulebook(rulebook),
            amounts("--blinds", blinds, "/"),
            amounts("--bets", bets, "/"),
            ante,
            bring_in,
            dict(_hole(text, seat) for text in hole or ()),
            cards("--board", board),
            cards("--deck", deck),
            seed,
        )
        if seed is not None:
            print(f"mazziere: --seed {seed}: {SEED_WARNING}", file=sys.stderr)
        # With --json the standard output is data alone: the table goes to the other stream, or nowhere.
        out = (StringIO() if watch else sys.stderr) if as_json else sys.stdout
        evening = Evening(
            setup,
            _stacks(stacks, players),
            None if watch else _seat(seat, players),
            Words(lang.value),
            Ink(out.isatty() and not os.environ.get("NO_COLOR"), four_colour),
            Screen(out),
            _print_json if as_json else None,
        )
        evening.play()
    except (SetupError, CardError, RulebookError) as problem:
        _stop(str(problem))
    except Refusal as refusal:
        _stop(f"{refusal.message(lang.value)} ({refusal.rule})" if refusal.rule else refusal.message(lang.value))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise typer.Exit(130) from None


def amounts(option: str, text: str, between: str) -> tuple[int, ...]:
    """Whole chips written one after the other.

    >>> amounts("--blinds", "50/100", "/")
    (50, 100)
    """
    parts = [part.strip() for part in text.split(between)] if text else []
    for part in parts:
        if not part.isdecimal():
            raise SetupError(f"{option}: {part!r} is not allowed; give whole chips, such as 50{between}100")
    return tuple(map(int, parts))


def cards(option: str, text: str) -> tuple[Card, ...]:
    """Cards in any writing; an error names the option."""
    try:
        return parse_cards(text)
    except CardError as problem:
        raise SetupError(f"{option}: {problem}") from None


def _hole(text: str, own: int) -> tuple[int, tuple[Card, ...]]:
    """A seat, counted from 0 (the player's own if none is named), and its cards."""
    number, colon, rest = text.partition(":")
    if not colon:
        return own - 1, cards("--hole", text)
    if not number.strip().isdecimal():
        raise SetupError(f"--hole: {number!r} is not a seat; give a number before the colon, such as 3:Qs Qd")
    return int(number) - 1, cards("--hole", rest)


def _stacks(text: str, players: int) -> list[int]:
    given = amounts("--stacks", text, ",")
    stacks = given * players if len(given) == 1 else given
    if len(stacks) != players:
        raise SetupError(f"--stacks: {len(given)} amounts for {players} players; give one, or {players}")
    if not all(stacks):
        raise SetupError("--stacks: 0 is not allowed; everybody begins with at least 1 chip")
    return list(stacks)


def _seat(seat: int, players: int) -> int:
    if seat > players:
        raise SetupError(f"--seat: {seat} is not at the table; give 1 to {players}")
    return seat - 1


def _print_json(plain: dict[str, Any]) -> None:
    print(msgspec.json.encode(plain).decode(), flush=True)


def _stop(problem: str) -> None:
    print(f"mazziere: {problem}", file=sys.stderr)
    raise typer.Exit(2)
