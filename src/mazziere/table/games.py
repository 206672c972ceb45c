"""Which game a table deals next: its only one, the next leg of a rotation, or what the button chooses."""

from __future__ import annotations

import msgspec

from mazziere.games import ITALIAN, game
from mazziere.games.italiana.options import check_options
from mazziere.games.mixed import MENU
from mazziere.hand.events import Stakes
from mazziere.hand.setup import SetupError, most_seats
from mazziere.hand.variant import Variant
from mazziere.rules.refusal import Refusal
from mazziere.table import italian
from mazziere.table.button import after, before
from mazziere.table.law import TableLaw, book_of
from mazziere.table.setup import DEALERS_CHOICE, MIXED, TableSetup
from mazziere.table.state import NOWHERE, TableState


def check(setup: TableSetup) -> None:
    """Refuse a setup that no hand could be dealt under; the sentence names the field."""
    keys = [leg.game for leg in setup.rotation] if setup.game == MIXED else list(menu(setup)) or [setup.game]
    if not keys:
        raise SetupError("rotation: a mixed table needs the games it rotates through")
    book = book_of(setup)
    variants = [game(key) for key in keys]
    if setup.game != DEALERS_CHOICE:
        most, rule = min([most_seats(variant, book) for variant in variants])
        if setup.seats > most:
            raise Refusal(rule, "too-many-players", players=setup.seats, most=most)
    if setup.seats < 2:
        raise SetupError(f"seats: {setup.seats} is not allowed; give at least 2")
    low, high = setup.buy_in
    if low < 0 or (high and high < low):
        raise SetupError(f"buy_in: {setup.buy_in!r} is not allowed; give the least and the most (0: no most)")
    for variant in variants:
        _check_stakes(setup, variant)


def _check_stakes(setup: TableSetup, variant: Variant) -> None:
    stakes = stakes_for(setup, variant)
    if variant.key in ITALIAN:
        if not stakes.ante:
            raise SetupError("stakes: an Italian table needs an ante, the invito")
        if stakes.rake is not None and stakes.rake.percent > 10:
            raise Refusal("IT-RAKE-1", "above-maximum", amount=stakes.rake.percent, most=10)
        check_options(setup.options)
    elif variant.blinds and len(stakes.blinds) < 2:
        raise SetupError(f"stakes: {variant.name} needs a small and a big blind")
    elif not variant.blinds and not (stakes.bring_in and stakes.small_bet):
        raise SetupError(f"stakes: {variant.name} needs a bring-in and a small bet")
    if limit_of(setup, variant.key) not in ("", *variant.limits):
        raise SetupError(f"limit: {setup.limit!r} is not played in {variant.name}; give one of {variant.limits}")


def menu(setup: TableSetup) -> tuple[str, ...]:
    """What the button may choose from."""
    return (setup.menu or MENU) if setup.game == DEALERS_CHOICE else ()


def limit_of(setup: TableSetup, key: str) -> str:
    """The limit a game of the table is played under."""
    return next((leg.limit or setup.limit for leg in setup.rotation if leg.game == key), setup.limit)


def stakes_for(setup: TableSetup, variant: Variant) -> Stakes:
    """The amounts a game of the table is played for: at a table of several, antes are for those without blinds."""
    stakes = setup.stakes
    if variant.key in ITALIAN:
        return stakes
    if not variant.blinds:
        return msgspec.structs.replace(stakes, blinds=(), min_bet=0)
    several = setup.game in (MIXED, DEALERS_CHOICE)
    # In a limit game the blinds follow from the bets: half the small bet, and the small bet.
    blinds = stakes.blinds or ((stakes.small_bet // 2, stakes.small_bet) if stakes.small_bet else ())
    return msgspec.structs.replace(stakes, blinds=blinds, ante=0 if several else stakes.ante, bring_in=0)


def next_game(s: TableState) -> str:
    """The game of the next hand; "" while somebody still has to choose it."""
    setup = s.setup
    if setup.game == MIXED:
        return setup.rotation[s.leg].game
    if setup.game == DEALERS_CHOICE:
        return s.game if s.left else ""
    if setup.game == "italiana":
        seat, carry = italian.dealer(s)
        deals = s.people.get(seat)
        crazy = deals is not None and deals.player in carry.facts.get("giro", ())
        return "telesina" if crazy else "italiana"
    return setup.game


def after_the_hand(s: TableState) -> tuple[int, int]:
    """Which leg comes next, and how many hands of it are left (0: counted when it begins)."""
    setup = s.setup
    if setup.game == DEALERS_CHOICE:
        return 0, max(s.left - 1, 0)
    if setup.game != MIXED:
        return 0, 0
    # The count is fixed when the game begins, whoever comes or goes meanwhile.
    left = s.left or (len(s.players) if setup.every == "orbit" else 1)
    return (s.leg, left - 1) if left > 1 else ((s.leg + 1) % len(setup.rotation), 0)


def offered(s: TableState, players: int) -> tuple[str, ...]:
    """The games of the menu that can seat so many."""
    book = book_of(s.setup)
    return tuple([key for key in menu(s.setup) if players <= most_seats(game(key), book)[0]])


def chooser(s: TableState, button: int, present: list[int]) -> int:
    """Whose choice it is: the button's, or after a whole lap the player next to whoever chose."""
    if s.setup.every == "orbit" and s.chooser != NOWHERE:
        return after(s.chooser, present)
    return button if button in present else before(button, present)


def choose(s: TableState, law: TableLaw, key: str, players: int) -> int:
    """How many hands a choice holds for, or a refusal that says what is on the menu."""
    open_to = offered(s, players)
    if key not in open_to:
        raise Refusal(law.cite["table/choice"], "not-on-the-menu", game=key, menu=", ".join(open_to))
    return players if s.setup.every == "orbit" else 1
