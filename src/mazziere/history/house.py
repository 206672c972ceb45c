"""Logs of the games against the house: read and written as JSON, with the proofs of every card that was turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from mazziere.cards import CARDS, SealedDeck
from mazziere.cards.seal import Proof, Seal, SealError, verify
from mazziere.cards.sealed import audit
from mazziere.hand.events import Event
from mazziere.history.log import VERSION, not_ours, unknown_version
from mazziere.history.phh import CannotFollow, HistoryError
from mazziere.house import blackjack, punto_banco
from mazziere.house.blackjack import events as bj
from mazziere.house.blackjack.state import apply as apply_bj
from mazziere.house.blackjack.view import look as look_bj
from mazziere.house.punto_banco import events as pb
from mazziere.house.punto_banco.evolve import apply as apply_pb
from mazziere.house.punto_banco.view import look as look_pb
from mazziere.house.shared import SealExtended
from mazziere.house.telling import tell

__all__ = [
    "HouseLog",
    "brought",
    "folded",
    "game_of",
    "moments",
    "named",
    "proofs_for",
    "read",
    "seen",
    "tell",
    "turned",
    "verify_house",
    "write",
]


class Game(NamedTuple):
    """How the log of a game is read and added up."""

    opened: type[bj.TableOpened] | type[pb.TableOpened]
    taken_up: type[bj.TakenUp] | type[pb.TakenUp]
    decode: Callable[[bytes | str], list[Event]]
    empty: Callable[[], Any]
    apply: Callable[[Any, Event], None]
    turned: Callable[[Any, Event], list[tuple[int, int]]]
    """The places in the shoe of the cards an event turns, and their faces."""
    look: Callable[[Any, int | None], msgspec.Struct]


def _turned_bj(s: blackjack.State, event: Event) -> list[tuple[int, int]]:
    if isinstance(event, bj.CardDealt | bj.CardVoided):
        return [(s.drawn, event.card)]
    return [(s.hole, event.card)] if isinstance(event, bj.HoleTurned) else []


def _turned_pb(s: punto_banco.State, event: Event) -> list[tuple[int, int]]:
    if not isinstance(event, pb.CardsTurned):
        return []
    # The cut turns the shoe: what was sealed after its place comes first.
    first = s.turned_by + s.out - len(s.sides)
    return [((first + number) % s.size, face) for number, face in zip(event.numbers, event.faces, strict=True)]


GAMES: Final = {
    "blackjack": Game(bj.TableOpened, bj.TakenUp, blackjack.decode, blackjack.State, apply_bj, _turned_bj, look_bj),
    "punto-banco": Game(
        pb.TableOpened, pb.TakenUp, punto_banco.decode, punto_banco.State, apply_pb, _turned_pb, look_pb
    ),
}


class HouseLog(msgspec.Struct, frozen=True):
    """The events of a table, as many hands as it played, and the proofs of the cards that were turned."""

    game: str
    events: list[Event]
    proofs: tuple[Proof, ...] = ()


class _Head(msgspec.Struct):
    """As much of a document as tells which game it is of."""

    mazziere: int
    events: list[msgspec.Raw]
    proofs: tuple[Proof, ...] = ()


class _First(msgspec.Struct):
    event: str = ""


def game_of(text: str | bytes) -> str:
    """The game against the house a document is of ("": another game, or none).

    >>> game_of('{"mazziere":1,"events":[{"event":"bj-opened"}]}'), game_of('{"mazziere":1,"events":[]}')
    ('blackjack', '')
    """
    try:
        head = msgspec.json.decode(text, type=_Head)
        first = msgspec.json.decode(head.events[0], type=_First).event
    except (msgspec.MsgspecError, IndexError):
        return ""
    return next((key for key, game in GAMES.items() if game.opened.__struct_config__.tag == first), "")


def write(game: str, events: Sequence[Event], proofs: Iterable[Proof] = (), **told: Any) -> str:
    """A log as JSON, with anything more that is to be told.

    >>> from mazziere.house.punto_banco import Table
    >>> table = Table.open({"Anna": 100}).stake(0, "punto", 10).finish()
    >>> read(write("punto-banco", table.events)).events == table.events
    True
    """
    plain = {"mazziere": VERSION, "game": game, **told, "events": msgspec.to_builtins(list(events))}
    return msgspec.json.encode(plain | {"proofs": tuple(proofs)}).decode()


def read(text: str | bytes) -> HouseLog:
    """A log back from JSON."""
    game = game_of(text)
    if not game:
        raise HistoryError("events: the first event of a table is `bj-opened` or `pb-opened`")
    head = msgspec.json.decode(text, type=_Head)
    if head.mazziere != VERSION:
        raise unknown_version(head.mazziere)
    try:
        events = GAMES[game].decode(msgspec.json.encode(head.events))
    except msgspec.MsgspecError as error:
        raise not_ours(error, text) from None
    return HouseLog(game, events, head.proofs)


def named(events: Sequence[Event], names: tuple[str, ...]) -> list[Event]:
    """The log with the names people go by."""
    opened, *rest = events
    return [msgspec.structs.replace(opened, names=names), *rest] if _is_opening(opened) else [opened, *rest]


def _is_opening(event: Event) -> bool:
    return isinstance(event, bj.TableOpened | pb.TableOpened)


def brought(events: Sequence[Event], hand: int) -> int:
    """The number of the hand for which the cards were made; the hand's own where the log does not say."""
    return next((event.brought for event in events[:2] if isinstance(event, bj.TakenUp | pb.TakenUp)), hand)


def seen(event: Event, viewer: int | None) -> Event:
    """An event as one viewer was told of it: cards are the same for all, options are everybody's own."""
    return blackjack.mask(event, viewer)


def folded(game: str, events: Iterable[Event]) -> Iterator[tuple[Any, Event]]:
    """Each event with the state before it; a HistoryError names the first that cannot follow those before it."""
    rules = GAMES[game]
    state = rules.empty()
    for number, event in enumerate(events, start=1):
        yield state, event
        try:
            rules.apply(state, event)
        except (LookupError, ValueError, TypeError, AttributeError):
            raise CannotFollow(number, str(event.__struct_config__.tag)) from None


def moments(game: str, events: Iterable[Event]) -> list[tuple[Event, msgspec.Struct]]:
    """Each event with the table as anybody sees it then.

    >>> from mazziere.house.punto_banco import Table
    >>> table = Table.open({"Anna": 100}).stake(0, "punto", 10).finish()
    >>> moments("punto-banco", table.events)[-1][1] == table.view()
    True
    """
    told = list(events)
    # The state that follows an event is the one before the next: a fold over one more event ends with the last.
    states = folded(game, [*told, *told[-1:]])
    next(states, None)
    return [(event, GAMES[game].look(state, None)) for event, (state, _) in zip(told, states, strict=False)]


# --------------------------------------------------------------------------- seals


class _Sealed(NamedTuple):
    """A seal, and what the table calls its first lot."""

    seal: Seal
    first: int

    def lot(self, lot: int) -> int:
        """The number under the seal of a lot of the table."""
        return lot - self.first + self.seal.first


class Turned(NamedTuple):
    """A card that was turned: the lot of the table and the place in it."""

    lot: int
    place: int
    face: int


def turned(game: str, events: Iterable[Event]) -> list[tuple[_Sealed | None, Turned]]:
    """Every card that was turned, in this order, with the seal in force."""
    sealed: _Sealed | None = None
    found = []
    try:
        for state, event in folded(game, events):
            sealed = _in_force(sealed, event)
            found += [(sealed, Turned(state.lot, *each)) for each in GAMES[game].turned(state, event)]
    except ZeroDivisionError:
        raise HistoryError("events: a card is turned before there is a shoe") from None
    return found


def _in_force(before: _Sealed | None, event: Event) -> _Sealed | None:
    """The seal after an event; one that goes further must be of the same deck and begin where the last one ended."""
    if isinstance(event, bj.TableOpened | pb.TableOpened) and event.seal:
        seal = _seal(event.seal)
        return _Sealed(seal, seal.first)
    if isinstance(event, bj.TakenUp | pb.TakenUp) and event.seal:
        return _Sealed(_seal(event.seal), event.first)
    if isinstance(event, SealExtended):
        seal = _seal(event.seal)
        last = before.seal if before else seal
        if (last.commitment, last.entropies, last.first + last.lots) != (seal.commitment, seal.entropies, seal.first):
            raise SealError("seal-further")
        return _Sealed(seal, seal.first)
    return before


def proofs_for(deck: SealedDeck, game: str, events: Iterable[Event]) -> list[Proof]:
    """The proofs of every card that was turned, and of no other."""
    made: dict[int, SealedDeck] = {}
    proofs = []
    for sealed, card in turned(game, events):
        if sealed is not None:
            seal = sealed.seal
            if seal.first not in made:
                made[seal.first] = SealedDeck(deck.commitment, deck.pack, seal.entropies, seal.lots, seal.first)
            proofs.append(made[seal.first].proof(sealed.lot(card.lot), card.place))
    return proofs


def verify_house(told: HouseLog, secret: bytes | None = None) -> int:
    """Check that every card turned was sealed where it came from; how many they are. SealError says what is wrong."""
    proofs = {(proof.lot, proof.position): proof for proof in told.proofs}
    audited: dict[int, SealedDeck] = {}
    checked = 0
    try:
        cards = turned(told.game, told.events)
    except CannotFollow as error:
        raise SealError("seal-cannot-follow", number=error.number, event=error.event) from None
    except HistoryError:
        raise SealError("seal-no-shoe") from None
    if not any(sealed for sealed, _ in cards) and not _sealed_at_all(told.events):
        raise SealError("seal-none")
    for sealed, (lot, place, face) in cards:
        if sealed is None:
            raise SealError("seal-too-late", card=str(CARDS[face]))
        at = sealed.lot(lot)
        if secret is not None:
            if sealed.seal.first not in audited:
                audited[sealed.seal.first] = audit(sealed.seal, secret)
            order = audited[sealed.seal.first].order(at)
            lies = order[place] if place < len(order) else -1
        else:
            proof = proofs.get((at, place))
            if proof is None:
                raise SealError("seal-proof-missing", cards=str(CARDS[face]))
            verify(sealed.seal, proof)
            lies = proof.card
        if lies != face:
            raise SealError("seal-shoe-elsewhere", card=str(CARDS[face]), number=place + 1, shoe=lot + 1)
        checked += 1
    return checked


def _sealed_at_all(events: Iterable[Event]) -> bool:
    return any(getattr(event, "seal", None) for event in events)


def _seal(plain: Any) -> Seal:
    try:
        return msgspec.convert(plain, Seal)
    except msgspec.ValidationError:
        raise SealError("seal-unread", field="seal") from None
