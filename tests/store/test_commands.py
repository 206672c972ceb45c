"""`mazziere ledger`, `backup` and `restore` as they are typed, on a room with real tables."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import Result
from sqlalchemy import text
from typer.testing import CliRunner

from mazziere.cli.group import app
from mazziere.store.database import connect
from mazziere.store.place import place
from mazziere.store.store import open_store

from .evening import evening


def typed(*words: object) -> Result:
    """A command, and what came of it."""
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A room in which hands are running."""

    async def play() -> None:
        store = await open_store(str(tmp_path / "room.db"))
        await evening(store)
        await store.close()

    asyncio.run(play())
    return tmp_path / "room.db"


async def say(room: Path, statement: str) -> None:
    """Change a database behind our back."""
    database = connect(place(str(room)))
    await database.write(lambda connection: connection.execute(text(statement)).close())
    await database.close()


def test_a_ledger_that_adds_up_is_proved(room: Path) -> None:
    proved = typed("ledger", "check", "--database", room)
    assert proved.exit_code == 0, proved.output
    assert "sum to zero; 3 tables hold what their accounts say" in proved.output
    told = json.loads(typed("ledger", "check", "--json", "--database", room).output)
    assert (told["ok"], told["tables"], told["faults"]) == (True, 3, [])


def test_chips_that_the_table_lost_are_found(room: Path) -> None:
    asyncio.run(say(room, "UPDATE entries SET amount = amount - 5 WHERE account = 'table:holdem' AND seq < 5"))
    found = typed("ledger", "check", "--database", room)
    assert found.exit_code == 1
    assert "table:holdem: a balance is not the sum of its entries" in found.output
    assert "✓" not in found.output


def test_balances_and_statements_are_printed(room: Path) -> None:
    assert "  table:holdem" in typed("ledger", "show", "--database", room).output
    lines = typed("ledger", "show", "player:p1", "--database", room).output.splitlines()
    assert lines[-1].split() == ["+10,000", "10,000", "cashier", "1"]


def test_a_room_is_backed_up_and_restored(room: Path, tmp_path: Path) -> None:
    saved = typed("backup", tmp_path / "saved", "--database", room)
    assert saved.exit_code == 0, saved.output
    again = typed("restore", tmp_path / "saved", "--database", tmp_path / "again.db")
    assert again.exit_code == 0, again.output
    assert typed("ledger", "check", "--database", tmp_path / "again.db").exit_code == 0
    assert typed("restore", tmp_path / "saved", "--database", room).exit_code == 2


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ledger", "check", "--database", "none/room.db"), "there is no room"),
        (("backup", "x", "--database", "none/room.db"), "there is no room"),
        (("ledger", "check", "--database", "mysql://x"), "postgresql://"),
        (("restore", "no-such-file", "--database", ":memory:"), "no-such-file"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    failed = typed(*words)
    assert failed.exit_code == 2
    assert failed.output.startswith("mazziere: ")
    assert why in failed.output
    assert not (tmp_path / "none").exists()
