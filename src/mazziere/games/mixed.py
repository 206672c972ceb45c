"""Mixed games and dealer's choice: which game comes next, and where the button waits meanwhile.

A small layer above the hand. Its state is plain data, so a table can keep it in the carry between hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from mazziere.games import GAMES, game
from mazziere.hand.setup import most_seats
from mazziere.hand.variant import Variant
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import Rulebook, rulebook

Every = Literal["hand", "orbit", "level"]


class Leg(msgspec.Struct, frozen=True):
    """One game of a rotation, and its limit."""

    game: str
    limit: str = ""

    @property
    def variant(self) -> Variant:
        return game(self.game)


class Rotation(msgspec.Struct, frozen=True):
    """Games that follow one another, changing every hand, every orbit or every level.

    >>> rotation = Rotation((Leg("holdem"), Leg("razz")), every="orbit")
    >>> place = rotation.begin(button=0, players=(0, 1, 2))
    >>> for _ in range(3):
    ...     place = rotation.next(place, players=(0, 1, 2))
    >>> rotation.leg(place).game, place.button
    ('razz', 0)
    """

    legs: tuple[Leg, ...]
    every: Every = "orbit"

    def begin(self, button: int, players: Sequence[int]) -> Place:
        """The first hand of the first game."""
        return Place(0, button, left=self._hands(players))

    def leg(self, place: Place) -> Leg:
        """The game being played."""
        return self.legs[place.leg]

    def next(self, place: Place, players: Sequence[int], *, new_level: bool = False) -> Place:
        """Where the rotation stands for the next hand, after one has been played.

        From a game with a button to stud, the button first goes to where a further hand would have had it, and
        stays frozen there; the next game with a button begins from that very seat (ST-11b).
        """
        over = new_level if self.every == "level" else place.left <= 1
        had_button = self.leg(place).variant.blinds
        button = _after(place.button, players) if had_button else place.button
        if not over:
            return Place(place.leg, button, left=place.left - 1)
        leg = (place.leg + 1) % len(self.legs)
        return Place(leg, button, left=self._hands(players))

    def _hands(self, players: Sequence[int]) -> int:
        # The count is fixed when the game begins, whoever comes or goes meanwhile.
        return {"hand": 1, "orbit": len(players), "level": 0}[self.every]


class Place(msgspec.Struct, frozen=True):
    """Where a rotation stands: which game, whose button, and how many hands of it are left."""

    leg: int
    button: int
    left: int = 0


HORSE = Rotation(
    (
        Leg("holdem", "fixed-limit"),
        Leg("omaha4-hilo", "fixed-limit"),
        Leg("razz", "fixed-limit"),
        Leg("stud7", "fixed-limit"),
        Leg("stud7-hilo", "fixed-limit"),
    )
)


MENU = ("holdem", "omaha4", "omaha5", "omaha6", "omaha4-hilo", "stud7", "stud5", "razz")
"""What the button may choose from (SV-DC-1)."""


class DealersChoice(msgspec.Struct, frozen=True):
    """The button chooses the game, for a hand or for a whole lap (SV-DC-1, SV-DC-2)."""

    every: Literal["hand", "orbit"] = "hand"
    menu: tuple[str, ...] = MENU

    def offered(self, players: int, book: str | Rulebook = "sanremo-cash") -> tuple[str, ...]:
        """The games of the menu that can seat so many players.

        >>> "stud7" in DealersChoice().offered(9)
        False
        """
        book = rulebook(book) if isinstance(book, str) else book
        return tuple(key for key in self.menu if players <= most_seats(GAMES[key], book)[0])

    def choose(self, key: str, players: int, book: str | Rulebook = "sanremo-cash") -> Chosen:
        """The button's choice, or a refusal that says what is on the menu."""
        offered = self.offered(players, book)
        if key not in offered:
            raise Refusal("SV-DC-1", "not-on-the-menu", game=key, menu=", ".join(offered))
        return Chosen(key, players if self.every == "orbit" else 1)

    def next(self, chosen: Chosen, button: int, chooser: int, players: Sequence[int]) -> tuple[Chosen | None, int, int]:
        """After a hand: the game still in force (None: somebody must choose), the next button, and who chooses.

        At the end of a lap the button is back at whoever chose, and the choice passes to the next player.
        """
        button = _after(button, players)
        if chosen.left > 1:
            return Chosen(chosen.game, chosen.left - 1), button, chooser
        return None, button, _after(chooser, players)


class Chosen(msgspec.Struct, frozen=True):
    """A game chosen, and for how many hands more."""

    game: str
    left: int


def _after(seat: int, players: Sequence[int]) -> int:
    """The next player clockwise."""
    return next((player for player in players if player > seat), players[0])
