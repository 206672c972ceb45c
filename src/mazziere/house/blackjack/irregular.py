"""When things go wrong: what staff report, and the remedy the rules give (articles 10 and 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.bank import end
from mazziere.house.blackjack.deal import in_order, rightful
from mazziere.house.blackjack.events import BANK
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.house.blackjack.table import Table

INFORMED = ("games management", "supervisors")


def card_exposed(t: Table) -> None:
    """A card drawn and turned when none was due is void; play goes on with the next (BJ-10.2)."""
    _under_way(t, "BJ-10.2")
    if t.state.drawn >= t.state.size:
        raise Refusal("BJ-10.2", "house-shoe-empty")
    t.emit(ev.CardVoided(t.next_card(), rule="BJ-10.2"))


def misdealt(t: Table, boxes: Sequence[int]) -> None:
    """The cards of the deal were given wrongly: the boxes they lie on, in the order they left the shoe (-1: bank).

    Nobody decides anything until they are put right or the hand is void.
    """
    _before_decisions(t)
    s = t.state
    if len(boxes) != len(s.dealt_to) or not {*s.hands, BANK}.issuperset(boxes):
        raise Refusal("BJ-10.3", "house-not-the-deal", boxes=len(s.dealt_to))
    t.emit(ev.Misdealt(tuple(boxes), rule="BJ-10.3"))


def rebuild(t: Table) -> None:
    """Each card goes where its place in the order of the shoe sends it, as long as nobody has decided anything."""
    s = t.state
    _before_decisions(t)
    if in_order(s):
        raise Refusal("BJ-10.3", "house-nothing-wrong")
    t.emit(ev.Rebuilt(rightful(s), rule="BJ-10.3"))


def void(t: Table, why: str, rule: str = "BJ-10.3") -> None:
    """Every stake goes back in full, those already collected too; a natural already paid keeps what it got."""
    s = t.state
    _under_way(t, rule)
    t.emit(ev.HandVoided(why, rule=rule))
    for box in s.hands:
        for player in s.stakes[box]:
            staked = sum(hand.stakes.get(player, 0) for hand in s.hands[box])
            if staked:
                t.give_back(player, "main", staked, box, rule=rule)
        for player, amount in list(s.insured.get(box, {}).items()):
            t.give_back(player, "insurance", amount, box, rule=rule)
        for player, amount in list(s.given_up.get(box, {}).items()):
            t.give_back(player, "surrender", amount, box, rule=rule)
    for player, amount in list(s.added.items()):
        t.give_back(player, "added", amount, rule=rule)
    for player in list(s.niwin):
        for number, amount in list(s.niwin[player].items()):
            t.give_back(player, f"niwin {number}", amount, rule=rule)
    for settled in s.settled:
        if settled.net < 0:
            t.give_back(settled.player, "lost", -settled.net, settled.box, rule=rule)
    end(t)


def on_the_floor(t: Table, cards: int = 1) -> None:
    """One card is picked up by staff and goes on; several void the hand, stop play and change the sixain (BJ-10.4)."""
    if cards == 1:
        t.emit(ev.Irregular("card on the floor", rule="BJ-10.4a"))
        return
    if t.state.phase == "play":
        void(t, "cards on the floor", "BJ-10.4b")
    t.emit(ev.PlaySuspended("cards on the floor", rule="BJ-10.4b"))
    t.emit(ev.SixainChanged("cards on the floor", rule="BJ-10.4b"))


def change_sixain(t: Table, why: str) -> None:
    """Creased or stained cards: the whole sixain is replaced from the next hand on, and those concerned are told."""
    t.emit(ev.SixainChanged(why, INFORMED, rule="BJ-10.1"))


def decide(t: Table, why: str) -> None:
    """A case the rules do not cover, settled by the management in its own words (BJ-11.1)."""
    if not why.strip():
        raise Refusal("BJ-11.1", "house-reason-needed")
    t.emit(ev.Irregular("decided by the management", why, rule="BJ-11.1"))


def proxy(t: Table, player: int, why: str) -> None:
    """Somebody seems to bet for a player above the maximum: staff are told (BJ-3.2)."""
    t.known(player)
    t.emit(ev.Irregular(f"betting for player {player}", why, ("table chief",), rule="BJ-3.2"))


def noticed(t: Table, player: int, amount: int, box: int) -> None:
    """Chips laid above the maximum that nobody refused in time: they lie there, and only the maximum plays (BJ-3.3)."""
    s = t.state
    t.known(player)
    if s.phase != "betting":
        raise Refusal("BJ-6.1", "house-betting-closed")
    if not 0 < amount <= s.chips[player]:
        raise Refusal("BJ-4.2", "not-enough-chips", amount=amount, most=s.chips[player])
    if not 0 <= box < s.rules.boxes:
        raise Refusal("BJ-1.1a", "house-no-such-box", box=box + 1, most=s.rules.boxes)
    if amount % s.rules.step:
        raise Refusal("BJ-6.10a", "house-not-payable", amount=amount, step=s.rules.step)
    on_box = s.stakes.get(box, {})
    own = on_box.get(player, 0)
    if not own and len(on_box) >= s.rules.players_a_box:
        raise Refusal("BJ-3.4", "house-box-full", most=s.rules.players_a_box)
    t.emit(ev.Staked(player, amount, own + amount, s.chips[player] - amount, box, rule="BJ-3.3"))


def _under_way(t: Table, rule: str) -> None:
    if t.state.phase != "play":
        raise Refusal(rule, "house-no-hand")


def _before_decisions(t: Table) -> None:
    s = t.state
    _under_way(t, "BJ-10.3")
    # A natural paid at once was nobody's decision, and its cards are known.
    if s.answered or any(each.outcome != "blackjack" for each in s.settled):
        raise Refusal("BJ-10.3", "house-decided")
