"""A log of a game against the house played again: every decision is taken anew, and must lead to the same events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from mazziere.cards import decks
from mazziere.cards.seal import Seal
from mazziere.hand.events import ClockShifted, Event
from mazziere.history.house import GAMES, folded
from mazziere.history.house_moves import moves
from mazziere.history.phh import HistoryError
from mazziere.house import blackjack, punto_banco
from mazziere.house.blackjack import events as bj
from mazziere.house.blackjack.points import blackjack as is_blackjack
from mazziere.house.punto_banco import events as pb
from mazziere.house.shared import RulesError, SealExtended
from mazziere.rules.refusal import Refusal

Table = blackjack.Table | punto_banco.Table
TABLES: Final[dict[str, Any]] = {"blackjack": blackjack.Table, "punto-banco": punto_banco.Table}


class _Told:
    """The shoes as the log tells them: cards that were turned where they lay, and the others anywhere else."""

    def __init__(self, game: str, events: Sequence[Event]) -> None:
        self._known: dict[int, dict[int, int]] = {}
        self._decks = 0
        self._harmless: dict[int, list[tuple[int, int]]] = {}
        for number, (state, event) in enumerate(folded(game, events), start=1):
            self._decks = state.rules.decks
            try:
                for place, face in GAMES[game].turned(state, event):
                    self._known.setdefault(state.lot, {})[place] = face
                if isinstance(event, bj.Peeked) and not event.blackjack:
                    self._harmless.setdefault(state.lot, []).append((state.hole, state.bank_cards[0]))
            except LookupError:
                raise HistoryError(f"event {number}: {_tag(event)} cannot follow the events before it") from None
        self._orders: dict[int, list[int]] = {}

    def order(self, lot: int) -> list[int]:
        """The cards of a lot in dealing order."""
        if lot not in self._orders:
            self._orders[lot] = self._filled(self._known.get(lot, {}), self._harmless.get(lot, []))
        return self._orders[lot]

    def _filled(self, known: dict[int, int], harmless: list[tuple[int, int]]) -> list[int]:
        pack = decks(self._decks)
        rest = Counter(map(int, pack))
        rest.subtract(known.values())
        if any(count < 0 for count in rest.values()):
            raise HistoryError(f"events: more cards of a kind are turned than {self._decks} decks hold")
        known = dict(known)
        if not {*known, *[place for place, _ in harmless]} <= set(range(len(pack))):
            raise HistoryError(f"events: a card comes from where a shoe of {self._decks} decks has none")
        for place, up in harmless:
            # The dealer looked at a card that was never turned, and it made no blackjack.
            if place not in known:
                known[place] = next(card for card in rest if rest[card] and not is_blackjack([up, card]))
                rest[known[place]] -= 1
        others = iter(rest.elements())
        return [known[place] if place in known else next(others) for place in range(len(pack))]


class _ToldSeal:
    """The deck of a sealed table: its seals are those of the log, one after the other."""

    def __init__(self, seals: Sequence[Seal]) -> None:
        self._seals = seals

    @property
    def seal(self) -> Seal:
        return self._seals[0]

    def further(self, lots: int = 0) -> _ToldSeal:
        """The seal that the log says came next."""
        if len(self._seals) < 2:
            raise HistoryError("events: the seal does not cover a shoe that was dealt from")
        return _ToldSeal(self._seals[1:])


def again(game: str, events: Sequence[Event]) -> Table:
    """The table that a log tells of, played again; an error names the first event that would not have come about.

    >>> table = punto_banco.Table.open({"Anna": 100}).stake(0, "punto", 10).finish()
    >>> again("punto-banco", table.events).state == table.state
    True
    """
    shoes = _Told(game, events)
    given = 2 if len(events) > 1 and isinstance(events[1], GAMES[game].taken_up) else 1
    table = _taken_up(game, events, given, shoes)
    while (done := len(table.events)) < len(events):
        table = _decided(game, table, events, done, shoes)
    return table


def _taken_up(game: str, events: Sequence[Event], done: int, shoes: _Told) -> Table:
    # Seals that have gone into the log already are behind; the first of the others is the one in force.
    seals = [_seal(event) for event in events if isinstance(event, SealExtended | bj.TableOpened | pb.TableOpened)]
    behind = sum(isinstance(event, SealExtended) for event in events[:done])
    deck = _ToldSeal([seal for seal in seals if seal is not None][behind:]) if seals[0] is not None else None
    table: Table = TABLES[game].resume(list(events[:done]), shoes.order, deck)
    table.at = max((event.at for event in events[:done]), default=0)
    return table


def _seal(event: Any) -> Seal | None:
    try:
        return msgspec.convert(event.seal, Seal) if event.seal else None
    except msgspec.ValidationError as error:
        raise HistoryError(f"seal: {error}") from None


def _decided(game: str, table: Table, events: Sequence[Event], done: int, shoes: _Told) -> Table:
    """The table after whatever led to the next event; of several things that may have, one that led to them all."""
    event = events[done]
    problem: HistoryError | None = None
    for move in (*moves(table, event), *_as_told(event)):
        table.at = event.at or table.at
        try:
            move(table)
            _compare(table, events, done)
        except (Refusal, RulesError) as refusal:
            problem = problem or HistoryError(f"event {done + 1}: {refusal}")
        except HistoryError as error:
            problem = problem or error
        else:
            return table
        table = _taken_up(game, events, done, shoes)
    raise problem or HistoryError(f"event {done + 1}: {_tag(event)} does not come of anybody's decision")


def _as_told(event: Event) -> Iterator[Callable[[Any], object]]:
    """The clock of a room that was down is nobody's decision."""
    if isinstance(event, ClockShifted):
        yield lambda table: table.emit(event)


def _compare(table: Table, events: Sequence[Event], done: int) -> None:
    ours = table.events
    if len(ours) == done:
        raise HistoryError(f"event {done + 1}: {_tag(events[done])} does not come about")
    for place in range(done, len(ours)):
        if place >= len(events):
            raise HistoryError(f"event {place + 1}: {_tag(ours[place])} is missing")
        if replace(_masked(ours[place], events[place]), at=0) != replace(events[place], at=0):
            raise HistoryError(f"event {place + 1}: {_tag(events[place])} is not what the rules make of it")


def _masked(ours: Event, told: Event) -> Event:
    """Our event without the options that a viewer's log leaves out."""
    if isinstance(ours, bj.Asked) and isinstance(told, bj.Asked) and len(ours.options) == len(told.options):
        seen = [mine if theirs else () for mine, theirs in zip(ours.options, told.options, strict=True)]
        return replace(ours, options=tuple(seen))
    if isinstance(ours, bj.OptionsLeft) and isinstance(told, bj.OptionsLeft) and not told.options:
        return replace(ours, options=())
    return ours


def _tag(event: Event) -> str:
    return f"`{type(event).__struct_config__.tag}`"


# --------------------------------------------------------------------------- what it came to


class Played(NamedTuple):
    """One hand of a log: `settled`, `voided`, or `incomplete` where the log stops before its end."""

    number: int
    kind: str
    starting: list[int]
    finishing: list[int]
    net: list[int]


def hands(game: str, events: Sequence[Event]) -> list[Played]:
    """What each hand of a log came to; chips that came to the table during a hand count as there from the start."""
    found: list[Played] = []
    nets: Counter[int] = Counter()
    kind, state, open_ = "incomplete", None, False
    for state, event in folded(game, events):
        match event:
            case bj.BettingOpened() | pb.BettingOpened():
                # A hand without bets opens anew under the number it had.
                nets, kind, open_ = Counter(), "incomplete", True
            case bj.StakeSettled():
                nets[event.player] += event.net
            case pb.StakeSettled():
                nets[event.seat] += event.net
            case bj.StakeReturned(bet="lost"):
                nets[event.player] += event.amount
            case bj.BankCalled() | pb.Scored():
                kind = "settled" if kind == "incomplete" else kind
            case bj.HandVoided() | pb.HandVoided():
                kind = "voided"
            case bj.HandEnded() | pb.HandEnded():
                found.append(_played(state, kind, nets))
                open_ = False
    if state is not None and open_:
        found.append(_played(state, "incomplete", nets))
    return found


def _played(state: Any, kind: str, nets: Counter[int]) -> Played:
    number = state.number if isinstance(state, blackjack.State) else state.hand
    finishing = list(state.chips)
    net = [nets[player] for player in range(len(finishing))]
    starting = [now - won for now, won in zip(finishing, net, strict=True)]
    return Played(number, kind, starting, finishing, net)
