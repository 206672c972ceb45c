"""The memory of an idle table, in a process of its own: `python -m bench.idle COUNT` prints bytes for each.

First tables that were just opened; then tables at which six have played until no more of their stream is kept.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tracemalloc
from typing import Any, cast

from msgspec.structs import replace

from bench.room import SEATS, TABLE
from mazziere.room.actor import KEPT
from mazziere.room.config import Config
from mazziere.room.room import Room
from mazziere.room.watchdog import asked
from mazziere.store.store import open_store
from mazziere.table.command import Command

PLAYED = 20
"""Tables at which an evening is played."""


async def main(count: int) -> tuple[float, float]:
    """Bytes of each, just opened and after an evening."""
    store = await open_store(":memory:")
    room = Room(cast(Any, store), config=Config(demo=False))
    await room.open()
    await room.open_table(replace(TABLE, id="first"))
    await _evening(room, "first")  # what all tables share is there once
    tracemalloc.start()
    before = _bytes()
    for number in range(count):
        await room.open_table(replace(TABLE, id=f"t{number}"))
    opened = (_bytes() - before) / count
    ids = [f"t{number}" for number in range(min(PLAYED, count))]
    before = _bytes()
    await asyncio.gather(*[_evening(room, id) for id in ids])
    after = (_bytes() - before) / len(ids)
    await room.close()
    await store.close()
    return opened, opened + after


async def _evening(room: Room, id: str) -> None:
    actor = room.actor(id)
    for place in range(SEATS):
        person = await room.accounts.guest(f"{id} {place}")
        await room.cashier.first_grant(person.id)
        await actor.do(Command("sit", person.id, amount=150_000, value="post"))
    while len(actor.table.events) < KEPT - 40:
        (player, *_) = asked(actor.table)
        options = cast(Any, actor.table.view(player)).hand.options
        verbs = [option.verb for option in options]
        await actor.do(Command("act", player, what="check" if "check" in verbs else "call"))


def _bytes() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    print(*asyncio.run(main(int(sys.argv[1]))))
