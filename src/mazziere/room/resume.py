"""Bringing a table back from its stream; from a snapshot and what came after it, where there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from mazziere import __version__
from mazziere.games import game
from mazziere.hand.deck import InOrder
from mazziere.hand.log import resume
from mazziere.house.punto_banco.state import State as PuntoBanco
from mazziere.room.decks import deck_again
from mazziere.room.hands import Hands
from mazziere.room.log import decode_one
from mazziere.room.ports import Snapshot
from mazziere.table import evolve
from mazziere.table.house import TABLES, HouseTable
from mazziere.table.house_state import HouseState, fold
from mazziere.table.poker import PokerTable
from mazziere.table.seated import Seated, resume_table
from mazziere.table.state import TableState

if TYPE_CHECKING:
    from mazziere.cards.sealed import SealedDeck
    from mazziere.hand.events import Event
    from mazziere.room.ports import Store

log = logging.getLogger("mazziere.room")

EVERY: Final = 2000
"""Events after which a table's state is kept, so that the next start need not read them all."""

VERSION: Final = f"{__version__}/3"


class Back(NamedTuple):
    """A table as its stream tells it: the number of its last event, and when that was."""

    table: Seated
    seq: int
    at: int


class _Poker(msgspec.Struct, frozen=True, tag="poker"):
    state: TableState
    hands: tuple[bytes, bytes]


class _House(msgspec.Struct, frozen=True, tag="house"):
    state: HouseState
    game: bytes
    hands: tuple[bytes, bytes]


def snapshot(table: Seated, hands: Hands, seq: int) -> Snapshot | None:
    """A table's state, if it is one that can be kept: between two hands."""
    kept: _Poker | _House
    if isinstance(table, PokerTable) and not table.state.running:
        # The hand before is over: the stream still has it.
        kept = _Poker(msgspec.structs.replace(table.state, hand=None), hands.packed())
    elif isinstance(table, HouseTable) and not table.state.running:
        game = table.state.game
        # One game's state is a fold with its own log, which the stream has too.
        bare = replace(game, log=[]) if isinstance(game, PuntoBanco) else game
        state = msgspec.structs.replace(table.state, game=None)
        kept = _House(state, msgspec.msgpack.encode(bare), hands.packed())
    else:
        return None
    return Snapshot(seq, msgspec.msgpack.encode(kept), VERSION)


async def resumed(stream: str, store: Store, hands: Hands) -> Back:
    """A table rebuilt from its stream; `hands` learns where its hands begin."""
    kept = await store.latest(stream)
    if kept is not None and kept.version == VERSION:
        try:
            return await _from_snapshot(stream, store, hands, kept)
        except Exception:
            log.exception("%s: its snapshot cannot be read; reading the whole stream", stream)
    stored = await store.read(stream)
    events = [decode_one(event.data) for event in stored]
    hands.begin(events)
    known: dict[int, SealedDeck] = {}
    while True:
        try:
            return Back(resume_table(events, _lookup(known)), stored[-1].seq, stored[-1].at)
        except _Needed as needed:
            known[needed.number] = deck_again(await store.decks.get(stream, needed.number))


async def _from_snapshot(stream: str, store: Store, hands: Hands, kept: Snapshot) -> Back:
    found: _Poker | _House = msgspec.msgpack.decode(kept.data, type=_Poker | _House, dec_hook=_no_hand)
    hands.unpack(found.hands)
    last = await store.read(stream, kept.seq - 1)
    events = [decode_one(event.data) for event in last]
    hands.note(events[1:], kept.seq)
    if isinstance(found, _House):
        table: Seated = await _house(stream, store, found, events)
    else:
        table = await _poker(stream, store, found.state, events)
    return Back(table, last[-1].seq, last[-1].at)


async def _poker(stream: str, store: Store, state: TableState, events: list[Event]) -> PokerTable:
    """A poker table from a state and the events from its last one on."""
    for event in events[1:]:
        evolve.apply(state, event)
    table = PokerTable(state, events)
    if state.running and state.hand is not None:
        deck = deck_again(await store.decks.get(stream, state.number))
        table.hand = resume(state.hand.log, game(state.game), InOrder.sealed(deck), table.think)
        table.hand.at = table.at
        table.hand.state.deadline = state.hand.deadline
        state.hand = table.hand.state
    return table


async def _house(stream: str, store: Store, found: _House, events: list[Event]) -> HouseTable:
    """The same for a table of a game against the bank."""
    kind, state = TABLES[found.state.setup.game], found.state
    state.game = msgspec.msgpack.decode(found.game, type=type(kind.game.empty()))
    for event in events[1:]:
        fold(state, event, kind.game)
    deck = None if state.cards is None else deck_again(await store.decks.get(stream, state.cards.hand))
    return kind(state, events, deck)


def _no_hand(kind: type, value: object) -> object:
    raise NotImplementedError(f"a snapshot holds no {kind.__name__}")


class _Needed(Exception):
    def __init__(self, number: int) -> None:
        self.number = number


def _lookup(known: dict[int, SealedDeck]) -> Callable[[int], SealedDeck]:
    def deck_of(number: int) -> SealedDeck:
        if number not in known:
            raise _Needed(number)
        return known[number]

    return deck_of
