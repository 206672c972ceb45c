"""Rooms that earlier releases left in the middle of a hand: this one restores them, proves them and goes on."""

from pathlib import Path

import pytest

from mazziere.cli.ledger import chips
from mazziere.room.decks import deck_again
from mazziere.room.log import decode_one
from mazziere.store.backup import restore
from mazziere.store.database import connect
from mazziere.store.keys import VARIABLE
from mazziere.store.place import place
from mazziere.store.store import SqlStore, open_store
from mazziere.table.command import Command
from mazziere.table.seated import Seated, resume_table

pytestmark = pytest.mark.anyio

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.backup"))


class Needed(Exception):
    """A table asks for the deck of a running hand."""


async def resumed(store: SqlStore, stream: str) -> tuple[Seated, int]:
    """A table from its stream, and how many decks it asked for."""
    events = [decode_one(event.data) for event in await store.read(stream)]
    known: dict[int, object] = {}
    while True:

        def deck_of(number: int) -> object:
            if number not in known:
                raise Needed(number)
            return known[number]

        try:
            return resume_table(events, deck_of), len(known)
        except Needed as needed:
            (number,) = needed.args
            known[number] = deck_again(await store.decks.get(stream, number))


def test_a_release_was_kept() -> None:
    assert RELEASES


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)
async def test_a_room_of_an_earlier_release_goes_on(
    release: Path, nowhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "00" * 32)
    database = connect(place(nowhere))
    await restore(database, release)
    await database.close()
    store = await open_store(nowhere, tmp_path)
    tables = await store.streams("table")
    assert tables
    assert await store.ledger.check(lambda _, events: chips(events)) == []
    decks = 0
    for stream in tables:
        table, asked = await resumed(store, stream)
        decks += asked
        assert sum(table.chips().values()) == await store.ledger.balance(stream)
        due = table.wake()
        if due is not None:
            table.do(Command("tick", at=due))
        assert sum(table.chips().values()) == await store.ledger.balance(stream)
    assert decks, "a hand was running"
    await store.close()
