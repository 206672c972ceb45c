"""Tables where every chair is taken and nearly everybody has bet: where a felt is narrowest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from bench.moments import HIGH, _over
from bench.scenes import Scene, Seen, View, _poker, live, mine, poker
from mazziere.hand.events import Rake, Stakes

DEEP: Final = {
    "blinds": Stakes(blinds=(500, 1_000), rake=Rake(5, 3_000)),
    "stud": Stakes(ante=200, bring_in=400, small_bet=1_000, big_bet=2_000, rake=Rake(5, 3_000)),
}
"""Stakes whose stacks and bets are as long as figures get at a table."""
BOOK: Final = {10: "fipos"}
"""Ten sit where the rulebook lets ten sit."""
BUY_IN, BROUGHT = (40_000, 400_000), 120_000


def _full(game: str, seats: int, name: str, seen: Seen, **more: Any) -> Callable[[], Scene]:
    """A table with nobody missing, its figures long."""
    stakes = DEEP["stud" if game.startswith(("stud", "razz")) else "blinds"]
    table = _poker(game, seats, f"{game}-{seats}", name)
    setup = msgspec.structs.replace(table, stakes=stakes, buy_in=BUY_IN, rulebook=BOOK.get(seats, table.rulebook))
    return partial(poker, setup, seen, seated=seats, brought=BROUGHT, **more)


def _bets(count: int, cards: int) -> Seen:
    """So many have bet, with so many cards on the board."""

    def met(view: View) -> bool:
        hand = view["hand"]
        return len(hand["boards"][0]) == cards and sum(seat["bet"] > 0 for seat in hand["seats"]) >= count

    return met


def _street(cards: int, others: int, bets: int) -> Seen:
    """I have so many cards, and of so many others some have bet."""

    def met(view: View) -> bool:
        held = len(mine(view)["up"]) + len(mine(view)["hole"])
        bet = sum(seat["bet"] > 0 for seat in view["hand"]["seats"])
        return held == cards and live(view) >= others and bet >= bets

    return met


def _thrice(view: View) -> bool:
    return _over(view) and len(view["hand"]["boards"]) > 2


def _boards(seats: int, name: str, least: int) -> Callable[[], Scene]:
    """Three boards: run it three times, with so many hands shown."""
    setup = msgspec.structs.replace(_poker("holdem", seats, f"boards-{seats}", name), stakes=HIGH, boards=True)

    def seen(view: View) -> bool:
        return _thrice(view) and _over(view, shown=least)

    return partial(poker, setup, seen, "agree", "raise", mine=False, hands=6, seated=seats, boards=3)


CROWDED: Final[dict[str, Callable[[], Scene]]] = {
    "ten": _full("holdem", 10, "Sanremo", _bets(7, 5)),
    "ten-preflop": _full("holdem", 10, "Sanremo", _bets(9, 0)),
    "ten-showdown": _full("holdem", 10, "Sanremo", partial(_over, shown=4), mine=False, hands=4),
    "nine-full": _full("holdem", 9, "Rapallo", _bets(7, 3)),
    "omaha6-seven": _full("omaha6", 7, "Omaha 6", _bets(5, 4)),
    "omaha5-eight": _full("omaha5", 8, "Omaha 5", _bets(5, 5)),
    "omaha6-showdown": _full("omaha6", 7, "Omaha 6", partial(_over, shown=3), mine=False, hands=4),
    "stud8": _full("stud7", 8, "Seven Card Stud", _street(6, 5, 3)),
    "stud8-seventh": _full("stud7", 8, "Seven Card Stud", _street(7, 4, 2)),
    "stud8-showdown": _full("stud7", 8, "Seven Card Stud", partial(_over, shown=3), mine=False, hands=4),
    "draw5-eight": _full("draw5", 8, "Five Card Draw", _street(5, 5, 4)),
    "three-boards": _boards(6, "Camogli", 3),
    "three-boards-nine": _boards(9, "Rapallo", 3),
}
