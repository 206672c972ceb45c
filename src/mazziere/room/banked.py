"""Tables against the bank: what may be staked next no event tells, so it goes with each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.room.frames import Frame, Watchers
from mazziere.room.protocol import encode
from mazziere.table.house_table import HouseTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.events import Event
    from mazziere.table.seated import Seated


class Banked(Watchers):
    """Watchers who are told, beside the events, what only a rule can work out."""

    __slots__ = ()

    def frame(self, table: Seated, events: Sequence[Event], commitment: str = "") -> Frame:
        made = super().frame(table, events, commitment)
        assert isinstance(table, HouseTable)
        made.ends = {
            player: b'],"worked":' + encode(table.worked_for(player or None, events)) + b"}" for player in made.told
        }
        return made
