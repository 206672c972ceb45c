"""Guests made of code at blackjack and Punto Banco: a flat stake, and at blackjack the chart of basic strategy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mazziere.bots.decision import NOTHING, Decision, Report, harmless, lawful, quiet
from mazziere.hand.events import Event, Option
from mazziere.house.blackjack.basic import square
from mazziere.house.blackjack.points import value
from mazziere.house.blackjack.view import View as BlackjackView
from mazziere.house.punto_banco.view import View as PuntoBancoView

VERBS: Final = {"H": "hit", "S": "stand", "D": "double", "P": "split", "R": "surrender"}
DECLINED: Final = ("no", "decline")


class HouseBot:
    """Stakes the same hand after hand, as near to `amount` as is allowed, and then plays by the chart.

    >>> from mazziere.house.punto_banco import Table, look
    >>> table = Table.open({"bot": 100})
    >>> view = look(table.state, 0)
    >>> HouseBot(amount=25).act(view, view.options)
    Decision(verb='stake banco', amount=24, cards=(), value='')
    """

    def __init__(
        self, *, amount: int = 10, bet: str = "banco", name: str = "Beniamino", report: Report = quiet
    ) -> None:
        self.name = name
        self.amount = amount
        self.bet = bet
        self.report = report

    def observe(self, event: Event) -> None:
        """Each hand is played for itself."""

    def act(self, view: Any, options: Sequence[Option]) -> Decision:
        """Stake, be ready, decide by the chart; in trouble, do what is harmless and report it."""
        if not options:
            return NOTHING
        try:
            decision = self._decide(view, {option.verb: option for option in options})
            return lawful(decision, options) if decision.verb else decision
        except Exception as error:
            self.report(error, view)
            return harmless([option for option in options if not option.low] or options)

    def _decide(self, view: Any, options: dict[str, Option]) -> Decision:
        if "decline" in options:
            return Decision("decline")
        # A table of the room keeps the game as one part of what it shows.
        game = view if isinstance(view, BlackjackView | PuntoBancoView) else view.hand
        rack: Sequence[int] = getattr(view, "rack", ())
        if isinstance(game, BlackjackView):
            chosen = self._stake_on_box(game, options, rack) if game.phase == "betting" else _play(game, options)
        else:
            chosen = self._stake_on_bet(game, options, rack)
        if chosen is None and "ready" in options:
            return Decision("ready")
        return chosen or NOTHING

    def _stake_on_bet(self, view: PuntoBancoView, options: dict[str, Option], rack: Sequence[int]) -> Decision | None:
        option = options.get(f"stake {self.bet}")
        if option is None or view.viewer is None or self.bet in view.stakes[view.viewer]:
            return None
        return Decision(option.verb, self._flat(option, rack))

    def _stake_on_box(self, view: BlackjackView, options: dict[str, Option], rack: Sequence[int]) -> Decision | None:
        own = [box for box, owner in enumerate(view.owners) if owner == view.viewer]
        for box in own:
            option = options.get(f"stake {box}")
            if option is not None and view.viewer not in view.stakes.get(box, {}):
                return Decision(option.verb, self._flat(option, rack))
        return None

    def _flat(self, option: Option, rack: Sequence[int]) -> int:
        """One of the table's chips; where none suits, a multiple of the least stake, which can be paid too."""
        suits = [chip for chip in rack if option.low <= chip <= min(self.amount, option.high)]
        if suits:
            return suits[-1]
        least = max(option.low, 1)
        return max(option.low, min(self.amount, option.high) // least * least)


def _play(view: BlackjackView, options: dict[str, Option]) -> Decision | None:
    """What the chart says, for the first box that is asked: insurance never, even money never."""
    for box, asked in view.options.items():
        verbs = {option.verb for option in asked}
        if not asked:
            continue
        verb = "no" if view.window == "insurance" and "no" in verbs else chart(view, box, verbs)
        return Decision(f"{verb} {box}") if f"{verb} {box}" in options else Decision(verb, value=str(box))
    return None


def chart(view: BlackjackView, box: int, verbs: set[str]) -> str:
    """The verb of basic strategy for the hand of a box that is being played."""
    hands = view.hands[box]
    hand = next((each for each in hands if not each.closed), hands[0])
    cell = square(list(hand.cards), value(view.bank[0]), pair=view.window == "surrender" or "split" in verbs)
    wanted = [VERBS[each] for each in cell.split("/")]
    return next((verb for verb in (*wanted, *DECLINED) if verb in verbs), "stand")
