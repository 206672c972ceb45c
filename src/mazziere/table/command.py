"""Commands: what somebody asks of a table, when, and which turn they think it is."""

from typing import Final

import msgspec

HIRED: Final = "hired"
"""`what` of a `sit` for one of the bots the table's setup asks for: a word of the house, never of a client."""


class Command(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A verb by a player ("" is the room itself, its clock and its floor). `id` makes it idempotent in the store.

    >>> Command("sit", "p7k2", seat=3, amount=20_000)
    Command(verb='sit', player='p7k2', seat=3, amount=20000, cards=(), what='', value='', turn=0, at=0, id='')
    """

    verb: str
    player: str = ""
    seat: int = -1
    amount: int = 0
    cards: tuple[int, ...] = ()
    what: str = ""
    value: str = ""
    turn: int = 0
    at: int = 0
    id: str = ""
