"""Players' protection, also for play chips: limits a player sets, a reminder of the time, self-exclusion.

A stricter limit binds at once, a looser one only after a day.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room import protocol as say
from mazziere.room.accounts import DAY
from mazziere.room.ports import Limit
from mazziere.room.sittings import Sittings
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.room.clock import Clock
    from mazziere.room.ports import Store

KINDS: Final = ("loss", "time", "reminder", "exclusion")
"""Chips lost a day; minutes played a day; minutes between reminders; no play until a date."""

MINUTE: Final = 60_000
TOGETHER: Final = 100
"""People looked after in one go: enough to be done soon, few enough that no table waits for it."""

LONGEST: Final = 5 * 365
"""Days somebody may exclude themselves for."""


class Protections(msgspec.Struct, frozen=True, omit_defaults=True):
    """What binds a player now (0: nothing set), and what will."""

    loss: int = 0
    time: int = 0
    reminder: int = 0
    excluded_until: int = 0
    coming: tuple[Limit, ...] = ()


def binding(limits: Iterable[Limit], now: int) -> Protections:
    """Of all limits ever set, those that bind: the latest of each kind that has begun and is not over.

    >>> now = binding([Limit(kind="loss", amount=500, since=1), Limit(kind="loss", amount=900, since=50)], 10)
    >>> now.loss, [limit.amount for limit in now.coming]
    (500, [900])
    """
    found = {"loss": 0, "time": 0, "reminder": 0}
    excluded, coming = 0, []
    for limit in sorted(limits, key=lambda each: each.since):
        if limit.since > now:
            coming.append(limit)
        elif limit.kind == "exclusion":
            excluded = max(excluded, limit.until if limit.until > now else 0)
        elif limit.kind in found and (not limit.until or limit.until > now):
            found[limit.kind] = limit.amount
    return Protections(**found, excluded_until=excluded, coming=tuple(coming))


class Protection:
    """Keeps the limits players set, and says when they forbid to sit or when it is time to stop."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.sittings = Sittings(store, clock)

    async def of(self, account: str) -> Protections:
        """What binds a player now."""
        return binding(await self._store.people.limits(account), self._clock.now())

    async def set(self, account: str, kind: str, amount: int) -> Protections:
        """Set a limit: stricter at once, looser (or none: 0) from tomorrow."""
        if kind not in KINDS[:3] or amount < 0:
            raise Refusal("", "room-no-limit", kind=kind, kinds=", ".join(KINDS[:3]))
        now = self._clock.now()
        before = getattr(await self.of(account), kind)
        stricter = kind == "reminder" or not before or 0 < amount <= before
        for limit in await self._store.people.limits(account):
            if limit.kind == kind and limit.since > now:
                await self._store.people.unlimit(account, kind, limit.since)
        since = now if stricter else now + DAY
        await self._store.people.limit(account, Limit(kind=kind, amount=amount, since=since))
        return await self.of(account)

    async def exclude(self, account: str, days: int) -> Protections:
        """No play for so many days; it cannot be taken back."""
        if not 0 < days <= LONGEST:
            raise Refusal("", "room-exclusion-days", most=LONGEST)
        now = self._clock.now()
        await self._store.people.limit(account, Limit(kind="exclusion", since=now, until=now + days * DAY))
        return await self.of(account)

    async def allow(self, account: str, amount: int) -> None:
        """May this player bring so much to a table now? Refused with the limit that says no."""
        limits = await self.of(account)
        await self.sittings.recall(account)
        now = self._clock.now()
        if limits.excluded_until:
            raise Refusal("", "room-excluded", days=-(-(limits.excluded_until - now) // DAY))
        if limits.loss and await self.lost(account) + amount > limits.loss:
            raise Refusal("", "room-loss-limit", limit=limits.loss, lost=await self.lost(account))
        if limits.time and self.sittings.played(account) >= limits.time * MINUTE:
            raise Refusal("", "room-time-limit", minutes=limits.time)

    async def lost(self, account: str) -> int:
        """Chips brought to tables today and not taken back: what is lost, or at risk."""
        midnight = self._clock.now() // DAY * DAY
        lines = await self._store.ledger.statement(f"player:{account}", 1000)
        return -sum([line.amount for line in lines if line.at >= midnight and line.stream.startswith("table:")])

    async def due(self) -> list[tuple[str, say.Notice]]:
        """Whom to tell what, now: reminders, and limits that have been reached. What was counted is kept."""
        told, seated = [], self.sittings.seated
        for first in range(0, len(seated), TOGETHER):
            some = seated[first : first + TOGETHER]
            kept, now = await self._store.people.limits_of(some), self._clock.now()
            told += [(each, self._due(each, binding(kept.get(each, ()), now))) for each in some]
            await self.sittings.keep(*some)
        return [(account, notice) for account, notice in told if notice is not None]

    def _due(self, account: str, limits: Protections) -> say.Notice | None:
        sittings = self.sittings
        if limits.time and sittings.played(account) >= limits.time * MINUTE:
            return say.notice("room-time-limit", facts={"minutes": limits.time})
        if limits.reminder and sittings.unreminded(account) >= limits.reminder * MINUTE:
            sittings.remind(account)
            return say.notice("room-reminder", facts={"minutes": sittings.sitting(account) // MINUTE})
        return None
