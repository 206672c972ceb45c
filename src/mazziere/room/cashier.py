"""The cashier: where play chips come from. There is no real money, in or out."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from mazziere.room.clock import Clock
from mazziere.room.ports import AlreadyDone, Batch, Entry, Store
from mazziere.rules.refusal import Refusal

GRANT: Final = 200_000
"""What a newcomer gets, and what a refill fills up to."""

REFILL_BELOW: Final = 40_000
REFILL_EVERY: Final = 3_600_000


class Receipt(msgspec.Struct, frozen=True, tag="receipt", tag_field="event", omit_defaults=True):
    """Chips that came from the house or went back to it: an event of the stream `account:ID`."""

    number: int
    amount: int
    why: str
    balance: int
    at: int
    by: str = ""


_decode = msgspec.json.Decoder(Receipt).decode


class Cashier:
    """Gives and takes play chips against receipts; every one is a transaction of the ledger."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def balance(self, account: str) -> int:
        """Chips that are on no table."""
        return await self._store.ledger.balance(f"player:{account}")

    async def first_grant(self, account: str, amount: int = GRANT) -> None:
        """What everybody starts with; once, however often asked."""
        if not await self._store.last(f"account:{account}"):
            await self._book(account, amount, "first-grant", command="first-grant")

    async def refill(self, account: str, on_tables: int) -> Receipt:
        """Up to the first grant again, for who has little left, once an hour."""
        now = self._clock.now()
        balance = await self.balance(account)
        if balance + on_tables >= REFILL_BELOW:
            raise Refusal("", "room-refill-enough", below=REFILL_BELOW, chips=balance + on_tables)
        last = [receipt for receipt in await self.receipts(account) if receipt.why == "refill"]
        if last and now - last[0].at < REFILL_EVERY:
            raise Refusal("", "room-refill-soon", minutes=-(-(last[0].at + REFILL_EVERY - now) // 60_000))
        hour = f"refill:{last[0].number if last else 0}"
        return await self._book(account, GRANT - balance - on_tables, "refill", command=hour)

    async def adjust(self, account: str, amount: int, why: str, by: str) -> Receipt:
        """Staff give or take chips, no more than there are, and say why."""
        balance = await self.balance(account)
        if balance + amount < 0:
            raise Refusal("", "room-takes-more", balance=balance, amount=-amount)
        return await self._book(account, amount, why, by=by)

    async def receipts(self, account: str) -> list[Receipt]:
        """Every receipt of an account, newest first."""
        stored = await self._store.read(f"account:{account}")
        return [_decode(event.data) for event in reversed(stored)]

    async def _book(self, account: str, amount: int, why: str, *, by: str = "", command: str = "") -> Receipt:
        stream = f"account:{account}"
        async with self._locks.setdefault(account, asyncio.Lock()):
            last = await self._store.last(stream)
            balance = await self.balance(account)
            receipt = Receipt(last + 1, amount, why, balance + amount, self._clock.now(), by)
            entries = [Entry("house", -amount), Entry(f"player:{account}", amount)]
            try:
                await self._store.append(
                    Batch(
                        stream=stream,
                        expected=last,
                        events=[msgspec.json.encode(receipt)],
                        at=receipt.at,
                        command=command,
                        entries=entries,
                    )
                )
            except AlreadyDone as done:
                return _decode((await self._store.read(stream, done.seq - 1))[0].data)
            return receipt
