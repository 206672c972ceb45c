"""The browser folds the masked events of tables against the bank to exactly what the engine shows that viewer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazziere.table.house_view import GuestView, HouseView
from mazziere.table.setup import TableSetup
from web.bank_cases import CASES
from web.bank_streams import GAMES, BankStream, encode, evening
from web.node import folded_by, needs_node

GOLDEN = Path(__file__).parent / "golden_bank"

pytestmark = needs_node


def seen(view: Any) -> dict[str, Any]:
    """A view with every field: what JSON leaves out has its default again."""
    optional = [field for field in msgspec.structs.fields(HouseView) if not field.required]
    defaults = {
        field.name: field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        for field in optional
    }
    return {
        **msgspec.json.decode(encode(defaults)),
        **view,
        "guests": msgspec.convert(view["guests"], tuple[GuestView, ...]),
        "setup": msgspec.convert(view.get("setup"), TableSetup | None),
    }


def same(told: list[Any], streams: list[Any]) -> int:
    """Hold every fold to the engine's view; how many steps could be folded from the snapshot before them."""
    later = 0
    for results, stream in zip(told, streams, strict=True):
        for result, step in zip(results, stream["steps"], strict=True):
            if step["view"] is None:
                continue
            expected = seen(step["view"])
            assert seen(result["whole"]) == expected, (stream["viewer"], step["events"])
            if result["later"] is not None:
                later += 1
                assert seen(result["later"]) == expected, (stream["viewer"], step["events"])
    return later


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_steps_fold_to_the_same_views_in_javascript(game: str, seed: int, tmp_path: Path) -> None:
    streams: list[BankStream] = evening(game, seed)
    file = tmp_path / "streams.json"
    file.write_bytes(encode(streams))
    steps = sum(len(stream.steps) for stream in streams)
    later = same(folded_by("fold_bank.mjs", file), msgspec.json.decode(file.read_bytes()))
    assert later > steps * 0.9, "a snapshot is hardly ever needed"


@pytest.mark.parametrize("case", CASES)
def test_what_seldom_happens_folds_to_the_same_views(case: str, tmp_path: Path) -> None:
    play, must_happen = CASES[case]
    streams = play()
    file = tmp_path / "streams.json"
    file.write_bytes(encode(streams))
    told = msgspec.json.decode(file.read_bytes())
    happened = iter([event["event"] for step in told[0]["steps"] for event in step["events"]])
    assert all(event in happened for event in must_happen), must_happen
    same(folded_by("fold_bank.mjs", file), told)


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_golden_streams_still_fold(file: Path) -> None:
    streams = msgspec.json.decode(file.read_bytes())
    assert len(streams) == 3
    same(folded_by("fold_bank.mjs", file), streams)
