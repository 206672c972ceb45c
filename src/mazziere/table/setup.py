"""What a table is opened with: its game, its stakes, its seats, its clock and the house's options."""

from typing import Any, Literal

import msgspec

from mazziere.games.mixed import Leg
from mazziere.hand.events import Stakes

MIXED = "mixed"
DEALERS_CHOICE = "dealers-choice"
HOUSE = ("blackjack", "punto-banco")
"""The games that are played against the bank."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The online clock, in milliseconds; 0 takes the rulebook's figure, and -1 is no clock at all.

    `bank` is the reserve a player brings to the table, `sit_out_after` how many turns in a row may run out,
    `pause` how long the table rests between two hands, `betting` how long stakes are taken in a house game.
    """

    think: int = 0
    bank: int = 0
    sit_out_after: int = 0
    pause: int = 3_000
    betting: int = 15_000


TURNED = 6_000
"""The pause between two rounds against the bank: its cards are turned one by one, and then looked at."""


class TableSetup(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything fixed when a table opens. Amounts are in the table's smallest unit, times in milliseconds.

    `game` is a game's key, `mixed` (then `rotation` lists the legs) or `dealers-choice` (then `menu`, or the whole
    one). `stakes` serves every game of the table: games with a button take the blinds, stud the ante and the
    bring-in; an Italian table's `ante` is the invito. `buy_in` is the least and the most (0: the rulebook's, no
    most). `straddles` and `boards` offer what the rulebook allows; `options` is what a game asks beyond the stakes.
    Those who only look on see the table `delay` later. Whoever needs more time to decide has it where `extra_time`
    says so, and else at private tables and against bots.
    """

    id: str
    game: str = "holdem"
    limit: str = ""
    rulebook: str = "sanremo-cash"
    stakes: Stakes = Stakes()
    seats: int = 6
    buy_in: tuple[int, int] = (0, 0)
    rotation: tuple[Leg, ...] = ()
    menu: tuple[str, ...] = ()
    every: Literal["hand", "orbit"] = "orbit"
    button: Literal["", "dead", "moving"] = ""
    straddles: bool = False
    boards: bool = False
    clock: Clock = Clock()
    name: str = ""
    host: str = ""
    private: bool = False
    approve: bool = False
    bots: int = 0
    unit: int = 1
    extra_time: Literal["", "allowed", "never"] = ""
    delay: int = 0
    options: dict[str, Any] = {}
