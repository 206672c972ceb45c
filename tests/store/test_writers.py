"""A second writer on the same database: fenced by the numbers of the stream, never silently mixed in."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mazziere.room.ports import AlreadyDone, Conflict, Entry
from mazziere.store.store import SqlStore, open_store

from .helpers import batch, entries

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(store: SqlStore, address: str, tmp_path: Path) -> SqlStore:
    """Another room on the same database; what it remembers of a stream grows old."""
    return await open_store(address, tmp_path)


async def test_the_slower_of_two_owners_is_told(store: SqlStore, other: SqlStore) -> None:
    await store.append(batch("table:7", 0, "mine"))
    await other.append(batch("table:7", 1, "theirs"))
    with pytest.raises(Conflict) as refused:
        await store.append(batch("table:7", 1, "mine again"))
    assert refused.value.last == 2
    await store.append(batch("table:7", 2, "after reading"))
    assert [event.data for event in await other.read("table:7")] == [b"mine", b"theirs", b"after reading"]
    await other.close()


async def test_who_has_read_what_another_wrote_goes_on_from_there(store: SqlStore, other: SqlStore) -> None:
    await store.append(batch("table:7", 0, "mine"))
    await other.append(batch("table:7", 1, "theirs", command="1"))
    with pytest.raises(AlreadyDone):
        await store.append(batch("table:7", 1, "theirs", command="1"))
    assert await store.append(batch("table:7", await store.last("table:7"), "after reading")) == 3
    await other.append(batch("table:7", 3, "theirs again"))
    assert await store.append(batch("table:7", await store.last("table:7"), "once more")) == 5
    await other.close()


async def test_a_conflict_in_a_group_costs_only_its_own_table(store: SqlStore, other: SqlStore) -> None:
    for table in range(4):
        await store.append(batch(f"table:{table}"))
    await other.append(batch("table:2", 1, "theirs"))
    answers = await asyncio.gather(
        *[store.append(batch(f"table:{table}", 1, "mine")) for table in range(4)], return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [int, int, Conflict, int]
    await other.close()


async def test_a_command_sent_to_both_is_carried_out_once(store: SqlStore, other: SqlStore) -> None:
    await store.append(batch("table:7", 0, "a", command="1"))
    with pytest.raises(AlreadyDone) as again:
        await other.append(batch("table:7", 0, "a", command="1"))
    assert again.value.seq == 1
    await other.close()


async def test_two_rooms_cannot_spend_the_same_money(store: SqlStore, other: SqlStore) -> None:
    await store.append(batch("cashier", 0, "granted", entries=entries(bank=-100, player_ada=100)))
    seats = [
        room.append(batch(f"table:{n}", 0, "sat", entries=[Entry("player:ada", -60), Entry(f"table:{n}", 60)]))
        for n, room in enumerate((store, other))
    ]
    answers = await asyncio.gather(*seats, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Overdrawn", "int"]
    assert await store.ledger.balance("player:ada") == 40
    assert await store.ledger.check() == []
    await other.close()


async def test_writers_that_race_lose_nothing_and_leave_no_gap(store: SqlStore, other: SqlStore) -> None:
    won = {"store": 0, "other": 0}

    async def race(name: str, room: SqlStore) -> None:
        for _ in range(15):
            last = await room.last("table:7")
            grant = [Entry("bank", -1), Entry("table:7", 1)]
            try:
                await room.append(batch("table:7", last, name, entries=grant))
            except Conflict:
                continue
            won[name] += 1

    await asyncio.gather(race("store", store), race("other", other))
    written = await store.read("table:7")
    assert [event.seq for event in written] == list(range(1, len(written) + 1))
    assert {name: [event.data.decode() for event in written].count(name) for name in won} == won
    assert await store.ledger.balance("table:7") == len(written)
    assert await store.ledger.check() == []
    await other.close()


@pytest.mark.parametrize("poison", [{"at": 2**70}, {"command": "\ud800"}, {"command": "\x00"}, {"at": "late"}])
async def test_what_no_database_can_hold_costs_only_its_own_table(store: SqlStore, poison: dict[str, Any]) -> None:
    sent = [batch("table:1"), batch("table:2", 0, "x", **poison), batch("table:3")]
    first, _, third = await asyncio.gather(*[store.append(each) for each in sent], return_exceptions=True)
    assert (first, third) == (1, 1)
    assert await store.append(batch("table:1", 1, "goes on")) == 2
    assert await store.append(batch("table:2", await store.last("table:2"), "goes on")) >= 1


async def test_whoever_stops_waiting_stops_nobody_else(store: SqlStore) -> None:
    gone = asyncio.ensure_future(store.append(batch("table:1")))
    stays = asyncio.ensure_future(store.append(batch("table:2")))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == 1
    with pytest.raises(asyncio.CancelledError):
        await gone
    with suppress(Conflict):  # what is cancelled may have been written
        await store.append(batch("table:1"))
    assert await store.last("table:1") == 1
