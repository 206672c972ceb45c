"""The cases of waiting lists, of moves between tables, and of the bank's tables, as data and as they are carried out.

A step is `[hh:mm] WHO VERB field=value ...`: a command of a player (`floor`, `room`: of nobody) with its fields; spaces
in a value are written `_`. `wait` lets time pass until the table's next tick, `messages` brings the group's messages.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec

from conformance.scenario import FOLDER
from mazziere.cards import parse_card, parse_cards
from mazziere.hand.events import Event
from mazziere.house.punto_banco.events import CutMade
from mazziere.rules.refusal import Refusal
from mazziere.table.group_floor import candidates
from mazziere.table.group_messages import Message
from mazziere.table.house_events import CardsBrought
from table.group_room import Hall
from table.house_room import Room

HOUR = 3_600_000
NOBODY = ("floor", "room")


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold after so many steps; a field left out is not looked at."""

    after: int = 0
    refused: str | None = None
    rule: str | None = None
    # a group
    waiting: tuple[str, ...] | None = None
    called: dict[str, str] | None = None
    movable: tuple[str, ...] | None = None
    asked: tuple[str, ...] | None = None
    """What the last step asked of tables: `t1 sit A 80 moved`."""
    # a table of the bank
    phase: Literal["betting", "play", "between"] | None = None
    net: dict[str, int] | None = None
    staked: dict[str, int] | None = None
    chips: dict[str, int] | None = None
    offered: tuple[str, ...] | None = None
    to: str = ""
    hands: int | None = None
    shoes: int | None = None
    cutter: int | None = None
    here: tuple[str, ...] | None = None
    books: dict[str, int] | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case of the catalogue, or one of our own (`RULE/own1`)."""

    id: str
    rules: tuple[str, ...]
    kind: Literal["group", "blackjack", "punto-banco"]
    steps: tuple[str, ...]
    checks: tuple[Check, ...]
    setup: dict[str, Any] = {}
    cards: str = ""
    reading: bool = False


def load() -> list[Case]:
    """Every case of `lists.toml`."""
    return msgspec.convert(tomllib.loads((FOLDER / "lists.toml").read_text(encoding="utf-8"))["case"], list[Case])


class Played:
    """A case under way: the hall or the room it is played in, what the last step did, and what it was refused."""

    def __init__(self, case: Case) -> None:
        self.happened: list[Event] = []
        self.refusal: Refusal | None = None
        setup = dict(case.setup)
        self.hall: Hall | None = None
        if case.kind == "group":
            self.place: Hall | Room = Hall(20 * HOUR, **setup)
            self.hall = self.place
        else:
            # Five cards are burned before the first that matters.
            known = [*parse_cards("2c 2c 2d 2d 2h"), *parse_cards(case.cards)] if case.cards else []
            self.place = Room(case.kind, *[int(card) for card in known], options=setup.pop("options", {}), **setup)
        self.sent = 0

    @property
    def room(self) -> Room:
        assert isinstance(self.place, Room)
        return self.place

    def step(self, text: str) -> None:
        """Carry out one step."""
        words = text.split()
        if re.fullmatch(r"\d\d:\d\d", words[0]):
            hours, minutes = words.pop(0).split(":")
            self.place.now = int(hours) * HOUR + int(minutes) * HOUR // 60
        self.refusal, self.happened = None, []
        self.sent = len(self.hall.sent) if self.hall else 0
        if words == ["messages"]:
            assert self.hall is not None
            self.hall.deliver_all()
            return
        if words == ["wait"]:
            self.happened = self.room.wait()
            return
        who, verb, *given = words
        fields = dict(each.split("=") for each in given)
        command = {name: value_of(name, value) for name, value in fields.items()}
        try:
            self.happened = self.place.do(verb, "" if who in NOBODY else who, **command)
        except Refusal as refusal:
            self.refusal = refusal

    def cited(self) -> set[str]:
        """The rules of what the last step brought about."""
        rules = [event.rule for event in self.happened] + ([self.refusal.rule] if self.refusal else [])
        return {rule for each in rules for rule in each.split()}


def value_of(name: str, value: str) -> Any:
    """A field of a command from its text."""
    if name == "cards":
        return tuple([int(card) if card.isdecimal() else int(parse_card(card)) for card in value.split(",")])
    return int(value) if name in ("seat", "amount", "turn") else value.replace("_", " ")


# --------------------------------------------------------------------------- looking


def movable(played: Played, _: Check) -> tuple[str, ...]:
    assert played.hall is not None
    s = played.hall.group.state
    newest = list(s.tables.values())[-1]
    return tuple([sitter.player for sitter, _ in candidates(s, newest)])


def asked(played: Played, _: Check) -> tuple[str, ...]:
    assert played.hall is not None
    return tuple([_told(message) for message in played.hall.sent[played.sent :]])


def _told(message: Message) -> str:
    command = message.command
    words = (message.stream.split(":")[1], command.verb, command.player, str(command.amount or ""), command.what)
    return " ".join([word for word in words if word])


def phase(played: Played, _: Check) -> str:
    table = played.room.table
    return "between" if not table.state.running else "betting" if table.betting else "play"


def net(played: Played, check: Check) -> dict[str, int]:
    room = played.room
    return {name: in_front(room, name) + lying(room, name) + room.books[f"player:{name}"] for name in check.net or ()}


def in_front(room: Room, name: str) -> int:
    return room.table.chips().get(name, 0)


def lying(room: Room, name: str) -> int:
    guest = room.table.state.guest(name)
    return 0 if guest is None or not guest.playing else room.table.staked(guest.seat)


def offered(played: Played, check: Check) -> tuple[str, ...]:
    verbs = [option.verb for option in played.room.table.view(check.to).options]
    return tuple([verb for verb in check.offered or () if verb in verbs])


def cutter(played: Played, _: Check) -> int:
    return next(event.seat for event in reversed(played.room.table.events) if isinstance(event, CutMade))


LOOKS: dict[str, Callable[[Played, Check], Any]] = {
    "waiting": lambda played, _: tuple(played.hall.waiting()) if played.hall else (),
    "called": lambda played, _: played.hall.called() if played.hall else {},
    "movable": movable,
    "asked": asked,
    "phase": phase,
    "net": net,
    "staked": lambda played, check: {name: lying(played.room, name) for name in check.staked or ()},
    "chips": lambda played, check: {name: in_front(played.room, name) for name in check.chips or ()},
    "offered": offered,
    "hands": lambda played, _: played.room.table.state.number,
    "shoes": lambda played, _: sum(isinstance(event, CardsBrought) for event in played.room.table.events),
    "cutter": cutter,
    "here": lambda played, _: tuple(sorted(guest.player for guest in played.room.table.state.guests.values())),
    "books": lambda played, check: {name: played.room.books[name] for name in check.books or ()},
}


def differences(played: Played, check: Check) -> list[str]:
    """Everything in which the table differs from a check."""
    found = [
        f"{field}: expected {value}, found {LOOKS[field](played, check)}"
        for field, value in msgspec.structs.asdict(check).items()
        if field in LOOKS and value is not None and LOOKS[field](played, check) != value
    ]
    refused = None if played.refusal is None else played.refusal.rule
    if check.refused is not None and check.refused not in (refused or "").split():
        found.append(f"refused: expected {check.refused}, found {refused}")
    if check.rule is not None and check.rule not in played.cited():
        found.append(f"rule: expected {check.rule}, found {sorted(played.cited())}")
    return found


def play(case: Case) -> Iterator[tuple[Played, Check]]:
    """Each check of a case with the place as it then is; a refusal that no check expects is a failure."""
    played = Played(case)
    for done in range(len(case.steps) + 1):
        if done:
            played.step(case.steps[done - 1])
        checks = [check for check in case.checks if check.after == done]
        if played.refusal is not None and not any(check.refused for check in checks):
            raise AssertionError(f"step {done}, {case.steps[done - 1]!r}, was refused: {played.refusal}")
        for check in checks:
            yield played, check


def mutants(check: Check) -> Iterator[Check]:
    """The check again and again, each time with one figure changed and the others left out."""
    for field, value in msgspec.structs.asdict(check).items():
        if value is None or field in ("after", "to"):
            continue
        yield msgspec.structs.replace(Check(check.after, to=check.to), **{field: changed(value)})


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, dict):
        first = next(iter(value), "nobody")
        return {**value, first: changed(value.get(first, 0))}
    if isinstance(value, tuple):
        return (*value, "nobody")
    return value + 1 if isinstance(value, int) else f"{value} not"
