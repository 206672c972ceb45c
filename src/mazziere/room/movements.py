"""Every movement of a player's chips, as the ledger has them: the cashier, seats bought, chips added, tables left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room.log import decode_one
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table.postings import postings

if TYPE_CHECKING:
    from mazziere.hand.events import Event
    from mazziere.room.ports import Line
    from mazziere.room.room import Room

REACH: Final = 400
"""Events of a step before its last one, among which what moved the chips is looked for."""

WHAT: Final[dict[type[Event], str]] = {
    ev.SatDown: "sat-down",
    ev.Bought: "bought",
    ev.TopUpReturned: "returned",
    ev.PaidOut: "left",
    ev.Left: "left",
}
CASHIER: Final = "cashier"
TABLE: Final = "table:"


class Movement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chips that came or went, and what was left then: `what` happened, at which table, or `why` at the cashier.
    A table that is `open` can be gone to.
    """

    at: int
    amount: int
    balance: int
    what: str
    why: str = ""
    table: str = ""
    name: str = ""
    game: str = ""
    open: bool = False


async def movements(room: Room, player: str, most: int, skip: int = 0) -> list[Movement]:
    """The last movements of a player's chips, newest first."""
    lines = await room.store.ledger.statement(f"player:{player}", most, skip)
    receipts = {receipt.number: receipt for receipt in await room.cashier.receipts(player)}
    told: list[Movement] = []
    causes: dict[tuple[str, int], list[tuple[int, str]]] = {}
    for line in lines:
        if not line.stream.startswith(TABLE):
            told.append(Movement(line.at, line.amount, line.balance, CASHIER, receipts[line.seq].why))
            continue
        step = (line.stream, line.seq)
        if step not in causes:
            causes[step] = await _causes(room, player, line)
        id = line.stream.removeprefix(TABLE)
        name, game = await _called(room, id)
        what = _taken(causes[step], line.amount)
        told.append(Movement(line.at, line.amount, line.balance, what, "", id, name, game, id in room.actors))
    return told


async def _causes(room: Room, player: str, line: Line) -> list[tuple[int, str]]:
    """What moved a player's chips in one step of a table, and how many: newest first, as the lines are."""
    found: list[tuple[int, str]] = []
    for stored in await room.store.read(line.stream, max(line.seq - REACH, 0), line.seq):
        if stored.at != line.at:
            continue
        event = decode_one(stored.data)
        moved = [amount for account, amount in postings(event, "") if account == f"player:{player}"]
        found += [(amount, WHAT[type(event)]) for amount in moved]
    return found[::-1]


def _taken(causes: list[tuple[int, str]], amount: int) -> str:
    """What moved so many chips; each thing moved them once."""
    cause = next((each for each in causes if each[0] == amount), (amount, "left" if amount > 0 else "bought"))
    if cause in causes:
        causes.remove(cause)
    return cause[1]


async def _called(room: Room, table: str) -> tuple[str, str]:
    try:
        setup = (await room.histories.archive.table(table)).table.setup
    except Refusal:
        return "", ""
    return setup.name, setup.game
