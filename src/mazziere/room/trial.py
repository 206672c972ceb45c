"""A table tried out before it is opened: whatever somebody asks for, a hand of it can be dealt."""

from __future__ import annotations

from msgspec.structs import replace

from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.seated import open_table
from mazziere.table.setup import TableSetup


def try_out(setup: TableSetup) -> None:
    """Open the table where nobody sees it, seat two and deal; refuse what cannot be played."""
    try:
        table = open_table(replace(setup, approve=False))
        for player in ("one", "two"):
            table.do(Command("sit", player, amount=max(setup.buy_in[0], 1)))
        wanted = table.wants_deck()
        if wanted is not None and wanted.packs == 1:
            table.begin(wanted.pack, {}, at=0)
    except Refusal as refusal:
        raise Refusal("", "room-setup", reason=str(refusal)) from None
    except (LookupError, ValueError, TypeError, ArithmeticError, AssertionError) as error:
        raise Refusal("", "room-setup", reason=str(error).strip("'\"")) from None
