"""An Italian table: the deal goes round, pots are carried on, and whoever sits out is left out of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazziere.games.italiana import invito
from mazziere.games.italiana.events import SatOut
from mazziere.games.italiana.giro_pazzo import DEALT, which
from mazziere.games.italiana.openers import LEVELS
from mazziere.games.italiana.presence import away
from mazziere.hand.events import Carry
from mazziere.rules.citations import join
from mazziere.table import events as ev
from mazziere.table.law import TableLaw, book_of
from mazziere.table.preferences import SAID, chosen, preferred_deal
from mazziere.table.setup import TableSetup
from mazziere.table.state import NOWHERE, Person, TableState

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.table.poker import PokerTable


def inside(s: TableState, person: Person) -> bool:
    """Does a player have a share in the parol pot that waits for the next hand?"""
    return person.player in s.carry.facts.get("inside", ())


def least_credit(setup: TableSetup) -> int:
    """The least that must lie before a player who is to be dealt in."""
    return invito.least_credit(str(book_of(setup)["short_invito"].value), setup.stakes, setup.options)


def takes_part(s: TableState) -> list[int]:
    """The seats of the next hand: chips, or a share in the pot; those who sit out are left out by the hand itself."""
    return [
        seat
        for seat in sorted(s.people)
        if not s.people[seat].leaving and (s.people[seat].stack > 0 or inside(s, s.people[seat]))
    ]


def playable(s: TableState) -> bool:
    """Can a hand be played? Two who are there, or have a share in the pot."""
    seats = [s.people[seat] for seat in takes_part(s)]
    there = [person for person in seats if not person.away]
    return len(seats) > 1 and bool(there) and sum(not p.away or inside(s, p) for p in seats) > 1


def options(table: PokerTable, seats: list[int]) -> dict[str, Any]:
    """What the hand is told of its table: who is asked for the invito, who sits out, what the dealer likes."""
    s = table.state
    people = [s.people[seat] for seat in seats]
    told: dict[str, Any] = dict(table.setup.options)
    told["asked"] = [place for place, p in enumerate(people) if chosen(p.prefers, "invito") == "asked"]
    told["sitting_out"] = [place for place, person in enumerate(people) if person.away]
    told["preferred"] = preferred_deal(s.people.get(s.places.button))
    return {name: given for name, given in told.items() if given}


def tell_preferences(hand: Hand, people: list[Person]) -> None:
    """Who always shows, or never does, has said so before the first card."""
    for place, person in enumerate(people):
        show = chosen(person.prefers, "show")
        if show != "ask" and not hand.over:
            hand.act(SAID["show", show], seat=place)


def sync(table: PokerTable, at: int) -> None:
    """Take over from the hand who sits out now, and who is back."""
    s, hand = table.state, table.hand
    if hand is None:
        return
    for place, player in enumerate(s.players):
        person = s.person(player)
        if person is None:
            continue
        out = away(hand.state, place)
        if out and not person.away:
            why = _why(hand, place)
            short = table.law.cite["short-of-credit"] if why == "credit" else ""
            table.sit_out(person, why, at, short)
        elif not out and person.away in ("asked", "time", "credit") and not person.leaving:
            table.emit(ev.CameBack(player, rule=table.law.cite["table/return"], at=at))


def _why(hand: Hand, place: int) -> str:
    """Why the hand has a seat sit out: too little credit, no decision in time, or the player's own wish."""
    law = hand.law
    late = (law.cite["out-of-time"], law.rules["out_of_time"])
    sat = next(event for event in reversed(hand.events) if isinstance(event, SatOut) and event.seat == place)
    if sat.rule in late:
        return "time"
    return "credit" if sat.rule == law.cite["short-of-credit"] else "asked"


def next_dealer(s: TableState, start: int) -> tuple[int, Carry]:
    """Who deals, counting from a seat, past whoever is away; in a giro pazzo, the next of those who have still to
    deal it (IT-GIRO-2). And what the hand then has to know.
    """
    count = s.setup.seats
    order = sorted(takes_part(s), key=lambda seat: (seat - start) % count)
    here = [seat for seat in order if not s.people[seat].away]
    facts = dict(s.carry.facts)
    to_deal = facts.pop("giro", ())
    facts.pop(DEALT, 0)
    left = [seat for player in to_deal for seat in here if s.people[seat].player == player]
    # When nobody who has still to deal is there, the round is over.
    carry = Carry(s.carry.pot, facts) if to_deal and not left else s.carry
    return next(iter(left or here or order), NOWHERE), carry


def dealer(s: TableState) -> tuple[int, Carry]:
    """Who deals the next hand: whoever the deal went to, or the next one if that player has gone since."""
    person = s.people.get(s.places.button)
    if person is not None and person.present:
        return s.places.button, s.carry
    return next_dealer(s, s.places.button)


def why_it_stays(law: TableLaw, carry: Carry) -> str:
    """The rules by which a pot waits for the next hand: a parol, or nobody has opened."""
    if not carry.pot or "openers" not in carry.facts:
        return ""
    return law.cite["parol/all"] if "inside" in carry.facts else law.cite[LEVELS[carry.facts["openers"]]]


def parol(s: TableState) -> int:
    """What lies in the parol pot that the next hand is played for; 0 where there is none."""
    return s.carry.pot if "inside" in s.carry.facts else 0


def giro(s: TableState) -> tuple[int, ...]:
    """Which hand of a giro pazzo the dealer is about to deal, and of how many."""
    return which(s.carry.facts, s.people[s.places.button].player)


def move_the_deal(table: PokerTable, at: int, start: int) -> None:
    """The deal goes on."""
    s, cite = table.state, table.law.cite
    seat, carry = next_dealer(s, start)
    if seat != NOWHERE:
        crazy = bool(s.giro) or "giro" in s.carry.facts
        giro = cite["table/giro"] if "giro" in s.carry.facts else ""
        table.emit(ev.DealMoved(seat, carry, rule=join(cite["table/dealer"], giro), at=at))
        if crazy and "giro" not in carry.facts:
            table.emit(ev.GiroOver(rule=cite["table/giro-over"], at=at))


def lowest(s: TableState) -> int:
    """The lowest card of the pack of the last hand (0: none was dealt), which the players of the next may change."""
    return s.hand.facts.get("lowest", 0) if s.hand is not None else 0
