"""What a game group is opened with: one game at one stake, its tables and its waiting list."""

from typing import Final, Literal

import msgspec

MINUTE: Final = 60_000


class GroupSetup(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything fixed when a group opens; times in milliseconds, amounts in the tables' unit.

    `blind` is what stakes are compared by, `buy_in` the least one sits down with. `balance` is the difference in
    players at which tables are evened out without being told (0: only by the floor), `opening` how many waiting
    names open another table (0: only the floor does). `siblings` are the groups with the same buy-in. A `live` group
    has physical tables: what a table would report, the floor tells by hand. `name` is what screens call it. Tables with
    another `rulebook` have another list.
    """

    id: str
    game: str = "holdem"
    blind: int = 0
    buy_in: int = 0
    seats: int = 9  # SC-PLAY-3
    answer: int = 15 * MINUTE  # SC-SEAT-3
    refusal: int = 30 * MINUTE  # SC-OPEN-4
    back: int = 30 * MINUTE  # SC-COND-14
    coming: int = 2 * MINUTE
    phone: Literal["refused", "listed"] = "refused"  # SC-OPEN-5
    must_move: bool = True  # SC-SEAT-6
    moves: Literal["up", "any"] = "up"  # SC-SEAT-4
    balance: int = 0
    opening: int = 0
    siblings: tuple[str, ...] = ()
    live: bool = False
    name: str = ""
    rulebook: str = ""


_PUNTO_BANCO: Final = {"SC-OPEN-3": "PB-3.3b", "SC-SEAT-1": "PB-3.3b"}


def cites(setup: GroupSetup, rules: str) -> str:
    """The articles that say so for this game: the cash room's for poker, the house games' own for theirs.

    >>> cites(GroupSetup("g1"), "SC-SEAT-2"), cites(GroupSetup("g2", "punto-banco"), "SC-SEAT-2")
    ('SC-SEAT-2', 'PB-3.2')
    """
    if setup.game == "punto-banco":
        return _PUNTO_BANCO.get(rules, "PB-3.2")
    return "BJ-1.1a" if setup.game == "blackjack" else rules
