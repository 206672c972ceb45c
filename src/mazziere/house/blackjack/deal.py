"""The deal: the shoe or the machine, the cut card, the order of the cards, and naturals paid at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.events import BANK
from mazziere.house.blackjack.points import ACE, TEN, blackjack, called, value
from mazziere.house.blackjack.settle import due
from mazziere.house.shared import won

if TYPE_CHECKING:
    from mazziere.house.blackjack.state import State
    from mazziere.house.blackjack.table import Table


def load(t: Table) -> None:
    """A new shoe when the last has ended; a machine has had its discards back and begins anew with every hand."""
    s, rules = t.state, t.state.rules
    cards = 52 * rules.decks
    if rules.device == "csm" or s.new_shoe:
        t.seal_to(s.lot + 1)
    if rules.device == "csm":
        t.emit(ev.ShoeLoaded(s.lot + 1, cards, rule="BJ-9.2"))
    elif s.new_shoe:
        t.emit(ev.ShoeLoaded(s.lot + 1, cards, cards - rules.behind, rule="BJ-1.2a BJ-2.1b"))
        if t.sealed:
            t.check_cards()
        if rules.burn:
            t.emit(ev.CardsBurned(rules.burn, rule="BJ-2.2"))


def draw(t: Table, box: int, hand: int, rule: str) -> None:
    """The next card of the shoe, face up; the cut card before it is set aside."""
    _cut_card(t)
    t.emit(ev.CardDealt(box, hand, t.next_card(), rule=rule))


def _cut_card(t: Table) -> None:
    s = t.state
    if s.cut is not None and s.drawn >= s.cut and not s.cut_out:
        first = not s.dealt_to
        t.emit(ev.CutCardOut(first, rule="BJ-9.1b" if first else "BJ-9.1a"))


def deal(t: Table) -> None:
    """A card to each box and one to the bank, then a second to each box; the bank waits (BJ-6.2).

    A house that looks at a hole card deals itself one too, face down.
    """
    boxes = list(t.state.hands)
    for box in (*boxes, BANK, *boxes):
        draw(t, box, 0, "BJ-6.2")
    if t.state.rules.hole_card == "peek":
        _cut_card(t)
        t.next_card()  # there must be one
        t.emit(ev.HoleDealt())


def pay_naturals(t: Table) -> None:
    """Unless the bank may tie it, a blackjack is paid at once."""
    s = t.state
    if upcard(s) in (ACE, TEN):
        return
    for box in list(s.hands):
        hand = s.hands[box][0]
        if blackjack(hand.cards):
            t.emit(ev.HandClosed(box, 0, "paid", called(hand.cards), rule="BJ-6.11"))
            for player, stake in due(t, box, 0):
                t.settle(
                    player, "main", stake, "blackjack", won(stake, s.rules.natural), box, 0, rule="BJ-6.11 BJ-6.10a"
                )


def rightful(s: State) -> tuple[int, ...]:
    """Where the cards of the deal belong, in the order they leave the shoe."""
    return (*s.hands, BANK, *s.hands)


def in_order(s: State) -> bool:
    """Whether the cards of the deal lie where they belong."""
    deal = rightful(s)
    return tuple(s.dealt_to[: len(deal)]) == deal


def upcard(s: State) -> int:
    """What the bank's first card counts."""
    return value(s.bank_cards[0])
