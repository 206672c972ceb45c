"""Where a room lies, and who may look at it."""

import stat
import sys
from pathlib import Path

import pytest

from mazziere.room.ports import Store
from mazziere.store.place import VARIABLE, place
from mazziere.store.store import open_store

from .helpers import batch

pytestmark = pytest.mark.anyio


def test_what_the_user_says_comes_before_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert place(data=tmp_path).file == tmp_path / "room.db"
    monkeypatch.setenv(VARIABLE, "elsewhere.db")
    assert place(data=tmp_path).file == Path("elsewhere.db")
    assert place("here.db", tmp_path).file == Path("here.db")


def test_a_server_has_its_key_in_the_data_folder(tmp_path: Path) -> None:
    for scheme in ("postgres", "postgresql"):
        found = place(f"{scheme}://club:secret@db/room", tmp_path)
        assert (found.file, found.key) == (None, tmp_path / "mazziere.key")
        assert "secret" not in str(found)


@pytest.mark.parametrize("address", ["mysql://ada:secret@db/room", "://", "postgresql://:port"])
def test_an_address_that_is_none_is_named(address: str) -> None:
    with pytest.raises(ValueError, match="is not a path, sqlite") as refused:
        place(address)
    assert "secret" not in str(refused.value)


@pytest.mark.skipif(sys.platform == "win32", reason="file modes are POSIX's")
async def test_only_its_owner_may_read_the_room(tmp_path: Path) -> None:
    store: Store = await open_store(str(tmp_path / "club" / "room.db"))
    await store.append(batch())
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "club").iterdir()}
    await store.close()
    assert set(modes) >= {"room.db", "room.db-wal", "room.db.key"}
    assert set(modes.values()) == {0o600}
