"""Chips are conserved to the unit, no card is there twice, and every hand ends."""

from hypothesis import given

from mazziere.hand.events import Event
from mazziere.hand.evolve import evolve
from mazziere.hand.log import decode, decode_one, encode, encode_one, replay
from mazziere.hand.state import UNSEEN, State
from properties.players import minds, play_out, played
from properties.tables import Table, proof, tables


def sound(state: State, chips: int) -> None:
    """What holds after every event of every hand."""
    assert state.chips() == chips
    assert min(state.stacks) >= 0
    assert min(state.bets) >= 0
    assert state.pot >= 0
    assert state.frozen >= 0
    slots = [slot for zone in state.zones.values() for slot in zone]
    assert len(slots) == len(set(slots)) == state.start.pack
    faces = [state.faces[slot] for slot in slots if state.faces[slot] != UNSEEN]
    assert len(faces) == len(set(faces))


def stepped(events: list[Event]) -> State:
    """Fold events one by one through the pure `evolve`, looking at every state on the way."""
    state = evolve(State(), events[0])
    chips = state.chips()
    for event in events[1:]:
        before = state.copy()
        after = evolve(state, event)
        assert state == before
        sound(after, chips)
        state = after
    return state


@given(tables(), minds)
@proof(350)
def test_every_event_keeps_every_chip_and_every_card(table: Table, choices: bytes) -> None:
    hand = table.deal()
    play_out(hand, choices)
    assert stepped(hand.events) == hand


@given(tables(), minds)
@proof(300)
def test_a_hand_that_is_over_has_paid_everything_out(table: Table, choices: bytes) -> None:
    hand = table.deal()
    play_out(hand, choices)
    state = hand.state
    assert state.pot == sum(state.bets) == state.carry.pot == 0
    assert sum(state.stacks) + state.raked == sum(table.setup["stacks"])
    assert not hand.pending


@given(tables(), minds)
@proof(200)
def test_the_log_tells_the_hand(table: Table, choices: bytes) -> None:
    hand = table.deal()
    for _ in played(hand, choices):
        assert replay(hand.events) == hand
    told = decode(encode(hand.events))
    assert told == hand.events
    assert replay(told) == hand
    assert [decode_one(encode_one(event)) for event in hand.events] == hand.events
