"""Short ways to say what is appended."""

from typing import Any

from mazziere.room.ports import Batch, DeckRow, Entry, Limit, Message, Person, Session, Snapshot
from mazziere.store.store import SqlStore


def batch(stream: str = "table:7", expected: int = 0, *events: str, **more: Any) -> Batch:
    """A batch of events given as text."""
    return Batch(stream=stream, expected=expected, events=[event.encode() for event in events or ("e",)], **more)


def entries(**amounts: int) -> list[Entry]:
    """Entries by account: `player_ada=-100` is 100 from `player:ada`."""
    return [Entry(account.replace("_", ":"), amount) for account, amount in amounts.items()]


async def furnish(store: SqlStore) -> None:
    """A room in which every table of the database has rows."""
    for person in (Person(id="p7k2", role="player", name="Ada", password="hash"), Person(id="p8", role="guest")):
        await store.people.add(person)
    await store.people.open("token", Session(account="p7k2", created=1))
    await store.people.limit("p7k2", Limit(kind="loss", amount=500))
    await store.chat.say("table:7", "p7k2", 4, "buonasera ♠")
    await store.set("opened", "yes")
    await store.append(batch("cashier", 0, "granted", entries=entries(bank=-1500, player_p7k2=1000, player_p8=500)))
    for seq in range(3):
        await store.append(
            batch(
                "table:7",
                seq,
                "\x00 any bytes",
                at=seq,
                command=f"command {seq}",
                entries=entries(player_p7k2=-100, table_7=100),
                outbox=[Message(f"table:7/{seq}", "table:8", b"\xff")],
                deck=DeckRow(seq, b"secret"),
            )
        )
    await store.snapshot("table:7", Snapshot(2, b"\xfe", "0.1"))
