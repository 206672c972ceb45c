"""What a viewer gets does not depend on what the viewer may not know."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from italiana.tables import Lots, minds, played, series, take
from mazziere.cards import parse_cards
from mazziere.games.italiana import ITALIANA, Partita
from mazziere.hand.deck import InOrder, Stacked
from mazziere.hand.evolve import fold
from mazziere.hand.hand import Hand
from mazziere.hand.log import encode
from mazziere.hand.view import look, mask
from properties.tables import proof


def frames(hand: Hand, viewer: int | None) -> bytes:
    """Everything a viewer receives, first event to last, and the table at the end."""
    return encode([mask(event, viewer) for event in hand.events]) + repr(look(hand.state, viewer)).encode()


def dealt(b: str, c: str) -> Hand:
    """A hand of three in which the dealer sees nothing of B and C."""
    holes = {"hole/0": parse_cards("9s 8s Ts Qd Kc"), "hole/1": parse_cards(b), "hole/2": parse_cards(c)}
    rest = parse_cards("Ah Ad Ac As Kh Kd Ks Qc Qh Jc Js 9h 9d")
    deck = Stacked(28, holes, [card for card in rest if card not in {*holes["hole/1"], *holes["hole/2"]}])
    return ITALIANA.deal(stacks=[500] * 3, invito=10, button=0, deck=deck)


def test_nobody_learns_from_a_knock_whether_a_seat_had_openers() -> None:
    with_openers, without = dealt("Jh Jd Th 9c 8h", "Qs Td 8d 9d 8c"), dealt("Jh Tc Th 9c 8h", "Qs Td 8d 9d 8c")
    assert "apro" in [option.verb for option in with_openers.act("dai-carte").legal()]
    assert "apro" not in [option.verb for option in without.act("dai-carte").legal()]
    for viewer in (0, 2, None):
        assert frames(with_openers, viewer) == frames(without, viewer)
    assert frames(with_openers, 1) != frames(without, 1)
    for hand in (with_openers, without):
        hand.act("busso")
    for viewer in (0, 2, None):
        assert frames(with_openers, viewer) == frames(without, viewer)


def test_an_automatic_choice_is_for_its_player_alone() -> None:
    one, other = dealt("Jh Jd Th 9c 8h", "Qs Td 8d 9d 8c"), dealt("Jh Jd Th 9c 8h", "Qs Td 8d 9d 8c")
    one.act("mostro-sempre", seat=1)
    other.act("nascondo-sempre", seat=1)
    assert frames(one, 0) == frames(other, 0)
    assert frames(one, 1) != frames(other, 1)


@given(series(), minds, st.integers(0, 5))
@proof(40)
def test_folding_what_a_viewer_receives_gives_what_the_viewer_sees(
    drawn: tuple[Partita, str], choices: bytes, place: int
) -> None:
    partita, seed = drawn
    hand = partita.deal(deck=InOrder.sealed(Lots(seed)))
    viewer = place % hand.state.n
    for _ in played(hand, iter(choices)):
        assert look(fold([mask(event, viewer) for event in hand.events]), viewer) == hand.view(viewer)


EARLY = ("invito", "buio", "apertura", "cambio", "ultima", "scelta", "giro", "puntata")
"""Up to here no hands have been compared but by what lies open."""


def as_far_as_the_showing(hand: Hand, choices: bytes) -> list[tuple[int, str, int]]:
    """What is done before any hand is shown, or discards are shuffled by a lot of their own."""
    actions = []
    for action in played(hand, iter(choices)):
        trial = hand.copy()
        take(trial, action)
        if trial.street.split()[0] not in EARLY or trial.over or trial.state.lot:
            break
        actions.append(action)
    return actions


def dealt_otherwise(hand: Hand, viewer: int, order: list[int], dice: Random) -> list[int]:
    """The same deck but for the cards that the viewer has not seen, which lie in any order."""
    state, pack = hand.state, set(hand.variant.pack)
    seen = {state.faces[slot] for slot, mask in enumerate(state.seen) if mask & 1 << viewer}
    hidden = [slot for slot, card in enumerate(order) if card not in seen and card in pack]
    cards = [order[slot] for slot in hidden]
    dice.shuffle(cards)
    other = list(order)
    for slot, card in zip(hidden, cards, strict=True):
        other[slot] = card
    return other


@given(series(), minds, st.integers(0, 5), st.randoms(use_true_random=False))
@proof(100)
def test_cards_a_viewer_has_not_seen_change_nothing_for_the_viewer(
    drawn: tuple[Partita, str], choices: bytes, place: int, dice: Random
) -> None:
    partita, seed = drawn
    order = Lots(seed).order(0)
    actions = as_far_as_the_showing(partita.deal(deck=InOrder(order)), choices)
    hand = partita.deal(deck=InOrder(order))
    for action in actions:
        take(hand, action)
    viewer = place % hand.state.n
    other = partita.deal(deck=InOrder(dealt_otherwise(hand, viewer, order, dice)))
    for action in actions:
        # Whoever opened may not hold openers now, nor the card that was turned: that much everybody has learnt.
        assume(action[1] not in ("apro", "mostro") or action[0] == viewer)
        take(other, action)
    assert frames(other, viewer) == frames(hand, viewer)
