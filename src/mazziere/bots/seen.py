"""What a seat sees of a hand, sorted for its decisions: own cards, the board, the rivals, and the cards not seen."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from mazziere.games import game
from mazziere.hand.variant import Variant
from mazziere.hand.view import SeatView, View

UNSEEN: Final = 52


class Seen(NamedTuple):
    """A view as a bot uses it."""

    game: Variant
    seat: int
    own: tuple[int, ...]
    board: tuple[int, ...]
    rivals: tuple[int, ...]
    unseen: tuple[int, ...]
    view: View

    @property
    def me(self) -> SeatView:
        """One's own seat."""
        return self.view.seats[self.seat]


def seen(view: View) -> Seen:
    """Sort a view; the card shared by all when the stub of a stud game runs short counts as one's own."""
    assert view.viewer is not None
    seat = view.viewer
    variant = _variant(view.game, view.facts.get("players", len(view.seats)))
    me = view.seats[seat]
    shared = tuple([card for card in view.zones.get("shared", ()) if card != UNSEEN])
    own = me.hole + me.up + shared
    board = tuple([card for card in view.boards[0] if card != UNSEEN])
    known = {*own, *board}
    for other in view.seats:
        known.update(other.hole, other.up)
    for zone in view.zones.values():
        known.update(zone)
    rivals = tuple([place for place, other in enumerate(view.seats) if place != seat and other.status == "live"])
    unseen = tuple([card for card in variant.pack if card not in known])
    return Seen(variant, seat, own, board, rivals, unseen, view)


@cache
def _variant(key: str, players: int) -> Variant:
    return game(key).for_players(players)
