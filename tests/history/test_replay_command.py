"""`mazziere replay` as its users call it."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from mazziere import holdem
from mazziere.cli.replay import app
from mazziere.history import log

GOOD = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.50, 1]
min_bet = 1
starting_stacks = [100.00, inf]
actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
winnings = [9, 0]
"""
REFUSED = GOOD.replace('"p2 f"', '"p2 cbr 5", "p1 cbr 6", "p2 f"').replace("inf", "80")
KEYS = ["file", "hand", "variant", "ok", "kind", "starting", "finishing", "net", "winners", "error"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.phh").write_text(GOOD)
    deeper = tmp_path / "deeper"
    deeper.mkdir()
    (deeper / "many.phhs").write_text("".join(f"[{n}]{text}" for n, text in enumerate((GOOD, REFUSED, GOOD), start=1)))
    (deeper / "notes.txt").write_text("not a history")
    return tmp_path


def lines(*arguments: str | Path) -> list[dict[str, Any]]:
    result = CliRunner().invoke(app, [*map(str, arguments), "--json"])
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_line_of_json_for_each_hand(folder: Path) -> None:
    line = lines(folder / "one.phh")[0]
    assert list(line)[:10] == KEYS
    assert (line["file"], line["hand"], line["variant"]) == (str(folder / "one.phh"), 1, "NT")
    assert (line["ok"], line["kind"], line["error"], line["winners"]) == (True, "fold", None, [1])
    assert line["starting"] == ["100", None]
    assert line["finishing"] == ["100.50", None]
    assert line["net"] == ["0.50", "-0.50"]
    assert line["remarks"] == ["recorded-winnings-exceed-the-pot"]


def test_a_folder_is_searched_and_hands_are_counted_from_one(folder: Path) -> None:
    told = [(Path(line["file"]).name, line["hand"], line["ok"]) for line in lines(folder)]
    assert told == [("many.phhs", 1, True), ("many.phhs", 2, False), ("many.phhs", 3, True), ("one.phh", 1, True)]


def test_workers_tell_the_same_in_the_same_order(folder: Path) -> None:
    assert lines(folder, "--workers", "2") == lines(folder)


def test_a_hand_no_rulebook_allows_is_reported_with_the_rule(folder: Path) -> None:
    refused = lines(folder)[1]
    assert (refused["kind"], refused["net"], refused["winners"]) == ("unreplayable", None, [])
    assert refused["error"] == "6 is too little: the minimum is 9. (SC-NL-c)"
    assert "9" in lines(folder, "--lang", "it")[1]["error"]
    taken = lines(folder, "--as-recorded")[1]
    assert (taken["ok"], taken["net"]) == (True, ["5", "-5"])


def test_exit_codes_say_whether_all_went_well(folder: Path) -> None:
    run = CliRunner().invoke
    assert run(app, [str(folder / "one.phh")]).exit_code == 0
    assert run(app, [str(folder)]).exit_code == 1
    assert run(app, [str(folder), "--as-recorded"]).exit_code == 0


def test_a_table_of_totals_and_the_failures(folder: Path) -> None:
    output = CliRunner().invoke(app, [str(folder)]).output
    assert "3 of 4 hands replayed" in output
    assert "many.phhs 2: unreplayable: 6 is too little" in output
    italian = CliRunner().invoke(app, [str(folder), "--lang", "it"]).output
    assert "3 mani su 4 rigiocate" in italian
    assert "gioco" in italian
    assert "hands" not in italian


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("broken.phh", "variant = ", "not TOML"),
        ("empty.phhs", "", "holds no hand"),
    ],
)
def test_a_file_that_cannot_be_read_does_not_hide_the_others(folder: Path, name: str, text: str, said: str) -> None:
    (folder / name).write_text(text)
    result = CliRunner().invoke(app, [str(folder), "--json"])
    assert result.exit_code == 2
    assert f"{name}: {said}" in result.stderr
    assert len(result.stdout.splitlines()) == 4


def test_what_is_not_there_is_bad_input(folder: Path) -> None:
    result = CliRunner().invoke(app, [str(folder / "nothing.phh")])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is no such file or folder" in result.stderr
    (folder / "bare").mkdir()
    assert "no .phh or .phhs file in this folder" in CliRunner().invoke(app, [str(folder / "bare")]).stderr


def test_bytes_that_are_not_text(folder: Path) -> None:
    (folder / "bytes.phh").write_bytes(b"\xff\xfe\x00")
    result = CliRunner().invoke(app, [str(folder / "bytes.phh")])
    assert result.exit_code == 2
    assert "not UTF-8 text" in result.stderr


def test_a_log_with_an_event_missing_or_changed_is_told_and_never_stumbled_on(tmp_path: Path) -> None:
    hand = holdem.deal(stacks=[500] * 3, blinds=(5, 10)).raise_to(30).call().fold()
    while not hand.over:
        hand.check()
    whole = json.loads(log.write(hand))
    lines = []
    for place in range(1, len(whole["events"])):
        lines.append(json.dumps(whole | {"events": whole["events"][:place] + whole["events"][place + 1 :]}))
        for field in ("seat", "slots", "number"):
            event = dict(whole["events"][place])
            if field in event:
                event[field] = [slot + 60 for slot in event[field]] if field == "slots" else event[field] + 40
                events = [*whole["events"][:place], event, *whole["events"][place + 1 :]]
                lines.append(json.dumps(whole | {"events": events}))
    file = tmp_path / "changed.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    ran = CliRunner().invoke(app, [str(file), "--json"])
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    assert (ran.exit_code, len(told)) == (1, len(lines))
    assert not any(each["ok"] for each in told)
    assert all("event " in each["error"] for each in told)
