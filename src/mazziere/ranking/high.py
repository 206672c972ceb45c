"""The high order of the 52-card games: 7,462 different hands, the worst 1, the royal flush 7,462."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final

from mazziere.ranking.explained import Explained
from mazziere.ranking.keys import (
    CARD_KEYS,
    CARD_RANKS,
    PAIR_KEYS,
    RANK_BITS,
    RANK_WEIGHTS,
    ROW_BITS,
    SUIT_BITS,
    SUIT_MASK,
    flush_suits,
)
from mazziere.ranking.names import CATEGORIES
from mazziere.ranking.order import Hole, Order, board_triples, refuse
from mazziere.ranking.shapes import ACE, STRAIGHT_FLUSH, groups, shape
from mazziere.ranking.tables import FLUSHES, HIGH_5, HIGH_6, HIGH_7, ROWS_5, ROWS_6, ROWS_7, load

ROW_SHIFT: Final = SUIT_BITS + ROW_BITS

_FIRSTS: Final = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453, 7463)
SPANS: Final = tuple([range(first, following) for first, following in pairwise(_FIRSTS)])
"""The strengths of each category, in the order of `shapes`."""

# For each low byte of a key, the bits of the flush's ranks card by card.
_FLUSH_5: Final = [None if suit is None else RANK_BITS[suit] for suit in flush_suits(5)]
_FLUSH_6: Final = [None if suit is None else RANK_BITS[suit] for suit in flush_suits(6)]
_FLUSH_7: Final = [None if suit is None else RANK_BITS[suit] for suit in flush_suits(7)]


def five_ranks(weight: int) -> int:
    """The strength of five cards of different suits whose ranks have this weight."""
    try:
        return HIGH_5[ROWS_5[weight >> ROW_BITS] + weight]
    except IndexError:
        if load():
            return five_ranks(weight)
        raise


@cache
def strengths_of_fives() -> dict[int, int]:
    """`five_ranks` of every weight: Omaha looks up sixty for a hand, and a dict is what CPython looks up fastest."""
    fives = combinations_with_replacement(RANK_WEIGHTS, 5)
    return {sum(five): five_ranks(sum(five)) for five in fives if five[0] != five[4]}


class High(Order):
    """Standard poker: pairs, straights, flushes; the ace is high, or low under the five.

    >>> from mazziere.cards import parse_cards
    >>> HIGH.strength(parse_cards("Ah Kh Qh Jh Th"))
    7462
    >>> HIGH.winners({"Ada": parse_cards("Ks Kd 9c 9h 2d"), "Bea": parse_cards("Kc Kh 8c 8h Ad")})
    ['Ada']
    """

    name = "high"

    def strength(self, cards: Sequence[int]) -> int:
        """1 to 7,462 for the best five of five or more cards."""
        try:
            if len(cards) == 7:
                a, b, c, d, e, f, g = cards
                key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + PAIR_KEYS[e][f] + CARD_KEYS[g]
                if bits := _FLUSH_7[key & SUIT_MASK]:
                    return FLUSHES[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g]]
                return HIGH_7[ROWS_7[key >> ROW_SHIFT] + (key >> SUIT_BITS)]
            if len(cards) == 5:
                a, b, c, d, e = cards
                key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + CARD_KEYS[e]
                if bits := _FLUSH_5[key & SUIT_MASK]:
                    return FLUSHES[bits[a] | bits[b] | bits[c] | bits[d] | bits[e]]
                return HIGH_5[ROWS_5[key >> ROW_SHIFT] + (key >> SUIT_BITS)]
            if len(cards) == 6:
                a, b, c, d, e, f = cards
                key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + PAIR_KEYS[e][f]
                if bits := _FLUSH_6[key & SUIT_MASK]:
                    return FLUSHES[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f]]
                return HIGH_6[ROWS_6[key >> ROW_SHIFT] + (key >> SUIT_BITS)]
        except IndexError:
            if load():
                return self.strength(cards)
            refuse(cards)
        if len(cards) < 5:
            refuse(cards)
        return max(map(self.strength, combinations(cards, 7)))

    def omaha_board(self, board: Sequence[int]) -> Hole:
        """The strengths of holes on one board; what two ranks make with it is found once."""
        fives = strengths_of_fives()
        triples = {(CARD_KEYS[a] + CARD_KEYS[b] + CARD_KEYS[c]) >> SUIT_BITS for a, b, c in board_triples(board)}
        suits = [card & 3 for card in board]
        runs = {
            suit: [sum(three) for three in combinations([bits[card] for card in board if bits[card]], 3)]
            for suit, bits in enumerate(RANK_BITS)
            if suits.count(suit) > 2
        }
        found: dict[int, int] = {}

        def strength(hole: Sequence[int]) -> int:
            best = 0
            try:
                for one, other in combinations(hole, 2):
                    pair = PAIR_KEYS[one][other] >> SUIT_BITS
                    if pair not in found:
                        found[pair] = max([fives[pair + triple] for triple in triples])
                    if found[pair] > best:
                        best = found[pair]
            except (IndexError, KeyError):
                refuse([*hole, *board])
            for suit, masks in runs.items():
                bits = RANK_BITS[suit]
                for one, other in combinations([bits[card] for card in hole if bits[card]], 2):
                    best = max(best, *[FLUSHES[one | other | mask] for mask in masks])
            return best

        return strength

    def told(self, five: Sequence[int]) -> Explained:
        """Five cards as one reads them, and their name."""
        suited = len({card & 3 for card in five}) == 1
        category, read = shape([(card >> 2) + 2 for card in five], suited=suited)
        best = tuple(sorted(five, key=lambda card: (read.index((card >> 2) + 2), -card)))
        sentence = CATEGORIES[category]
        if category == STRAIGHT_FLUSH and read[0] == ACE:
            sentence = "royal flush"
        return Explained(CATEGORIES[category], best, sentence)

    def partial(self, cards: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The sizes of the groups, largest first, then the ranks as one reads them."""
        try:
            held = groups([CARD_RANKS[card] for card in cards])
        except IndexError:
            refuse(cards, least=1)
        return tuple([size for size, _ in held]), tuple([rank for size, rank in held for _ in range(size)])


HIGH: Final = High()
