"""What a group asks of its tables and what they tell it. An id comes of the event behind it: sent twice, done once."""

import msgspec

from mazziere.hand.events import Event
from mazziere.table import events as tables
from mazziere.table import group_events as ev
from mazziere.table import house_events as houses
from mazziere.table.command import Command
from mazziere.table.group_setup import GroupSetup

CARRIED = ("main", "moved")
"""Moves between two tables of the group: the player leaves one first and takes the chips to the other."""

ARRIVAL = {"closed": "moved", "moved": "moved", "main": "moved", "level-up": "changed"}
"""How a table takes somebody in: moved by the house with the chips held, or as a newcomer by own wish."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A command for another stream."""

    stream: str
    command: Command


def messages(event: Event, number: int, setup: GroupSetup) -> tuple[Message, ...]:
    """What event `number` of a group's stream asks of other streams.

    >>> told = messages(ev.TableClosing("t1", (), (), ()), 7, GroupSetup("g1"))
    >>> told[0].stream, told[0].command.verb, told[0].command.id
    ('table:t1', 'close', 'group:g1/7/0')
    """
    asked: list[tuple[str, Command]] = []
    if isinstance(event, ev.TableAdded):
        asked.append((f"table:{event.table}", Command("open", value=f"group:{setup.id}", amount=event.seats)))
    elif isinstance(event, ev.TableClosing):
        asked.append((f"table:{event.table}", Command("close")))
    elif isinstance(event, ev.SeatChanged):
        asked.append((f"table:{event.table}", Command("change-seat", event.player, event.to)))
    elif isinstance(event, ev.Declined) and event.blocked:
        told = Command("block", event.player, amount=event.blocked)
        asked += [(f"group:{sibling}", told) for sibling in setup.siblings]
    elif isinstance(event, ev.CameFree):
        asked.append(_sit(event))
    elif isinstance(event, ev.Accepted):
        if event.home:
            leave = Command("leave", event.player, what="moved", value=f"table:{event.table}")
            asked.append((f"table:{event.home}", leave))
        if event.why not in CARRIED:
            asked.append(_sit(event))
    if setup.live:
        asked = [each for each in asked if not each[0].startswith("table:")]
    return _stamped(asked, event, f"group:{setup.id}/{number}")


REPORTED = (tables.SatDown, tables.SeatChanged, tables.Left, houses.Unclaimed, tables.TableClosed)
"""What a group hears of its tables; of a hand, nothing."""


def reports(event: Event, number: int, table_id: str, group_id: str) -> tuple[Message, ...]:
    """What event `number` of a table's stream tells the group it belongs to: who sat down, who left, that it closed.

    >>> told = reports(tables.Left("p7k2", 3, 500), 12, "t1", "g1")
    >>> told[0].stream, told[0].command.verb, told[0].command.amount, told[0].command.id
    ('group:g1', 'left', 500, 'table:t1/12/0')
    """
    if type(event) not in REPORTED:
        return ()
    told: list[Command] = []
    if isinstance(event, tables.SatDown):
        told.append(Command("sat", event.player, event.seat, event.stack, value=table_id))
    elif isinstance(event, tables.SeatChanged):
        told.append(Command("sat", event.player, event.to, value=table_id))
    elif isinstance(event, tables.Left | houses.Unclaimed):
        told.append(Command("left", event.player, event.seat, event.amount, value=table_id))
    elif isinstance(event, tables.TableClosed):
        told.append(Command("closed", value=table_id))
    return _stamped([(f"group:{group_id}", command) for command in told], event, f"table:{table_id}/{number}")


def _stamped(asked: list[tuple[str, Command]], event: Event, stamp: str) -> tuple[Message, ...]:
    """Each command with the moment and an id of its own."""
    return tuple(
        [
            Message(stream, msgspec.structs.replace(command, at=event.at, id=f"{stamp}/{each}"))
            for each, (stream, command) in enumerate(asked)
        ]
    )


def _sit(event: ev.Accepted | ev.CameFree) -> tuple[str, Command]:
    return f"table:{event.table}", Command(
        "sit", event.player, event.seat, event.amount, what=ARRIVAL.get(event.why, "")
    )
