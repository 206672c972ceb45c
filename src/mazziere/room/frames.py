"""Frames: what happened, encoded once for all who may see the same of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from mazziere.hand.events import Turn
from mazziere.room.log import encode_one
from mazziere.table.events import HandBegan
from mazziere.table.poker import PokerTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mazziere.hand.events import Event
    from mazziere.table.seated import Seated


def last_hand(events: Sequence[Event]) -> int | None:
    """Where among these events the last hand begins."""
    return next((place for place in range(len(events) - 1, -1, -1) if type(events[place]) is HandBegan), None)


class Watcher(Protocol):
    """A client that watches a table."""

    player: str

    def push(self, frame: bytes, table: str = "") -> None:
        """Take a message to send; never blocks. `table` names the table a frame of events belongs to."""

    def stale(self, table: str) -> None:
        """What this watcher knows of the table no longer holds: send it whole."""


class Frame(msgspec.Struct):
    """The events of one step, as stored (`raw`) and as each viewer receives them, ready to be wrapped.

    `ends` is what follows the events for each, where it is more than the end of the message.
    """

    raw: list[bytes]
    told: dict[str, bytes]
    commitment: str = ""
    ends: dict[str, bytes] | None = None


class Watchers:
    """Everybody who watches one table, by player; "" are those who only look on."""

    __slots__ = ("_by_player", "_head", "seq", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self._by_player: dict[str, list[Watcher]] = {}
        self._head = b'{"type":"events","table":' + msgspec.json.encode(table) + b',"after":'
        self.seq = 0

    @property
    def late(self) -> int:
        """How many milliseconds later those who only look on are told."""
        return 0

    def add(self, watcher: Watcher) -> None:
        """From the next frame on, tell this watcher too."""
        there = self._by_player.setdefault(watcher.player, [])
        if watcher not in there:
            there.append(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Tell this watcher no more."""
        there = self._by_player.get(watcher.player, [])
        if watcher in there:
            there.remove(watcher)
        if not there:
            self._by_player.pop(watcher.player, None)

    def __iter__(self) -> Iterator[Watcher]:
        for there in self._by_player.values():
            yield from there

    def __len__(self) -> int:
        return sum(map(len, self._by_player.values()))

    def of(self, player: str) -> list[Watcher]:
        """The connections of one player to this table."""
        return self._by_player.get(player, [])

    def frame(self, table: Seated, events: Sequence[Event], commitment: str = "") -> Frame:
        """Mask and encode the events of one step for everybody who watches now.

        Nobody may know less than one who only looks on: what that one receives unchanged is for all, and encoded once.
        """
        raw = [encode_one(event) for event in events]
        if not self._by_player:
            return Frame(raw, {}, commitment)
        mask = table.mask
        public = list(raw)
        private: list[tuple[int, Event, Event | None, tuple[str, ...] | None]] = []
        for place, event in enumerate(events):
            seen = mask(event, None)
            if seen is not event:
                private.append((place, event, seen, _concerned(table, event)))
                public[place] = b"" if seen is None else encode_one(seen)
        whole = b",".join(filter(None, public))
        told = dict.fromkeys(self._by_player, whole)
        for player in self._by_player if private else ():
            own = None
            for place, event, outside, concerned in private:
                if not player or (concerned is not None and player not in concerned):
                    continue
                seen = mask(event, player)
                if seen != outside:
                    own = own or list(public)
                    own[place] = b"" if seen is None else raw[place] if seen is event else encode_one(seen)
            if own is not None:
                told[player] = b",".join(filter(None, own))
        return Frame(raw, told, commitment)

    def send(self, frame: Frame, now: int) -> None:
        """Give every watcher its own version of a frame that is now on disk."""
        after, self.seq = self.seq, self.seq + 1
        head = self._head + b'%d,"seq":%d,"now":%d,"commitment":"%b","events":[' % (
            after,
            self.seq,
            now,
            frame.commitment.encode(),
        )
        table = self.table
        for player, there in self._by_player.items():
            told = frame.told.get(player)
            end = b"]}" if frame.ends is None or told is None else frame.ends[player]
            whole = head + told + end if told is not None else None
            for watcher in there:
                if whole is None:
                    watcher.stale(table)
                else:
                    watcher.push(whole, table)

    def view(self, table: Seated, player: str) -> tuple[int, Any]:
        """The number of the last frame a player has been told, and the table as it then was to them."""
        return self.seq, table.view(player or None)

    def past(self, table: Seated, player: str) -> list[Event]:
        """What has happened since the last hand began, as a player was told it or would have been."""
        begun = last_hand(table.events)
        told = [table.mask(event, player or None) for event in table.events[begun:]] if begun is not None else []
        return [event for event in told if event is not None]

    def tell(self, message: bytes, player: str | None = None) -> None:
        """Send the same message to everybody who watches (or to one player)."""
        for watcher in list(self) if player is None else self.of(player):
            watcher.push(message)

    def resync_all(self) -> None:
        """The table was built again: what anybody was told may not hold."""
        self.seq += 1
        for watcher in list(self):
            watcher.stale(self.table)


def _concerned(table: Seated, event: Event) -> tuple[str, ...] | None:
    """Those to whom an event may say more than to one who looks on; None: anybody, ask for each.

    A turn, which nearly every step ends with, says more only to whose turn it is.
    """
    if type(event) is Turn and isinstance(table, PokerTable):
        players = table.state.players
        return tuple([players[seat] for seat in event.seats if seat >= 0])
    return None
