"""`mazziere backup`: the whole room in one file, while it goes on."""

from pathlib import Path
from typing import Annotated

import typer

from mazziere.cli.stored import DatabaseOption, DataOption, stored

app = typer.Typer(add_completion=False)


@app.command()
def main(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = "",
    data: DataOption = None,
) -> None:
    """Write the room to a file that `mazziere restore` reads into SQLite or PostgreSQL.

    The room may be open. Decks stay encrypted: keep the key file too, apart from the backup.
    """
    from mazziere.store.backup import backup

    rows = stored(database, data, lambda room: backup(room, file))
    print(f"{file}: {rows['events']:,} events of {rows['streams']:,} streams, {rows['accounts']:,} accounts")
