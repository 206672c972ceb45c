"""The log of a hand: events to JSON and back, and from a log to the hand it tells."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from mazziere.hand.changes import decoders
from mazziere.hand.events import Event, Moved, Reshuffled
from mazziere.hand.evolve import APPLY, apply, fold
from mazziere.hand.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mazziere.hand.deck import Deck
    from mazziere.hand.hand import Hand
    from mazziere.hand.variant import Variant

_encoder = msgspec.json.Encoder()


def encode(events: Sequence[Event]) -> bytes:
    """A log as JSON."""
    return _encoder.encode(events)


def encode_one(event: Event) -> bytes:
    """One event as JSON: what a store appends and a client receives."""
    return _encoder.encode(event)


@cache
def _decoders(known: int) -> tuple[Any, Any]:
    # The events of every phase that has been imported; a phase with events of its own registers them.
    return decoders(APPLY)


def decode(text: bytes | str) -> list[Event]:
    """A log back from JSON."""
    found: list[Event] = _decoders(len(APPLY))[1].decode(text)
    return found


def decode_one(text: bytes | str) -> Event:
    """One event back from JSON."""
    found: Event = _decoders(len(APPLY))[0].decode(text)
    return found


def replay(events: Iterable[Event]) -> State:
    """The state that a log adds up to, through `evolve` alone: no rule is consulted.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10)).fold().fold()
    >>> replay(hand.events) == hand
    True
    """
    return fold(events)


def resume(events: Iterable[Event], variant: Variant, deck: Deck, think: int = 0) -> Hand:
    """A hand ready to go on from its log, with the deck it was dealt from."""
    from mazziere.hand.hand import Hand
    from mazziere.hand.law import law_of

    state = State()
    for event in events:
        if isinstance(event, Reshuffled):
            # The deck went through this shuffle too.
            slots = [slot for zone in event.zones for slot in state.zones.get(zone, ())]
            deck.reshuffle(slots, event.lot, event.slots[0])
        elif isinstance(event, Moved) and event.source == "stub":
            # And these have left it.
            deck.faces(event.slots, event.to)
        apply(state, event)
    start = state.start
    law = law_of(start.policies, start.sources, start.game, start.limit)
    return Hand(variant.at(state), law, deck, state, think)
