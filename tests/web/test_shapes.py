"""The shapes that the client's types name are those the room tells."""

from __future__ import annotations

import re

import msgspec
import pytest

from mazziere.hand.events import Option
from mazziere.hand.view import SeatView, View
from mazziere.table.house_view import GuestView, HouseView
from mazziere.table.view import SeatSeen, TableView
from web.node import HERE

SHAPES = (HERE.parents[1] / "src/mazziere/web/js/fold/shapes.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("shape", "told"),
    [
        ("Place", SeatView),
        ("HandView", View),
        ("Person", SeatSeen),
        ("TableView", TableView),
        ("Guest", GuestView),
        ("HouseView", HouseView),
    ],
)
def test_a_shape_has_the_fields_that_are_told(shape: str, told: type[msgspec.Struct]) -> None:
    (text,) = re.findall(rf"@typedef \{{object\}} {shape}\n(.*?)\*/", SHAPES, re.DOTALL)
    required = set(re.findall(r"@property \{.*\} (\w+)", text))
    optional = set(re.findall(r"@property \{.*\} \[(\w+)\]", text))
    fields = msgspec.structs.fields(told)
    assert required | optional == {field.encode_name for field in fields}
    # What has a usual value may be left out.
    assert required <= {field.encode_name for field in fields if field.required}


def test_an_option_has_the_fields_that_are_told() -> None:
    (text,) = re.findall(r"@typedef \{\{(verb: [^}]*)\}\} Option", SHAPES)
    assert re.findall(r"(\w+)\??:", text) == [field.encode_name for field in msgspec.structs.fields(Option)]
