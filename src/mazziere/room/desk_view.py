"""Physical tables and their lists as people see them: the desk, the screen in the hall, a player's phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.room.roles import require
from mazziere.table import group_events as ev
from mazziere.table.group_live import last_step

if TYPE_CHECKING:
    from mazziere.hand.events import Event
    from mazziere.room.ports import Person
    from mazziere.room.room import Room
    from mazziere.table.group import Group
    from mazziere.table.group_state import Line, Place, Promise

LOGGED: Final = 60
"""Events the desk is shown."""


class Promised(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat kept for somebody: a call, or the slip of a move (who, from where, to which seat, why, by which rule).

    `card` is what they were dealt when their table closed (SC-SEAT-7; -1: none), `draw` which of an opening's seat
    cards was theirs, in the order they were drawn (SC-OPEN-2).
    """

    player: str
    name: str
    table: str
    seat: int
    until: int
    stage: str
    why: str
    home: str = ""
    rule: str = ""
    card: int = -1
    draw: int = 0


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: free, taken, promised or held."""

    seat: int
    state: str
    player: str = ""
    name: str = ""
    since: int = 0


class Felt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A physical table."""

    id: str
    chairs: tuple[Chair, ...]
    main: bool = False
    closing: bool = False


class Waits(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name on the list, with the card that put it there where a table closed, and the call for it."""

    player: str
    name: str
    since: int
    present: bool = True
    kind: str = "listed"
    home: str = ""
    call: Promised | None = None
    card: int = -1


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody wants another seat of the same table (-1: any)."""

    player: str
    name: str
    table: str
    seat: int


class Dealt(msgspec.Struct, frozen=True):
    """Who was dealt which card when a table closed."""

    name: str
    card: int


class Logged(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, in the order it did, with the rule behind it. `dealt` are the cards of a table that
    closes, the highest first; `draw` is which seat card of an opening somebody drew.
    """

    number: int
    at: int
    event: str
    rule: str = ""
    by: str = ""
    verb: str = ""
    name: str = ""
    other: str = ""
    table: str = ""
    home: str = ""
    seat: int = -1
    to: int = -1
    why: str = ""
    draw: int = 0
    dealt: tuple[Dealt, ...] = ()


class Undo(msgspec.Struct, frozen=True):
    """The step that can be taken back: who did what, to whom or at which table."""

    verb: str
    by: str
    at: int
    name: str = ""


class DeskView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game's tables and list as the desk sees them; `wants_table` when enough names wait for another table."""

    id: str
    name: str
    game: str
    blind: int
    buy_in: int
    seats: int
    must_move: bool
    phone: str
    answer: int
    seq: int
    tables: tuple[Felt, ...]
    waiting: tuple[Waits, ...]
    promises: tuple[Promised, ...]
    wishes: tuple[Wish, ...]
    apart: tuple[tuple[str, str, str, str], ...]
    log: tuple[Logged, ...]
    undo: Undo | None = None
    wants_table: bool = False


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A list as everybody sees it; `place`, `call` and `seat` are the viewer's own."""

    id: str
    name: str
    game: str
    blind: int
    tables: int
    free: int
    waiting: tuple[Waits, ...]
    calls: tuple[Promised, ...]
    phone: bool = False
    place: int = 0
    call: Promised | None = None
    table: str = ""
    seat: int = -1
    wish: bool = False


class Looks:
    """Shows the groups of physical tables, with the names that belong to the ids."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def desk(self, by: Person) -> list[DeskView]:
        """Everything the desk works with."""
        require(by.role, "desk")
        return [await self._group(group) for group in self._room.groups.live()]

    async def lists(self, player: str = "") -> list[Shown]:
        """The lists that anybody in the hall may read."""
        return [await self._shown(group, player) for group in self._room.groups.live() if _in_use(group)]

    async def _name(self, id: str) -> str:
        person = await self._room.accounts.get(id) if id else None
        return person.name if person is not None else id

    async def _promises(self, group: Group) -> dict[str, Promised]:
        found = {}
        for place, promise in group.state.promises.items():
            rule = _rule_of(group, place, promise)
            name = await self._name(promise.player)
            found[promise.player] = Promised(
                promise.player,
                name,
                *place,
                promise.until,
                promise.stage,
                promise.why,
                promise.home,
                rule,
                _card_of(group, promise.player) if promise.why == "closed" else -1,
                promise.draw,
            )
        return found

    async def _waiting(self, group: Group, calls: dict[str, Promised]) -> tuple[Waits, ...]:
        return tuple(
            [
                Waits(
                    each.player,
                    await self._name(each.player),
                    each.since,
                    each.present,
                    each.kind,
                    each.home,
                    calls.get(each.player),
                    _card_of(group, each.player) if each.kind == "closed" else -1,
                )
                for each in group.state.waiting
            ]
        )

    async def _felt(self, group: Group, line: Line) -> Felt:
        s = group.state
        chairs = []
        for seat in range(line.seats):
            sitter, promise = line.sitters.get(seat), s.promises.get((line.id, seat))
            if sitter is not None:
                name = await self._name(sitter.player)
                chairs.append(Chair(seat, "taken", sitter.player, name, sitter.since))
            elif promise is not None:
                chairs.append(Chair(seat, "promised", promise.player, await self._name(promise.player)))
            else:
                chairs.append(Chair(seat, "held" if seat in line.held else "free"))
        return Felt(line.id, tuple(chairs), s.setup.must_move and line is s.main, line.closing)

    async def _group(self, group: Group) -> DeskView:
        s, setup = group.state, group.setup
        promises = await self._promises(group)
        undo = await self._undo(group)
        first = max(s.count - LOGGED, 0)
        return DeskView(
            setup.id,
            setup.name or setup.id,
            setup.game,
            setup.blind,
            setup.buy_in,
            setup.seats,
            setup.must_move,
            setup.phone,
            setup.answer,
            s.count,
            tuple([await self._felt(group, line) for line in s.tables.values()]),
            await self._waiting(group, promises),
            tuple(promises.values()),
            tuple([Wish(each.player, await self._name(each.player), each.table, each.seat) for each in s.changes]),
            tuple([(one, await self._name(one), two, await self._name(two)) for one, two in s.apart]),
            tuple([await self._logged(number, event) for number, event in enumerate(s.past[first:], first + 1)]),
            undo,
            bool(group.wants_table()),
        )

    async def _undo(self, group: Group) -> Undo | None:
        past, number = group.state.past, last_step(group.state)
        step = past[number - 1] if number else None
        if not isinstance(step, ev.Step):
            return None
        followed = past[number] if number and number < len(past) else None
        about = getattr(followed, "player", "") or getattr(followed, "table", "")
        return Undo(step.verb, await self._name(step.by), step.at, await self._name(about))

    async def _logged(self, number: int, event: Event) -> Logged:
        told = msgspec.structs.asdict(event)
        return Logged(
            number,
            event.at,
            str(event.__struct_config__.tag),
            event.rule,
            await self._name(told.get("by", "")),
            told.get("verb", ""),
            await self._name(told.get("player", "")),
            await self._name(told.get("other", "")),
            told.get("table", ""),
            told.get("home", ""),
            told.get("seat", -1),
            told.get("to", -1),
            told.get("why", ""),
            told.get("draw", 0),
            await self._dealt(event),
        )

    async def _dealt(self, event: Event) -> tuple[Dealt, ...]:
        """The cards of a table that closes, in the order in which they send their players to the list."""
        if not isinstance(event, ev.TableClosing):
            return ()
        cards = dict(zip(event.players, event.cards, strict=True))
        return tuple([Dealt(await self._name(player), cards[player]) for player in event.order])

    async def _shown(self, group: Group, player: str) -> Shown:
        s, setup = group.state, group.setup
        promises = await self._promises(group)
        names = [name.player for name in s.waiting]
        line = s.table_of(player) if player else None
        seat = None if line is None else line.seat_of(player)
        return Shown(
            setup.id,
            setup.name or setup.id,
            setup.game,
            setup.blind,
            len([each for each in s.tables.values() if not each.closing]),
            sum([len(tuple(s.free(each))) for each in s.tables.values()]),
            await self._waiting(group, promises),
            tuple(promises.values()),
            setup.phone == "listed",
            names.index(player) + 1 if player in names else 0,
            promises.get(player),
            "" if line is None else line.id,
            -1 if seat is None else seat,
            any(each.player == player for each in s.changes),
        )


def _in_use(group: Group) -> bool:
    return bool(group.state.tables or group.state.waiting)


def _rule_of(group: Group, place: Place, promise: Promise) -> str:
    """The rule of the call or the order that keeps this seat."""
    kept = (
        event.rule
        for event in reversed(group.events)
        if isinstance(event, ev.Called | ev.Accepted | ev.CameFree)
        and (event.table, event.seat, event.player) == (*place, promise.player)
    )
    return next(kept, "")


def _card_of(group: Group, player: str) -> int:
    """The card somebody was dealt when their table closed last (SC-SEAT-7)."""
    closings = (event for event in reversed(group.events) if isinstance(event, ev.TableClosing))
    closing = next((each for each in closings if player in each.players), None)
    return -1 if closing is None else closing.cards[closing.players.index(player)]
