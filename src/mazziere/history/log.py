"""Our own history: the event log of a hand as JSON, with the proofs of its sealed cards; nothing is lost in it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mazziere.cards.seal import Proof
from mazziere.hand import log
from mazziere.hand.events import Event, Started
from mazziere.hand.evolve import apply
from mazziere.hand.state import State
from mazziere.hand.view import mask
from mazziere.history.phh import CannotFollow, HistoryError
from mazziere.history.record import ALL

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

VERSION = 1


class Log(msgspec.Struct, frozen=True):
    """A hand's events, as one viewer received them, and the proofs of the cards that viewer saw."""

    events: list[Event]
    proofs: tuple[Proof, ...] = ()

    @property
    def start(self) -> Started:
        """The first event: everything the hand was played under."""
        return self.events[0]  # type: ignore[return-value]  # read() has seen that it is

    def state(self) -> State:
        """What the events add up to; a HistoryError where one does not follow from those before it."""
        return added_up(self.events)


def added_up(events: Iterable[Event]) -> State:
    """What a log from outside adds up to; a HistoryError names the first event that cannot follow those before it."""
    state = State()
    for number, event in enumerate(events, start=1):
        try:
            apply(state, event)
        except (LookupError, ValueError, TypeError, AttributeError):
            raise CannotFollow(number, str(event.__struct_config__.tag)) from None
    return state


class _Document(msgspec.Struct):
    mazziere: int
    events: msgspec.Raw
    proofs: tuple[Proof, ...] = ()


def write(hand: Hand, viewer: int | None = ALL, proofs: Iterable[Proof] = ()) -> str:
    """A hand as JSON, as one viewer may know it (None: a spectator; everything unless told otherwise).

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[500] * 3, blinds=(5, 10)).fold().fold()
    >>> read(write(hand)).state() == hand
    True
    """
    events = hand.events if viewer == ALL else [mask(event, viewer) for event in hand.events]
    document: dict[str, Any] = {"mazziere": VERSION, "events": msgspec.Raw(log.encode(events)), "proofs": tuple(proofs)}
    return msgspec.json.encode(document).decode()


def read(text: str | bytes) -> Log:
    """A log back from JSON."""
    try:
        document = msgspec.json.decode(text, type=_Document)
        if document.mazziere != VERSION:
            raise unknown_version(document.mazziere)
        events = log.decode(bytes(document.events))
    except msgspec.MsgspecError as error:
        raise not_ours(error, text) from None
    if not events or not isinstance(events[0], Started):
        raise HistoryError("events: the first event of a hand is `started`")
    return Log(events, document.proofs)


_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_PLACE: Final = re.compile(r"field `(\w+)`|at `\$\.?([^`]+)`")


def not_ours(error: msgspec.MsgspecError, text: str | bytes) -> HistoryError:
    """What stands in the way of a log: the line that is no JSON, or the field that is not as we write it."""
    said = f"not a log of ours: {error}"
    if isinstance(error, msgspec.ValidationError):
        place = _PLACE.search(str(error))
        return HistoryError(said, field=(place[1] or place[2]) if place else "mazziere")
    plain = text.encode() if isinstance(text, str) else text
    byte = _BYTE.search(str(error))
    line = plain[: int(byte[1]) if byte else len(plain)].count(b"\n") + 1
    return HistoryError(said, "history-syntax", kind="JSON", line=line)


def unknown_version(version: int) -> HistoryError:
    """A log of another age than ours."""
    said = f"mazziere: version {version} is not known; this is version {VERSION}"
    return HistoryError(said, "history-version", version=version, ours=VERSION)


def documents(text: str) -> list[str]:
    """The hands of a text: one a line, or a single one laid out over many.

    >>> documents('{"mazziere":1}\\n\\n{"mazziere":1}\\n'), documents('{\\n "mazziere": 1\\n}')
    (['{"mazziere":1}', '{"mazziere":1}'], ['{\\n "mazziere": 1\\n}'])
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines if all(line[0] == "{" and line[-1] == "}" for line in lines) else [text]
