"""The exchange of a full table: discards come back as often as they must, each time by a lot that was sealed."""

from itertools import product

import pytest

from mazziere.cards import SealedDeck
from mazziere.games.italiana import ITALIANA
from mazziere.games.italiana.cambio import LOTS
from mazziere.hand.events import Reshuffled
from mazziere.hand.hand import Hand
from mazziere.history.seals import proofs_for


def opened(players: int) -> tuple[SealedDeck, Hand]:
    """A hand of so many, opened and seen by all: decks are tried until somebody holds openers."""
    while True:
        deck = SealedDeck.make(lots=LOTS)
        hand = ITALIANA.deal([500] * players, invito=10, deck=deck).act("dai-carte")
        while hand.street == "apertura" and not hand.over:
            option = [option for option in hand.legal() if option.verb in ("busso", "vedo", "apro")][-1]
            hand.act(option.verb, option.low)
        if not hand.over:
            return deck, hand


def reshuffles(hand: Hand) -> list[int]:
    return [event.lot for event in hand.events if isinstance(event, Reshuffled)]


@pytest.mark.parametrize("changes", [(4,) * 6, (2, 3, 3, 3, 4, 4)])
def test_every_card_of_two_reshuffles_can_be_proved(changes: tuple[int, ...]) -> None:
    deck, hand = opened(6)
    for count in changes:
        hand.act("cambio", count)
    assert reshuffles(hand) == [1, 2]
    while not hand.over:
        hand.act("busso")
    assert proofs_for(deck, hand)


@pytest.mark.parametrize(("players", "most"), [(2, 0), (3, 0), (4, 1)])
def test_no_exchange_needs_more_lots_than_are_sealed(players: int, most: int) -> None:
    _, base = opened(players)
    found = set()
    for changes in product((0, 3, 4), repeat=players):
        hand = base.copy()
        for count in changes:
            hand.act("cambio", count)
        found.add(len(reshuffles(hand)))
    assert max(found) == most < LOTS
