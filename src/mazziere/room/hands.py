"""Where in a table's stream each hand begins, so that one can be read back without reading all."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence

from mazziere.hand.events import Event
from mazziere.table.events import HandBegan


class Hands:
    """The numbers of a table's hands, and the events they begin with.

    >>> hands = Hands()
    >>> hands.note([HandBegan(1, "holdem", (), ())], after=10)
    >>> hands.note([HandBegan(2, "holdem", (), ())], after=40)
    >>> hands.span(1), hands.span(2), hands.span(3)
    ((11, 40), (41, None), None)
    """

    __slots__ = ("_numbers", "_seqs")

    def __init__(self) -> None:
        self._numbers = array("Q")
        self._seqs = array("Q")

    def begin(self, events: Sequence[Event]) -> None:
        """Read a stream from its beginning."""
        del self._numbers[:], self._seqs[:]
        self.note(events, 0)

    def note(self, events: Sequence[Event], after: int) -> None:
        """More of the stream: what follows event number `after`."""
        for seq, event in enumerate(events, after + 1):
            if type(event) is HandBegan:
                self._numbers.append(event.number)
                self._seqs.append(seq)

    def packed(self) -> tuple[bytes, bytes]:
        """Everything, for a snapshot."""
        return self._numbers.tobytes(), self._seqs.tobytes()

    def unpack(self, packed: tuple[bytes, bytes]) -> None:
        """Take what a snapshot kept."""
        self._numbers, self._seqs = array("Q", packed[0]), array("Q", packed[1])

    def span(self, number: int) -> tuple[int, int | None] | None:
        """The event a hand begins with, and the last one before the next hand, if there is one."""
        place = bisect_left(self._numbers, number)
        if place == len(self._numbers) or self._numbers[place] != number:
            return None
        return self._seqs[place], self._seqs[place + 1] - 1 if place + 1 < len(self._seqs) else None

    def back(self, before: int, most: int) -> int:
        """Where to read from for the last hands (before number `before`; 0: up to now)."""
        end = bisect_left(self._numbers, before) if before else len(self._numbers)
        start = max(end - most - 1, 0)
        return self._seqs[start] if start < len(self._seqs) else 1
