"""The lows: ace to five, as razz plays it, and eight or better. The ace is low; straights and flushes do not count."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from mazziere.ranking.explained import NO_LOW, Explained
from mazziere.ranking.high import SPANS, five_ranks
from mazziere.ranking.keys import RANK_WEIGHTS
from mazziere.ranking.names import CATEGORIES, low_ranks
from mazziere.ranking.order import Hole, Order, board_triples, refuse
from mazziere.ranking.shapes import FULL_HOUSE, HIGH_CARD, ONE_PAIR, QUADS, TRIPS, group_shape, groups

LOW_RANKS: Final = [(card // 4 + 1) % 13 + 1 for card in range(52)]
"""Ranks with the ace as one."""

_BITS: Final = [1 << (rank - 1) for rank in LOW_RANKS]
_EIGHT_BITS: Final = [bit if bit < 1 << 8 else 0 for bit in _BITS]
_WEIGHTS: Final = [RANK_WEIGHTS[rank - 1] for rank in LOW_RANKS]

HANDS: Final = 6175
"""Sets of five ranks; the best, five-four-three-two-ace, has this strength."""
_PAIRED: Final = HANDS - 1287
"""The lowest pair of aces, the best hand with a pair."""
_PAIR_TO_TRIPS: Final = range(SPANS[ONE_PAIR].start, SPANS[TRIPS].stop)
_FULL_OR_QUADS: Final = range(SPANS[FULL_HOUSE].start, SPANS[QUADS].stop)

_LOWS: Final[list[int]] = []


def low_masks(best: int, ranks: int) -> list[int]:
    """For each set of ranks as bits, the strength of its five lowest; 0 with fewer than five."""
    strengths = [0] * (1 << ranks)
    following = best
    for mask in range(1 << ranks):
        held = mask.bit_count()
        if held == 5:
            # Five ranks compare from the highest down, exactly as their bits do.
            strengths[mask] = following
            following -= 1
        elif held > 5:
            strengths[mask] = strengths[mask ^ 1 << mask.bit_length() - 1]
    return strengths


def paired_strength(high: int) -> int:
    """The low strength of a hand with a pair that, were the ace the lowest rank, would be this high hand."""
    if high in _FULL_OR_QUADS:
        return _PAIRED - len(_PAIR_TO_TRIPS) - (high - _FULL_OR_QUADS.start)
    return _PAIRED - (high - SPANS[ONE_PAIR].start) if high in _PAIR_TO_TRIPS else 0


def paired_low(five: Sequence[int]) -> int:
    """The strength of five cards with a pair."""
    return paired_strength(five_ranks(sum(_WEIGHTS[card] for card in five)))


class Low(Order):
    """What the two lows share: how they look, show and are explained."""

    def partial(self, cards: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The lowest board is the best one: pairs are bad and the ace is low."""
        try:
            held = groups([LOW_RANKS[card] for card in cards])
        except IndexError:
            refuse(cards, least=1)
        return tuple([-size for size, _ in held]), tuple([-rank for size, rank in held for _ in range(size)])

    def told(self, five: Sequence[int]) -> Explained:
        """Five low cards, largest group first, and their name; a hand that does not qualify has no cards.

        >>> from mazziere.cards import parse_cards
        >>> EIGHT_OR_BETTER.explain(parse_cards("As 2d 4h 5c 8s Kd Kc")).name("en")
        '8-5-4-2-A low'
        """
        if not self.strength(five):
            return NO_LOW
        shape, read = group_shape([LOW_RANKS[card] for card in five])
        best = tuple(sorted(five, key=lambda card: (read.index(LOW_RANKS[card]), -card)))
        return Explained(low_ranks(read), best, "low" if shape == HIGH_CARD else CATEGORIES[shape])


class AceFiveLow(Low):
    """Razz: the lowest hand wins, 5-4-3-2-A is the best and a pair is worse than any five different ranks.

    >>> from mazziere.cards import parse_cards
    >>> ACE_FIVE_LOW.strength(parse_cards("5h 4h 3h 2h Ah")), ACE_FIVE_LOW.strength(parse_cards("Ks Kd Kh Kc Qs"))
    (6175, 1)
    """

    name = "low"

    def strength(self, cards: Sequence[int]) -> int:
        """1 to 6,175 for the best five of five or more cards."""
        mask = 0
        try:
            for card in cards:
                mask |= _BITS[card]
            if found := _LOWS[mask]:
                return found
        except IndexError:
            if _LOWS:
                refuse(cards)
            _LOWS.extend(low_masks(HANDS, 13))
            return self.strength(cards)
        if len(cards) < 5:
            refuse(cards)
        return max(map(paired_low, combinations(cards, 5)))


class EightOrBetter(Low):
    """The low half of hi/lo games: five different ranks of eight or less, or nothing.

    >>> from mazziere.cards import parse_cards
    >>> EIGHT_OR_BETTER.strength(parse_cards("As 2d 3h 4c 5s")), EIGHT_OR_BETTER.strength(parse_cards("As 2d 3h 4c 9s"))
    (56, 0)
    """

    name = "eight"

    def strength(self, cards: Sequence[int]) -> int:
        """1 to 56 for the best five of five or more cards, or 0."""
        mask = 0
        try:
            for card in cards:
                mask |= _EIGHT_BITS[card]
        except IndexError:
            refuse(cards)
        return EIGHTS[mask] if len(cards) > 4 else refuse(cards)

    def omaha_board(self, board: Sequence[int]) -> Hole:
        """The lows of holes on one board; most boards have none."""
        threes = [{_EIGHT_BITS[card] for card in three} for three in board_triples(board)]
        triples = {sum(three) for three in threes if len(three) == 3 and 0 not in three}
        found: dict[int, int] = {}

        def strength(hole: Sequence[int]) -> int:
            best = 0
            try:
                bits = {_EIGHT_BITS[card] for card in hole}
            except IndexError:
                refuse(hole, least=2)
            for one, other in combinations(bits, 2) if triples else ():
                pair = one | other
                if pair not in found:
                    found[pair] = max([EIGHTS[pair | triple] for triple in triples])
                if found[pair] > best:
                    best = found[pair]
            return best

        return strength


EIGHTS: Final = low_masks(56, 8)
ACE_FIVE_LOW: Final = AceFiveLow()
EIGHT_OR_BETTER: Final = EightOrBetter()
