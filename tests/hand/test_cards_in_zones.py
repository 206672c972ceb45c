"""Cards are slots in zones: two events move them all, faces may be unknown, and each card knows who has seen it."""

import pytest

from mazziere import draw5, holdem, stud
from mazziere.cards import parse_cards
from mazziere.cards.testing import fixed_deck
from mazziere.hand.deck import Stacked
from mazziere.hand.events import EVERYONE, Event, Moved, Reshuffled
from mazziere.hand.evolve import evolve
from mazziere.hand.hand import Hand
from mazziere.hand.log import replay
from mazziere.hand.state import UNSEEN, State
from mazziere.hand.view import look
from mazziere.rules.refusal import Refusal


def eight_draw() -> Hand:
    """Eight players change all their cards: the stub runs out and the discards are shuffled back."""
    hand: Hand = draw5.deal(stacks=[1000] * 8, blinds=(5, 10), deck=fixed_deck(7))
    for _ in range(7):
        hand.call()
    hand.check()
    for _ in range(8):
        hand.act("draw", 5)
    return hand


def test_nothing_but_moved_and_reshuffled_touches_a_card() -> None:
    hand = eight_draw()
    state = State()
    for event in hand.events:
        after = evolve(state, event)
        if not isinstance(event, Moved | Reshuffled) and state.n:
            assert (after.zones, after.faces, after.seen) == (state.zones, state.faces, state.seen)
        state = after
    assert any(isinstance(event, Reshuffled) for event in hand.events)


def test_a_reshuffle_gives_new_slots_so_that_no_card_can_be_followed() -> None:
    hand = eight_draw()
    place, event = next((place, e) for place, e in enumerate(hand.events) if isinstance(e, Reshuffled))
    before = replay(hand.events[:place])
    mixed = [slot for zone in event.zones for slot in before.zones.get(zone, ())]
    assert len(event.slots) == len(mixed)
    assert not set(event.slots) & set(range(len(before.faces)))
    after = replay(hand.events[: place + 1])
    assert all(after.faces[slot] == UNSEEN and not after.seen[slot] for slot in after.zones["stub"])


def test_a_reshuffle_follows_the_lots_of_the_seal() -> None:
    """The same cards, in the order in which the sealed lot has them: nobody can choose the order afterwards."""
    deck = fixed_deck(7)
    hand = eight_draw()
    place, event = next((place, e) for place, e in enumerate(hand.events) if isinstance(e, Reshuffled))
    before = replay(hand.events[:place])
    cards = [before.faces[slot] for zone in event.zones for slot in before.zones.get(zone, ())]
    sealed = list(deck.reshuffle(cards, lot=event.lot))
    given: list[int] = []
    for later in hand.events[place + 1 :]:
        if isinstance(later, Reshuffled):
            break
        if isinstance(later, Moved) and later.source == "stub":
            given += later.faces
    assert given == sealed[: len(given)]
    assert given


def test_an_unknown_deck_deals_unknown_faces() -> None:
    hand = holdem.deal(stacks=[1000] * 2, blinds=(5, 10), deck="unknown").call().check()
    assert hand.board == [UNSEEN] * 3
    assert hand.view(0).seats[0].hole == (UNSEEN, UNSEEN)
    assert replay(hand.events) == hand


def test_the_dealer_names_the_cards_that_came() -> None:
    hand = holdem.deal(stacks=[1000] * 2, blinds=(5, 10), deck="unknown", dealing="by hand").call().check()
    hand.deal(parse_cards("As Kd 7h"))
    assert hand.board == list(parse_cards("As Kd 7h"))
    hand.check().check()
    hand.deal(parse_cards("2c"))
    assert hand.board == list(parse_cards("As Kd 7h 2c"))


@pytest.mark.parametrize("named", [(51, 45), (51, 45, 22, 0), (51, 51, 45), (43, 45, 22), (51, 45, 52), (51, 45, 99)])
def test_cards_that_cannot_have_come_are_refused_and_change_nothing(named: tuple[int, ...]) -> None:
    """Too few, too many, one twice, a card a player holds, an unknown one, and no card at all."""
    deck = Stacked(52, {"hole/0": parse_cards("Qs Qd")})
    hand = holdem.deal(stacks=[1000] * 2, blinds=(5, 10), deck=deck, dealing="by hand").call().check()
    before = hand.state.copy()
    with pytest.raises(Refusal) as refusal:
        hand.deal(named)
    assert refusal.value.code == "wrong-cards"
    assert hand.state == before
    hand.deal(parse_cards("2c 3c 4c"))
    assert hand.board == list(parse_cards("2c 3c 4c"))


def test_a_live_table_tells_a_hand_when_it_is_shown() -> None:
    hand = holdem.deal(stacks=[100] * 2, blinds=(5, 10), deck="unknown", dealing="by hand", showdown="ask")
    hand.call().check()
    for cards in ("As Kd 7h", "2c", "9s"):
        hand.deal(parse_cards(cards)).check().check()
    hand.act("show", seat=0, cards=parse_cards("Ah Ac"))
    with pytest.raises(Refusal):
        hand.act("show", seat=1, cards=parse_cards("Ah Kc"))
    hand.act("show", seat=1, cards=parse_cards("Kh Kc"))
    assert hand.over
    assert hand.stacks == [110, 90]


def test_a_hole_card_is_seen_by_its_owner_alone() -> None:
    hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10))
    for seat in range(3):
        assert [hand.state.seen[slot] for slot in hand.state.zones[f"hole/{seat}"]] == [1 << seat] * 2
        hole = tuple(hand.state.cards(f"hole/{seat}"))
        for viewer in (None, 0, 1, 2):
            assert hand.view(viewer).seats[seat].hole == (hole if viewer == seat else (UNSEEN, UNSEEN))


def test_one_card_exposed_is_seen_by_all_and_the_other_stays_hidden() -> None:
    hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10))
    slot, other = hand.state.zones["hole/1"]
    hand.turn_up(1, [slot], rule="house rule 7")
    assert hand.state.seen[slot] == EVERYONE
    face = hand.state.faces[slot]
    assert hand.view(None).seats[1].hole == (face, UNSEEN)
    assert hand.state.seen[other] == 1 << 1
    hand.call().call().fold()
    assert hand.view(0).zones["muck"] == (face, UNSEEN)


def test_an_exposed_card_becomes_a_burn_that_everybody_sees() -> None:
    """A card turned over in the deal is shown, replaced and burned (ST-35a)."""
    hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10), deck=range(52))
    slot = hand.state.zones["stub"][0]
    shown: Event = Moved((slot,), "stub", ("burn",), (EVERYONE,), (6,))
    hand.emit(shown)
    assert hand.view(None).zones["burn"] == (6,)
    hand.call().call().check()
    assert hand.view(None).zones["burn"] == (6, UNSEEN)
    assert hand.board == [8, 9, 10]


def test_a_card_some_have_seen_is_told_to_them_alone() -> None:
    hand = holdem.deal(stacks=[1000] * 3, blinds=(5, 10), deck=range(52))
    slot = hand.state.zones["stub"][0]
    hand.emit(Moved((slot,), "stub", ("aside",), (0b101,), (6,)))
    assert look(hand.state, 0).zones["aside"] == (6,)
    assert look(hand.state, 2).zones["aside"] == (6,)
    assert look(hand.state, 1).zones["aside"] == (UNSEEN,)
    assert look(hand.state, None).zones["aside"] == (UNSEEN,)


def test_stud_deals_up_and_down_and_burns_from_fourth_street_on() -> None:
    hand = stud.deal(stacks=[1000] * 2, ante=5, bring_in=10, small_bet=20)
    assert [len(hand.state.zones[zone]) for zone in ("hole/0", "up/0", "hole/1", "up/1")] == [2, 1, 2, 1]
    assert "burn" not in hand.state.zones
    hand.bring_in()
    hand.call()
    assert len(hand.state.zones["burn"]) == 1
    assert [len(hand.view(None).seats[seat].up) for seat in (0, 1)] == [2, 2]
