"""Plays the scenarios of punto-banco.toml and looks at the table the way they ask."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from mazziere.cards import decks, parse_card
from mazziere.house.punto_banco import BETS, Rules, Table, seats
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.punto_banco.events import Called, CardsTurned, Scored, StakeSettled
from mazziere.house.shared import Limits, stacked
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events

FILE = Path(__file__).with_name("punto-banco.toml")
SCENARIOS: dict[str, dict[str, Any]] = {
    scenario["id"]: scenario for scenario in tomllib.loads(FILE.read_text(encoding="utf-8"))["scenario"]
}
UNIT = 2
"""Units of the table in a chip: halves are paid."""

PLENTY = 1_000_000
FRESH = tuple(decks(6))


def box(words: str) -> str:
    """A bet as the scenarios write it: `winning-number 7`."""
    return words.replace(" ", "-")


class Play:
    """One scenario on a table of its own."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.bets: list[tuple[str, str, int]] = [(who, box(what), n) for who, what, n in scenario["bets"]]
        names = sorted({who for who, _, _ in self.bets} | {"P1"} | set(scenario.get("players", ())))
        self.seats = {name: seat for seat, name in enumerate(names)}
        limits = scenario.get("limits", {"least": 1, "most": PLENTY})
        order, behind = shoe(scenario)
        rules = Rules(
            chip=UNIT,
            behind_cut=behind,
            limits=Limits(limits["least"] * UNIT, limits["most"] * UNIT, UNIT),
            **scenario.get("house", {}),
        )
        chips = scenario.get("chips", PLENTY // UNIT) * UNIT
        self.table = Table.open(dict.fromkeys(names, chips), rules=rules, order=stacked(order, FRESH))
        self.refused = ""
        self.before = len(self.table.events)
        self.stake()

    def stake(self) -> None:
        for who, what, amount in self.bets:
            self.table.stake(self.seats[who], what, amount * UNIT)

    def step(self, words: str) -> None:
        """Do one step; a refusal is kept, and must not have changed anything."""
        self.before = len(self.table.events)
        self.refused = ""
        try:
            self._do(words)
        except Refusal as refusal:
            self.refused = refusal.rule
        record_events(self.table.events[self.before :])

    def _do(self, words: str) -> None:
        table = self.table
        first, _, rest = words.partition(" ")
        if words in STEPS:
            STEPS[words](table)
        elif words == "next hand":
            table.next_hand()
            self.stake()
        elif first == "give":
            ir.give(table, rest)
        elif first == "expose":
            ir.expose(table, int(rest))
        elif first == "report":
            ir.report(table, rest)
        elif first == "staff":
            what, _, name = rest.partition(" ")
            STAFF[what](table, self.seats[name] if name in self.seats else int(name or 0))
        elif rest.split()[0] in ACTS:
            verb, _, amount = rest.partition(" ")
            table.act(self.seats[first], rest if verb == "sit" else verb, int(amount or 0))
        else:
            verb, _, what = rest.partition(" ")
            seat = self.seats[first]
            if verb == "withdraw":
                table.withdraw(seat, box(what))
            elif verb == "cash":
                table.buy(seat, int(what) * UNIT)
            else:
                amount, _, where = what.partition(" ")
                (table.stake if verb == "bet" else table.lay)(seat, box(where), int(amount) * UNIT)

    # -- looking ------------------------------------------------------------------------

    def figure(self, key: str, name: str = "") -> Any:
        s = self.table.state
        if key in ("pays", "returned"):
            who, _, what = name.partition("/")
            found: dict[tuple[int, str], int] = s.nets if key == "pays" else s.returned
            boxes = (box(what),) if what else BETS
            return sum(found.get((self.seats[who], bet), 0) for bet in boxes) / UNIT
        if key == "bets":
            return sum(s.stakes[self.seats[name]].values()) / UNIT
        if key == "stacks":
            return s.chips[self.seats[name]] / UNIT
        names = list(self.seats)
        figures: dict[str, Any] = {
            "stage": s.stage,
            "cut": s.turned_by,
            "asked": [names[seat] for seat in sorted(self.table.pending) if seat >= 0],
            "chairs": [names[seat] if seat >= 0 else "" for seat in s.chairs],
            "bookings": [names[seat] for seat in s.bookings],
            "orphans": sum(s.orphans.values()) / UNIT,
            "told": [TOLD[type(event)] for event in self.table.events if type(event) in TOLD],
            "dealt_to": s.sides,
            "punto": s.score("punto"),
            "banco": s.score("banco"),
            "result": s.result,
            "burned": s.burned,
            "refused": self.refused,
        }
        return figures[key]

    def wrong(self, check: dict[str, Any]) -> list[str]:
        """What the table shows otherwise than the check says."""
        found = []
        for key, wanted in check.items():
            if key in ("after", "text"):
                continue
            if key == "rule":
                cited = " ".join(event.rule for event in self.table.events[self.before :]).split()
                if wanted not in cited:
                    found.append(f"rule {wanted} is not among {cited}")
            elif isinstance(wanted, dict):
                for name, amount in wanted.items():
                    if self.figure(key, name) != amount:
                        found.append(f"{key} {name}: {self.figure(key, name)}, not {amount}")
            elif self.figure(key) != wanted:
                found.append(f"{key}: {self.figure(key)}, not {wanted}")
        if "refused" not in check and self.refused:
            found.append(f"refused by {self.refused}")
        return found


ACTS = ("cut", "decline", "sit", "book", "mark", "come-back", "leave")
STAFF: dict[str, Any] = {
    "standing-refused": lambda table, _: seats.accept_standing(table, False),
    "standing-accepted": lambda table, _: seats.accept_standing(table, True),
    "reserve": seats.reserve,
    "assign": seats.assign,
    "orphan": lambda table, seat: seats.orphan(table, seat, table.chips[seat]),
    "claim": seats.claim,
    "check-cards": lambda table, _: ir.check_cards(table),
    "change-sixain": lambda table, _: ir.change_sixain(table, "worn"),
    "suspend": lambda table, _: ir.suspend(table),
    "resume": lambda table, _: ir.resume_play(table),
    "limits": lambda table, most: ir.change_limits(table, Limits(UNIT, most * UNIT, UNIT)),
}
TOLD = {CardsTurned: "turned", Called: "called", Scored: "scored", StakeSettled: "settled"}
"""What the dealer does aloud, in the order it is done."""

STEPS: dict[str, Any] = {
    "deal first card": Table.deal,
    "deal card": Table.deal,
    "end": Table.finish,
    "turn": ir.turn,
    "rebuild": ir.rebuild,
    "cannot rebuild": ir.cannot_rebuild,
    "dealer last-three-hands": ir.last_three_hands,
}


def shoe(scenario: dict[str, Any]) -> tuple[list[int], int]:
    """The cards of the scenario's shoe, five to burn before them if it is under way, and those behind the cut card."""
    if "deck" in scenario:
        return [*map(parse_card, scenario["deck"].split()), *FRESH[:300]], 7
    before, cut, behind = scenario["shoe"].partition("CUT")
    cards: list[int] = [*FRESH[:5], *map(parse_card, before.split()), *map(parse_card, behind.split())]
    return (cards, len(behind.split())) if cut else ([*cards, *FRESH[:100]], 7)


def play(scenario: dict[str, Any], checks: list[dict[str, Any]]) -> list[str]:
    """Play a scenario; everything that is not as the checks say."""
    game = Play(scenario)
    record_events(game.table.events)
    steps = scenario.get("steps", ["end"])
    found: list[str] = []
    by_step: dict[int, list[dict[str, Any]]] = {}
    for check in checks:
        by_step.setdefault(check["after"] if "steps" in scenario else 1, []).append(check)
    for number, step in enumerate(["", *steps]):
        if step:
            game.step(step)
        for check in by_step.get(number, [{}]):
            if check or step:
                found += [f"after {number} ({step}): {what}" for what in game.wrong(check)]
    return found
