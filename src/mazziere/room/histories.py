"""Hands of the room told afterwards: to each viewer what that viewer saw, with the proofs of those cards."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple
from zlib import crc32

import msgspec

from mazziere.games import game
from mazziere.hand.events import Called, Event, Mucked, RoundOpened, Shown, Started, Wagered
from mazziere.hand.log import resume
from mazziere.history import house, ohh, phh, pokerstars
from mazziere.history import log as own
from mazziere.history.phh import HistoryError
from mazziere.history.seals import proofs_for, record_sealed
from mazziere.history.seating import Seating
from mazziere.history.telling import tell
from mazziere.house.blackjack import events as bj
from mazziere.house.punto_banco import events as pb
from mazziere.room.archive import KEPT, Archive
from mazziere.room.decks import deck_again
from mazziere.room.log import decode_one
from mazziere.rules.refusal import Refusal
from mazziere.table.events import HandBegan, HandEnded, SatDown
from mazziere.table.house_events import CompanyCame
from mazziere.table.setup import HOUSE

if TYPE_CHECKING:
    from mazziere.cards.sealed import SealedDeck
    from mazziere.hand.hand import Hand
    from mazziere.room.actor import Actor
    from mazziere.room.room import Room
    from mazziere.table.setup import TableSetup

Format = Literal["json", "phh", "pokerstars", "ohh", "text"]
LINES: Final = 2000
"""Lines of an account among which its tables are looked for."""

NUMBERED: Final = 1_000_000
"""More hands than a table plays."""
FORMATS: Final = ("json", "phh", "pokerstars", "ohh", "text")


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand as one player had it: the gain or loss, whether chips went in by choice before the second round, and
    were raised, and whether it came to a showdown.
    """

    net: int
    chosen: bool = False
    raised: bool = False
    showdown: bool = False


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand in one line. `won` is what each player took from the pot, `name` what its table is or was called."""

    table: str
    number: int
    game: str
    at: int
    players: tuple[str, ...]
    won: tuple[int, ...]
    pot: int
    raked: int = 0
    voided: bool = False
    mine: Mine | None = None
    name: str = ""


class Finished(NamedTuple):
    """A hand that is over: who played it, all that happened in it, and how it ended."""

    began: HandBegan
    events: list[Event]
    ended: HandEnded
    at: int

    def of(self, player: str) -> Mine | None:
        """The hand as one of its players had it; nothing for who had nothing at stake against the bank."""
        place = place_of(self.began, player)
        if place is None:
            return None
        return _round(self.events, place) if self.began.game in HOUSE else _mine(self.events, place, self.ended)


class Moment(msgspec.Struct, frozen=True):
    """An event of a round, and the table after it as anybody saw it."""

    event: Event
    hand: Any


class Round(msgspec.Struct, frozen=True):
    """A round against the bank, moment by moment. `you` is the reader's seat (-1: none)."""

    game: str
    seats: int
    you: int
    names: tuple[str, ...]
    rules: Any
    moments: list[Moment]


class Exported(msgspec.Struct, frozen=True):
    """Hands in one file: its text, how many it has, and how many are left out because the format does not know them."""

    text: str
    hands: int
    left_out: int


_TOGETHER: Final[dict[Format, Callable[[Sequence[str]], str]]] = {
    "json": "\n".join,
    "phh": phh.together,
    "pokerstars": "\n\n\n".join,
    "ohh": "\n\n".join,
    "text": "\n\n\n".join,
}
"""How each format keeps several hands in a file."""


class Histories:
    """Reads finished hands back from the tables' streams."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.archive = Archive(room)

    async def played(self, actor: Actor, before: int = 0, most: int = 50, player: str = "") -> list[Played]:
        """The last hands of a table (before number `before`), newest first; of one player, if told."""
        found: list[Played] = []
        async for hand in self.finished(actor, actor.hands.back(before, most if not player else most * 8)):
            began = hand.began
            if player not in (*began.players, "") or self.early(actor, began, hand.at, player):
                continue
            line = _line(actor, began, hand.ended, hand.at)
            if player:
                mine = hand.of(player)
                if mine is None:
                    continue
                line = msgspec.structs.replace(line, mine=mine)
            found.append(line)
        return [each for each in found if not before or each.number < before][: -most - 1 : -1]

    async def finished(self, actor: Actor, first: int) -> AsyncIterator[Finished]:
        """The finished hands of a table from an event of its stream on, oldest first."""
        began: HandBegan | None = None
        events: list[Event] = []
        for stored in await self._room.store.read(actor.stream, first - 1):
            event = decode_one(stored.data)
            if isinstance(event, HandBegan):
                began, events = event, []
            elif isinstance(event, HandEnded) and began is not None:
                yield Finished(began, events, event, stored.at)
            else:
                if began is not None:
                    began = _joined(began, event)
                events.append(event)

    async def of(self, player: str, most: int = 200) -> list[Played]:
        """The last hands of a player, newest first: at the tables that are open, and at the last ones that were."""
        lines = await self._room.store.ledger.statement(f"player:{player}", LINES)
        tables = dict.fromkeys(line.stream.removeprefix("table:") for line in lines if line.stream.startswith("table:"))
        there = [table for table in tables if table in self._room.actors]
        closed = [table for table in tables if table not in self._room.actors]
        found: list[Played] = []
        for table in (*there, *closed[:KEPT]):
            found += await self.played(await self.archive.table(table), 0, most, player)
        return sorted(found, key=lambda each: -each.at)[:most]

    async def told(self, actor: Actor, number: int, player: str, form: Format, lang: str = "en") -> str:
        """One finished hand in a format, as a player (or "", anybody) may know it."""
        began, events, at = await self._events(actor, number)
        if self.early(actor, began, at, player):
            raise Refusal("", "room-hand-running", hand=number)
        if began.game in HOUSE:
            return await self._against_the_house(actor, began, events, player, form, lang)
        viewer = place_of(began, player)
        for each in filter(None, began.players):
            await self._room.accounts.get(each)
        names = tuple([self._room.person(each).name for each in began.players])
        hand = hand_of(events, names)
        deck = deck_again(await self._room.store.decks.get(actor.stream, number))
        try:
            return self._written(hand, deck, viewer, form, actor.table.setup, began, lang)
        except HistoryError:
            raise Refusal("", "room-no-format", format=form) from None

    async def round(self, actor: Actor, number: int, player: str) -> Round:
        """A finished round against the bank, to be seen again."""
        began, events, at = await self._events(actor, number)
        if self.early(actor, began, at, player):
            raise Refusal("", "room-hand-running", hand=number)
        if began.game not in HOUSE:
            raise Refusal("", "room-no-hand", hand=number)
        viewer, names, told = await self._seen(began, events, player)
        table: Any = actor.table
        seen = [Moment(event, look) for event, look in house.moments(began.game, told)]
        seat = -1 if viewer is None else viewer
        return Round(began.game, table.seats, seat, names, table.posted, seen)

    async def _seen(
        self, began: HandBegan, events: list[Event], player: str
    ) -> tuple[int | None, tuple[str, ...], list[Event]]:
        """Where somebody sat in a round, the names of all, and the events as they were told there."""
        viewer = place_of(began, player)
        for each in filter(None, began.players):
            await self._room.accounts.get(each)
        names = tuple([self._room.person(each).name if each else "" for each in began.players])
        return viewer, names, [house.seen(event, viewer) for event in house.named(events, names)]

    async def exported(self, wanted: Sequence[tuple[str, int]], player: str, form: Format, lang: str) -> Exported:
        """Hands that a player was in (table and number) as one file, in this order."""
        told: list[str] = []
        for table, number in wanted:
            actor = await self.archive.table(table)
            if not await self.had(actor, number, player):
                raise Refusal("", "room-no-hand", hand=number)
            try:
                hand = await self.told(actor, number, player, form, lang)
                told.append(await self._heading(actor, number, lang) + hand if form == "text" else hand)
            except Refusal as refusal:
                if refusal.code != "room-no-format":
                    raise
        return Exported(_TOGETHER[form](told), len(told), len(wanted) - len(told))

    async def _heading(self, actor: Actor, number: int, lang: str) -> str:
        """Which hand it is, where and when, above its text."""
        began, _, _ = await self._events(actor, number)
        when = datetime.fromtimestamp(began.at / 1000, UTC)
        name = actor.table.setup.name or actor.id
        if lang == "it":
            return f"Mano n. {number} · {name} · {when:%d/%m/%Y %H:%M} UTC\n\n"
        return f"Hand #{number} · {name} · {when:%Y-%m-%d %H:%M} UTC\n\n"

    async def had(self, actor: Actor, number: int, player: str) -> bool:
        """Was the player in that hand? Then it is theirs to read, whatever has become of the table."""
        try:
            return place_of((await self._events(actor, number))[0], player) is not None
        except Refusal:
            return False

    def early(self, actor: Actor, began: HandBegan, at: int, player: str) -> bool:
        """Is the hand still to come for somebody who only looked on?"""
        return place_of(began, player) is None and self._room.clock.now() < at + actor.table.setup.delay

    async def _against_the_house(
        self, actor: Actor, began: HandBegan, events: list[Event], player: str, form: Format, lang: str
    ) -> str:
        """A hand against the bank, as our own log or in words: no other format knows these games."""
        if form not in ("json", "text"):
            raise Refusal("", "room-no-format", format=form)
        _, _, told = await self._seen(began, events, player)
        if form == "text":
            return "\n".join(house.tell(told, "it" if lang == "it" else "en"))
        deck = deck_again(await self._room.store.decks.get(actor.stream, house.brought(told, began.number)))
        return house.write(began.game, told, house.proofs_for(deck, began.game, told))

    def _written(
        self,
        hand: Hand,
        deck: SealedDeck,
        viewer: int | None,
        form: Format,
        setup: TableSetup,
        began: HandBegan,
        lang: str,
    ) -> str:
        table, number, when = (
            setup.id,
            in_the_room(setup.id, began.number),
            datetime.fromtimestamp(began.at / 1000, UTC),
        )
        sits = Seating(began.seats, setup.seats, began.button)
        if form == "phh":
            return phh.write(record_sealed(hand, deck, viewer, seating=sits, table=table))
        if form == "pokerstars":
            return pokerstars.write(hand, number=number, table=table, seating=sits, when=when, viewer=viewer)
        if form == "ohh":
            return ohh.write(hand, number=str(number), table=table, seating=sits, when=when, viewer=viewer)
        if form == "text":
            from mazziere.hand.view import mask

            return tell([mask(event, viewer) for event in hand.events], lang)
        return own.write(hand, viewer, proofs_for(deck, hand, viewer))

    async def _events(self, actor: Actor, number: int) -> tuple[HandBegan, list[Event], int]:
        span = actor.hands.span(number)
        if span is None:
            raise Refusal("", "room-no-hand", hand=number)
        first, last = span
        began: HandBegan | None = None
        events: list[Event] = []
        for stored in await self._room.store.read(actor.stream, first - 1, last):
            event = decode_one(stored.data)
            if isinstance(event, HandBegan):
                began = event
            elif isinstance(event, HandEnded) and began is not None:
                return began, events, stored.at
            elif began is not None:
                began = _joined(began, event)
                if not event.__struct_config__.tag.startswith("table-"):  # type: ignore[union-attr]
                    events.append(event)
        raise Refusal("", "room-hand-running", hand=number)


def _joined(began: HandBegan, event: Event) -> HandBegan:
    """A round with whoever has just come: against the house who sits down while stakes are taken plays at once."""
    if began.game not in HOUSE or not isinstance(event, SatDown | CompanyCame):
        return began
    players = list(began.players)
    players[event.seat] = event.player
    return msgspec.structs.replace(began, players=tuple(players))


def in_the_room(table: str, number: int) -> int:
    """The number of a hand by which programs tell it from those of other tables, always the same: they drop a second
    hand of the same number."""
    return crc32(table.encode()) * NUMBERED + number


def hand_of(events: Sequence[Event], names: tuple[str, ...]) -> Hand:
    """A finished hand from its events, with the names people go by."""
    start = events[0]
    assert isinstance(start, Started)
    told = [msgspec.structs.replace(start, names=names), *events[1:]]
    return resume(told, game(start.game), _Dealt())


class _Dealt:
    """The deck of a hand that is over: every card that matters is in the log."""

    size = 0

    def faces(self, slots: Sequence[int], zones: Sequence[str]) -> tuple[int, ...]:
        return ()

    def reshuffle(self, slots: Sequence[int], lot: int, first: int) -> None:
        """The log has the order."""

    def left_out(self, pack: Sequence[int]) -> tuple[int, ...]:
        return ()


def place_of(began: HandBegan, player: str) -> int | None:
    """Where somebody sat in a hand; "" is nobody, also where a chair against the bank was empty."""
    return began.players.index(player) if player and player in began.players else None


def _line(actor: Actor, began: HandBegan, ended: HandEnded, at: int) -> Played:
    return Played(
        actor.id,
        began.number,
        began.game,
        at,
        began.players,
        ended.won,
        ended.pot,
        ended.raked,
        ended.voided,
        name=actor.table.setup.name or actor.id,
    )


def _mine(hand: Sequence[Event], place: int, ended: HandEnded) -> Mine:
    """A hand as the player at a place had it, from its events."""
    before = next((event.stacks[place] for event in hand if isinstance(event, Started)), ended.stacks[place])
    chosen = raised = showdown = False
    rounds = 0
    for event in hand:
        if isinstance(event, RoundOpened):
            rounds += 1
        elif isinstance(event, Called | Wagered) and event.seat == place and rounds <= 1:
            chosen = True
            raised = raised or isinstance(event, Wagered)
        elif isinstance(event, Shown | Mucked) and event.seat == place:
            showdown = True
    return Mine(ended.stacks[place] - before, chosen, raised, showdown)


def _round(events: Sequence[Event], seat: int) -> Mine | None:
    """A round against the bank as the guest at a seat had it; nothing for who had nothing at stake."""
    nets = [event.net for event in events if isinstance(event, bj.StakeSettled) and event.player == seat]
    nets += [event.net for event in events if isinstance(event, pb.StakeSettled) and event.seat == seat]
    return Mine(sum(nets)) if nets else None
