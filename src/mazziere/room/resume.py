"""Bringing a table back from its stream; from a snapshot and what came after it, where there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from mazziere import __version__
from mazziere.games import game
from mazziere.hand.deck import InOrder
from mazziere.hand.log import resume
from mazziere.room.decks import deck_again
from mazziere.room.hands import Hands
from mazziere.room.log import decode_one
from mazziere.room.ports import Snapshot
from mazziere.table import evolve
from mazziere.table.poker import PokerTable
from mazziere.table.seated import Seated, resume_table
from mazziere.table.state import TableState

if TYPE_CHECKING:
    from mazziere.cards.sealed import SealedDeck
    from mazziere.room.ports import Store

log = logging.getLogger("mazziere.room")

EVERY: Final = 2000
"""Events after which a table's state is kept, so that the next start need not read them all."""

VERSION: Final = f"{__version__}/1"


class Back(NamedTuple):
    """A table as its stream tells it: the number of its last event, and when that was."""

    table: Seated
    seq: int
    at: int


class _Kept(msgspec.Struct, frozen=True):
    state: TableState
    hands: tuple[bytes, bytes]


def snapshot(table: Seated, hands: Hands, seq: int) -> Snapshot | None:
    """A table's state, if it is one that can be kept: a poker table between two hands."""
    if not isinstance(table, PokerTable) or table.state.running:
        return None
    # The hand before is over: the stream still has it.
    state = msgspec.structs.replace(table.state, hand=None)
    return Snapshot(seq, msgspec.msgpack.encode(_Kept(state, hands.packed())), VERSION)


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
    found = msgspec.msgpack.decode(kept.data, type=_Kept, dec_hook=_no_hand)
    hands.unpack(found.hands)
    state = found.state
    last = await store.read(stream, kept.seq - 1)
    events = [decode_one(event.data) for event in last]
    for event in events[1:]:
        evolve.apply(state, event)
    hands.note(events[1:], kept.seq)
    table = PokerTable(state, events)
    if state.running and state.hand is not None:
        deck = deck_again(await store.decks.get(stream, state.number))
        table.hand = resume(state.hand.log, game(state.game), InOrder.sealed(deck), table.think)
        table.hand.at = table.at
        table.hand.state.deadline = state.hand.deadline
        state.hand = table.hand.state
    return Back(table, last[-1].seq, last[-1].at)


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
