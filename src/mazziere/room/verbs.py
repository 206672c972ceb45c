"""What a client may ask of a table, and what each needs; the clock's own verbs are not among them."""

from __future__ import annotations

from typing import Final

from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command

_PLAY: Final = (
    *("act", "sit", "leave", "top-up", "sit-out", "return", "post", "wait", "straddle", "prefer", "choose"),
    *("change-seat", "dispute", "show", "deny", "cash", "give", "stakes", "deck"),
)
_FLOOR: Final = (
    *("approve", "pause", "resume", "keep-apart", "void", "draw", "count"),
    *("bots", "last-hands", "limits", "hold", "release", "standing", "unclaimed"),
)

ASKED: Final = (
    dict.fromkeys(_PLAY, "play")
    | dict.fromkeys(_FLOOR, "pause")
    | {"kick": "kick", "remove": "kick", "close": "close-table", "keep-open": "close-table"}
)
"""Every verb of a client, with what it needs (`mazziere.room.roles.NEEDS`); a host may do all at the own table."""

AUDITED: Final = tuple([verb for verb, needs in ASKED.items() if needs != "play"])
"""What is written down when it is done, with who did it."""

_SEAT: Final = ("approve", "hold", "release")


def how(command: Command) -> str:
    """What is written down of a command besides its verb and its table: how many, which seat, whom, which limits."""
    if command.verb == "bots":
        return str(command.amount)
    if command.verb in _SEAT:
        return str(command.seat + 1)
    if command.verb == "keep-apart":
        return f"{command.what} {command.value}"
    return command.value if command.verb == "limits" else command.what


BRINGS_CHIPS: Final = ("sit", "top-up")

ARRIVES: Final = ("", "standing")
"""How a client may come to a table. That somebody was moved, which changes what may be bought, the house alone says."""


def checked(command: Command) -> Command:
    """The command, if a client may say it like this."""
    if command.verb == "sit" and command.what not in ARRIVES:
        raise Refusal("", "room-no-arrival", what=command.what)
    return command
