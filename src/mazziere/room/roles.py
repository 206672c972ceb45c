"""Who may do what: each role can do all that the one before it can."""

from __future__ import annotations

from typing import Final

from mazziere.rules.refusal import Refusal

ROLES: Final = ("bot", "guest", "player", "dealer", "floor", "director", "admin")
"""From least to most. A bot is a player made of code, seated by the house or connected with a token."""

NEEDS: Final = {
    "play": "bot",
    "watch": "bot",
    "chat": "guest",
    "open-table": "guest",
    "tokens": "player",
    "deal": "dealer",
    "pause": "floor",
    "kick": "floor",
    "desk": "floor",
    "silence": "floor",
    "close-table": "floor",
    "accounts": "floor",
    "audit": "floor",
    "ledger": "floor",
    "unseal": "director",
    "roles": "admin",
}
"""The least role for each thing there is to do."""

_RANK: Final = {role: place for place, role in enumerate(ROLES)}


def may(role: str, what: str) -> bool:
    """Is this role enough?

    >>> may("floor", "pause"), may("player", "pause")
    (True, False)
    """
    return _RANK.get(role, -1) >= _RANK[NEEDS[what]]


def require(role: str, what: str) -> None:
    """Refuse unless the role is enough."""
    if not may(role, what):
        raise Refusal("", "room-role", role=role, needs=NEEDS[what])
