"""Staff press anything at any moment: chips, cards, logs and views stay whole, and the hand still ends."""

from collections.abc import Callable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mazziere.hand.events import Turn
from mazziere.hand.evolve import apply
from mazziere.hand.hand import Hand
from mazziere.hand.log import decode, encode, replay
from mazziere.hand.state import KILLED, State
from mazziere.hand.view import look, mask
from mazziere.rules.refusal import Refusal
from properties.players import MOST_ACTIONS, Mind, minds
from properties.tables import Table, proof, tables
from properties.test_conservation import sound

HOUSE = "house rule 7"


def hold(hand: Hand, chance: Random) -> None:
    hand.hold("the floor is called", HOUSE)
    hand.release(HOUSE)


def kill(hand: Hand, chance: Random) -> None:
    hand.kill(chance.choice(hand.state.live()), "fouled", HOUSE)


def restore(hand: Hand, chance: Random) -> None:
    s = hand.state
    dead = [seat for seat, status in enumerate(s.status) if status == KILLED]
    seat = chance.choice(dead or [0])
    cards = hand.variant.hole_cards if not hand.variant.upcards else 3
    hand.restore(seat, s.zones.get("muck", [])[-cards:], "identified", HOUSE)


def rewind(hand: Hand, chance: Random) -> None:
    turns = [place for place, event in enumerate(hand.events, 1) if isinstance(event, Turn)]
    hand.rewind(chance.choice(turns), "floor", "a mistake", HOUSE)


def freeze(hand: Hand, chance: Random) -> None:
    pot = chance.randrange(max(len(hand.state.pots), 1))
    hand.freeze(pot, chance.randint(1, 20), "in dispute", HOUSE)


def thaw(hand: Hand, chance: Random) -> None:
    hand.thaw({chance.randrange(hand.state.n): chance.randint(1, 10)}, "decided", HOUSE)


def expose(hand: Hand, chance: Random) -> None:
    seat = chance.randrange(hand.state.n)
    hand.turn_up(seat, hand.private(seat)[:1], HOUSE)


def shift(hand: Hand, chance: Random) -> None:
    hand.shift_clock(1000)


def void(hand: Hand, chance: Random) -> None:
    if not chance.randrange(6):
        hand.void("misdeal", HOUSE)


PRESSED: tuple[Callable[[Hand, Random], None], ...] = (
    hold, kill, restore, rewind, freeze, thaw, expose, shift, void,
)  # fmt: skip


def interrupted(table: Table, choices: bytes, seed: int, presses: int) -> Hand:
    """Play a hand to its end while staff press something now and then."""
    hand = table.deal()
    mind, chance = Mind(choices), Random(seed)
    for _ in range(MOST_ACTIONS):
        if hand.over:
            return hand
        if presses and not chance.randrange(3):
            presses -= 1
            before, events = hand.state.copy(), len(hand.events)
            try:
                chance.choice(PRESSED)(hand, chance)
            except Refusal:
                assert hand.state == before
                assert len(hand.events) == events
            continue
        mind.one(hand).take(hand)
    raise AssertionError("the hand does not end")


@given(tables(), minds, st.integers(0, 10**6), st.integers(1, 6))
@proof(250)
def test_no_interruption_loses_a_chip_a_card_or_the_thread(
    table: Table, choices: bytes, seed: int, presses: int
) -> None:
    hand = interrupted(table, choices, seed, presses)
    chips = sum(table.setup["stacks"])
    state = State()
    for event in hand.events:
        apply(state, event)
        sound(state, chips)
    assert state == hand
    assert replay(decode(encode(hand.events))) == hand
    assert hand.state.pot == sum(hand.state.bets) == 0


@given(tables(), minds, st.integers(0, 10**6), st.integers(1, 6))
@proof(100)
def test_no_interruption_tells_a_viewer_more_than_the_view(
    table: Table, choices: bytes, seed: int, presses: int
) -> None:
    hand = interrupted(table, choices, seed, presses)
    for viewer in (None, 0):
        whole, received = State(), State()
        for event in hand.events:
            apply(whole, event)
            apply(received, mask(event, viewer))
            assert look(received, viewer) == look(whole, viewer)
