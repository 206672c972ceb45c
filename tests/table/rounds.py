"""Tables for the tests: every game with stakes of its own, cards that a number decides, and the frames of a viewer."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from mazziere.games import GAMES, ITALIAN
from mazziere.games.mixed import HORSE
from mazziere.hand.events import Event, Rake, Stakes
from mazziere.table.events import HandBegan
from mazziere.table.setup import DEALERS_CHOICE, MIXED, Clock, TableSetup
from mazziere.table.view import mask

PLAYED = (*GAMES, *ITALIAN, MIXED, DEALERS_CHOICE)
"""Everything a table can play that is not against the bank."""

BOOKS = ("sanremo-cash", "home", "sanremo-tournament", "figp-tournament", "fipos")
START = 1_000_000_000


class Cards:
    """A sealed deck as far as a table is concerned: lot after lot of a pack, in an order that a number decides."""

    def __init__(self, number: int, pack: Iterable[int]) -> None:
        self.number = number
        self.pack = list(pack)

    def order(self, lot: int) -> list[int]:
        """The pack as a lot has it."""
        return Random(f"{self.number}/{lot}").sample(self.pack, len(self.pack))


def setup(game: str, rulebook: str = "sanremo-cash", **given: Any) -> TableSetup:
    """A six-seat table of a game."""
    rake = Rake(5, 30)
    if game in ITALIAN:
        stakes, rulebook = Stakes(ante=5, rake=rake), "italiana"
        free = {"vele": "libera", "distribuzione": "libera"}
        given.setdefault("options", free if game == "telesina" else {"giro_pazzo": True, **free})
    elif game in (MIXED, DEALERS_CHOICE):
        stakes = Stakes(blinds=(5, 10), ante=2, bring_in=3, small_bet=10, big_bet=20, rake=rake)
        given.setdefault("limit", "fixed-limit" if game == MIXED else "")
        given.setdefault("rotation", HORSE.legs if game == MIXED else ())
    elif GAMES[game].blinds:
        stakes = Stakes(blinds=(5, 10), rake=rake)
    else:
        stakes = Stakes(ante=2, bring_in=3, small_bet=10, big_bet=20, rake=rake)
    given.setdefault("clock", Clock(pause=1000))
    given.setdefault("buy_in", (40, 1000))
    return TableSetup("t", game, rulebook=rulebook, stakes=stakes, straddles=True, boards=True, **given)


def frames(events: Iterable[Event], player: str | None) -> Iterator[Event]:
    """A whole stream as one viewer receives it."""
    players: tuple[str, ...] = ()
    for event in events:
        if isinstance(event, HandBegan):
            players = event.players
        yield mask(event, player, players)
