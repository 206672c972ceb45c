"""Private tables: who may come in, by the secret part of a link or by a password."""

from __future__ import annotations

import hmac
from base64 import b32encode
from hashlib import sha256
from typing import TYPE_CHECKING

from mazziere.room.roles import may
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.room.accounts import Accounts
    from mazziere.room.actor import Actor
    from mazziere.room.ports import Person, Store


class Access:
    """Who has shown the key of which private table."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts
        self._secret = store.secret("links")
        self._admitted: set[tuple[str, str]] = set()

    def key(self, table: str) -> str:
        """The secret part of a private table's link; kept nowhere, made again when asked for."""
        return b32encode(hmac.digest(self._secret, table.encode(), sha256)[:15]).decode().lower()

    async def protect(self, table: str, password: str) -> None:
        """Let a password open the table as well."""
        await self._store.set(f"password:{table}", await self._accounts.hash(password, least=4))

    async def admit(self, person: Person | None, actor: Actor, key: str = "") -> None:
        """Let somebody look at a table, or refuse. Once in, a player stays in; so does who sits there."""
        setup = actor.table.setup
        if not setup.private:
            return
        player = person.id if person is not None else ""
        if player and (player in (setup.host, *actor.seated()) or (actor.id, player) in self._admitted):
            return
        if person is not None and may(person.role, "pause"):
            return
        if not key or not await self._opens(actor.id, key):
            raise Refusal("", "room-key")
        if player:
            self._admitted.add((actor.id, player))

    async def _opens(self, table: str, key: str) -> bool:
        if hmac.compare_digest(self.key(table).encode(), key.strip().lower().encode()):
            return True
        hashed = await self._store.setting(f"password:{table}")
        return hashed is not None and await self._accounts.verify(hashed, key)

    def shut_out(self, table: str, player: str) -> None:
        """Somebody who was put out needs the key again."""
        self._admitted.discard((table, player))
