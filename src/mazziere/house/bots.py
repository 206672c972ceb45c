"""Players made of code for tables with empty seats."""

from __future__ import annotations

from typing import NamedTuple

from mazziere.house.blackjack.basic import choose
from mazziere.house.blackjack.boxes import bounds as box_bounds
from mazziere.house.blackjack.state import State as BlackjackState
from mazziere.house.punto_banco.boxes import bounds
from mazziere.house.punto_banco.state import State


class FlatBettor(NamedTuple):
    """The same stake on the same box, hand after hand, as near to `amount` as the table allows.

    >>> from mazziere.house.punto_banco import Table
    >>> table = Table.open({"bot": 100})
    >>> FlatBettor("banco", 11).play(table.state, 0)
    ('stake banco', 10)
    """

    bet: str = "banco"
    amount: int = 10

    def play(self, state: State, seat: int) -> tuple[str, int] | None:
        """The verb and amount to stake now; nothing when betting is closed, it has staked, or cannot."""
        if state.stage != "betting" or not state.bets or self.bet in state.stakes[seat]:
            return None
        least, most, step = bounds(state, seat, self.bet)
        if least > most:
            return None
        return f"stake {self.bet}", max(least, min(self.amount, most) // step * step)


class BasicStrategy(NamedTuple):
    """Blackjack by the chart: a flat stake on the bot's own box, then what the chart says.

    >>> from mazziere.house.blackjack import Table
    >>> table = Table.open({"bot": 100})
    >>> BasicStrategy(11).play(table.state, 0)
    ('stake', 10, 0)
    """

    amount: int = 10

    def play(self, state: BlackjackState, player: int) -> tuple[str, int, int] | None:
        """The verb, amount and box to act on now; nothing when it is not asked."""
        if state.phase == "betting":
            return self._stake(state, player)
        place = next((each for each in state.pending if each[1] == player), None)
        if place is None:
            return None
        verb = choose(state, place)
        option = next(each for each in state.pending[place] if each.verb == verb)
        return verb, option.low, place[0]

    def _stake(self, state: BlackjackState, player: int) -> tuple[str, int, int] | None:
        if player not in state.owners:
            return None
        box = state.owners.index(player)
        least, most, step = box_bounds(state, player, box)
        if not most or player in state.stakes.get(box, {}):
            return None
        return "stake", max(least, min(self.amount, most) // step * step), box
