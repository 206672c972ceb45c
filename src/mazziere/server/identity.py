"""Who asks: by the session's cookie, or by a token in the `Authorization` header."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mazziere.room.ports import Person
from mazziere.rules.refusal import Refusal
from mazziere.server.guard import COOKIE, FORGERY, Signer, same_origin

if TYPE_CHECKING:
    from litestar import Request
    from litestar.types import Scope

    from mazziere.room.room import Room

SAFE = ("GET", "HEAD", "OPTIONS")


class Identity(msgspec.Struct, frozen=True):
    """Who asks, and the token they came with."""

    person: Person | None
    token: str
    address: str

    def known(self) -> Person:
        """Somebody with a session, or a refusal."""
        if self.person is None:
            raise Refusal("", "room-session")
        return self.person


class Identities:
    """Reads who asks from a request, and refuses requests that another site forged."""

    def __init__(self, room: Room, proxy: bool = False) -> None:
        self._room = room
        self._proxy = proxy
        self.signer = Signer(room.store.secret("cookies"))

    def token(self, authorization: str, cookie: str) -> str:
        """The token a request carries; "" when none, or when its cookie was not signed here."""
        kind, _, bearer = authorization.partition(" ")
        if kind.lower() == "bearer":
            return bearer.strip()
        return (self.signer.opened(cookie) or "") if cookie else ""

    def address(self, scope: Scope) -> str:
        """Where a request comes from; behind a proxy of ours, where it says so."""
        if self._proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return value.decode("latin-1").split(",")[-1].strip()[:64]
        client = scope.get("client")
        return client[0] if client else ""

    async def of(self, request: Request[Any, Any, Any]) -> Identity:
        """Who asks."""
        headers = request.headers
        cookie = request.cookies.get(COOKIE, "")
        token = self.token(headers.get("authorization", ""), cookie)
        person = await self._room.accounts.by_token(token)
        if request.method not in SAFE:
            by_cookie = person is not None and not headers.get("authorization")
            self._refuse_forged(request, token if by_cookie else "")
        return Identity(person, token, self.address(request.scope))

    def _refuse_forged(self, request: Request[Any, Any, Any], cookie: str) -> None:
        headers = request.headers
        if not same_origin(headers.get("origin", ""), headers.get("host", "")):
            raise Refusal("", "room-forged")
        if cookie and headers.get(FORGERY, "") != self.signer.against_forgery(cookie):
            raise Refusal("", "room-forged")
