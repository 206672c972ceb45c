"""How often the same address may come in, guess a password or ask for anything."""

from __future__ import annotations

from mazziere.room.clock import Clock
from mazziere.room.pace import Buckets
from mazziere.rules.refusal import Refusal


class Limits:
    """Rates of one server. `secure` says that browsers reach it over TLS."""

    def __init__(self, clock: Clock, *, secure: bool = False, requests: int = 600, entries: int = 60) -> None:
        self.secure = secure
        self._requests = Buckets(requests, requests / 10, clock)
        self._entries = Buckets(entries, entries / 60, clock)
        self._guesses = Buckets(10, 1 / 60, clock)

    def request(self, address: str) -> bool:
        """May this address ask for something?"""
        return self._requests.take(address)

    def enter(self, address: str) -> None:
        """May this address try to come in?"""
        if not self._entries.take(address):
            raise Refusal("", "room-fast")

    def guess(self, name: str) -> None:
        """May anybody try another password for this name?"""
        if not self._guesses.take(name.strip().casefold()):
            raise Refusal("", "room-fast")
