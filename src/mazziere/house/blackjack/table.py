"""The table: the one object that knows the shoe, takes stakes, deals, asks, draws for the bank and settles."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

import msgspec

from mazziere.cards import SealedDeck, decks
from mazziere.hand.command import Command
from mazziere.hand.events import ClockShifted, Event, Option
from mazziere.house.blackjack import boxes, decisions, irregular
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.bank import finish, peek
from mazziere.house.blackjack.commands import carry_out, offered
from mazziere.house.blackjack.deal import deal, in_order, load, pay_naturals
from mazziere.house.blackjack.events import BANK, Place
from mazziere.house.blackjack.rules import SANREMO, Rules
from mazziere.house.blackjack.state import State, apply, replay
from mazziere.house.blackjack.view import View, drawn, look
from mazziere.house.shared import LOTS, Limits, Order, RulesError, Sealed, SealExtended, complete, extended, plain
from mazziere.rules.refusal import Refusal

SPOKEN = {"carta": "hit", "no carta": "stand"}
"""The two calls the rules know (BJ-5.3)."""


class Table:
    """Blackjack against the house, hand after hand, from one shoe to the next.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.house.shared import stacked
    >>> cards = parse_cards("2h 3d 4c 5s 6h Th 9d 7c 8s Td Kc") + parse_cards("Ks") * 301
    >>> table = Table.open({"Anna": 1000, "Bruno": 1000}, order=stacked(cards))
    >>> table.stake(0, 100).stake(1, 100).close().state.window
    'surrender'
    >>> for player in (0, 1):
    ...     _ = table.act(player, "no")
    >>> [str(option) for option in table.legal(0)]
    ['hit', 'stand', 'double 100']
    >>> table.act(0, "stand").act(1, "stand").chips
    [1100, 1100]
    """

    def __init__(self, state: State, order: Order, events: Iterable[Event] = (), deck: Sealed | None = None) -> None:
        self.state = state
        self.events = list(events)
        self.at = 0
        """The room's clock, in milliseconds: deadlines count from it (0: nobody is timed)."""
        self._order = order
        self._deck = deck

    @classmethod
    def open(
        cls,
        players: dict[str, int],
        *,
        owners: Iterable[int] | None = None,
        rules: Rules = SANREMO,
        order: Order | None = None,
        deck: SealedDeck | None = None,
    ) -> Table:
        """A table with these players and their chips, betting open; by default each owns a box, clockwise."""
        owned = list(range(min(len(players), rules.boxes))) if owners is None else list(owners)
        if len(owned) > rules.boxes or any(not BANK <= owner < len(players) for owner in owned):
            raise RulesError(f"owners: {owned}; expected up to {rules.boxes} numbers of players, -1 for nobody")
        owned += [BANK] * (rules.boxes - len(owned))
        if order is None:
            deck = deck or SealedDeck.make(decks(rules.decks), lots=LOTS)
            order = deck.order
        if deck is not None and deck.pack is not decks(rules.decks):
            raise RulesError(
                f"deck: {deck.pack.name}; expected {decks(rules.decks).name} for {rules.decks} decks (BJ-2.1a)"
            )
        seal: dict[str, Any] = {} if deck is None else plain(deck.seal)
        table = cls(State(), order, deck=deck)
        table.emit(ev.TableOpened(tuple(players), tuple(players.values()), tuple(owned), rules, seal, rule="BJ-1.1a"))
        return table.next_hand()

    @classmethod
    def resume(cls, events: Iterable[Event], order: Order, deck: Sealed | None = None) -> Table:
        """The table that a log tells of, ready to go on with the cards it was dealt from."""
        told = list(events)
        return cls(replay(told), order, told, deck)

    def taken_up(self, seal: dict[str, Any], first: int, brought: int) -> ev.TakenUp:
        """What a log must say that begins with the next hand: how far the shoe is dealt, and its seal."""
        s = self.state
        shoe = (s.lot, s.size, s.drawn, s.cut, s.cut_out, s.new_shoe)
        return ev.TakenUp(s.phase, s.number, s.turn, *shoe, s.hands_left, seal, first, brought, rule="BJ-2.1b")

    def copy(self) -> Table:
        """The same table, to try something on."""
        return Table(deepcopy(self.state), self._order, self.events, self._deck)

    # -- what is going on ---------------------------------------------------------------

    @property
    def chips(self) -> list[int]:
        """What each player has, not counting what lies on the table."""
        return list(self.state.chips)

    @property
    def pending(self) -> dict[Place, tuple[Option, ...]]:
        """Who may decide now, by box and player, and what."""
        return self.state.pending

    def legal(self, player: int, box: int | None = None) -> tuple[Option, ...]:
        """What a player may do now, on the first of their boxes that is asked."""
        place = self._place(player, box)
        return () if place is None else self.state.pending[place]

    @property
    def offers(self) -> tuple[Option, ...]:
        """What a guest alone is offered so that the hand can be dealt (BJ-4.1)."""
        return boxes.offers(self.state)

    def stakes_open(self, player: int) -> tuple[Option, ...]:
        """The stakes a player may place now, each with its bounds."""
        return boxes.stakes_open(self.state, player)

    def view(self, player: int | None = None) -> View:
        """The table as a player (None: a spectator) sees it."""
        return look(self.state, player)

    # -- staking ------------------------------------------------------------------------

    def stake(self, player: int, amount: int, box: int | None = None) -> Table:
        """Stake on a box, one's own unless another is named."""
        boxes.stake(self, player, amount, self._own_box(player) if box is None else box)
        return self

    def niwin(self, player: int, amount: int, box: str) -> Table:
        """Stake on the bank's final point."""
        boxes.stake_niwin(self, player, amount, box)
        return self

    def take_back(self, player: int, box: int | str) -> Table:
        """Take a stake back before betting closes."""
        boxes.take_back(self, player, box)
        return self

    def accept(self, verb: str) -> Table:
        """Take one of the `offers`."""
        boxes.accept(self, verb)
        return self

    def cash(self, player: int, amount: int) -> Table:
        """Banknotes become chips at once (BJ-4.2)."""
        self.known(player)
        if amount < 1:
            raise Refusal("BJ-4.2", "below-minimum", amount=amount, least=1)
        self.emit(ev.ChipsBought(player, amount, self.state.chips[player] + amount, rule="BJ-4.2"))
        return self

    def join(self, name: str, chips: int, box: int | None = None) -> Table:
        """Somebody comes to the table, standing or at a box without an owner."""
        if box is not None:
            self._free(box)
        self.emit(ev.PlayerJoined(name, chips, rule="BJ-1.1a" if box is not None else "BJ-4.4"))
        return self if box is None else self.take_box(len(self.state.names) - 1, box)

    def take_box(self, player: int, box: int) -> Table:
        """Somebody sits down at a box without an owner."""
        self.known(player)
        self._free(box)
        self.emit(ev.BoxTaken(box, player, rule="BJ-1.1a"))
        return self

    def _free(self, box: int) -> None:
        if not 0 <= box < self.state.rules.boxes or self.state.owners[box] >= 0:
            raise Refusal("BJ-1.1a", "house-box-taken", box=box + 1)

    def leave(self, box: int) -> Table:
        """The owner gets up from a box on which no stake lies."""
        s = self.state
        if not 0 <= box < s.rules.boxes or s.owners[box] < 0:
            raise Refusal("BJ-1.1a", "house-no-such-box", box=box + 1, most=s.rules.boxes)
        if s.phase != "between" and box in s.stakes:
            raise Refusal("BJ-1.1b", "house-stakes-first")
        self.emit(ev.BoxTaken(box, BANK, rule="BJ-4.5"))
        return self

    def close(self) -> Table:
        """Rien ne va plus: the hand is dealt and played until somebody must decide."""
        boxes.close(self)
        try:
            deal(self)
            pay_naturals(self)
            self._run("")
        except _ShoeEmpty:
            irregular.void(self, "the shoe is empty", "BJ-11.1")
        return self

    # -- deciding -----------------------------------------------------------------------

    def act(self, player: int, verb: str, amount: int = 0, box: int | None = None, turn: int = 0) -> Table:
        """Decide something one has been asked; what is not among one's options is refused and changes nothing."""
        s = self.state
        self.known(player)
        if s.phase != "play":
            raise Refusal(decisions.FORBIDDEN.get(verb, "BJ-6.4a"), "hand-over")
        if turn and turn != s.turn:
            raise Refusal("BJ-5.1", "stale-turn", turn=turn, now=s.turn)
        place = self._place(player, box)
        option = None if place is None else next((each for each in s.pending[place] if each.verb == verb), None)
        if place is None or option is None or amount not in (0, option.low) or not in_order(s):
            raise decisions.refuse(s, player, verb, amount, box)
        window, hand = s.window, s.playing
        self.emit(ev.Answered(place[0], player, verb, option.low, rule=option.rule))
        try:
            self._carry_out(window, hand, place, verb, option.low)
            if not s.pending:
                self._run(window)
        except _ShoeEmpty:
            irregular.void(self, "the shoe is empty", "BJ-11.1")
        return self

    def time_out(self, player: int | None = None) -> Table:
        """Time is up for a player, or for everybody who has not answered; in betting it is up for all."""
        s = self.state
        rule = WINDOWS.get(s.window, "BJ-6.1")
        if s.deadline > self.at:
            raise Refusal(rule, "time-left", milliseconds=s.deadline - self.at)
        if s.phase == "betting" and player is None:
            return self.close()
        late = tuple([place for place in s.pending if player in (None, place[1])])
        if not late:
            raise Refusal(rule, "house-not-asked")
        if not in_order(s):
            raise Refusal("BJ-10.3", "house-deal-wrong")
        verb, turn = decisions.UNANSWERED[s.window], s.turn
        self.emit(ev.TimeExpired(turn, late, rule=rule))
        for box, each in late:
            # Whoever decides for the box may have taken this stake out of the hand meanwhile.
            if s.turn == turn and (box, each) in s.pending:
                self.act(each, verb, box=box)
        return self

    def do(self, command: Command) -> list[Event]:
        """Carry out a command that names its moment and its turn; what happened."""
        return carry_out(self, command)

    def decide(self, command: Command) -> list[Event]:
        """What a command would bring about; the table itself is left as it was."""
        return self.copy().do(command)

    def offered(self, seat: int) -> tuple[Option, ...]:
        """Every verb a command of this player (-1: the dealer) may carry now."""
        return offered(self, seat)

    def time_is_up(self) -> bool:
        """Whether those who may stake or are asked have had their time, and play can go on without them."""
        s = self.state
        if s.phase == "betting":
            return s.deadline <= self.at and len(s.stakes) >= s.rules.least_boxes
        return bool(s.pending) and s.deadline <= self.at and in_order(s)

    def say(self, player: int, words: str) -> Table:
        """The owner's spoken choice: `carta` or `no carta`; at anything else the dealer asks again (BJ-5.3)."""
        verb = SPOKEN.get(words.strip().casefold())
        place = self._place(player, None)
        if verb is None and place is not None:
            self.emit(ev.AskedAgain(place[0], player, words, rule="BJ-5.3"))
            return self
        return self.act(player, verb or words)

    def _carry_out(self, window: str, hand: int, place: Place, verb: str, amount: int) -> None:
        box, player = place
        if verb == "surrender":
            decisions.surrendered(self, box, player)
        elif verb == "insure":
            decisions.insured(self, box, player, amount)
        elif verb == "even-money":
            decisions.even_money(self, box, player)
        elif verb == "hit":
            decisions.hit(self, box, hand)
        elif verb == "stand":
            decisions.stand(self, box, hand)
        elif verb in ("double", "split"):
            decisions.add(self, box, hand, player, verb)
            if window == "play":
                decisions.ask_followers(self, box, hand, verb)
        if self.state.choice and not self.state.pending:
            decisions.carry_out(self, box, hand)

    def _run(self, window: str) -> None:
        """Go on from a window that is done until somebody must decide or the hand is over."""
        done = AFTER["late surrender" if window == "surrender" and self.state.rules.looks_first else window]
        if not any(step(self) for step in STEPS[done:]):
            finish(self)

    # -- the evening --------------------------------------------------------------------

    def next_hand(self) -> Table:
        """Players are invited to bet; a new shoe is loaded first where one is due."""
        s = self.state
        if s.phase != "between":
            raise Refusal("BJ-6.1", "house-hand-under-way")
        if s.suspended:
            raise Refusal("BJ-10.4b", "house-suspended")
        if s.hands_left == 0:
            raise Refusal("BJ-8.1", "house-no-more-hands")
        load(self)
        deadline = self.due(s.rules.betting_seconds)
        self.emit(ev.BettingOpened(s.number + 1, deadline, rule="BJ-3.1" if s.next_limits else ""))
        return self

    def last_hands(self) -> Table:
        """The last three hands of the evening are called, the one under way included (BJ-8.1)."""
        self.emit(ev.LastHands(3, rule="BJ-8.1"))
        return self

    def change_limits(self, limits: Limits | None = None, niwin: Limits | None = None) -> Table:
        """New limits, from the next hand on (BJ-3.1)."""
        rules = self.state.rules
        changed = ev.LimitsChanged(limits or rules.limits, niwin or rules.niwin_limits, rule="BJ-3.1")
        # Limits that no payable stake fits are refused here, not when the next hand begins.
        msgspec.structs.replace(rules, limits=changed.limits, niwin_limits=changed.niwin_limits)
        self.emit(changed)
        return self

    def resume_play(self) -> Table:
        """Play goes on after a suspension."""
        if not self.state.suspended:
            raise Refusal("BJ-10.4b", "house-nothing-wrong")
        self.emit(ev.PlayResumed(rule="BJ-10.4b"))
        return self

    def give_time_back(self, milliseconds: int) -> Table:
        """An outage took this long: deadlines move by as much."""
        self.emit(ClockShifted(milliseconds))
        return self

    # -- the machine --------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Let something happen: it is written down, and it changes the state."""
        self.events.append(event)
        apply(self.state, event)

    def next_card(self) -> int:
        """The card on top of the shoe, which nobody sees before it is dealt."""
        s = self.state
        if s.drawn >= s.size:
            raise _ShoeEmpty
        return self._order(s.lot)[s.drawn]

    def hole_card(self) -> int:
        """The bank's card that lies face down: the dealer's secret until it is turned."""
        return self._order(self.state.lot)[self.state.hole]

    def check_cards(self) -> Table:
        """See that the shoe holds the cards it should, and say so (BJ-2.1a)."""
        s = self.state
        each = 4 * s.rules.decks
        if not complete(self._order(s.lot), s.rules.decks):
            raise Refusal("BJ-2.1a", "house-wrong-cards", each=each)
        self.emit(ev.CardsChecked(each, rule="BJ-2.1a"))
        return self

    @property
    def sealed(self) -> bool:
        """Whether the cards were sealed before play."""
        return self._deck is not None

    def seal_to(self, lot: int) -> None:
        """See that the seal covers a lot before it is dealt from."""
        further = extended(self._deck, lot)
        if further is not None:
            self._deck = further
            self.emit(SealExtended(plain(further.seal)))

    def due(self, seconds: int) -> int:
        """When a decision asked for now must have been taken (0: whenever)."""
        return self.at + 1000 * seconds if self.at and seconds else 0

    def settle(
        self, player: int, bet: str, stake: int, outcome: str, net: int, box: int = BANK, hand: int = 0, *, rule: str
    ) -> None:
        """Pay or collect a stake."""
        chips = self.state.chips[player] + stake + net
        self.emit(ev.StakeSettled(player, bet, stake, outcome, net, chips, box, hand, rule=rule))

    def give_back(self, player: int, bet: str, amount: int, box: int = BANK, *, rule: str) -> None:
        """Return chips to a player."""
        self.emit(ev.StakeReturned(player, bet, amount, self.state.chips[player] + amount, box, rule=rule))

    def known(self, player: int) -> None:
        """Refuse somebody who is not at the table."""
        if not 0 <= player < len(self.state.names):
            raise Refusal("BJ-1.1a", "house-no-such-seat", seat=player + 1, most=len(self.state.names))

    def __str__(self) -> str:
        return drawn(self.state)

    def _own_box(self, player: int) -> int:
        if player not in self.state.owners:
            raise Refusal("BJ-4.4", "house-name-a-box")
        return self.state.owners.index(player)

    def _place(self, player: int, box: int | None) -> Place | None:
        pending = self.state.pending
        return next((place for place in pending if place[1] == player and box in (None, place[0])), None)


STEPS = (
    decisions.ask_surrender,
    decisions.ask_insurance,
    peek,
    decisions.ask_late_surrender,
    decisions.play_boxes,
)
"""The road of a hand from the deal to the bank: each step says whether somebody must decide before the next."""

AFTER = {"": 0, "surrender": 1, "insurance": 2, "late surrender": 4, "play": 4, "follow": 4}
"""Where the road goes on once everybody has answered."""

WINDOWS = {"surrender": "BJ-6.3a", "insurance": "BJ-6.10b", "follow": "BJ-6.5a", "play": "BJ-6.4a"}
"""The rule that gives players their time."""


class _ShoeEmpty(Exception):
    """More cards were asked for than the shoe holds: no rule foresees it, so the hand cannot stand."""
