"""What is told by hand at a physical table: each step says who, and the last can be undone while it reached nobody."""

from typing import TYPE_CHECKING

from mazziere.rules.refusal import Refusal
from mazziere.table import group_events as ev
from mazziere.table.command import Command
from mazziere.table.group_messages import messages
from mazziere.table.group_state import State

if TYPE_CHECKING:
    from mazziere.table.group import Group


def step(group: "Group", command: Command) -> None:
    """Write down who (`what`, "" for a player) does what (`value`) next."""
    group.emit(ev.Step(command.what, command.value, rule=group.cites("SC-SEAT-1"), at=command.at))


def shut(group: "Group", command: Command) -> None:
    """Close the list for good, once nobody is on it and no table is open."""
    s = group.state
    if s.waiting or s.promises or any(not line.closed for line in s.tables.values()):
        raise Refusal(group.cites("SC-SEAT-1"), "group-in-use")
    group.emit(ev.GroupShut(rule=group.cites("SC-COND-4"), at=command.at))


def undo(group: "Group", command: Command) -> None:
    """Take the last step back, `what` saying who asks; `amount` is the event it was seen after (0: any)."""
    found = last_step(group.state)
    if found is None or command.amount not in (0, group.state.count):
        raise Refusal(group.cites("SC-SEAT-1"), "group-cannot-undo")
    group.emit(ev.Undone(command.what, found - 1, rule=group.cites("SC-SEAT-1"), at=command.at))


def last_step(s: State) -> int | None:
    """The number of the step that can be undone: the desk's own, before the clock or another stream came into it."""
    number = len(s.past)
    while number:
        event = s.past[number - 1]
        if isinstance(event, ev.Undone):
            number = event.to
            continue
        if isinstance(event, ev.Step):
            return number if event.by else None
        if isinstance(event, ev.Lapsed | ev.GroupOpened) or messages(event, number, s.setup):
            return None
        number -= 1
    return None
