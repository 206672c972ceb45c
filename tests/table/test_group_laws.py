"""What holds in any game group, whoever comes and goes, whatever the floor does and however late messages are."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from mazziere.hand.log import encode
from mazziere.rules import Refusal
from mazziere.table.group import Group
from mazziere.table.group_calls import takers
from mazziere.table.group_state import decode, replay
from table.group_room import Hall, copied

PEOPLE = tuple("abcdefgh")
TABLES = ("t1", "t2", "t3")
SAID = ("leave-list", "away", "back", "decline", "drop-change")


class Groups(RuleBasedStateMachine):
    """A hall of three tables at most, with two or three seats each, so that seats are always short."""

    @initialize(must_move=st.booleans(), balance=st.sampled_from((0, 2)), phone=st.sampled_from(("refused", "listed")))
    def opens(self, must_move: bool, balance: int, phone: str) -> None:
        self.hall = Hall(
            seats=3,
            blind=10,
            buy_in=100,
            must_move=must_move,
            balance=balance,
            phone=phone,
            opening=2,
            siblings=("g2",),
        )
        self.hall.do("open", value="t1", amount=2)
        self.hall.deliver_all()

    def tried(self, verb: str, player: str = "", **fields: object) -> None:
        """A refusal is no failure, but it must change nothing and cite a rule."""
        group = self.hall.group
        told = len(group.events)
        seen = msgspec.json.encode(group.view(player))
        refused = None
        try:
            self.hall.do(verb, player, **fields)
        except Refusal as refusal:
            refused = refusal
        if refused is not None:
            assert refused.rule
            assert len(group.events) == told
            assert msgspec.json.encode(group.view(player)) == seen

    @rule(
        player=st.sampled_from(PEOPLE),
        what=st.sampled_from(("", "", "phone")),
        home=st.sampled_from((("", 0), ("x1", 5), ("x1", 20))),
    )
    def joins(self, player: str, what: str, home: tuple[str, int]) -> None:
        self.tried("join", player, what=what, value=home[0], amount=home[1])

    @rule(players=st.lists(st.sampled_from(PEOPLE), min_size=3, unique=True))
    def several_come(self, players: list[str]) -> None:
        for player in players:
            self.tried("join", player)
            self.tried("accept", player, amount=100)
        self.hall.deliver_all()

    @rule(player=st.sampled_from(PEOPLE), verb=st.sampled_from(SAID))
    def says(self, player: str, verb: str) -> None:
        self.tried(verb, player)

    @rule(amount=st.sampled_from((0, 50, 100)), pick=st.integers(0, 7))
    def accepts(self, amount: int, pick: int) -> None:
        called = sorted(self.hall.called()) or PEOPLE
        self.tried("accept", called[pick % len(called)], amount=amount)

    @rule(player=st.sampled_from(PEOPLE), table=st.sampled_from(TABLES), seat=st.integers(-1, 3))
    def asks_for_a_seat(self, player: str, table: str, seat: int) -> None:
        self.tried("sit", player, value=table, seat=seat, amount=100)
        self.tried("ask-change", player, seat=seat)

    @rule(table=st.sampled_from(TABLES), cards=st.permutations(range(3)))
    def floor_opens(self, table: str, cards: list[int]) -> None:
        if self.hall.group.wants_table() or table == "t2":
            self.tried("open", value=table, cards=tuple(cards))

    @rule(table=st.sampled_from(TABLES), cards=st.permutations(range(10, 40)))
    def floor_closes(self, table: str, cards: list[int]) -> None:
        line = self.hall.group.state.tables.get(table)
        self.tried("close", value=table, cards=tuple(cards[: len(line.sitters) if line else 0]))

    @rule(
        verb=st.sampled_from(("place", "move", "hold", "release", "keep-apart", "lift-apart")),
        player=st.sampled_from(("", *PEOPLE)),
        table=st.sampled_from((*TABLES, "a", "b")),
        seat=st.integers(-1, 2),
    )
    def floor(self, verb: str, player: str, table: str, seat: int) -> None:
        self.tried(verb, what=player, value=table, seat=seat, amount=100)

    @rule(table=st.sampled_from(TABLES), pick=st.integers(0, 2))
    def gets_up(self, table: str, pick: int) -> None:
        seated = sorted(self.hall.tables.get(table, {}).values())
        if seated:
            self.hall.leaves(seated[pick % len(seated)], table)

    @rule(player=st.sampled_from(PEOPLE), table=st.sampled_from(TABLES), seat=st.integers(0, 1))
    def sits_unasked(self, player: str, table: str, seat: int) -> None:
        """A table may have let somebody in without the group; the group must live with it."""
        everywhere = [each for seats in self.hall.tables.values() for each in seats.values()]
        if table in self.hall.tables and seat not in self.hall.tables[table] and player not in everywhere:
            self.hall.seats(player, table, seat)

    @rule(welcome=st.booleans(), twice=st.booleans())
    def delivers(self, welcome: bool, twice: bool) -> None:
        if self.hall.post:
            if twice:
                self.hall.post.insert(1, copied(self.hall.post[0]))
            self.hall.deliver(welcome=welcome)

    @rule()
    def delivers_all(self) -> None:
        self.hall.deliver_all()

    @rule(minutes=st.sampled_from((1, 3, 16, 31)))
    def time_passes(self, minutes: int) -> None:
        self.hall.pass_time(minutes)

    @rule()
    def waits(self) -> None:
        due = self.hall.group.wake()
        if due is not None:
            assert due > self.hall.group.events[-1].at
            self.hall.now = max(due, self.hall.now)
            self.hall.do("tick")

    @invariant()
    def nobody_is_twice_anywhere(self) -> None:
        s = self.hall.group.state
        names = self.hall.waiting()
        promised = [promise.player for promise in s.promises.values()]
        assert len(set(names)) == len(names)
        assert len(set(promised)) == len(promised)
        open_tables = [line for line in s.tables.values() if not line.closing]
        seated = [sitter.player for line in open_tables for sitter in line.sitters.values()]
        assert not set(names) & set(seated)

    @invariant()
    def no_seat_is_given_twice(self) -> None:
        s = self.hall.group.state
        for (table, seat), promise in s.promises.items():
            line = s.tables[table]
            assert 0 <= seat < line.seats
            assert not line.closing
            assert seat not in line.sitters
            assert promise.until > 0

    @invariant()
    def no_free_seat_waits_for_nobody(self) -> None:
        group = self.hall.group
        s, at = group.state, group.events[-1].at
        for line in s.tables.values():
            for seat in s.free(line):
                assert next(takers(s, (line.id, seat), at), None) is None

    @invariant()
    def the_stream_tells_it_all(self) -> None:
        group = self.hall.group
        assert replay(group.events) == group.state
        again = Group.resume(decode(encode(group.events)))
        assert again.state == group.state
        assert again.wake() == group.wake()
        assert all(event.rule for event in group.events)

    def teardown(self) -> None:
        """When all messages have come through, group and tables agree."""
        if hasattr(self, "hall"):
            self.hall.deliver_all()
            s = self.hall.group.state
            known = {line.id: {seat: each.player for seat, each in line.sitters.items()} for line in s.tables.values()}
            assert known == self.hall.tables


Groups.TestCase.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestGroups = Groups.TestCase
