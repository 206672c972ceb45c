"""The socket's messages as JSON Schema, for whoever writes a client."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get

from mazziere.room import protocol as say


@cache
def schemas() -> dict[str, Any]:
    """Every message: `said` by clients, `told` by the room, and the types they are made of.

    >>> sorted(schemas())
    ['$defs', 'said', 'told', 'version']
    """
    (said, told), parts = msgspec.json.schema_components([say.Message, say.Answer], ref_template="#/$defs/{name}")
    return {"version": say.VERSION, "said": said, "told": told, "$defs": parts}


@get("/api/protocol.json", summary="The messages of the socket as JSON Schema", tags=["room"], sync_to_thread=False)
def protocol() -> dict[str, Any]:
    """The schemas of the socket."""
    return schemas()
