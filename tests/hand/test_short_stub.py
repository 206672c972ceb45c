"""Stud runs short of cards: burns shuffled back, or one card for all (ST-RP10h, SV-STUD7-15)."""

import pytest

from mazziere import razz, stud
from mazziere.cards.testing import fixed_deck
from mazziere.hand.events import Moved, Reshuffled
from mazziere.hand.hand import Hand
from mazziere.hand.log import replay
from mazziere.hand.variant import Variant


def sixth_street(players: int, folding: dict[str, int] | None = None, game: Variant = stud) -> Hand:
    """So many players from the start; some fold on a street; sixth street is over but for its last word."""
    left = dict(folding or {})
    hand = game.deal(
        stacks=[1000] * players, ante=1, bring_in=2, small_bet=4, deck=fixed_deck(3), rulebook="sanremo-tournament"
    )
    hand.bring_in()
    while hand.street != "sixth" or len(hand.state.waiting) > 1:
        if left.get(hand.street):
            left[hand.street] -= 1
            hand.fold()
        else:
            hand.act("check" if hand.legal()[1].verb == "check" else "call")
    return hand


def seventh(hand: Hand) -> list[Moved | Reshuffled]:
    """What happens to the cards when seventh street is dealt."""
    before = len(hand.events)
    hand.check()
    assert replay(hand.events) == hand
    return [event for event in hand.events[before:] if isinstance(event, Moved | Reshuffled)]


def test_enough_cards_are_dealt_as_always() -> None:
    """ST-RP10h/4: six players leave 13 cards; eight are needed."""
    hand = sixth_street(6)
    burn, cards = seventh(hand)
    assert isinstance(burn, Moved)
    assert isinstance(cards, Moved)
    assert burn.to == ("burn",)
    assert len(cards.slots) == 6
    assert "shared" not in hand.state.zones


@pytest.mark.parametrize(("dealt_in", "folding", "players"), [(7, {}, 7), (8, {"third": 2}, 6)])
def test_burns_are_shuffled_back_when_they_make_enough(dealt_in: int, folding: dict[str, int], players: int) -> None:
    """ST-RP10h/1, SV-STUD7-15/3: seven players, stub 7 and three burns. SV-STUD7-15/4: six of eight are left."""
    hand = sixth_street(dealt_in, folding)
    assert len(hand.state.zones["stub"]) == 7
    mixed, burn, cards = seventh(hand)
    assert isinstance(mixed, Reshuffled)
    assert mixed.zones == ("stub", "burn")
    assert len(mixed.slots) == 10
    assert mixed.rule == "ST-RP10h"
    assert isinstance(burn, Moved)
    assert burn.to == ("burn",)
    assert isinstance(cards, Moved)
    assert len(cards.slots) == players
    assert all(len(hand.state.zones[f"hole/{seat}"]) == 3 for seat in hand.state.live())


@pytest.mark.parametrize(("street", "stub"), [("fourth", 3), ("third", 4)])
def test_one_card_for_all_when_even_the_burns_would_not_do(street: str, stub: int) -> None:
    """ST-RP10h/2: one of eight folds on fourth street, stub 3. SV-STUD7-15/2: on third street, stub 4."""
    hand = sixth_street(8, {street: 1})
    assert len(hand.state.zones["stub"]) == stub
    opener = hand.state.opener
    burn, common = seventh(hand)
    assert isinstance(burn, Moved)
    assert burn.to == ("burn",)
    assert isinstance(common, Moved)
    assert common.to == ("shared",)
    assert hand.state.opener == opener == hand.actor, "the opener of sixth street speaks first"
    (face,) = hand.state.cards("shared")
    assert hand.view(None).zones["shared"] == (face,)


def test_with_fewer_than_three_cards_the_burns_are_shuffled_in_for_one_common_card() -> None:
    """ST-RP10h/3, SV-STUD7-15/1: eight players, one card left."""
    hand = sixth_street(8)
    assert len(hand.state.zones["stub"]) == 1
    mixed, burn, common = seventh(hand)
    assert isinstance(mixed, Reshuffled)
    assert len(mixed.slots) == 4
    assert isinstance(burn, Moved)
    assert burn.to == ("burn",)
    assert isinstance(common, Moved)
    assert common.to == ("shared",)
    assert len(hand.state.zones["stub"]) == 2


@pytest.mark.parametrize("game", [stud, razz])
def test_the_common_card_is_part_of_every_hand(game: Variant) -> None:
    hand = sixth_street(8, game=game)
    seventh(hand)
    while not hand.over:
        hand.check()
    assert sum(hand.stacks) == 8000
    shared = hand.state.cards("shared")
    winner = max(range(8), key=lambda seat: hand.state.awards[seat])
    assert shared[0] in hand.own_cards(winner)
    assert len(hand.own_cards(winner)) == 7
