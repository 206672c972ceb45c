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
    *("last-hands", "limits", "hold", "release", "standing", "unclaimed"),
)

ASKED: Final = (
    dict.fromkeys(_PLAY, "play")
    | dict.fromkeys(_FLOOR, "pause")
    | {"kick": "kick", "remove": "kick", "close": "close-table"}
)
"""Every verb of a client, with what it needs (`mazziere.room.roles.NEEDS`); a host may do all at the own table."""

BRINGS_CHIPS: Final = ("sit", "top-up")

ARRIVES: Final = ("", "standing")
"""How a client may come to a table. That somebody was moved, which changes what may be bought, the house alone says."""


def checked(command: Command) -> Command:
    """The command, if a client may say it like this."""
    if command.verb == "sit" and command.what not in ARRIVES:
        raise Refusal("", "room-no-arrival", what=command.what)
    return command
