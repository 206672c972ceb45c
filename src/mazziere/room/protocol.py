"""Every message of the socket, as a type: what clients may say, and what the room answers and tells.

One socket carries many tables. A table is watched: its snapshot comes first, then `events` frames, each masked for
this client. `after` of a frame is `seq` of the one before; where it is not, the client asks to `resync`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from mazziere.words import said

VERSION: Final = 1
LARGEST: Final = 8192
"""Bytes a client's message may have."""


class Said(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client; `id` comes back in the answer."""

    id: str = ""


class Told(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from the room."""


# --------------------------------------------------------------------------- from a client


class Hello(Said, frozen=True, tag="hello", kw_only=True):
    """Who I am, when no cookie says so: a session's or a bot's token."""

    token: str = ""
    version: int = VERSION


class Watch(Said, frozen=True, tag="watch", kw_only=True):
    """Show me this table; `key` opens a private one (the secret part of its link, or its password)."""

    table: str
    key: str = ""


class Unwatch(Said, frozen=True, tag="unwatch", kw_only=True):
    table: str


class Resync(Said, frozen=True, tag="resync", kw_only=True):
    """I have missed something: send the table whole."""

    table: str


class Do(Said, frozen=True, tag="do", kw_only=True):
    """A command to a table: sit, leave, act, top-up… With the same `id` it is carried out once, however often sent."""

    table: str
    verb: str
    seat: int = -1
    amount: int = 0
    cards: tuple[int, ...] = ()
    what: str = ""
    value: str = ""
    turn: int = 0


class Entropy(Said, frozen=True, tag="entropy", kw_only=True):
    """Randomness of mine for the next deck of a table; taken if it comes before the deal."""

    table: str
    entropy: bytes


class Say(Said, frozen=True, tag="say", kw_only=True):
    """A line of chat."""

    table: str
    text: str


class Ping(Said, frozen=True, tag="ping", kw_only=True):
    """`took` is how long the last ping was on its way, in milliseconds: the table sees how well I am connected."""

    took: int = 0


class Lobby(Said, frozen=True, tag="lobby", kw_only=True):
    """Tell me the tables of the room, now and when they change (`on` false: no more)."""

    on: bool = True


Message = Hello | Watch | Unwatch | Resync | Do | Entropy | Say | Ping | Lobby

# --------------------------------------------------------------------------- from the room


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody as others may know them."""

    name: str
    bot: bool = False
    guest: bool = False


class Welcome(Told, frozen=True, tag="welcome", kw_only=True):
    """The socket is yours: who you are, at which tables you sit, and the room's clock."""

    player: str
    name: str
    role: str
    balance: int
    seats: tuple[str, ...]
    now: int
    version: int = VERSION
    id: str = ""


class Snapshot(Told, frozen=True, tag="snapshot", kw_only=True):
    """A table whole, as you may see it, and `past`, the events since its last hand began as you would have been told
    them. `commitment` is the hash of the secret of the next deck, in hexadecimal; `watching` are the names of those who
    look on, and `others` how many more there are; `book` is the title of the house's rulebook it plays by, in each
    language, and `tournament` says that the one it plays by is for tournaments.
    """

    table: str
    seq: int
    now: int
    view: Any
    people: dict[str, Person]
    connections: dict[str, str]
    commitment: str = ""
    paused: str = ""
    watching: tuple[str, ...] = ()
    others: int = 0
    book: dict[str, str] = {}
    tournament: bool = False
    past: list[Any] = []
    id: str = ""


class Events(Told, frozen=True, tag="events", kw_only=True):
    """What happened at a table since frame `after`, masked for you.

    When a hand began, `commitment` is the hash of the secret of the deck after it: now is the time to send entropy.
    At tables against the bank `worked` is what only a rule can work out of the table after these events.
    """

    table: str
    after: int
    seq: int
    now: int
    events: list[Any]
    commitment: str = ""
    worked: Any = None


class Done(Told, frozen=True, tag="done", kw_only=True):
    """Your command is carried out and on disk; `again` when it already was."""

    id: str
    table: str = ""
    again: bool = False


class Refused(Told, frozen=True, tag="refused", kw_only=True):
    """A rule, or the house, says no; nothing has changed."""

    id: str
    code: str
    rule: str
    message: dict[str, str]
    facts: dict[str, Any] = {}


class Failed(Told, frozen=True, tag="error", kw_only=True):
    """The message could not be taken; nothing has changed."""

    code: str
    message: str
    id: str = ""


class People(Told, frozen=True, tag="people", kw_only=True):
    """Names for ids that events will mention."""

    table: str
    people: dict[str, Person]


class Presence(Told, frozen=True, tag="presence", kw_only=True):
    """How a seated player is connected: good, slow or away."""

    table: str
    player: str
    connection: str


class Watching(Told, frozen=True, tag="watching", kw_only=True):
    """Who looks on at a table without sitting at it: names, and how many more."""

    table: str
    names: tuple[str, ...]
    others: int = 0


class Chat(Told, frozen=True, tag="chat", kw_only=True):
    table: str
    player: str
    text: str
    at: int


class Purse(Told, frozen=True, tag="purse", kw_only=True):
    """Your play chips that are on no table, and the tables where you sit. Told whenever you sit down or leave."""

    balance: int
    seats: tuple[str, ...]


class Notice(Told, frozen=True, tag="notice", kw_only=True):
    """Something you should know: a session reminder, a table closed, a table paused for the floor, a seat you are asked
    for, the floor's answer.
    """

    code: str
    message: dict[str, str]
    facts: dict[str, Any] = {}
    table: str = ""


def notice(code: str, table: str = "", facts: Mapping[str, Any] = {}) -> Notice:
    """A notice in the room's own words."""
    return Notice(code=code, message=said(code, **facts), facts=dict(facts), table=table)


class Pong(Told, frozen=True, tag="pong", kw_only=True):
    now: int
    id: str = ""


class Seats(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the lobby shows it."""

    id: str
    name: str
    game: str
    limit: str
    rulebook: str
    stakes: str
    seats: int
    people: int
    bots: int
    buy_in: tuple[int, int]
    private: bool = False
    paused: bool = False
    closing: bool = False
    watching: int = 0
    waiting: int = 0
    book: dict[str, str] = {}
    host: str = ""


class Hall(Told, frozen=True, tag="hall", kw_only=True):
    """The lists of the hall, or the calls to the floor, have changed: ask for them again. Told with the lobby."""


class Tables(Told, frozen=True, tag="tables", kw_only=True):
    """The lobby."""

    tables: list[Seats]
    id: str = ""


Answer = (
    Welcome
    | Snapshot
    | Events
    | Done
    | Refused
    | Failed
    | People
    | Presence
    | Watching
    | Chat
    | Purse
    | Notice
    | Pong
    | Hall
    | Tables
)

encode: Final = msgspec.json.Encoder().encode
decode_message: Final = msgspec.json.Decoder(Message).decode
decode_answer: Final = msgspec.json.Decoder(Answer).decode
