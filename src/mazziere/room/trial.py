"""A table tried out before it is opened: whatever somebody asks for makes sense, and a hand of it can be dealt."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from mazziere.games import GAMES, ITALIAN, game
from mazziere.games.italiana.scelta import FREE, PARTS
from mazziere.room.cashier import GRANT
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.games import menu
from mazziere.table.law import book_of
from mazziere.table.offers import least_buy_in, least_stack
from mazziere.table.seated import open_table
from mazziere.table.setup import DEALERS_CHOICE, HOUSE, MIXED, TableSetup

log = logging.getLogger("mazziere.room")

RICHEST: Final = 100 * GRANT
"""What an account may come to have on the longest lucky run: nobody sits down where it takes more."""


def try_out(setup: TableSetup) -> None:
    """Open the table where nobody sees it, seat two and deal; refuse what cannot be played, naming the field."""
    _choices(setup)
    if setup.game not in HOUSE:
        _amounts(setup)
    _buy_in(setup)
    try:
        table = open_table(replace(setup, approve=False))
        for player in ("one", "two"):
            table.do(Command("sit", player, amount=_enough(setup)))
        wanted = table.wants_deck()
        # A bank's table takes a shoe, and stakes before it deals.
        if wanted is not None and setup.game not in HOUSE:
            table.begin(wanted.pack, {}, at=0)
    except (LookupError, ValueError, TypeError, ArithmeticError, AssertionError) as error:
        # Whatever a form can ask for has a sentence of its own above: this is for whoever looks after the room.
        log.warning("a table that cannot be played was asked for: %s", error)
        raise Refusal("", "room-setup") from None


def _choices(setup: TableSetup) -> None:
    """Each word against those that are known: the game, its limit, and what a table of Telesina plays with."""
    _one_of("game", setup.game, (*GAMES, *ITALIAN, MIXED, DEALERS_CHOICE, *HOUSE))
    if setup.game in HOUSE:
        return
    keys = [leg.game for leg in setup.rotation] or menu(setup) or (setup.game,)
    # A spread is no limit of a table that names none.
    limits = [limit for limit in game(keys[0]).limits if limit != "spread-limit" or any(setup.stakes.spread)]
    for key in keys:
        _one_of("limit", setup.limit, ["", *[limit for limit in limits if limit in game(key).limits]])
    for part, names in PARTS.items():
        _one_of(part, setup.options.get(part, FREE), (*names, FREE))


def _one_of(field: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        allowed = ", ".join(filter(None, known))
        raise Refusal("", "setup-one-of", field=field, given=given, allowed=allowed)


def _amounts(setup: TableSetup) -> None:
    """Each amount against the one it is a part of; the invito of an Italian table is a part of none."""
    stakes = setup.stakes
    small, big = (*stakes.blinds, 0, 0)[:2]
    bet = big or stakes.small_bet
    if small > big:
        raise Refusal("", "setup-small-blind", field="small_blind", amount=small, most=big)
    if setup.game not in ITALIAN and stakes.ante > bet:
        raise Refusal("", "setup-ante", field="ante", amount=stakes.ante, most=bet)


def _buy_in(setup: TableSetup) -> None:
    """Somebody can have what it takes to sit down, and is dealt in with it."""
    low, high = setup.buy_in
    if high and low > high:
        raise Refusal("", "setup-buy-in-order", field="buy_in", least=low, most=high)
    needs = _needs(setup)
    if high and high < needs:
        raise Refusal("", "setup-buy-in", field="buy_in", amount=high, least=needs)
    if _enough(setup) > RICHEST:
        raise Refusal("", "setup-too-dear", field="buy_in", amount=_enough(setup), most=RICHEST)


def _needs(setup: TableSetup) -> int:
    """What a hand takes: the invito, or the ante and the big blind, and what the rulebook makes everybody buy."""
    if setup.game in HOUSE:
        return int(setup.options.get("rules", {}).get("limits", {}).get("least", 0))
    if setup.game in ITALIAN:
        return max(least_stack(setup), setup.stakes.ante)
    stakes = setup.stakes
    blinds = int(str(book_of(setup)["limit_buy_in"].value))
    return max(stakes.ante + (max(stakes.blinds, default=0) or stakes.small_bet), least_buy_in(setup, blinds))


def _enough(setup: TableSetup) -> int:
    """The least with which somebody sits down and is dealt in."""
    return max(setup.buy_in[0], _needs(setup), 1)
