"""How the suits of five cards of the Italian game are compared, and the sums that do it without sorting them.

Once the ranks are known, each card has a place in the comparison. A card alone of its rank adds its suit where it
belongs; cards of one rank say together which suits they are, and a table puts those in order. Of more than five cards
every rank says which suits it has, and a table picks the best of them.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from mazziere.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from mazziere.ranking.shapes import ACE

SUIT_RANKS: Final = {SPADES: 0, CLUBS: 1, DIAMONDS: 2, HEARTS: 3}  # IT-DECK-4
CODE_BITS: Final = 10
"""Five suits as they are compared, two bits each."""
CODE_MASK: Final = (1 << CODE_BITS) - 1
ACE_LAST: Final[tuple[int, ...]] = (1, 2, 3, 4, 0)


def suit_order(same: int) -> tuple[int, ...]:
    """In which order the suits of five cards sorted by rank are compared.

    `same` has a bit, the highest first, for each neighbours of one rank. Side cards come first (IT-RANK-3, -4, -5, -9),
    then what only shared cards can leave undecided: the larger group, then the higher (IT-DECK-4).

    >>> suit_order(0b0100), suit_order(0b1101)
    ((0, 3, 4, 1, 2), (0, 1, 2, 3, 4))
    """
    groups = [0]
    for place in range(4):
        groups.append(groups[-1] + (not same >> 3 - place & 1))
    held = Counter(groups)
    return tuple(sorted(range(5), key=lambda place: (held[groups[place]] > 1, -held[groups[place]], place)))


SUIT_ORDERS: Final = [suit_order(same) for same in range(16)]


def _in_order(suits: int) -> int:
    """The suits of a group, given as bits, from the best down."""
    code = 0
    for suit in (3, 2, 1, 0):
        if suits >> suit & 1:
            code = code << 2 | suit
    return code


_GROUPS: Final = [_in_order(suits) for suits in range(16)]
_GROUP_BITS: Final = [2 * suits.bit_count() for suits in range(16)]
TOGETHER: Final = [_GROUPS[high] << _GROUP_BITS[low] | _GROUPS[low] for high in range(16) for low in range(16)]
"""The suits of two groups, each given by four bits, the one that is compared first in the higher ones."""


def summands(ranks: Sequence[int], *, ace_last: bool = False) -> list[int]:
    """What each card adds for its suit when up to five cards have these ranks.

    The low ten bits of the sum are the suits of cards alone of their rank; what is above them is a place in `TOGETHER`.

    >>> from mazziere.cards import parse_cards
    >>> adds = summands([14, 13, 13, 9, 8])
    >>> total = sum(adds[card] for card in parse_cards("Ah Kh Ks 9c 8s"))
    >>> f"{total & CODE_MASK | TOGETHER[total >> CODE_BITS]:010b}"
    '1101001100'
    """
    held = Counter(ranks)
    read = compared(ranks, ace_last=ace_last)
    groups = [rank for rank in read if held[rank] > 1]
    added = [0] * 52
    for suit, value in SUIT_RANKS.items():
        for place, rank in enumerate(read):
            if held[rank] == 1:
                added[(rank - 2) * 4 + suit] = value << CODE_BITS - 2 - 2 * place
        for place, rank in enumerate(reversed(groups)):
            added[(rank - 2) * 4 + suit] = 1 << CODE_BITS + 4 * place + value
    return added


def compared(ranks: Sequence[int], *, ace_last: bool = False) -> tuple[int, ...]:
    """The ranks of a hand in the order in which their suits are compared: side cards first, then the larger group."""
    held = Counter(ranks)
    return tuple(sorted(held, key=lambda rank: (held[rank] > 1, -held[rank], ace_last and rank == ACE, -rank)))


LATER: Final = 8
"""The bits of the fourth and fifth rank compared, below those of the first three."""


@cache
def holdings(read: tuple[int, ...]) -> list[int]:
    """What each card adds when so many cards are held and these ranks count: four bits for the suits of each rank."""
    added = [0] * 52
    for place, rank in enumerate(read):
        for suit, value in SUIT_RANKS.items():
            added[(rank - 2) * 4 + suit] = 1 << 4 * (4 - place) + value
    return added


@cache
def picks(first: tuple[int, ...], then: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """By the suits held of the first three ranks and of the others, the suits of those that count.

    `first` and `then` say how many cards of each rank count: the best are picked.

    >>> from mazziere.cards import parse_cards
    >>> adds = holdings((14, 13))
    >>> total = sum(adds[card] for card in parse_cards("Ah Ad As Ac Ks Kh Kc"))
    >>> early, later = picks((3, 2), ())
    >>> f"{early[total >> LATER] + later[total & (1 << LATER) - 1]:010b}"
    '1110011101'
    """
    return _picked((*first, 0, 0, 0)[:3], 2 * sum(then)), _picked((*then, 0, 0)[:2], 0)


def _picked(takes: tuple[int, ...], bits: int) -> list[int]:
    """For every set of suits of each rank, so many of the best suits of it, one rank after the other, above `bits`."""
    codes = []
    for each in product(range(16), repeat=len(takes)):
        code = 0
        for suits, take in zip(each, takes, strict=True):
            code = code << 2 * take | _GROUPS[suits] >> max(_GROUP_BITS[suits] - 2 * take, 0)
        codes.append(code << bits)
    return codes
