"""What holds at every table, whatever players do: no chip is lost, nobody pays twice, and the game always goes on."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mazziere.games import game
from mazziere.hand.events import Event, Posted
from mazziere.rules.refusal import Refusal
from mazziere.table import evolve
from mazziere.table.button import after, between
from mazziere.table.command import Command
from mazziere.table.events import ButtonDrawn, HandBegan
from mazziere.table.log import decode_one, encode_one
from mazziere.table.poker import PokerTable
from mazziere.table.postings import postings
from mazziere.table.view import look
from properties.tables import proof
from table.rounds import BOOKS, PLAYED, START, Cards, frames, setup

PLAYERS = tuple([f"p{number}" for number in range(8)])
LIVE = ("small blind", "big blind", "post", "missed big blind", "straddle")
player = st.sampled_from(PLAYERS)
entry = st.sampled_from(("", "wait", "post", "straddle"))
chips = st.sampled_from((20, 40, 100, 400, 1000))


class Evening(RuleBasedStateMachine):
    """Players come and go, hands are played, time passes."""

    @initialize(
        plays=st.sampled_from(PLAYED),
        book=st.sampled_from(BOOKS),
        every=st.sampled_from(("hand", "orbit")),
        button=st.sampled_from(("", "dead", "moving")),
        seats=st.integers(2, 6),
        seed=st.integers(0, 10**6),
        crowd=st.integers(0, 6),
    )
    def open(self, plays: str, book: str, every: Any, button: Any, seats: int, seed: int, crowd: int) -> None:
        self.table = PokerTable.open(
            setup(plays, book, every=every, button=button, seats=seats, host=PLAYERS[0]), START
        )
        self.dice = Random(seed)
        self.at = START
        self.seed = seed
        self.accounts: dict[str, int] = {}
        self.packs: dict[int, Cards] = {}
        for seat in range(min(seats, crowd)):
            self.do(Command("sit", PLAYERS[seat], seat, 400))

    def do(self, command: Command) -> bool:
        """Ask the table for something; what it refuses changes nothing."""
        table = self.table
        before = len(table.events)
        refused = None
        try:
            self.book(table.do(command))
        except Refusal as refusal:
            refused = refusal
        if refused is not None:
            assert len(table.events) == before, command
            assert refused.message("en") != refused.code
        return refused is None

    def book(self, events: list[Event]) -> None:
        """Write the postings of events into the accounts."""
        for event in events:
            for account, amount in postings(event, "t"):
                self.accounts[account] = self.accounts.get(account, 0) + amount

    # -- what happens --------------------------------------------------------------------

    @rule(
        who=player, seat=st.integers(-1, 6), chips=chips, how=st.sampled_from(("", "", "moved", "changed")), way=entry
    )
    def sits(self, who: str, seat: int, chips: int, how: str, way: str) -> None:
        self.do(Command("sit", who, seat, chips, what=how, value=way, at=self.at))

    @rule(who=player, how=st.sampled_from(("", "", "moved", "limit", "tired")))
    def leaves(self, who: str, how: str) -> None:
        self.do(Command("leave", who, what=how, at=self.at))

    @rule(who=player, what=st.sampled_from(("", "announced")))
    def sits_out(self, who: str, what: str) -> None:
        self.do(Command("sit-out", who, what=what, at=self.at))

    @rule(who=player, way=entry)
    def returns(self, who: str, way: str) -> None:
        self.do(Command("return", who, value=way, at=self.at))

    @rule(who=player, verb=st.sampled_from(("post", "wait", "straddle")))
    def enters(self, who: str, verb: str) -> None:
        self.do(Command(verb, who, at=self.at))

    @rule(who=player, chips=chips)
    def tops_up(self, who: str, chips: int) -> None:
        self.do(Command("top-up", who, amount=chips, at=self.at))

    @rule(who=player, what=st.sampled_from(("straddle all", "boards 2", "chop yes", "show always", "invito automatic")))
    def prefers(self, who: str, what: str) -> None:
        name, value = what.split()
        self.do(Command("prefer", who, what=name, value=value, at=self.at))

    @rule(verb=st.sampled_from(("pause", "resume", "void")))
    def floor(self, verb: str) -> None:
        self.do(Command(verb, at=self.at))

    @rule(lost=st.integers(1, 60_000))
    def comes_back_from_an_outage(self, lost: int) -> None:
        self.at += lost
        self.do(Command("shift", amount=lost, at=self.at))

    @rule(who=player)
    def is_kicked(self, who: str) -> None:
        self.do(Command("kick", what=who, at=self.at))

    @rule(count=st.integers(-1, 6))
    def wants_bots(self, count: int) -> None:
        self.do(Command("bots", amount=count, at=self.at))

    @precondition(lambda self: self.table.state.number > 1)
    @rule(by=st.sampled_from(("", PLAYERS[0], PLAYERS[1])))
    def closes(self, by: str) -> None:
        """The host or the floor closes; after a hand that is on, and then no other follows."""
        number = self.table.state.number
        if self.do(Command("close", by, at=self.at)) and self.dice.random() < 0.5:
            for _ in range(200):
                if self.table.state.closed:
                    break
                self.acts()
            assert self.table.state.closed
            assert self.table.chips() == {"pot": 0}
            assert self.table.state.number == number

    @rule(by=st.sampled_from(("", PLAYERS[0])))
    def keeps_open(self, by: str) -> None:
        self.do(Command("keep-open", by, at=self.at))

    @precondition(lambda self: self.table.state.menu)
    @rule()
    def chooses(self) -> None:
        s = self.table.state
        if s.chooser in s.people:
            assert self.do(Command("choose", s.people[s.chooser].player, what=self.dice.choice(s.menu), at=self.at))

    @rule(steps=st.integers(1, 12))
    def plays(self, steps: int) -> None:
        for _ in range(steps):
            self.acts()

    def acts(self) -> None:
        """Somebody who may act does something on offer; what is on offer is never refused."""
        table, dice = self.table, self.dice
        wanted = table.wants_deck()
        if wanted is not None:
            self.packs[wanted.hand] = Cards(self.seed + wanted.hand, wanted.pack)
            self.book(table.begin(self.packs[wanted.hand], {}, self.at))
        hand = table.hand
        if hand is None or table.state.paused:
            self.time_passes()
            return
        place = dice.choice(list(hand.pending))
        option = dice.choice(hand.pending[place])
        amount = dice.choice((option.low, option.high)) if option.high else 0
        own = hand.own_cards(place)
        cards = tuple(dice.sample(own, dice.randint(0, 3))) if option.verb in ("draw", "cambio") else ()
        turn = hand.state.turn
        self.at += dice.randint(0, 3000)
        who = table.state.players[place]
        assert self.do(Command("act", who, amount=amount, cards=cards, what=option.verb, turn=turn, at=self.at)), option

    @rule()
    def time_passes(self) -> None:
        """The clock does what it has to do next."""
        due = self.table.wake()
        if due is not None:
            self.at = max(self.at, due)
            assert self.do(Command("tick", at=self.at))

    # -- what always holds ---------------------------------------------------------------

    @invariant()
    def no_chip_is_lost(self) -> None:
        if hasattr(self, "table"):
            chips = self.table.chips()
            assert min(chips.values()) >= 0
            assert sum(chips.values()) == self.accounts.get("table:t", 0)
            assert sum(self.accounts.values()) == 0

    @invariant()
    def nothing_is_stuck(self) -> None:
        if not hasattr(self, "table") or self.table.state.paused:
            return
        table = self.table
        ready = len([person for person in table.state.people.values() if person.present])
        if table.hand is not None:
            assert table.hand.pending
            assert table.wake() is not None
        elif ready > 1:
            assert table.wants_deck() is not None or table.wake() is not None

    @invariant()
    def everybody_has_one_seat(self) -> None:
        if hasattr(self, "table"):
            people = self.table.state.people
            assert len({person.player for person in people.values()}) == len(people)
            assert all(person.seat == seat for seat, person in people.items())

    @rule()
    def looks(self) -> None:
        self.told_again()

    def told_again(self) -> None:
        """The stream alone makes the table again, and a viewer's frames make exactly that viewer's view."""
        table = self.table
        assert evolve.replay([decode_one(encode_one(event)) for event in table.events]) == table.state
        for viewer in (*PLAYERS[:3], None):
            assert look(evolve.replay(frames(table.events, viewer)), viewer) == table.view(viewer)
        self.offers_are_kept()
        again = PokerTable.resume(table.events, lambda number: self.packs[number])
        assert again.state == table.state
        assert (again.hand is None) == (table.hand is None)
        again.do(Command("tick", at=self.at))
        self.do(Command("tick", at=self.at))
        assert again.state == table.state
        assert (again.wake(), again.wants_deck()) == (table.wake(), table.wants_deck())

    def offers_are_kept(self) -> None:
        """Whatever the table offers a player, it does."""
        for person in list(self.table.state.people.values())[:2]:
            mine = self.table.view(person.player).yours
            assert mine is not None
            for option in mine.offers:
                if option.verb == "choose":
                    continue
                again = PokerTable.resume(list(self.table.events), lambda number: self.packs[number])
                for amount in {option.low, option.high or option.low}:
                    trial = PokerTable.resume(list(again.events), lambda number: self.packs[number])
                    trial.do(Command(option.verb, person.player, amount=amount, at=self.at))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.told_again()
            check_the_blinds(self.table)


def check_the_blinds(table: PokerTable) -> None:
    """Button and blinds of every hand go round as they must, and nobody is charged twice in a hand."""
    last: HandBegan | None = None
    paid: dict[tuple[int, str], int] = {}
    began: HandBegan | None = None
    for event in table.events:
        if isinstance(event, ButtonDrawn):
            last = None
        elif isinstance(event, HandBegan):
            paid = {}
            began = event
            if game(event.game).blinds and event.big >= 0:
                check_places(table, event, last)
                last = event
        elif getattr(event, "voided", False):
            last = None
        elif isinstance(event, Posted) and began is not None and began.big >= 0:
            key = (event.seat, "live" if event.live else event.kind)
            paid[key] = paid.get(key, 0) + 1
            assert paid[key] == 1 or event.kind == "straddle", event


def check_places(table: PokerTable, now: HandBegan, last: HandBegan | None) -> None:
    """One hand's button and blinds, after the last one's."""
    seats, count = list(now.seats), table.setup.seats
    assert now.big in seats
    if len(seats) == 2:
        assert now.button == now.small == after(now.big, seats)
    else:
        assert now.button != now.big
        assert between(now.button, now.small, now.big, count)
        # Whoever is dealt in and sits between the blinds would have been passed over.
        assert not any(between(now.small, seat, now.big, count) for seat in seats)
    if last is not None and table.setup.button != "moving" and table.law.values["button"] == "dead":
        assert now.big != last.big
        if len(seats) > 2 and now.small in seats and not last.frozen:
            assert now.small == last.big


TestEvening = Evening.TestCase
TestEvening.settings = settings(proof(40), stateful_step_count=40)
