"""A room for browsers: a process of its own, so that a test can kill it; decks that are the same every time."""

from __future__ import annotations

import asyncio
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from mazziere.cards.sealed import Commitment
from mazziere.hand.events import Rake, Stakes
from mazziere.room import decks
from mazziere.room.config import Config
from mazziere.server import run
from mazziere.table.setup import Clock, TableSetup

BLINDS = Stakes(blinds=(50, 100), rake=Rake(5, 300))
SLOW = Clock(think=600_000, pause=50)
CALM = Clock(think=600_000, pause=600)
HOUSE = Clock(think=600_000, pause=200, betting=600_000)
BUY_IN = (4_000, 20_000)
BANKED = (1_000, 100_000)
ALONE = {"rules": {"least-boxes": 1}}


def tables() -> list[TableSetup]:
    """The tables that tests play at; clocks are long, pauses short."""
    return [
        *[
            TableSetup(
                f"bots{n}", name=f"Bots {n}", stakes=_own(n), limit="no-limit", buy_in=BUY_IN, bots=2, clock=CALM
            )
            for n in range(7)
        ],
        *[
            TableSetup(f"duel{n}", name=f"Duel {n}", stakes=_own(n + 10), limit="no-limit", buy_in=BUY_IN, clock=SLOW)
            for n in range(8)
        ],
        TableSetup("stud", "stud7", "fixed-limit", name="Stud", stakes=_stud(), buy_in=BUY_IN, bots=3, clock=CALM),
        TableSetup("draw", "draw5", "no-limit", name="Draw", stakes=BLINDS, buy_in=BUY_IN, clock=SLOW),
        _italian("italiana"),
        _italian("telesina", {"vele": "croce"}),
        TableSetup("blackjack", "blackjack", name="Blackjack", seats=7, buy_in=BANKED, clock=HOUSE, options=ALONE),
        TableSetup("punto-banco", "punto-banco", name="Punto Banco", seats=7, buy_in=BANKED, clock=HOUSE),
    ]


def _own(n: int) -> Stakes:
    """Stakes of a table's own: tables of the same game and stakes would share a waiting list, and move players."""
    return Stakes(blinds=(50, 100 + n), rake=Rake(5, 300))


def _stud() -> Stakes:
    return Stakes(ante=20, bring_in=40, small_bet=100, big_bet=200)


def _italian(game: str, options: dict[str, Any] | None = None) -> TableSetup:
    return TableSetup(
        game,
        game,
        name=game.title(),
        rulebook="italiana",
        stakes=Stakes(ante=50),
        seats=4,
        buy_in=BUY_IN,
        clock=SLOW,
        options=options or {},
    )


def fix_decks(seed: int) -> None:
    """Every deck comes from the same secret, and nobody's entropy changes it: FOR TESTS ONLY."""
    secret = sha256(b"browser %d" % seed).digest()
    setattr(Commitment, "new", classmethod(lambda cls: cls(secret)))  # noqa: B010  # a stand-in, not a change of type
    setattr(decks.Shuffler, "take", lambda self, player, entropy: None)  # noqa: B010


def main(folder: str, port: str, seed: str) -> None:
    """Serve until killed; a folder that was served before goes on where it was."""
    fix_decks(int(seed))
    setattr(run, "tables", tables)  # noqa: B010
    serving = run.Serving(host="127.0.0.1", port=int(port), data=Path(folder), requests=100_000, sockets_each=1000)
    config = Config(bot_pace=(60, 120), burst=10_000, messages_per_second=10_000)
    asyncio.run(run.serve(serving, config, lambda opened: print(opened.local, flush=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
