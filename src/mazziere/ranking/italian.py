"""The order of poker all'italiana: stripped decks, a flush over a full house, and suits that decide every tie.

A strength is a class of hands that differ only by suits, then ten bits of suits in the order IT-RANK compares them.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NoReturn

from mazziere.cards import pretty
from mazziere.ranking.explained import Explained
from mazziere.ranking.high import SPANS, five_ranks
from mazziere.ranking.italian_suits import (
    CODE_BITS,
    CODE_MASK,
    LATER,
    SUIT_RANKS,
    TOGETHER,
    compared,
    holdings,
    picks,
    summands,
)
from mazziere.ranking.keys import CARD_KEYS, PAIR_KEYS, RANK_WEIGHTS, SUIT_BITS, SUIT_MASK, flush_suits
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
    shape,
)

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

_SHOWING: Final = {(1, 0): 0, (2, 1): 1, (2, 2): 2, (3, 1): 3, (4, 1): 4}
"""What fewer than five cards show, by the largest group and the number of groups (IT-TEL-8)."""
_BELOW_FIVE: Final = -1 << 32
"""What fewer than five cards show is below every hand of five."""

MINIMUM: Final = SPANS[STRAIGHT].start
"""The class of the ace-low straight: the one that the five-high straight, in no stripped deck, leaves free."""
FULLS: Final = SPANS[STRAIGHT].stop
FLUSHES: Final = FULLS + len(SPANS[FULL_HOUSE])
POKERS: Final = FLUSHES + 4 * len(SPANS[FLUSH])
STRAIGHT_FLUSHES: Final = POKERS + len(SPANS[QUADS])

FIRST_STRAIGHT_FLUSH: Final = STRAIGHT_FLUSHES << CODE_BITS
MINIMUM_OF_SPADES: Final = FIRST_STRAIGHT_FLUSH
_SECOND_STRAIGHT_FLUSH: Final = (STRAIGHT_FLUSHES + 4) << CODE_BITS
_FIRST_MAXIMUM: Final = (STRAIGHT_FLUSHES + 4 * 9) << CODE_BITS
MAXIMUM_OF_HEARTS: Final = (STRAIGHT_FLUSHES + 4 * 9 + 3) << CODE_BITS

_SUITS_HELD: Final = 16
"""The bits in which the cards of each suit are counted, four for each."""
_TO_FIVE: Final = 0x3333
_FIVE_HELD: Final = 0x8888
"""Three more to every suit, and those that had five at least have their highest bit set."""
_THEN: Final = (1 << LATER) - 1

_FLUSH_SUITS: Final = [None if suit is None else SUIT_RANKS[suit] for suit in flush_suits(5)]
_CARDS: Final = [0] * 64
for _card in range(52):
    _CARDS[(_card >> 2) + 2 << 2 | SUIT_RANKS[_card & 3]] = _card
"""The cards by rank and by this game's suits."""


def class_of_ranks(high: int) -> int:
    """The class of five cards of different suits that would be this high hand: fulls make room for the flushes."""
    if high < SPANS[FULL_HOUSE].start:
        return high
    return high + (FULLS - SPANS[FULL_HOUSE].start if high < SPANS[QUADS].start else POKERS - SPANS[QUADS].start)


def winning(strengths: Collection[int], circle: bool = False) -> int:
    """The strength that takes a pot all these contest: the highest, but for straight flushes (IT-RANK-10c).

    Where they meet, the minimum of spades beats the maximum of hearts; with the full `circle`, which some houses
    play, any minimum beats any maximum.
    """
    most = max(strengths, default=0)
    if most < _FIRST_MAXIMUM:
        return most
    if circle:
        return max([each for each in strengths if FIRST_STRAIGHT_FLUSH <= each < _SECOND_STRAIGHT_FLUSH], default=most)
    return MINIMUM_OF_SPADES if most == MAXIMUM_OF_HEARTS and MINIMUM_OF_SPADES in strengths else most


def _look(ranks: Sequence[int]) -> tuple[int, list[int]]:
    """What fewer than five cards of these ranks show, and what each adds for its suit."""
    held = Counter(ranks)
    looks = _SHOWING[max(held.values()), len([size for size in held.values() if size > 1])]
    read = sorted(ranks, key=lambda rank: (-held[rank], -rank))
    for rank in (*read, 0, 0, 0, 0)[:4]:
        looks = looks << 4 | rank
    return _BELOW_FIVE + (looks << CODE_BITS), summands(ranks)


def of_most_suit(strength: int) -> tuple[int, int]:
    """What a player's own straight flushes are chosen by: the suit first, the value second (IT-RANK-10b)."""
    return (strength >> CODE_BITS) - STRAIGHT_FLUSHES & 3, strength


class Italian(Order):
    """One stripped deck's order; `ITALIAN[7]` is that of the 32 cards from the sevens up.

    >>> from mazziere.cards import parse_cards
    >>> order = italian(players=4)
    >>> order.winners({"full": parse_cards("Ah Ad Ac Kh Kd"), "flush": parse_cards("Qs Ts 9s 8s 7s")})
    ['flush']
    """

    name = "italian"
    total = False  # the minimum of spades beats the maximum of hearts alone (IT-RANK-10c)

    def __init__(self, lowest: int) -> None:
        self.lowest = lowest
        self._minimum = sum(RANK_WEIGHTS[rank - 2] for rank in (ACE, lowest, lowest + 1, lowest + 2, lowest + 3))
        # Cards that sort by rank and then by this game's suits; a card of no such deck is not here.
        self._cards = {card: (card >> 2) + 2 << 2 | SUIT_RANKS[card & 3] for card in range((lowest - 2) * 4, 52)}
        # By the weight of five ranks, their class and what each card adds to it; filled as hands are met.
        self._ranks: dict[int, tuple[int, list[int]]] = {}
        # In one suit, what they are worth in spades and how much each better suit is above that.
        self._suited_ranks: dict[int, tuple[int, int]] = {}
        # How many cards there are of each suit, and above that of each rank.
        self._held = {card: 1 << _SUITS_HELD + 3 * (card >> 2) | 1 << 4 * (card & 3) for card in self._cards}
        # For more cards, by how many there are of each rank: the class, and how the suits that count are found.
        self._of_more: dict[int, tuple[int, list[int], list[int], list[int]]] = {}
        # The same as `_ranks` for fewer cards, by how many they are of each rank.
        self._looks: dict[int, tuple[int, list[int]]] = {}

    def __repr__(self) -> str:
        return f"ITALIAN[{self.lowest}]"

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the five cards that count; two different hands never have the same."""
        if len(cards) == 5:
            return self._five(cards)
        try:
            held = sum([self._held[card] for card in cards])
        except KeyError:
            self._refuse(cards)
        if held + _TO_FIVE & _FIVE_HELD or len(cards) < 5:
            return self._five(self.counted(cards))
        found = self._of_more.get(held >> _SUITS_HELD)
        if found is None:
            found = self._of_more[held >> _SUITS_HELD] = self._pick(self.counted(cards))
        most, adds, first, then = found
        suits = sum([adds[card] for card in cards])
        return most + first[suits >> LATER] + then[suits & _THEN]

    def vele(self, own: Sequence[int], combos: Iterable[Sequence[int]]) -> int:
        """The strength of a player's own cards with any cards of one combination of vele (IT-TEL-9)."""
        return self._most([self.strength((*own, *combo)) for combo in combos] or [self.strength(own)])

    def explain_vele(self, own: Sequence[int], combos: Iterable[Sequence[int]]) -> Explained:
        """The hand that `vele` counts, in words."""
        return self.told(self.choose([self.counted((*own, *combo)) for combo in combos] or [self.counted(own)]))

    def choose(self, fives: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        """The best five; of several straight flushes the one higher by suit first, by value second (IT-RANK-10b)."""
        found = {self._five(five): five for five in fives}
        return found[self._most(list(found))]

    def _most(self, strengths: list[int]) -> int:
        most = max(strengths)
        if most < FIRST_STRAIGHT_FLUSH:
            return most
        return max([each for each in strengths if each >= FIRST_STRAIGHT_FLUSH], key=of_most_suit)

    def best(self, strengths: Mapping[Seat, int], circle: bool = False) -> list[Seat]:
        """The highest; the minimum of spades, if the maximum of hearts contests the same pot (IT-RANK-10c)."""
        most = winning(strengths.values(), circle)
        return [seat for seat, each in strengths.items() if each == most]

    # -- five cards --------------------------------------------------------------------

    def _five(self, five: Sequence[int]) -> int:
        a, b, c, d, e = five
        try:
            key = PAIR_KEYS[a][b] + PAIR_KEYS[c][d] + CARD_KEYS[e]
            suit = _FLUSH_SUITS[key & SUIT_MASK]
            if suit is not None:
                least, step = self._suited_ranks[key >> SUIT_BITS]
                return least + step * suit
            found, adds = self._ranks[key >> SUIT_BITS]
        except (KeyError, IndexError):
            self._find(five)
            return self._five(five)
        suits = adds[a] + adds[b] + adds[c] + adds[d] + adds[e]
        return found + suits if suits <= CODE_MASK else found + (suits & CODE_MASK) + TOGETHER[suits >> CODE_BITS]

    def _find(self, five: Sequence[int]) -> None:
        """Keep what five cards of these ranks are worth, in one suit and in several."""
        if not self._cards.keys() >= set(five) or len({card >> 2 for card in five}) == 1:
            self._refuse(five)
        read = [(card >> 2) + 2 for card in five]
        weight = sum([RANK_WEIGHTS[rank - 2] for rank in read])
        ranks = MINIMUM if weight == self._minimum else five_ranks(weight)
        self._ranks[weight] = class_of_ranks(ranks) << CODE_BITS, summands(read, ace_last=ranks == MINIMUM)
        if ranks >= MINIMUM:
            # Between straight flushes the suit is compared after the top card, between flushes before any (IT-RANK-8).
            self._suited_ranks[weight] = STRAIGHT_FLUSHES + (ranks - MINIMUM << 2) << CODE_BITS, 1 << CODE_BITS
        else:
            self._suited_ranks[weight] = FLUSHES + ranks - 1 << CODE_BITS, len(SPANS[FLUSH]) << CODE_BITS

    # -- more than five ----------------------------------------------------------------

    def _pick(self, five: Sequence[int]) -> tuple[int, list[int], list[int], list[int]]:
        """Whatever their suits, cards of which no five are of one suit and these five count: what they are worth."""
        ranks = [(card >> 2) + 2 for card in five]
        strength = self._five(five)
        read = compared(ranks, ace_last=strength >> CODE_BITS == MINIMUM)
        takes = tuple([ranks.count(rank) for rank in read])
        return strength & ~CODE_MASK, holdings(read), *picks(takes[:3], takes[3:])

    def counted(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The five of five or more cards that a player counts.

        >>> from mazziere.cards import parse_cards, pretty
        >>> pretty(ITALIAN[7].counted(parse_cards("Kh Kd Qs Qc Jd Jh As 9c")))
        'K♥ K♦ Q♣ Q♠ A♠'
        """
        try:
            codes = sorted([self._cards[card] for card in cards], reverse=True)
        except KeyError:
            self._refuse(cards)
        if len(codes) < 5:
            refuse(cards)
        return tuple([_CARDS[code] for code in self._counted(codes)])

    def _counted(self, codes: list[int]) -> list[int]:
        """`counted`, cards being given by rank and suit from the top: the best suit of each rank comes first."""
        suited = self._suited(codes)
        if suited and self._run(suited):
            return suited
        ranks: list[list[int]] = []
        last = 0
        for code in codes:
            if code >> 2 == last:
                ranks[-1].append(code)
            else:
                ranks.append([code])
                last = code >> 2
        tops = [rank[0] for rank in ranks]
        groups = sorted([rank for rank in ranks if len(rank) > 1], key=len, reverse=True)
        most = len(groups[0]) if groups else 1
        if most < 4:
            if suited:
                return suited
            if most == 3 and len(groups) > 1:
                # The pair may be of a higher rank than the trips.
                return groups[0] + max(groups[1:])[:2]
            if run := self._run(tops):
                return run
        made = groups[0] + groups[1] if most == 2 and len(groups) > 1 else groups[0] if groups else []
        return made + [code for code in tops if code not in made][: 5 - len(made)]

    def _suited(self, codes: list[int]) -> list[int]:
        """Five cards of one suit: a straight flush of the best suit that has one (IT-RANK-10b), else the best flush."""
        flush: list[int] = []
        suits = [code & 3 for code in codes]
        for suit in (3, 2, 1, 0):
            if suits.count(suit) > 4:
                held = [code for code in codes if code & 3 == suit]
                if run := self._run(held):
                    return run
                flush = flush or held[:5]
        return flush

    def _run(self, codes: list[int]) -> list[int]:
        """The best five in sequence of cards of different ranks given from the top; an ace under the lowest is last."""
        for place in range(len(codes) - 4):
            if (codes[place] >> 2) - (codes[place + 4] >> 2) == 4:
                return codes[place : place + 5]
        if len(codes) > 4 and codes[0] >> 2 == ACE and codes[-1] >> 2 == self.lowest:
            low = codes[-4:]
            return [*low, codes[0]] if low[0] >> 2 == self.lowest + 3 else []
        return []

    # -- what lies open ----------------------------------------------------------------

    def partial(self, cards: Sequence[int]) -> int:
        """How good fewer than five cards look beside others, by pairs, ranks and then suits; from five on, `strength`.

        >>> from mazziere.cards import parse_cards
        >>> ITALIAN[7].partial(parse_cards("9h 9d")) > ITALIAN[7].partial(parse_cards("9c 9s"))
        True
        """
        if len(cards) > 4:
            return self.strength(cards)
        try:
            held = sum([self._held[card] for card in cards]) >> _SUITS_HELD
        except KeyError:
            self._refuse(cards)
        found = self._looks.get(held)
        if found is None:
            found = self._looks[held] = _look([(card >> 2) + 2 for card in cards])
        looks, adds = found
        suits = sum([adds[card] for card in cards])
        return looks + (suits & CODE_MASK) + TOGETHER[suits >> CODE_BITS]

    def showing(self, up: Sequence[int], combos: Iterable[Sequence[int]] = ()) -> int:
        """`partial` of open cards with the turned cards of the best single combination of vele (IT-TEL-8)."""
        return self._most([self.partial((*up, *combo)) for combo in combos] or [self.partial(up)])

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
                f" expected {self.lowest} to ace, {len(self._cards)} cards (IT-DECK-2)"
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
        raise RankingError(
            f"poker all'italiana is not played by {players}: expected 2 to 6 players (IT-DECK-3)"
        ) from None
