"""The vele: common cards laid face down in a figure, turned in steps, and grouped in combinations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from mazziere.cards import UNKNOWN
from mazziere.games.italiana.events import VeleTurned
from mazziere.hand.events import EVERYONE, Moved
from mazziere.hand.phase import Phase
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State


class Layout(NamedTuple):
    """A figure of vele: its letters, which are turned together, and which may be used together."""

    letters: str
    turns: tuple[str, ...]
    combinations: tuple[str, ...]


LAYOUTS: Final = {
    "nessuna": Layout("", (), ()),
    "una": Layout("A", ("A",), ("A",)),
    "due": Layout("AB", ("A", "B"), ("AB",)),
    "tre": Layout("ABC", ("A", "C", "B"), ("ABC",)),
    "croce": Layout("ABCDE", ("AC", "BD", "E"), ("AEC", "BED")),
    "h": Layout("ABCDEFG", ("CG", "BF", "AE", "D"), ("ABC", "EFG", "BDF", "ADG", "CDE", "ADE", "CDG")),
    "piramide": Layout("ABCDEFG", ("AG", "BF", "CE", "D"), ("ABCD", "DEFG")),
    "ascensore": Layout("ABCDEFGHI", ("DI", "CH", "BG", "AF", "E"), ("AEF", "BEG", "CEH", "DEI")),
}
"""The eight layouts (IT-VELE-2 to IT-VELE-9)."""

NAMES: Final = tuple(LAYOUTS)
MOST_TURNS: Final = max(len(layout.turns) for layout in LAYOUTS.values())


def layout(s: State) -> Layout:
    """The figure of this hand."""
    return LAYOUTS[NAMES[s.facts["vele"]]]


def combinations(name: str, vele: Sequence[int]) -> list[list[int]]:
    """The cards of each combination of a layout, the vele being given in the order of their letters.

    >>> combinations("croce", [10, 20, 30, 40, 50])
    [[10, 50, 30], [20, 50, 40]]
    """
    return [[vele[place] for place in combo] for combo in _places(LAYOUTS[name])]


@cache
def _places(figure: Layout) -> list[list[int]]:
    """Where the cards of each combination lie."""
    return [[figure.letters.index(letter) for letter in combo] for combo in figure.combinations]


def shown(name: str, vele: Sequence[int]) -> list[list[int]]:
    """The combinations of a layout as far as their vele are known, 52 being a card face down.

    >>> shown("tre", [10, 52, 30]), shown("croce", [10, 52, 30, 52, 52])
    ([[10, 30]], [[10, 30]])
    """
    up = tuple([card < UNKNOWN for card in vele])
    return [[vele[place] for place in combo] for combo in _usable(LAYOUTS[name], up)]


def turned(s: State) -> list[list[int]]:
    """The combinations as far as their vele lie face up, but for those that are part of another by then."""
    faces, seen = s.faces, s.seen
    slots = s.zones.get("board", [])
    up = tuple([seen[slot] == EVERYONE for slot in slots])
    return [[faces[slots[place]] for place in combo] for combo in _usable(layout(s), up)]


@cache
def _usable(figure: Layout, up: tuple[bool, ...]) -> list[list[int]]:
    """The places of each combination that lie face up, where no other combination has the same and more."""
    open_ones = [frozenset([place for place in combo if up[place]]) for combo in _places(figure)]
    return [sorted(combo) for combo in set(open_ones) if combo and not any(combo < other for other in open_ones)]


def lay(hand: Hand) -> None:
    """Lay the vele face down, in the order of their letters, before the first card (IT-TEL-6)."""
    s = hand.state
    count = len(layout(s).letters)
    if count:
        slots = tuple(s.zones["stub"][:count])
        to = ("board",) * count
        rule = join(hand.law.cite["vele/laid"], hand.law.cite[f"vele/{NAMES[s.facts['vele']]}"])
        hand.emit(Moved(slots, "stub", to, (0,) * count, hand.deck.faces(slots, to), rule=rule))


@dataclass(frozen=True, slots=True)
class Girata(Phase):
    """One turn of the vele; a layout with fewer turns has none left."""

    number: int = 1

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        figure = layout(s)
        if self.number <= len(figure.turns):
            letters = figure.turns[self.number - 1]
            slots = tuple([s.zones["board"][figure.letters.index(letter)] for letter in letters])
            faces = tuple([s.faces[slot] for slot in slots])
            rule = join(hand.law.cite["vele/turned"], hand.law.cite[f"vele/{NAMES[s.facts['vele']]}"])
            hand.emit(VeleTurned(letters, slots, faces, rule=rule))
        return False
