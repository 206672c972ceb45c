"""The power goes: the SQLite file as it was last synced holds every acknowledged command."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bench.faults import Room, problems

HERE = Path(__file__).parent


@pytest.fixture
def preload(tmp_path: Path) -> Path:
    """The library that remembers what was synced."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("needs Linux and a C compiler, to watch the syncs of a process")
    library = tmp_path / "synced.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, HERE / "synced.c", "-ldl"], check=True)
    return library


def test_what_was_synced_holds_every_answer(preload: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "before"
    folder.mkdir()
    monkeypatch.setenv("LD_PRELOAD", str(preload))
    room = Room(str(folder / "room.db"), folder)
    monkeypatch.delenv("LD_PRELOAD")
    answers = room.kill_after(80)
    after = tmp_path / "after"
    after.mkdir()
    for file in ("room.db", "room.db-wal"):
        shutil.copy(folder / f"{file}.synced", after / file)
    shutil.copy(folder / "room.db.key", after)
    assert problems(str(after / "room.db"), after, answers) == []
