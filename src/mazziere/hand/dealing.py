"""Dealing: private cards, up-cards, the board, burns, and what happens when the stub runs short."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from mazziere.hand import evolve, reasons
from mazziere.hand.events import DEALER, EVERYONE, Chose, Moved, Opened, Option, Reshuffled, Settled, Turn
from mazziere.hand.phase import Phase
from mazziere.hand.state import OUT
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand


class _Dealt(Phase):
    """A phase in which the dealer moves cards; dealing by hand, the table waits for the dealer to do it."""

    __slots__ = ()

    def open(self, hand: Hand, index: int) -> bool:
        if self.waits(hand):
            hand.emit(Opened(index, self.street))
            return True
        self.deal(hand)
        return False

    def ask(self, hand: Hand) -> bool:
        if hand.state.facts.get("dealt") == hand.state.phase:
            return False
        if not hand.state.pending:
            hand.emit(Turn(hand.state.turn + 1, (DEALER,), ((Option("deal"),),)))
        return True

    def dealt(self, hand: Hand, cards: Sequence[int]) -> None:
        if cards:
            self.name_cards(hand, cards)
        self.deal(hand)
        hand.emit(Settled("dealt", hand.state.phase))

    def waits(self, hand: Hand) -> bool:
        raise NotImplementedError

    def name_cards(self, hand: Hand, cards: Sequence[int]) -> None:
        raise NotImplementedError

    def deal(self, hand: Hand) -> None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Deal(_Dealt):
    """Cards to every live hand, one at a time, clockwise from the button's left; down cards come before up cards."""

    down: int = 0
    up: int = 0
    burn: bool = False
    shared_if_short: bool = False
    name: str = "deal"

    @property
    def street(self) -> str:
        return self.name

    def waits(self, hand: Hand) -> bool:
        return hand.by_hand and self.burn

    def name_cards(self, hand: Hand, cards: Sequence[int]) -> None:
        hand.name_cards([f"{'up' if self.up else 'hole'}/{seat}" for seat in self._seats(hand)], cards)

    def _seats(self, hand: Hand) -> list[int]:
        s = hand.state
        return [seat for seat in s.clockwise(s.start.left) if not s.status[seat]]

    def deal(self, hand: Hand) -> None:
        s = hand.state
        rule = hand.law.cite[self.name]
        if self.burn:
            if self.shared_if_short and short_stub(hand):
                return
            hand.burn()
            seats = tuple(self._seats(hand))
        else:
            seats = s.clockwise(s.start.left)
            if OUT in s.status:
                seats = tuple([seat for seat in seats if s.status[seat] != OUT])
            rule = reasons.dealing(hand, rule)
        to, seen_by = _round(seats, self.down, self.up)
        slots = tuple(s.zones["stub"][: len(to)])
        faces = hand.deck.faces(slots, to)
        dealt = Moved(slots, "stub", to, seen_by, faces, rule=rule)
        s.log.append(dealt)
        evolve.dealt(s, dealt)


@cache
def _round(seats: tuple[int, ...], down: int, up: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Where each card of a deal goes, and who sees it."""
    to = [f"hole/{seat}" for _ in range(down) for seat in seats] + [f"up/{seat}" for _ in range(up) for seat in seats]
    seen = [1 << seat for _ in range(down) for seat in seats] + [EVERYONE] * (up * len(seats))
    return tuple(to), tuple(seen)


@dataclass(frozen=True, slots=True)
class Board(_Dealt):
    """A burn and community cards, face up. Once betting is over the players may agree on several boards."""

    name: str
    count: int

    anytime: ClassVar[frozenset[str]] = frozenset(("agree",))

    @property
    def street(self) -> str:
        return self.name

    def waits(self, hand: Hand) -> bool:
        return hand.by_hand

    def name_cards(self, hand: Hand, cards: Sequence[int]) -> None:
        hand.name_cards(["board"] * self.count, cards)

    def open(self, hand: Hand, index: int) -> bool:
        if hand.by_hand or (hand.law.boards_offered and most_boards(hand, index) > 1):
            hand.emit(Opened(index, self.name))
            return True
        self.deal(hand)
        return False

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if len(s.zones.get("board", ())) >= hand.variant.board_due[s.phase]:
            return False
        most = most_boards(hand, s.phase)
        if most > 1:
            undecided = [seat for seat in s.live() if seat not in s.secrets]
            if undecided:
                if set(s.pending) != set(undecided):
                    agree = (Option("agree", 1, most, hand.law.rules["run_it_twice"]),)
                    hand.emit(Turn(s.turn + 1, tuple(undecided), (agree,) * len(undecided), hand.deadline()))
                return True
            agreed = {int(s.secrets[seat]) for seat in s.live()}
            hand.emit(Settled("runs-from", len(s.zones.get("board", ()))))
            hand.emit(Settled("runs-phase", s.phase))
            # Unless everybody has named the same number, the hand is finished on one board (SC-RIT-1).
            hand.emit(Settled("runs", agreed.pop() if len(agreed) == 1 else 1, rule=hand.law.rules["run_it_twice"]))
        if hand.by_hand:
            if not s.pending:
                hand.emit(Turn(s.turn + 1, (DEALER,), ((Option("deal"),),)))
            return True
        self.deal(hand)
        return False

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        rule = hand.law.rules["run_it_twice"]
        if verb == "time-out" and seat in s.pending:
            amount, verb = 1, "agree"
        if verb != "agree":
            raise Refusal(rule or hand.law.rules["act_in_turn"], "not-your-choice", verb=verb, options=hand.said(seat))
        most = most_boards(hand, s.phase)
        if not 1 <= amount <= most or seat not in s.pending:
            if most < amount <= hand.law.run_it_most and s.pot + s.frozen >= hand.law.run_it_twice_minimum:
                rule = hand.law.cite["boards-fit"] or rule
            raise Refusal(rule or hand.law.rules["act_in_turn"], "no-more-boards", boards=amount, most=most)
        hand.emit(Chose(seat, "boards", str(amount), secret=True, rule=rule))

    def dealt(self, hand: Hand, cards: Sequence[int]) -> None:
        if cards:
            self.name_cards(hand, cards)
        self.deal(hand)
        hand.emit(Settled("dealt", hand.state.phase))

    def deal(self, hand: Hand, run: int = 0) -> None:
        """Burn and turn, in one move."""
        count = self.count + 1
        to = _BOARDS[count] if not run else ("burn", *(f"board/{run}",) * self.count)
        s = hand.state
        slots = tuple(s.zones["stub"][:count])
        faces = hand.deck.faces(slots, to)
        rule = hand.law.board_rules[self.name]
        if run:
            rule = join(rule, hand.law.cite["boards"])
        turned = Moved(slots, "stub", to, _TURNED[count], faces, rule=rule)
        s.log.append(turned)
        evolve.dealt(s, turned)


_BOARDS = tuple([("burn", *("board",) * count) for count in range(-1, 8)])
_TURNED = tuple([(0, *(EVERYONE,) * count) for count in range(-1, 8)])


def most_boards(hand: Hand, index: int) -> int:
    """How many boards the players may still agree on: betting over, pot large enough, cards enough (SC-RIT-1)."""
    s = hand.state
    law = hand.law
    if law.run_it_twice != "offered" or "runs" in s.facts or len(s.able()) > 1:
        return 1
    if s.pot + s.frozen < law.run_it_twice_minimum:
        return 1
    each = sum(phase.count + 1 for phase in hand.variant.phases[index:] if isinstance(phase, Board))
    return min(law.run_it_most, len(s.zones["stub"]) // each)


def short_stub(hand: Hand) -> bool:
    """Too few cards for the last street: reshuffle the burns in, or give one common card (True if common)."""
    s = hand.state
    stub, burns = len(s.zones["stub"]), len(s.zones.get("burn", ()))
    # One card each, a burn, and the last card, which is never dealt (ST-RP10h).
    needed = len(s.live()) + 2
    rule = hand.law.rules["short_stub"]
    if stub >= needed:
        return False
    enough = stub + burns >= needed
    if enough or stub < 3:
        hand.reshuffle(("stub", "burn"), rule)
    if enough:
        return False
    hand.burn()
    slots = tuple(s.zones["stub"][:1])
    faces = hand.deck.faces(slots, ("shared",))
    hand.emit(Moved(slots, "stub", ("shared",), (EVERYONE,), faces, rule=rule))
    return True


def reshuffled(hand: Hand, zones: tuple[str, ...], rule: str) -> None:
    """Shuffle the cards of these zones together: they get new slots, so nobody can follow one through it."""
    s = hand.state
    slots = [slot for zone in zones for slot in s.zones.get(zone, ())]
    first = len(s.faces)
    hand.deck.reshuffle(slots, s.lot + 1, first)
    hand.emit(Reshuffled(zones, s.lot + 1, tuple(range(first, first + len(slots))), rule=rule))
