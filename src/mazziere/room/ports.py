"""What the room asks of whatever keeps its streams, ledger, decks and people. `mazziere.store` answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

HOUSE_ACCOUNTS = ("bank", "house", "rake")
"""Accounts of the house itself: they alone may go below zero. All others are `player:ID` or `table:ID`."""


class StoreError(Exception):
    """Anything the store refuses or cannot do; nothing of the batch was written unless the class says otherwise."""


class Conflict(StoreError):
    """Somebody else wrote to the stream: whoever holds the aggregate must build it again from the log."""

    def __init__(self, stream: str, expected: int, last: int) -> None:
        super().__init__(f"{stream}: expected to follow event {expected}, but its last is {last}")
        self.stream, self.expected, self.last = stream, expected, last


class AlreadyDone(StoreError):
    """The command was carried out before: `seq` is the stream's last event after it, then. Nothing is written."""

    def __init__(self, stream: str, command: str, seq: int) -> None:
        super().__init__(f"{stream}: command {command!r} was done at event {seq}")
        self.stream, self.command, self.seq = stream, command, seq


class Unbalanced(StoreError):
    """The entries of a batch do not sum to zero."""


class Overdrawn(StoreError):
    """An account that is not the house's would go below zero: the player no longer has that money."""

    def __init__(self, account: str, balance: int, amount: int) -> None:
        super().__init__(f"{account}: has {balance}, cannot pay {-amount}")
        self.account, self.balance, self.amount = account, balance, amount


class NameTaken(StoreError):
    """Another account goes by that name (capitals and accents written otherwise do not make it another name)."""


class Unavailable(StoreError):
    """The database does not answer, or its disk is full. Whether the batch was written is not known: read the log."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the ledger: so much to an account (or, below zero, from it)."""

    account: str
    amount: int


class Message(msgspec.Struct, frozen=True, gc=False):
    """A command for another stream. `id` derives from the event that causes it, and is the command's id there."""

    id: str
    to: str
    data: bytes


class DeckRow(msgspec.Struct, frozen=True, gc=False):
    """What makes a hand's deck again (secret, pack, entropies ...); kept encrypted, apart from the events."""

    number: int
    data: bytes

    def __repr__(self) -> str:
        return f"DeckRow(number={self.number})"  # the secret stays out of logs


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """One transaction: events that follow number `expected` of a stream (0: a new one) and all that they cause."""

    stream: str
    expected: int
    events: list[bytes]
    at: int = 0
    command: str = ""
    entries: list[Entry] = []
    outbox: list[Message] = []
    deck: DeckRow | None = None


class Stored(msgspec.Struct, frozen=True, gc=False):
    """An event as it lies in its stream."""

    seq: int
    at: int
    data: bytes


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """A state as of event `seq`, to start faster. `version` names the code that can read it; it may be thrown away."""

    seq: int
    data: bytes
    version: str = ""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A message not yet done, and the stream that caused it."""

    id: str
    stream: str
    to: str
    data: bytes


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of an account's statement: the amount, the event that caused it, and what the account held then."""

    stream: str
    seq: int
    at: int
    amount: int
    balance: int


class Fault(msgspec.Struct, frozen=True):
    """Something `Ledger.check` found: which account, what it should hold and what it holds."""

    what: str
    account: str
    expected: int
    found: int


class Person(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An account and what is known of who holds it. After `erase` only id, role and dates are left.

    `password` is a hash, `details` whatever the room keeps about a person (language, notes, preferences).
    """

    id: str
    role: str
    name: str = ""
    password: str = ""
    details: dict[str, Any] = {}
    created: int = 0
    erased: int = 0


class Session(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A key to an account: a browser's session, a code for another device, a bot's token. `expires` 0: never."""

    account: str
    kind: str = "session"
    created: int = 0
    expires: int = 0
    label: str = ""


class Limit(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A protection a player set: loss, time, reminder, exclusion ... It binds from `since` to `until` (0: for good)."""

    kind: str
    amount: int = 0
    since: int = 0
    until: int = 0


class Said(msgspec.Struct, frozen=True, gc=False):
    """A line of chat."""

    id: int
    stream: str
    account: str
    at: int
    text: str


class Ledger(Protocol):
    """Double entry: a batch's entries sum to zero, so all accounts together do."""

    async def balance(self, account: str) -> int:
        """What an account holds; 0 for one that never moved."""

    async def balances(self, prefix: str = "") -> dict[str, int]:
        """Every account whose name begins so, by name."""

    async def statement(self, account: str, limit: int = 100, skip: int = 0) -> list[Line]:
        """The last lines of an account, newest first, without the very last ones that are skipped."""

    async def check(self, chips: Callable[[str, list[Stored]], int] | None = None) -> list[Fault]:
        """Everything that does not add up; `chips(stream, events)` tells how much a table's own state says it holds."""


class Outbox(Protocol):
    """Commands that go from one stream to another, kept until they are done."""

    async def pending(self, limit: int = 1000) -> list[Pending]:
        """The oldest messages not done yet."""

    async def done(self, id: str) -> None:
        """The other stream took it, or refused it for good. A second time does nothing."""


class Decks(Protocol):
    """Decks, encrypted at rest."""

    async def get(self, stream: str, number: int) -> bytes:
        """For the dealer alone, to go on with a running hand. Unknown: LookupError."""

    async def unseal(self, stream: str, number: int, *, who: str, why: str, at: int) -> bytes:
        """For an audit of a finished hand: who asked and why is an event of the stream `audit` before it is shown."""


class People(Protocol):
    """Accounts, sessions and limits. What is personal lies in tables that can be erased; events hold ids only."""

    async def add(self, person: Person) -> None:
        """A new account. NameTaken when another holds the name."""

    async def change(
        self,
        id: str,
        *,
        role: str | None = None,
        name: str | None = None,
        password: str | None = None,
        details: dict[str, Any] | None = None,
    ) -> Person:
        """Change what is given; the person as now known. NameTaken as for `add`; an unknown id: LookupError."""

    async def get(self, id: str) -> Person | None:
        """The account with that id."""

    async def named(self, name: str) -> Person | None:
        """The account that goes by a name."""

    async def everyone(self, role: str = "") -> list[Person]:
        """All accounts (of a role), oldest first, those erased left out."""

    async def open(self, token: str, session: Session) -> None:
        """Begin a session. Only a hash of the token is kept."""

    async def session(self, token: str, at: int) -> Session | None:
        """The session a token opens, unless it is over."""

    async def close(self, token: str) -> None:
        """End a session."""

    async def sessions(self, account: str) -> list[Session]:
        """The open sessions of an account."""

    async def close_all(self, account: str) -> None:
        """End every session of an account."""

    async def limit(self, account: str, limit: Limit) -> None:
        """Set a limit; it takes the place of the account's earlier one of that kind with the same `since`."""

    async def limit_many(self, limits: Sequence[tuple[str, Limit]]) -> None:
        """The same for many accounts, all or none."""

    async def limits(self, account: str) -> list[Limit]:
        """Every limit the account set, oldest first; which of them binds is the room's to say."""

    async def limits_of(self, accounts: Sequence[str]) -> dict[str, list[Limit]]:
        """The same for many accounts at once; those without a limit are left out."""

    async def unlimit(self, account: str, kind: str, since: int) -> None:
        """Take a limit away."""

    async def export(self, id: str) -> dict[str, Any]:
        """All that is kept about a person, ready for JSON: account, sessions, limits, chat, ledger."""

    async def erase(self, id: str, at: int) -> None:
        """Delete-me: name, password, details, sessions, limits and chat go; the id stays in the log, nameless."""


class Chat(Protocol):
    """What is said at a table. Erasable, and never part of a stream."""

    async def say(self, stream: str, account: str, at: int, text: str) -> int:
        """Keep a line; its id."""

    async def last(self, stream: str, limit: int = 50) -> list[Said]:
        """The last lines said there, oldest first."""

    async def remove(self, id: int) -> None:
        """Take a line away."""


class Store(Protocol):
    """Everything the room keeps. One transaction is one `append`, and what it acknowledges is on disk.

    A stream is named `kind:ID`; one owner writes to it. After an error of `append`, or a cancelled one (which may still
    be written), build the aggregate again from `read`.
    """

    ledger: Ledger
    outbox: Outbox
    decks: Decks
    people: People
    chat: Chat

    async def append(self, batch: Batch) -> int:
        """The stream's last number afterwards. Raises Conflict, AlreadyDone, Unbalanced, Overdrawn or Unavailable."""

    async def read(self, stream: str, after: int = 0, upto: int | None = None) -> list[Stored]:
        """The events of a stream after that number (and up to another), in order; none for an unknown stream."""

    async def streams(self, kind: str) -> list[str]:
        """The streams of a kind (`table` finds `table:7`), in the order they began."""

    async def last(self, stream: str) -> int:
        """The number of a stream's last event; 0 for an unknown one."""

    async def done(self, stream: str, command: str) -> int | None:
        """The last event of a command carried out before; None: it is new. Ask before deciding it a second time."""

    async def snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a state in place of the stream's earlier one."""

    async def latest(self, stream: str) -> Snapshot | None:
        """The stream's snapshot, if it has one."""

    async def setting(self, name: str) -> str | None:
        """A value of the room's own (not personal, not secret)."""

    async def set(self, name: str, value: str) -> None:
        """Keep a value of the room's own."""

    def secret(self, name: str) -> bytes:
        """32 bytes that stay the same as long as the key does, for signing cookies and the like; kept nowhere."""

    async def available(self) -> None:
        """Return once the database answers (again)."""

    async def close(self) -> None:
        """Write what waits to be written, then let go of the database."""
