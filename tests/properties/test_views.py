"""Views leak nothing: not in what they say, and not in how they differ."""

from collections.abc import Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mazziere.hand.deck import InOrder
from mazziere.hand.events import EVERYONE, Chose, Event, Moved, Turn
from mazziere.hand.evolve import apply
from mazziere.hand.hand import Hand
from mazziere.hand.log import encode_one
from mazziere.hand.state import UNSEEN, State
from mazziere.hand.view import look, mask
from properties.players import Action, minds, play_out
from properties.tables import Lots, Table, proof, tables

OPEN = ("up/", "board", "shared")


class Told(InOrder):
    """A deck that answers from a list of faces, one for every slot there will ever be."""

    def __init__(self, known: Sequence[int]) -> None:
        super().__init__(known)
        self.size = 52

    def reshuffle(self, slots: Sequence[int], lot: int, first: int) -> None:
        """The new slots are on the list already."""


def viewers(table: Table, choices: bytes) -> list[int | None]:
    """A spectator and a few seats."""
    n = len(table.setup["stacks"])
    return [None, *sorted({0, n - 1, len(choices) % n})]


def may_be_told(event: Event, viewer: int | None) -> None:
    """No face but the viewer's own, what lies open and what is turned up; nobody else's options or secrets."""
    if isinstance(event, Moved):
        for zone, face in zip(event.to, event.faces, strict=bool(event.faces)):
            turned_up = event.source == zone
            assert face == UNSEEN or turned_up or zone.startswith(OPEN) or zone == f"hole/{viewer}"
    if isinstance(event, Turn):
        assert not any(options for seat, options in zip(event.seats, event.options, strict=True) if seat != viewer)
    if isinstance(event, Chose) and event.secret and event.seat != viewer:
        assert not event.choice


@given(tables(), minds)
@proof(150)
def test_what_a_viewer_receives_adds_up_to_what_the_viewer_may_see(table: Table, choices: bytes) -> None:
    hand = table.deal()
    play_out(hand, choices)
    for viewer in viewers(table, choices):
        whole, received = State(), State()
        for event in hand.events:
            masked = mask(event, viewer)
            may_be_told(masked, viewer)
            apply(whole, event)
            apply(received, masked)
            assert look(received, viewer) == look(whole, viewer)
            known = {slot for slot, face in enumerate(received.faces) if face != UNSEEN}
            bit = 0 if viewer is None else 1 << viewer
            assert all(whole.seen[slot] == EVERYONE or whole.seen[slot] & bit for slot in known)


def received(hand: Hand, viewer: int | None) -> list[bytes]:
    """The frames of a viewer, as they go over the wire."""
    return [encode_one(mask(event, viewer)) for event in hand.events]


def without_hidden_cards(hand: Hand, viewer: int | None, seed: int) -> Told:
    """The same deck with every card the viewer has not seen put somewhere else."""
    bit = 0 if viewer is None else 1 << viewer
    deck = hand.deck
    assert isinstance(deck, InOrder)
    seen = {face for face, mask_ in zip(deck.known, hand.state.seen, strict=True) if mask_ == EVERYONE or mask_ & bit}
    hidden = [card for card in range(52) if card not in seen]
    shuffled = list(hidden)
    Random(seed).shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))
    return Told([other.get(card, card) for card in deck.known])


def replayed(table: Table, deck: object, actions: Sequence[Action]) -> Hand:
    hand = table.deal(deck)
    for action in actions:
        action.take(hand)
    return hand


@given(tables(), minds, st.integers(0, 30), st.integers(0, 99))
@proof(250)
def test_cards_a_viewer_has_not_seen_change_nothing_that_the_viewer_receives(
    table: Table, choices: bytes, back: int, seed: int
) -> None:
    """The hand stops at any moment; all that is hidden then is dealt differently, and the same things are done."""
    table = table.with_setup(showdown="ask")
    actions = play_out(table.deal(), choices)
    actions = actions[: max(len(actions) - back, 0)] if back < 20 else actions
    hand = replayed(table, InOrder.sealed(Lots(table.seed)), actions)
    for viewer in viewers(table, choices):
        other = replayed(table, without_hidden_cards(hand, viewer, seed), actions)
        assert received(other, viewer) == received(hand, viewer)
