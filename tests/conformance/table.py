"""A scenario's table: sets the hand up, carries out the steps, and remembers what a check may ask for."""

from typing import Any

from conformance.scenario import Check, Scenario
from mazziere.cards import Card, parse_cards
from mazziere.games import GAMES
from mazziere.hand.deck import Stacked
from mazziere.hand.events import DEALER, Event, Moved, Opened, Option, Post, Rake, Shown
from mazziere.hand.hand import Hand
from mazziere.hand.variant import Variant
from mazziere.ranking import Explained
from mazziere.rules.refusal import Refusal


class Unplayable(AssertionError):
    """The engine did not go along with a scenario."""


class Table:
    """The hand as the engine plays it, dealt by hand, every player asked at showdown."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.names = scenario.names
        self.refusal: Refusal | None = None
        self.volunteers: set[int] = set()
        self.own: dict[str, list[int]] = {}
        self._named: dict[str, int] = {}
        self._hand: Hand | None = None
        try:
            self._set_up()
        except Refusal as refusal:
            self.refusal = refusal

    # -- setting up ---------------------------------------------------------------------

    def _set_up(self) -> None:
        scenario = self.scenario
        variant = self.variant
        later = scenario.street != "start"
        stakes: dict[str, Any] = dict(scenario.stakes)
        straddles = [(self.seat(name), amount) for name, amount in stakes.pop("straddles", [])]
        posts = [Post(self.seat(name), amount, kind) for name, amount, kind in stakes.pop("posts", [])]
        rake = stakes.pop("rake", None)
        places = {f"hole/{self.seat(name)}": parse_cards(text) for name, text in scenario.holes.items()}
        places |= {f"up/{self.seat(name)}": parse_cards(text) for name, text in scenario.cards.get("up", {}).items()}
        places["board"] = parse_cards(scenario.cards.get("board", ""))
        stub = parse_cards(scenario.deck)
        # Where private cards are named, or lie on the table already, the stub begins with the next card off it.
        from_the_start = not later and not scenario.holes
        deck = Stacked(len(variant.pack), places, stub if from_the_start else ())
        self._hand = variant.deal(
            [int(seat.split(":")[1]) for seat in scenario.seats],
            names=self.names,
            button=self.seat(scenario.button) if scenario.button else None,
            limit=scenario.limit,
            rulebook=scenario.rulebook,
            posts=posts or None,
            straddles=straddles,
            rake=Rake(**rake) if rake else None,
            street=scenario.street if later else "",
            pot=scenario.pot,
            deck=deck,
            dealing="by hand",
            showdown="ask",
            **{key: tuple(given) if isinstance(given, list) else given for key, given in stakes.items()},
        )
        self.began = len(self._hand.events) if later else 0
        if not (scenario.steps and " post " in scenario.steps[0]):
            self._deal_private_cards()
        if not from_the_start:
            deck.follow(stub)
        self._remember()

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.names.index(name)

    # -- the hand -----------------------------------------------------------------------

    @property
    def playing(self) -> Hand:
        """The hand itself."""
        if self._hand is None:
            raise Unplayable(f"no hand was dealt: {self.refusal}")
        return self._hand

    @property
    def hand(self) -> Hand:
        """The hand that checks look at: while straddles may still be posted, as it would be if the cards came now."""
        return self.playing.copy().deal() if self._before_the_cards else self.playing

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return self.hand.events

    @property
    def _before_the_cards(self) -> bool:
        return self.playing.street == "forced bets" and DEALER in self.playing.pending

    def name(self, seat: int | None) -> str:
        """A seat in the scenario's words."""
        if seat is None:
            return "nobody"
        return "the dealer" if seat == DEALER else self.names[seat]

    def called(self, seats: list[int]) -> list[str]:
        """Several seats in the scenario's words."""
        return [self.names[seat] for seat in seats]

    @property
    def everybody(self) -> list[str]:
        """All the names of the scenario, and one that is nobody's."""
        return [*(self.names or self.scenario.holes), "nobody"]

    @property
    def pot(self) -> int:
        """What is in the middle."""
        return self.hand.pot

    def asked(self, check: Check) -> tuple[Option, ...]:
        """The options that a check speaks of: of whoever it says is to act, when several are asked at once."""
        named = check.to_act if check.to_act in (check.pending or ()) else None
        return self.hand.legal(None if named is None else self.seat(named))

    def shown(self) -> list[int]:
        """The order of showing, as it was called or as it came."""
        events = self.hand.events
        for event in events:
            if isinstance(event, Opened) and event.street == "showdown":
                return list(event.waiting)
        return [event.seat for event in events if isinstance(event, Shown)]

    def shown_freely(self) -> set[int]:
        """Who has shown without having to."""
        return self.volunteers

    def dealt_to(self) -> list[str]:
        """One name for each card that came off the stub since the scenario began."""
        moves = [event for event in self.hand.events[self.began :] if isinstance(event, Moved)]
        seats = [zone.split("/") for move in moves if move.source == "stub" for zone in move.to]
        return [self.name(int(rest[0])) for zone, *rest in seats if zone in ("hole", "up")]

    def explained(self, name: str, side: str) -> Explained:
        """A player's best hand in words."""
        order, own = self.variant.order(side), self.own[name]
        if self.variant.exactly_two:
            return order.explain_omaha(own, self.board)
        return order.explain([*own, *self.board])

    def winners(self) -> list[str]:
        """Who has been paid from the pots; where there was nothing to pay, who is left."""
        state = self.hand.state
        paid = [seat for seat, chips in enumerate(state.awards) if chips]
        return self.called(paid or (state.live() if state.ended else []))

    def _remember(self) -> None:
        """Keep each player's cards, which a fold or a muck takes away."""
        for seat, name in enumerate(self.names):
            own = self.playing.own_cards(seat)
            if own:
                self.own[name] = own

    @property
    def variant(self) -> Variant:
        """The game."""
        return GAMES[self.scenario.game]

    @property
    def board(self) -> list[Card]:
        """The community cards on the table."""
        return self.playing.board

    # -- steps --------------------------------------------------------------------------

    def step(self, step: str) -> None:
        """Carry out one step; what is refused must leave the hand as it was."""
        self.refusal = None
        hand = self.playing
        if " post " not in step:
            self._deal_private_cards()
        if step in ("next street", "end") or step.startswith("deal "):
            self._decline_more_boards()
        before, events = hand.state.copy(), len(hand.events)
        try:
            self._do(hand, step)
        except Refusal as refusal:
            self.refusal = refusal
            if hand.state != before or len(hand.events) != events:
                raise Unplayable(f"{step!r} was refused, yet it changed the hand") from refusal
        self._remember()

    def _do(self, hand: Hand, step: str) -> None:
        who, verb, *rest = step.split() if step != "end" else ("dealer", "end")
        if who == "dealer":
            self._end(hand)
        elif who == "next":
            hand.deal()
        elif who == "deal" and verb == "board":
            hand.deal(parse_cards(" ".join(rest)))
        elif who == "deal":
            self._deal_one(hand, verb, parse_cards(rest[0])[0])
        elif verb == "sitout":
            hand.absent(self.seat(who))
        elif verb == "show":
            self.volunteers.add(self.seat(who))
            hand.act("show", seat=self.seat(who), cards=parse_cards(" ".join(rest)))
        elif verb == "expose":
            own = hand.private(self.seat(who))
            wanted = parse_cards(" ".join(rest))
            hand.expose(self.seat(who), [slot for slot in own if hand.state.faces[slot] in wanted])
        elif verb == "ask":
            hand.ask(self.seat(who), " ".join(rest))
        elif verb == "see":
            hand.act("see", self.seat(rest[0]), self.seat(who))
        elif verb == "agree":
            self._agree(hand, self.seat(who), rest[0])
        else:
            hand.act(verb, int(rest[0]) if rest else 0, self.seat(who))

    def _agree(self, hand: Hand, seat: int, on: str) -> None:
        if on == "chop":
            hand.act("chop", seat=seat)
        else:
            hand.act("agree", int(on.removeprefix("runs=")), seat)

    def _deal_one(self, hand: Hand, name: str, card: int) -> None:
        """A scenario deals a street card by card; the engine gets it whole, in the order of the deal."""
        self._named[name] = card
        if len(self._named) == len(hand.state.live()):
            hand.deal(list(self._named.values()))
            self._named = {}

    def _deal_private_cards(self) -> None:
        if self._before_the_cards:
            self.playing.deal()

    def _decline_more_boards(self) -> None:
        """An offer of several boards that nobody took up means one board."""
        hand = self.playing
        while hand.actor is not None and hand.legal()[0].verb == "agree":
            hand.act("agree", 1, hand.actor)

    def _end(self, hand: Hand) -> None:
        """Nobody has a decision left: deal what is missing, show in order, pay."""
        while not hand.over:
            self._decline_more_boards()
            verbs = {option.verb for options in hand.pending.values() for option in options}
            if verbs == {"deal"}:
                hand.deal()
            elif verbs == {"show", "muck"}:
                hand.act("show")
            else:
                raise Unplayable(f"the hand cannot end: {', '.join(map(self.name, hand.pending))} may still act")


class Comparison(Table):
    """Hands laid side by side without a deal: nobody sits, nobody acts."""

    def _set_up(self) -> None:
        self.own = {name: list(parse_cards(text)) for name, text in self.scenario.holes.items()}

    @property
    def board(self) -> list[Card]:
        """The cards every hand may use."""
        return list(parse_cards(self.scenario.cards.get("board", "")))

    def winners(self) -> list[str]:
        """Who holds the best hand."""
        strengths = {name: self.variant.strength(own, self.board) for name, own in self.own.items()}
        return self.variant.high.best(strengths)
