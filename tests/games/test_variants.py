"""Each game as its rulebook tells it: how many play, what is dealt when, who begins, and what makes a hand."""

import pytest

from mazziere.cards import parse_cards
from mazziere.games import GAMES, game
from mazziere.hand.deck import Stacked
from mazziere.hand.hand import Hand
from mazziere.hand.setup import most_seats
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import rulebook

STREETS = {
    "holdem": ["preflop", "flop", "turn", "river"],
    "stud7": ["third", "fourth", "fifth", "sixth", "seventh"],
    "stud5": ["second", "third", "fourth", "fifth"],
    "draw5": ["before the draw", "after the draw"],
}


def dealt(key: str, players: int = 3) -> Hand:
    """A hand of a game with stakes that suit it."""
    variant = GAMES[key]
    stakes = {"blinds": (5, 10)} if variant.blinds else {"ante": 1, "bring_in": 2, "small_bet": 10}
    return variant.deal([1000] * players, rulebook="recorded", **stakes)


@pytest.mark.parametrize("key", GAMES)
def test_streets_come_in_the_order_of_the_rulebook(key: str) -> None:
    family = next((name for name in STREETS if key.startswith(name)), "stud7" if key == "razz" else "holdem")
    assert list(GAMES[key].streets) == STREETS[family]


@pytest.mark.parametrize(
    ("key", "down", "up"),
    [
        ("holdem", 2, 0),
        ("omaha4", 4, 0),
        ("omaha5", 5, 0),
        ("omaha6", 6, 0),
        ("omaha4-hilo", 4, 0),
        ("omaha5-hilo", 5, 0),
        ("omaha6-hilo", 6, 0),
        ("stud7", 2, 1),
        ("stud7-hilo", 2, 1),
        ("stud5", 1, 1),
        ("razz", 2, 1),
        ("draw5", 5, 0),
    ],
)
def test_everybody_is_dealt_the_games_first_cards(key: str, down: int, up: int) -> None:
    zones = dealt(key).state.zones
    for seat in range(3):
        assert len(zones[f"hole/{seat}"]) == down
        assert len(zones.get(f"up/{seat}", ())) == up


@pytest.mark.parametrize("key", GAMES)
def test_the_deck_goes_round_the_largest_table(key: str) -> None:
    """Nobody folds, and there are cards for everybody to the end."""
    most = most_seats(GAMES[key], rulebook("recorded"))[0]
    hand = dealt(key, most)
    while not hand.over:
        verbs = [option.verb for option in hand.legal()]
        hand.act(next(verb for verb in ("check", "call", "bring-in", "stand pat", "show") if verb in verbs))
    assert sum(hand.stacks) == 1000 * most
    assert any(hand.state.shown)


@pytest.mark.parametrize("key", GAMES)
def test_one_player_more_than_the_game_seats_is_refused(key: str) -> None:
    with pytest.raises(Refusal):
        dealt(key, most_seats(GAMES[key], rulebook("recorded"))[0] + 1)


@pytest.mark.parametrize("key", GAMES)
def test_every_limit_of_a_game_can_be_played(key: str) -> None:
    variant = GAMES[key]
    stakes = {"blinds": (5, 10)} if variant.blinds else {"ante": 1, "bring_in": 2, "small_bet": 10}
    for limit in variant.limits:
        hand = variant.deal([1000] * 3, limit=limit, spread=(10, 50), **stakes)
        assert hand.limit_name == limit
        assert hand.actor is not None


def test_omaha_takes_exactly_two_of_the_hand() -> None:
    """Four spades on the board and one in the hand are no flush (SV-OMAHA-2)."""
    hand = GAMES["omaha4"].deal(
        [100, 100],
        blinds=(5, 10),
        limit="no-limit",
        hole={0: "As Kd Qd Jh", 1: "2s 3s 9c 9d"},
        board="Ks Qs 7s 4s 8h",
    )
    hand.all_in().call()
    assert hand.stacks == [0, 200]


def test_razz_is_won_by_the_lowest_hand_and_straights_do_not_count() -> None:
    """SV-RAZZ-1, SV-RAZZ-2: five to ace is the best hand."""
    places = {
        "hole/0": "Ac 2d Ks",
        "up/0": "3h 4s 5c Kd",
        "hole/1": "6c 7d Qs",
        "up/1": "8h 2s 3c Qd",
    }
    deck = Stacked(52, {zone: list(parse_cards(cards)) for zone, cards in places.items()})
    hand = GAMES["razz"].deal([100, 100], ante=5, bring_in=10, small_bet=20, limit="no-limit", deck=deck)
    hand.bring_in().all_in().call()
    assert hand.over
    assert hand.stacks == [200, 0]


def test_a_low_needs_five_cards_of_eight_or_lower() -> None:
    """Stud eight-or-better: without a low the high takes the whole pot."""
    places = {
        "hole/0": "Ac Ad Ks",
        "up/0": "Kh 4s 9c Td",
        "hole/1": "2c 3d Qs",
        "up/1": "5h 7s 9d Th",
    }
    deck = Stacked(52, {zone: list(parse_cards(cards)) for zone, cards in places.items()})
    hand = GAMES["stud7-hilo"].deal([100, 100], ante=5, bring_in=10, small_bet=20, limit="no-limit", deck=deck)
    hand.bring_in().all_in().call()
    assert hand.stacks == [200, 0]


def test_a_game_nobody_knows_is_refused_with_those_we_know() -> None:
    with pytest.raises(KeyError, match="holdem"):
        game("gin")


def test_a_game_is_found_by_its_name_in_the_package_and_among_the_games() -> None:
    import mazziere
    from mazziere import games

    for key in (*games.GAMES, *games.ITALIAN):
        name = key.replace("-", "_")
        assert getattr(mazziere, name) is games.game(key)
        assert callable(getattr(games, name).deal)
    assert games.holdem.deal(stacks=[500] * 2, blinds=(5, 10)).variant is mazziere.holdem
    assert games.italiana.deal == mazziere.italiana.deal
