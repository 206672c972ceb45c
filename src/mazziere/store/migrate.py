"""Bringing a database up to this release, in one transaction: an interrupted migration never happened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from mazziere.room.ports import StoreError
from mazziere.store.database import Database

HEAD: Final = "0001"
"""The schema of this release; every earlier one has a migration in `migrations/versions`."""

SCRIPTS: Final = Path(__file__).with_name("migrations")
_LOCK: Final = 0x6D617A7A
"""Two processes that start at once: the second waits, and then finds nothing to do."""


async def migrate(database: Database) -> None:
    """Make the schema, or bring it up to date. A database of a later release is refused untouched."""
    if await database.read(revision) != HEAD:
        await database.write(upgrade)


def revision(connection: Connection) -> str | None:
    """Which schema a database has; None: none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Run the migrations that lead there, inside the transaction the connection is in."""
    from alembic.config import Config  # imported here: a start with nothing to migrate need not wait for it
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    scripts = ScriptDirectory(str(SCRIPTS))
    known = [script.revision for script in scripts.walk_revisions()]
    found = revision(connection)
    if found is not None and found not in known:
        raise StoreError(f"the database has schema {found}, of a later release; this one knows {', '.join(known)}")
    steps = EnvironmentContext(Config(), scripts, fn=lambda now, _: scripts._upgrade_revs(to, now))
    # SQLite's DDL is transactional too: our connections begin before the first statement.
    steps.configure(connection=connection, transactional_ddl=True, render_as_batch=True)
    with steps:
        steps.run_migrations()
