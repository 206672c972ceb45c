"""A hand being played: the phase machine, and the verbs of the game."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from mazziere.cards.card import CARDS
from mazziere.hand import evolve
from mazziere.hand.award import award_uncontested
from mazziere.hand.betting import sweep, unswept
from mazziere.hand.dealing import Board, reshuffled
from mazziere.hand.deck import Stacked
from mazziere.hand.events import DEALER, EVERYONE, Carry, Ended, Event, Held, Moved, Mucked, Option, Shown
from mazziere.hand.first import height
from mazziere.hand.interruptions import Interruptions
from mazziere.hand.limits import LIMITS
from mazziere.hand.showdown import show_order
from mazziere.hand.state import HOLE, LIVE, UNSEEN, UP, State
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mazziere.cards.card import Card
    from mazziere.hand.command import Command
    from mazziere.hand.deck import Deck
    from mazziere.hand.law import Law
    from mazziere.hand.variant import Variant
    from mazziere.hand.view import View

_APPLY = evolve.APPLY


class Hand(Interruptions):
    """One hand of one game under one rulebook.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[5000] * 3, blinds=(50, 100), rulebook="sanremo-tournament")
    >>> hand.actor
    2
    >>> [str(option) for option in hand.legal()]
    ['fold', 'call 100', 'raise 200..5000']
    >>> hand.raise_to(150)
    Traceback (most recent call last):
    mazziere.rules.refusal.Refusal: ... (ST-43a)
    """

    __slots__ = (
        "_values",
        "at",
        "by_hand",
        "deck",
        "events",
        "fixed",
        "law",
        "limit",
        "limit_name",
        "phases",
        "state",
        "think",
        "variant",
    )

    def __init__(self, variant: Variant, law: Law, deck: Deck, state: State, think: int = 0) -> None:
        self.variant = variant
        self.phases = variant.phases
        self.law = law
        self.deck = deck
        self.state = state
        self.events: list[Event] = state.log
        self.limit_name = state.start.limit
        self.limit = LIMITS[self.limit_name]
        self.fixed = self.limit_name == "fixed-limit"
        self.by_hand = state.start.dealing == "by hand"
        self.at = 0
        self.think = think
        self._values: dict[tuple[int, str, int], int | None] = {}

    # -- what is going on ---------------------------------------------------------------

    @property
    def pending(self) -> dict[int, tuple[Option, ...]]:
        """Who may act now, and what each may do."""
        return self.state.pending

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is; at showdown, the one who should show first."""
        for seat in self.state.pending:
            if seat >= 0:
                return seat
        return None

    @property
    def over(self) -> bool:
        """Has the hand ended?"""
        return self.state.ended

    @property
    def street(self) -> str:
        """The stretch of the hand we are in: `preflop`, `flop`, `third street`, `showdown`."""
        return self.state.street

    @property
    def stacks(self) -> list[int]:
        """The chips in front of each seat, not counting what it has bet."""
        return list(self.state.stacks)

    @property
    def pot(self) -> int:
        """Everything in the middle, this street's bets included."""
        return self.state.total_pot

    @property
    def board(self) -> list[Card]:
        """The community cards."""
        return [CARDS[face] for face in self.state.board()]

    @property
    def carry(self) -> Carry:
        """What this hand leaves to the next one."""
        return self.state.carry

    def legal(self, seat: int | None = None) -> tuple[Option, ...]:
        """What a seat (or whoever's turn it is) may do: each option with its bounds and the rule behind them."""
        if seat is None:
            seat = self.actor
        return self.state.pending.get(seat, ()) if seat is not None else ()

    def said(self, seat: int) -> str:
        """A seat's options in words."""
        return ", ".join(map(str, self.legal(seat))) or "none"

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) may know of the hand."""
        from mazziere.hand.view import look

        return look(self.state, seat)

    def why(self, action: str | Option) -> str:
        """Why an action (`raise 150`, or one of `legal()`) is, or is not, open to whose turn it is, with the rule."""
        from mazziere.hand.explain import why

        return why(self, action)

    def ask(self, seat: int, what: str) -> tuple[int, ...]:
        """What the dealer answers a player who asks for the `pot`, for it to be `spread`, or for the `bet`."""
        from mazziere.hand.asking import ask

        return ask(self, seat, what)

    # -- the verbs ----------------------------------------------------------------------

    def fold(self, seat: int | None = None) -> Hand:
        """Give up the hand."""
        return self.act("fold", seat=seat)

    def check(self, seat: int | None = None) -> Hand:
        """Stay in for nothing."""
        return self.act("check", seat=seat)

    def call(self, seat: int | None = None) -> Hand:
        """Match the bet, or put in what is left."""
        return self.act("call", seat=seat)

    def bet(self, amount: int, seat: int | None = None) -> Hand:
        """Open the betting for `amount`."""
        return self.act("bet", amount, seat)

    def raise_to(self, total: int, seat: int | None = None) -> Hand:
        """Raise to `total` for this street."""
        return self.act("raise", total, seat)

    def complete(self, total: int, seat: int | None = None) -> Hand:
        """Bring a short bet up to the whole one."""
        return self.act("complete", total, seat)

    def bring_in(self, amount: int = 0, seat: int | None = None) -> Hand:
        """Pay the bring-in."""
        return self.act("bring-in", amount, seat)

    def all_in(self, seat: int | None = None) -> Hand:
        """Put in everything."""
        return self.act("all-in", seat=seat)

    def draw(self, cards: Iterable[int] = (), seat: int | None = None) -> Hand:
        """Change these cards; none means standing pat."""
        return self.act("draw", seat=seat, cards=tuple(cards))

    def show(self, seat: int, rule: str = "", faces: Sequence[int] = ()) -> None:
        """Table a seat's whole hand."""
        self.turn_up(seat, self.private(seat), rule, faces)
        tabled = Shown(seat, rule=rule)
        self.events.append(tabled)
        evolve.shown(self.state, tabled)

    def act(self, verb: str, amount: int = 0, seat: int | None = None, cards: Sequence[int] = ()) -> Hand:
        """Do something in turn: the one way in for every verb. An illegal action is refused and changes nothing."""
        s = self.state
        pending = s.pending
        if seat is None:
            seat = self.actor
        if seat is None or seat not in pending:
            self._out_of_turn(verb, seat)
        if s.held:
            held = next(event for event in reversed(self.events) if isinstance(event, Held))
            raise Refusal(held.rule, "hand-held")
        if seat == DEALER:
            # The dealer has no cards and no chips: a player's verbs are not the dealer's.
            if verb != "deal":
                raise Refusal(self.law.rules["act_in_turn"], "not-your-choice", verb=verb, options=self.said(seat))
            return self.deal(cards)
        if amount.__class__ is not int:
            amount = self._whole(verb, amount)
        if not self.phases[s.phase].act(self, seat, verb, amount, cards):  # type: ignore[arg-type]  # refused if None
            self.run()
        return self

    def _whole(self, verb: str, amount: object) -> int:
        """Money is whole: another kind of whole number is taken for what it is, anything else is refused."""
        if isinstance(amount, SupportsIndex):
            return int(index(amount))
        raise Refusal(self.law.rules["act_in_turn"], "not-whole", verb=verb, amount=repr(amount))

    def do(self, command: Command) -> list[Event]:
        """Carry out a command that names its turn and its moment; what happened."""
        from mazziere.hand.command import carry_out

        return carry_out(self, command)

    def _out_of_turn(self, verb: str, seat: int | None) -> None:
        """Refuse, unless the phase takes this verb from anybody (a straddle, a request to see a hand)."""
        s = self.state
        rules = self.law.rules
        if s.ended:
            raise Refusal(self.law.cite["rabbit"] if verb == "deal" else rules["act_in_turn"], "hand-over")
        if seat is not None and 0 <= seat < s.n:
            phase = self.variant.phases[s.phase]
            if verb in phase.anytime:
                return
            if s.status[seat]:
                raise Refusal(rules["fold_is_final"], "folded-already")
        raise Refusal(rules["act_in_turn"], "out-of-turn")

    def deal(self, cards: Sequence[int] = ()) -> Hand:
        """Dealing by hand: the dealer goes on (and may name the cards that came)."""
        s = self.state
        if s.ended:
            raise Refusal(self.law.cite["rabbit"], "hand-over")
        if _DEAL not in s.pending.get(DEALER, ()) or s.held:
            raise Refusal(self.law.rules["act_in_turn"], "betting-open")
        self.variant.phases[s.phase].dealt(self, cards)
        self.run()
        return self

    # -- the machine --------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Let something happen: it is written down, and it changes the state."""
        self.events.append(event)
        _APPLY[type(event)](self.state, event)

    def run(self) -> None:
        """Go on until somebody must decide or the hand is over."""
        s = self.state
        if s.ended or s.held:
            return
        if self._values:
            # Whoever has asked for a value before may have changed cards, or the board has grown.
            self._values.clear()
        phases = self.phases
        index = s.phase
        opened = index >= 0
        while True:
            if opened:
                if s.status.count(LIVE) == 1 and phases[index].contested:
                    self.uncontested()
                    return
                if phases[index].ask(self):
                    return
            index += 1
            opened = phases[index].open(self, index)

    def uncontested(self) -> None:
        """One live hand is left: it takes what is in the middle, and the game says what comes after."""
        s = self.state
        if unswept(s):
            sweep(self)
        award_uncontested(self, s.status.index(LIVE))
        self.variant.left_alone(self)

    def finish(self) -> None:
        """Close the hand; what is left in the middle goes on to the next one."""
        s = self.state
        left = self.variant.carry_out(self)
        self.emit(Ended(tuple(s.stacks), left, rule=self.law.cite["end"]))

    def deadline(self) -> int:
        """When the decision about to be asked for is due (0: never)."""
        return self.at + self.think if self.think else 0

    # -- cards --------------------------------------------------------------------------

    def private(self, seat: int) -> list[int]:
        """The slots of a seat's own cards that are not face up by rule."""
        return self.state.zones.get(HOLE[seat], [])

    def own_cards(self, seat: int) -> list[int]:
        """The faces of all a seat's own cards, up and down, and the common card of a short stub."""
        s = self.state
        own = s.cards(HOLE[seat])
        if self.variant.upcards:
            own += s.cards(UP[seat]) + s.cards("shared")
        return own

    def burn(self) -> None:
        """The top card goes away unseen."""
        s = self.state
        slots = tuple(s.zones["stub"][:1])
        self.emit(Moved(slots, "stub", _BURN, _UNSEEN, self.deck.faces(slots, _BURN), rule=self.law.burn_rule))

    def muck(self, seat: int) -> None:
        """A seat's cards go to the muck, face down."""
        s = self.state
        zones = s.zones
        zone = HOLE[seat]
        slots = zones.get(zone)
        if slots:
            count = len(slots)
            gone = Moved(tuple(slots), zone, _MUCK[count], _NOBODY[count])
            s.log.append(gone)
            evolve.cleared(s, gone)
        if self.variant.upcards and (slots := zones.get(UP[seat])):
            self.emit(Moved(tuple(slots), UP[seat], _MUCK[len(slots)], _NOBODY[len(slots)]))

    def muck_at_showdown(self, seat: int, rule: str) -> None:
        """A seat gives up its claim at showdown."""
        self.emit(Mucked(seat, rule=rule))
        self.muck(seat)

    def turn_up(self, seat: int, slots: Sequence[int], rule: str, faces: Sequence[int] = ()) -> None:
        """Turn cards face up where they lie."""
        s = self.state
        hidden = [slot for slot in slots if s.seen[slot] != EVERYONE]
        if hidden:
            count, zone = len(hidden), HOLE[seat]
            told = tuple(faces) if faces else tuple([s.faces[slot] for slot in hidden])
            up = Moved(tuple(hidden), zone, (zone,) * count, (EVERYONE,) * count, told, rule=rule)
            s.log.append(up)
            evolve.turned_up(s, up)

    def expose_all(self, rule: str) -> None:
        """Every live hand is turned up, in the order of showing."""
        s = self.state
        for seat in show_order(self):
            # A hand shown on an earlier street may have been dealt another card face down since.
            if not s.shown[seat] or (
                self.variant.upcards and any(s.seen[slot] != EVERYONE for slot in self.private(seat))
            ):
                self.show(seat, rule)

    def reshuffle(self, zones: tuple[str, ...], rule: str) -> None:
        """Shuffle zones together into a new stub."""
        reshuffled(self, zones, rule)

    def name_cards(self, zones: Sequence[str], cards: Sequence[int]) -> None:
        """The dealer says which cards came."""
        s = self.state
        known = {s.faces[slot] for zone, slots in s.zones.items() if zone != "stub" for slot in slots}
        told = set(cards)
        fits = len(told) == len(cards) == len(zones) and told <= set(self.variant.pack) - known
        if not fits or not isinstance(self.deck, Stacked):
            raise Refusal(self.law.cite["deal"], "wrong-cards", cards=" ".join(map(str, cards)))
        for zone, card in zip(zones, cards, strict=True):
            self.deck.place(zone, [card])

    def deal_run(self, run: int) -> None:
        """Complete one more board from the same stub."""
        first = self.state.facts["runs-phase"]
        for phase in self.variant.phases[first:]:
            if isinstance(phase, Board):
                phase.deal(self, run)

    def flop_seen(self) -> bool:
        """Has the hand gone beyond its first betting round? A draw in which everybody stood pat is past it too."""
        s = self.state
        zones = s.zones
        if zones.get("board") or zones.get("burn") or zones.get("discards"):
            return True
        return any(fact.startswith("drew/") for fact in s.facts)

    # -- strengths ----------------------------------------------------------------------

    def value(self, seat: int, side: str = "high", run: int = 0) -> int | None:
        """How strong a seat's hand is on a board; None while some of its cards are unknown."""
        key = (seat, side, run)
        if key in self._values:
            return self._values[key]
        own = self.own_cards(seat)
        board = self.state.board(run)
        value = None if UNSEEN in own or UNSEEN in board or not own else self.variant.strength(own, board, side)
        self._values[key] = value
        return value

    def values(self, seat: int) -> list[int] | None:
        """Every value a seat's hand has: each side of the pot, on each board."""
        runs = self.state.facts.get("runs", 1)
        found = [self.value(seat, side, run) for side in self.variant.sides for run in range(runs)]
        return None if None in found else found  # type: ignore[return-value]  # no None is left

    def high_card(self, seat: int, side: str) -> tuple[tuple[int, int], ...]:
        """The cards of a seat's best hand by rank and suit, highest first: what an odd chip goes by in stud."""
        suit = self.law.suit_rank
        five = self.variant.order(side).explain(self.own_cards(seat)).best
        # Where the low hand wins the ace is its lowest card (SV-RAZZ-2).
        ace_low = self.variant.ace_low or side == "low"
        return tuple(sorted([(height(card, ace_low), suit[card & 3]) for card in five], reverse=True))

    # -- the object itself --------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Hand):
            return self.state == other.state
        return self.state == other if isinstance(other, State) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a hand changes

    def copy(self) -> Hand:
        """An independent hand in the same state: what is tried on it never happens here."""
        from copy import deepcopy

        state = self.state.copy()
        new = Hand(self.variant, self.law, deepcopy(self.deck), state, self.think)
        new.at = self.at
        return new

    def _repr_svg_(self) -> str:
        from mazziere.hand.drawn import svg

        return svg(self.view(), self.variant.name)

    def __str__(self) -> str:
        from mazziere.hand.drawn import drawn

        return drawn(self.view(), self.variant.name)

    def __repr__(self) -> str:
        s = self.state
        return f"<Hand {self.variant.key} {self.limit_name} {s.start.rulebook}: {s.street}, pot {self.pot}>"


_DEAL = Option("deal")
_BURN, _UNSEEN = ("burn",), (0,)
_MUCK = tuple([("muck",) * count for count in range(53)])
_NOBODY = tuple([(0,) * count for count in range(53)])
