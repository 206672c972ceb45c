"""Commands between streams: kept with the event that causes them until they are done."""

import pytest

from mazziere.room.ports import AlreadyDone, Conflict, Message, Pending
from mazziere.store.store import SqlStore

from .helpers import batch

pytestmark = pytest.mark.anyio


async def test_a_message_waits_from_its_event_until_it_is_done(store: SqlStore) -> None:
    first, second = Message("table:1/1/0", "table:2", b"sit"), Message("table:1/1/1", "list:holdem", b"call")
    await store.append(batch("table:1", 0, "moved", outbox=[first, second]))
    assert await store.outbox.pending() == [
        Pending("table:1/1/0", "table:1", "table:2", b"sit"),
        Pending("table:1/1/1", "table:1", "list:holdem", b"call"),
    ]
    await store.outbox.done("table:1/1/0")
    await store.outbox.done("table:1/1/0")
    assert [message.id for message in await store.outbox.pending()] == ["table:1/1/1"]
    assert [message.id for message in await store.outbox.pending(limit=0)] == []


async def test_a_batch_that_is_refused_sends_nothing(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        await store.append(batch("table:1", 5, "moved", outbox=[Message("1", "table:2", b"sit")]))
    assert await store.outbox.pending() == []


async def test_a_message_delivered_twice_is_carried_out_once(store: SqlStore) -> None:
    await store.append(batch("table:1", 0, "moved", outbox=[Message("table:1/1", "table:2", b"sit")]))
    (message,) = await store.outbox.pending()
    await store.append(batch(message.to, 0, "sat", command=message.id))
    # The room stops here, before it could say that the message is done.
    (again,) = await store.outbox.pending()
    assert again == message
    with pytest.raises(AlreadyDone):
        await store.append(batch(again.to, 1, "sat", command=again.id))
    await store.outbox.done(again.id)
    assert [event.data for event in await store.read("table:2")] == [b"sat"]
    assert await store.outbox.pending() == []
