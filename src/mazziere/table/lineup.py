"""Who is dealt in next, where button and blinds fall, and what each newcomer or returning player pays to come in."""

from __future__ import annotations

from typing import NamedTuple

from mazziere.hand.events import Post, Stakes
from mazziere.hand.variant import Variant
from mazziere.rules.citations import join
from mazziere.table.button import after, before, between, big_blind, dead_places, first_places, moving_places, skipped
from mazziere.table.law import TableLaw
from mazziere.table.offers import outside
from mazziere.table.setup import DEALERS_CHOICE, MIXED
from mazziere.table.state import NOWHERE, Person, Places, TableState


class Lineup(NamedTuple):
    """The next hand: the seats dealt in, clockwise; where button and blinds are; who comes in how; who missed what;
    who would come in but sits where no newcomer is dealt in.
    """

    dealt: tuple[int, ...]
    places: Places
    entries: tuple[tuple[Person, str, str], ...] = ()
    missed: tuple[tuple[Person, bool, bool, str], ...] = ()
    rule: str = ""
    frozen: bool = False
    kept_out: tuple[Person, ...] = ()


def line_up(s: TableState, law: TableLaw, variant: Variant) -> Lineup | None:
    """The next hand of a game with a button, or with antes; None where a new game has to begin (or nobody can play)."""
    ready = {seat: s.people[seat] for seat in sorted(s.people) if s.people[seat].present}
    if len(ready) < 2 or s.places.button == NOWHERE:
        return None
    if not variant.blinds:
        return _antes(s, law, ready)
    if s.places.big == NOWHERE:
        dealt = tuple(ready)
        entries = tuple([(person, "free", law.cite["table/free"]) for person in ready.values() if outside(person)])
        return Lineup(dealt, first_places(s.places.button, dealt), entries, rule=law.rules["first_button"])
    return _blinds(s, law, ready)


def _antes(s: TableState, law: TableLaw, ready: dict[int, Person]) -> Lineup:
    """Where everybody pays the ante, everybody plays; the button of the other games goes to where a further hand
    would have had it, and stays frozen there (ST-11b).
    """
    seats, last = list(ready), s.places
    entries = tuple([(person, "ante", "") for person in ready.values() if outside(person)])
    if s.setup.game not in (MIXED, DEALERS_CHOICE):
        return Lineup(tuple(seats), Places(), entries)
    if last.big == NOWHERE:
        return Lineup(tuple(seats), first_places(last.button, seats), entries, frozen=s.setup.game == MIXED)
    if s.frozen:
        return Lineup(tuple(seats), last, entries, rule=law.cite["table/frozen"], frozen=True)
    if law.values["button"] == "moving":
        places = moving_places(last, seats)
    else:
        places = dead_places(last, big_blind(last, seats), seats, law.values["dead_button"], s.setup.seats)
    if s.setup.game == DEALERS_CHOICE:
        return Lineup(tuple(seats), places, entries)
    return Lineup(tuple(seats), places, entries, rule=law.cite["table/frozen"], frozen=True)


def _blinds(s: TableState, law: TableLaw, ready: dict[int, Person]) -> Lineup | None:
    hows = {seat: _how(s, law, person) for seat, person in ready.items()}
    sure = [seat for seat, how in hows.items() if how not in ("wait", "straddle")]
    if s.frozen:
        found = _thawed(s, ready, sure)
    elif law.values["button"] == "moving":
        found = _moving(s, ready, sure)
    else:
        found = _dead(s, law, ready, sure, hows)
    if found is None:
        return None
    dealt, places = found
    straddling = [seat for seat, how in hows.items() if how == "straddle"]
    utg = [seat for seat in straddling if seat == after(places.big, sorted([*dealt, seat]))]
    if utg and places.big not in utg and len(dealt) > 2:
        dealt = sorted([*dealt, *utg])
    entries = tuple(
        [(ready[seat], *_entry(law, ready[seat], hows[seat], seat, places)) for seat in dealt if outside(ready[seat])]
    )
    kept = tuple([ready[seat] for seat in sure if seat not in dealt])
    missed = _missed(s, law, dealt, places)
    return Lineup(tuple(dealt), places, entries, missed, _why(s, law, dealt, places), kept_out=kept)


def _thawed(s: TableState, ready: dict[int, Person], sure: list[int]) -> tuple[list[int], Places] | None:
    """The first hand with a button after others without: the button is where it was frozen."""
    frozen = s.places
    big = after(frozen.big - 1, list(ready))
    dealt = sorted({*sure, big})
    if len(dealt) < 2:
        return None
    if len(dealt) == 2:
        other = after(big, dealt)
        return dealt, Places(other, other, big)
    button = frozen.button
    if not between(big, button, frozen.small, s.setup.seats):
        # It was frozen between two players, and more play now.
        button = before(frozen.small, [seat for seat in dealt if seat not in (big, frozen.small)])
    return dealt, Places(button, frozen.small, big)


def _moving(s: TableState, ready: dict[int, Person], sure: list[int]) -> tuple[list[int], Places] | None:
    """The button goes to the next player; whoever waits for the big blind comes in when it would go past."""
    if len(sure) < 2:
        return None
    places = moving_places(s.places, sure)
    waiting = [seat for seat in ready if seat not in sure and between(places.small, seat, places.big, s.setup.seats)]
    if not waiting:
        return sure, places
    big = after(places.small, waiting)
    button = places.big if len(sure) == 2 else places.button
    return sorted([*sure, big]), Places(button, places.small, big)


def _dead(
    s: TableState, law: TableLaw, ready: dict[int, Person], sure: list[int], hows: dict[int, str]
) -> tuple[list[int], Places] | None:
    """The big blind goes on by one player; nobody new is dealt in between the button and the blinds."""
    count, last, marker = s.setup.seats, s.places, law.values["dead_button"]
    big = big_blind(last, list(ready))
    dealt = sorted({*sure, big})
    if len(dealt) < 2:
        return None
    places = dead_places(last, big, dealt, marker, count)
    if len(dealt) == 2:
        return dealt, places
    kept = [
        seat
        for seat in dealt
        if hows[seat] == "plays" or not between(places.button, seat, _zone_end(law, hows[seat], places), count)
    ]
    if len(kept) == len(dealt):
        return dealt, places
    return (kept, dead_places(last, big, kept, marker, count)) if len(kept) > 1 else (dealt, places)


def _zone_end(law: TableLaw, how: str, places: Places) -> int:
    """Up to which blind a seat after the button gets no cards; a player moved by the house may take the small blind."""
    policy = "entry_zone_moved" if how == "moved" else "entry_zone"
    return places.big if law.values[policy] == "button-to-big-blind" else places.small


def _how(s: TableState, law: TableLaw, person: Person) -> str:
    """How a present player takes part: plays on, comes in free or moved, posts, straddles, or waits for the blind."""
    if not outside(person):
        return "plays"
    if person.standing == "moved":
        return "moved"
    if person.standing == "new":
        if law.values["newcomer"] == "dealt-in":
            return "dealt-in"
        if s.places.travelled < law.values["free_entry_laps"] * s.setup.seats:
            return "free"
    if person.entry == "straddle" and person.stack < 2 * max(s.setup.stakes.blinds):
        return "wait"
    return person.entry


def _entry(law: TableLaw, person: Person, how: str, seat: int, places: Places) -> tuple[str, str]:
    """What a player who comes in pays, and the rule that says so."""
    cite = law.cite
    if seat == places.big:
        return "big blind", cite["table/forgiven"] if person.owes_big or person.owes_small else cite["table/wait"]
    if seat == places.small:
        return "small blind", law.rules["entry_zone"]
    if how == "straddle":
        return "straddle", cite["table/forgiven"] if person.owes_small or person.owes_big else cite["post"]
    if how == "post" and person.owes_big:
        return "missed blinds", cite["missed big blind"]
    if how == "post" and person.owes_small:
        return "missed small blind", cite["missed small blind only"]
    if how == "post":
        return "post", join(cite["post"], cite["table/not-missed"])
    rules = {"free": cite["table/free"], "moved": cite["table/moved"], "dealt-in": law.rules["newcomer"]}
    return how, rules.get(how, "")


def _missed(
    s: TableState, law: TableLaw, dealt: list[int], places: Places
) -> tuple[tuple[Person, bool, bool, str], ...]:
    """Who was in the game, is not there, and lets a blind go by; newcomers miss nothing (SC-BLIND-d)."""
    if law.values["missed_blinds"] != "owed":
        return ()
    played = [person for person in s.people.values() if person.standing == "playing" and not person.leaving]
    absent = {person.seat: person for person in played if person.seat not in dealt}
    found = []
    for seat in skipped(s.places.big, places.big, absent, s.setup.seats):
        person = absent[seat]
        if not person.owes_big:
            busted = law.cite["table/busted"] if not person.stack else ""
            found.append((person, True, True, join(law.cite["table/missed-both"], busted)))
    small = absent.get(places.small)
    if small is not None and not small.owes_small:
        busted = law.cite["table/busted"] if not small.stack else ""
        found.append((small, True, False, join(law.cite["table/missed-small"], busted)))
    return tuple(found)


def _why(s: TableState, law: TableLaw, dealt: list[int], places: Places) -> str:
    """The rules that put button and blinds where they are."""
    cite = law.cite
    rule = join(law.rules["button"], cite["table/button"], cite["table/blinds"])
    if len(dealt) == 2:
        return join(rule, law.rules["heads_up_change"]) if len(s.players) > 2 else rule
    if law.values["button"] == "moving":
        return rule
    if places.small not in dealt:
        rule = join(rule, cite["table/dead-big"])
    if s.places.small not in dealt:
        # The small blind of the last hand has left; or it was never posted, because the big blind before had left.
        rule = join(rule, cite["table/dead-small"] if s.places.small in s.seats else cite["table/dead-big"])
    return rule


def posts(stakes: Stakes, line: Lineup, straddles: list[tuple[int, int]]) -> tuple[Post, ...]:
    """The forced bets of the hand, by place, in the order in which they are paid."""
    small, big = stakes.blinds[:2]
    place = {seat: index for index, seat in enumerate(line.dealt)}
    found = [Post(index, stakes.ante, "ante", False) for index in range(len(line.dealt))] if stakes.ante else []
    if line.places.small in place and small:
        found.append(Post(place[line.places.small], small, "small blind"))
    if stakes.bb_ante:
        found.append(Post(place[line.places.big], stakes.bb_ante, "big blind ante", False))
    found.append(Post(place[line.places.big], big, "big blind"))
    for person, how, _ in line.entries:
        at = place[person.seat]
        if how == "missed blinds":
            found += [Post(at, small, "missed small blind", False), Post(at, big, "missed big blind")]
        elif how == "missed small blind":
            found.append(Post(at, small, "missed small blind only", False))
        elif how == "post":
            found.append(Post(at, big, "post"))
    return tuple(found) + tuple([Post(place[seat], amount, "straddle") for seat, amount in straddles])
