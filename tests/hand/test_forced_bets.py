"""Every chip owed before the cards: blinds of any shape, antes, posts, straddles, and short stacks."""

from typing import Any

import pytest

from mazziere import holdem, omaha, stud
from mazziere.cards import parse_cards
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Post, Rake
from mazziere.hand.hand import Hand
from mazziere.hand.setup import SetupError
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import house

BLIND_FIRST = house(
    'name = "blind before ante"\n[policies]\nbig_blind_ante_order = "blind-first"', over="sanremo-tournament"
)


def options(hand: Hand) -> list[str]:
    return [str(option) for option in hand.legal()]


# --------------------------------------------------------------------------- blinds


def test_uneven_blinds_are_posted_as_they_are_and_the_larger_is_the_bet() -> None:
    hand = holdem.deal(stacks=[1000] * 3, blinds=(100, 300))
    assert hand.state.bets == [100, 300, 0]
    assert options(hand) == ["fold", "call 300", "raise 600..1000"]


def test_equal_blinds_leave_both_their_option() -> None:
    hand = holdem.deal(stacks=[1000] * 3, blinds=(100, 100)).call().check()
    assert hand.actor == 1
    assert options(hand) == ["fold", "check", "raise 200..1000"]


def test_a_missing_small_blind_leaves_the_order_of_action_as_it_was() -> None:
    """The small blind has left: only the big blind is posted (SC-BLIND-a1)."""
    hand = holdem.deal(stacks=[1000] * 4, blinds=(0, 100), rulebook="sanremo-cash")
    assert hand.state.bets == [0, 100, 0, 0]
    assert hand.actor == 2


def test_heads_up_the_button_has_the_small_blind_and_speaks_first_then_last() -> None:
    """ST-34a, SC-BLIND-h, FG-5."""
    hand = holdem.deal(stacks=[1000, 1000], blinds=(50, 100), button=0, deck=range(52))
    assert hand.state.bets == [50, 100]
    assert hand.actor == 0
    assert hand.state.cards("hole/1")[0] == 0, "the first card goes to the big blind"
    hand.call().check()
    assert hand.actor == 1


def test_the_big_blind_may_raise_when_everybody_has_only_called() -> None:
    """FG-4, SC-BLIND-b."""
    hand = holdem.deal(stacks=[1000] * 3, blinds=(50, 100)).call().call()
    assert hand.actor == 1
    assert options(hand) == ["fold", "check", "raise 200..1000"]
    hand.raise_to(300).fold().fold()
    assert hand.stacks == [900, 1200, 900]


def test_a_short_big_blind_is_still_a_whole_bet_to_call() -> None:
    """The bet to match is the blind due, not what a short stack could post (FG-9b)."""
    hand = holdem.deal(stacks=[1000, 30, 1000], blinds=(50, 100))
    assert hand.state.bets == [50, 30, 0]
    assert options(hand) == ["fold", "call 100", "raise 200..1000"]


def test_a_caller_of_a_short_big_blind_gets_back_what_nobody_matched() -> None:
    hand = holdem.deal(
        stacks=[1000, 30, 1000],
        blinds=(50, 100),
        hole={0: "2c 7d", 1: "As Ah", 2: "Kc Kd"},
        board="Qs Js 8h 3c 4d",
    )
    hand.call().fold()
    assert hand.over
    assert hand.stacks == [950, 90, 990], "the side pot of 40 and the 50 nobody matched are the caller's"


def test_everybody_all_in_for_the_blinds_runs_out_at_once() -> None:
    hand = holdem.deal(stacks=[50, 70], blinds=(50, 100), button=0)
    assert hand.over
    assert sum(hand.stacks) == 120
    assert len(hand.board) == 5


# --------------------------------------------------------------------------- antes


def test_each_pays_an_ante_that_does_not_count_as_a_bet() -> None:
    hand = holdem.deal(stacks=[1000] * 3, blinds=(50, 100), ante=10)
    assert hand.pot == 180
    assert hand.state.bets == [50, 100, 0]
    assert options(hand)[1] == "call 100"


def test_the_ante_of_the_big_blind_comes_before_the_blind() -> None:
    """ST-RP11/1: 1,500 chips, ante 1,000 first, 500 left for the blind."""
    hand = holdem.deal(stacks=[9000, 1500, 9000], blinds=(500, 1000), bb_ante=1000)
    assert hand.state.bets == [500, 500, 0]
    assert hand.state.pot == 1000
    assert hand.state.stacks[1] == 0
    assert options(hand)[1] == "call 1000"


def test_a_big_blind_short_of_the_ante_is_all_in_for_it() -> None:
    """ST-RP11/2: 800 chips, all of them ante; nothing is left for the blind."""
    hand = holdem.deal(
        stacks=[9000, 800, 9000],
        blinds=(500, 1000),
        bb_ante=1000,
        hole={0: "Kc Kd", 1: "As Ah", 2: "Qc Qd"},
        board="7s 5s 8h 3c 2d",
    )
    assert hand.state.bets == [500, 0, 0]
    assert hand.state.pot == 800
    hand.call().call()
    hand.check().check().check().check().check().check()
    assert hand.over
    assert hand.stacks == [10000, 800, 8000], "the ante is all that the all-in hand can win"


def test_the_big_blind_ante_keeps_its_size_at_a_short_table() -> None:
    """ST-RP11/3."""
    hand = holdem.deal(stacks=[100_000] * 3, blinds=(5000, 10_000), bb_ante=10_000)
    assert hand.pot == 25_000
    assert hand.state.pot == 10_000


def test_a_house_may_take_the_blind_before_the_ante() -> None:
    hand = holdem.deal(stacks=[9000, 1500, 9000], blinds=(500, 1000), bb_ante=1000, rulebook=BLIND_FIRST)
    assert hand.state.bets == [500, 1000, 0]
    assert hand.state.pot == 500


def test_the_button_may_pay_the_ante_for_all() -> None:
    hand = holdem.deal(stacks=[1000] * 4, blinds=(50, 100), button_ante=100, button=3)
    assert hand.stacks == [950, 900, 1000, 900]
    assert hand.state.pot == 100


def test_all_in_for_less_than_the_ante_wins_that_much_of_each() -> None:
    hand = holdem.deal(
        stacks=[1000, 1000, 4],
        blinds=(50, 100),
        ante=10,
        hole={0: "Kc Kd", 1: "Qc Qd", 2: "As Ah"},
        board="7s 5s 8h 3c 2d",
    )
    assert hand.actor == 0
    hand.call().check()
    hand.check().check().check().check().check().check()
    assert hand.stacks == [1102, 890, 12]


def test_two_hands_all_in_for_the_ante_still_play_for_it() -> None:
    hand = stud.deal(stacks=[5, 5], ante=5, bring_in=10, small_bet=20)
    assert hand.over
    assert sum(hand.stacks) == 10
    assert hand.carry.pot == 0


# --------------------------------------------------------------------------- posts


def usual(*more: Post) -> tuple[Post, ...]:
    return (Post(0, 50, "small blind"), Post(1, 100, "big blind"), *more)


def test_a_new_player_posts_a_live_blind_and_has_the_option() -> None:
    """SC-BLIND-c: the post counts as the new player's bet."""
    hand = holdem.deal(stacks=[1000] * 5, blinds=(50, 100), posts=usual(Post(3, 100, "post")), rulebook="sanremo-cash")
    assert hand.state.bets == [50, 100, 0, 100, 0]
    assert hand.actor == 2
    hand.fold()
    assert options(hand) == ["fold", "check", "raise 200..1000"]


def test_a_returning_player_owes_a_live_and_a_dead_blind() -> None:
    """SC-MISS-1: the big blind is live, the small one goes to the pot."""
    posts = usual(Post(3, 100, "post"), Post(3, 50, "dead blind", live=False))
    hand = holdem.deal(stacks=[1000] * 5, blinds=(50, 100), posts=posts, rulebook="sanremo-cash")
    assert hand.state.stacks[3] == 850
    assert hand.state.bets[3] == 100
    assert hand.state.pot == 50
    hand.fold().check().fold().fold()
    assert hand.over is False
    assert hand.actor == 1


def test_a_dead_small_blind_alone_buys_no_bet() -> None:
    """SC-MISS-2."""
    posts = usual(Post(3, 50, "dead blind", live=False))
    hand = holdem.deal(stacks=[1000] * 5, blinds=(50, 100), posts=posts, rulebook="sanremo-cash")
    hand.fold()
    assert options(hand)[1] == "call 100"


def test_a_dead_button_changes_nobodys_turn() -> None:
    """SC-BLIND-a, FG-3: the button stands before an empty seat; the first live seat to its left posts."""
    hand = holdem.deal(stacks=[1000] * 4, blinds=(50, 100), button=None, left=2)
    assert hand.state.bets == [0, 0, 50, 100]
    assert hand.actor == 0
    hand.call().call().call().check()
    assert hand.actor == 2


# --------------------------------------------------------------------------- straddles


def before_the_cards(seats: int = 6) -> Hand:
    """A cash table where the dealer waits for straddles; seat 0 has the small blind, the last seat the button."""
    hand: Hand = holdem.deal(stacks=[1000] * seats, blinds=(5, 10), rulebook="sanremo-cash", dealing="by hand")
    return hand


def test_a_live_straddle_is_twice_the_big_blind_and_speaks_last() -> None:
    """SC-STRAD-1, SC-STRAD-3."""
    hand = before_the_cards()
    hand.act("post", 20, seat=2)
    hand.deal()
    assert hand.actor == 3
    assert options(hand) == ["fold", "call 20", "raise 40..1000"]
    hand.call().call().call().call().call()
    assert hand.actor == 2
    assert options(hand) == ["fold", "check", "raise 40..1000"]


def test_a_counter_straddle_doubles_the_live_one_and_speaks_last() -> None:
    """SC-STRAD-2, SC-STRAD-3."""
    hand = before_the_cards()
    hand.act("post", 20, seat=2)
    hand.act("post", 40, seat=3)
    hand.deal()
    assert hand.actor == 4
    assert options(hand)[1] == "call 40"
    for _ in range(5):
        hand.call()
    assert hand.actor == 3


def test_there_is_no_counter_without_a_live_straddle() -> None:
    """SC-STRAD-2."""
    with pytest.raises(Refusal) as refusal:
        before_the_cards().act("post", 40, seat=3)
    assert refusal.value.rule == "SC-STRAD-2"


def test_the_button_may_straddle_and_the_small_blind_then_speaks_first() -> None:
    """SC-STRAD-4."""
    hand = before_the_cards()
    hand.act("post", 20, seat=5)
    hand.deal()
    assert hand.actor == 0
    for _ in range(5):
        hand.call()
    assert hand.actor == 5
    assert options(hand) == ["fold", "check", "raise 40..1000"]


def test_the_live_straddle_comes_before_the_buttons() -> None:
    """SC-STRAD-5: the button takes its chips back."""
    hand = before_the_cards()
    hand.act("post", 20, seat=5)
    hand.act("post", 20, seat=2)
    assert hand.state.bets == [5, 10, 20, 0, 0, 0]
    with pytest.raises(Refusal) as refusal:
        hand.act("post", 20, seat=5)
    assert "SC-STRAD-5" in refusal.value.rule
    hand.deal()
    assert hand.actor == 3


@pytest.mark.parametrize("amount", [10, 15, 25, 40])
def test_a_live_straddle_is_exactly_twice_the_big_blind(amount: int) -> None:
    hand = before_the_cards()
    with pytest.raises(Refusal):
        hand.act("post", amount, seat=2)
    assert hand.state.bets == [5, 10, 0, 0, 0, 0]


def test_nobody_straddles_once_the_cards_are_out() -> None:
    hand = before_the_cards()
    hand.deal()
    with pytest.raises(Refusal):
        hand.act("post", 20, seat=2)


def test_a_straddle_nobody_calls_is_given_back_but_for_the_blind_it_beat() -> None:
    hand = holdem.deal(stacks=[1000] * 4, blinds=(5, 10), straddles=[(2, 20)], rulebook="sanremo-cash")
    hand.fold().fold().fold()
    assert hand.stacks == [995, 990, 1015, 1000]


# --------------------------------------------------------------------------- bring-in


def doors(*up: str, stacks: tuple[int, ...] = (1000, 1000, 1000)) -> Hand:
    """Seven-card stud with these door cards."""
    places = {f"up/{seat}": parse_cards(card) for seat, card in enumerate(up)}
    named = {card for cards in places.values() for card in cards}
    deck = Stacked(52, places, [card for card in range(52) if card not in named])
    hand: Hand = stud.deal(stacks, ante=5, bring_in=10, small_bet=20, deck=deck)
    return hand


def test_the_lowest_door_card_brings_in_and_suits_break_ties() -> None:
    """SV-STUD7-4: of two deuces, clubs are lower."""
    hand = doors("2d", "Kh", "2c")
    assert hand.actor == 2
    assert options(hand) == ["bring-in 10", "complete 20"]


def test_who_owes_the_bring_in_may_not_fold() -> None:
    hand = doors("2d", "Kh", "9c")
    for verb in ("fold", "check"):
        with pytest.raises(Refusal) as refusal:
            hand.act(verb)
        assert refusal.value.code == "bring-in-owed"


def test_all_in_for_less_than_the_bring_in_is_still_a_bring_in_to_call() -> None:
    hand = doors("2d", "Kh", "9c", stacks=(8, 1000, 1000))
    hand.bring_in()
    assert hand.state.bets == [3, 0, 0]
    assert options(hand)[:3] == ["fold", "call 10", "complete 20"]


# --------------------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("field", "setup"),
    [
        ("blinds", {}),
        ("blinds", {"blinds": (5, -10)}),
        ("blinds", {"blinds": 5}),
        ("stacks", {"blinds": (5, 10), "stacks": 100}),
        ("hole", {"blinds": (5, 10), "hole": {0: "Ah As Ks"}}),
        ("stacks", {"blinds": (5, 10), "stacks": [100, 0]}),
        ("limit", {"blinds": (5, 10), "limit": "sky-limit"}),
        ("button", {"blinds": (5, 10), "button": 9}),
        ("street", {"blinds": (5, 10), "street": "sixth"}),
        ("spread", {"blinds": (5, 10), "limit": "spread-limit"}),
        ("deck", {"blinds": (5, 10), "deck": [1, 1]}),
        ("put_in", {"blinds": (5, 10), "street": "flop", "put_in": (1, 2, 3)}),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_the_name_of_the_field(field: str, setup: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=f"^{field}"):
        holdem.deal(**{"stacks": [100, 100], **setup})


def test_stud_needs_a_bring_in_to_bring_in() -> None:
    with pytest.raises(SetupError, match=r"^bring_in"):
        stud.deal(stacks=[100] * 3, ante=5, small_bet=20)


def test_more_players_than_the_cards_allow_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        omaha.deal(stacks=[100] * 12, blinds=(5, 10))
    assert refusal.value.code == "too-many-players"


def test_no_straddle_at_a_fixed_limit() -> None:
    hand = holdem.deal(stacks=[1000] * 4, small_bet=10, rulebook="sanremo-cash", limit="fixed-limit", dealing="by hand")
    with pytest.raises(Refusal) as refused:
        hand.act("post", 20, seat=2)
    assert refused.value.rule == "SC-STRAD-1"


def test_a_blind_cannot_straddle_over_itself_and_no_chip_is_lost() -> None:
    """Three-handed there is no fourth player to counter, heads-up no third to straddle (SC-STRAD-1, SC-STRAD-2)."""
    for players, live, counter in ((3, 2, 0), (2, 1, 0)):
        hand = holdem.deal(stacks=[1000] * players, blinds=(5, 10), rulebook="sanremo-cash", dealing="by hand")
        if players == 3:
            hand.act("post", 20, seat=live)
        with pytest.raises(Refusal, match="may not straddle here"):
            hand.act("post", 40 if players == 3 else 20, seat=counter if players == 3 else live)
        assert sum(hand.stacks) + hand.pot == 1000 * players


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"dealing": "quick"}, "dealing: 'quick' is not known; give one of automatic, by hand"),
        ({"showdown": "never"}, "showdown: 'never' is not known; give one of automatic, ask"),
        ({"names": ["Ada"]}, "names: 1 for 3 seats"),
        ({"hole": {5: "Ah Kh"}}, "hole: 5 is not a seat; give 0..2"),
        ({"left": 7}, "left: 7 is not a seat"),
        ({"straddles": [(9, 20)]}, "straddles: 9 is not a seat"),
        ({"straddles": [(0, 2.5)]}, "straddles: 2.5 is not allowed; give whole chips"),
        ({"rake": Rake(-5)}, "rake: .* is not allowed; give a percentage from 0 to 100"),
    ],
)
def test_what_cannot_be_is_said_with_its_field(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        holdem.deal(stacks=[1000] * 3, blinds=(5, 10), **setup)


def test_a_bring_in_is_no_more_than_the_bet_that_completes_it() -> None:
    with pytest.raises(SetupError, match="bring_in: 30 is not allowed; give at most the bet that completes it, 20"):
        stud.deal(stacks=[1000] * 3, ante=1, bring_in=30, small_bet=20)
