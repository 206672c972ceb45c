"""The chips one can take in hand: every one of them can be staked, and they reach from the least stake to the most."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.house import TABLES
from mazziere.table.house_options import stake_limits
from mazziere.table.house_rack import MOST
from mazziere.table.setup import Clock, TableSetup

LIMITS = ((1, 5), (5, 100), (10, 10_000), (25, 500), (30, 600), (100, 10_000), (200, 200), (1, 100_000))
BRINGS = 500_000


def table(game: str, rules: dict[str, Any]) -> Any:
    """A table where stakes are taken, and Ada sits at it."""
    found = TABLES[game].open(TableSetup("t", game, seats=5, clock=Clock(think=-1), options={"rules": rules}))
    found.do(Command("sit", "ada", amount=BRINGS, at=1))

    class Shoe:
        def order(self, lot: int) -> tuple[int, ...]:
            return tuple(range(52)) * 6

    found.begin(Shoe(), {}, 1)
    return found


@pytest.mark.parametrize(("game", "limits"), list(product(TABLES, LIMITS)))
def test_every_chip_can_be_staked_and_they_reach_the_limits(game: str, limits: tuple[int, int]) -> None:
    least, most = limits
    game_table = table(game, {"limits": {"least": least, "most": most}})
    rack = game_table.view("ada").rack
    assert 1 <= len(rack) <= MOST
    assert list(rack) == sorted(set(rack))
    box = "stake 0" if game == "blackjack" else "stake banco"
    (option,) = [each for each in game_table.view("ada").options if each.verb == box]
    assert option.low in rack
    assert 10 * rack[-1] >= min(most, BRINGS), "ten of the largest are the most, or all there is"
    for chip in rack:
        if option.low <= chip <= option.high:
            game_table.do(Command("act", "ada", what=box, amount=chip, at=2))
            game_table.do(Command("act", "ada", what=box.replace("stake", BACK[game]), at=2))


BACK = {"blackjack": "take-back", "punto-banco": "withdraw"}


def test_the_least_of_a_side_bet_has_its_chip_and_is_too_little_for_a_box() -> None:
    found = table("blackjack", {"limits": {"least": 100, "most": 5_000}, "niwin-limits": {"least": 20, "most": 200}})
    assert found.view("ada").rack == (20, 50, 100, 500, 1_000, 5_000)
    with pytest.raises(Refusal, match=r"BJ-3\.1"):
        found.do(Command("act", "ada", what="stake 0", amount=20, at=2))
    found.do(Command("act", "ada", what="niwin 21", amount=20, at=2))


def test_new_limits_bring_other_chips_with_the_hand_they_are_for() -> None:
    found = table("punto-banco", {"limits": {"least": 10, "most": 1_000}})
    assert found.view("ada").rack[0] == 2, "a number may be staked on with two"
    assert found.worked_for("ada", found.events).rack == found.view("ada").rack
    assert found.worked_for("ada", ()).rack == ()


@pytest.mark.parametrize("game", list(TABLES))
def test_the_least_that_is_posted_is_the_least_that_can_be_staked(game: str) -> None:
    with pytest.raises(Refusal, match="such as 6"):
        stake_limits(game, 5, 500)
    game_table = table(game, stake_limits(game, 6, 500)["rules"])
    view = game_table.view("ada")
    box = "stake 0" if game == "blackjack" else "stake banco"
    (option,) = [each for each in view.options if each.verb == box]
    assert game_table.posted.limits.least == option.low == view.rack[0] == 6
