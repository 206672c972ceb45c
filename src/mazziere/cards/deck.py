"""Packs of cards, as data: the French pack, the stripped packs of the Italian games, several decks together."""

from __future__ import annotations

from functools import cache

from mazziere.cards.card import CARDS, Card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Final


class DeckError(ValueError):
    """A pack that no rule allows; ``rule`` is the id of the rule that says so, when one does."""

    def __init__(self, why: str, rule: str | None = None) -> None:
        super().__init__(f"{why} ({rule})" if rule else why)
        self.rule = rule


class Pack:
    """The cards a game is played with, in the maker's order; a place in it is a slot, which tells copies apart."""

    __slots__ = ("_slots", "cards", "name", "whole")

    def __init__(self, name: str, cards: Sequence[Card], whole: Pack | None = None) -> None:
        self.name: Final = name
        self.cards: Final = tuple(cards)
        self.whole: Final[Pack] = whole or self  # a stripped pack is shuffled as the pack it was taken from
        self._slots: dict[int, list[int]] = {}
        for slot, card in enumerate(cards):
            self._slots.setdefault(card, []).append(slot)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self._slots

    @property
    def lowest(self) -> int:
        """The lowest rank in the pack, 2..14."""
        return self.cards[0].rank

    def slots(self, cards: Iterable[int]) -> list[int]:
        """A slot for each card, copies of the same card taking theirs in the maker's order.

        >>> decks(6).slots([50, 3, 50])
        [50, 3, 102]
        """
        taken: dict[int, int] = {}
        slots = []
        for card in cards:
            copies = self._slots.get(card, ())
            copy = taken.get(card, 0)
            if copy == len(copies):
                raise DeckError(f"{Card(card)} is asked for {copy + 1} times: {self.name} holds {copy} of it")
            taken[card] = copy + 1
            slots.append(copies[copy])
        return slots

    def __repr__(self) -> str:
        return f"pack({self.name!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pack, (self.name,)


FRENCH_52: Final = Pack("french-52", CARDS[:52])
"""Four suits of thirteen ranks, no jokers."""


@cache
def stripped(players: int) -> Pack:
    """The pack of the Italian games: everything from the rank 11 less the players dealt in (IT-DECK-2).

    >>> pack = stripped(4)
    >>> pack.name, len(pack), pack.lowest
    ('french-32', 32, 7)
    """
    if not 2 <= players <= 6:
        raise DeckError(f"no stripped pack for {players} players: the Italian games take 2 to 6", "IT-DECK-3")
    lowest = 11 - players
    return Pack(f"french-{16 + 4 * players}", FRENCH_52.cards[(lowest - 2) * 4 :], whole=FRENCH_52)


@cache
def decks(count: int) -> Pack:
    """Several French packs together, as a shoe is loaded: ``decks(6)`` holds 24 cards of each rank.

    >>> decks(6)
    pack('french-52x6')
    """
    if count < 1:
        raise DeckError(f"a shoe of {count} decks: expected at least 1")
    return FRENCH_52 if count == 1 else Pack(f"french-52x{count}", FRENCH_52.cards * count)


def pack(name: str) -> Pack:
    """The pack of that name, so that a written record can say which one it used.

    >>> pack("french-40") is stripped(6)
    True
    """
    known = {FRENCH_52.name: FRENCH_52} | {stripped(players).name: stripped(players) for players in range(2, 7)}
    if name in known:
        return known[name]
    head, _, count = name.rpartition("x")
    if head == FRENCH_52.name and count.isdecimal() and 2 <= int(count) <= 16:
        return decks(int(count))
    raise DeckError(f"no pack is called {name!r}: expected one of {', '.join(known)}, or french-52x2 to french-52x16")
