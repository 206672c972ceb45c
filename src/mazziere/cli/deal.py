"""`mazziere deal`: a hand dealt in the terminal, to play against bots or to watch."""

import os
import sys
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Sequence
from functools import partial
from io import StringIO
from typing import Any, TextIO

import msgspec

from mazziere.cards import Card, CardError, parse_cards
from mazziere.cli.deal_ask import Screen
from mazziere.cli.deal_look import Ink
from mazziere.cli.deal_play import NAMES, Evening
from mazziere.cli.deal_setup import Setup, rotation
from mazziere.cli.deal_words import Words
from mazziere.games import ITALIAN
from mazziere.games.mixed import Rotation
from mazziere.hand.setup import DEFAULT_RULEBOOK, SetupError
from mazziere.rules import Refusal, RulebookError, rulebook

SEED_WARNING = "the cards are FIXED and known beforehand: for tests and examples only, NEVER for play"


def main(arguments: Sequence[str]) -> int:
    """Deal a hand in the terminal: play it against bots, or watch."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.game in HOUSE:
            _against_the_house(asked)
        else:
            _evening(asked).play()
    except (SetupError, CardError, RulebookError) as problem:
        print(f"mazziere: {problem}", file=sys.stderr)
        return 2
    except Refusal as refusal:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        print(f"mazziere: {refusal.message(asked.lang)}{rule}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


def _parser() -> ArgumentParser:
    # A fixed width: to ask the terminal for its own, argparse would import a third of the standard library.
    parser = ArgumentParser(
        "mazziere deal", description=main.__doc__, formatter_class=partial(HelpFormatter, width=100)
    )
    add = parser.add_argument
    add("--game", default="holdem", help="a game, several (holdem,razz), a mixed one (horse), blackjack or punto-banco")
    add("--players", type=int, default=6, metavar="N", help="how many sit at the table (6)")
    add("--seat", type=int, default=1, metavar="N", help="your seat; the button begins on the last one (1)")
    add("--stacks", default="5000", help="chips of everybody (5000), or of each (5000,3000,…)")
    add("--blinds", default="", help="the blinds (50/100)")
    add("--ante", type=int, metavar="N", help="what everybody puts in before the cards")
    add("--bring-in", type=int, metavar="N", help="the bring-in of stud and razz")
    add("--bets", default="", help="the two bets of a fixed limit, or the span of a spread limit (100/200)")
    add("--limit", default="", help="no-limit, pot-limit, fixed-limit or spread-limit; the game's usual one if none")
    add("--rulebook", default=DEFAULT_RULEBOOK, help="a profile, or the TOML file of a house (%(default)s)")
    add("--hole", action="append", default=[], metavar="CARDS", help="your cards ('Ah Kh'), or a seat's ('3:Qs Qd')")
    add("--board", default="", metavar="CARDS", help="the board, as far as you care")
    add("--deck", default="", metavar="CARDS", help="the cards on top of the deck")
    add("--vele", default="", help="the common cards of Telesina: nessuna, una, due, … croce, ascensore, or libera")
    add("--distribuzione", default="", help="the hidden cards of Telesina: mai, primo-giro, sempre, or libera")
    add("--giro-pazzo", action="store_true", help="in poker all'italiana, play a round of Telesina after a full house")
    add("--rules", default="", metavar="FILE", help="a house's own rules for blackjack or punto-banco, in TOML")
    add("--watch", action="store_true", help="let bots play every seat, cards open")
    add("--four-colour", action="store_true", help="a colour for each suit")
    add("--json", action="store_true", help="print each hand (against the house: the evening) as a line of JSON")
    add("--lang", choices=("en", "it"), default="en", help="the language of the table")
    add("--seed", type=int, metavar="N", help="fixed cards, for tests and examples ONLY")
    return parser


def _evening(asked: Namespace) -> Evening:
    games = rotation(asked.game, asked.limit)
    setup = Setup(
        games,
        rulebook(asked.rulebook),
        amounts("--blinds", asked.blinds, "/"),
        amounts("--bets", asked.bets, "/"),
        asked.ante,
        asked.bring_in,
        dict(_hole(text, asked.seat) for text in asked.hole),
        cards("--board", asked.board),
        cards("--deck", asked.deck),
        asked.seed,
        _italian(asked, games),
    )
    if asked.seed is not None:
        print(f"mazziere: --seed {asked.seed}: {SEED_WARNING}", file=sys.stderr)
    out = _out(asked)
    return Evening(
        setup,
        _stacks(asked.stacks, asked.players),
        None if asked.watch else _seat(asked.seat, asked.players),
        Words(asked.lang),
        Ink(out.isatty() and not os.environ.get("NO_COLOR"), asked.four_colour),
        Screen(out),
        _print_json if asked.json else None,
    )


def _italian(asked: Namespace, games: Rotation) -> dict[str, Any]:
    """What only the Italian games ask of their table; nobody wonders why it did nothing elsewhere."""
    asks = (("vele", asked.vele), ("distribuzione", asked.distribuzione), ("giro_pazzo", asked.giro_pazzo))
    given = {name: value for name, value in asks if value}
    if given and not any(leg.game in ITALIAN for leg in games.legs):
        option = next(iter(given)).replace("_", "-")
        raise SetupError(f"--{option}: {asked.game} has none; it belongs to {' and '.join(ITALIAN)}")
    return given


HOUSE = ("blackjack", "punto-banco")
NOT_THERE = ("blinds", "ante", "bring_in", "bets", "limit", "hole", "board", "deck", "vele", "distribuzione")
"""What only poker games know."""


def _against_the_house(asked: Namespace) -> None:
    from mazziere.cli.deal_house import sit_down, summary

    for name in NOT_THERE:
        if getattr(asked, name) not in (None, "", []):
            raise SetupError(f"--{name.replace('_', '-')}: there is no such thing in {asked.game}")
    words = Words(asked.lang)
    stacks = _stacks(asked.stacks, asked.players, least=1)
    hero = None if asked.watch else _seat(asked.seat, asked.players)
    names = list(NAMES[: len(stacks)])
    if hero is not None:
        names = [*names[:hero], words("table", "you"), *names[hero:-1]]
    begin, deck = sit_down(asked.game, asked.rules, stacks, names, hero, asked.seed)
    if asked.seed is not None:
        print(f"mazziere: --seed {asked.seed}: {SEED_WARNING}", file=sys.stderr)
    evening = begin(words, Screen(_out(asked)))
    evening.play()
    if asked.json:
        _print_json(summary(evening, deck, stacks) | ({} if asked.seed is None else {"seed": asked.seed}))


def _out(asked: Namespace) -> TextIO:
    """With --json the standard output is data alone: the table goes to the other stream, or nowhere."""
    return (StringIO() if asked.watch else sys.stderr) if asked.json else sys.stdout


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


def _stacks(text: str, players: int, least: int = 2) -> list[int]:
    if not least <= players <= len(NAMES):
        raise SetupError(f"--players: {players} is not allowed; give {least} to {len(NAMES)}")
    given = amounts("--stacks", text, ",")
    stacks = given * players if len(given) == 1 else given
    if len(stacks) != players:
        raise SetupError(f"--stacks: {len(given)} amounts for {players} players; give one, or {players}")
    if not all(stacks):
        raise SetupError("--stacks: 0 is not allowed; everybody begins with at least 1 chip")
    return list(stacks)


def _seat(seat: int, players: int) -> int:
    if not 1 <= seat <= players:
        raise SetupError(f"--seat: {seat} is not at the table; give 1 to {players}")
    return seat - 1


def _print_json(plain: dict[str, Any]) -> None:
    print(msgspec.json.encode(plain).decode(), flush=True)
