"""Group commit changes nothing but the speed: batches sent together end as if each had been sent alone."""

import asyncio
from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.room.ports import AlreadyDone, Batch, Conflict, Entry, Overdrawn, StoreError, Unbalanced
from mazziere.store.store import open_store

ACCOUNTS = ("bank", "player:a", "player:b", "table:1")
batches = st.builds(
    Batch,
    stream=st.sampled_from(["table:1", "table:2"]),
    expected=st.integers(0, 4),
    events=st.lists(st.binary(max_size=3), min_size=1, max_size=2),
    command=st.sampled_from(["", "", "x", "y", "z"]),
    entries=st.one_of(
        st.just([]),
        st.lists(st.builds(Entry, st.sampled_from(ACCOUNTS), st.integers(-9, 9)), max_size=3),
        st.builds(
            lambda payer, payee, amount: [Entry(payer, -amount), Entry(payee, amount)],
            st.sampled_from(ACCOUNTS),
            st.sampled_from(ACCOUNTS),
            st.integers(0, 9),
        ),
    ),
)


class Model:
    """The same promises, kept in the plainest way."""

    def __init__(self) -> None:
        self.events: dict[str, list[bytes]] = defaultdict(list)
        self.done: dict[tuple[str, str], int] = {}
        self.balances: dict[str, int] = defaultdict(int)

    def append(self, batch: Batch) -> int | type[StoreError]:
        """The last number, or what is refused."""
        events = self.events[batch.stream]
        after = dict(self.balances)
        for entry in batch.entries:
            after[entry.account] = after.get(entry.account, 0) + entry.amount
        if (batch.stream, batch.command) in self.done:
            return AlreadyDone
        if len(events) != batch.expected:
            return Conflict
        if sum(entry.amount for entry in batch.entries):
            return Unbalanced
        if any(amount < 0 and name != "bank" for name, amount in after.items()):
            return Overdrawn
        events.extend(batch.events)
        self.balances.update(after)
        if batch.command:
            self.done[batch.stream, batch.command] = len(events)
        return len(events)


async def together(groups: list[list[Batch]]) -> None:
    """Send each group at once, and compare."""
    store, model = await open_store(":memory:"), Model()
    try:
        for group in groups:
            answers = await asyncio.gather(*[store.append(batch) for batch in group], return_exceptions=True)
            told = [type(answer) if isinstance(answer, BaseException) else answer for answer in answers]
            assert told == [model.append(batch) for batch in group]
        for stream in ("table:1", "table:2"):
            assert [event.data for event in await store.read(stream)] == model.events[stream]
        kept = await store.ledger.balances()
        assert {name: kept.get(name, 0) for name in ACCOUNTS} == {name: model.balances[name] for name in ACCOUNTS}
        assert await store.ledger.check() == []
    finally:
        await store.close()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(batches, max_size=8), max_size=4))
def test_a_group_ends_as_if_each_had_been_sent_alone(groups: list[list[Batch]]) -> None:
    asyncio.run(together(groups))
