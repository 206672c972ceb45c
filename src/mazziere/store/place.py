"""Where a room lies: a path, `sqlite:///…` or `postgresql://…`, and the key file that belongs to it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

VARIABLE: Final = "MAZZIERE_DATABASE"
MEMORY: Final = ":memory:"
_DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Place(NamedTuple):
    """A database and its key file (none for a database in memory)."""

    url: URL
    key: Path | None

    @property
    def file(self) -> Path | None:
        """The SQLite file; None for a server or a database in memory."""
        named = self.url.database or MEMORY
        return None if self.url.get_backend_name() != "sqlite" or named == MEMORY else Path(named)

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)


def folder() -> Path:
    """Where this user's room is kept unless told otherwise."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "mazziere"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "mazziere"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "mazziere"


def place(database: str = "", data: Path | None = None) -> Place:
    """A path or an address as the user gave it, else MAZZIERE_DATABASE, else `room.db` in the data folder.

    >>> str(place("evening.db")), place("evening.db").key.name
    ('sqlite+pysqlite:///evening.db', 'evening.db.key')
    >>> str(place("postgresql://club:secret@db/room"))
    'postgresql+asyncpg://club:***@db/room'
    """
    home = data or folder()
    text = database or os.environ.get(VARIABLE, "") or str(home / "room.db")
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
        url = url.set(drivername=_DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError, ValueError):
        shown = re.sub(r"//[^/@]*@", "//***@", text)  # there may be a password in it
        raise ValueError(f"database: {shown!r} is not a path, sqlite:///PATH or postgresql://USER@HOST/NAME") from None
    found = Place(url, home / "mazziere.key")
    if url.get_backend_name() == "sqlite":
        return found._replace(key=found.file and found.file.with_name(found.file.name + ".key"))
    return found
