"""Basic strategy under the rulebook's own rules, as a table: what a bot plays and a newcomer may read.

The squares are those `mazziere.odds.blackjack` counts; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from mazziere.house.blackjack.deal import upcard
from mazziere.house.blackjack.events import Place
from mazziere.house.blackjack.points import points, splittable, value
from mazziere.house.blackjack.state import State

UPS: Final = (*range(2, 11), 1)

HARD: Final = {
    **dict.fromkeys((5, 6, 7), "H H H H H H H H H R/H"),
    8: "H H H H H H H H H H",
    9: "H D/H D/H D/H D/H H H H H H",
    **dict.fromkeys((10, 11), "D/H D/H D/H D/H D/H D/H D/H D/H H H"),
    12: "H H S S S H H H H R/H",
    13: "S S S S S H H H H R/H",
    **dict.fromkeys((14, 15), "S S S S S H H H R/H R/H"),
    16: "S S S S S H H R/H R/S R/H",
    17: "S S S S S S S S S R/S",
    **dict.fromkeys((18, 19, 20), "S S S S S S S S S S"),
}
SOFT: Final = {
    **dict.fromkeys((13, 14), "H H H D/H D/H H H H H H"),
    **dict.fromkeys((15, 16), "H H D/H D/H D/H H H H H H"),
    17: "H D/H D/H D/H D/H H H H H H",
    18: "S D/S D/S D/S D/S S S H H H",
    **dict.fromkeys((19, 20), "S S S S S S S S S S"),
}
PAIRS: Final = {
    1: "P P P P P P P P P H",
    2: "P P P P P P H H H H",
    3: "P P P P P P H H H R/H",
    4: "H H H P P H H H H H",
    5: HARD[10],
    6: "P P P P P H H H H R/H",
    7: "P P P P P P H H R/H R/H",
    8: "P P P P P P P P R/S R/H",
    9: "P P P P P S P P S S",
    10: HARD[20],
}
"""H hit, S stand, D double, P split, R surrender; after a slash, what to do where that is not allowed."""

_VERBS: Final = {"H": "hit", "S": "stand", "D": "double", "P": "split", "R": "surrender"}


def square(cards: list[int], up: int, *, pair: bool) -> str:
    """The chart's square for a hand against the bank's card; `pair` where the hand may still be split or given up.

    >>> from mazziere.cards import parse_cards
    >>> square(parse_cards("8c 8d"), 10, pair=True), square(parse_cards("8c 8d"), 9, pair=False)
    ('R/S', 'R/H')
    """
    total, soft = points(cards)
    if pair and splittable(cards):
        row = PAIRS[value(cards[0])]
    elif soft:
        row = SOFT.get(total, SOFT[20] if total > 12 else SOFT[13])
    else:
        row = HARD.get(total, HARD[20] if total > 20 else HARD[8])
    return row.split()[UPS.index(up)]


def choose(s: State, place: Place) -> str:
    """The verb basic strategy answers with: insurance never, even money never."""
    box, _ = place
    verbs = [option.verb for option in s.pending[place]]
    hand = s.hands[box][s.playing if s.window in ("play", "follow") else 0]
    if s.window == "insurance":
        return "no"
    cell = square(hand.cards, upcard(s), pair=s.window == "surrender" or "split" in verbs)
    wanted = [_VERBS[each] for each in cell.split("/")]
    found = next((verb for verb in wanted if verb in verbs), None)
    return found or ("no" if "no" in verbs else "stand")
