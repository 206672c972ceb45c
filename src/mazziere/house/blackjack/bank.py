"""The bank's hand: drawn by rule, and only while some stake waits for it; its hole card, where a house deals one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.deal import draw, upcard
from mazziere.house.blackjack.events import BANK
from mazziere.house.blackjack.niwin import settle_niwin
from mazziere.house.blackjack.points import ACE, TEN, bank_draws, blackjack, called, points
from mazziere.house.blackjack.settle import settle_boxes, settle_insurance, to_give_back

if TYPE_CHECKING:
    from mazziere.house.blackjack.table import Table


def bank_plays(t: Table) -> None:
    """Draw to 16 for stakes or niWin; one card is enough for insurances and what a blackjack takes or gives back."""
    s = t.state
    to_the_end = bool(s.live() or s.niwin)
    cards = s.bank_cards
    rule = "BJ-6.7" if s.live() else "BJ-A.8" if s.niwin else "BJ-7.1"
    if to_the_end:
        turn_hole(t)
    second = bool(s.insured or s.given_up or to_give_back(s))
    while bank_draws(cards, s.rules) and (to_the_end or (second and len(cards) < 2)):
        draw(t, BANK, 0, rule)
    drew = len(cards) > 1
    t.emit(ev.BankCalled(called(cards), points(cards).total, drew, rule=rule if drew else "BJ-7.1"))


def peek(t: Table) -> bool:
    """Under an ace or a ten the dealer looks: a blackjack ends the hand, and without one insurances are lost."""
    s = t.state
    if s.hole < 0 or upcard(s) not in (ACE, TEN):
        return False
    seen = blackjack([*s.bank_cards, t.hole_card()])
    t.emit(ev.Peeked(seen, rule="BJ-6.10c"))
    if seen:
        turn_hole(t)
        return False
    for box in sorted(s.insured, reverse=True):
        settle_insurance(t, box)
    return False


def turn_hole(t: Table) -> None:
    if t.state.hole >= 0:
        t.emit(ev.HoleTurned(t.hole_card(), rule="BJ-6.7"))


def finish(t: Table) -> None:
    """The bank, the boxes, the side bet, in this order (BJ-A.7); then the shoe, if this was its last hand."""
    bank_plays(t)
    settle_boxes(t)
    settle_niwin(t)
    end(t)


def end(t: Table) -> None:
    """Close the hand; after the cut card came out the cards are shuffled."""
    s = t.state
    last_hands = s.hands_left is not None
    t.emit(ev.HandEnded(rule="BJ-8.1" if last_hands else ""))
    if s.cut_out:
        t.emit(ev.ShoeEnded(rule="BJ-9.1a BJ-8.1" if last_hands else "BJ-9.1a"))
