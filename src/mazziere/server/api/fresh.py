"""Answers that a screen asks for again and again: a tag of what was told, and nothing when nothing has changed."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from litestar import MediaType, Request, Response


def fresh(request: Request[Any, Any, Any], told: Any) -> Response[bytes]:
    """What was asked for, or 304 where the asker has it already."""
    body = msgspec.json.encode(told)
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    if request.headers.get("if-none-match", "") == tag:
        return Response(b"", status_code=304, media_type=MediaType.JSON, headers={"etag": tag})
    return Response(body, media_type=MediaType.JSON, headers={"etag": tag})
