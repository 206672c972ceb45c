"""A hall with a game group and its tables: messages travel, are late, come twice or find no welcome."""

from __future__ import annotations

from typing import Any

import msgspec

from mazziere.hand.events import Event
from mazziere.rules.cited import record_events
from mazziere.table.command import Command
from mazziere.table.group import FLOOR, Group
from mazziere.table.group_messages import Message
from mazziere.table.group_setup import MINUTE, GroupSetup


class Hall:
    """The tables only know who sits where, and tell the group."""

    def __init__(self, now: int = 1000, **setup: Any) -> None:
        self.group = Group.open(GroupSetup("g1", **setup), 1)
        self.tables: dict[str, dict[int, str]] = {}
        self.chips: dict[str, int] = {}
        self.post: list[Message] = []
        self.done: set[str] = set()
        self.sent: list[Message] = []
        self.now = now

    def do(self, verb: str, player: str = "", **fields: Any) -> list[Event]:
        """A command at this moment; what it asks of tables is posted."""
        happened = self.group.do(Command(verb, player, at=self.now, **fields))
        record_events(happened, "staff tool" if verb in FLOOR else "enforced")
        asked = self.group.messages(happened)
        self.post += asked
        self.sent += asked
        return happened

    def pass_time(self, minutes: float) -> list[Event]:
        """Let time pass, and the group look at its clock."""
        self.now += int(minutes * MINUTE)
        return self.do("tick")

    def deliver(self, *, welcome: bool = True) -> None:
        """Bring the oldest message to its table; a message that was brought before does nothing."""
        message = self.post.pop(0)
        command = message.command
        if command.id in self.done or not message.stream.startswith("table:"):
            return
        self.done.add(command.id)
        table = message.stream.removeprefix("table:")
        if command.verb == "open":
            self.tables[table] = {}
        elif command.verb == "sit":
            self._sit(table, command, welcome=welcome)
        elif command.verb == "leave":
            self.leaves(command.player, table)
        elif command.verb == "change-seat":
            self._change(table, command)
        elif command.verb == "close":
            self.do("closed", value=table)
            for player in tuple(self.tables[table].values()):
                self.leaves(player, table)
            del self.tables[table]

    def deliver_all(self) -> None:
        """Bring every message, and those that follow."""
        while self.post:
            self.deliver()

    def _sit(self, table: str, command: Command, *, welcome: bool) -> None:
        taken = self.tables.get(table)
        at_another = any(command.player in seats.values() for seats in self.tables.values())
        if taken is not None and welcome and command.seat not in taken and not at_another:
            taken[command.seat] = command.player
            self.chips[command.player] = command.amount
            self.do("sat", command.player, seat=command.seat, value=table)

    def _change(self, table: str, command: Command) -> None:
        seats = self.tables.get(table, {})
        old = next((seat for seat, player in seats.items() if player == command.player), None)
        if old is not None and command.seat not in seats:
            del seats[old]
            seats[command.seat] = command.player
            self.do("sat", command.player, seat=command.seat, value=table)

    def seats(self, player: str, table: str, seat: int, chips: int = 500) -> None:
        """Somebody sits down, and the table says so."""
        self.tables[table][seat] = player
        self.chips[player] = chips
        self.do("sat", player, seat=seat, value=table)

    def leaves(self, player: str, table: str) -> None:
        """Somebody gets up with what they have, and the table says so."""
        seats = self.tables.get(table, {})
        seat = next((seat for seat, each in seats.items() if each == player), None)
        if seat is not None:
            del seats[seat]
            self.do("left", player, seat=seat, value=table, amount=self.chips.get(player, 0))

    def waiting(self) -> list[str]:
        """The list, first to last."""
        return [name.player for name in self.group.state.waiting]

    def called(self) -> dict[str, str]:
        """Who has been promised which seat."""
        promises = self.group.state.promises.items()
        return {promise.player: f"{table}/{seat}" for (table, seat), promise in promises}


def copied(message: Message) -> Message:
    """The same message once more, as a room sends it after a crash."""
    return msgspec.json.decode(msgspec.json.encode(message), type=Message)
