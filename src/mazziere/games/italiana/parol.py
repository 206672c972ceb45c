"""The parol pot: what a hand leaves to the next, who plays for it, and what the others may add to join."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from mazziere.games.italiana.events import Adjusted, CameBack
from mazziere.games.italiana.giro_pazzo import DEALT, dealers, dealt
from mazziere.games.italiana.openers import JACKS, KINGS, next_level
from mazziere.games.italiana.presence import ANYTIME, Seated, away, not_on_offer
from mazziere.hand.events import Carry, Chose, Opened, Option, Turn
from mazziere.hand.phase import Phase
from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State


def in_the_pot(s: State) -> list[int]:
    """The seats that play for a carried parol pot; empty when the pot is none, or nobody of it is left."""
    inside = s.start.carry.facts.get("inside")
    return [seat for seat in s.clockwise(s.start.left) if s.start.names[seat] in inside] if inside else []


def paid(s: State) -> dict[str, int]:
    """What everybody at the table has paid into the parol pot so far, this hand included (IT-ADJ-3)."""
    before = s.start.carry.facts.get("paid")
    names = s.start.names if before is None else [name for name in s.start.names if name in before]
    seats = {name: s.start.names.index(name) for name in names}
    return {
        name: (before or {}).get(name, 0) + s.put_in[seat] + s.facts.get(f"adjusted/{seat}", 0)
        for name, seat in seats.items()
    }


def carried(hand: Hand) -> Carry:
    """What the hand leaves: the pot nobody won, what opens it, who plays for it, and a giro pazzo to be dealt."""
    s = hand.state
    before = s.start.carry.facts
    facts: dict[str, Any] = {}
    names = s.start.names
    if s.pot and "openers" not in s.facts:
        # Too few came to play: everything waits as it was.
        facts = dict(before)
    elif s.pot and ("parol" in s.facts or "inside" in before):
        inside = [names[seat] for seat in range(s.n) if not s.status[seat] or f"adjusted/{seat}" in s.facts]
        facts = {"openers": KINGS, "inside": inside, "paid": paid(s)}
    elif s.pot:
        facts = {"openers": next_level(before.get("openers", JACKS))}
    left = dealers(hand)
    if left:
        facts["giro"] = left
        if played := dealt(hand):
            facts[DEALT] = played
    return Carry(s.pot, facts) if s.pot or facts else _NOTHING


_NOTHING = Carry()


@dataclass(frozen=True, slots=True)
class Adeguamento(Seated, Phase):
    """After a parol, those who were not in to the end may pay what they lack and play for the pot (IT-ADJ-1)."""

    anytime: ClassVar[frozenset[str]] = ANYTIME | {"partecipo"}
    contested: ClassVar[bool] = False

    @property
    def street(self) -> str:
        return "adeguamento parol"

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        cite = hand.law.cite
        hand.emit(Opened(index, self.street, rule=cite["parol/adjust"]))
        for seat, missing in self._missing(hand).items():
            if s.stacks[seat] < missing:
                hand.emit(Chose(seat, "parol", "passo", rule=cite["parol/credit"]))
        return True

    def _missing(self, hand: Hand) -> dict[int, int]:
        """What each seat outside the parol pot lacks."""
        s = hand.state
        each = paid(s)
        names = s.start.names
        whole = max(each.get(names[seat], 0) for seat in s.live())
        return {seat: whole - each[names[seat]] for seat in range(s.n) if s.status[seat] and names[seat] in each}

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if s.pending:
            return True
        cite = hand.law.cite
        asked = {}
        for seat, missing in self._missing(hand).items():
            if seat in s.secrets or f"adjusted/{seat}" in s.facts:
                continue
            join_in = Option("partecipo", missing, missing, cite["parol/amount"])
            asked[seat] = (join_in, Option("passo", rule=cite["parol/adjust"]))
        if not asked:
            hand.finish()
            return True
        asks = Turn(s.turn + 1, tuple(asked), tuple(asked.values()), hand.deadline(), rule=cite["parol/adjust"])
        hand.emit(asks)
        return True

    def sit_out(self, hand: Hand, seat: int, rule: str) -> None:
        """Whoever goes instead of answering has answered: joining would cost chips (IT-SIT-4)."""
        asked, cite = seat in hand.state.pending, hand.law.cite
        Seated.sit_out(self, hand, seat, rule)
        if asked:
            hand.emit(Chose(seat, "parol", "passo", rule=join(cite["away-pass"], cite["parol/adjust"])))

    def decide(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        s = hand.state
        cite = hand.law.cite
        if seat not in s.pending:
            raise Refusal(cite["parol/credit"], "not-asked")
        missing = self._missing(hand)[seat]
        if verb == "partecipo":
            if amount not in (0, missing):
                raise Refusal(cite["parol/amount"], "bad-amount", amount=amount, allowed=missing)
            if away(s, seat):
                hand.emit(CameBack(seat, rule=cite["came-back"]))
            hand.emit(Adjusted(seat, missing, s.stacks[seat] - missing, rule=cite["parol/amount"]))
        elif verb in ("passo", "time-out"):
            rule = cite["parol/adjust"] if verb == "passo" else cite["out-of-time"]
            hand.emit(Chose(seat, "parol", "passo", rule=rule))
        else:
            raise not_on_offer(hand, seat, verb, cite["parol/adjust"])
