"""A short evening at real tables, kept in a store: people sit, hands are dealt, clocks run out, a hand stays open."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from mazziere.hand.events import Event, Stakes
from mazziere.room.decks import Shuffler
from mazziere.room.log import encode_one
from mazziere.room.ports import Batch, DeckRow, Entry, Person
from mazziere.store.backup import backup
from mazziere.store.store import SqlStore, open_store
from mazziere.table.command import Command
from mazziere.table.house_postings import house_postings
from mazziere.table.postings import postings
from mazziere.table.seated import Seated, open_table
from mazziere.table.setup import TableSetup

PLAYERS: Final = ("p1", "p2", "p3")
TABLES: Final = (
    TableSetup("holdem", "holdem", stakes=Stakes(blinds=(5, 10)), buy_in=(200, 2000)),
    TableSetup("italiana", "italiana", rulebook="italiana", stakes=Stakes(ante=10), buy_in=(200, 2000)),
    TableSetup("blackjack", "blackjack", stakes=Stakes(small_bet=10, big_bet=1000), buy_in=(200, 2000)),
)
GRANT: Final = 10_000
BUY_IN: Final = 1_000
TICKS: Final = 3
"""Clocks that run out: the first hand of hold'em ends by it, and the second has just been dealt."""


def _postings(event: Event, table: str) -> tuple[tuple[str, int], ...]:
    return postings(event, table) or house_postings(event, table)


class Keeper:
    """A table and its stream: what it does is appended with its postings and its decks."""

    def __init__(self, store: SqlStore, setup: TableSetup) -> None:
        self.store = store
        self.table: Seated = open_table(setup, 1)
        self.stream = f"table:{setup.id}"
        self.shuffler = Shuffler()
        self.seq = 0
        self.now = 1

    async def write(self, events: list[Event], deck: DeckRow | None = None, command: str = "") -> None:
        """Append what happened."""
        if not events:
            return
        lines = [Entry(*line) for event in events for line in _postings(event, self.table.setup.id)]
        data = [encode_one(event) for event in events]
        self.seq = await self.store.append(
            Batch(
                stream=self.stream,
                expected=self.seq,
                events=data,
                at=self.now,
                command=command,
                entries=lines,
                deck=deck,
            )
        )

    async def do(self, verb: str, player: str = "", seat: int = -1, amount: int = 0) -> None:
        """A command, and the cards that are then due."""
        id = f"{player or 'clock'}-{self.seq}"
        await self.write(list(self.table.do(Command(verb, player, seat, amount, at=self.now))), command=id)
        wanted = self.table.wants_deck()
        if wanted is not None:
            deck, row = self.shuffler.seal(wanted)
            await self.write(list(self.table.begin(deck, msgspec.to_builtins(deck.seal), self.now)), row)


async def evening(store: SqlStore) -> list[Keeper]:
    """Three players at three tables; each table is left in the middle of something."""
    for player in PLAYERS:
        await store.people.add(Person(id=player, role="player", name=f"Player {player[1]}"))
    grants = [Entry("bank", -GRANT * len(PLAYERS)), *[Entry(f"player:{player}", GRANT) for player in PLAYERS]]
    await store.append(Batch(stream="cashier", expected=0, events=[b"{}"], entries=grants))
    keepers = [Keeper(store, setup) for setup in TABLES]
    for keeper in keepers:
        await keeper.write(keeper.table.events[:])
        for seat, player in enumerate(PLAYERS):
            await keeper.do("sit", player, seat, BUY_IN)
        for _ in range(TICKS):
            due = keeper.table.wake()
            if due is not None:
                keeper.now = due
                await keeper.do("tick")
    return keepers


async def keep(file: Path) -> None:
    """Keep an evening for the tests of later releases."""
    with TemporaryDirectory() as folder:
        store = await open_store(f"{folder}/room.db")
        await evening(store)
        await backup(store.database, file)
        await store.close()


if __name__ == "__main__":
    # Once for each release: MAZZIERE_KEY=00…00 python tests/store/evening.py tests/store/releases/VERSION.backup
    asyncio.run(keep(Path(sys.argv[1])))
