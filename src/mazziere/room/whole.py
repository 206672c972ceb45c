"""Tables against the bank: every frame brings the table whole, for what may be staked next no event tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.room.frames import Frame, Watchers
from mazziere.room.protocol import encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.events import Event
    from mazziere.table.seated import Seated


class Whole(Watchers):
    """Watchers who need not ask for the table after each frame."""

    __slots__ = ()

    def frame(self, table: Seated, events: Sequence[Event], commitment: str = "") -> Frame:
        made = super().frame(table, events, commitment)
        made.ends = {player: b'],"view":' + encode(table.view(player or None)) + b"}" for player in made.told}
        return made
