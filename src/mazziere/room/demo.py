"""The tables a new room opens with: one of every game, with players made of code at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mazziere.games.mixed import HORSE, MENU
from mazziere.hand.events import Rake, Stakes
from mazziere.table.house_options import stake_limits
from mazziere.table.setup import DEALERS_CHOICE, MIXED, TURNED, Clock, TableSetup

RAKE: Final = Rake(5, 300)
BLINDS: Final = Stakes(blinds=(50, 100), rake=RAKE)
FIXED: Final = Stakes(blinds=(50, 100), small_bet=100, big_bet=200, rake=RAKE)
STUD: Final = Stakes(ante=20, bring_in=40, small_bet=100, big_bet=200, rake=RAKE)
ALL: Final = Stakes(blinds=(50, 100), ante=20, bring_in=40, small_bet=100, big_bet=200, rake=RAKE)
BUY_IN: Final = (4_000, 20_000)

_POKER: Final = (
    ("holdem-nl", "Texas Hold'em", "holdem", "no-limit", BLINDS),
    ("holdem-pl", "Hold'em pot limit", "holdem", "pot-limit", BLINDS),
    ("holdem-fl", "Hold'em fixed limit", "holdem", "fixed-limit", FIXED),
    ("omaha", "Omaha", "omaha4", "pot-limit", BLINDS),
    ("omaha5", "Omaha 5", "omaha5", "pot-limit", BLINDS),
    ("omaha6", "Omaha 6", "omaha6", "pot-limit", BLINDS),
    ("omaha-hilo", "Omaha Hi/Lo", "omaha4-hilo", "pot-limit", BLINDS),
    ("omaha5-hilo", "Omaha 5 Hi/Lo", "omaha5-hilo", "pot-limit", BLINDS),
    ("omaha6-hilo", "Omaha 6 Hi/Lo", "omaha6-hilo", "pot-limit", BLINDS),
    ("stud7", "Seven Card Stud", "stud7", "fixed-limit", STUD),
    ("stud7-hilo", "Seven Card Stud Hi/Lo", "stud7-hilo", "fixed-limit", STUD),
    ("stud5", "Five Card Stud", "stud5", "fixed-limit", STUD),
    ("razz", "Razz", "razz", "fixed-limit", STUD),
    ("draw5", "Five Card Draw", "draw5", "no-limit", BLINDS),
)

FREE: Final = {"vele": "libera", "distribuzione": "libera"}
_ITALIAN: Final[tuple[tuple[str, str, str, dict[str, Any]], ...]] = (
    ("italiana", "Poker all'italiana", "italiana", {"giro_pazzo": True, **FREE}),
    ("telesina", "Telesina", "telesina", {"vele": "croce"}),
    ("telesina-libera", "Telesina libera", "telesina", FREE),
)


def tables(bots: int = 4) -> Iterator[TableSetup]:
    """The demo tables, each with so many bots."""
    for id, name, game, limit, stakes in _POKER:
        yield TableSetup(
            id=id,
            name=name,
            game=game,
            limit=limit,
            stakes=stakes,
            buy_in=BUY_IN,
            bots=bots,
            boards=game in ("holdem", "omaha4"),
            straddles=id == "holdem-nl",
        )
    yield TableSetup(
        id="horse", name="HORSE", game=MIXED, rotation=HORSE.legs, stakes=ALL, buy_in=BUY_IN, bots=bots, every="orbit"
    )
    yield TableSetup(
        id="dealers-choice",
        name="Dealer's choice",
        game=DEALERS_CHOICE,
        menu=MENU,
        stakes=ALL,
        buy_in=BUY_IN,
        bots=bots,
    )
    for id, name, game, options in _ITALIAN:
        yield TableSetup(
            id=id,
            name=name,
            game=game,
            rulebook="italiana",
            stakes=Stakes(ante=50),
            seats=6,
            buy_in=BUY_IN,
            bots=min(bots, 3),
            options=options,
        )
    for id, name, company in (("blackjack", "Blackjack", 2), ("punto-banco", "Punto Banco", 1)):
        yield TableSetup(
            id=id,
            name=name,
            game=id,
            seats=7,
            buy_in=(1_000, 100_000),
            bots=company,
            clock=Clock(pause=TURNED),
            options=stake_limits(id, 10, 10_000),
        )
