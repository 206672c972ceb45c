"""How promising cards look before there are five of them to rank: scores that only say which of two is better."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from mazziere.ranking.keys import CARD_KEYS, SUIT_BITS, SUIT_MASK
from mazziere.ranking.low import LOW_RANKS

_HIGH: Final = {12: 10.0, 11: 8.0, 10: 7.0, 9: 6.0}
_GAPS: Final = (0.0, 0.0, 1.0, 2.0, 4.0)


def two_cards(one: int, other: int) -> float:
    """A hold'em hand: high cards, pairs, suits and neighbours.

    >>> from mazziere.cards import parse_cards
    >>> [two_cards(*parse_cards(hand)) for hand in ("Ah Ad", "Ah Kh", "7s 2d")]
    [20.0, 12.0, -1.5]
    """
    high, low = max(one, other) >> 2, min(one, other) >> 2
    score = _HIGH.get(high, (high + 2) / 2)
    gap = high - low
    if not gap:
        return max(5.0, 2 * score)
    score -= _GAPS[gap] if gap < 5 else 5.0
    if gap < 3 and high < 10:
        score += 1
    return score + 2 if not (one ^ other) & 3 else score


_TWO: Final = [[two_cards(one, other) for other in range(52)] for one in range(52)]

_WHEEL: Final = {(1, 2): 9.0, (1, 3): 6.0, (2, 3): 4.0, (1, 4): 3.5, (2, 4): 2.0, (1, 5): 2.0}
"""Two low cards by rank, the ace as one, as the start of a low that holds up."""


def omaha_start(hole: Sequence[int]) -> float:
    """An Omaha hand: every two of its cards will be a hand."""
    score = 0.0
    for one, other in combinations(hole, 2):
        score += _TWO[one][other]
    suits = [card & 3 for card in hole]
    ranks = [card >> 2 for card in hole]
    # A third card of a suit or of a rank only takes away what the first two need.
    score -= 4.0 * sum([suits.count(suit) - 2 for suit in set(suits) if suits.count(suit) > 2])
    return score - 12.0 * sum([ranks.count(rank) - 2 for rank in set(ranks) if ranks.count(rank) > 2])


def omaha_hilo_start(hole: Sequence[int]) -> float:
    """An Omaha Hi/Lo hand: as for high, and low cards that go together."""
    low = sorted({LOW_RANKS[card] for card in hole if LOW_RANKS[card] <= 5})
    return omaha_start(hole) / 2 + 3 * sum([_WHEEL.get(pair, 1.0) for pair in combinations(low, 2)])


_STUD: Final[dict[tuple[int, int], float]] = {}
_HILO: Final[dict[tuple[int, int], float]] = {}
_SUITED: Final[dict[tuple[int, int], float]] = {}
"""What has been found out already: by the number of cards, and their ranks or suits added up as hands are ranked."""


def stud_start(cards: Sequence[int]) -> float:
    """Fewer than five cards of a high hand: groups, then flushes and straights begun, then ranks.

    >>> from mazziere.cards import parse_cards
    >>> trips, pair, flush, nothing = [stud_start(parse_cards(hand)) for hand in
    ...     ("4h 4d 4s", "Qh Qd 3s", "Kh 9h 5h", "Kh 8d 3s")]
    >>> trips > pair > flush > nothing
    True
    """
    key = sum([CARD_KEYS[card] for card in cards])
    ranks = len(cards), key >> SUIT_BITS
    score = _STUD.get(ranks)
    if score is None:
        score = _STUD[ranks] = _by_ranks([card >> 2 for card in cards])
    return score + _suited(cards, key)


def _by_ranks(ranks: list[int]) -> float:
    score = sum(ranks) / 10 + max(ranks) / 2
    for rank in set(ranks):
        held = ranks.count(rank)
        if held > 1:
            score += (12.0 + 1.5 * rank) * (held - 1) ** 2
    if len(ranks) > 2 and len(set(ranks)) == len(ranks) and max(ranks) - min(ranks) < 5:
        score += 4.0 * (len(ranks) - 2)
    return score


def _suited(cards: Sequence[int], key: int) -> float:
    """What a flush begun is worth."""
    suits = len(cards), key & SUIT_MASK
    score = _SUITED.get(suits)
    if score is None:
        held = [card & 3 for card in cards]
        most = max([held.count(suit) for suit in held])
        begun = len(cards) > 2 and most >= len(cards) - (len(cards) > 3)
        score = _SUITED[suits] = 6.0 * (most - 1) if begun else 0.0
    return score


_ROUGHNESS: Final = (1.0, 1.0, 1.5, 3.0, 8.0)
"""What each of the five cards of a low counts, from the lowest: the highest decides."""

_TO_COME: Final = (0, 0, 0, 7, 8, 9, 10, 13)
"""What a low that lacks a card counts it as, by the cards dealt so far."""

_RANK_BIT: Final = [1 << (card >> 2) for card in range(52)]
_LOW: Final[dict[tuple[int, int], float]] = {}


def razz_start(cards: Sequence[int]) -> float:
    """Cards of a low hand: different and low.

    >>> from mazziere.cards import parse_cards
    >>> smooth, rough, paired = [razz_start(parse_cards(hand)) for hand in ("8h 4d 3s 2c Ah", "8h 7d 6s 5c Ah",
    ...     "3h 3d 3s 2c Ah")]
    >>> smooth > rough > paired
    True
    """
    held = 0
    for card in cards:
        held |= _RANK_BIT[card]
    score = _LOW.get((len(cards), held))
    if score is None:
        best = sorted({LOW_RANKS[card] for card in cards})[:5]
        best += [max(best[-1], _TO_COME[len(cards)])] * (5 - len(best))
        score = -sum([rank * weight for rank, weight in zip(best, _ROUGHNESS, strict=True)])
        _LOW[len(cards), held] = score
    return score


def hilo_start(cards: Sequence[int]) -> float:
    """Fewer than five cards of a hand that may go both ways."""
    key = sum([CARD_KEYS[card] for card in cards])
    ranks = len(cards), key >> SUIT_BITS
    score = _HILO.get(ranks)
    if score is None:
        low = {LOW_RANKS[card] for card in cards if LOW_RANKS[card] <= 8}
        score = _by_ranks([card >> 2 for card in cards]) + 7.0 * max(0, len(low) - len(cards) + 2) - sum(low) / 4
        _HILO[ranks] = score
    return score + _suited(cards, key)
