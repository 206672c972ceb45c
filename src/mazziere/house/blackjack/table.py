"""The table: the one object that knows the shoe, takes stakes, deals, asks, draws for the bank and settles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from mazziere.cards import SealedDeck, decks
from mazziere.hand.events import Event, Option
from mazziere.house.blackjack import boxes, decisions, irregular
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.bank import finish
from mazziere.house.blackjack.deal import deal, load, pay_naturals
from mazziere.house.blackjack.events import BANK, Place
from mazziere.house.blackjack.rules import NIWIN, SANREMO, Rules
from mazziere.house.blackjack.state import State, apply, replay
from mazziere.house.blackjack.view import View, look
from mazziere.house.shared import Limits, Order, RulesError
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

    def __init__(self, state: State, order: Order, events: Iterable[Event] = ()) -> None:
        self.state = state
        self.events = list(events)
        self._order = order

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
        rules.dealt()
        owned = list(range(min(len(players), rules.boxes))) if owners is None else list(owners)
        if len(owned) > rules.boxes or any(not BANK <= owner < len(players) for owner in owned):
            raise RulesError(f"owners: {owned}; expected up to {rules.boxes} numbers of players, -1 for nobody")
        owned += [BANK] * (rules.boxes - len(owned))
        if order is None:
            deck = deck or SealedDeck.make(decks(rules.decks), lots=16)
            order = deck.order
        if deck is not None and deck.pack is not decks(rules.decks):
            raise RulesError(
                f"deck: {deck.pack.name}; expected {decks(rules.decks).name} for {rules.decks} decks (BJ-2.1a)"
            )
        seal: dict[str, Any] = {} if deck is None else msgspec.to_builtins(deck.seal)
        table = cls(State(), order)
        table.emit(ev.TableOpened(tuple(players), tuple(players.values()), tuple(owned), rules, seal, rule="BJ-1.1a"))
        return table.next_hand()

    @classmethod
    def resume(cls, events: Iterable[Event], order: Order) -> Table:
        """The table that a log tells of, ready to go on with the cards it was dealt from."""
        told = list(events)
        return cls(replay(told), order, told)

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
        """The stakes a player may place now, each with its bounds and what they go up by in its verb's step."""
        s = self.state
        if s.phase != "betting":
            return ()
        found = []
        for box in range(s.rules.boxes):
            least, most, _ = boxes.bounds(s, player, box)
            if most:
                found.append(Option(f"stake {box}", least, most, boxes.STAKE_RULE))
        for name in NIWIN:
            least, most, _ = boxes.niwin_bounds(s, player, name)
            if most:
                found.append(Option(f"niwin {name}", least, most, "BJ-A.2"))
        return tuple(found)

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
        if box is not None and (not 0 <= box < self.state.rules.boxes or self.state.owners[box] >= 0):
            raise Refusal("BJ-1.1a", "house-box-taken", box=box)
        self.emit(ev.PlayerJoined(name, chips, rule="BJ-1.1a" if box is not None else "BJ-4.4"))
        if box is not None:
            self.emit(ev.BoxTaken(box, len(self.state.names) - 1, rule="BJ-1.1a"))
        return self

    def leave(self, box: int) -> Table:
        """The owner gets up from a box on which no stake lies."""
        s = self.state
        if not 0 <= box < s.rules.boxes or s.owners[box] < 0:
            raise Refusal("BJ-1.1a", "house-no-such-box", box=box, most=s.rules.boxes - 1)
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
            if not decisions.ask_surrender(self):
                self._run("surrender")
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
        if place is None or option is None or amount not in (0, option.low):
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
        if window == "surrender" and decisions.ask_insurance(self):
            return
        if not decisions.play_boxes(self):
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
        self.emit(ev.BettingOpened(s.number + 1, rule="BJ-3.1" if s.next_limits else ""))
        return self

    def last_hands(self) -> Table:
        """The last three hands of the evening are called, the one under way included (BJ-8.1)."""
        self.emit(ev.LastHands(3, rule="BJ-8.1"))
        return self

    def change_limits(self, limits: Limits | None = None, niwin: Limits | None = None) -> Table:
        """New limits, from the next hand on (BJ-3.1)."""
        rules = self.state.rules
        changed = ev.LimitsChanged(limits or rules.limits, niwin or rules.niwin_limits, rule="BJ-3.1")
        changed.limits.check("limits")
        changed.niwin_limits.check("niwin-limits")
        self.emit(changed)
        return self

    def resume_play(self) -> Table:
        """Play goes on after a suspension."""
        if not self.state.suspended:
            raise Refusal("BJ-10.4b", "house-nothing-wrong")
        self.emit(ev.PlayResumed(rule="BJ-10.4b"))
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
            raise Refusal("BJ-1.1a", "house-no-such-seat", seat=player, most=len(self.state.names) - 1)

    def _own_box(self, player: int) -> int:
        if player not in self.state.owners:
            raise Refusal("BJ-4.4", "house-name-a-box")
        return self.state.owners.index(player)

    def _place(self, player: int, box: int | None) -> Place | None:
        pending = self.state.pending
        return next((place for place in pending if place[1] == player and box in (None, place[0])), None)


class _ShoeEmpty(Exception):
    """More cards were asked for than the shoe holds: no rule foresees it, so the hand cannot stand."""
