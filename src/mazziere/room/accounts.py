"""Accounts: guests with a name only, players with a password, sessions, codes for another device, tokens for bots."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from mazziere.room.clock import Clock
from mazziere.room.ports import NameTaken, Person, Session, Store
from mazziere.room.roles import ROLES
from mazziere.rules.refusal import Refusal

DAY: Final = 86_400_000
SESSION: Final = 60 * DAY
CODE: Final = 10 * 60_000
"""How long a code for another device can be used."""

NAME: Final = (2, 20)
PASSWORD: Final = (8, 128)
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What ids and codes are made of: nothing that looks like something else."""

_CACHED: Final = 10_000


def new_id(prefix: str, length: int = 6) -> str:
    """A short id nobody can guess the next of."""
    return prefix + "".join(secrets.choice(_LETTERS) for _ in range(length))


def checked_name(name: str) -> str:
    """A name people can read, or a refusal.

    >>> checked_name("  Anna  Maria ")
    'Anna Maria'

    Letters of another width are the letters they look like, so that nobody passes for somebody else.

    >>> checked_name("Ａｎｎａ")
    'Anna'
    """
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    readable = all(unicodedata.category(sign)[0] in "LNPSZM" for sign in tidy)
    if not readable or not NAME[0] <= len(tidy) <= NAME[1]:
        raise Refusal("", "room-name", least=NAME[0], most=NAME[1])
    return tidy


class Accounts:
    """Everybody the room knows, and the keys they come in with."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._people = store.people
        self._store = store
        self._clock = clock
        self._hasher = PasswordHasher()
        self._known: dict[str, Person] = {}
        self._nobody = ""
        self._hashing = asyncio.Semaphore(2)

    # -- who is who ----------------------------------------------------------------------

    async def get(self, id: str) -> Person | None:
        """The account with that id."""
        found = self._known.get(id)
        if found is None:
            found = await self._people.get(id)
            if found is not None:
                self._remember(found)
        return found

    def known(self, id: str) -> Person | None:
        """The account with that id, if it has been asked for before: names for a broadcast."""
        return self._known.get(id)

    async def by_token(self, token: str) -> Person | None:
        """Whose key this is; None when it opens nothing (any more)."""
        session = await self._people.session(token, self._clock.now()) if token else None
        if session is None or session.kind not in ("session", "bot"):
            return None
        person = await self.get(session.account)
        if person is not None and session.kind == "bot":
            # Somebody's bot plays as a bot, whoever owns it.
            return Person(id=person.id, role="bot", name=person.name, details=person.details, created=person.created)
        return person

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= _CACHED:
            del self._known[next(iter(self._known))]
        self._known[person.id] = person
        return person

    # -- coming in -----------------------------------------------------------------------

    async def guest(self, name: str = "") -> Person:
        """Somebody with a name and nothing else; a name that is taken gets a number."""
        # Everybody at the table reads this name, in Italian or English; of three figures, because four read as chips.
        wanted = checked_name(name) if name.strip() else f"Jolly {secrets.randbelow(900) + 100}"
        for attempt in range(100):
            number = f" {secrets.randbelow(900) + 100}" if attempt else ""
            try:
                return await self._add("guest", wanted[: NAME[1] - len(number)] + number)
            except NameTaken:
                continue
        raise Refusal("", "room-name-taken", name=wanted)

    async def bot(self, names: Sequence[str], details: dict[str, str]) -> Person:
        """A player made of code that the house seats, by the first of these names that is free; then come numbers."""
        for attempt in range(100):
            for name in names:
                try:
                    return await self._add("bot", f"{name} {attempt + 1}" if attempt else name, details=details)
                except NameTaken:
                    continue
        raise Refusal("", "room-name-taken", name=names[0])

    async def register(self, name: str, password: str, role: str = "player") -> Person:
        """An account with a password."""
        hashed = await self.hash(password)
        try:
            return await self._add(role, checked_name(name), hashed)
        except NameTaken:
            raise Refusal("", "room-name-taken", name=name) from None

    async def keep(self, guest: Person, name: str, password: str) -> Person:
        """A guest becomes an account: same id, so seat and chips stay where they are."""
        if guest.role != "guest":
            raise Refusal("", "room-has-account")
        hashed = await self.hash(password)
        try:
            kept = await self._people.change(guest.id, role="player", name=checked_name(name), password=hashed)
        except NameTaken:
            raise Refusal("", "room-name-taken", name=name) from None
        return self._remember(kept)

    async def login(self, name: str, password: str) -> Person:
        """The account that goes by this name, if the password is its own."""
        person = await self._people.named(name)
        if not self._nobody:
            self._nobody = await self.hash("nobody at all")
        # Nobody learns from the time an answer takes whether a name exists.
        right = await self.verify(person.password if person and person.password else self._nobody, password)
        if person is None or not person.password or not right:
            raise Refusal("", "room-login")
        return self._remember(person)

    async def change_role(self, id: str, role: str) -> Person:
        """Make somebody a dealer, a floor person, a director…"""
        if role not in ROLES or role in ("bot", "guest"):
            raise Refusal("", "room-no-role", role=role, roles=", ".join(ROLES[2:]))
        try:
            return self._remember(await self._people.change(id, role=role))
        except LookupError:
            raise Refusal("", "room-no-account", id=id) from None

    async def change_details(self, person: Person, details: dict[str, object]) -> Person:
        """Keep something about a person (language, who is muted …)."""
        return self._remember(await self._people.change(person.id, details={**person.details, **details}))

    async def erase(self, id: str) -> None:
        """Delete-me: everything personal goes; the id stays in the log, nameless."""
        await self._people.erase(id, self._clock.now())
        self._known.pop(id, None)

    async def _add(self, role: str, name: str, password: str = "", details: dict[str, str] | None = None) -> Person:
        person = Person(
            id=new_id("b" if role == "bot" else "p"),
            role=role,
            name=name,
            password=password,
            details=dict(details or {}),
            created=self._clock.now(),
        )
        await self._people.add(person)
        return self._remember(person)

    async def hash(self, password: str, least: int = PASSWORD[0]) -> str:
        """What is kept of a password."""
        if not least <= len(password) <= PASSWORD[1]:
            raise Refusal("", "room-password", least=least, most=PASSWORD[1])
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, hashed: str, password: str) -> bool:
        """Is this the password of which that was kept?"""
        try:
            async with self._hashing:
                return await asyncio.to_thread(self._hasher.verify, hashed, password[: PASSWORD[1]])
        except (Argon2Error, InvalidHashError):
            return False

    # -- keys ----------------------------------------------------------------------------

    async def open_session(self, account: str, label: str = "") -> str:
        """A new session's token; the room keeps only a hash of it."""
        return await self._key(account, "session", SESSION, secrets.token_urlsafe(32), label)

    async def bot_token(self, account: str, label: str) -> str:
        """A token with which a program plays as this account, labelled as a bot."""
        return await self._key(account, "bot", 0, secrets.token_urlsafe(32), label[:40])

    async def device_code(self, account: str) -> str:
        """A code to type on another device, good once and for ten minutes."""
        return await self._key(account, "code", CODE, new_id("", 10), "another device")

    async def redeem(self, code: str) -> Person:
        """The account a device code belongs to; the code is used up."""
        person = await self._used_up(code.strip().lower(), "code")
        if person is None:
            raise Refusal("", "room-code")
        return person

    async def admin_link(self) -> str | None:
        """The key of the first-run link, made once in a room's life; None when it has been made."""
        if await self._store.setting("admin") is not None:
            return None
        admin = await self._add("admin", f"admin {new_id('', 4)}")
        await self._store.set("admin", admin.id)
        return await self._key(admin.id, "admin", 7 * DAY, secrets.token_urlsafe(24), "first run")

    async def claim_admin(self, key: str, name: str, password: str) -> Person:
        """Whoever holds the first-run link names the administrator; the link is used up."""
        name, hashed = checked_name(name), await self.hash(password)
        person = await self._used_up(key, "admin")
        if person is None:
            raise Refusal("", "room-code")
        try:
            return self._remember(await self._people.change(person.id, name=name, password=hashed))
        except NameTaken:
            await self._people.open(key, Session(account=person.id, kind="admin", created=self._clock.now()))
            raise Refusal("", "room-name-taken", name=name) from None

    async def close_session(self, token: str) -> None:
        """Log out."""
        await self._people.close(token)

    async def _key(self, account: str, kind: str, lasts: int, token: str, label: str) -> str:
        now = self._clock.now()
        session = Session(account=account, kind=kind, created=now, expires=now + lasts if lasts else 0, label=label)
        await self._people.open(token, session)
        return token

    async def _used_up(self, token: str, kind: str) -> Person | None:
        session = await self._people.session(token, self._clock.now())
        if session is None or session.kind != kind:
            return None
        await self._people.close(token)
        return await self.get(session.account)
