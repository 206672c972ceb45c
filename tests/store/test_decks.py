"""Decks at rest: unreadable without the key, bound to their hand, and shown to people only with a trace."""

import stat
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, text

from mazziere.room.ports import DeckRow
from mazziere.store.keys import VARIABLE, KeyMissing, Keys
from mazziere.store.schema import DECKS
from mazziere.store.store import SqlStore, open_store

from .helpers import batch

pytestmark = pytest.mark.anyio
SECRET = b"the secret of this deck, 32 byte"


async def test_a_deck_comes_back_and_is_nowhere_in_the_clear(store: SqlStore, tmp_path: Path) -> None:
    await store.append(batch("table:7", 0, "began", deck=DeckRow(1, SECRET)))
    assert await store.decks.get("table:7", 1) == SECRET
    rows = await store.database.read(lambda connection: connection.scalars(select(DECKS.c.sealed)).all())
    assert all(SECRET not in row for row in rows)
    assert all(SECRET not in file.read_bytes() for file in tmp_path.iterdir())


async def test_an_unknown_deck_is_said_to_be_unknown(store: SqlStore) -> None:
    with pytest.raises(LookupError, match="table:7: no deck for hand 3"):
        await store.decks.get("table:7", 3)


async def test_unsealing_writes_down_who_and_why_before_it_shows(store: SqlStore) -> None:
    await store.append(batch("table:7", 0, "began", deck=DeckRow(1, SECRET)))
    for who, why in (("p7k2", "complaint of seat 3"), ("p9", "the gaming board's sample")):
        assert await store.decks.unseal("table:7", 1, who=who, why=why, at=77) == SECRET
    told = [(event.at, msgspec.json.decode(event.data)) for event in await store.read("audit")]
    assert told[0] == (
        77,
        {"type": "deck-unsealed", "stream": "table:7", "number": 1, "who": "p7k2", "why": "complaint of seat 3"},
    )
    assert [event["who"] for _, event in told] == ["p7k2", "p9"]


@pytest.mark.parametrize(("who", "why"), [("", "why"), ("who", "")])
async def test_unsealing_without_a_name_or_a_reason_is_refused(store: SqlStore, who: str, why: str) -> None:
    await store.append(batch("table:7", 0, "began", deck=DeckRow(1, SECRET)))
    with pytest.raises(ValueError, match="who and why"):
        await store.decks.unseal("table:7", 1, who=who, why=why, at=0)
    assert await store.read("audit") == []


async def test_a_deck_moved_to_another_hand_does_not_open(store: SqlStore) -> None:
    await store.append(batch("table:7", 0, "began", deck=DeckRow(1, SECRET)))
    await store.database.write(lambda connection: connection.execute(text("UPDATE decks SET number = 2")).close())
    with pytest.raises(KeyMissing, match="table:7/2"):
        await store.decks.get("table:7", 2)


async def test_the_key_stays_from_one_start_to_the_next(store: SqlStore, address: str, tmp_path: Path) -> None:
    await store.append(batch("table:7", 0, "began", deck=DeckRow(1, SECRET)))
    again = await open_store(address, tmp_path)
    assert await again.decks.get("table:7", 1) == SECRET
    assert again.secret("cookies") == store.secret("cookies") != store.secret("links")
    await again.close()
    (key,) = tmp_path.glob("*.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


async def test_keys_can_be_changed_and_old_decks_still_open(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = "11" * 32, "22" * 32
    for ring, hand in ((old, 1), (f"{new},{old}", 2)):
        monkeypatch.setenv(VARIABLE, ring)
        store = await open_store(address, tmp_path)
        await store.append(batch("table:7", hand - 1, "began", deck=DeckRow(hand, SECRET)))
        assert [await store.decks.get("table:7", number) for number in range(1, hand + 1)] == [SECRET] * hand
        await store.close()
    monkeypatch.setenv(VARIABLE, new)
    store = await open_store(address, tmp_path)
    assert await store.decks.get("table:7", 2) == SECRET
    with pytest.raises(KeyMissing, match="sealed with key"):
        await store.decks.get("table:7", 1)
    await store.close()
    assert not list(tmp_path.glob("*.key"))


@pytest.mark.parametrize("given", ["", "11" * 31, "zz" * 32])
def test_a_key_that_is_none_is_named(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, given)
    with pytest.raises(ValueError, match=VARIABLE):
        Keys.load(None)


def test_neither_keys_nor_decks_print_their_secrets() -> None:
    assert "11" * 8 not in repr(Keys([bytes.fromhex("11" * 32)]))
    assert "secret" not in repr(DeckRow(1, SECRET))
