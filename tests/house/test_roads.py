"""The scoreboards as players draw them on paper."""

from mazziere.house.punto_banco.roads import Mark, bead_plate, big_road
from mazziere.house.punto_banco.state import Result

P, B, T = Result("punto", 8, 3), Result("banco", 2, 7), Result("egalite", 5, 5)


def test_the_bead_plate_fills_columns_of_six() -> None:
    plate = bead_plate([P, B, T, P, P, B, B])
    assert [[mark.side[0] for mark in column] for column in plate] == [["p", "b", "e", "p", "p", "b"], ["b"]]
    assert plate[0][0] == Mark("punto", 8)


def test_the_big_road_turns_right_at_the_bottom() -> None:
    road = big_road([B] * 8 + [P])
    assert [place for place, mark in road.items() if mark.side == "banco"] == [(0, row) for row in range(6)] + [
        (1, 5),
        (2, 5),
    ]
    assert road[1, 0].side == "punto"


def test_a_tail_in_the_way_turns_a_run_early() -> None:
    road = big_road([B] * 8 + [P] * 6)
    assert [place for place, mark in road.items() if mark.side == "punto"] == [(1, row) for row in range(5)] + [(2, 4)]


def test_ties_mark_the_hand_before_them_or_wait_for_the_first() -> None:
    road = big_road([T, T, P, T, B])
    assert road[0, 0] == Mark("punto", 8, 3)
    assert road[1, 0].ties == 0
    assert big_road([T]) == {}
