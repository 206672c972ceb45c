"""The tables, one schema for SQLite and PostgreSQL. A change here needs a migration; a test holds the two together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from mazziere.room.ports import HOUSE_ACCOUNTS

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
SERIAL: Final = BigInteger().with_variant(Integer, "sqlite")
"""A number the database gives: SQLite counts only columns of type INTEGER."""

SOLVENT: Final = f"amount >= 0 OR account IN ({', '.join(repr(account) for account in HOUSE_ACCOUNTS)})"

STREAMS: Final = Table(
    "streams",
    METADATA,
    Column("position", SERIAL, primary_key=True),
    Column("stream", String, nullable=False),
    Column("kind", String, nullable=False),
    UniqueConstraint("stream"),
    Index(None, "kind", "position"),
)
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("stream", String, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("stream", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("stream", String, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("account", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "account", "at"),
    sqlite_with_rowid=False,
)
BALANCES: Final = Table(
    "balances",
    METADATA,
    Column("account", String, primary_key=True),
    Column("amount", BigInteger, nullable=False),
    CheckConstraint(SOLVENT, name="solvent"),
    sqlite_with_rowid=False,
)
OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("position", SERIAL, primary_key=True),
    Column("id", String, nullable=False),
    Column("stream", String, nullable=False),
    Column("to", String, nullable=False),
    Column("data", LargeBinary, nullable=False),
    UniqueConstraint("id"),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("stream", String, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("version", String, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
DECKS: Final = Table(
    "decks",
    METADATA,
    Column("stream", String, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("sealed", LargeBinary, nullable=False),
)
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String, primary_key=True),
    Column("role", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("erased", BigInteger, nullable=False, server_default="0"),
)
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("account", String, ForeignKey("accounts.id"), primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String),
    Column("password", String, nullable=False),
    Column("details", Text, nullable=False),
    UniqueConstraint("folded"),
)
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("account", String, ForeignKey("accounts.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("label", String, nullable=False),
    Index(None, "account"),
)
LIMITS: Final = Table(
    "limits",
    METADATA,
    Column("account", String, ForeignKey("accounts.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("amount", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", SERIAL, primary_key=True),
    Column("stream", String, nullable=False),
    Column("account", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "stream", "id"),
    Index(None, "account"),
    sqlite_autoincrement=True,  # the id of a line taken away is never another's
)
SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)
