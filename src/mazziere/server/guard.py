"""What keeps strangers out: signed cookies, tokens against forged requests, the origin of a socket."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import urlsplit

COOKIE: Final = "mazziere"
FORGERY: Final = "x-mazziere-csrf"
"""The header a browser's request must carry when it changes something."""

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
"""Security headers of every answer: nothing inline, nothing from elsewhere, in nobody's frame. Parts of a page leave
out those that a browser reads of documents alone."""

TRANSPORT: Final = (
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""Those that mean something over TLS only; without it a browser complains of the second on every page."""


class Signer:
    """Signs what a browser keeps for us, and tells our own from anything else.

    >>> signer = Signer(b"k" * 32)
    >>> signer.opened(signer.signed("token"))
    'token'
    >>> signer.opened("token.forged") is None
    True
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def signed(self, token: str) -> str:
        """A cookie's value."""
        return f"{token}.{self._mac('cookie', token)}"

    def opened(self, value: str) -> str | None:
        """The token in a cookie, if the signature is ours."""
        token, _, mac = value.rpartition(".")
        return token if token and hmac.compare_digest(mac.encode(), self._mac("cookie", token).encode()) else None

    def against_forgery(self, token: str) -> str:
        """What a page of ours sends back in a header, which no other page can read."""
        return self._mac("csrf", token)

    def _mac(self, use: str, token: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._secret, f"{use} {token}".encode(), sha256)).decode().rstrip("=")


def cookie_of(header: str) -> str:
    """Our cookie in a `Cookie` header; "" when it is not there."""
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def same_origin(origin: str, host: str) -> bool:
    """Does a page of ours ask? Programs send no origin at all; browsers always send the true one.

    >>> same_origin("http://localhost:8080", "localhost:8080"), same_origin("http://elsewhere", "localhost:8080")
    (True, False)
    """
    return not origin or urlsplit(origin).netloc.lower() == host.lower()
