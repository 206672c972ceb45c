"""Showdown: who shows, in which order, who may muck, and who takes which pot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mazziere.hand.award import KEPT, award, kept
from mazziere.hand.events import DEALER, Chose, Opened, Option, Settled, Turn, Wagered
from mazziere.hand.phase import Phase
from mazziere.hand.state import UNSEEN
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State


@dataclass(frozen=True, slots=True)
class Showdown(Phase):
    """Hands are tabled in order; then the pots are pushed, the last one formed first."""

    anytime: ClassVar[frozenset[str]] = frozenset(("see", "muck"))

    @property
    def street(self) -> str:
        return "showdown"

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        order = show_order(hand)
        hand.emit(Opened(index, self.street, tuple(order), rule=hand.law.showdown_rule))
        for run in range(1, s.facts.get("runs", 1)):
            hand.deal_run(run)
        rule = compelled(hand)
        if rule:
            hand.expose_all(rule)
        elif s.start.showdown == "automatic":
            self._automatic(hand, order)
        return True

    def _automatic(self, hand: Hand, order: list[int]) -> None:
        """Show in order; a hand that what lies open already beats in every pot is mucked."""
        s = hand.state
        best: dict[tuple[int, int], int] = {}
        for seat in order:
            if len(s.live()) == 1:
                return
            values = hand.values(seat)
            if values is None:
                continue
            pots = [place for place, pot in enumerate(s.pots) if seat in pot.seats]
            wins = False
            for place in pots:
                for kind, value in enumerate(values):
                    if value and value >= best.get((place, kind), 0):
                        best[place, kind] = value
                        wins = True
            if wins:
                hand.show(seat, hand.law.cite["tabled"])
            else:
                hand.muck_at_showdown(seat, join(hand.law.cite["muck"], hand.law.cite["beaten"]))

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        live = s.live()
        if len(live) > 1:
            left = [seat for seat in s.waiting if not s.status[seat] and not s.shown[seat] and not kept(s, seat)]
            if left and not self._closed(hand):
                if set(s.pending) != set(left):
                    show = Option("show", rule=hand.law.cite["tabled"])
                    muck = Option("muck", rule=hand.law.cite["muck"])
                    hand.emit(Turn(s.turn + 1, tuple(left), ((show, muck),) * len(left), hand.deadline()))
                return True
            if self._by_hand(hand):
                return True
            if not award(hand):
                # Somebody must read the cards on the felt: every hand that could win is unknown here.
                if not s.pending:
                    hand.emit(Turn(s.turn + 1, (DEALER,), ((Option("declare"),),)))
                return True
        hand.finish()
        return True

    def _closed(self, hand: Hand) -> bool:
        """The dealer has called for the pot with hands still face down that nobody can turn (unknown cards)."""
        return "showdown" in hand.state.facts

    def _by_hand(self, hand: Hand) -> bool:
        """A person pushes the pots when the hands were turned up by force and not one by one."""
        s = hand.state
        if not hand.by_hand or self._closed(hand) or not compelled(hand):
            return False
        if not s.pending:
            hand.emit(Turn(s.turn + 1, (DEALER,), ((Option("deal"),),)))
        return True

    def dealt(self, hand: Hand, cards: Sequence[int]) -> None:
        hand.emit(Settled("showdown", 1))

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb == "show":
            self._show(hand, seat, cards)
        elif verb == "muck":
            self._muck(hand, seat)
        elif verb == "time-out":
            # Silence shows nothing that need not be shown, and never gives up chips.
            hand.show(seat, hand.law.rules["out_of_time"])
        elif verb == "see":
            self._see(hand, seat, amount)
        else:
            raise Refusal(hand.law.rules["act_in_turn"], "not-your-choice", verb=verb, options=hand.said(seat))

    def _show(self, hand: Hand, seat: int, cards: Sequence[int]) -> None:
        s = hand.state
        own = hand.private(seat)
        if cards and all(s.faces[slot] == UNSEEN for slot in own):
            # A live table: the cards are told as they are turned up.
            told = {s.faces[slot] for zone in s.zones.values() for slot in zone}
            if len(set(cards)) != len(own) or len(cards) != len(own) or told & set(cards):
                raise Refusal(hand.law.cite["tabled"], "wrong-cards", cards=" ".join(map(str, cards)))
            hand.show(seat, hand.law.cite["tabled"], cards)
            return
        if cards and set(cards) != {s.faces[slot] for slot in own}:
            if not set(cards) <= {s.faces[slot] for slot in own}:
                raise Refusal(hand.law.cite["tabled"], "wrong-cards", cards=" ".join(map(str, cards)))
            # Some of the cards are not a hand: they are seen, and the seat still has to show (FG-27a).
            hand.turn_up(seat, [slot for slot in own if s.faces[slot] in cards], hand.law.cite["tabled-in-part"])
            return
        early = seat in s.pending and seat != hand.actor
        hand.show(seat, join(hand.law.cite["tabled"], hand.law.cite["shown-early"] if early else ""))

    def _muck(self, hand: Hand, seat: int) -> None:
        """Give up the claim; a hand that lies face up, or has to, can not be taken back (ST-16, FG-26a)."""
        s = hand.state
        law = hand.law
        if s.status[seat]:
            raise Refusal(law.rules["fold_is_final"], "folded-already")
        rule = compelled(hand)
        if rule or s.shown[seat]:
            raise Refusal(rule or law.cite["tabled"], "must-show")
        if seat not in s.pending:
            raise Refusal(law.rules["act_in_turn"], "out-of-turn")
        if last_claim(s, seat):
            # Everybody else with a claim to some pot has mucked: it is taken unseen, and no other can be.
            hand.emit(Chose(seat, "show", KEPT, rule=law.cite["uncontested-showdown"]))
        else:
            hand.muck_at_showdown(seat, join(law.cite["muck"], law.cite["beaten"]))

    def _see(self, hand: Hand, seat: int, other: int) -> None:
        """A player asks to see another's hand: whoever called the last bet has a right to (ST-18b)."""
        s = hand.state
        cite = hand.law.cite
        if s.status[seat]:
            raise Refusal(cite["lost-right-to-see"], "no-right-to-see")
        river_bet = s.aggressor >= 0
        if not river_bet or other != s.aggressor or s.status[other]:
            raise Refusal(cite["right-to-see"], "floor-decides")
        hand.show(other, cite["right-to-see"])


def show_order(hand: Hand) -> list[int]:
    """Who shows first, then clockwise: the last aggressor (of the round or of the hand), else the first to act."""
    s = hand.state
    law = hand.law
    any_street = law.first_to_show == "last-aggressor-any-street"
    aggressor = s.last_aggressor if any_street else s.aggressor
    if any_street and aggressor >= 0 and s.status[aggressor]:
        # The last to bet or raise has folded since: the latest still in shows first (SC-SHOW-f).
        wagers = [event for event in hand.events if isinstance(event, Wagered) and event.verb != "bring-in"]
        aggressor = next((event.seat for event in reversed(wagers) if not s.status[event.seat]), -1)
    if aggressor >= 0 and not s.status[aggressor]:
        first = aggressor
    elif hand.variant.upcards:
        first = s.opener
    else:
        first = s.start.left
    return [seat for seat in s.clockwise(first) if not s.status[seat]]


def last_claim(s: State, seat: int) -> bool:
    """Is there a pot that only this seat can still win?"""
    return any(seat in pot.seats and all(s.status[other] for other in pot.seats if other != seat) for pot in s.pots)


def compelled(hand: Hand) -> str:
    """The rule by which every hand must be shown, or "": all-ins at showdown, or a house that always shows."""
    s = hand.state
    law = hand.law
    if law.showdown == "all-show":
        return law.rules["showdown"]
    if not law.all_in_may_muck and any(
        not status and not stack for status, stack in zip(s.status, s.stacks, strict=True)
    ):
        return law.rules["all_in_may_muck"] or law.rules["all_in_exposure"]
    return ""
