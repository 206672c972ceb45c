"""Accounts and people: names are one person's, sessions end, and who asks to be forgotten is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, Text, cast, select

from mazziere.room.ports import Entry, Limit, NameTaken, Person, Session, StoreError
from mazziere.store.schema import METADATA
from mazziere.store.store import SqlStore

from .helpers import batch

pytestmark = pytest.mark.anyio

ADA = Person(id="p7k2", role="player", name="Ada", password="$argon2id$…", details={"lang": "it"}, created=5)


async def test_a_person_is_found_by_id_and_by_name(store: SqlStore) -> None:
    await store.people.add(Person(id="p1", role="guest"))
    await store.people.add(ADA)
    assert await store.people.get("p7k2") == ADA
    assert await store.people.named("  ADÀ ") == ADA
    assert await store.people.get("p2") is None
    assert await store.people.named("Bob") is None
    assert await store.people.named("") is None


async def test_a_name_is_one_persons_however_it_is_written(store: SqlStore) -> None:
    await store.people.add(ADA)
    with pytest.raises(NameTaken, match="àda"):
        await store.people.add(Person(id="p8", role="guest", name="àda"))
    assert await store.people.get("p8") is None
    await store.people.add(Person(id="p8", role="guest", name="Bob"))
    with pytest.raises(NameTaken):
        await store.people.change("p8", name="ADA")
    assert (await store.people.get("p8")) == Person(id="p8", role="guest", name="Bob")


async def test_what_cannot_be_kept_hinders_nobody_else(store: SqlStore) -> None:
    async def stranger() -> None:
        with pytest.raises(StoreError):
            await store.people.open("token", Session(account="nobody"))

    await asyncio.gather(stranger(), store.people.add(ADA), store.append(batch("table:7")), stranger())
    assert await store.people.get("p7k2") == ADA
    assert await store.last("table:7") == 1
    with pytest.raises(StoreError):
        await store.people.add(Person(id="p7k2", role="admin"))
    assert await store.people.get("p7k2") == ADA


async def test_the_nameless_do_not_hinder_each_other(store: SqlStore) -> None:
    for id in ("p1", "p2"):
        await store.people.add(Person(id=id, role="guest"))
    assert [person.id for person in await store.people.everyone()] == ["p1", "p2"]


async def test_a_guest_becomes_a_player_and_keeps_the_rest(store: SqlStore) -> None:
    await store.people.add(Person(id="p8", role="guest", name="Bob", details={"lang": "en"}))
    changed = await store.people.change("p8", role="player", password="hash")
    assert changed == Person(id="p8", role="player", name="Bob", password="hash", details={"lang": "en"})
    assert await store.people.get("p8") == changed
    assert await store.people.change("p8", name="bob", details={}) == await store.people.get("p8")
    with pytest.raises(LookupError, match="p9"):
        await store.people.change("p9", role="admin")


async def test_everyone_of_a_role_oldest_first(store: SqlStore) -> None:
    for id, role, created in (("p3", "player", 1), ("p1", "player", 2), ("p2", "admin", 3)):
        await store.people.add(Person(id=id, role=role, created=created))
    assert [person.id for person in await store.people.everyone("player")] == ["p3", "p1"]
    assert [person.id for person in await store.people.everyone()] == ["p3", "p1", "p2"]


async def test_a_session_opens_until_it_is_over(store: SqlStore, tmp_path: Path) -> None:
    await store.people.add(ADA)
    session = Session(account="p7k2", created=10, expires=100, label="a phone")
    await store.people.open("token-of-ada", session)
    assert await store.people.session("token-of-ada", 99) == session
    assert await store.people.session("token-of-ada", 100) is None
    assert await store.people.session("token-of-eve", 50) is None
    assert all(b"token-of-ada" not in file.read_bytes() for file in tmp_path.iterdir())
    await store.people.close("token-of-ada")
    assert await store.people.session("token-of-ada", 50) is None


async def test_every_session_of_an_account_can_be_ended_at_once(store: SqlStore) -> None:
    await store.people.add(ADA)
    await store.people.add(Person(id="p8", role="guest"))
    opened = [Session(account="p7k2", kind=kind, created=at) for at, kind in enumerate(("session", "device", "bot"))]
    for session in opened:
        await store.people.open(session.kind, session)
    await store.people.open("bob", Session(account="p8"))
    assert await store.people.sessions("p7k2") == opened
    await store.people.close_all("p7k2")
    assert await store.people.sessions("p7k2") == []
    assert await store.people.session("bob", 1) == Session(account="p8")


async def test_sessions_that_are_over_do_not_pile_up(store: SqlStore) -> None:
    await store.people.add(ADA)
    for at in (10, 20, 30):
        await store.people.open(f"token {at}", Session(account="p7k2", created=at, expires=at + 15))
    assert [session.created for session in await store.people.sessions("p7k2")] == [20, 30]


async def test_limits_are_kept_with_when_they_bind(store: SqlStore) -> None:
    await store.people.add(ADA)
    first, later = Limit(kind="loss", amount=500, since=1), Limit(kind="loss", amount=900, since=8)
    for limit in (later, first, Limit(kind="loss", amount=400, since=1)):
        await store.people.limit("p7k2", limit)
    assert await store.people.limits("p7k2") == [Limit(kind="loss", amount=400, since=1), later]
    await store.people.unlimit("p7k2", "loss", 8)
    assert await store.people.limits("p7k2") == [Limit(kind="loss", amount=400, since=1)]


async def test_chat_is_told_in_order_and_can_be_taken_away(store: SqlStore) -> None:
    ids = [await store.chat.say("table:7", "p7k2", at, f"line {at}") for at in range(5)]
    await store.chat.say("table:8", "p8", 9, "elsewhere")
    await store.chat.remove(ids[3])
    assert [line.text for line in await store.chat.last("table:7", limit=3)] == ["line 1", "line 2", "line 4"]
    last = await store.chat.say("table:7", "p7k2", 9, "again")
    await store.chat.remove(last)
    assert await store.chat.say("table:7", "p7k2", 9, "and again") > last


async def test_what_is_kept_about_a_person_can_be_taken_along(store: SqlStore) -> None:
    await full(store)
    exported = await store.people.export("p7k2")
    assert exported == {
        "account": {"id": "p7k2", "role": "player", "name": "Ada", "details": {"lang": "it"}, "created": 5},
        "sessions": [{"account": "p7k2", "kind": "session", "created": 3, "label": "Ada's phone"}],
        "limits": [{"kind": "loss", "amount": 500, "since": 1}],
        "chat": [{"stream": "table:7", "at": 4, "text": "Ada was here"}],
        "ledger": [{"stream": "account:p7k2", "seq": 1, "at": 0, "amount": 1000, "balance": 1000}],
    }
    with pytest.raises(LookupError):
        await store.people.export("p1")


async def test_who_asks_to_be_forgotten_leaves_only_an_id(store: SqlStore) -> None:
    await full(store)
    await store.people.erase("p7k2", at=99)
    assert await store.people.get("p7k2") == Person(id="p7k2", role="erased", created=5, erased=99)
    assert await store.people.everyone() == [Person(id="p8", role="guest", name="Bob")]
    assert await store.people.session("ada", 4) is None
    assert await store.ledger.balance("player:p7k2") == 1000
    assert await store.ledger.check() == []
    with pytest.raises(LookupError):
        await store.people.change("p7k2", name="Ada")
    await store.people.add(Person(id="p9", role="guest", name="Ada"))
    assert "Ada's phone" not in (written := await everything(store))
    assert "Ada was here" not in written
    assert "Bob was here" in written


async def full(store: SqlStore) -> None:
    """Ada and Bob, with all that can be known of them."""
    await store.people.add(ADA)
    await store.people.add(Person(id="p8", role="guest", name="Bob"))
    await store.people.open("ada", Session(account="p7k2", created=3, label="Ada's phone"))
    await store.people.limit("p7k2", Limit(kind="loss", amount=500, since=1))
    await store.chat.say("table:7", "p7k2", 4, "Ada was here")
    await store.chat.say("table:7", "p8", 5, "Bob was here")
    grant = [Entry("bank", -1000), Entry("player:p7k2", 1000)]
    await store.append(batch("account:p7k2", 0, "granted", entries=grant))


async def everything(store: SqlStore) -> str:
    """All text in all tables."""

    def read(connection: Any) -> str:
        return "\n".join(
            str(value)
            for table in METADATA.sorted_tables
            for column in table.columns
            if isinstance(column.type, String | Text)
            for value in connection.scalars(select(cast(column, Text)))
        )

    return await store.database.read(read)
