"""How fast somebody may go: a bucket of tokens that fills with time."""

from __future__ import annotations

from mazziere.room.clock import Clock


class Bucket:
    """So many at once, then so many a second.

    >>> from mazziere.room.clock import ManualClock
    >>> clock = ManualClock()
    >>> bucket = Bucket(2, 1, clock)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> clock.advance(1000), bucket.take()
    (0, True)
    """

    __slots__ = ("_clock", "_left", "_per_second", "_size", "_when")

    def __init__(self, size: int, per_second: float, clock: Clock) -> None:
        self._clock = clock
        self._size = size
        self._per_second = per_second
        self._left = float(size)
        self._when = clock.now()

    def take(self, cost: float = 1) -> bool:
        """Is there enough left? Then it is taken."""
        now = self._clock.now()
        self._left = min(self._size, self._left + (now - self._when) * self._per_second / 1000)
        self._when = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def full(self) -> bool:
        """Has nothing been taken for so long that it can be forgotten?"""
        return self._left + (self._clock.now() - self._when) * self._per_second / 1000 >= self._size


class Buckets:
    """A bucket for everybody who comes, forgotten when full again."""

    def __init__(self, size: int, per_second: float, clock: Clock, most: int = 10_000) -> None:
        self._size, self._per_second, self._clock, self._most = size, per_second, clock, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> bool:
        """May this one go on?"""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {who: kept for who, kept in self._buckets.items() if not kept.full()}
            bucket = self._buckets[who] = Bucket(self._size, self._per_second, self._clock)
        return bucket.take(cost)
