"""What a house game asks of its table beyond the setup of every table."""

from __future__ import annotations

from math import lcm
from typing import Any, Final

import msgspec

from mazziere.house import blackjack, punto_banco
from mazziere.house.shared import RulesError
from mazziere.rules.refusal import Refusal
from mazziere.table.group_setup import MINUTE
from mazziere.table.setup import TableSetup

RULES: dict[str, Any] = {"blackjack": blackjack.Rules, "punto-banco": punto_banco.Rules}
SIDE: Final = {"blackjack": "niwin-limits", "punto-banco": "number-limits"}

_PAID_BY: Final = {"blackjack": "BJ-6.10a", "punto-banco": "PB-8.1b"}


def check_payable(game: str, rules: Any, *amounts: int) -> None:
    """Refuse a limit of which some box, under these rules of the game, could not pay what it wins to the unit."""
    step = rules.step if game == "blackjack" else lcm(*[rules.step(bet) for bet in punto_banco.BETS])
    for amount in amounts:
        if amount % step:
            near = -(-amount // step) * step
            raise Refusal(_PAID_BY[game], "setup-stake-step", field="stake", amount=amount, step=step, near=near)


def stake_limits(game: str, least: int, most: int, rules: dict[str, Any] | None = None) -> dict[str, Any]:
    """The options of a table that takes stakes from so much to so much; its side bet takes up to a tenth of that.

    `rules` are those of the game that somebody has chosen. What is posted can be staked: least and most are paid to
    the unit, or no table is opened with them.

    >>> stake_limits("blackjack", 6, 500)
    {'rules': {'limits': {'least': 6, 'most': 500}, 'niwin-limits': {'least': 6, 'most': 50}}}
    """
    chosen = rules or {}
    if not 1 <= least <= most:
        raise Refusal("", "setup-stake-order", field="stake", least=least, most=most)
    check_payable(game, msgspec.convert(chosen, RULES[game]), least, most)
    side = {"least": least, "most": max(most // 10, 2 * least)}
    return {"rules": {**chosen, "limits": {"least": least, "most": most}, SIDE[game]: side}}


class HouseOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """`options` of a house table's setup: the house rules of the game, and how places are kept.

    >>> HouseOptions.of(TableSetup("t1", "blackjack", options={"standing": 3})).standing
    3
    """

    rules: dict[str, Any] = {}
    standing: int = 7
    """Places for players without a seat."""
    hold: int = 20 * MINUTE
    """How long a marked seat is kept (PB-3.3a)."""
    unmarked: int = 10
    """Rounds without a stake after which a seat that was not marked is lost (PB-3.3a)."""
    company: bool = True
    """Whether a guest alone may ask for a bot's box (BJ-4.1)."""

    @classmethod
    def of(cls, setup: TableSetup) -> HouseOptions:
        """The options a setup asks for; what cannot be is refused by field."""
        try:
            found = msgspec.convert(setup.options, cls)
        except msgspec.ValidationError as problem:
            raise RulesError(f"options: {problem}") from None
        if not 0 <= found.standing <= 50:
            raise RulesError(f"options.standing: {found.standing}; expected 0 to 50")
        game_rules(setup, found)
        return found


def game_rules(setup: TableSetup, options: HouseOptions) -> Any:
    """The house rules of the game, checked; times follow the table's clock where it has one."""
    # The table itself says how long stakes are taken: from when enough lies on the boxes.
    given = {**options.rules, "betting-seconds": 0}
    if setup.game == "punto-banco":
        given["chairs"] = setup.seats
    elif setup.clock.think:
        seconds = max(setup.clock.think, 0) // 1000
        given["decision-seconds"] = seconds
        given |= {field: min(seconds, 10) for field in ("surrender-seconds", "insurance-seconds")}
    try:
        return msgspec.convert(given, RULES[setup.game])
    except msgspec.ValidationError as problem:
        raise RulesError(f"options.rules: {problem}") from None
