"""How the bots' styles look from across the table: how often they come in, how often they raise, how they go on."""

from __future__ import annotations

from argparse import Namespace
from random import Random
from typing import Any, Final

from rich.console import Console

from bench.bots import KEYS, SEED
from bench.report import lined
from mazziere.bots import STYLES, Decision, PokerBot
from mazziere.bots.betting import CALLS, WAGERS
from mazziere.bots.duel import play
from mazziere.games import game
from mazziere.hand.events import Event, Started

HANDS: Final = 400


class Watched(PokerBot):
    """A bot that counts the hands it came into by choice, those it raised, and its wagers and calls after that."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__(key, seed=seed)
        self.hands = self.entered = self.raised = self.wagers = self.calls = 0
        self._came = self._did_raise = False

    def observe(self, event: Event) -> None:
        """Every hand is counted when it starts."""
        super().observe(event)
        if isinstance(event, Started):
            self.hands += 1
            self._came = self._did_raise = False

    def act(self, view: Any, options: Any) -> Decision:
        """Decide, and count it."""
        decision = super().act(view, options)
        call, wager = decision.verb in CALLS, decision.verb in WAGERS
        if self.memory.street > 1:
            self.calls += call
            self.wagers += wager
            return decision
        self.entered += (call or wager) and not self._came
        self.raised += wager and not self._did_raise
        self._came |= call or wager
        self._did_raise |= wager
        return decision

    def __str__(self) -> str:
        came, raised = 100 * self.entered / self.hands, 100 * self.raised / self.hands
        return f"{came:.0f} / {raised:.0f} / {self.wagers / max(1, self.calls):.1f}"


def styles(console: Console, asked: Namespace) -> int:
    """The four styles at one table: came in, raised (in per cent of the hands), and wagers for each call after that."""
    out = lined(console, "game", *STYLES)
    for key in asked.games.split(",") if asked.games else KEYS:
        dice = Random(SEED)
        table = [Watched(style, number) for number, style in enumerate(STYLES)]
        for number in range(asked.hands or HANDS):
            pack = list(game(key).for_players(len(table)).pack)
            dice.shuffle(pack)
            seats = table[number % 4 :] + table[: number % 4]
            play(key, seats, pack, number // 4 % 4)
        out.add_row(key, *map(str, table))
    console.print(out)
    return 0
