"""What a player may ask of the table between actions, as data for whoever draws the buttons."""

from __future__ import annotations

from mazziere.games import ITALIAN, game
from mazziere.hand.events import Option
from mazziere.rules.citations import citations, join
from mazziere.table import italian
from mazziere.table.setup import DEALERS_CHOICE, MIXED, TableSetup
from mazziere.table.state import Person, TableState

MINUTE = 60_000

SHORT = ("no chips", "credit")
"""Why somebody is away who has too little to be dealt in."""


def least_buy_in(setup: TableSetup, blinds: int) -> int:
    """The least a newcomer buys; at a limit table at least so many big blinds.

    >>> from mazziere.hand.events import Stakes
    >>> least_buy_in(TableSetup("t", limit="fixed-limit", stakes=Stakes(blinds=(5, 10))), 20)
    200
    """
    stakes = setup.stakes
    unit = max(stakes.blinds, default=0) or stakes.small_bet or stakes.ante
    return max(setup.buy_in[0], blinds * unit if setup.limit == "fixed-limit" else 0, 1)


def offers(s: TableState, person: Person) -> tuple[Option, ...]:
    """What a player at the table may ask for now, with the least and the most it may be for (0: no most)."""
    if s.closed or person.leaving:
        return ()
    found = [Option("leave")]
    chips = s.stack(person)
    if not person.away:
        found.append(Option("sit-out"))
    elif s.plays(person) or (chips and not lacks(s, person)):
        found.append(Option("return"))
    found += _entries(s, person)
    found += _top_up(s, person, chips + person.behind)
    if s.menu and s.chooser == person.seat:
        found.append(Option("choose"))
    return tuple(found)


def least_stack(setup: TableSetup) -> int:
    """The least that must lie before a player who is to be dealt in: at an Italian table the invito (IT-SIT-1)."""
    return italian.least_credit(setup) if setup.game in ITALIAN else 1


def lacks(s: TableState, person: Person) -> int:
    """What a player has too little to be dealt in; whoever has a share in the pot that waits is, for nothing."""
    if italian.inside(s, person):
        return 0
    return max(least_stack(s.setup) - s.stack(person) - person.behind, 0)


def outside(person: Person) -> bool:
    """Is a player not in the game, or owing blinds?"""
    return person.standing != "playing" or person.owes_small or person.owes_big


def with_blinds(setup: TableSetup) -> bool:
    """Does a table play with blinds, always or at times?"""
    if setup.game in ITALIAN:
        return False
    return setup.game in (MIXED, DEALERS_CHOICE) or game(setup.game).blinds


def free_entry(s: TableState) -> bool:
    """Is a newcomer dealt in without paying anything?"""
    laps = int(s.policies["free_entry_laps"][0])
    return bool(s.policies["newcomer"][0] == "dealt-in" or s.places.travelled < laps * s.setup.seats)


def _entries(s: TableState, person: Person) -> list[Option]:
    if not outside(person) or person.standing == "moved" or not with_blinds(s.setup):
        return []
    owes = person.owes_small or person.owes_big
    if not owes and free_entry(s):
        return []
    stakes = s.setup.stakes
    small, big = (*stakes.blinds, 0, 0)[:2] if stakes.blinds else (stakes.small_bet // 2, stakes.small_bet)
    cost = (small if owes else 0) + (big if person.owes_big or not owes else 0)
    cite = citations(s.sources, s.setup.game)
    missed = "missed big blind" if person.owes_big else "missed small blind only"
    rule = cite.get(missed, "") if owes else s.policies["newcomer"][1]
    return [Option("wait", rule=rule), Option("post", cost, cost, rule), Option("straddle", 2 * big, 2 * big, rule)]


def _top_up(s: TableState, person: Person, have: int) -> list[Option]:
    limit_blinds = int(s.policies["limit_buy_in"][0])
    least, most = least_buy_in(s.setup, limit_blinds), s.setup.buy_in[1]
    rule = s.policies["short_buy_ins"][1]
    if s.setup.limit == "fixed-limit" and limit_blinds:
        low = least
    elif person.short_buy_ins < s.policies["short_buy_ins"][0]:
        low = 1
    else:
        low = max(least - have, 1)
    if person.away in SHORT:
        # Less would be lawful, and of no use.
        low = max(low, lacks(s, person))
        cite = citations(s.sources, s.setup.game)
        rule = join(cite.get("short-of-credit" if have else "table/busted", ""), rule)
    high = most - have if most else 0
    return [] if most and high < low else [Option("top-up", low, high, rule)]


def back_at(s: TableState, player: str) -> int:
    """From when on somebody who gave up the seat may sit down again (0: at once)."""
    return back_after(s, s.gone[player]) if player in s.gone else 0


def back_rule(s: TableState) -> str:
    """The rule by which whoever gives up a seat waits before they sit down again, where there is such a wait."""
    minutes, rule = s.policies["return_minutes"]
    return str(rule) if minutes else ""


def back_after(s: TableState, left: int) -> int:
    """When somebody who gave up the seat then may sit down again (0: at once)."""
    minutes = int(s.policies["return_minutes"][0])
    return left + minutes * MINUTE if minutes else 0
