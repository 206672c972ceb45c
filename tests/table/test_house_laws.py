"""What holds at any table against the bank, whoever comes and goes and whatever is staked."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mazziere.rules import Refusal
from mazziere.table.house_state import replay
from mazziere.table.setup import Clock
from table.house_room import Room, plain

PEOPLE = ("anna", "bruno", "carla", "dario")
ANYTHING = ("hit", "stake 3", "time-out", "close", "bot-box", "ready")
FLOOR: tuple[tuple[str, dict[str, Any]], ...] = (
    ("pause", {}),
    ("resume", {}),
    ("hold", {"seat": 2}),
    ("release", {"seat": 2}),
    ("standing", {"what": "refuse"}),
    ("standing", {"what": "accept"}),
    ("limits", {"value": "10-200"}),
    ("limits", {"value": "4-1000"}),
    ("clock-shifted", {"amount": 700}),
    ("unclaimed", {"what": "anna"}),
    ("kick", {"what": "bruno"}),
    ("bots", {"amount": 2}),
    ("bots", {"amount": 9}),
    ("keep-open", {}),
)


class HouseTables(RuleBasedStateMachine):
    """Players and staff in any order; the clock goes on by what the table asks for, or by less."""

    @initialize(
        game=st.sampled_from(("blackjack", "punto-banco")),
        betting=st.sampled_from((15_000, -1)),
        think=st.sampled_from((0, 5_000, -1)),
        offered=st.booleans(),
    )
    def opens(self, game: str, betting: int, think: int, offered: bool) -> None:
        rules = {"cut": "offered" if offered else "chief"} if game == "punto-banco" else {}
        if game == "blackjack" and offered:
            rules = {"device": "csm"}
        limits = {"limits": {"least": 10, "most": 500}}
        options = {"rules": rules | limits, "standing": 2, "hold": 60_000, "unmarked": 2}
        self.room = Room(game, clock=Clock(betting=betting, think=think), seats=4, options=options, host="anna")
        for player, chips in zip(PEOPLE, (300, 200, 40), strict=False):
            self.room.do("sit", player, amount=chips)

    def tried(self, verb: str, player: str = "", **fields: Any) -> None:
        """A refusal is no failure, but it must change nothing and cite a rule."""
        table = self.room.table
        told = len(table.events)
        seen = msgspec.json.encode(table.view(player or None))
        refused = None
        try:
            self.room.do(verb, player, **fields)
        except Refusal as refusal:
            refused = refusal
        if refused is not None:
            assert refused.rule
            assert len(table.events) == told
            assert msgspec.json.encode(table.view(player or None)) == seen

    @rule(
        player=st.sampled_from(PEOPLE),
        seat=st.integers(-1, 8),
        amount=st.integers(0, 300),
        what=st.sampled_from(("", "standing", "moved")),
    )
    def sits(self, player: str, seat: int, amount: int, what: str) -> None:
        self.tried("sit", player, seat=seat, amount=amount, what=what)

    @rule(player=st.sampled_from(PEOPLE), verb=st.sampled_from(("leave", "sit-out", "return")))
    def comes_and_goes(self, player: str, verb: str) -> None:
        self.tried(verb, player)

    @rule(player=st.sampled_from(PEOPLE), amount=st.integers(0, 500))
    def buys(self, player: str, amount: int) -> None:
        self.tried("top-up", player, amount=amount)

    @rule(player=st.sampled_from(PEOPLE), seat=st.integers(0, 6))
    def changes_seat(self, player: str, seat: int) -> None:
        self.tried("change-seat", player, seat=seat)

    @rule(picks=st.lists(st.tuples(st.integers(0, 99), st.booleans()), min_size=1, max_size=12))
    def choose(self, picks: list[tuple[int, bool]]) -> None:
        """Whatever is offered is accepted, by whomever it is offered to."""
        for pick, most in picks:
            views = [self.room.table.view(player) for player in PEOPLE]
            offered = [(view, option) for view in views for option in view.options]
            if offered:
                view, option = offered[pick % len(offered)]
                guest = next(guest for guest in view.guests if guest.seat == view.you)
                self.room.act(guest.player, option.verb, option.high if most else option.low, turn=view.turn)

    @rule(ask=st.booleans())
    def play_a_round(self, ask: bool) -> None:
        """Everybody stakes the least and is ready, and answers or lets time pass."""
        room = self.room
        for _ in range(30):
            guests = [guest for guest in room.table.state.guests.values() if guest.player in PEOPLE and not guest.ready]
            asked = [(guest, room.table.view(guest.player).options) for guest in guests]
            guest, options = next((each for each in asked if each[1]), (None, ()))
            if guest is None:
                break
            verbs = {option.verb: option for option in options}
            stake = next((verb for verb in verbs if verb.startswith("stake")), "")
            verb = next((each for each in ("ready", stake) if each in verbs), next(iter(verbs)))
            room.act(guest.player, verb, verbs[verb].low)
            if not ask and room.table.wake() is not None:
                room.wait()

    @rule(
        player=st.sampled_from(PEOPLE),
        what=st.sampled_from(ANYTHING),
    )
    def says_anything(self, player: str, what: str) -> None:
        self.tried("act", player, what=what, amount=20)

    @rule(asked=st.sampled_from(FLOOR))
    def floor(self, asked: tuple[str, dict[str, Any]]) -> None:
        self.tried(asked[0], **asked[1])

    @rule()
    def waits(self) -> None:
        if self.room.table.wake() is not None:
            self.room.wait()

    @rule(passed=st.integers(1, 4_000))
    def ticks_early(self, passed: int) -> None:
        self.room.now += passed
        self.room.do("tick")

    @precondition(lambda self: len(self.room.table.events) > 60)
    @rule(host=st.booleans())
    def closes(self, host: bool) -> None:
        """A table that closes, paused or not, pays everybody out in the end."""
        room = self.room
        self.tried("close", "anna" if host else "")
        for _ in range(200):
            if room.table.state.closed:
                break
            if room.table.wake() is not None:
                room.wait()
            else:
                # Without a clock somebody has to answer.
                asked = next(player for player in PEOPLE if room.table.view(player).options)
                room.act(asked, room.table.view(asked).options[-1].verb)
        assert room.table.state.closed
        assert room.table.chips() == {"pot": 0}

    @invariant()
    def chips_are_conserved(self) -> None:
        room = self.room
        assert sum(room.books.values()) == 0
        assert room.books["table:t1"] == sum(room.table.chips().values())
        assert min(room.table.chips().values()) >= 0

    @invariant()
    def nobody_has_two_places(self) -> None:
        guests = list(self.room.table.state.guests.values())
        assert len({guest.player for guest in guests}) == len(guests)
        assert all(seat == guest.seat for seat, guest in self.room.table.state.guests.items())

    @invariant()
    def the_stream_tells_it_all(self) -> None:
        table = self.room.table
        assert replay(table.events, table.game) == table.state
        again = self.room.again()
        assert again.wake() == table.wake()
        assert plain(again.view("anna")) == plain(table.view("anna"))

    @invariant()
    def never_stuck(self) -> None:
        table = self.room.table
        s = table.state
        if s.running and not table.betting and table.setup.clock.think >= 0 and not s.paused:
            assert table.wake() is not None
        if s.running and table.wake() is None:
            assert any(table.view(guest.player).options for guest in s.guests.values())
        assert table.wants_deck() is None


HouseTables.TestCase.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestHouseTables = HouseTables.TestCase
