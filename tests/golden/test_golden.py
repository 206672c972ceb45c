"""Logs that an earlier release wrote: each must decode, replay and be written again, byte for byte, for ever."""

from pathlib import Path

import msgspec
import pytest

from mazziere.games import GAMES
from mazziere.hand.events import Event, Opened, Started
from mazziere.hand.log import decode_one, encode_one, replay

LOGS = sorted(Path(__file__).parent.glob("*.json"))


def read(path: Path) -> tuple[list[bytes], list[Event], list[int]]:
    """The lines of a log, its events, and the stacks it says they come to."""
    *lines, last = path.read_bytes().splitlines()
    return lines, [decode_one(line) for line in lines], msgspec.json.decode(last)["stacks"]


def test_every_game_has_its_golden_log() -> None:
    assert {path.stem for path in LOGS} == set(GAMES)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_log_replays_to_the_stacks_it_recorded(path: Path) -> None:
    _, events, stacks = read(path)
    state = replay(events)
    assert state.ended
    assert state.stacks == stacks
    assert state.pot == 0
    assert sum(stacks) == sum(state.start.stacks)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_log_is_written_again_byte_for_byte(path: Path) -> None:
    lines, events, _ = read(path)
    assert [encode_one(event) for event in events] == lines


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_log_tells_a_whole_hand_of_its_game(path: Path) -> None:
    _, events, _ = read(path)
    start = events[0]
    assert isinstance(start, Started)
    assert start.game == path.stem
    assert any(isinstance(event, Opened) and event.street == "showdown" for event in events)
