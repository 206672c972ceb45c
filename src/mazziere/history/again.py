"""A log of ours played again through the engine: every decision is taken anew, and must lead to the same events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from mazziere.games import game
from mazziere.games.italiana.events import (
    Adjusted,
    CameBack,
    Preferred,
    RaisedBlind,
    SaidParol,
    SatOut,
)
from mazziere.hand.events import (
    DEALER,
    Called,
    Checked,
    Chose,
    Drew,
    Event,
    Folded,
    Moved,
    Mucked,
    Option,
    Posted,
    Settled,
    Shown,
    Started,
    Turn,
    Wagered,
)
from mazziere.hand.log import resume
from mazziere.hand.state import LIVE, UNSEEN
from mazziere.history.log import added_up
from mazziere.history.phh import HistoryError
from mazziere.history.replay import Replayed
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mazziere.hand.hand import Hand


class Action(NamedTuple):
    """What somebody may have done."""

    verb: str
    seat: int
    amount: int = 0
    cards: tuple[int, ...] = ()


class _Told:
    """The deck as the log tells it: each slot has the face that it turned out to have."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.known = added_up(events).faces
        self.size = events[0].pack  # type: ignore[attr-defined]  # a log begins with `started`
        self._aside = [event.slots for event in events if isinstance(event, Moved) and event.to[0] == "aside"]

    def faces(self, slots: Sequence[int], zones: Sequence[str]) -> tuple[int, ...]:
        return tuple([self.known[slot] for slot in slots])

    def reshuffle(self, slots: Sequence[int], lot: int, first: int) -> None:
        """What came of it is known already."""

    def left_out(self, pack: Sequence[int]) -> tuple[int, ...]:
        if not self._aside:
            raise HistoryError("events: the log does not say which cards were set aside before the deal")
        return self._aside[0]


def again(events: Sequence[Event]) -> Hand:
    """The hand that a whole log tells, played again; an error names the first event that would not have come about.

    >>> from mazziere import italiana
    >>> hand = italiana.deal([500] * 3, invito=10).act("dai-carte").act("busso").act("busso").act("busso")
    >>> again(hand.events) == hand
    True
    """
    if not events or not isinstance(events[0], Started):
        raise HistoryError("events: the first event of a hand is `started`")
    if any(isinstance(event, Turn) and () in event.options for event in events):
        raise HistoryError("this is what one viewer was told: without the others' cards it cannot be played again")
    hand = _taken_up(events, 1)
    hand.run()
    _compare(hand, events, 1)
    while (done := len(hand.events)) < len(events):
        hand = _decided(hand, events, done)
    return hand


def replayed(events: Sequence[Event]) -> Replayed:
    """What a log came to when it was played again, told as a recorded hand's replay is."""
    start = events[0]
    assert isinstance(start, Started)
    result = Replayed([*start.stacks], 1)
    try:
        result.hand = hand = again(events)
    except HistoryError as error:
        result.error = str(error)
        return result
    s = hand.state
    if not hand.over:
        result.kind = "incomplete:bet"
    elif s.voided:
        result.kind = "voided"
    elif s.carry.pot and not any(s.awards):
        result.kind = "carried"
    else:
        result.kind = "fold" if s.status.count(LIVE) == 1 else "showdown"
    return result


def _taken_up(events: Sequence[Event], done: int) -> Hand:
    start = events[0]
    assert isinstance(start, Started)
    try:
        variant = game(start.game)
    except KeyError:
        raise HistoryError(f"game: {start.game!r} is not known") from None
    return resume(events[:done], variant, _Told(events))


def _decided(hand: Hand, events: Sequence[Event], done: int) -> Hand:
    """The hand after the decision that led to the next event; of several that may have, one that led to them all."""
    problem: HistoryError | None = None
    for action in _actions(hand, events, done):
        try:
            hand.act(action.verb, action.amount, action.seat, action.cards)
            _compare(hand, events, done)
        except Refusal as refusal:
            problem = problem or HistoryError(f"event {done + 1}: {refusal}")
        except HistoryError as error:
            problem = problem or error
            hand = _taken_up(events, done)
        else:
            return hand
    raise problem or HistoryError(f"event {done + 1}: {_tag(events[done])} does not come of anybody's decision")


def _compare(hand: Hand, events: Sequence[Event], done: int) -> None:
    for place in range(done, len(hand.events)):
        if place >= len(events):
            raise HistoryError(f"event {place + 1}: {_tag(hand.events[place])} is missing")
        if hand.events[place] != events[place] and _timeless(hand.events[place]) != _timeless(events[place]):
            raise HistoryError(f"event {place + 1}: {_tag(events[place])} is not what the rules make of it")


def _timeless(event: Event) -> Event:
    """An event without its hour: the clock does not run again."""
    return replace(event, at=0, deadline=0) if isinstance(event, Turn) else replace(event, at=0)


def _tag(event: Event) -> str:
    return f"`{type(event).__struct_config__.tag}`"


_FREE = ("check", "va-bene", "time-out")


def _actions(hand: Hand, events: Sequence[Event], done: int) -> Iterator[Action]:
    """What may have led to the event, the likeliest first."""
    event = events[done]
    seat: int = getattr(event, "seat", DEALER)
    if DEALER in hand.pending:
        yield Action("deal", DEALER)
    match event:
        case Folded():
            verbs: tuple[str, ...] = ("fold", "time-out")
        case Checked():
            verbs = _FREE
        case Called():
            verbs = ("call",)
        case Wagered():
            yield Action(event.verb, seat, event.bet)
            return
        case Drew(count=0):
            verbs = ("check", "time-out")
        case Drew():
            yield Action("draw", seat, event.count, _discarded(hand, events[done + 1 :]))
            return
        case Moved():
            # Cards turned up where they lie: somebody shows.
            verbs = ("show",)
            seat = int(event.source.partition("/")[2] or DEALER)
        case Shown():
            verbs = ("show",)
        case Mucked():
            verbs = ("muck",)
        case Posted(kind="invito"):
            verbs = ("invito",)
        case Posted():
            yield Action("post", seat, event.amount)
            return
        case RaisedBlind():
            verbs = (event.kind,)
        case SaidParol():
            verbs = ("parol",)
        case Adjusted():
            verbs = ("partecipo",)
        case CameBack():
            verbs = ("sono-tornato", "partecipo")
        case SatOut():
            verbs = ("sitout", "time-out")
        case Preferred() | Chose() | Settled():
            yield from _chosen(hand, event)
            return
        case _:
            return
    for verb in verbs:
        yield Action(verb, seat)


def _chosen(hand: Hand, event: Preferred | Chose | Settled) -> Iterator[Action]:
    """A choice is among the options of whoever was asked, or was made by the clock."""
    if isinstance(event, Preferred):
        from mazziere.games.italiana.presence import PREFERENCES

        said = {set_: verb for verb, set_ in PREFERENCES.items()}
        yield Action(said[event.what, event.choice], event.seat)
        return
    seats = list(hand.pending) if isinstance(event, Settled) else [event.seat]
    for seat in seats:
        for option in hand.pending.get(seat, ()):
            if _fits(option, event):
                yield Action(option.verb, seat, option.low)
        yield Action("time-out", seat)


def _fits(option: Option, event: Chose | Settled) -> bool:
    if isinstance(event, Settled):
        return True
    return event.choice in (option.verb, str(option.low))


def _discarded(hand: Hand, following: Sequence[Event]) -> tuple[int, ...]:
    """The cards that a player changed, where we know them."""
    moved: Any = following[0] if following else None
    if not isinstance(moved, Moved):
        return ()
    faces = tuple([hand.state.faces[slot] for slot in moved.slots])
    return () if UNSEEN in faces else faces
