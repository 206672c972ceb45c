"""The one writer: whatever is asked while a transaction is being synced goes into the next one, together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, cast

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from mazziere.room.ports import Batch, StoreError, Unavailable
from mazziere.store.appending import Group
from mazziere.store.database import Database
from mazziere.store.keys import Keys

T = TypeVar("T")
Work = Callable[[Connection], Any]
Job = tuple[Batch | Work, "asyncio.Future[Any]"]

MOST: Final = 500
"""Jobs in one transaction: enough to share a sync, few enough that nobody waits long."""


class Writer:
    """Takes batches and other writes from many tasks and commits them in groups, in the order they came."""

    def __init__(self, database: Database, keys: Keys) -> None:
        self._database = database
        self._keys = keys
        self._last: dict[str, int] = {}
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> int:
        """A stream's batch; the number of its last event once that is on disk."""
        if not batch.events:
            raise ValueError(f"{batch.stream}: a batch has at least one event")
        return cast(int, await self._ask(batch))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Any other write, in a savepoint of its own; its result once that is on disk."""
        return cast(T, await self._ask(work))

    async def close(self) -> None:
        """Wait until nothing waits."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def _ask(self, what: Batch | Work) -> asyncio.Future[Any]:
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append((what, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._drain(), name="store-writer")
        return answer

    async def _drain(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            for (_, answer), outcome in zip(group, await self._commit([what for what, _ in group]), strict=True):
                if answer.done():
                    continue  # whoever asked has gone
                if isinstance(outcome, Exception):
                    answer.set_exception(outcome)
                else:
                    answer.set_result(outcome)
        self._task = None

    async def _commit(self, group: Sequence[Batch | Work]) -> list[Any]:
        """An outcome for each. If one cannot be written, half the group goes first: it is soon alone."""
        try:
            last, outcomes = await self._database.write(lambda connection: self._run(connection, group))
        except Unavailable as error:
            self._last.clear()
            return [_caused(Unavailable(str(error)), error) for _ in group]
        except Exception as error:
            self._last.clear()
            if half := len(group) // 2:
                return [*await self._commit(group[:half]), *await self._commit(group[half:])]
            if isinstance(error, IntegrityError):
                return [await self._again(group[0])]
            return [_caused(StoreError(str(error)), error)]
        self._last.update(last)
        return outcomes

    async def _again(self, what: Batch | Work) -> Any:
        """Once more with nothing remembered: now the reason is seen before the write."""
        try:
            last, outcomes = await self._database.write(lambda connection: self._run(connection, [what]))
        except Exception as error:
            return error if isinstance(error, Unavailable) else _caused(StoreError(str(error)), error)
        self._last.update(last)
        return outcomes[0]

    def _run(self, connection: Connection, group: Sequence[Batch | Work]) -> tuple[dict[str, int], list[Any]]:
        batches = Group(connection, self._keys, self._last, [what for what in group if isinstance(what, Batch)])
        outcomes: list[Any] = [batches.take(what) if isinstance(what, Batch) else None for what in group]
        batches.write()
        for place, what in enumerate(group):
            if not isinstance(what, Batch):
                outcomes[place] = _try(connection, what)
        return batches.last, outcomes


def _try(connection: Connection, work: Work) -> Any:
    """The work's result, or its refusal with nothing written."""
    try:
        with connection.begin_nested():
            return work(connection)
    except (StoreError, LookupError) as refusal:
        return refusal


def _caused(error: StoreError, cause: Exception) -> StoreError:
    error.__cause__ = cause
    return error
