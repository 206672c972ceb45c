"""How long each player has sat today and in this sitting; kept with the limits, so that no restart forgets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mazziere.room.accounts import DAY
from mazziere.room.ports import Limit

if TYPE_CHECKING:
    from mazziere.room.clock import Clock
    from mazziere.room.ports import Store

PLAYED: Final = "played"
"""Milliseconds in a seat on the day that began at `since`."""

SITTING: Final = "sitting"
"""Milliseconds of the sitting under way; `until` is how many of them had passed at the last reminder."""


class Sittings:
    """Counts the time people sit. The time a room is closed does not count."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._since: dict[str, int] = {}
        self._reminded: dict[str, int] = {}
        self._played: dict[str, tuple[int, int]] = {}

    @property
    def seated(self) -> list[str]:
        """Everybody who has a seat somewhere."""
        return list(self._since)

    def sat(self, account: str) -> None:
        """The player has a seat somewhere."""
        self._since.setdefault(account, self._clock.now())

    def left(self, account: str) -> None:
        """The player has left the last seat."""
        self._played[account] = (self._clock.now() // DAY, self.played(account))
        self._since.pop(account, None)
        self._reminded.pop(account, None)

    def played(self, account: str) -> int:
        """Milliseconds spent in a seat today."""
        now = self._clock.now()
        day, before = self._played.get(account, (0, 0))
        return (before if day == now // DAY else 0) + self._running(account)

    def sitting(self, account: str) -> int:
        """Milliseconds of this sitting."""
        return self._clock.now() - self._since[account] if account in self._since else 0

    def unreminded(self, account: str) -> int:
        """Milliseconds of this sitting since the last reminder."""
        return self.sitting(account) - self._reminded.get(account, 0)

    def remind(self, account: str) -> None:
        """The player is told the time."""
        self._reminded[account] = self.sitting(account)

    async def keep(self, *accounts: str) -> None:
        """Write down what was counted so far."""
        midnight = self._clock.now() // DAY * DAY
        played = [(each, Limit(kind=PLAYED, amount=self.played(each), since=midnight)) for each in accounts]
        sitting = [
            (each, Limit(kind=SITTING, amount=self.sitting(each), until=self._reminded.get(each, 0)))
            for each in accounts
        ]
        await self._store.people.limit_many(played + sitting)

    async def recall(self, account: str, *, seated: bool = False) -> None:
        """Read what was written down; `seated`: the sitting it tells of goes on."""
        if account in self._played or account in self._since:
            return
        now, total = self._clock.now(), 0
        midnight = now // DAY * DAY
        for limit in await self._store.people.limits(account):
            if limit.kind == PLAYED and limit.since == midnight:
                total = limit.amount
            elif limit.kind == PLAYED:
                await self._store.people.unlimit(account, PLAYED, limit.since)
            elif limit.kind == SITTING and seated:
                self._since[account], self._reminded[account] = now - limit.amount, limit.until
        if seated:
            self.sat(account)
        self._played[account] = (now // DAY, max(total - self._running(account), 0))

    def _running(self, account: str) -> int:
        now = self._clock.now()
        return now - max(self._since[account], now // DAY * DAY) if account in self._since else 0
