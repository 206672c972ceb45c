"""Write the golden logs: `python -m tests.golden.make [GAME...]`.

Only for a new game, or for a new version of the events: what an older release wrote must replay for ever, so a golden
log that is already there is left alone.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from mazziere.cards.testing import fixed_deck
from mazziere.games import GAMES
from mazziere.hand.hand import Hand
from mazziere.hand.log import encode_one

HERE = Path(__file__).parent

BLINDS = {"stacks": [2000, 600, 5000, 1500], "blinds": (50, 100), "ante": 10, "button": 3}
STUD = {"stacks": [900, 200, 2000, 1500], "ante": 10, "bring_in": 20, "small_bet": 50}


SCRIPTS: dict[str, tuple[dict[str, object], str]] = {
    "holdem": (
        {**BLINDS, "limit": "no-limit"},
        "raise 300, call, call, all-in, call, call, call, check, bet 500, all-in, call, call, all-in, call",
    ),
    "omaha4": (
        {**BLINDS, "limit": "pot-limit"},
        "raise 300, call, call, all-in, call, call, call, check, bet 500, call, call, check, bet 400, call",
    ),
    "omaha5": ({**BLINDS, "limit": "pot-limit"}, "call, call, raise 400, all-in, call, call, call"),
    "omaha6": ({**BLINDS, "limit": "fixed-limit"}, "raise 200, raise 300, raise 400, call, call, call, bet 100, call"),
    "omaha4-hilo": (
        {**BLINDS, "limit": "pot-limit"},
        "raise 300, call, call, call, check, all-in, call, call, call, bet 600",
    ),
    "omaha5-hilo": ({**BLINDS, "limit": "spread-limit", "spread": (100, 500)}, "raise 300, call, call, call, bet 500"),
    "omaha6-hilo": (
        {**BLINDS, "limit": "no-limit"},
        "raise 300, call, call, all-in, call, call, call, check, bet 500, all-in, call, call, all-in, call",
    ),
    "stud7": ({**STUD, "limit": "fixed-limit"}, "bring-in, complete 50, call, call, call, bet 50, raise 100, call"),
    "stud7-hilo": ({**STUD, "limit": "fixed-limit"}, "complete 50, raise 100, call, call, call, bet 50, call, call"),
    "stud5": ({**STUD, "limit": "no-limit"}, "bring-in, raise 150, call, call, call, bet 200, call, call"),
    "razz": (
        {**STUD, "limit": "fixed-limit"},
        "bring-in, call, complete 50, raise 100, call, call, call, bet 50, call",
    ),
    "draw5": (
        {**BLINDS, "limit": "no-limit"},
        "raise 300, call, call, all-in, call, call, call, draw 3, draw 1, stand pat, draw 5, bet 500, call, all-in",
    ),
}
"""Each reaches a showdown, most with a side pot; the rulebook is the default one."""

PASSIVE = ("check", "call", "bring-in", "stand pat", "show")


def played(game: str) -> Hand:
    """The hand of a game, from its script."""
    setup, script = SCRIPTS[game]
    hand = GAMES[game].deal(**setup, deck=fixed_deck(int.from_bytes(game.encode())))  # type: ignore[arg-type]
    for words in script.split(", "):
        verb, _, amount = words.rpartition(" ") if words[-1].isdigit() else (words, "", "0")
        hand.act(verb, int(amount))
    while not hand.over:
        hand.act(next(option.verb for option in hand.legal() if option.verb in PASSIVE))
    return hand


def written(hand: Hand) -> bytes:
    """One event a line, and the final stacks last."""
    lines = [encode_one(event) for event in hand.events]
    return b"\n".join([*lines, msgspec.json.encode({"stacks": hand.stacks})]) + b"\n"


def make(games: Iterable[str]) -> None:
    """Write the logs that are not there yet."""
    for game in games:
        path = HERE / f"{game}.json"
        if path.exists():
            print(f"{path.name} is there already and stays as it is")
        else:
            path.write_bytes(written(played(game)))
            print(f"{path.name} written")


if __name__ == "__main__":
    make(sys.argv[1:] or SCRIPTS)
