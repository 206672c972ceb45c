"""Players made of code for tables with empty seats."""

from __future__ import annotations

from typing import NamedTuple

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
