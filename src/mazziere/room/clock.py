"""The room's clock: milliseconds that never go back, and the one timer a table keeps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """What the room knows of time."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, when: int, then: Callable[[], object]) -> Timer:
        """Call `then` once, when `now()` has reached `when`."""

    def reach(self, when: int) -> object:
        """Be no earlier than this from now on."""


class SystemClock:
    """The machine's clock as it stood when the room opened, carried on by one that cannot jump."""

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def reach(self, when: int) -> None:
        """Be no earlier than this from now on: whoever set the machine's clock back does not stop the room."""
        self._offset += max(0, when - self.now()) * 1_000_000

    def call_at(self, when: int, then: Callable[[], object]) -> Timer:
        # A loop's timer may fire a fraction early; a deadline is never called before it has passed.
        return asyncio.get_running_loop().call_later(max(0, when - self.now() + 1) / 1000, then)


class ManualClock:
    """A clock that moves only when told to.

    >>> clock, seen = ManualClock(1000), []
    >>> timer = clock.call_at(1500, lambda: seen.append("rang"))
    >>> clock.advance(499), seen
    (0, [])
    >>> clock.advance(1), seen
    (1, ['rang'])
    """

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._heap: list[tuple[int, int, _Due]] = []
        self._count = 0

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, then: Callable[[], object]) -> Timer:
        due = _Due(then)
        self._count += 1
        heappush(self._heap, (when, self._count, due))
        return due

    def next(self) -> int | None:
        """When something is due next."""
        while self._heap and self._heap[0][2].then is None:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def advance(self, milliseconds: int) -> int:
        """Let time pass; returns how many timers rang."""
        return self.reach(self._now + milliseconds)

    def reach(self, when: int) -> int:
        """Let time pass until `when`. What is set meanwhile for a moment already reached rings the next time."""
        self._now = max(self._now, when)
        due = []
        while (first := self.next()) is not None and first <= self._now:
            due.append(heappop(self._heap)[2])
        rang = 0
        for timer in due:
            # One that rings may cancel another.
            if timer.then is not None:
                timer.then()
                rang += 1
        return rang


class _Due:
    __slots__ = ("then",)

    def __init__(self, then: Callable[[], object]) -> None:
        self.then: Callable[[], object] | None = then

    def cancel(self) -> None:
        self.then = None
