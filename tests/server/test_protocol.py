"""The protocol's document tells every message and every field there is."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from mazziere.room import protocol as say
from mazziere.server.api.protocol import schemas

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
KINDS = [*get_args(say.Message), *get_args(say.Answer)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_message_is_documented_with_its_fields(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    row = re.search(rf"^\| `{tag}` \|(.*)$", TEXT, re.MULTILINE)
    assert row is not None, tag
    for field in msgspec.structs.fields(kind):
        optional = field.default is not msgspec.NODEFAULT
        assert re.search(rf"`{field.name}` [^,|]*{re.escape('?') if optional else ''}", row[1]), (tag, field.name)


def test_schemas_name_every_message() -> None:
    assert {kind.__name__ for kind in KINDS} <= set(schemas()["$defs"])
