"""Streams: what is appended is read back, in order, once; a stale writer and a repeated command are told so."""

import asyncio

import pytest

from mazziere.room.ports import AlreadyDone, Conflict, Message, Snapshot, Stored
from mazziere.store.store import SqlStore

from .helpers import batch

pytestmark = pytest.mark.anyio


async def test_what_is_appended_is_read_back_in_order(store: SqlStore) -> None:
    assert await store.append(batch("table:7", 0, "opened", "sat", at=5)) == 2
    assert await store.append(batch("table:7", 2, "began", at=9)) == 3
    assert await store.read("table:7") == [Stored(1, 5, b"opened"), Stored(2, 5, b"sat"), Stored(3, 9, b"began")]
    assert await store.read("table:7", after=2) == [Stored(3, 9, b"began")]
    assert await store.last("table:7") == 3


async def test_a_stream_nobody_wrote_to_is_empty(store: SqlStore) -> None:
    assert await store.read("table:7") == []
    assert await store.last("table:7") == 0
    assert await store.latest("table:7") is None


async def test_streams_are_listed_by_kind_in_the_order_they_began(store: SqlStore) -> None:
    for stream in ("table:9", "account:a", "table:10", "tables:1"):
        await store.append(batch(stream))
    assert await store.streams("table") == ["table:9", "table:10"]
    assert await store.streams("tournament") == []


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
async def test_a_writer_that_does_not_know_the_last_event_is_refused(store: SqlStore, expected: int) -> None:
    await store.append(batch("table:7", 0, "a", "b"))
    with pytest.raises(Conflict) as refused:
        await store.append(batch("table:7", expected, "late"))
    assert (refused.value.expected, refused.value.last) == (expected, 2)
    assert [event.data for event in await store.read("table:7")] == [b"a", b"b"]


async def test_a_stream_cannot_begin_in_the_middle(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        await store.append(batch("table:7", 4, "out of nowhere"))
    assert await store.streams("table") == []


async def test_a_command_is_carried_out_once(store: SqlStore) -> None:
    assert await store.done("table:7", "ada-1") is None
    assert await store.append(batch("table:7", 0, "a", "b", command="ada-1")) == 2
    await store.append(batch("table:7", 2, "c", command="ada-2"))
    assert await store.done("table:7", "ada-1") == 2
    for expected in (0, 2, 3):
        with pytest.raises(AlreadyDone) as again:
            await store.append(batch("table:7", expected, "a", "b", command="ada-1"))
        assert again.value.seq == 2
    assert await store.last("table:7") == 3


async def test_a_command_sent_twice_at_once_is_carried_out_once(store: SqlStore) -> None:
    twice = await asyncio.gather(
        *[store.append(batch("table:7", 0, "a", command="ada-1")) for _ in range(2)], return_exceptions=True
    )
    assert twice[0] == 1
    assert isinstance(twice[1], AlreadyDone)
    assert twice[1].seq == 1


async def test_another_table_may_be_sent_the_same_id(store: SqlStore) -> None:
    await store.append(batch("table:7", 0, "a", command="1"))
    assert await store.append(batch("table:8", 0, "a", command="1")) == 1


async def test_the_command_of_a_refused_batch_is_not_done(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        await store.append(batch("table:7", 3, "a", command="ada-1"))
    assert await store.done("table:7", "ada-1") is None
    assert await store.append(batch("table:7", 0, "a", command="ada-1")) == 1


async def test_many_tables_append_at_once_and_none_hinders_another(store: SqlStore) -> None:
    async def play(table: int) -> None:
        for seq in range(5):
            await store.append(batch(f"table:{table}", seq, f"{table}/{seq}", command=f"{seq}"))
            with pytest.raises(Conflict):
                await store.append(batch(f"table:{table}", seq, "stale"))

    await asyncio.gather(*map(play, range(40)))
    for table in range(40):
        assert [event.data.decode() for event in await store.read(f"table:{table}")] == [
            f"{table}/{seq}" for seq in range(5)
        ]


async def test_a_batch_without_an_event_is_a_mistake(store: SqlStore) -> None:
    empty = batch("table:7", 0)
    empty.events.clear()
    with pytest.raises(ValueError, match="at least one event"):
        await store.append(empty)


async def test_any_bytes_and_any_letters_come_back_as_they_were(store: SqlStore) -> None:
    data = bytes(range(256))
    await store.append(batch("table:à/♠", 0, "x", command="é'\"\\[1]"))
    await store.snapshot("table:à/♠", Snapshot(1, data))
    assert await store.done("table:à/♠", "é'\"\\[1]") == 1
    assert await store.latest("table:à/♠") == Snapshot(1, data)


async def test_a_snapshot_takes_the_place_of_the_earlier_one(store: SqlStore) -> None:
    await store.snapshot("table:7", Snapshot(10, b"old", "0.1"))
    await store.snapshot("table:7", Snapshot(20, b"new", "0.2"))
    assert await store.latest("table:7") == Snapshot(20, b"new", "0.2")


async def test_a_setting_is_kept_and_changed(store: SqlStore) -> None:
    assert await store.setting("opened") is None
    await store.set("opened", "yes")
    await store.set("opened", "no")
    assert await store.setting("opened") == "no"


async def test_a_closed_store_has_written_what_it_was_asked_to(store: SqlStore, address: str) -> None:
    asked = asyncio.gather(*[store.append(batch(f"table:{n}")) for n in range(20)])
    await asyncio.sleep(0)
    await store.close()
    assert await asked == [1] * 20


async def test_the_ids_of_commands_long_before_a_snapshot_are_forgotten(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazziere.store.streams.REMEMBERED", 3)
    waiting = Message("group:1/1", "table:7", b"{}")
    await store.append(batch("group:1", 0, "called", outbox=[waiting]))
    await store.append(batch("table:7", 0, "sat", command=waiting.id))
    for seq in range(1, 6):
        await store.append(batch("table:7", seq, "x", command=f"ada-{seq}"))
    await store.append(batch("table:8", 0, "x", command="ada-1"))
    await store.snapshot("table:7", Snapshot(6, b"state"))
    known = [await store.done("table:7", f"ada-{seq}") for seq in range(1, 6)]
    assert known == [None, None, 4, 5, 6]
    assert await store.done("table:7", waiting.id) == 1
    assert await store.done("table:8", "ada-1") == 1
    await store.outbox.done(waiting.id)
    await store.snapshot("table:7", Snapshot(6, b"state"))
    assert await store.done("table:7", waiting.id) is None
