"""Sealed cards in a history: the fields that carry a seal and its proofs, and the check anyone can make offline.

A PHH file carries them in `_seal` and `_seal_proofs`, our own log in the first event and beside the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mazziere.cards import CARDS, CardError, parse_card, pretty
from mazziere.cards.seal import Proof, Seal, SealError, verify_dealt
from mazziere.cards.sealed import SealedDeck, audit
from mazziere.hand.events import EVERYONE, Event, Moved, Reshuffled
from mazziere.hand.state import UNSEEN, State
from mazziere.history.phh import CannotFollow, HandHistory
from mazziere.history.record import ALL, record
from mazziere.history.replay import replay

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.history.log import Log

SEAL = "_seal"
PROOFS = "_seal_proofs"


def proofs_for(deck: SealedDeck, hand: Hand, viewer: int | None = ALL) -> list[Proof]:
    """The proofs due to a viewer at the end of a hand: of every card seen, and of no other."""
    s = hand.state
    bit = 0 if viewer is None or viewer == ALL else 1 << viewer
    lots = lots_of(hand.events, s.start.pack)
    proofs = []
    for slot, face in enumerate(s.faces):
        seen = viewer == ALL or s.seen[slot] == EVERYONE or s.seen[slot] & bit
        if face != UNSEEN and seen:
            lot = lots.get(slot, 0)
            proofs.append(deck.proof(lot, deck.places([face], lot)[0]))
    return proofs


def record_sealed(hand: Hand, deck: SealedDeck, viewer: int | None = ALL, **told: Any) -> HandHistory:
    """The history of a hand dealt from a sealed deck, with what its viewer needs to check every card in it."""
    history = record(hand, viewer=viewer, **told)
    history.fields[SEAL] = msgspec.to_builtins(deck.seal)
    history.fields[PROOFS] = [_written(proof) for proof in proofs_for(deck, hand, viewer)]
    return history


def _written(proof: Proof) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(proof)
    return plain | {"card": CARDS[proof.card].code}


def lots_of(events: Iterable[Event], pack: int) -> dict[int, int]:
    """Which slots were filled by a reshuffle, and by which lot."""
    return {
        slot: event.lot for event in events if isinstance(event, Reshuffled) for slot in event.slots if slot >= pack
    }


# --------------------------------------------------------------------------- checking


def verify_history(history: HandHistory, secret: bytes | None = None) -> int:
    """Check the seal of a PHH hand; how many cards it proves. Raises SealError saying what does not hold."""
    if SEAL not in history.fields:
        raise SealError("seal-none")
    seal, proofs = _seal(history[SEAL]), [_proof(plain) for plain in history.get(PROOFS, ())]
    played = replay(history)
    if played.hand is None:
        raise SealError("seal-unplayed")
    return check(seal, proofs, played.hand.state, played.hand.events, secret)


def verify_log(told: Log, secret: bytes | None = None) -> int:
    """Check the seal of a log of ours; how many cards it proves. Raises SealError saying what does not hold."""
    if not told.start.seal:
        raise SealError("seal-none")
    try:
        state = told.state()
    except CannotFollow as error:
        raise SealError("seal-cannot-follow", number=error.number, event=error.event) from None
    return check(_seal(told.start.seal), told.proofs, state, told.events, secret)


def check(seal: Seal, proofs: Sequence[Proof], s: State, events: Sequence[Event], secret: bytes | None = None) -> int:
    """Hold every card that can be seen on the table to its proof, and with the secret to the deck itself."""
    verify_dealt(seal, proofs)
    places = {(proof.lot, proof.card): proof.position for proof in proofs}
    lots = lots_of(events, s.start.pack)
    if secret is not None:
        deck = audit(seal, secret)
        places = {(lot, card): place for lot in {0, *lots.values()} for place, card in enumerate(deck.order(lot))}
    known = {slot: face for slot, face in enumerate(s.faces) if face != UNSEEN}
    missing = [face for face in known.values() if not any((lot, face) in places for lot in {0, *lots.values()})]
    if missing:
        raise SealError("seal-proof-missing", cards=pretty(missing))
    owners = _owners(events)
    _told_once(events, known, owners)
    _in_place(known, places, owners, lots)
    return len(known)


def _told_once(events: Iterable[Event], known: Mapping[int, int], owners: Mapping[int, str]) -> None:
    """No event may tell of another card than the table shows in the end: a face is fixed, whoever sees it and when."""
    shown: dict[object, set[int]] = {}
    for slot, face in known.items():
        shown.setdefault(owners.get(slot, slot), set()).add(face)
    for event in events:
        for slot, face in zip(event.slots, event.faces, strict=False) if isinstance(event, Moved) else ():
            if face != UNSEEN and face not in shown.get(owners.get(slot, slot), ()):
                raise SealError("seal-told-twice", number=slot + 1, card=str(CARDS[face]))


def _owners(events: Iterable[Event]) -> dict[int, str]:
    """Which slots went to which player's hand; among those, a history need not say which card came first."""
    return {
        slot: zone.replace("up/", "hole/")
        for event in events
        if isinstance(event, Moved) and event.source == "stub"
        for slot, zone in zip(event.slots, event.to, strict=True)
        if zone.startswith(("hole/", "up/"))
    }


def _in_place(
    known: Mapping[int, int], places: Mapping[tuple[int, int], int], owners: Mapping[int, str], lots: Mapping[int, int]
) -> None:
    """Each card must lie where the deal puts it: the n-th card off the deck is the n-th of the first lot."""
    again = {(owners[slot], lot) for slot, lot in lots.items() if slot in owners}
    before: dict[int, int] = {}
    for slot, face in known.items():
        owner = owners.get(slot)
        position = places.get((0, face), -1)
        if owner is not None:
            fits = owners.get(position) == owner or any((lot, face) in places for to, lot in again if to == owner)
        elif slot in lots:
            position = places.get((lots[slot], face), -1)
            fits = position > before.get(lots[slot], -1)
            before[lots[slot]] = position
        else:
            fits = position == slot
        if not fits:
            raise SealError("seal-elsewhere", card=str(CARDS[face]), number=slot + 1)


def _seal(plain: Any) -> Seal:
    try:
        return msgspec.convert(plain, Seal)
    except msgspec.ValidationError:
        raise SealError("seal-unread", field=SEAL) from None


def _proof(plain: Any) -> Proof:
    try:
        return msgspec.convert({**plain, "card": int(parse_card(plain["card"]))}, Proof)
    except (msgspec.ValidationError, CardError, KeyError, TypeError):
        raise SealError("seal-unread", field=PROOFS) from None
