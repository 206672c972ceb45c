"""The order of poker all'italiana: stripped decks, a flush over a full house, and suits that decide every tie.

A strength is a class of hands that differ only by suits, then ten bits of suits in the order IT-RANK compares them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import Final, NoReturn

from mazziere.cards import CLUBS, DIAMONDS, HEARTS, SPADES, pretty
from mazziere.ranking.explained import Explained
from mazziere.ranking.high import SPANS
from mazziere.ranking.keys import CARD_KEYS, PAIR_KEYS, RANK_WEIGHTS, ROW_BITS, SUIT_BITS, SUIT_MASK, flush_suits
from mazziere.ranking.order import Order, RankingError, Seat, refuse
from mazziere.ranking.shapes import (
    ACE,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    ONE_PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    grouped,
    shape,
)
from mazziere.ranking.tables import HIGH_5, ROWS_5, load

SUIT_RANKS: Final = {SPADES: 0, CLUBS: 1, DIAMONDS: 2, HEARTS: 3}  # IT-DECK-4
ASCENDING: Final = {  # IT-RANK-1
    HIGH_CARD: "carta alta",
    ONE_PAIR: "coppia",
    TWO_PAIR: "doppia coppia",
    TRIPS: "tris",
    STRAIGHT: "scala",
    FULL_HOUSE: "full",
    FLUSH: "colore",
    QUADS: "poker",
    STRAIGHT_FLUSH: "scala reale",
}
_SENTENCES: Final = {
    HIGH_CARD: "high card",
    ONE_PAIR: "one pair",
    TWO_PAIR: "two pair",
    TRIPS: "three of a kind",
    STRAIGHT: "{} straight",
    FULL_HOUSE: "full house",
    FLUSH: "flush",
    QUADS: "four of a kind",
    STRAIGHT_FLUSH: "{} straight flush",
}

_PLACES: Final = {category: place for place, category in enumerate(ASCENDING)}
_SHOWING: Final = {(1, 0): HIGH_CARD, (2, 1): ONE_PAIR, (2, 2): TWO_PAIR, (3, 1): TRIPS, (4, 1): QUADS}
"""What fewer than five cards show, by the largest group and the number of groups (IT-TEL-8)."""

CODE_BITS: Final = 10
MINIMUM: Final = SPANS[STRAIGHT].start
"""The class of the ace-low straight: the one that the five-high straight, in no stripped deck, leaves free."""
FULLS: Final = SPANS[STRAIGHT].stop
FLUSHES: Final = FULLS + len(SPANS[FULL_HOUSE])
POKERS: Final = FLUSHES + 4 * len(SPANS[FLUSH])
STRAIGHT_FLUSHES: Final = POKERS + len(SPANS[QUADS])

FIRST_STRAIGHT_FLUSH: Final = STRAIGHT_FLUSHES << CODE_BITS
MINIMUM_OF_SPADES: Final = FIRST_STRAIGHT_FLUSH
MAXIMUM_OF_HEARTS: Final = (STRAIGHT_FLUSHES + 4 * 9 + 3) << CODE_BITS

_FLUSH_SUITS: Final = [None if suit is None else SUIT_RANKS[suit] for suit in flush_suits(5)]
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


def class_of_ranks(high: int) -> int:
    """The class of five cards of different suits that would be this high hand: fulls make room for the flushes."""
    if high < SPANS[FULL_HOUSE].start:
        return high
    return high + (FULLS - SPANS[FULL_HOUSE].start if high < SPANS[QUADS].start else POKERS - SPANS[QUADS].start)


class Italian(Order):
    """One stripped deck's order; `ITALIAN[7]` is that of the 32 cards from the sevens up.

    >>> from mazziere.cards import parse_cards
    >>> order = italian(players=4)
    >>> order.winners({"full": parse_cards("Ah Ad Ac Kh Kd"), "flush": parse_cards("Qs Ts 9s 8s 7s")})
    ['flush']
    """

    name = "italian"

    def __init__(self, lowest: int) -> None:
        self.lowest = lowest
        self._minimum = sum(RANK_WEIGHTS[rank - 2] for rank in (ACE, lowest, lowest + 1, lowest + 2, lowest + 3))
        # Cards that sort by rank and then by this game's suits; a card of no such deck is not here.
        self._cards = {card: (card >> 2) + 2 << 2 | SUIT_RANKS[card & 3] for card in range((lowest - 2) * 4, 52)}

    def __repr__(self) -> str:
        return f"ITALIAN[{self.lowest}]"

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the five cards that count; two different hands never have the same."""
        if len(cards) == 5:
            return self._five(cards)
        if not self._cards.keys() >= set(cards):
            self._refuse(cards)
        return self._five(self.choose(combinations(cards, 5)))

    def vele(self, own: Sequence[int], combos: Iterable[Sequence[int]]) -> int:
        """The strength of a player's own cards with any cards of one combination of vele (IT-TEL-9)."""
        return self._five(self.choose(_fives(own, combos)))

    def explain_vele(self, own: Sequence[int], combos: Iterable[Sequence[int]]) -> Explained:
        """The hand that `vele` counts, in words."""
        return self.told(self.choose(_fives(own, combos)))

    def choose(self, fives: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        """The best five; of several straight flushes the one higher by suit first, by value second (IT-RANK-10b)."""
        classed = [(self._class(five), five) for five in fives]
        if not classed:
            raise RankingError("too few cards to rank: expected 5 or more")
        if flushes := [each for each in classed if each[0] >= STRAIGHT_FLUSHES]:
            return max(flushes, key=lambda each: ((each[0] - STRAIGHT_FLUSHES) % 4, each[0]))[1]
        best = max(classed)[0]
        return max([five for each, five in classed if each == best], key=self._five)

    def best(self, strengths: Mapping[Seat, int]) -> list[Seat]:
        """The highest; the minimum of spades, if the maximum of hearts contests the same pot (IT-RANK-10c)."""
        won = set(strengths.values())
        most = MINIMUM_OF_SPADES if {MINIMUM_OF_SPADES, MAXIMUM_OF_HEARTS} <= won else max(won, default=0)
        return [seat for seat, each in strengths.items() if each == most]

    def _class(self, five: Sequence[int]) -> int:
        """What the ranks make, and for suited hands the suit: everything but the last comparison of suits."""
        a, b, c, d, e = five
        try:
            key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + CARD_KEYS[e]
            weight = key >> SUIT_BITS
            ranks = MINIMUM if weight == self._minimum else HIGH_5[ROWS_5[weight >> ROW_BITS] + weight]
        except IndexError:
            if load():
                return self._class(five)
            self._refuse(five)
        suit = _FLUSH_SUITS[key & SUIT_MASK]
        if suit is not None:
            if ranks >= MINIMUM:
                return STRAIGHT_FLUSHES + (ranks - MINIMUM << 2) + suit
            return FLUSHES + len(SPANS[FLUSH]) * suit + ranks - 1
        return ranks if ranks < FULLS else class_of_ranks(ranks)

    def _five(self, five: Sequence[int]) -> int:
        try:
            v, w, x, y, z = read = sorted([self._cards[card] for card in five], reverse=True)
        except KeyError:
            self._refuse(five)
        found = self._class(five)
        if found == MINIMUM:
            order = ACE_LAST
        elif found >= FLUSHES and not POKERS <= found < STRAIGHT_FLUSHES:
            return found << CODE_BITS
        else:
            order = SUIT_ORDERS[(v ^ w < 4) << 3 | (w ^ x < 4) << 2 | (x ^ y < 4) << 1 | (y ^ z < 4)]
        for place in order:
            found = found << 2 | read[place] & 3
        return found

    def partial(self, cards: Sequence[int]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """The category, the ranks as one reads them and the suits as they are compared; from five cards on, all counts.

        >>> from mazziere.cards import parse_cards
        >>> ITALIAN[7].partial(parse_cards("9h 9d")) > ITALIAN[7].partial(parse_cards("9c 9s"))
        True
        """
        five = self.choose(combinations(cards, 5)) if len(cards) > 5 else cards
        try:
            read = sorted([self._cards[card] for card in five], reverse=True)
        except KeyError:
            self._refuse(five)
        ranks = grouped([card >> 2 for card in read])
        held = Counter(ranks)
        if len(five) == 5:
            category, ranks = shape(ranks, suited=len({card & 3 for card in read}) == 1, lowest=self.lowest)
        else:
            category = _SHOWING[max(held.values()), len([size for size in held.values() if size > 1])]
        if category == FLUSH:
            ranks = (read[0] & 3, *ranks)
        elif category in (STRAIGHT, STRAIGHT_FLUSH):
            ranks = ranks[:1]
        if category == STRAIGHT:
            read.sort(key=lambda card: (card >> 2 == ACE and ranks != (ACE,), -card))
        else:
            read.sort(key=lambda card: (held[card >> 2] > 1, -held[card >> 2], -card))
        return _PLACES[category], ranks, tuple([card & 3 for card in read])

    def showing(
        self, up: Sequence[int], combos: Iterable[Sequence[int]] = ()
    ) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """`partial` of open cards with the turned cards of the best single combination of vele (IT-TEL-8)."""
        seen = [self.partial((*up, *combo)) for combo in ((), *combos)]
        flushes = [each for each in seen if each[0] == _PLACES[STRAIGHT_FLUSH]]
        return max(flushes, key=lambda each: (each[2], each[1])) if flushes else max(seen)

    def told(self, five: Sequence[int]) -> Explained:
        """Five cards as one reads them, and their name; straights are minimum, medium or maximum (IT-RANK-6b)."""
        suited = len({card & 3 for card in five}) == 1
        category, read = shape([(card >> 2) + 2 for card in five], suited=suited, lowest=self.lowest)
        best = tuple(sorted(five, key=lambda card: (read.index((card >> 2) + 2), -SUIT_RANKS[card & 3])))
        kind = "minimum" if read[-1] == ACE else "maximum" if read[0] == ACE else "medium"
        return Explained(ASCENDING[category], best, _SENTENCES[category].format(kind))

    def _refuse(self, cards: Sequence[int]) -> NoReturn:
        """Say what is wrong with cards that this deck cannot rank."""
        if foreign := [card for card in cards if 0 <= card < 52 and card not in self._cards]:
            raise RankingError(
                f"{pretty(foreign)} is not in the deck of {11 - self.lowest} players:"
                f" expected {self.lowest} to ace ({len(self._cards)} cards)"
            )
        refuse(cards, least=1)


ITALIAN: Final = {lowest: Italian(lowest) for lowest in range(5, 10)}


def italian(players: int) -> Italian:
    """The order for so many players: the lowest card is eleven less the players (IT-DECK-2).

    >>> italian(players=2)
    ITALIAN[9]
    """
    try:
        return ITALIAN[11 - players]
    except KeyError:
        raise RankingError(f"poker all'italiana is not played by {players}: expected 2 to 6 players") from None


def _fives(own: Sequence[int], combos: Iterable[Sequence[int]]) -> Iterable[tuple[int, ...]]:
    """Every five cards of one's own with one combination."""
    return chain.from_iterable(combinations((*own, *combo), 5) for combo in (list(combos) or [()]))
