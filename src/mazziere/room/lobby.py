"""The lobby: every table that may be seen, and who wants to be told when one changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mazziere.games import GAMES
from mazziere.room import protocol as say
from mazziere.room.roles import may
from mazziere.table.house_table import HouseTable

if TYPE_CHECKING:
    from mazziere.house.shared import Limits
    from mazziere.room.actor import Actor
    from mazziere.room.clock import Timer
    from mazziere.room.ports import Person
    from mazziere.room.room import Room
    from mazziere.room.visitor import Visitor

EVERY: Final = 1000
"""Milliseconds between two tellings of the lobby, at least."""

SOON: Final = 50
"""Milliseconds in which changes of the hall are gathered into one message."""


class Lobby:
    """Lists tables and tells those who look on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._visitors: set[Visitor] = set()
        self._timer: Timer | None = None
        self._hall: Timer | None = None

    def watch(self, visitor: Visitor, on: bool) -> None:
        """Tell this visitor when the lobby changes, or no more."""
        (self._visitors.add if on else self._visitors.discard)(visitor)

    def tables(self, person: Person | None) -> list[say.Seats]:
        """The tables somebody may see; private ones only for host and staff."""
        staff = person is not None and may(person.role, "pause")
        me = person.id if person is not None else ""
        return [
            self.line(actor)
            for actor in self._room.actors.values()
            if not actor.table.setup.private or staff or (me and me in (actor.table.setup.host, *actor.seated()))
        ]

    def line(self, actor: Actor) -> say.Seats:
        """A table in one line."""
        setup, seated = actor.table.setup, actor.seated()
        bots = sum([self._room.is_bot(player) for player in seated])
        return say.Seats(
            id=setup.id,
            name=setup.name or setup.id,
            game=setup.game,
            limit=setup.limit,
            rulebook=setup.rulebook,
            stakes=stakes(actor),
            seats=setup.seats,
            people=len(seated) - bots,
            bots=bots,
            buy_in=setup.buy_in,
            private=setup.private,
            paused=bool(actor.fault) or actor.paused,
            closing=actor.closing,
            watching=len(actor.watchers),
            waiting=self._room.groups.waiting(actor.id),
            book=self._room.rulebooks.title(setup.rulebook),
            host=setup.host,
        )

    def changed(self) -> None:
        """Something changed: those who look on are told soon, and not too often."""
        if self._visitors and self._timer is None:
            self._timer = self._room.clock.call_at(self._room.clock.now() + EVERY, self._tell)

    def hall(self) -> None:
        """The lists of the hall or the calls to the floor changed: those who look on are told."""
        if self._visitors and self._hall is None:
            self._hall = self._room.clock.call_at(self._room.clock.now() + SOON, self._tell_hall)

    def _tell_hall(self) -> None:
        self._hall = None
        for visitor in list(self._visitors):
            visitor.tell(say.Hall())

    def _tell(self) -> None:
        self._timer = None
        for visitor in list(self._visitors):
            visitor.tell(say.Tables(tables=self.tables(visitor.person)))


def stakes(actor: Actor) -> str:
    """What is played for, in a few signs: the blinds, where cards lie open the bets; against the bank the least and
    the most.
    """
    if isinstance(actor.table, HouseTable):
        limits: Limits = actor.table.posted.limits  # type: ignore[attr-defined]  # every game against the bank has them
        return f"{max(limits.least, actor.table.least)}-{limits.most}"
    played = actor.table.setup.stakes
    variant = GAMES.get(actor.table.setup.game)
    # A table may have blinds that its game does not play with.
    if played.blinds and not (played.small_bet and variant is not None and variant.upcards):
        return "/".join(map(str, played.blinds))
    if played.small_bet:
        return f"{played.small_bet}/{played.big_bet or 2 * played.small_bet}"
    return str(played.ante or played.min_bet)
