"""`mazziere restore`: a room from its backup."""

from pathlib import Path
from typing import Annotated

import typer

from mazziere.cli.ledger import chips, told
from mazziere.cli.stored import DatabaseOption, DataOption, run
from mazziere.room.ports import Fault

app = typer.Typer(add_completion=False)


@app.command()
def main(
    file: Annotated[Path, typer.Argument(help="A backup of this release or an earlier one.")],
    database: DatabaseOption = "",
    data: DataOption = None,
) -> None:
    """Fill a new database from a backup, all of it or nothing, and prove its ledger.

    Hands that were running go on only with the key file of the room that was backed up.
    """
    from mazziere.store.backup import restore
    from mazziere.store.database import connect
    from mazziere.store.ledger import SqlLedger
    from mazziere.store.place import Place

    async def restored(where: Place) -> tuple[dict[str, int], list[Fault]]:
        room = connect(where)
        try:
            rows = await restore(room, file)
            return rows, await SqlLedger(room).check(lambda _, events: chips(events))
        finally:
            await room.close()

    rows, faults = run(database, data, restored)
    print(f"{rows['events']:,} events of {rows['streams']:,} streams, {rows['accounts']:,} accounts")
    for fault in faults:
        print(told(fault))
    raise typer.Exit(1 if faults else 0)
