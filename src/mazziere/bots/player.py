"""A poker player made of code: it reads the table, weighs its choices, and never brings a table down."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mazziere.bots import board, draw, stud
from mazziere.bots.betting import Spot, choose, rivals
from mazziere.bots.chances import Chances
from mazziere.bots.decision import NOTHING, Decision, Report, harmless, lawful, quiet
from mazziere.bots.memory import Memory
from mazziere.bots.seen import Seen, seen
from mazziere.bots.styles import NAMES, style
from mazziere.games import ITALIAN
from mazziere.hand.events import Event, Option
from mazziere.hand.view import View

MOST_CHANGED: Final = 5
LASTS_BOARD, LASTS_UNDER = 0.5, 0.85
"""How long a street's betting keeps its meaning: a board changes what is good, open cards leave what is under them."""


class PokerBot:
    """A player of every poker game, in one of the four styles.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[1000] * 2, blinds=(5, 10), hole={0: "Ah Ad", 1: "7s 2d"}, button=0)
    >>> bot = PokerBot("regular", seed=1)
    >>> bot.act(hand.view(0), hand.legal(0)).verb
    'raise'
    """

    def __init__(
        self, key: str = "regular", *, name: str = "", seed: int | None = None, report: Report = quiet
    ) -> None:
        self.style = style(key)
        self.name = name or NAMES[key][0]
        self.memory = Memory(self.style.learns)
        self.dice = Random(seed)
        self.report = report

    def observe(self, event: Event) -> None:
        """Hear what happened: it tells what rivals may hold, and in time how they play."""
        try:
            self.memory.observe(event)
        except Exception as error:
            self.report(error, event)

    def act(self, view: View, options: Sequence[Option]) -> Decision:
        """Decide; in trouble, do what is harmless and report it. With nothing to decide, say nothing."""
        if not options:
            return NOTHING
        try:
            return lawful(self.decide(view, {option.verb: option for option in options}), options)
        except Exception as error:
            self.report(error, view)
            return harmless(options)

    def decide(self, view: View, options: dict[str, Option]) -> Decision:
        """The decision, before it is held to what is on offer."""
        if view.game in ITALIAN:
            from mazziere.bots import italian

            found = italian.aside(view, options, self.style, self.dice)
        else:
            found = self._aside(view, options)
        return found or self._bet(seen(view), options)

    def _aside(self, view: View, options: dict[str, Option]) -> Decision | None:
        """What has nothing to do with betting."""
        if "draw" in options:
            assert view.viewer is not None
            cards = draw.changed(view.seats[view.viewer].hole, options["draw"].high)
            return Decision("draw", len(cards), cards) if cards else Decision("stand pat")
        if "agree" in options:
            return Decision("agree", min(2, options["agree"].high))
        if "no-chop" in options:
            return Decision("no-chop" if self.style.wagers >= 0 else "chop")
        return Decision("show") if "show" in options else None

    def _bet(self, hand: Seen, options: dict[str, Option]) -> Decision:
        view, memory = hand.view, self.memory
        lasts = LASTS_UNDER if hand.game.upcards else LASTS_BOARD
        widths = {seat: memory.width(seat, lasts) ** self.style.reads for seat in hand.rivals}
        found = self._chances(hand, widths)
        owed = options["call"].high if "call" in options else options["vedo"].high if "vedo" in options else 0
        spot = Spot(
            view.pot,
            owed,
            rivals(hand, found, widths, memory, self.style),
            _streets(hand),
            _position(hand),
            memory.raises,
            view.to_match,
        )
        return choose(options, spot, self.style, self.dice)

    def _chances(self, hand: Seen, widths: dict[int, float]) -> dict[int, Chances]:
        if hand.game.key == "telesina":
            from mazziere.bots import telesina

            return telesina.chances(hand, widths, self.dice)
        if hand.game.key == "italiana":
            return draw.chances(hand, widths, self.memory.drew, 4, self.dice)
        if hand.game.last_draw >= 0:
            return draw.chances(hand, widths, self.memory.drew, MOST_CHANGED, self.dice)
        if hand.game.board_due[-1]:
            return board.chances(hand, widths, self.dice)
        return stud.chances(hand, widths, self.dice)


def _streets(hand: Seen) -> int:
    """How many betting rounds come after this one."""
    names = tuple(hand.game.streets)
    return len(names) - 1 - names.index(hand.view.street) if hand.view.street in names else 0


def _position(hand: Seen) -> float:
    """From 0, who speaks first, to 1, who has heard everybody; in the middle where cards decide the order."""
    button = hand.view.button
    if button is None or not hand.game.blinds:
        return 0.5
    n = len(hand.view.seats)
    order = sorted((hand.seat, *hand.rivals), key=lambda seat: (seat - button - 1) % n)
    return order.index(hand.seat) / max(1, len(order) - 1)
