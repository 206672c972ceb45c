"""The floor's desk: lists and seats of physical tables, told by hand. Each step is one transaction, and says who."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room.accounts import NAME, checked_name, new_id
from mazziere.room.roles import require
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.group_setup import GroupSetup

if TYPE_CHECKING:
    from mazziere.room.ports import Person
    from mazziere.room.room import Room
    from mazziere.table.group import Group

SELF: Final = ("join", "leave-list", "away", "accept", "decline", "ask-change", "drop-change")
"""What a player does from a phone; that somebody is in the hall the floor sees."""

LONGEST_NAME: Final = NAME[1] - 3
"""Leaves room for a number where two of the same name are in the hall."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the desk says: about whom (`player`, or the `name` of a newcomer), which table and seat."""

    verb: str
    player: str = ""
    name: str = ""
    table: str = ""
    seat: int = -1
    other: str = ""
    phone: bool = False
    cards: tuple[int, ...] = ()
    seq: int = 0


class Desk:
    """Carries out what the floor tells of its physical tables."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def open(self, by: Person, setup: GroupSetup) -> str:
        """Open a list for a game; its id."""
        require(by.role, "desk")
        setup = msgspec.structs.replace(setup, id=new_id("g"), live=True)
        await self._room.groups.found(setup)
        self._room.lobby.hall()
        await self._room.audit(by, "list-opened", setup.id, setup.name)
        return setup.id

    async def do(self, by: Person, id: str, told: Told) -> None:
        """Carry out one step of the desk."""
        require(by.role, "desk")
        group = self._live(id, shut=told.verb == "undo")
        if told.verb == "undo":
            await self._room.groups.do(id, Command("undo", what=by.id, amount=told.seq))
            return
        if told.verb not in STEPS:
            raise Refusal("", "room-no-verb", verb=told.verb, verbs=", ".join([*STEPS, "undo"]))
        if told.name and not told.player:
            told = msgspec.structs.replace(told, player=await self._newcomer(told.name))
        elif told.player and await self._room.accounts.get(told.player) is None:
            raise Refusal("", "room-no-account", id=told.player)
        elsewhere = self._elsewhere(group, told.player)
        commands = STEPS[told.verb](group, told, elsewhere)
        await self._room.groups.do(id, Command("step", what=by.id, value=told.verb), *commands)
        if told.verb in ("seat", "sit") and elsewhere is not None:
            left = Command("left", told.player, value=_table_of(elsewhere, told.player))
            await self._room.groups.do(elsewhere.setup.id, Command("step", what=by.id, value="get-up"), left)

    async def _newcomer(self, name: str) -> str:
        """An account for a name called out at the desk: last week's of that name, unless somebody there now has it."""
        accounts, wanted = self._room.accounts, checked_name(name)[:LONGEST_NAME]
        for attempt in range(1, 100):
            known = await self._room.store.people.named(f"{wanted} {attempt}" if attempt > 1 else wanted)
            if known is None:
                person = await accounts.guest(f"{wanted} {attempt}" if attempt > 1 else wanted)
                return (await accounts.change_details(person, {"hall": True})).id
            if known.details.get("hall") and not self._there(known.id) and not await self._held(known.id):
                return known.id
        raise Refusal("", "room-name-taken", name=wanted)

    def _there(self, player: str) -> bool:
        states = [group.state for group in self._room.groups.live()]
        return any(s.table_of(player) or s.name(player) or s.promise(player) for s in states)

    async def _held(self, player: str) -> bool:
        sessions = await self._room.store.people.sessions(player)
        return any(each.kind == "session" for each in sessions)

    async def ask(self, player: Person, id: str, verb: str, seat: int = -1) -> None:
        """What a player asks from a phone. A name put down from outside is a telephone's (SC-OPEN-5)."""
        group = self._live(id)
        if verb not in SELF:
            raise Refusal("", "room-no-verb", verb=verb, verbs=", ".join(SELF))
        amount = _brought(group, player.id) if verb == "accept" else 0
        what = "phone" if verb == "join" else ""
        await self._room.groups.do(
            id, Command("step", value=verb), Command(verb, player.id, seat=seat, amount=amount, what=what)
        )

    async def code(self, by: Person, player: str) -> str:
        """A code with which a newcomer's phone becomes theirs; never for an account somebody already holds."""
        require(by.role, "desk")
        person = await self._room.accounts.get(player)
        if person is None:
            raise Refusal("", "room-no-account", id=player)
        if person.role != "guest" or await self._held(player):
            raise Refusal("", "desk-held-account")
        return await self._room.accounts.device_code(player)

    def _live(self, id: str, shut: bool = False) -> Group:
        group = self._room.groups.group(id)
        if not group.setup.live or (group.state.shut and not shut):
            raise Refusal("", "room-no-list", list=id)
        return group

    def _elsewhere(self, group: Group, player: str) -> Group | None:
        """Another group of the hall at whose tables somebody sits."""
        others = [each for each in self._room.groups.live() if each.setup.id != group.setup.id]
        return next((each for each in others if player and each.state.table_of(player)), None)


def _table_of(group: Group, player: str) -> str:
    line = group.state.table_of(player)
    return "" if line is None else line.id


def _brought(group: Group, player: str) -> int:
    """The chips on the felt are the cashier's business: the desk takes a newcomer to bring what is asked."""
    found = group.state.promise(player)
    return 0 if found is not None and found[1].why in ("main", "closed") else group.setup.buy_in


def _join(group: Group, told: Told, elsewhere: Group | None) -> list[Command]:
    what = "phone" if told.phone else ""
    if elsewhere is None:
        return [Command("join", told.player, what=what)]
    home = _table_of(elsewhere, told.player)
    return [Command("join", told.player, what=what, value=home, amount=elsewhere.setup.blind)]


def _seat(group: Group, told: Told, _: Group | None) -> list[Command]:
    """Who was called, sent or moved has sat down there."""
    s, player = group.state, told.player
    found = s.promise(player)
    if found is None:
        raise Refusal(group.cites("SC-SEAT-3"), "group-not-called")
    (table, seat), promise = found
    steps = []
    if promise.stage == "called":
        steps.append(Command("accept", player, amount=_brought(group, player)))
    if promise.home in s.tables:
        steps.append(Command("left", player, value=promise.home))
    return [*steps, Command("sat", player, seat, value=table)]


def _sit(group: Group, told: Told, _: Group | None) -> list[Command]:
    """Somebody takes a free seat that nobody waits for."""
    line = group.line(told.table)
    seat = told.seat if told.seat >= 0 else next(group.state.free(line), -1)
    asked = Command("sit", told.player, seat, group.setup.buy_in, value=line.id)
    return [asked, Command("sat", told.player, seat, value=line.id)]


def _get_up(group: Group, told: Told, _: Group | None) -> list[Command]:
    if group.state.table_of(told.player) is None:
        raise Refusal(group.cites("SC-SEAT-1"), "group-no-seat")
    return [Command("left", told.player, value=_table_of(group, told.player))]


def _open(group: Group, told: Told, _: Group | None) -> list[Command]:
    """A table opens; where names wait the room draws the seat cards, unless the floor has (SC-OPEN-2)."""
    seats = told.seat if told.seat > 0 else group.setup.seats
    cards = told.cards
    if group.state.waiting and not cards:
        drawn = list(range(seats))
        secrets.SystemRandom().shuffle(drawn)
        cards = tuple(drawn)
    return [Command("open", value=told.table.strip(), amount=seats, cards=cards)]


def _close(group: Group, told: Told, _: Group | None) -> list[Command]:
    """A table closes: a card for each, drawn by the room unless the floor has (SC-SEAT-7), and everybody gets up."""
    line = group.line(told.table)
    seated = [sitter.player for _, sitter in sorted(line.sitters.items())]
    cards = told.cards or tuple(secrets.SystemRandom().sample(range(52), len(seated)))
    left = [Command("left", player, value=line.id) for player in seated]
    return [Command("close", value=line.id, cards=cards), *left, Command("closed", value=line.id)]


def _for_player(verb: str) -> Step:
    return lambda group, told, elsewhere: [Command(verb, told.player, seat=told.seat)]


def _for_table(verb: str) -> Step:
    return lambda group, told, elsewhere: [Command(verb, what=told.player, value=told.table, seat=told.seat)]


def _for_pair(verb: str) -> Step:
    return lambda group, told, elsewhere: [Command(verb, what=told.player, value=told.other)]


Step = Callable[["Group", Told, "Group | None"], list[Command]]

STEPS: Final[dict[str, Step]] = {
    "join": _join,
    "seat": _seat,
    "sit": _sit,
    "get-up": _get_up,
    "open": _open,
    "close": _close,
    "shut": lambda group, told, elsewhere: [Command("shut")],
    **{verb: _for_player(verb) for verb in ("leave-list", "away", "back", "decline", "ask-change", "drop-change")},
    **{verb: _for_table(verb) for verb in ("place", "move", "hold", "release")},
    **{verb: _for_pair(verb) for verb in ("keep-apart", "lift-apart")},
}
"""What the desk can say, and the commands each comes to."""
