"""The high order of the 52-card games: 7,462 different hands, the worst 1, the royal flush 7,462."""

from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from mazziere.ranking.explained import Explained
from mazziere.ranking.keys import CARD_KEYS, PAIR_KEYS, RANK_BITS, ROW_BITS, SUIT_BITS, SUIT_MASK, flush_suits
from mazziere.ranking.names import CATEGORIES, names
from mazziere.ranking.order import Hole, Order, refuse
from mazziere.ranking.shapes import ACE, STRAIGHT_FLUSH, grouped, shape
from mazziere.ranking.tables import read

ROW_SHIFT: Final = SUIT_BITS + ROW_BITS

_FIRSTS: Final = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453, 7463)
SPANS: Final = tuple([range(first, following) for first, following in pairwise(_FIRSTS)])
"""The strengths of each category, in the order of `shapes`."""

# For each low byte of a key, the bits of the flush's ranks card by card.
_FLUSH_5: Final = [None if suit is None else RANK_BITS[suit] for suit in flush_suits(5)]
_FLUSH_6: Final = [None if suit is None else RANK_BITS[suit] for suit in flush_suits(6)]
_FLUSH_7: Final = [None if suit is None else RANK_BITS[suit] for suit in flush_suits(7)]

# Empty until a hand misses in them: `_load` fills them in place, so no call ever asks whether they are there.
_ROWS_5: Final[list[int]] = []
_ROWS_6: Final[list[int]] = []
_ROWS_7: Final[list[int]] = []
_HIGH_5: Final = array("H")
_HIGH_6: Final = array("H")
_HIGH_7: Final = array("H")
_FLUSHES: Final = array("H")


def _load() -> bool:
    """Fill the tables; false if they were full."""
    if _FLUSHES:
        return False
    for rows, high, size in ((_ROWS_5, _HIGH_5, 5), (_ROWS_6, _HIGH_6, 6), (_ROWS_7, _HIGH_7, 7)):
        rows.extend(read(f"rows{size}", "i"))
        high.extend(read(f"high{size}", "H"))
    _FLUSHES.extend(read("flushes", "H"))
    return True


def five_ranks(weight: int) -> int:
    """The strength of five cards of different suits whose ranks have this weight."""
    try:
        return _HIGH_5[_ROWS_5[weight >> ROW_BITS] + weight]
    except IndexError:
        if _load():
            return five_ranks(weight)
        raise


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
                    return _FLUSHES[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g]]
                return _HIGH_7[_ROWS_7[key >> ROW_SHIFT] + (key >> SUIT_BITS)]
            if len(cards) == 5:
                a, b, c, d, e = cards
                key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + CARD_KEYS[e]
                if bits := _FLUSH_5[key & SUIT_MASK]:
                    return _FLUSHES[bits[a] | bits[b] | bits[c] | bits[d] | bits[e]]
                return _HIGH_5[_ROWS_5[key >> ROW_SHIFT] + (key >> SUIT_BITS)]
            if len(cards) == 6:
                a, b, c, d, e, f = cards
                key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + PAIR_KEYS[e][f]
                if bits := _FLUSH_6[key & SUIT_MASK]:
                    return _FLUSHES[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f]]
                return _HIGH_6[_ROWS_6[key >> ROW_SHIFT] + (key >> SUIT_BITS)]
        except IndexError:
            if _load():
                return self.strength(cards)
            refuse(cards)
        if len(cards) < 5:
            refuse(cards)
        return max(map(self.strength, combinations(cards, 7)))

    def omaha_board(self, board: Sequence[int]) -> Hole:
        """The strengths of holes on one board; what two ranks or two suited cards make there is found once."""
        weights = [CARD_KEYS[card] >> SUIT_BITS for card in board]
        triples = [a + b + c for a, b, c in combinations(weights, 3)]
        suited = [[card for card in board if card & 3 == suit] for suit in range(4)]
        runs = {
            suit: [bits[a] | bits[b] | bits[c] for a, b, c in combinations(suited[suit], 3)]
            for suit, bits in enumerate(RANK_BITS)
            if len(suited[suit]) > 2
        }
        found: dict[int, int] = {}

        def strength(hole: Sequence[int]) -> int:
            best = 0
            for one, other in combinations(hole, 2):
                pair = PAIR_KEYS[one][other] >> SUIT_BITS
                if pair not in found:
                    found[pair] = max([five_ranks(pair + triple) for triple in triples])
                if found[pair] > best:
                    best = found[pair]
                if one & 3 == other & 3 and (one & 3) in runs:
                    bits = RANK_BITS[one & 3]
                    two = bits[one] | bits[other]
                    best = max(best, max([_FLUSHES[two | three] for three in runs[one & 3]]))
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
        return Explained(CATEGORIES[category], best, names(sentence, read, five[0] & 3))

    def partial(self, cards: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The sizes of the groups, largest first, then the ranks as one reads them."""
        ranks = grouped([(card >> 2) + 2 for card in cards])
        return tuple(sorted(Counter(ranks).values(), reverse=True)), ranks


HIGH: Final = High()
