"""Thousands of recorded hands, where they are at hand, replayed to the exact chip or refused for the reason known."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mazziere.history.codes import FOREIGN
from mazziere.history.phh import HandHistory, load
from mazziere.history.remarks import AMOUNT, COVERING, EXCEED, POST, SPURIOUS, TRUSTED, UNSHOWN, WINNER, compare
from mazziere.history.replay import Replayed, replay, replay_as_recorded

HANDS = Path(__file__).resolve().parents[3] / "shared" / "hands"
pytestmark = pytest.mark.skipif(not HANDS.is_dir(), reason="the recorded hands are not beside this repository")

Expected = dict[str, Any]


@cache
def expected() -> dict[str, list[Expected]]:
    """What each hand must end in, by file."""
    found: dict[str, list[Expected]] = {}
    if HANDS.is_dir():
        for line in (HANDS / "expected.jsonl").read_text().splitlines():
            hand = json.loads(line)
            found.setdefault(hand["file"], []).append(hand)
    return found


FILES = sorted(expected()) or ["none"]
CLEAN = [file for file in FILES if not file.startswith("anomalous")]
ANOMALOUS = [file for file in FILES if file.startswith("anomalous")]


def hands(file: str) -> list[tuple[HandHistory, Expected]]:
    return list(zip(load(HANDS / file), expected()[file], strict=True))


def differences(result: Replayed, wanted: Expected) -> list[str]:
    """Where a replay differs from what the hand must end in."""
    ratio, rest = divmod(result.scale, wanted["scale"])
    assert not rest

    def units(amounts: Any) -> Any:
        return None if amounts is None else [None if each is None else each * ratio for each in amounts]

    found: dict[str, tuple[Any, Any]] = {"kind": (result.kind, wanted["kind"])}
    if "net" in wanted:
        found["net"] = (result.net, units(wanted["net"]))
        found["finishing"] = (result.finishing, units(wanted["finishing_stacks"]))
    if "winners" in wanted:
        found["winners"] = (result.winners, wanted["winners"])
    if "net_before_award" in wanted:
        found["net"] = (result.net, units(wanted["net_before_award"]))
    if "pots" in wanted:
        found["pots"] = (result.pots, [(amount * ratio, players) for amount, players in wanted["pots"]])
    if "pot_total" in wanted and wanted["kind"] == "showdown":
        found["pot"] = (sum(amount for amount, _ in result.pots), wanted["pot_total"] * ratio)
    return [f"{wanted['index']}: {name}: {got} is not {want}" for name, (got, want) in found.items() if got != want]


@pytest.mark.parametrize("file", CLEAN)
def test_clean_hands_end_in_the_exact_stacks(file: str) -> None:
    wrong = []
    for history, wanted in hands(file):
        if wanted["variant"] not in FOREIGN:
            result = replay(history)
            wrong += differences(result, wanted)
            assert not result.error
    assert not wrong


def test_every_clean_hand_of_a_game_of_ours_is_there() -> None:
    ours = [hand for file in CLEAN for hand in expected()[file] if hand["variant"] not in FOREIGN]
    assert len(ours) == 2371


@pytest.mark.parametrize("file", CLEAN)
def test_games_that_are_not_ours_are_named(file: str) -> None:
    for history, wanted in hands(file):
        if wanted["variant"] in FOREIGN:
            assert (
                replay(history).error == f"variant: {history.variant} ({FOREIGN[history.variant]}) is not implemented"
            )


# --------------------------------------------------------------------------- the corrupt ones

Check = Callable[[HandHistory, Expected], list[str]]


def stops(kind: str) -> Check:
    """The file ends before the hand does: the replay stops there, with the chips where they are."""

    def check(history: HandHistory, wanted: Expected) -> list[str]:
        result = replay(history)
        assert (result.ok, result.kind) == (False, kind)
        return differences(result, wanted)

    return check


def truncated(history: HandHistory, wanted: Expected) -> list[str]:
    assert "the board stops at" in replay(history).error
    return []


def dropped(history: HandHistory, wanted: Expected) -> list[str]:
    """The spurious check is dropped; the rest replays."""
    result = replay(history)
    assert SPURIOUS in result.remarks
    return differences(result, wanted | wanted["if_first_p1_cc_dropped"])


def not_reopened(history: HandHistory, wanted: Expected) -> list[str]:
    """No rulebook reopens the betting there: refused with the rule, accepted as recorded."""
    refused = replay(history)
    assert (refused.kind, refused.rule.split()[0]) == ("unreplayable", "SC-BET-f")
    taken = replay_as_recorded(history)
    assert [remark.partition(":")[0] for remark in taken.remarks] == [TRUSTED]
    return differences(taken, wanted)


def remarked(*reasons: str) -> Check:
    """Replayed, with one of these reasons to doubt the record."""

    def check(history: HandHistory, wanted: Expected) -> list[str]:
        result = replay(history)
        assert set(reasons) & {*result.remarks, *compare(history, result)}
        return differences(result, wanted)

    return check


ANOMALIES: dict[str, Check] = {
    "file ends in the middle of a betting round": stops("incomplete:bet"),
    "file ends before the next board card": stops("incomplete:board"),
    "file ends during an all-in run-out": stops("incomplete:runout"),
    "board dealing truncated": truncated,
    "heads-up with no small blind": dropped,
    "a player who had already acted raises": not_reopened,
    "non-all-in raise below the minimum": remarked(COVERING),
    "post larger than the big blind": remarked(POST),
    "recorded winnings exceed the pot": remarked(EXCEED),
    "recorded finishing_stacks disagree": remarked(AMOUNT, EXCEED, WINNER),
    "recorded winner is a player whose cards the file does not show": remarked(WINNER),
    "best shown hand plays the board": remarked(WINNER),
    "pot won by an unshown hand": remarked(UNSHOWN),
}


@pytest.mark.parametrize("file", ANOMALOUS)
def test_corrupt_hands_are_repaired_or_refused_for_the_reason_known(file: str) -> None:
    wrong = []
    for history, wanted in hands(file):
        check = next(check for reason, check in ANOMALIES.items() if wanted["anomaly"].startswith(reason))
        wrong += check(history, wanted)
    assert not wrong
