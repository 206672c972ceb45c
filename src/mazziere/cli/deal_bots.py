"""Simple opponents: they look at their own view only, call a little, raise what is strong, fold what is weak."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from mazziere.games import ITALIAN
from mazziere.hand.events import Option
from mazziere.hand.variant import CATEGORIES, Variant
from mazziere.hand.view import View
from mazziere.ranking import HIGH

WEAK, FAIR, GOOD, STRONG = range(4)

PRICES: Final = (0.2, 0.34, 0.5, 1.0)
"""The largest share of the pot a bot pays to stay in, by how good its hand looks."""

_STRAIGHT: Final = CATEGORIES.index("straight")
_BOARD_CATEGORY: Final = {(1,): 0, (2,): 1, (2, 2): 2, (3,): 3, (3, 2): 6, (4,): 7}


class Choice(NamedTuple):
    """What somebody does in turn, as `Hand.act` takes it."""

    verb: str
    amount: int = 0
    cards: tuple[int, ...] = ()


def choose(view: View, game: Variant) -> Choice:
    """What a simple player does with what this view shows."""
    if game.key in ITALIAN:
        from mazziere.cli import deal_italiana

        return deal_italiana.choose(view, game)
    assert view.viewer is not None
    me = view.seats[view.viewer]
    options = {option.verb: option for option in view.options}
    if "draw" in options:
        return _draw(me.hole)
    if "agree" in options:
        return Choice("agree", min(2, options["agree"].high))
    if "show" in options:
        return Choice("show")
    if "no-chop" in options:
        return Choice("chop")
    looks = grade(game, me.hole + me.up + view.zones.get("shared", ()), view.boards[0])
    wager = next((options[verb] for verb in ("raise", "bet", "complete") if verb in options), None)
    if "call" not in options:
        if looks >= GOOD and wager is not None:
            return _wager(view, wager)
        return Choice("bring-in" if "bring-in" in options else "check")
    if looks == STRONG and wager is not None:
        return _wager(view, wager)
    to_call = options["call"].high
    price = to_call / (view.pot + to_call)
    cheap = looks >= FAIR and to_call <= view.stakes.min_bet
    return Choice("call" if cheap or price <= PRICES[looks] else "fold")


def grade(game: Variant, own: Sequence[int], board: Sequence[int]) -> int:
    """How good a hand looks, from WEAK to STRONG.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.games import GAMES
    >>> grade(GAMES["holdem"], parse_cards("Ah Ad"), parse_cards("As 9c 2d")) == STRONG
    True
    >>> grade(GAMES["holdem"], parse_cards("7h 2d"), parse_cards("As 9c 3d")) == WEAK
    True
    """
    if game.ace_low:
        return _low(own)
    low = GOOD if game.low is not None and len(board) > 2 and game.strength(own, board, "low") else WEAK
    return max(low, _high(game, own, board))


def _high(game: Variant, own: Sequence[int], board: Sequence[int]) -> int:
    if len(own) + len(board) < 5 or (game.exactly_two and len(board) < 3):
        return _start(own)
    told = HIGH.explain_omaha(own, board) if game.exactly_two else HIGH.explain((*own, *board))
    made, lying = CATEGORIES.index(told.category), _lying(board)
    if made <= lying:
        return WEAK
    if made == 1:
        beaten = max((card >> 2 for card in board), default=9)
        return GOOD if told.best[0] >> 2 >= beaten else FAIR
    return STRONG if made >= _STRAIGHT or made - lying > 1 else GOOD


def _start(own: Sequence[int]) -> int:
    """A hand before there are five cards to make one of."""
    sizes, ranks = HIGH.partial(own)
    if sizes[0] > 2:
        return STRONG
    if sizes[0] == 2:
        return GOOD if ranks[0] > 8 else FAIR
    return FAIR if ranks[0] == 14 or sum(rank > 9 for rank in ranks) > 1 else WEAK


def _lying(board: Sequence[int]) -> int:
    """The category everybody has from the board alone."""
    if len(board) == 5:
        return CATEGORIES.index(HIGH.explain(board).category)
    groups = sorted((size for size in Counter(card >> 2 for card in board).values() if size > 1), reverse=True)
    return _BOARD_CATEGORY[tuple(groups) or (1,)]


def _low(own: Sequence[int]) -> int:
    """Razz: different low cards are good, the others are wasted."""
    ranks = {(card // 4 + 1) % 13 + 1 for card in own}
    if sum(rank <= 8 for rank in ranks) > 4:
        return STRONG
    wasted = len(own) - sum(rank <= 8 for rank in ranks)
    if wasted == 0:
        return GOOD
    return FAIR if wasted == 1 or sum(rank <= 10 for rank in ranks) > 4 else WEAK


def _wager(view: View, option: Option) -> Choice:
    """Half the pot on top, in round chips, within what is allowed."""
    total = view.to_match + view.pot // 2
    total -= total % max(view.stakes.chip, min(filter(None, view.stakes.blinds), default=1))
    return Choice(option.verb, max(option.low, min(total, option.high)))


def _draw(own: Sequence[int]) -> Choice:
    cards = changed(own)
    return Choice("draw", cards=cards) if cards else Choice("stand pat")


def changed(own: Sequence[int]) -> tuple[int, ...]:
    """The cards to change: all but what is made or paired, four to a flush, or else the two highest."""
    if CATEGORIES.index(HIGH.explain(own).category) >= _STRAIGHT:
        return ()
    ranks, suits = Counter(card >> 2 for card in own), Counter(card & 3 for card in own)
    suit, suited = suits.most_common(1)[0]
    if len(ranks) < 5:
        kept = {card for card in own if ranks[card >> 2] > 1}
    elif suited == 4:
        kept = {card for card in own if card & 3 == suit}
    else:
        kept = set(sorted(own)[-2:])
    return tuple(card for card in own if card not in kept)
