"""`mazziere ledger`: prove that no chip was lost, and show what an account did."""

from functools import cache
from typing import Annotated, Any

import msgspec
import typer

from mazziere.cli.stored import DatabaseOption, DataOption, stored
from mazziere.room.ports import Fault, Stored

app = typer.Typer(add_completion=False, no_args_is_help=True)


class Report(msgspec.Struct):
    """What `ledger check` found."""

    ok: bool
    accounts: int
    tables: int
    faults: list[Fault]


@app.callback()
def root() -> None:
    """Prove the ledger, or look into it. Every chip is play money."""


@app.command()
def check(
    database: DatabaseOption = "",
    data: DataOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object of JSON.")] = False,
) -> None:
    """Prove that all accounts sum to zero and that every table holds the chips its account says.

    It may run beside an open room. Exits with 0 when all adds up, 1 when something does not, 2 when it cannot be read.
    """
    report = stored(database, data, _report)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        for fault in report.faults:
            print(told(fault))
        if report.ok:
            print(f"✓ {report.accounts} accounts sum to zero; {report.tables} tables hold what their accounts say")
    raise typer.Exit(0 if report.ok else 1)


@app.command()
def show(
    account: Annotated[str, typer.Argument(help="player:ID, table:ID, bank, house or rake; all unless given.")] = "",
    limit: Annotated[int, typer.Option(min=1, help="Lines of the statement.")] = 20,
    database: DatabaseOption = "",
    data: DataOption = None,
) -> None:
    """Print every balance, or the last lines of one account."""
    from mazziere.store.ledger import SqlLedger

    if account:
        for line in stored(database, data, lambda room: SqlLedger(room).statement(account, limit)):
            print(f"{line.amount:>+14,}  {line.balance:>14,}  {line.stream} {line.seq}")
    else:
        for name, amount in stored(database, data, lambda room: SqlLedger(room).balances()).items():
            print(f"{amount:>14,}  {name}")


def told(fault: Fault) -> str:
    """What does not add up, in a line."""
    return f"✗ {fault.account or 'all accounts'}: {fault.what}: {fault.expected} expected, {fault.found} found"


async def _report(room: Any) -> Report:
    from mazziere.store.ledger import SqlLedger

    ledger = SqlLedger(room)
    tables: list[str] = []

    def counted(stream: str, events: list[Stored]) -> int:
        tables.append(stream)
        return chips(events)

    faults = await ledger.check(counted)
    return Report(not faults, len(await ledger.balances()), len(tables), faults)


def chips(events: list[Stored]) -> int:
    """All chips on a table, by its own account of itself."""
    from mazziere.room.log import decode_one
    from mazziere.table.seated import resume_table

    return sum(resume_table([decode_one(event.data) for event in events], lambda _: _any_deck()).chips().values())


@cache
def _any_deck() -> Any:
    """Chips do not depend on cards still to come, so the true deck stays sealed."""
    from mazziere.cards.deck import decks
    from mazziere.cards.sealed import SealedDeck

    return SealedDeck.make(decks(6))
