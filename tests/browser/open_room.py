"""A room for browsers: a process of its own, so that a test can kill it; decks that are the same every time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from browser.rigged import HANDS, fix_decks
from mazziere.hand.events import Rake, Stakes
from mazziere.room.config import Config
from mazziere.server import run
from mazziere.table.house_options import stake_limits
from mazziere.table.setup import Clock, TableSetup

SLOW = Clock(think=600_000, pause=50)
CALM = Clock(think=600_000, pause=600)
STILL = Clock(think=600_000, pause=600_000)
ALONE = Clock(think=3_000, bank=10_000, sit_out_after=99, pause=50)
LATE = Clock(think=1_500, bank=5_000, sit_out_after=1, pause=600)
TIMELESS = Clock(think=-1, pause=200, betting=600_000)
HOUSE = Clock(think=600_000, pause=200, betting=600_000)
BUY_IN = (4_000, 20_000)
BANKED = (1_000, 100_000)
STAKED = (100, 10_000)
BOTS = 7
DUELS = 21
RESTING = 13
WISHES = 10
EVENINGS = 6
SEATS = 6
TURNS = 30
STANDING = 7
TRIOS = 3
FREE = {"giro_pazzo": True, "vele": "libera", "distribuzione": "libera"}


def tables() -> list[TableSetup]:
    """The tables that tests play at; clocks are long, pauses short."""
    return [
        *[_holdem(f"bots{n}", n, bots=2, clock=CALM) for n in range(BOTS)],
        *[_holdem(f"duel{n}", n + 10, clock=SLOW if n < RESTING else STILL) for n in range(DUELS)],
        *[_holdem(f"wish{n}", n + 50, clock=SLOW if n == 0 else STILL) for n in range(WISHES)],
        *[_holdem(f"seat{n}", n + 70, extra_time="allowed") for n in range(SEATS)],
        *[_holdem(f"turn{n}", n + 200, clock=STILL) for n in range(TURNS)],
        *[_holdem(f"still{n}", n + 250, clock=STILL) for n in range(STANDING)],
        *[_holdem(f"trio{n}", n + 240) for n in range(TRIOS)],
        _holdem("late", 230, clock=LATE),
        *[_holdem(f"grid{n}", n + 260, clock=STILL) for n in range(2)],
        _holdem("cash0", 266, clock=STILL),
        *[_holdem(f"away{n}", n + 268, clock=STILL) for n in range(2)],
        _holdem("chip0", 265, clock=STILL),
        _holdem("gone0", 235, clock=ALONE),
        _holdem("twice", 231, clock=STILL, boards=True),
        _holdem("looked", 234),
        *[_holdem(f"risen{n}", 244 + n, clock=STILL) for n in range(3)],
        *[_holdem(f"said{n}", n + 237, clock=STILL) for n in range(2)],
        _holdem("torneo", 236, clock=STILL, rulebook="fipos"),
        _holdem("pushed", 232, clock=STILL),
        _holdem("full", 233, clock=STILL, seats=2),
        *[_holdem(f"sums{n}", 100 * n, clock=STILL) for n in range(2)],
        *[_holdem(f"long{n}", 600 + n, clock=STILL, buy_in=(4_000, 1_000_000)) for n in range(2)],
        _holdem("straddle", 90, clock=STILL, straddles=True),
        *[_holdem(f"even{n}", n + 110, clock=SLOW) for n in range(EVENINGS)],
        _holdem("showdown", 30, clock=STILL),
        _holdem("broke", 32, clock=STILL),
        *[_holdem(id, 33 + n, clock=STILL) for n, id in enumerate(("behind", "steady"))],
        _holdem("keys", 31, clock=STILL),
        _holdem("door0", 640, clock=STILL),
        _italian("door1", 14),
        _bank("door2", "punto-banco"),
        TableSetup("stud", "stud7", "fixed-limit", name="Stud", stakes=_stud(), buy_in=BUY_IN, clock=SLOW),
        TableSetup("limit", "stud7", "fixed-limit", name="Limit", stakes=_stud(60), buy_in=BUY_IN, clock=SLOW),
        TableSetup(
            "comune", "stud7", "fixed-limit", name="Comune", stakes=_stud(80), buy_in=BUY_IN, clock=SLOW, seats=8
        ),
        TableSetup(
            "halves", "omaha4-hilo", "no-limit", name="Halves", stakes=_own(41), buy_in=BUY_IN, clock=STILL, boards=True
        ),
        TableSetup("razz", "razz", "fixed-limit", name="Razz", stakes=_stud(70), buy_in=BUY_IN, clock=STILL),
        TableSetup("draw", "draw5", "no-limit", name="Draw", stakes=_own(40), buy_in=BUY_IN, clock=SLOW),
        _italian("italiana", 1),
        _italian("parol", 2, seats=3),
        _italian("mostro", 3),
        _italian("giro", 4, options=FREE),
        _italian("telesina", 5, "telesina", {"vele": "croce"}),
        _italian("vuoto", 7),
        *[_italian(f"tasti{n}", n + 8) for n in range(3)],
        _italian("corto", 11),
        _italian("libera", 6, "telesina", {"vele": "libera", "distribuzione": "libera"}),
        _italian("vele", 12, "telesina", {"vele": "libera", "distribuzione": "libera"}),
        _italian("frecce", 15, "telesina", {"vele": "libera", "distribuzione": "libera"}),
        *[_choice(f"scelta{n}", 700 + n) for n in range(2)],
        *[
            _bank(id, "blackjack", {"least-boxes": 1})
            for id in (
                "blackjack",
                "blackjack-keys",
                "blackjack-insured",
                "blackjack-split",
                "blackjack-dealt",
                "blackjack-all",
                "blackjack-three",
                "blackjack-behind",
            )
        ],
        _bank(
            "blackjack-late",
            "blackjack",
            {"least-boxes": 1, "surrender": "late", "hole-card": "peek", "bank-soft-17": "draws"},
        ),
        _bank("boxes", "blackjack", clock=TIMELESS, name="Two boxes"),
        *[
            _bank(id, "punto-banco")
            for id in (
                "punto-banco",
                "punto-away",
                "punto-left",
                "punto-keys",
                "punto-ties",
                "punto-both",
                "punto-thirds",
            )
        ],
        _bank(
            "punto-limits",
            "punto-banco",
            {"limits": {"least": 50, "most": 500}, "number-limits": {"least": 100, "most": 200}},
        ),
    ]


def _choice(id: str, n: int) -> TableSetup:
    stakes = Stakes(blinds=(50, 100 + n), ante=20, bring_in=50, small_bet=100, big_bet=200)
    menu = ("holdem", "razz")
    return TableSetup(id, "dealers-choice", name=id.title(), stakes=stakes, menu=menu, buy_in=BUY_IN, clock=SLOW)


def _bank(id: str, game: str, rules: dict[str, Any] | None = None, clock: Clock = HOUSE, name: str = "") -> TableSetup:
    posted = stake_limits(game, *STAKED)["rules"]
    return TableSetup(
        id,
        game,
        name=name or {"blackjack": "Blackjack", "punto-banco": "Punto Banco"}[game],
        seats=7,
        buy_in=BANKED,
        clock=clock,
        options={"rules": {**posted, **(rules or {})}},
    )


def _holdem(
    id: str, n: int, *, bots: int = 0, clock: Clock = SLOW, buy_in: tuple[int, int] = BUY_IN, **more: Any
) -> TableSetup:
    name = id.title() if id in HANDS else f"{id[:4].title()} {id[4:]}"
    return TableSetup(id, name=name, stakes=_own(n), limit="no-limit", buy_in=buy_in, bots=bots, clock=clock, **more)


def _own(n: int) -> Stakes:
    """Stakes of a table's own: tables of the same game and stakes would share a waiting list, and move players."""
    return Stakes(blinds=(50, 100 + n), rake=Rake(5, 300))


def _stud(bring_in: int = 40) -> Stakes:
    return Stakes(ante=20, bring_in=bring_in, small_bet=100, big_bet=200)


def _italian(
    id: str, n: int, game: str = "italiana", options: dict[str, Any] | None = None, seats: int = 4
) -> TableSetup:
    stakes = Stakes(ante=49 + n)
    return TableSetup(
        id,
        game,
        name=id.title(),
        rulebook="italiana",
        stakes=stakes,
        seats=seats,
        buy_in=BUY_IN,
        clock=SLOW,
        options=options or {},
    )


def main(folder: str, port: str, seed: str) -> None:
    """Serve until killed; a folder that was served before goes on where it was."""
    fix_decks(int(seed))
    vars(run)["tables"] = tables
    serving = run.Serving(host="127.0.0.1", port=int(port), data=Path(folder), requests=100_000, sockets_each=1000)
    config = Config(bot_pace=(150, 250), burst=10_000, messages_per_second=10_000)
    run.run(serving, config, lambda opened: print(opened.local, opened.admin, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
