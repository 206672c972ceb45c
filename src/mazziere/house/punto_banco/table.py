"""The table: the one object that knows the shoe, takes stakes, deals, draws by the table and settles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from mazziere.cards import SealedDeck, decks
from mazziere.hand.command import Command
from mazziere.hand.events import DEALER, Event, Option
from mazziere.house.punto_banco import events as ev
from mazziere.house.punto_banco import seats
from mazziere.house.punto_banco.boxes import lay, options, stake, take_back, trim
from mazziere.house.punto_banco.drawing import BANCO, BANCO_DRAWS, NATURAL, PUNTO, STOOD, punto_draws, side_of, value
from mazziere.house.punto_banco.evolve import apply, replay
from mazziere.house.punto_banco.rules import BETS, NUMBERS, SANREMO, Rules
from mazziere.house.punto_banco.settling import verdict
from mazziere.house.punto_banco.state import NOBODY, UNSEEN, State
from mazziere.house.punto_banco.view import View, look
from mazziere.house.shared import LOTS, Order, RulesError, Sealed, SealExtended, complete, extended, plain, won
from mazziere.rules.refusal import Refusal


class Table:
    """Punto Banco against the house, hand after hand, from one shoe to the next.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.house.shared import stacked
    >>> cards = parse_cards("2h 3d 4c 5s 6h 9d 2c Ts 5h") + parse_cards("Ks") * 303
    >>> table = Table.open({"Anna": 1000}, order=stacked(cards))
    >>> table.stake(0, "punto", 100).finish().state.result
    'punto'
    >>> table.chips
    [1100]
    """

    def __init__(self, state: State, order: Order, deck: Sealed | None = None) -> None:
        self.state = state
        self.at = 0
        """The room's clock, in milliseconds: deadlines count from it (0: nobody is timed)."""
        self._order = order
        self._deck = deck

    @classmethod
    def open(
        cls,
        players: dict[str, int],
        *,
        rules: Rules = SANREMO,
        order: Order | None = None,
        deck: SealedDeck | None = None,
    ) -> Table:
        """A table with these players and their chips, the first shoe loaded and betting open."""
        if order is None:
            deck = deck or SealedDeck.make(decks(rules.decks), lots=LOTS)
            order = deck.order
        if deck is not None and deck.pack is not decks(rules.decks):
            raise RulesError(
                f"deck: {deck.pack.name}; expected {decks(rules.decks).name} for {rules.decks} decks (PB-1.2)"
            )
        seal: dict[str, Any] = {} if deck is None else plain(deck.seal)
        table = cls(State(), order, deck)
        table.emit(ev.TableOpened(tuple(players), tuple(players.values()), rules, seal))
        return table.next_hand()

    @classmethod
    def resume(cls, events: Iterable[Event], order: Order, deck: Sealed | None = None) -> Table:
        """The table that a log tells of, ready to go on with the cards it was dealt from."""
        return cls(replay(events), order, deck)

    def taken_up(self, seal: dict[str, Any], first: int, brought: int) -> ev.TakenUp:
        """What a log must say that begins with the next hand: how far the shoe is dealt, and its seal."""
        s = self.state
        shoe = (s.lot, s.size, s.cut, s.turned_by, s.out, s.last, s.shoe_over, s.next_without_bets)
        return ev.TakenUp(s.stage, s.hand, s.bets, *shoe, s.last_hands, seal, first, brought, rule="PB-1.3")

    # -- what is going on ---------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return self.state.log

    @property
    def chips(self) -> list[int]:
        """What each seat has, not counting what lies on the boxes."""
        return list(self.state.chips)

    @property
    def pending(self) -> dict[int, tuple[Option, ...]]:
        """Who may do something now, and what; the dealer is seat -1."""
        return options(self.state)

    def legal(self, seat: int) -> tuple[Option, ...]:
        """What a seat may do."""
        return self.pending.get(seat, ())

    def view(self, seat: int | None = None) -> View:
        """The table as a seat (None: a spectator) sees it."""
        return look(self.state, seat)

    # -- players ------------------------------------------------------------------------

    def act(self, seat: int, verb: str, amount: int = 0) -> Table:
        """Do what an option offers, by its verb: the one way in for a client.

        What nobody may do now is refused and changes nothing.
        """
        word, _, bet = verb.partition(" ")
        if seat == DEALER and verb in DEALERS:
            return DEALERS[verb](self)
        if seat != DEALER and word in PLAYERS:
            return PLAYERS[word](self, seat, bet, amount)
        raise Refusal("PB-12.1c", "not-your-choice", verb=verb, options=", ".join(map(str, self.legal(seat))) or "none")

    def do(self, command: Command) -> list[Event]:
        """Carry out a command that names its moment, and the hand it was meant for as its turn; what happened."""
        s = self.state
        if command.turn and command.turn != s.hand:
            raise Refusal("PB-7.1", "stale-turn", turn=command.turn, now=s.hand)
        before, clock = len(s.log), self.at
        self.at = command.at or clock
        try:
            self.act(command.seat, command.verb, command.amount)
        except Refusal:
            self.at = clock
            raise
        if command.at:
            s.log[before] = msgspec.structs.replace(s.log[before], at=command.at)
        return s.log[before:]

    def decide(self, command: Command) -> list[Event]:
        """What a command would bring about; the table itself is left as it was."""
        return Table(self.state.copy(), self._order, self._deck).do(command)

    def stake(self, seat: int, bet: str, amount: int) -> Table:
        """Put chips on a box."""
        self.emit(stake(self.state, seat, bet, amount))
        return self

    def lay(self, seat: int, bet: str, amount: int) -> Table:
        """Record chips found on a box, within its maximum or not: the excess goes back when betting closes."""
        self.emit(lay(self.state, seat, bet, amount))
        return self

    def withdraw(self, seat: int, bet: str) -> Table:
        """Take a stake back: before betting closes, or when a rebuilt hand leaves everyone the choice."""
        self.emit(take_back(self.state, seat, bet))
        return self

    def buy(self, seat: int, amount: int) -> Table:
        """Change banknotes into chips (PB-4.2)."""
        if not 0 <= seat < len(self.state.names):
            raise Refusal("PB-4.1", "house-no-such-seat", seat=seat + 1, most=len(self.state.names))
        if amount < 1:
            raise Refusal("PB-4.2", "below-minimum", amount=amount, least=1)
        self.emit(ev.ChipsBought(seat, amount, self.state.chips[seat] + amount, rule="PB-4.2"))
        return self

    def cut(self, seat: int, place: int) -> Table:
        """Cut the shoe after `place` cards."""
        s = self.state
        self._offered(seat)
        if not 0 <= place < s.size:
            raise Refusal("PB-1.4", "above-maximum", amount=place, most=s.size - 1)
        self.emit(ev.CutMade(seat, place, rule="PB-1.4"))
        return self._burn_and_open()

    def decline_cut(self, seat: int) -> Table:
        """Leave the cut to the next player, or after the last to the table chief."""
        self._offered(seat)
        if seat + 1 < len(self.state.names):
            self.emit(ev.CutOffered(seat + 1, rule="PB-1.4"))
            return self
        self.emit(ev.CutMade(DEALER, 0, rule="PB-1.4"))
        return self._burn_and_open()

    def _offered(self, seat: int) -> None:
        if self.state.stage != "cut" or seat != self.state.cut_offered:
            raise Refusal("PB-1.4", "out-of-turn")

    # -- the dealer ---------------------------------------------------------------------

    def next_hand(self) -> Table:
        """Open betting for the next hand, from a new shoe when the old one is over."""
        s = self.state
        if s.stage != "between":
            raise Refusal("PB-7.1", "house-hand-under-way")
        if s.suspended:
            raise Refusal("PB-12.1b", "house-suspended")
        if s.last_hands == 0:
            raise Refusal("PB-12.1a", "house-no-more-hands")
        if not s.shoe_over:
            return self._open(0)
        lot = s.lot + 1
        further = extended(self._deck, lot)
        if further is not None:
            self._deck = further
            self.emit(SealExtended(plain(further.seal)))
        cards = len(self._order(lot))
        sixain = lot % s.rules.sixains
        # With a shuffling machine the other sixain goes into it as this one comes out (PB-1.6).
        rule = "PB-1.1 PB-1.3 PB-1.5a" if s.rules.sixains == 1 else "PB-1.1 PB-1.3 PB-1.5a PB-1.6"
        self.emit(ev.ShoeLoaded(lot, sixain, cards, max(cards - s.rules.behind_cut, 0), rule=rule))
        if self._deck is not None:
            self.check_cards()
        if s.rules.cut == "offered" and s.names:
            self.emit(ev.CutOffered(0, rule="PB-1.4"))
            return self
        self.emit(ev.CutMade(DEALER, 0, rule="PB-1.4"))
        return self._burn_and_open()

    def _burn_and_open(self) -> Table:
        count = self.state.rules.burn
        self.emit(ev.CardsBurned(count, rule="PB-1.5b"))
        return self._open(count)

    def _open(self, burned: int) -> Table:
        s = self.state
        if s.next_without_bets:
            self.emit(ev.BettingOpened(s.hand + 1, burned, bets=False, rule="PB-9.8"))
        else:
            self.emit(ev.BettingOpened(s.hand + 1, burned, deadline=self.due(s.rules.betting_seconds)))
        return self

    def check_cards(self) -> None:
        """See that the shoe holds the cards it should, and say so (PB-1.2)."""
        s = self.state
        each = 4 * s.rules.decks
        if not complete(self._order(s.lot), s.rules.decks):
            raise Refusal("PB-1.2", "house-wrong-cards", each=each)
        self.emit(ev.CardsChecked(each, rule="PB-1.2"))

    def due(self, seconds: int) -> int:
        """When something asked for now is over (0: whenever)."""
        return self.at + 1000 * seconds if self.at and seconds else 0

    def time_out(self) -> Table:
        """Time is up: the cut goes on to the next, betting closes, stakes that were left lie accepted."""
        s = self.state
        if s.deadline > self.at:
            raise Refusal("PB-7.1", "time-left", milliseconds=s.deadline - self.at)
        if s.stage == "cut":
            return self.decline_cut(s.cut_offered)
        return self.deal() if s.stage == "accepting" else self.close()

    def close(self) -> Table:
        """Rien ne va plus: no stake is taken any more."""
        s = self.state
        if s.stage != "betting":
            raise Refusal("PB-7.1", "house-betting-closed")
        if s.bets and not s.staked:
            raise Refusal("PB-3.1", "house-no-stakes")
        for event in trim(s):
            self.emit(event)
        self.emit(ev.BettingClosed(rule="PB-7.1" if s.bets else "PB-9.8"))
        return self

    def deal(self) -> Table:
        """Deal one card, with the turning and calling that come before it; when none is to come, settle."""
        self._dealable()
        side = self.owed()
        if side is None:
            self._settle()
        else:
            self._to(side)
        return self

    def finish(self) -> Table:
        """Deal, draw and settle what is left of the hand."""
        self._dealable()
        while (side := self.owed()) is not None:
            self._to(side)
        self._settle()
        return self

    def _dealable(self) -> None:
        s = self.state
        if s.stage == "betting":
            self.close()
        if s.stage not in ("dealing", "accepting"):
            raise Refusal(s.trouble or "PB-11.2", "house-nothing-to-deal")

    def owed(self) -> str | None:
        """The side the next card belongs to, turning and calling on the way; None when no card is to come."""
        s = self.state
        owned = len(s.sides) - s.sides.count(NOBODY)
        if owned < 4:
            return side_of(owned)
        if PUNTO not in s.calls:
            self._turn(PUNTO, 2)
            punto = self._score(PUNTO)
            self._call(PUNTO, punto, "PB-14a", draws=punto_draws(punto))
        if BANCO not in s.calls:
            self._turn(BANCO, 2)
            banco = self._score(BANCO, 2)
            if banco in NATURAL:
                self._call(BANCO, banco, "PB-5.7 PB-14b", draws=False)
        if "natural" in s.calls.values():
            return None
        if s.calls[PUNTO] == "draws" and len(s.cards(PUNTO)) < 3:
            return PUNTO
        if BANCO not in s.calls:
            banco = self._score(BANCO, 2)
            third = value(s.cards(PUNTO)[2]) if s.calls[PUNTO] == "draws" else STOOD
            self._call(BANCO, banco, "PB-14c" if 3 <= banco <= 6 else "PB-14b", draws=BANCO_DRAWS[banco][third])
        return BANCO if s.calls[BANCO] == "draws" and len(s.cards(BANCO)) < 3 else None

    def _call(self, side: str, score: int, rule: str, *, draws: bool) -> None:
        natural = score in NATURAL
        call = "natural" if natural else "draws" if draws else "stands"
        self.emit(ev.Called(side, score, call, rule="PB-5.7 PB-14a" if natural and side == PUNTO else rule))

    def _score(self, side: str, cards: int = 2) -> int:
        return sum([value(card) for card in self.state.cards(side)[:cards]]) % 10

    def _to(self, side: str) -> None:
        """Give a card to a side: face down among the first four, on top and face up after them."""
        self.pull(side)
        s = self.state
        if s.calls:
            last = max(number for number, owner in enumerate(s.sides) if owner == side)
            self.turn_up([last], "PB-5.4")

    def pull(self, side: str, rule: str = "") -> None:
        """The next card leaves the shoe for a side; the cut card announces itself."""
        s = self.state
        fresh = NOBODY not in s.sides
        if fresh and not s.remaining:
            raise Refusal("PB-9.7", "house-shoe-empty")
        if fresh and s.out >= s.cut and not s.last:
            first = not s.sides
            self.emit(ev.CutCardOut(first, rule="PB-11.1b" if first else "PB-11.1a"))
        self.emit(ev.CardDealt(side, rule=rule or ("PB-14c" if s.calls and side == BANCO else "PB-5.3")))

    def _turn(self, side: str, count: int) -> None:
        s = self.state
        numbers = [number for number, owner in enumerate(s.sides) if owner == side][:count]
        self.turn_up(numbers, "PB-5.4")

    def turn_up(self, numbers: Sequence[int], rule: str) -> None:
        """Turn up those of these cards that lie face down."""
        s = self.state
        hidden = tuple([number for number in numbers if s.faces[number] == UNSEEN])
        if hidden:
            self.emit(ev.CardsTurned(hidden, tuple([self.card(number) for number in hidden]), rule=rule))

    def card(self, number: int) -> int:
        """The face of a card of this hand: the dealer's secret until it is turned."""
        s = self.state
        order = self._order(s.lot)
        first = s.out - len(s.sides)
        return int(order[(s.turned_by + first + number) % s.size])

    # -- settling -----------------------------------------------------------------------

    def _settle(self) -> None:
        s = self.state
        punto, banco = (sum(map(value, s.cards(side))) % 10 for side in (PUNTO, BANCO))
        result = "egalite" if punto == banco else PUNTO if punto > banco else BANCO
        if s.began_with_cut and len(s.sides) + s.remaining < s.rules.least_last:
            self.emit(ev.Scored(banco, punto, result, rule="PB-5.5"))
            self.void("PB-11.1b", "fewer cards than the last hand needs")
            return
        self.emit(ev.Scored(banco, punto, result, rule="PB-5.5 PB-5.6"))
        assert s.scored is not None
        # The side bet is settled after the main game (PB-6.5).
        for boxes in (BETS[:3], NUMBERS):
            for seat in range(len(s.names)):
                for bet in boxes:
                    if bet in s.stakes[seat]:
                        self._settle_box(seat, bet)
        self.end()

    def _settle_box(self, seat: int, bet: str) -> None:
        s = self.state
        assert s.scored is not None
        found = verdict(s.rules, bet, s.scored)
        staked = s.stakes[seat][bet]
        net = won(staked, found.pays) if found.outcome == "win" else -staked if found.outcome == "lose" else 0
        chips = s.chips[seat] + staked + net
        self.emit(ev.StakeSettled(seat, bet, staked, found.outcome, net, chips, rule=found.rule))

    def void(self, rule: str, why: str) -> Table:
        """The hand does not count: every stake goes back."""
        s = self.state
        self.emit(ev.HandVoided(why, rule=rule))
        for seat, boxes in enumerate(s.stakes):
            for bet, staked in tuple(boxes.items()):
                self.emit(ev.StakeReturned(seat, bet, staked, 0, s.chips[seat] + staked, rule=rule))
        self.end()
        return self

    def end(self) -> None:
        """Discard the cards; what belongs to nobody is left for the next hand, seen or not."""
        s = self.state
        extra = [face for owner, face in zip(s.sides, s.faces, strict=True) if owner == NOBODY]
        seen = any(face != UNSEEN for face in extra)
        if extra and not s.last and not s.voided:
            self.emit(ev.HandEnded(len(extra), seen, rule="PB-9.8" if seen else "PB-9.7"))
        else:
            self.emit(ev.HandEnded(rule="PB-11.2"))
        if s.last:
            self.emit(ev.ShoeEnded(rule="PB-11.1b" if s.began_with_cut else "PB-11.1a"))

    def emit(self, event: Event) -> None:
        """Let something happen: it is written down, and it changes the state."""
        apply(self.state, event)

    def __str__(self) -> str:
        return str(self.state)


DEALERS: dict[str, Callable[[Table], Table]] = {
    "close": Table.close,
    "deal": Table.deal,
    "finish": Table.finish,
    "next hand": Table.next_hand,
    "time-out": Table.time_out,
}
PLAYERS: dict[str, Callable[[Table, int, str, int], Table]] = {
    "stake": Table.stake,
    "withdraw": lambda table, seat, bet, amount: table.withdraw(seat, bet),
    "cut": lambda table, seat, bet, amount: table.cut(seat, amount),
    "decline": lambda table, seat, bet, amount: table.decline_cut(seat),
    "sit": lambda table, seat, chair, amount: seats.sit(table, seat, int(chair) if chair.isdecimal() else -1),
    "book": lambda table, seat, bet, amount: seats.book(table, seat),
    "mark": lambda table, seat, bet, amount: seats.mark(table, seat),
    "come-back": lambda table, seat, bet, amount: seats.come_back(table, seat),
    "leave": lambda table, seat, bet, amount: seats.leave(table, seat),
}
