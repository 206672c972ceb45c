"""`kill -9`: nothing acknowledged is lost, nothing is done twice, the ledger stays zero, and the room goes on."""

import random
from pathlib import Path

import pytest
from bench.crashing import POINTS
from bench.faults import TIMES, Room, ahead, problems


@pytest.mark.parametrize("point", POINTS)
def test_killed_at_a_named_point(nowhere: str, tmp_path: Path, point: str) -> None:
    answers = Room(nowhere, tmp_path, point, TIMES.get(point, 25)).until_dead()
    assert answers or point == "in the migration"
    assert problems(nowhere, tmp_path, answers) == []


def test_killed_at_random_again_and_again(nowhere: str, tmp_path: Path) -> None:
    chance = random.Random(2026)
    answers = []
    for _ in range(3):
        answers += Room(nowhere, tmp_path).kill_after(chance.randrange(1, 120))
        assert problems(nowhere, tmp_path, answers) == []


def test_two_processes_on_one_room_and_one_is_killed(nowhere: str, tmp_path: Path) -> None:
    answers = Room(nowhere, tmp_path).kill_after(5)
    both = [Room(nowhere, tmp_path), Room(nowhere, tmp_path)]
    faster = ahead(both, 30)
    both.remove(faster)
    answers += faster.kill_after(30)
    answers += both[0].kill_after_more(60)
    assert problems(nowhere, tmp_path, answers) == []
