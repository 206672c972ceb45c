"""Where the faces come from: a deck in order, cards stacked for chosen places, or a deck nobody knows."""

from collections.abc import Iterable, Mapping, Sequence
from os import urandom
from struct import Struct
from typing import Protocol

from mazziere.hand.state import UNSEEN

_NUMBERS = {count: Struct(f"<{count}d") for count in range(417)}
_pool: list[bytes] = []
_BLOCK = 8 * 52
# A double between 1 and 2 is a fixed sign and exponent before 52 bits of fraction.
_FRACTIONS = int.from_bytes(b"\xff\xff\xff\xff\xff\xff\x0f\x00" * 416, "little")
_ONES = int.from_bytes(b"\x00\x00\x00\x00\x00\x00\xf0\x3f" * 416, "little")
_FRACTIONS_52, _ONES_52 = _FRACTIONS & (1 << 8 * _BLOCK) - 1, _ONES & (1 << 8 * _BLOCK) - 1


def _shuffled(cards: Sequence[int]) -> list[int]:
    """Sort by random numbers between 1 and 2: uniform but for ties, which are rarer than one shuffle in 10**12."""
    count = len(cards)
    if count <= 52:
        # One call to the operating system serves many decks; each block is used once.
        if not _pool:
            drawn = urandom(64 * _BLOCK)
            _pool.extend([drawn[at : at + _BLOCK] for at in range(0, 64 * _BLOCK, _BLOCK)])
        drawn_bits = int.from_bytes(_pool.pop(), "little") & _FRACTIONS_52 | _ONES_52
        keys = _NUMBERS[count].unpack_from(drawn_bits.to_bytes(_BLOCK, "little"))
    else:
        drawn_bits = int.from_bytes(urandom(8 * 416), "little") & _FRACTIONS | _ONES
        keys = _NUMBERS[count].unpack_from(drawn_bits.to_bytes(8 * 416, "little"))
    # Numbers of one kind are what CPython sorts fastest.
    order = sorted(range(count), key=keys.__getitem__)
    return order if cards is FULL_PACK else [cards[place] for place in order]


FULL_PACK = tuple(range(52))


class Deck(Protocol):
    """What a hand asks of its cards. Slots are places in the deck; faces are known only when dealt."""

    size: int

    def faces(self, slots: Sequence[int], zones: Sequence[str]) -> tuple[int, ...]:
        """The faces of these slots, about to be dealt to these zones."""

    def reshuffle(self, slots: Sequence[int], lot: int, first: int) -> None:
        """Shuffle the cards of these slots together by a lot; their new slots begin at `first`."""

    def left_out(self, pack: Sequence[int]) -> tuple[int, ...]:
        """The slots to set aside, before the first card, so that only this pack is left."""


class Sealable(Protocol):
    """A sealed deck, as far as a hand is concerned."""

    def order(self, lot: int) -> Sequence[int]: ...


class InOrder:
    """A deck whose whole order is known beforehand (and, for each reshuffle, the order of a further lot)."""

    __slots__ = ("_lots", "known", "size")

    def __init__(self, order: Iterable[int], lots: Sealable | None = None) -> None:
        self.known = order if type(order) is list else list(order)
        self.size = len(self.known)
        self._lots = lots

    @classmethod
    def sealed(cls, deck: Sealable) -> "InOrder":
        """The first lot of a sealed deck; reshuffles take its further lots."""
        return cls(deck.order(0), deck)

    @classmethod
    def shuffled(cls, pack: Sequence[int]) -> "InOrder":
        """A deck shuffled by the operating system's randomness, for hands that need no proof."""
        return cls(_shuffled(pack))

    def faces(self, slots: Sequence[int], zones: Sequence[str]) -> tuple[int, ...]:
        first, last = slots[0], slots[-1]
        if last - first + 1 == len(slots):
            return tuple(self.known[first : last + 1])
        known = self.known
        return tuple([known[slot] for slot in slots])

    def reshuffle(self, slots: Sequence[int], lot: int, first: int) -> None:
        cards = [self.known[slot] for slot in slots]
        if self._lots is None:
            cards = _shuffled(cards)
        else:
            place = {card: position for position, card in enumerate(self._lots.order(lot))}
            cards.sort(key=place.__getitem__)
        self.known[first:] = cards

    def left_out(self, pack: Sequence[int]) -> tuple[int, ...]:
        kept = frozenset(pack)
        return tuple([slot for slot, card in enumerate(self.known) if card not in kept])


class Stacked:
    """Cards meant for given places (`hole/0`, `up/2`, `board`, `burn`); the rest comes from `rest`, then is unknown."""

    __slots__ = ("_named", "_places", "_rest", "known", "size")

    def __init__(self, size: int, places: Mapping[str, Iterable[int]], rest: Iterable[int] = ()) -> None:
        self.size = size
        self.known: dict[int, int] = {}
        self._named: dict[str, list[int]] = {}
        # Plain ints: what is dealt is written to the log.
        self._places = {zone: [int(card) for card in cards] for zone, cards in places.items()}
        self._rest = list(rest)

    def faces(self, slots: Sequence[int], zones: Sequence[str]) -> tuple[int, ...]:
        out = []
        for slot, zone in zip(slots, zones, strict=True):
            place = self._places.get(zone)
            if named := self._named.get(zone):
                face = named.pop(0)
            elif self.known.get(slot, UNSEEN) != UNSEEN:
                # Dealt before and taken back: it is the same card.
                face = self.known[slot]
            elif place:
                face = place.pop(0)
            elif self._rest:
                face = self._rest.pop(0)
            else:
                face = UNSEEN
            self.known[slot] = face
            out.append(face)
        return tuple(out)

    def place(self, zone: str, cards: Iterable[int]) -> None:
        """Name the next cards that will be dealt to a zone (a person at a live table has turned them)."""
        self._named.setdefault(zone, []).extend(map(int, cards))

    def follow(self, cards: Iterable[int]) -> None:
        """From here on, what is not meant for a place comes off the stub in this order."""
        self._rest = list(cards)

    def left_out(self, pack: Sequence[int]) -> tuple[int, ...]:
        # Where a card lies is not decided before it is dealt, so the bottom of the stub goes.
        self._rest = [card for card in self._rest if card in pack]
        return tuple(range(len(pack), self.size))

    def reshuffle(self, slots: Sequence[int], lot: int, first: int) -> None:
        # Cards never dealt lie on the stub in the order of `rest`.
        rest = iter(self._rest)
        cards = [self.known[slot] if slot in self.known else next(rest, UNSEEN) for slot in slots]
        self._rest = _shuffled(cards)
