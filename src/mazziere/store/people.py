"""Accounts and who holds them. All that is personal lies in `people`, `sessions`, `limits` and `chat`, to be erased."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Select, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.engine import Connection

from mazziere.room.ports import Limit, NameTaken, Person, Session
from mazziere.store.database import Database
from mazziere.store.ledger import statement
from mazziere.store.schema import ACCOUNTS, CHAT, LIMITS, PEOPLE, SESSIONS
from mazziere.store.writer import Writer

EARLIER = delete(LIMITS).where(
    LIMITS.c.account == bindparam("whose"), LIMITS.c.kind == bindparam("what"), LIMITS.c.since == bindparam("when")
)
"""The limit whose place another takes."""


class SqlPeople:
    """The port `People` over a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def add(self, person: Person) -> None:
        """A new account."""
        await self._writer.do(lambda connection: _add(connection, person))

    async def change(
        self,
        id: str,
        *,
        role: str | None = None,
        name: str | None = None,
        password: str | None = None,
        details: dict[str, Any] | None = None,
    ) -> Person:
        """Change what is given; the person as now known."""
        given = {"role": role, "name": name, "password": password, "details": details}
        changes = {field: value for field, value in given.items() if value is not None}
        return await self._writer.do(lambda connection: _change(connection, id, changes))

    async def get(self, id: str) -> Person | None:
        """The account with that id."""
        return await self._database.read(lambda connection: _one(connection, id))

    async def named(self, name: str) -> Person | None:
        """The account that goes by a name."""
        return await self._database.read(lambda connection: _named(connection, name))

    async def everyone(self, role: str = "") -> list[Person]:
        """All accounts (of a role), oldest first."""
        query = _persons().where(ACCOUNTS.c.erased == 0).order_by(ACCOUNTS.c.created, ACCOUNTS.c.id)
        if role:
            query = query.where(ACCOUNTS.c.role == role)
        return await self._database.read(lambda connection: _found(connection, query))

    async def open(self, token: str, session: Session) -> None:
        """Begin a session."""
        row = {"hash": _hash(token), **msgspec.structs.asdict(session)}
        await self._writer.do(lambda connection: _open(connection, row))

    async def session(self, token: str, at: int) -> Session | None:
        """The session a token opens, unless it is over."""
        alive = or_(SESSIONS.c.expires == 0, SESSIONS.c.expires > at)
        query = _sessions().where(SESSIONS.c.hash == _hash(token), alive)
        rows = await self._database.read(lambda connection: connection.execute(query).mappings().all())
        return Session(**rows[0]) if rows else None

    async def close(self, token: str) -> None:
        """End a session."""
        query = delete(SESSIONS).where(SESSIONS.c.hash == _hash(token))
        await self._writer.do(lambda connection: connection.execute(query).close())

    async def sessions(self, account: str) -> list[Session]:
        """The sessions of an account."""
        return await self._database.read(lambda connection: _sessions_of(connection, account))

    async def close_all(self, account: str) -> None:
        """End every session of an account."""
        query = delete(SESSIONS).where(SESSIONS.c.account == account)
        await self._writer.do(lambda connection: connection.execute(query).close())

    async def limit(self, account: str, limit: Limit) -> None:
        """Set a limit."""
        await self.limit_many([(account, limit)])

    async def limit_many(self, limits: Sequence[tuple[str, Limit]]) -> None:
        """Set a limit of each of these accounts."""
        await self._writer.do(lambda connection: _limit(connection, limits))

    async def limits(self, account: str) -> list[Limit]:
        """Every limit the account set, oldest first."""
        return (await self.limits_of([account])).get(account, [])

    async def limits_of(self, accounts: Sequence[str]) -> dict[str, list[Limit]]:
        """Every limit these accounts set, oldest first."""
        return await self._database.read(lambda connection: _limits(connection, accounts))

    async def unlimit(self, account: str, kind: str, since: int) -> None:
        """Take a limit away."""
        await self._writer.do(lambda connection: _unlimit(connection, account, kind, since))

    async def export(self, id: str) -> dict[str, Any]:
        """All that is kept about a person."""
        return await self._database.read(lambda connection: _export(connection, id))

    async def erase(self, id: str, at: int) -> None:
        """Delete-me."""
        await self._writer.do(lambda connection: _erase(connection, id, at))


def folded(name: str) -> str | None:
    """Two names that fold alike are one name; an empty one is nobody's.

    >>> folded("Niccolò") == folded("NICCOLÒ "), folded("")
    (True, None)
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip() or None


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _persons() -> Select[Any]:
    personal = PEOPLE.c
    columns = (ACCOUNTS.c.id, ACCOUNTS.c.role, ACCOUNTS.c.created, ACCOUNTS.c.erased)
    return select(*columns, personal.name, personal.password, personal.details).join(PEOPLE, isouter=True)


def _found(connection: Connection, query: Select[Any]) -> list[Person]:
    return [
        Person(
            id=row.id,
            role=row.role,
            name=row.name or "",
            password=row.password or "",
            details=msgspec.json.decode(row.details or "{}"),
            created=row.created,
            erased=row.erased,
        )
        for row in connection.execute(query)
    ]


def _one(connection: Connection, id: str) -> Person | None:
    return next(iter(_found(connection, _persons().where(ACCOUNTS.c.id == id))), None)


def _named(connection: Connection, name: str) -> Person | None:
    key = folded(name)
    return None if key is None else next(iter(_found(connection, _persons().where(PEOPLE.c.folded == key))), None)


def _add(connection: Connection, person: Person) -> None:
    _check_name(connection, person.id, person.name)
    connection.execute(insert(ACCOUNTS).values(id=person.id, role=person.role, created=person.created, erased=0))
    connection.execute(insert(PEOPLE).values(account=person.id, **_personal(msgspec.structs.asdict(person))))


def _change(connection: Connection, id: str, changes: dict[str, Any]) -> Person:
    person = _one(connection, id)
    if person is None or person.erased:
        raise LookupError(f"no account {id!r}")
    _check_name(connection, id, changes.get("name", ""))
    if "role" in changes:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(role=changes["role"]))
    personal = _personal(changes)
    if personal:
        connection.execute(update(PEOPLE).where(PEOPLE.c.account == id).values(personal))
    return msgspec.structs.replace(person, **changes)


def _personal(fields: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {field: fields[field] for field in ("name", "password") if field in fields}
    if "name" in row:
        row["folded"] = folded(row["name"])
    if "details" in fields:
        row["details"] = msgspec.json.encode(fields["details"]).decode()
    return row


def _check_name(connection: Connection, id: str, name: str) -> None:
    holder = _named(connection, name)
    if holder is not None and holder.id != id:
        raise NameTaken(f"name: {name!r} is taken")


def _sessions() -> Select[Any]:
    columns = SESSIONS.c
    return select(columns.account, columns.kind, columns.created, columns.expires, columns.label)


def _sessions_of(connection: Connection, account: str) -> list[Session]:
    query = _sessions().where(SESSIONS.c.account == account).order_by(SESSIONS.c.created)
    return [Session(**row) for row in connection.execute(query).mappings()]


def _open(connection: Connection, row: dict[str, Any]) -> None:
    over = and_(SESSIONS.c.expires != 0, SESSIONS.c.expires <= row["created"])
    connection.execute(delete(SESSIONS).where(over))  # so that what is over does not pile up
    connection.execute(insert(SESSIONS).values(row))


def _limit(connection: Connection, limits: Sequence[tuple[str, Limit]]) -> None:
    rows = [{"account": account, **msgspec.structs.asdict(limit)} for account, limit in limits]
    connection.execute(EARLIER, [{"whose": row["account"], "what": row["kind"], "when": row["since"]} for row in rows])
    connection.execute(insert(LIMITS), rows)


def _unlimit(connection: Connection, account: str, kind: str, since: int) -> None:
    columns = LIMITS.c
    connection.execute(delete(LIMITS).where(columns.account == account, columns.kind == kind, columns.since == since))


def _limits(connection: Connection, accounts: Sequence[str]) -> dict[str, list[Limit]]:
    columns = LIMITS.c
    query = select(columns.account, columns.kind, columns.amount, columns.since, columns.until)
    rows = connection.execute(query.where(columns.account.in_(accounts)).order_by(columns.since, columns.kind))
    found: dict[str, list[Limit]] = {}
    for account, kind, amount, since, until in rows:
        found.setdefault(account, []).append(Limit(kind=kind, amount=amount, since=since, until=until))
    return found


def _export(connection: Connection, id: str) -> dict[str, Any]:
    person = _one(connection, id)
    if person is None:
        raise LookupError(f"no account {id!r}")
    said = select(CHAT.c.stream, CHAT.c.at, CHAT.c.text).where(CHAT.c.account == id).order_by(CHAT.c.id)
    kept = {
        "account": msgspec.structs.replace(person, password=""),  # a hash tells its owner nothing and a thief something
        "sessions": _sessions_of(connection, id),
        "limits": _limits(connection, [id]).get(id, []),
        "chat": [dict(row) for row in connection.execute(said).mappings()],
        "ledger": statement(connection, f"player:{id}", None),
    }
    exported: dict[str, Any] = msgspec.to_builtins(kept)
    return exported


def _erase(connection: Connection, id: str, at: int) -> None:
    if _one(connection, id) is None:
        raise LookupError(f"no account {id!r}")
    for statement_ in (
        delete(PEOPLE).where(PEOPLE.c.account == id),
        delete(SESSIONS).where(SESSIONS.c.account == id),
        delete(LIMITS).where(LIMITS.c.account == id),
        delete(CHAT).where(CHAT.c.account == id),
        update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(role="erased", erased=at),
    ):
        connection.execute(statement_)
