"""The browser folds masked events to exactly what the engine shows that viewer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazziere.table.view import TableView
from web.node import folded_by, needs_node
from web.streams import GAMES_PLAYED, Stream, evening

GOLDEN = Path(__file__).parent / "golden"

pytestmark = needs_node


def seen(view: Any) -> TableView:
    """A view as a type: what JSON leaves out has its default again.

    What only a rule could work out (the least buy-in, what a player may ask of the table) comes with a snapshot, and
    no event tells of it.
    """
    told = msgspec.convert(view, TableView, strict=False)
    yours = told.yours and msgspec.structs.replace(told.yours, offers=())
    return msgspec.structs.replace(told, yours=yours, buy_in=(0, 0), free_entry=False)


def same(told: list[Any], streams: list[Stream]) -> int:
    """Hold every fold to the engine's view; how many snapshots could be folded to the end."""
    whole = 0
    for result, stream in zip(told, streams, strict=True):
        expected = seen(msgspec.to_builtins(stream.view, str_keys=True))
        assert seen(result["view"]) == expected, stream.viewer
        for place, view in result["later"].items():
            if view is not None:
                whole += 1
                assert seen(view) == expected, (stream.viewer, place)
    return whole


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_streams_fold_to_the_same_views_in_javascript(game: str, tmp_path: Path) -> None:
    streams = [stream for seed in range(2) for stream in evening(game, seed)]
    file = tmp_path / "streams.json"
    file.write_bytes(msgspec.json.encode(streams))
    assert same(folded_by("fold.mjs", file), streams) > 0, "no snapshot could be folded on"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_golden_streams_still_fold(file: Path) -> None:
    streams = msgspec.json.decode(file.read_bytes(), type=list[Stream])
    assert len(streams) == 3
    same(folded_by("fold.mjs", file), streams)
