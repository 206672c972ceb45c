"""Steps at a desk: whatever is undone leaves the group as it was, and the stream alone tells the same."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.hand.log import encode
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events
from mazziere.table.command import Command
from mazziere.table.group import Group
from mazziere.table.group_setup import MINUTE, GroupSetup
from mazziere.table.group_state import decode

LIVE = GroupSetup("g1", seats=2, live=True)

told = st.one_of(
    st.builds(
        Command, st.sampled_from(("join", "leave-list", "away", "back", "decline", "accept")), st.sampled_from("abcd")
    ),
    st.builds(Command, st.just("open"), value=st.sampled_from(("t1", "t2"))),
    st.builds(Command, st.just("sat"), st.sampled_from("abcd"), st.integers(0, 1), value=st.sampled_from(("t1", "t2"))),
    st.builds(Command, st.just("left"), st.sampled_from("abcd"), value=st.sampled_from(("t1", "t2"))),
    st.builds(Command, st.just("hold"), seat=st.integers(0, 1), value=st.sampled_from(("t1", "t2"))),
    st.builds(Command, st.just("tick"), amount=st.sampled_from((1, 16))),
    st.builds(Command, st.just("undo"), what=st.just("floor")),
)


def test_an_evening_of_slips_is_undone_as_quickly_as_the_first() -> None:
    group = Group.open(LIVE, 1)
    for slip in range(60):
        group.do(Command("step", what="floor", value="join", at=1000 + slip))
        group.do(Command("join", f"p{slip}", at=1000 + slip))
        group.do(Command("undo", what="floor", at=1000 + slip))
    assert not group.view().waiting
    assert Group.resume(decode(encode(group.events))).state == group.state


@given(st.lists(told, max_size=25))
@settings(max_examples=120, deadline=None)
def test_undoing_a_step_leaves_everything_as_before_it(commands: list[Command]) -> None:
    group, now = Group.open(LIVE, 1), 1000
    before: list[bytes] = []
    for command in commands:
        now += command.amount * MINUTE if command.verb == "tick" else 1
        command = msgspec.structs.replace(command, at=now, amount=0)
        seen = msgspec.json.encode(group.view())
        try:
            if command.verb not in ("tick", "undo"):
                check = Group.resume(list(group.events))
                check.do(command)
                group.do(Command("step", what="floor", value=command.verb, at=now))
            happened = group.do(command)
        except Refusal:
            assert msgspec.json.encode(group.view()) == seen
            continue
        record_events(happened, "staff tool")
        if command.verb == "undo":
            assert msgspec.json.encode(group.view()) == before.pop()
        elif command.verb == "tick":
            before = before if not happened else []
        else:
            before.append(seen)
        again = Group.resume(decode(encode(group.events)))
        assert again.state == group.state


def test_time_that_has_passed_is_not_undone() -> None:
    group = Group.open(LIVE, 1)
    group.do(Command("open", value="t1", at=2))
    group.do(Command("step", what="floor", value="join", at=3))
    group.do(Command("join", "anna", at=3))
    group.do(Command("tick", at=3 + 15 * MINUTE))
    with pytest.raises(Refusal) as refused:
        group.do(Command("undo", what="floor", at=4 + 15 * MINUTE))
    assert refused.value.code == "group-cannot-undo"


def test_a_step_that_reached_a_table_of_the_room_is_not_undone() -> None:
    group = Group.open(msgspec.structs.replace(LIVE, live=False), 1)
    group.do(Command("step", what="floor", value="open", at=2))
    opened = group.do(Command("open", value="t1", at=2))
    assert group.messages(opened)
    with pytest.raises(Refusal):
        group.do(Command("undo", what="floor", at=3))


def test_nobody_but_the_room_takes_a_step_back() -> None:
    group = Group.open(LIVE, 1)
    with pytest.raises(Refusal) as refused:
        group.do(Command("undo", "anna", at=2))
    assert refused.value.code == "staff-only"
