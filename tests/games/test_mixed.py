"""Rotations with the frozen button, and dealer's choice."""

import pytest

from mazziere.games.mixed import HORSE, Chosen, DealersChoice, Leg, Rotation
from mazziere.rules.refusal import Refusal

EIGHT = tuple(range(1, 9))


def test_the_button_freezes_during_stud_and_holdem_resumes_from_it() -> None:
    """ST-11b/1: the last flop-game hand has the button on seat 4; stud is played with it frozen on seat 5."""
    rotation = Rotation((Leg("holdem"), Leg("stud7"), Leg("razz")), every="orbit")
    place = rotation.begin(button=5, players=EIGHT)
    for _ in range(7):
        place = rotation.next(place, EIGHT)
    assert (rotation.leg(place).game, place.button) == ("holdem", 4)
    seen = []
    for _ in range(16):
        place = rotation.next(place, EIGHT)
        seen.append((rotation.leg(place).game, place.button))
    assert seen == [("stud7", 5)] * 8 + [("razz", 5)] * 8
    place = rotation.next(place, EIGHT)
    assert (rotation.leg(place).game, place.button) == ("holdem", 5)


def test_horse_changes_game_every_orbit_in_its_order() -> None:
    place = HORSE.begin(button=0, players=(0, 1, 2))
    games = []
    for _ in range(15):
        games.append(HORSE.leg(place).game)
        place = HORSE.next(place, (0, 1, 2))
    assert games[::3] == ["holdem", "omaha4-hilo", "razz", "stud7", "stud7-hilo"]
    assert HORSE.leg(place).game == "holdem"


def test_a_rotation_by_level_changes_only_with_the_level() -> None:
    rotation = Rotation((Leg("holdem"), Leg("omaha4")), every="level")
    place = rotation.begin(button=0, players=(0, 1))
    for _ in range(9):
        place = rotation.next(place, (0, 1))
    assert rotation.leg(place).game == "holdem"
    assert rotation.leg(rotation.next(place, (0, 1), new_level=True)).game == "omaha4"


def test_an_orbit_keeps_its_count_when_a_player_leaves() -> None:
    rotation = Rotation((Leg("holdem"), Leg("razz")), every="orbit")
    place = rotation.begin(button=0, players=(0, 1, 2, 3))
    hands = 0
    while rotation.leg(place).game == "holdem":
        hands += 1
        place = rotation.next(place, (0, 1, 2))
    assert hands == 4


def test_only_games_that_seat_everybody_are_offered() -> None:
    """SV-DC-1/1: nine players cannot choose seven-card stud (eight at most) nor six-card Omaha (seven)."""
    offered = DealersChoice().offered(9)
    assert "stud7" not in offered
    assert "omaha6" not in offered
    assert "holdem" in offered
    with pytest.raises(Refusal) as refused:
        DealersChoice().choose("stud7", 9)
    assert refused.value.rule == "SV-DC-1"


def test_a_game_the_house_does_not_regulate_is_refused() -> None:
    """SV-DC-1/2."""
    with pytest.raises(Refusal) as refused:
        DealersChoice().choose("badugi", 6)
    assert refused.value.rule == "SV-DC-1"


def test_chosen_for_a_hand_the_next_button_chooses() -> None:
    """SV-DC-2/1: seat 2 chose razz for a hand; the button moves to seat 3, who chooses."""
    choice = DealersChoice(every="hand")
    chosen = choice.choose("razz", 6)
    assert choice.next(chosen, button=2, chooser=2, players=(1, 2, 3, 4, 5, 6)) == (None, 3, 3)


def test_chosen_for_a_lap_everybody_has_the_button_once_and_the_next_player_chooses() -> None:
    """SV-DC-2/2: seat 4 of seven chooses; seven hands, buttons 4 to 3; then seat 5 chooses with the button at 4."""
    choice = DealersChoice(every="orbit")
    chosen: Chosen | None = choice.choose("omaha4-hilo", 7)
    button = chooser = 4
    buttons = []
    while chosen is not None:
        buttons.append(button)
        chosen, button, chooser = choice.next(chosen, button, chooser, (1, 2, 3, 4, 5, 6, 7))
    assert buttons == [4, 5, 6, 7, 1, 2, 3]
    assert (button, chooser) == (4, 5)
