"""What a group asks of its tables, each message with an id that comes of the event behind it: sent twice, done once."""

import msgspec

from mazziere.hand.events import Event
from mazziere.table import group_events as ev
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
    stamp = f"group:{setup.id}/{number}"
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
