"""The bank's hand: drawn by rule, and only while some stake waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.deal import draw
from mazziere.house.blackjack.events import BANK
from mazziere.house.blackjack.niwin import settle_niwin
from mazziere.house.blackjack.points import bank_draws, called, points
from mazziere.house.blackjack.settle import settle_boxes

if TYPE_CHECKING:
    from mazziere.house.blackjack.table import Table


def bank_plays(t: Table) -> None:
    """Draw to 16 for stakes or niWin; for insurances alone the second card is enough; for nothing, nothing."""
    s = t.state
    to_the_end = bool(s.live() or s.niwin)
    cards = s.bank_cards
    rule = "BJ-6.7" if s.live() else "BJ-A.8" if s.niwin else "BJ-7.1"
    while bank_draws(cards, s.rules) and (to_the_end or (s.insured and len(cards) < 2)):
        draw(t, BANK, 0, rule)
    drew = len(cards) > 1
    t.emit(ev.BankCalled(called(cards), points(cards).total, drew, rule=rule if drew else "BJ-7.1"))


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
