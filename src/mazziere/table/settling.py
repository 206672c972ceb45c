"""A hand is over: stacks, rake and carried pots are taken over, and whoever waited for it goes, tops up or is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.rules.citations import join
from mazziere.table import events as ev
from mazziere.table import italian
from mazziere.table.closing import shut
from mazziere.table.dealing import ask_to_straddle
from mazziere.table.games import after_the_hand
from mazziere.table.offers import lacks
from mazziere.table.seating import back_with_chips, fitting, go, leaves_short

if TYPE_CHECKING:
    from mazziere.table.poker import PokerTable
    from mazziere.table.state import Person


def settle(table: PokerTable, at: int) -> None:
    """Take over what the hand came to."""
    s, law, hand = table.state, table.law, table.hand
    assert hand is not None
    h = hand.state
    leg, left = (s.leg, s.left) if h.voided else after_the_hand(s)
    ended = ev.HandEnded(
        s.number,
        tuple(h.stacks),
        tuple(h.awards),
        sum(h.awards) + h.raked + h.carry.pot,
        h.raked,
        h.carry,
        at + table.setup.clock.pause,
        leg,
        left,
        h.voided,
        rule=join(italian.why_it_stays(law, h.carry), law.cite["table/rake"] if h.raked else ""),
        at=at,
    )
    table.emit(ended)
    table.hand = None
    for person in _by_seat(table):
        if person.leaving or person.removing or person.prefers.get("leave") == "after-hand":
            go(table, person, person.why, at, "")
    if s.closing:
        shut(table, at)
    else:
        _to_the_next(table, at, h.voided)


def _by_seat(table: PokerTable) -> list[Person]:
    return sorted(table.state.people.values(), key=lambda person: person.seat)


def _to_the_next(table: PokerTable, at: int, voided: bool) -> None:
    """Another hand may follow: chips bought meanwhile, who has none left, who was away too long, the deal."""
    s, law = table.state, table.law
    for person in _by_seat(table):
        if person.behind:
            top_up(table, person, at)
        if not person.away and lacks(s, person):
            # Told before the next hand, there is time to add chips (IT-SIT-1).
            why, topic = ("credit", "short-of-credit") if person.stack else ("no chips", "table/busted")
            table.sit_out(person, why, at, law.cite[topic])
        else:
            back_with_chips(table, person, at)
        hands = law.values["absence_hands"]
        if person.away and hands and person.missed >= hands:
            go(table, person, "missed hands", at, join(law.rules["absence_hands"]))
    if table.italian and not voided:
        italian.move_the_deal(table, at, s.places.button + 1)
    elif not table.italian:
        ask_to_straddle(table, at)


def top_up(table: PokerTable, person: Person, at: int) -> None:
    """Chips bought during the hand come to the stack; what a win leaves no room for goes back to who bought it, and so
    does what a loss has made a second short buy-in (SC-BUYIN-2)."""
    law, paid = table.law, fitting(table, person)
    if paid < person.behind:
        rule = join(law.cite["table/top-up"], law.cite["table/buy-in"])
        most, back = table.setup.buy_in[1], person.behind - paid
        table.emit(ev.TopUpReturned(person.player, back, paid, most, rule=rule, at=at))
    short, lacks = leaves_short(table, person.stack, paid)
    if short and person.short_buy_ins >= law.values["short_buy_ins"]:
        rule = law.rules["short_buy_ins"]
        table.emit(ev.TopUpReturned(person.player, paid, 0, table.setup.buy_in[1], lacks, rule=rule, at=at))
    elif paid:
        rule = law.rules["short_buy_ins"] if short else law.cite["table/top-up"]
        table.emit(ev.ToppedUp(person.player, paid, person.stack + paid, short, rule=rule, at=at))
