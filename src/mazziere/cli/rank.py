"""`mazziere rank`: which hand is best, and what each is called."""

import sys
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final, NamedTuple

from mazziere.cards import Card, CardError, distinct, parse_cards, pretty
from mazziere.ranking import ACE_FIVE_LOW, EIGHT_OR_BETTER, HIGH, Explained, Order, RankingError, italian


class Game(NamedTuple):
    """How many cards a hand and the board have, the usual order, and whether exactly two of the hand play."""

    hand: range
    board: range
    order: str = "high"
    exactly_two: bool = False


ANY: Final = Game(range(1, 12), range(10))
GAMES: Final = {
    "holdem": Game(range(2, 3), range(3, 6)),
    "omaha4": Game(range(4, 5), range(3, 6), exactly_two=True),
    "omaha5": Game(range(5, 6), range(3, 6), exactly_two=True),
    "omaha6": Game(range(6, 7), range(3, 6), exactly_two=True),
    "omaha4-hilo": Game(range(4, 5), range(3, 6), exactly_two=True),
    "omaha5-hilo": Game(range(5, 6), range(3, 6), exactly_two=True),
    "omaha6-hilo": Game(range(6, 7), range(3, 6), exactly_two=True),
    "stud7": Game(range(5, 8), range(2)),
    "stud7-hilo": Game(range(5, 8), range(2)),
    "stud5": Game(range(5, 6), range(1)),
    "draw5": Game(range(5, 6), range(1)),
    "razz": Game(range(5, 8), range(2), "low"),
    "italiana": Game(range(5, 6), range(1), "italian"),
    "telesina": Game(range(5, 6), range(5), "italian"),
}
ORDERS_OF_52: Final = {each.name: each for each in (HIGH, ACE_FIVE_LOW, EIGHT_OR_BETTER)}
ORDERS: Final = (*ORDERS_OF_52, "italian")


class Placed(NamedTuple):
    """A hand, where it comes and what it is."""

    hand: str
    place: int
    cards: tuple[Card, ...]
    explained: Explained


def main(arguments: Sequence[str]) -> int:
    """Rank hands, best first, and say what each one is."""
    asked = _parser().parse_args(arguments)
    try:
        placed = place(asked.hands, asked.board, asked.order, asked.game, asked.players)
    except (CardError, RankingError) as problem:
        print(f"mazziere: {problem}", file=sys.stderr)
        return 2
    print(_json(placed) if asked.json else _table(placed, asked.lang))
    return 0


def _parser() -> ArgumentParser:
    # A fixed width: to ask the terminal for its own, argparse would import a third of the standard library.
    parser = ArgumentParser(
        "mazziere rank", description=main.__doc__, formatter_class=partial(HelpFormatter, width=100)
    )
    parser.add_argument("hands", nargs="+", metavar="HAND", help="a hand, such as AhKd, 'A♥ K♦' or 'asso di cuori, …'")
    parser.add_argument("--board", default="", metavar="CARDS", help="cards that all hands share")
    parser.add_argument("--order", choices=ORDERS, help="the order of hands; the game's, or high")
    parser.add_argument("--game", choices=GAMES, help="how many cards a hand has and how many of them play")
    parser.add_argument("--players", type=int, metavar="N", help="players dealt in, 2 to 6: they fix the Italian deck")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=("it", "en"), default="en", help="the language of the names")
    return parser


def place(
    hands: Sequence[str], board: str = "", order: str | None = None, game: str | None = None, players: int | None = None
) -> list[Placed]:
    """The hands, best first; those that tie share a place."""
    dealing = GAMES[game] if game else ANY
    ranked = _order(order or dealing.order, players)
    shared = parse_cards(board)
    dealt = {number: parse_cards(hand) for number, hand in enumerate(hands)}
    _check(dealing, dealt.values(), shared)
    if dealing.exactly_two:
        explained = {seat: ranked.explain_omaha(cards, shared) for seat, cards in dealt.items()}
        strength_on = ranked.omaha_board(shared)
        strengths = {seat: strength_on(cards) for seat, cards in dealt.items()}
    else:
        explained = {seat: ranked.explain(cards + shared) for seat, cards in dealt.items()}
        strengths = {seat: ranked.strength(cards + shared) for seat, cards in dealt.items()}
    placed: list[Placed] = []
    while strengths:
        following = len(placed) + 1
        # The best of those left, and not a sort: in the Italian order three straight flushes may chase each other.
        for seat in ranked.best(strengths) or list(strengths):
            placed.append(Placed(hands[seat], following, dealt[seat], explained[seat]))
            del strengths[seat]
    return placed


def _order(name: str, players: int | None) -> Order:
    try:
        sized = None if players is None else italian(players)
    except RankingError as problem:
        raise RankingError(f"--players: {problem}") from None
    if name in ORDERS_OF_52:
        return ORDERS_OF_52[name]
    if sized is None:
        raise RankingError("the italian order needs --players, 2 to 6: they fix the lowest card (IT-DECK-2)")
    return sized


def _check(game: Game, hands: Collection[tuple[Card, ...]], board: tuple[Card, ...]) -> None:
    """Refuse what the game does not deal."""
    for cards in hands:
        if len(cards) not in game.hand:
            raise RankingError(f"a hand of {_cards(cards)}: expected {_span(game.hand)}")
        if len(board) not in game.board:
            raise RankingError(f"a board of {_cards(board)}: expected {_span(game.board)}")
        if not 5 <= len(cards) + len(board) <= 11:
            raise RankingError(f"{_cards(cards + board)} to choose from: expected 5 to 11, hand and board together")
    distinct(card for cards in (*hands, board) for card in cards)


def _cards(cards: tuple[Card, ...]) -> str:
    return f"{len(cards)} cards ({pretty(cards)})" if cards else "no cards"


def _span(sizes: range) -> str:
    return str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"


def _json(placed: list[Placed]) -> str:
    import json

    rows = [
        {
            "hand": each.hand,
            "place": each.place,
            "category": each.explained.category,
            "best": " ".join(Card(card).code for card in each.explained.best),
            "name_it": each.explained.name("it"),
            "name_en": each.explained.name("en"),
        }
        for each in placed
    ]
    return json.dumps(rows, ensure_ascii=False, indent=2)


def _table(placed: list[Placed], lang: str) -> str:
    rows = [
        (str(each.place), pretty(each.cards), pretty(each.explained.best), each.explained.name(lang)) for each in placed
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
