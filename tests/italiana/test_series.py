"""Hands that follow one another: every chip is somewhere, no card is there twice, every hand ends and can be told."""

from copy import deepcopy

from hypothesis import given

from italiana.tables import hands, minds, played, series
from mazziere.games.italiana import Partita
from mazziere.hand.deck import InOrder
from mazziere.hand.evolve import evolve
from mazziere.hand.log import decode, encode, replay, resume
from mazziere.hand.state import UNSEEN, State
from properties.tables import proof


def sound(state: State, chips: int) -> None:
    """What holds after every event of every hand."""
    assert state.chips() == chips
    assert min(state.stacks) >= 0
    assert min(state.bets) >= 0
    assert state.pot >= 0
    slots = [slot for zone in state.zones.values() for slot in zone]
    assert len(slots) == len(set(slots)) == state.start.pack
    faces = [state.faces[slot] for slot in slots if state.faces[slot] != UNSEEN]
    assert len(faces) == len(set(faces))


@given(series(), minds)
@proof(250)
def test_every_chip_is_in_a_stack_in_a_pot_carried_or_raked(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    chips = sum(partita.stacks)
    raked = 0
    for hand in hands(partita, seed, choices):
        raked += hand.state.raked
        assert (
            sum(hand.state.stacks) + hand.carry.pot
            == hand.state.start.carry.pot + sum(hand.state.start.stacks) - hand.state.raked
        )
    assert sum(partita.stacks) + partita.carry.pot + raked == chips


@given(series(), minds)
@proof(40)
def test_every_event_keeps_every_chip_and_every_card(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        state = evolve(State(), hand.events[0])
        chips = state.chips()
        for event in hand.events[1:]:
            state = evolve(state, event)
            sound(state, chips)
        assert state == hand


@given(series(), minds)
@proof(40)
def test_the_log_tells_the_hand(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        told = decode(encode(hand.events))
        assert told == hand.events
        assert replay(told) == hand


@given(series(), minds)
@proof(40)
def test_a_hand_taken_up_from_its_log_goes_on_as_it_would_have(drawn: tuple[Partita, str], choices: bytes) -> None:
    from italiana.tables import Lots

    partita, seed = drawn
    hand = partita.deal(deck=InOrder.sealed(Lots(seed)))
    later = iter(choices[5:])
    for done, _ in enumerate(played(hand, iter(choices))):
        if done == 5:
            again = resume(decode(encode(hand.events)), partita.game, InOrder.sealed(Lots(seed)))
            assert again == hand
            one, other = list(played(hand.copy(), deepcopy(later))), list(played(again, later))
            assert one == other
            break


@given(series(), minds)
@proof(40)
def test_the_clock_spends_no_chip_and_changes_no_card(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, _ = drawn
    hand = partita.deal()
    for _ in played(hand, iter(choices), presence=False):
        for pending in hand.pending:
            trial = hand.copy()
            own = hand.own_cards(pending)
            trial.act("time-out", seat=pending)
            assert trial.state.stacks[pending] >= hand.state.stacks[pending]
            left = trial.own_cards(pending)
            assert not left or set(own) <= set(left), "cards were changed"


@given(series(), minds)
@proof(40)
def test_no_pot_is_ever_divided(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices):
        for event in hand.events:
            assert len(getattr(event, "amounts", (0,))) == 1
