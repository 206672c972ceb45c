"""The schema: what the migrations make is what the code says, and a database of a later release is left alone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from mazziere.room.ports import StoreError
from mazziere.store.database import connect
from mazziere.store.migrate import HEAD, SCRIPTS, migrate, revision
from mazziere.store.place import place
from mazziere.store.schema import METADATA
from mazziere.store.store import open_store

from .helpers import batch

pytestmark = pytest.mark.anyio


def test_the_release_names_the_last_migration() -> None:
    assert ScriptDirectory(str(SCRIPTS)).get_current_head() == HEAD


async def test_the_migrations_make_the_schema_that_the_code_says(nowhere: str) -> None:
    database = connect(place(nowhere))
    await migrate(database)

    def differences(connection: Any) -> list[Any]:
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
        return [what for what in found if what[0] != "remove_table" or what[1].name != "sqlite_sequence"]

    assert await database.read(differences) == []
    await database.close()


async def test_two_rooms_may_start_at_once_on_an_empty_database(nowhere: str, tmp_path: Path) -> None:
    stores = await asyncio.gather(*[open_store(nowhere, tmp_path) for _ in range(3)])
    await asyncio.gather(*[store.append(batch(f"table:{n}")) for n, store in enumerate(stores)])
    assert sorted(await stores[0].streams("table")) == ["table:0", "table:1", "table:2"]
    assert len({store.secret("cookies") for store in stores}) == 1
    for store in stores:
        await store.close()


async def test_a_database_of_a_later_release_is_refused_untouched(nowhere: str, tmp_path: Path) -> None:
    await (await open_store(nowhere, tmp_path)).close()
    database = connect(place(nowhere))
    later = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(later).close())
    with pytest.raises(StoreError, match="9999, of a later release"):
        await open_store(nowhere, tmp_path)
    assert await database.read(revision) == "9999"
    await database.close()
