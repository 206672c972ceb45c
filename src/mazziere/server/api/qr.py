"""A link of this room as a picture to point a phone at."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from mazziere.rules.refusal import Refusal

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Pictures(Controller):
    """Draws links."""

    path = "/api/qr"
    tags = ("room",)

    @get(summary="A page of this room as a QR code (SVG)", sync_to_thread=False)
    def code(
        self,
        request: Request[Any, Any, Any],
        lan: str,
        to: Annotated[str, Parameter(max_length=300)] = "/",
    ) -> Response[bytes]:
        """`to` is a path in this room: nobody's addresses but our own are drawn.

        Who looks at the room on its own machine shows the code to others, who reach it over the network.
        """
        if not to.startswith("/") or to.startswith("//") or not to.isprintable():
            raise Refusal("", "room-not-here", path=to)
        drawn = BytesIO()
        here = f"{request.url.scheme}://{request.headers.get('host', '')}"
        address = (lan if lan and request.url.hostname in LOOPBACK else here) + to
        segno.make(address, error="m").save(drawn, kind="svg", scale=6, border=3, light="#ffffff", dark="#14181d")
        return Response(drawn.getvalue(), media_type="image/svg+xml")
