"""How events change a state: one function for each kind, registered where it is written, and the kinds read back."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, Union

import msgspec

from mazziere.hand.events import Event

S = TypeVar("S")
Change = Callable[[S, Any], None]
Changes = dict[type[Event], Change[S]]


def registering(changes: Changes[S]) -> Callable[[type[Event]], Callable[[Change[S]], Change[S]]]:
    """The decorator that says how a kind of event changes the state: `@applies(Checked)`."""

    def applies(kind: type[Event]) -> Callable[[Change[S]], Change[S]]:
        def register(change: Change[S]) -> Change[S]:
            changes[kind] = change
            return change

        return register

    return applies


def decoders(kinds: Iterable[type[Event]]) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    """What reads one event of these kinds from JSON, and what reads a list of them."""
    one: Any = Union.__getitem__(tuple(kinds))
    return msgspec.json.Decoder(one), msgspec.json.Decoder(list[one])
