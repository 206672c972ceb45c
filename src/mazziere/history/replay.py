"""Replaying a recorded hand through the engine: what it must end in, or the rule that what was recorded breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazziere.hand.award import KEPT
from mazziere.hand.betting import WAGERS, Betting
from mazziere.hand.events import Chose, Collected
from mazziere.hand.showdown import Showdown
from mazziere.hand.state import FOLDED, LIVE, UNSEEN
from mazziere.history.amounts import UNKNOWN_STACK, written
from mazziere.history.notation import Action, parse
from mazziere.history.opening import HOUSE, opened, scale_of
from mazziere.history.phh import HistoryError
from mazziere.history.remarks import COVERING, POST, SPURIOUS, TRUSTED
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.history.phh import HandHistory

UNREPLAYABLE = "unreplayable"
_COVERING = ("below-minimum", "bad-amount")
_LIMITS = (*_COVERING, "above-maximum", "not-reopened", "raise-capped", "nobody-can-call")
"""The refusals that are about the size of a wager, where a site's own rules may have differed."""


class Replayed:
    """What a recorded hand came to. Amounts are whole units; `scale` of them make one in the file.

    `kind` is `fold`, `showdown`, `chop`, `undetermined` (a pot for which nobody showed), `carried` (the pot waits for
    another hand), `voided`, `incomplete:bet`, `incomplete:board`, `incomplete:runout` (where the file stops) or
    `unreplayable`.
    """

    __slots__ = ("error", "hand", "kind", "refusal", "remarks", "scale", "starting")

    def __init__(self, starting: list[int | None], scale: int) -> None:
        self.starting = starting
        self.scale = scale
        self.hand: Hand | None = None
        self.kind = UNREPLAYABLE
        self.error = ""
        self.refusal: Refusal | None = None
        self.remarks: list[str] = []

    @property
    def ok(self) -> bool:
        """Was the hand replayed to its end?"""
        return not self.error

    @property
    def rule(self) -> str:
        """The rule that the record breaks, if it breaks one."""
        return self.refusal.rule if self.refusal is not None else ""

    def message(self, lang: str = "en") -> str:
        """What was wrong, in Italian or English; a file that breaks the format is told in English."""
        if self.refusal is not None:
            told = self.refusal.message(lang)
            return f"{told} ({self.rule})" if self.rule else told
        return _STOPS_IT.get(self.kind, self.error) if lang == "it" else self.error

    @property
    def net(self) -> list[int] | None:
        """What each player has won or lost: before the award, when that cannot be decided."""
        if self.hand is None or self.kind == UNREPLAYABLE:
            return None
        s = self.hand.state
        return [now - then for now, then in zip(s.stacks, s.start.stacks, strict=True)]

    @property
    def finishing(self) -> list[int | None] | None:
        """The stacks at the end, None for one the file does not know; None altogether when there is no end."""
        if self.hand is None or not self.hand.over:
            return None
        stacks = self.hand.state.stacks
        return [None if then is None else now for now, then in zip(stacks, self.starting, strict=True)]

    @property
    def winners(self) -> list[int]:
        """The players who got chips from a pot, 1 for `p1`."""
        if self.hand is None:
            return []
        s = self.hand.state
        if self.kind == "fold":
            # Whoever is left wins even when there was nothing to win but the own blind.
            return [s.status.index(LIVE) + 1]
        return [seat + 1 for seat, award in enumerate(s.awards) if award]

    @property
    def pots(self) -> list[tuple[int, list[int]]]:
        """Each pot, main pot first, and the players who could win it."""
        if self.hand is None:
            return []
        status = self.hand.state.status
        last = next((event for event in reversed(self.hand.events) if isinstance(event, Collected)), None)
        merged: list[tuple[int, list[int]]] = []
        for pot in last.pots if last is not None else ():
            players = [seat + 1 for seat in pot.seats if status[seat] != FOLDED]
            if merged and merged[-1][1] == players:
                merged[-1] = (merged[-1][0] + pot.amount, players)
            else:
                merged.append((pot.amount, players))
        return merged or [(0, [seat + 1 for seat in self.hand.state.live()])]

    def written(self, amounts: list[int] | list[int | None] | None) -> list[str | None] | None:
        """Amounts as exact decimals of the file."""
        if amounts is None:
            return None
        return [None if amount is None else written(amount, self.scale) for amount in amounts]


def replay(history: HandHistory) -> Replayed:
    """Play a recorded hand again, holding it to the rules (those the sites kept, or the rulebook the file names).

    A hand the rules do not allow is not an error of the caller: the result says what was wrong, with the rule.
    """
    return _replayed(history, lenient=False)


def replay_as_recorded(history: HandHistory) -> Replayed:
    """Play a recorded hand again, taking the recorder's word for the size of every wager.

    Turns, cards and table stakes are still held to, so chips are conserved; each wager taken on trust is a remark.
    """
    return _replayed(history, lenient=True)


def _replayed(history: HandHistory, lenient: bool) -> Replayed:
    result = Replayed([], 1)
    try:
        history.check()
        stacks = history.starting_stacks
        actions = parse(history.actions, len(stacks))
        result.scale = scale = scale_of(history, actions)
        hand = result.hand = opened(history, actions, scale)
        result.starting = [None if stack >= UNKNOWN_STACK else stack for stack in hand.state.start.stacks]
        _Replay(hand, result, actions, lenient, history).run()
    except HistoryError as error:
        result.kind, result.error = UNREPLAYABLE, str(error)
    except Refusal as refusal:
        result.kind, result.refusal = UNREPLAYABLE, in_file_terms(refusal, result.scale)
        result.error = str(result.refusal)
    return result


class _Replay:
    """The walk through the actions of one history."""

    __slots__ = ("actions", "hand", "house", "lenient", "result", "scale", "shows", "told", "told_to")

    def __init__(
        self, hand: Hand, result: Replayed, actions: list[Action], lenient: bool, history: HandHistory
    ) -> None:
        self.hand = hand
        self.result = result
        self.actions = actions
        self.lenient = lenient
        self.scale = result.scale
        self.told = 0
        self.told_to = [0] * hand.state.n
        self.shows: dict[int, Action] = {}
        self.house = history.get(HOUSE) or {}
        _remark_on_posts(history, result)

    def run(self) -> None:
        hand = self.hand
        s = hand.state
        last = len(hand.variant.phases) - 1
        for action in self._repaired():
            seat, verb, amount, cards = action
            if verb == "db":
                self.told += len(cards)
            elif verb == "dh":
                self.told_to[seat] += len(cards)
            elif verb == "sm":
                # Cards outweigh `????`, which may be repeated after each street of a run-out.
                if seat not in self.shows or UNSEEN not in cards:
                    self.shows[seat] = action
            elif seat not in s.pending or s.phase == last:
                self._unasked(seat, verb)
            else:
                self._cards_are_out(seat)
                if verb == "f":
                    hand.act("fold", 0, seat)
                elif verb == "cc":
                    hand.act("call" if s.level > s.bets[seat] else "check", 0, seat)
                elif verb == "cbr":
                    self._wager(seat, self._units(amount))
                elif verb == "pb":
                    hand.act("bring-in", 0, seat)
                else:
                    hand.act("draw", 0, seat, cards)
                if s.pending and hand.law.run_it_twice == "offered":
                    self._agree()
        if self.house.get("chopped") and not s.ended:
            hand.act("chop").act("chop")
            self.result.kind = "chop"
        else:
            self._end()

    def _units(self, amount: str) -> int:
        if "." not in amount:
            return int(amount) * self.scale
        whole, _, part = amount.partition(".")
        places = len(str(self.scale)) - 1
        return int((whole or "0") + part.ljust(places, "0")[:places])

    # -- actions -----------------------------------------------------------------------

    def _wager(self, seat: int, to: int) -> None:
        hand = self.hand
        s = hand.state
        phase = hand.variant.phases[s.phase]
        verb = "raise" if s.level else "bet"
        for option in s.pending[seat]:
            if option.low <= to <= option.high and option.verb in WAGERS:
                verb = option.verb
        try:
            hand.act(verb, to, seat)
        except Refusal as refusal:
            if not isinstance(phase, Betting) or to <= s.level or refusal.code not in _LIMITS:
                raise
            if refusal.code in _COVERING and self._covers(seat, to):
                self.result.remarks.append(COVERING)
            elif self.lenient:
                self.result.remarks.append(f"{TRUSTED}: {in_file_terms(refusal, self.scale)}")
            else:
                raise
            phase.take(hand, seat, verb, to)
            hand.run()

    def _covers(self, seat: int, to: int) -> bool:
        """Would a call put every opponent all-in? More chips could not have been played for, so the size is moot."""
        s = self.hand.state
        return all(s.bets[other] + s.stacks[other] <= to for other in s.able() if other != seat)

    def _agree(self) -> None:
        """The players are asked on how many boards to finish: on as many as the file has."""
        s = self.hand.state
        for seat in [seat for seat, options in s.pending.items() if options[0].verb == "agree"]:
            self.hand.act("agree", self.house.get("boards", 1), seat)

    def _unasked(self, seat: int, verb: str) -> None:
        """An action by a player the engine does not ask: a check that decides nothing, or a mistake of the record."""
        s = self.hand.state
        idle = s.ended or isinstance(self.hand.variant.phases[s.phase], Showdown)
        if verb == "cc" and idle and s.status[seat] == LIVE:
            return
        self.hand.act({"f": "fold", "cc": "check"}.get(verb, verb), 0, seat)

    def _repaired(self) -> list[Action]:
        """Without the check by the big blind that some converted heads-up hands without a small blind begin with."""
        hand = self.hand
        s = hand.state
        if s.n == 2 and len(s.blinds) == 1 and hand.actor == 1:
            first = next((place for place, action in enumerate(self.actions) if action.verb != "dh"), -1)
            if first >= 0 and self.actions[first][:2] == (0, "cc"):
                self.result.remarks.append(SPURIOUS)
                return self.actions[:first] + self.actions[first + 1 :]
        return self.actions

    # -- cards -------------------------------------------------------------------------

    def _cards_are_out(self, seat: int) -> None:
        """A player acts: everything that should lie on the table by now must have been dealt in the file."""
        zones = self.hand.state.zones
        if self.hand.variant.upcards:
            due = len(zones.get(f"hole/{seat}", ())) + len(zones.get(f"up/{seat}", ()))
            if self.told_to[seat] != due:
                raise HistoryError(f"actions: p{seat + 1} acts with {self.told_to[seat]} cards where {due} are due")
        elif self.told != len(zones.get("board", ())):
            due = len(zones.get("board", ()))
            raise HistoryError(f"actions: p{seat + 1} acts with {self.told} cards on the board where {due} are due")

    def _missing(self) -> bool:
        """Does the file stop before the cards that come next?"""
        s = self.hand.state
        if self.hand.variant.upcards:
            zones = s.zones
            return any(
                self.told_to[seat] < len(zones.get(f"hole/{seat}", ())) + len(zones.get(f"up/{seat}", ()))
                for seat in s.live()
            )
        return self.told < len(s.zones.get("board", ()))

    # -- the end -----------------------------------------------------------------------

    def _end(self) -> None:
        hand = self.hand
        s = hand.state
        result = self.result
        whole = hand.variant.board_due
        if min(self.told, whole[-1]) not in whole and not hand.variant.upcards:
            raise HistoryError(f"actions: the board stops at {self.told} cards, in the middle of a street")
        if s.ended:
            result.kind = "fold"
            return
        if not isinstance(hand.variant.phases[s.phase], Showdown):
            result.kind = "incomplete:board" if self._missing() else "incomplete:bet"
            result.error = _STOPS[result.kind]
            return
        if self._missing():
            result.kind = "incomplete:runout"
            result.error = _STOPS[result.kind]
            return
        self._showdown()
        result.kind = "showdown" if s.ended else "undetermined"

    def _showdown(self) -> None:
        hand = self.hand
        s = hand.state
        for seat, action in self.shows.items():
            if seat not in s.pending:
                continue
            if not action.cards:
                hand.act("muck", 0, seat)
            elif UNSEEN in action.cards:
                self._keep(seat)
            else:
                hand.act("show", 0, seat)
        for seat in [seat for seat in s.pending if seat >= 0]:
            # The file says nothing of this hand: shown if its cards are known, else face down.
            if UNSEEN in hand.own_cards(seat):
                self._keep(seat)
            else:
                hand.act("show", 0, seat)

    def _keep(self, seat: int) -> None:
        self.hand.emit(Chose(seat, "show", KEPT))
        self.hand.run()


_STOPS = {
    "incomplete:bet": "the file ends in the middle of a betting round",
    "incomplete:board": "the file ends before the next cards are dealt",
    "incomplete:runout": "the file ends before the board of an all-in is complete",
}
_STOPS_IT = {
    "incomplete:bet": "il file finisce nel mezzo di un giro di puntate",
    "incomplete:board": "il file finisce prima che si diano le carte seguenti",
    "incomplete:runout": "il file finisce prima che le carte comuni di un all-in siano complete",
}
_AMOUNTS = ("amount", "least", "most", "to_call", "facing", "full")


def in_file_terms(refusal: Refusal, scale: int) -> Refusal:
    """A refusal with the amounts as the file writes them and players as `p1`, `p2`."""
    facts: dict[str, Any] = dict(refusal.facts)
    for name in _AMOUNTS:
        if isinstance(facts.get(name), int):
            facts[name] = written(facts[name], scale)
    if isinstance(facts.get("allowed"), str):
        parts = facts["allowed"].replace("..", " .. ").replace(",", " ,").split()
        spelled = [written(int(part), scale) if part.isdecimal() else part for part in parts]
        facts["allowed"] = " ".join(spelled).replace(" .. ", "..").replace(" ,", ",")
    if isinstance(facts.get("seat"), int):
        facts["seat"] = f"p{facts['seat'] + 1}"
    return Refusal(refusal.rule, refusal.code, **facts)


def _remark_on_posts(history: HandHistory, result: Replayed) -> None:
    blinds = history.get("blinds_or_straddles") or ()
    if any(blind < 0 for blind in blinds) and -min(blinds) > max(blinds):
        result.remarks.append(POST)
