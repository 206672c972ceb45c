"""Cards that help: which of those nobody has seen make a hand better on the next street, and what they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.ranking.explained import NO_LOW, Explained
from mazziere.ranking.low import LOW_RANKS
from mazziere.ranking.names import CATEGORIES, low_rank
from mazziere.ranking.shapes import groups

if TYPE_CHECKING:
    from mazziere.hand.variant import Variant
    from mazziere.ranking.order import Order

Cards = Sequence[int]

FIVE: Final = 5
LOW: Final = "low"
GOOD_LOW: Final = 8
"""Until there are five cards, what makes a low no higher than this helps, in razz too, or than the four promise."""
MADE_OF: Final = {"one pair": 2, "two pair": 4, "three of a kind": 3, "four of a kind": 4}
"""How many cards make a hand what it is; the others are kickers."""
SHAPES: Final = {(1,): 0, (2,): 1, (2, 2): 2, (3,): 3, (4,): 7}
"""What fewer than five cards are, by their groups of more than one: a place among the categories."""


class Help(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that would make a hand of a better category, or a better low with `top` as its highest card."""

    category: str
    cards: tuple[int, ...]
    top: str = ""


class Outs(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many cards are unseen, and those among them that help, by what they make; `comes`: does one still come?"""

    unseen: int
    outs: tuple[Help, ...] = ()
    comes: bool = False


def improving(game: Variant, own: Cards, board: Cards, seen: Cards = ()) -> Outs:
    """The cards of the next street that help; what lies on the board, which all have, does not, and `seen` cannot come.

    >>> from mazziere.cards import parse_cards, pretty
    >>> from mazziere.games import GAMES
    >>> found = improving(GAMES["razz"], parse_cards("As 2d 4h 9c Ks"), (), parse_cards("3c 5h"))
    >>> [(each.top, len(each.cards)) for each in found.outs]
    [('9', 18), ('10', 4), ('J', 4), ('Q', 4)]
    """
    known = {*own, *board, *seen}
    unseen = [int(card) for card in game.pack if card not in known]
    if not _comes(game, own, board):
        return Outs(len(unseen))
    # Where the lowest hand takes the whole pot, what it does as a high hand is nothing to it.
    highs = [] if game.ace_low else _highs(game, own, board, unseen)
    order = game.high if game.ace_low else game.low
    lows = [] if order is None else _lows(game, order, own, board, unseen)
    return Outs(len(unseen), (*highs, *lows), comes=True)


def _comes(game: Variant, own: Cards, board: Cards) -> bool:
    """Is there a hand to be made better, and a next card that may do it?"""
    if "flop" in game.streets:
        return FIVE - 2 <= len(board) < FIVE
    if game.blinds or board:
        return False
    # Two lows of fewer than four cards cannot be told apart by what they are not yet.
    return (FIVE - 1 if game.ace_low else 2) <= len(own) < game.hole_cards


def _with(game: Variant, own: Cards, board: Cards, card: int) -> tuple[Cards, Cards]:
    """Own cards and board when the next one has come."""
    return ((*own, card), board) if game.upcards else (own, (*board, card))


def _highs(game: Variant, own: Cards, board: Cards, unseen: list[int]) -> list[Help]:
    found: dict[str, list[int]] = {}
    now = _category(game, own, board)[0]
    ranks = {card >> 2 for card in own}
    for card in unseen:
        makes, best = _category(game, *_with(game, own, board, card))
        if makes <= now:
            continue
        own_part = any(one in own for one in best[: MADE_OF.get(CATEGORIES[makes], FIVE)])
        if game.upcards or (own_part and (makes > CATEGORIES.index("two pair") or card >> 2 in ranks)):
            found.setdefault(CATEGORIES[makes], []).append(card)
    order = sorted(found, key=CATEGORIES.index, reverse=True)
    return [Help(category, tuple(found[category])) for category in order]


def _category(game: Variant, own: Cards, board: Cards) -> tuple[int, Cards]:
    """What a hand is, as a place among the categories, and the cards that make it."""
    if len(own) + len(board) < FIVE:
        sizes = tuple([size for size, _ in groups([card >> 2 for card in own]) if size > 1])
        return SHAPES[sizes or (1,)], own
    found = read(game, "high", own, board)
    return CATEGORIES.index(found.category), found.best


def _lows(game: Variant, order: Order, own: Cards, board: Cards, unseen: list[int]) -> list[Help]:
    side = "high" if game.ace_low else "low"
    made = len(own) + len(board) >= FIVE
    now = game.strength(own, board, side) if made else 0
    highest = max(GOOD_LOW, *[LOW_RANKS[card] for card in own])
    found: dict[int, list[int]] = {}
    for card in unseen:
        mine, shared = _with(game, own, board, card)
        if len(mine) + len(shared) < FIVE or game.strength(mine, shared, side) <= now:
            continue
        low = read(game, side, mine, shared)
        top = max(LOW_RANKS[one] for one in low.best)
        if low.sentence == LOW and (made or top <= highest):
            found.setdefault(top, []).append(card)
    return [Help(LOW, tuple(found[top]), low_rank(top)) for top in sorted(found)]


def read(game: Variant, side: str, own: Cards, board: Cards) -> Explained:
    """A hand in words; fewer than five cards are none yet."""
    if len(own) + len(board) < FIVE or (game.exactly_two and len(board) < FIVE - 2):
        return NO_LOW
    order = game.order(side)
    return order.explain_omaha(own, board) if game.exactly_two else order.explain((*own, *board))
