"""The cases of a table between hands, as data: what a file may say, and how it is carried out and looked at."""

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from conformance.scenario import FOLDER
from mazziere.cards import parse_cards
from mazziere.games.italiana.vele import NAMES
from mazziere.hand.events import Posted
from mazziere.rules.refusal import Refusal
from mazziere.table import evolve
from mazziere.table.command import Command
from mazziere.table.events import Confirmed, HandBegan, Left
from mazziere.table.poker import VERBS, PokerTable
from mazziere.table.preferences import chosen
from mazziere.table.seating import ARRIVALS, ENTRIES
from mazziere.table.setup import TableSetup
from mazziere.table.state import Person, TableState

START = 20 * 3_600_000
"""Eight in the evening."""

PASSIVE = ("fold", "passo", "check", "busso", "bring-in", "invito", "dai-carte", "servito", "nascondo", "agree")
"""What a player does who only wants the hand to end, the first of these that is on offer."""


DOWN = ("check", "call")
"""What players do who only want to see the cards."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold after so many steps; a field left out is not looked at. Seats count from 1; 0 is nowhere."""

    after: int = 0
    button: int | None = None
    small: int | None = None
    big: int | None = None
    dealt: tuple[str, ...] | None = None
    posts: dict[str, tuple[str, ...]] | None = None
    bets: dict[str, int] | None = None
    stacks: dict[str, int] | None = None
    behind: dict[str, int] | None = None
    pot: int | None = None
    to_act: str | None = None
    legal: tuple[str, ...] | None = None
    not_legal: tuple[str, ...] | None = None
    owes: dict[str, tuple[str, ...]] | None = None
    away: dict[str, str] | None = None
    overdue: tuple[str, ...] | None = None
    seated: tuple[str, ...] | None = None
    paid: dict[str, int] | None = None
    bank: dict[str, int] | None = None
    prefers: dict[str, str] | None = None
    game: str | None = None
    chooser: str | None = None
    menu: tuple[str, ...] | None = None
    hands: int | None = None
    rake: int | None = None
    paused: str | None = None
    stub: int | None = None
    pending: tuple[str, ...] | None = None
    vele: str | None = None
    cap: int | None = None
    shuffle: tuple[str, ...] | None = None
    refused: str | bool | None = None
    rule: str | None = None
    text: str = ""


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One case: a table, who sits at it, what is done, and what must come of it."""

    id: str
    rules: tuple[str, ...]
    checks: tuple[Check, ...]
    table: dict[str, Any] = {}
    people: tuple[str, ...] = ()
    button: int = 0
    steps: tuple[str, ...] = ()
    reading: bool = False
    note: str = ""


def load() -> list[Case]:
    """Every case of the table between hands."""
    data = tomllib.loads((FOLDER / "tables.toml").read_text(encoding="utf-8"))
    return msgspec.convert(data["scenario"], list[Case])


class Between:
    """A table that carries out the steps of a case."""

    def __init__(self, case: Case) -> None:
        self.at = START
        self.refusal: Refusal | None = None
        self.table: PokerTable | None = None
        given = {"stakes": {"blinds": [5, 10]}, "seats": 9, **case.table}
        try:
            self.table = PokerTable.open(msgspec.convert({"id": "case", **given}, TableSetup), self.at)
        except Refusal as refusal:
            self.refusal = refusal
            return
        for place, said in enumerate(case.people, 1):
            who, chips = said.split(":")
            name, _, seat = who.partition("@")
            self.do(Command("sit", name, int(seat or (name if name.isdigit() else place)) - 1, int(chips)))
        if case.button:
            low = iter(range(50))
            seats = sorted(self.open.state.people)
            drawn = [51 if seat == case.button - 1 else next(low) for seat in seats]
            self.do(Command("draw", cards=tuple(drawn)))

    @property
    def open(self) -> PokerTable:
        """The table, which was not refused."""
        assert self.table is not None, self.refusal
        return self.table

    def do(self, command: Command) -> None:
        """Carry out a command now."""
        self.open.do(msgspec.structs.replace(command, at=self.at))

    # -- steps ---------------------------------------------------------------------------

    def step(self, step: str) -> None:
        """Carry out a step; what is refused must leave the table as it was."""
        self.refusal = None
        events = len(self.open.events)
        try:
            self._step(*step.split())
        except Refusal as refusal:
            self.refusal = refusal
            assert len(self.open.events) == events, f"{step!r} was refused, yet something happened"
        assert evolve.replay(self.open.events) == self.open.state

    def _step(self, who: str, *words: str) -> None:
        if who == "hand":
            self.hand(" ".join(words))
        elif who == "play":
            self.play()
        elif who == "down":
            self.play(DOWN)
        elif who == "lap":
            while self.open.state.places.travelled < self.open.setup.seats:
                self.hand("")
                self.play()
        elif who == "hands":
            for _ in range(int(words[0])):
                self.hand("")
                self.play()
        elif who == "clock":
            minutes, seconds = words[0].split(":")
            self.clock(60_000 * int(minutes) + 1000 * int(seconds))
        elif who == "floor":
            self._floor(*words)
        elif words[0] == "sit":
            how = words[3:]
            what = next((word for word in how if word in ARRIVALS), "")
            value = next((word for word in how if word in ENTRIES), "")
            self.do(Command("sit", who, int(words[1]) - 1, int(words[2]), what=what, value=value))
        else:
            self._player(who, *words)

    def _player(self, who: str, verb: str, *rest: str) -> None:
        amount = int(rest[0]) if rest and rest[0].isdigit() else 0
        if verb == "prefer":
            self.do(Command(verb, who, what=rest[0], value=rest[1]))
        elif verb in ("sit-out", "choose"):
            self.do(Command(verb, who, what=" ".join(rest)))
        elif verb == "return":
            self.do(Command(verb, who, value=" ".join(rest)))
        elif verb in VERBS:
            self.do(Command(verb, who, amount=amount))
        else:
            self.do(Command("act", who, amount=amount, what=verb))

    def _floor(self, verb: str, *rest: str) -> None:
        if verb == "count":
            self.do(Command(verb, amount=int(rest[0])))
        elif verb == "draw":
            self.do(Command(verb, cards=tuple([int(card) for card in parse_cards(" ".join(rest))])))
        else:
            what, value = (*rest, "", "")[:2]
            self.do(Command(verb, what=what, value=value))

    def hand(self, cards: str) -> None:
        """The next hand, with these cards on top of the deck."""
        table = self.open
        self.at = max(self.at, table.state.next_at)
        self.do(Command("tick"))
        wanted = table.wants_deck()
        if wanted is None:
            raise Refusal("", "no-hand-due")
        named = [int(card) for card in parse_cards(cards)]
        table.begin([*named, *[card for card in wanted.pack if card not in named]], {}, self.at)

    def play(self, wants: tuple[str, ...] = PASSIVE) -> None:
        """Everybody does the first of these that is on offer."""
        table = self.open
        while table.hand is not None:
            place, options = next((place, options) for place, options in table.hand.pending.items() if place >= 0)
            verbs = {option.verb: option for option in options}
            verb = next((verb for verb in wants if verb in verbs), options[0].verb)
            self.do(Command("act", table.state.players[place], amount=verbs[verb].low, what=verb))

    def clock(self, lasts: int) -> None:
        """Time goes by; whatever is due on the way happens."""
        until = self.at + lasts
        while (due := self.open.wake()) is not None and due <= until:
            self.at = max(due, self.at)
            before = len(self.open.events)
            self.do(Command("tick"))
            if len(self.open.events) == before:
                break
        self.at = until
        self.do(Command("tick"))

    # -- looking -------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """Somebody at the table."""
        person = self.open.state.person(name)
        assert person is not None, f"{name} is not at the table"
        return person

    def found(self, field: str, wanted: Any) -> Any:
        """What the table has to say on a field of a check, in the words of the check."""
        if field == "refused":
            return self._refused(wanted)
        table = self.open
        s = table.state
        if field in ("button", "small", "big"):
            seat = getattr(s.places, field)
            posted = field != "small" or seat in s.seats
            return seat + 1 if posted else 0
        if field in _EACH:
            return {name: _EACH[field](s, self.person(name)) for name in wanted}
        if field == "posts":
            return {name: self._posts(name) for name in wanted}
        if field == "bets":
            assert s.hand is not None
            return {name: s.hand.bets[s.players.index(name)] for name in wanted}
        if field == "prefers":
            return {what: chosen(self.person("A").prefers, what) for what in wanted}
        if field == "paid":
            return {e.player: e.amount for e in table.events if isinstance(e, Left) and e.player in wanted}
        return _TABLE[field](self, s)

    def _refused(self, wanted: Any) -> Any:
        if wanted is True or self.refusal is None:
            return self.refusal is not None
        return wanted if wanted in self.refusal.rule.split() else self.refusal.rule

    def _posts(self, name: str) -> tuple[str, ...]:
        place = self.open.state.players.index(name)
        return tuple(
            f"{event.kind} {event.amount}" + ("" if event.live else " dead")
            for event in self.this_hand()
            if isinstance(event, Posted) and event.seat == place
        )

    def this_hand(self) -> list[Any]:
        """The events since the last hand began."""
        events = self.open.events
        began = max([place for place, event in enumerate(events) if isinstance(event, HandBegan)], default=0)
        return events[began:]

    def cited(self) -> set[str]:
        """Every rule that an event, an option on offer or the last refusal has named."""
        told = [event.rule for event in self.open.events] if self.table is not None else []
        if self.table is not None and self.table.hand is not None:
            told += [option.rule for options in self.table.hand.pending.values() for option in options]
        if self.refusal is not None:
            told.append(self.refusal.rule)
        return {rule for rules in told for rule in rules.split()}

    def offered(self) -> list[str]:
        """What whoever is to act may do."""
        hand = self.open.hand
        return [str(option) for option in hand.legal()] if hand is not None else []


_EACH: dict[str, Callable[[TableState, Person], Any]] = {
    "stacks": lambda s, person: s.stack(person),
    "behind": lambda s, person: person.behind,
    "away": lambda s, person: person.away,
    "bank": lambda s, person: person.bank // 1000,
    "owes": lambda s, person: tuple([word for word in ("small", "big") if getattr(person, f"owes_{word}")]),
}
_TABLE: dict[str, Callable[[Any, Any], Any]] = {
    "dealt": lambda self, s: tuple(s.players),
    "pot": lambda self, s: self.open.chips()["pot"],
    "to_act": lambda self, s: s.players[self.open.hand.actor] if self.open.hand else "",
    "legal": lambda self, s: tuple(self.offered()),
    "overdue": lambda self, s: tuple([p.player for p in s.people.values() if p.overdue]),
    "seated": lambda self, s: tuple(sorted([p.player for p in s.people.values()])),
    "game": lambda self, s: self.open.game,
    "chooser": lambda self, s: s.people[s.chooser].player if s.menu else "",
    "menu": lambda self, s: s.menu,
    "hands": lambda self, s: s.number,
    "rake": lambda self, s: s.last.raked if s.last else 0,
    "paused": lambda self, s: s.paused,
    "pending": lambda self, s: tuple([s.players[place] for place in self.open.hand.pending]),
    "vele": lambda self, s: NAMES[s.hand.facts["vele"]],
    "cap": lambda self, s: self.open.view(None).stakes.rake.cap,
    "shuffle": lambda self, s: next(e.steps for e in self.open.events if isinstance(e, Confirmed)),
    "stub": lambda self, s: len(s.hand.zones["stub"]),
}


def differences(between: Between, check: Check) -> list[str]:
    """Everything in which the table is not as the check says."""
    found = []
    for field, wanted in msgspec.structs.asdict(check).items():
        if wanted is None or field in ("after", "text"):
            continue
        if field == "rule":
            if wanted not in between.cited():
                found.append(f"after {check.after}: {wanted} was not cited")
            continue
        if field == "not_legal":
            said = [verb for verb in wanted if any(offer.split()[0] == verb for offer in between.offered())]
            found += [f"after {check.after}: {verb} is legal" for verb in said]
            continue
        now = between.found(field, wanted)
        if now != wanted:
            found.append(f"after {check.after}, {field}: expected {wanted!r}, found {now!r}")
    return found


def played(case: Case) -> Iterator[tuple[Between, Check]]:
    """Each check of a case with the table as it then stands."""
    between = Between(case)
    assert all(check.after <= len(case.steps) for check in case.checks), "a check after the last step"
    for done in range(len(case.steps) + 1):
        if done:
            between.step(case.steps[done - 1])
        checks = [check for check in case.checks if check.after == done]
        if between.refusal is not None and not any(check.refused for check in checks):
            raise AssertionError(f"step {done} was refused: {between.refusal}")
        for check in checks:
            yield between, check


def mutants(between: Between, check: Check) -> Iterator[Check]:
    """The check again and again, each time with one field changed and the others left out."""
    for field, value in msgspec.structs.asdict(check).items():
        if value is None or field in ("after", "text"):
            continue
        if field == "not_legal":
            changed = tuple([offer.split()[0] for offer in between.offered()[:1]]) or None
        else:
            changed = _changed(value)
        if changed is not None:
            yield msgspec.structs.replace(Check(check.after), **{field: changed})


def _changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "XX-0"
    if isinstance(value, tuple):
        return value[1:] if value else ("XX-0",)
    first = next(iter(value))
    return {**value, first: _changed(value[first])}
