"""Being away and coming back, how long one may be, and how a player comes (back) into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.games import game
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table.evolve import day_of
from mazziere.table.lineup import line_up
from mazziere.table.offers import MINUTE, SHORT, lacks, least_stack, outside
from mazziere.table.seating import ENTRIES, go, seated
from mazziere.table.state import Person

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.poker import PokerTable


ONCE = "once"
"""How a player who is asked says yes to a straddle; any other word sets it from then on."""


def sit_out(table: PokerTable, command: Command) -> None:
    """Be away from the next hand on; `announced` tells the floor, and gives more time."""
    law = table.law
    person = seated(table, command)
    announced = command.what == "announced"
    if person.away and not (announced and person.away == "asked"):
        raise Refusal(law.cite["table/sit-out"] or law.rules["missed_blinds"], "sitting-out")
    if announced:
        _check_announced(table, person, command.at)
    away(table, person, "announced" if announced else "asked", command.at)
    table.away_in_the_hand(person, command.at)


def _check_announced(table: PokerTable, person: Person, at: int) -> None:
    s, law = table.state, table.law
    day, times = s.breaks.get(person.player, (0, 0))
    if day == day_of(at) and times >= law.values["announced_per_day"]:
        raise Refusal(law.rules["announced_per_day"], "break-used", times=times)
    full = len(s.people) >= table.setup.seats
    out = sum(other.away == "announced" for other in s.people.values())
    if full and out >= law.values["announced_at_once"]:
        raise Refusal(law.rules["announced_at_once"], "too-many-away", away=out)


def away(table: PokerTable, person: Person, why: str, at: int, rule: str = "") -> None:
    """Somebody is away from now on, until the seat may be lost."""
    law = table.law
    policy = "announced_minutes" if why == "announced" else "absence_minutes"
    minutes = int(law.values[policy])
    began = person.since if person.away else at
    until = began + minutes * MINUTE if minutes else 0
    told = law.rules["announced_minutes"] if why == "announced" else ""
    rule = rule or join(law.cite["table/sit-out"], told, law.cite["table/break"])
    short = least_stack(table.setup) if why in SHORT else 0
    table.emit(ev.SatOut(person.player, why, until, short, rule=rule, at=at))


def come_back(table: PokerTable, command: Command) -> None:
    """Be back; `value` says how to come into the game: wait for the big blind, post what is owed, or straddle."""
    law = table.law
    person = seated(table, command)
    if not person.away:
        raise Refusal(law.cite["table/return"] or law.rules["missed_blinds"], "not-sitting-out")
    if not table.state.plays(person):
        _check_chips(table, person)
    if command.value:
        _check_entry(table, command.value)
    table.emit(ev.CameBack(person.player, rule=law.cite["table/return"], at=command.at))
    table.back_in_the_hand(person, command.at)
    if command.value and command.value != person.entry:
        table.emit(ev.EntryChosen(person.player, command.value, rule=law.rules["newcomer"], at=command.at))


def _check_chips(table: PokerTable, person: Person) -> None:
    """Who is not in the hand on the table needs enough to be dealt into the next."""
    s, law = table.state, table.law
    if not s.stack(person) and not table.inside(person):
        raise Refusal(law.cite["table/busted"] or law.cite["table/buy-in"], "no-chips")
    if lacks(s, person):
        have = s.stack(person) + person.behind
        raise Refusal(law.cite["short-of-credit"], "too-little-credit", have=have, least=least_stack(table.setup))


def enter(table: PokerTable, command: Command) -> None:
    """Say how to come into the game: `wait`, `post`, `straddle` (or, in the game already, straddle from now on)."""
    law = table.law
    person = seated(table, command)
    # Whoever is about to come in may be asked as well: a yes is no way of coming in.
    if command.verb == "straddle" and command.value == ONCE:
        _straddle_once(table, person, command.at)
        return
    if not outside(person):
        if command.verb == "straddle":
            value = command.value or "live"
            table.prefer(person, "straddle", value, command.at)
            return
        raise Refusal(law.rules["newcomer"], "in-the-game")
    table.emit(ev.EntryChosen(person.player, command.verb, rule=law.rules["newcomer"], at=command.at))


def _straddle_once(table: PokerTable, person: Person, at: int) -> None:
    asked = table.state.straddle
    rule = table.law.cite["table/prefer-straddle"]
    if asked is None or asked[0] != person.player or asked[2]:
        raise Refusal(rule, "straddle-not-asked")
    table.emit(ev.StraddleChosen(person.player, rule=rule, at=at))


def before_the_blind(table: PokerTable, at: int) -> None:
    """A hand is due: whoever wanted to sit out at the next big blind, and would have it now, does."""
    s = table.state
    wish = [person for person in s.people.values() if person.prefers.get("sit-out") == "big-blind"]
    while any(person.present for person in wish) and table.game and game(table.game).blinds:
        line = line_up(s, table.law, game(table.game))
        person = s.people.get(line.places.big) if line is not None else None
        if person not in wish or person is None:
            return
        table.emit(ev.Preferred(person.player, "sit-out", "no", at=at))
        away(table, person, "asked", at)


def _check_entry(table: PokerTable, how: str) -> None:
    if how not in ENTRIES:
        raise Refusal(table.law.rules["newcomer"], "bad-choice", choice=how, allowed=", ".join(ENTRIES))


def expire(table: PokerTable, at: int) -> None:
    """Whoever has been away for too long loses the seat, or may lose it."""
    law = table.law
    for person in list(table.state.people.values()):
        if not person.until or at < person.until or person.leaving:
            continue
        policy = "announced_minutes" if person.away == "announced" else "absence_minutes"
        rule = law.rules[policy]
        if law.values["absence_over"] == "removed":
            go(table, person, "away too long", at, rule)
        else:
            table.emit(ev.AbsenceOver(person.player, rule=join(law.rules["absence_over"], rule), at=at))
