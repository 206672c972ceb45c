"""A portable backup: one file that either database can be restored from.

JSON lines, compressed with gzip: a header, then each table's columns followed by its rows, then how many rows there
were, so that a file cut short is known for one. Bytes are in base64. Decks stay encrypted; their key is not in it.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import LargeBinary, MetaData, func, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from mazziere.room.ports import StoreError
from mazziere.store.database import Database
from mazziere.store.keys import sync_folder
from mazziere.store.migrate import HEAD, revision, upgrade
from mazziere.store.schema import METADATA

FORMAT: Final = 1
ROWS: Final = 1000
"""Rows that go to the database at a time."""


class Header(msgspec.Struct, tag="mazziere-backup"):
    """The first line: the file's format and the schema its tables have."""

    format: int
    schema: str


class Columns(msgspec.Struct, tag="table"):
    """Before a table's rows: what each value is, and which of them are bytes."""

    name: str
    columns: list[str]
    binary: list[str]


class Counted(msgspec.Struct, tag="end"):
    """The last line: how many rows each table had."""

    rows: dict[str, int]


Line = Header | Columns | Counted | list[Any]
_LINE: Final = msgspec.json.Decoder(Line)


async def backup(database: Database, file: Path) -> dict[str, int]:
    """Write one consistent state to a file while the room goes on; how many rows of each table it holds.

    The file appears under its name only when it is whole and on disk.
    """
    draft = file.with_name(f"{file.name}.part")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wb", compresslevel=6) as out:
                rows = await database.read(lambda connection: _dump(connection, out.write))
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(file)
        sync_folder(file.parent)
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def restore(database: Database, file: Path) -> dict[str, int]:
    """Fill a new database from a backup of this release or an earlier one, all of it or nothing."""
    with gzip.open(file, "rb") as lines:
        try:
            return await database.write(lambda connection: _load(connection, lines))
        except IntegrityError as error:
            raise StoreError(f"the backup is not whole: {error.orig}") from error


def _dump(connection: Connection, write: Callable[[bytes], object]) -> dict[str, int]:
    found = revision(connection)
    if found != HEAD:
        raise StoreError(f"the database has schema {found or 'none'}, this release {HEAD}: start the room on it first")
    write(msgspec.json.encode(Header(FORMAT, HEAD)) + b"\n")
    counted = {}
    for table in METADATA.sorted_tables:
        names = [str(column.name) for column in table.columns]
        binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
        write(msgspec.json.encode(Columns(str(table.name), names, binary)) + b"\n")
        counted[table.name] = 0
        ordered = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=ROWS)
        for row in connection.execute(ordered):
            write(msgspec.json.encode(tuple(row)) + b"\n")
            counted[table.name] += 1
    write(msgspec.json.encode(Counted(counted)) + b"\n")
    return counted


def _load(connection: Connection, lines: Iterable[bytes]) -> dict[str, int]:
    told = _lines(lines)
    header = next(told, None)
    if not isinstance(header, Header):
        raise StoreError("not a backup of Mazziere's: its first line is not the header of one")
    if header.format != FORMAT or header.schema > HEAD:
        raise StoreError(
            f"the backup has format {header.format} and schema {header.schema}, of a later release; "
            f"this one reads format {FORMAT} up to schema {HEAD}"
        )
    _prepare(connection, header.schema)
    counted = _fill(connection, told)
    upgrade(connection)
    _count_on(connection)
    return counted


def _fill(connection: Connection, told: Iterator[Line]) -> dict[str, int]:
    """Insert every row, a page at a time; how many each table got, which must be what the last line says."""
    schema = MetaData()
    schema.reflect(connection)
    counted: dict[str, int] = {}
    said: dict[str, int] = {}
    columns = Columns("", [], [])
    page: list[dict[str, Any]] = []
    for line in told:
        if isinstance(line, list):
            page.append(_row(columns, line))
        if page and (len(page) == ROWS or not isinstance(line, list)):
            connection.execute(schema.tables[columns.name].insert(), page)
            counted[columns.name] += len(page)
            page = []
        if isinstance(line, Columns):
            columns = line
            counted[columns.name] = 0
        elif isinstance(line, Counted):
            said = line.rows
    if said != counted or not said:
        raise StoreError(f"the backup is not whole: it says {said or 'nothing'}, and holds {counted}")
    return counted


def _lines(lines: Iterable[bytes]) -> Iterator[Line]:
    try:
        for line in lines:
            yield _LINE.decode(line)
    except (EOFError, gzip.BadGzipFile, msgspec.MsgspecError) as error:
        raise StoreError(f"the backup cannot be read: {error}") from error


def _prepare(connection: Connection, schema: str) -> None:
    """The backup's own schema, with nothing in it: rows go in as they came out, and are migrated there."""
    found = revision(connection)
    if found is None:
        upgrade(connection, schema)
        return
    tables = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
    filled = [name for name in tables if connection.scalar(text(f"SELECT 1 FROM {name} LIMIT 1"))]
    if filled or found != schema:
        raise StoreError(f"a backup is restored to a new database; this one has {', '.join(filled) or found}")


def _row(columns: Columns, values: list[Any]) -> dict[str, Any]:
    row = dict(zip(columns.columns, values, strict=True))
    row.update((name, b64decode(row[name])) for name in columns.binary)
    return row


def _count_on(connection: Connection) -> None:
    """PostgreSQL's counters go on after the numbers that came with the rows."""
    if connection.dialect.name != "postgresql":
        return
    for table in METADATA.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            last = connection.scalar(select(func.max(column)))
            counter = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(counter, last or 1, last is not None)))
