"""Plays the scenarios of blackjack.toml and looks at the table the way they ask."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from mazziere.cards import decks, parse_card
from mazziere.hand.events import Option
from mazziere.house.blackjack import Rules, Table
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack import irregular as ir
from mazziere.house.blackjack.points import called, points
from mazziere.house.blackjack.view import read
from mazziere.house.shared import Limits, stacked
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events

FILE = Path(__file__).with_name("blackjack.toml")
SCENARIOS: dict[str, dict[str, Any]] = {
    scenario["id"]: scenario for scenario in tomllib.loads(FILE.read_text(encoding="utf-8"))["scenario"]
}
UNIT = 2
"""Units of the table in a euro: halves are paid."""

PLENTY = 1_000_000
PACK = [int(card) for card in decks(6)]


def shoe(scenario: dict[str, Any]) -> tuple[list[int], int]:
    """All 312 cards, those the scenario names first, and how many lie behind the cut card."""
    words = scenario.get("deck", scenario.get("shoe", "")).split()
    named = [int(parse_card(word)) for word in words if word != "CUT"]
    rest = list((Counter(PACK) - Counter(named)).elements())
    Random(scenario["id"]).shuffle(rest)
    under_way = 0 if "deck" in scenario else 5
    cards = rest[:under_way] + named + rest[under_way:]
    cut = under_way + words.index("CUT") if "CUT" in words else len(cards) - 60
    return cards, len(cards) - cut


class Play:
    """One scenario on a table of its own."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.scenario = scenario
        chips = dict(seat.split(":") for seat in scenario.get("seats", ()))
        betting = scenario.get("street") == "betting"
        names = [name for name, _ in scenario["boxes"] if name != "X"]
        names += [name for name, _, _ in scenario.get("backers", ())] + [side[0] for side in scenario.get("side", ())]
        names = list(dict.fromkeys([*names, *chips]))
        self.players = {name: number for number, name in enumerate(names)}
        self.boxes = {name: box for box, (name, _) in enumerate(scenario["boxes"])}
        self.stakes = [(name, self.boxes[name], amount) for name, amount in scenario["boxes"] if name != "X"]
        self.stakes += [(name, self.boxes[at], amount) for name, at, amount in scenario.get("backers", ())]
        own = Counter(dict.fromkeys(names, 0))
        for name, _, amount in self.stakes:
            own[name] += amount
        holds = {name: int(chips[name]) + own[name] if name in chips else PLENTY for name in names}
        for name, _, amount in self.stakes:
            if betting and not amount and name not in chips and scenario["id"] == "BJ-4.2/1":
                holds[name] = 0
        owners = [self.players.get(name, -1) for name, _ in scenario["boxes"]]
        # Seated players without a stake of their own sit at boxes that take no part.
        owners += [self.players[name] for name in chips if self.players[name] not in owners]
        stakes = scenario.get("stakes", {})
        cards, behind = shoe(scenario)
        rules = Rules(
            chip=UNIT,
            niwin_limits=Limits(UNIT, stakes.get("niwin_max", PLENTY) * UNIT),
            device=stakes.get("device", "shoe"),
            behind_cut=behind,
            limits=Limits(stakes.get("min", 1) * UNIT, stakes.get("max", PLENTY) * UNIT),
        )
        fresh = Random(0).sample(PACK, len(PACK))
        self.table = Table.open(
            {name: holds[name] * UNIT for name in names}, owners=owners, rules=rules, order=stacked(cards, fresh)
        )
        self.hand_began = 0 if "deck" in scenario else len(self.table.events)
        self.before = 0
        self.refusal: Refusal | None = None
        self.place_stakes()
        if not betting:
            self.table.close()
        record_events(self.table.events)

    def place_stakes(self) -> None:
        for name, box, amount in self.stakes:
            if amount:
                self.table.stake(self.players[name], amount * UNIT, box)
        for name, _, box, amount in self.scenario.get("side", ()):
            self.table.niwin(self.players[name], amount * UNIT, box)

    # -- steps --------------------------------------------------------------------------

    def step(self, words: str) -> None:
        """Do one step; a refusal is kept, and must not have changed anything."""
        table = self.table
        self.before, self.refusal = len(table.events), None
        try:
            self.do(words)
        except Refusal as refusal:
            self.refusal = refusal
            assert len(table.events) == self.before, "a refused step has left something behind"
        record_events(table.events[self.before :])

    def do(self, words: str) -> None:
        table = self.table
        name, _, rest = words.partition(" ")
        if words == "deal":
            table.close()
        elif words == "next hand":
            began = len(table.events)
            table.next_hand()
            self.hand_began = began
            self.place_stakes()
            table.close()
        elif name == "dealer":
            self.staff(rest)
        else:
            verb, _, more = rest.partition(" ")
            self.player(self.players[name], verb, more)

    def player(self, player: int, verb: str, more: str) -> None:
        table = self.table
        if verb == "say":
            table.say(player, more)
        elif verb == "cash":
            table.cash(player, int(more) * UNIT)
        elif verb == "bet":
            amount, *where = more.split()
            if where[:1] == ["niwin"]:
                table.niwin(player, int(amount) * UNIT, where[1])
            else:
                table.stake(player, int(amount) * UNIT, self.boxes[where[0]] if where else None)
        else:
            table.act(player, verb, int(more or 0) * UNIT)

    def staff(self, words: str) -> None:
        table = self.table
        what, *more = words.split()
        if what == "last-three-hands":
            table.last_hands()
        elif what == "exposed":
            ir.card_exposed(table)
        elif what == "misdealt":
            ir.misdealt(table, [self.boxes.get(name, ev.BANK) for name in more])
        elif what == "rebuild":
            ir.rebuild(table)
        elif what == "void":
            ir.void(table, "the order of the cards is lost")
        elif what == "floor":
            ir.on_the_floor(table, int(more[0]))
        elif what == "resume":
            table.resume_play()
        elif what == "sixain":
            ir.change_sixain(table, "worn")
        elif what == "check":
            table.check_cards()
        elif what == "limits":
            table.change_limits(Limits(int(more[0]) * UNIT, int(more[1]) * UNIT))
        elif what == "decides":
            ir.decide(table, " ".join(more))
        elif what == "join":
            table.join(more[0], PLENTY, int(more[1]))
        else:
            assert what == "unnoticed", words
            ir.noticed(table, self.players[more[0]], int(more[1]) * UNIT, self.boxes[more[2]])

    # -- looks --------------------------------------------------------------------------

    def found(self, check: dict[str, Any]) -> dict[str, Any]:
        """What the table says to each question of a check, in the check's own words."""
        return {key: getattr(self, f"see_{key}")(wanted, check) for key, wanted in check.items() if key not in SILENT}

    def see_pending(self, wanted: list[str], check: dict[str, Any]) -> list[str]:
        names = list(self.players)
        found = [names[player] for _, player in self.table.pending]
        return wanted if sorted(found) == sorted(wanted) else found

    def see_to_act(self, wanted: str, check: dict[str, Any]) -> str | None:
        names = [list(self.players)[player] for _, player in self.table.pending]
        if self.table.state.window in ("surrender", "insurance"):
            return wanted if wanted in names else None
        return names[0] if names else None

    def options(self, check: dict[str, Any]) -> list[str]:
        return [euro(option) for option in self.table.legal(self.players[check["to_act"]])]

    def see_legal(self, wanted: list[str], check: dict[str, Any]) -> list[str]:
        found = self.options(check)
        exact = check.get("legal_exact", False)
        return wanted if (sorted(found) == sorted(wanted) if exact else set(wanted) <= set(found)) else found

    def see_legal_exact(self, wanted: bool, check: dict[str, Any]) -> bool:
        return sorted(self.options(check)) == sorted(check["legal"])

    def see_not_legal(self, wanted: list[str], check: dict[str, Any]) -> list[str]:
        found = self.options(check)
        verbs = {option.split()[0] for option in found}
        return [entry for entry in wanted if entry not in found and (" " in entry or entry not in verbs)]

    def see_refused(self, wanted: str | bool, check: dict[str, Any]) -> str | bool:
        if self.refusal is None:
            return False
        return True if wanted is True else self.refusal.rule

    def see_rule(self, wanted: str, check: dict[str, Any]) -> str:
        if self.refusal is not None:
            return self.refusal.rule
        cited = " ".join(event.rule for event in self.table.events[self.before :])
        return wanted if wanted in cited.split() else cited

    def see_hand(self, wanted: dict[str, str], check: dict[str, Any]) -> dict[str, str]:
        s = self.table.state
        found = {}
        for name in wanted:
            box, _, number = name.partition("/")
            if box == "bank":
                found[name] = called(s.bank_cards)
            else:
                hand = s.hands[self.boxes[box]][int(number or 1) - 1]
                found[name] = read(hand.cards, hand.of_split)
        return found

    def see_bank_total(self, wanted: int, check: dict[str, Any]) -> int:
        return points(self.table.state.bank_cards).total

    def see_pays(self, wanted: dict[str, float], check: dict[str, Any]) -> dict[str, float]:
        return {name: self.net(*name.partition("/")[::2]) for name in wanted}

    def net(self, name: str, bet: str) -> float:
        player = self.players[name]
        settled = [each for each in self.table.state.settled if each.player == player]
        if bet.isdecimal():
            settled = [each for each in settled if each.bet == "main" and each.hand == int(bet) - 1]
        elif bet:
            settled = [each for each in settled if each.bet == bet]
        if any(isinstance(event, ev.HandVoided) for event in self.table.events[self.hand_began :]):
            return 0
        return sum(each.net for each in settled) / UNIT

    def see_bets(self, wanted: dict[str, int], check: dict[str, Any]) -> dict[str, float]:
        return {name: self.bet(*name.partition("/")[::2]) for name in wanted}

    def bet(self, name: str, number: str) -> float:
        s, player = self.table.state, self.players[name]
        if not s.hands:
            return sum(each.get(player, 0) for each in s.stakes.values()) / UNIT
        hands = [
            hand for box in s.hands.values() for index, hand in enumerate(box) if not number or index == int(number) - 1
        ]
        return sum(hand.stakes.get(player, 0) for hand in hands) / UNIT

    def see_stacks(self, wanted: dict[str, int], check: dict[str, Any]) -> dict[str, float]:
        return {name: self.table.chips[self.players[name]] / UNIT for name in wanted}

    def see_returned(self, wanted: dict[str, float], check: dict[str, Any]) -> dict[str, float]:
        back: Counter[str] = Counter()
        names = list(self.players)
        for event in self.table.events[self.before :]:
            if isinstance(event, ev.StakeReturned):
                back[names[event.player]] += event.amount
            elif isinstance(event, ev.StakeSettled) and event.outcome == "surrender":
                back[names[event.player]] += event.stake + event.net
        return {name: amount / UNIT for name, amount in back.items()}

    def see_live(self, wanted: list[str], check: dict[str, Any]) -> list[str]:
        boxes = list(self.boxes)
        return [boxes[box] for box in self.table.state.live()]

    def see_dealt_to(self, wanted: list[str], check: dict[str, Any]) -> list[str]:
        boxes = [*self.boxes, "bank"]
        return [boxes[box] for box in self.table.state.dealt_to]

    def see_burned(self, wanted: int, check: dict[str, Any]) -> int:
        events = self.table.events[self.hand_began :]
        return sum(event.count for event in events if isinstance(event, ev.CardsBurned))


SILENT = ("after", "text")


def euro(option: Option) -> str:
    """An option as the scenarios write it."""
    return f"{option.verb} {option.low / UNIT:g}" if option.low else option.verb


def play(scenario: dict[str, Any], checks: list[dict[str, Any]]) -> list[str]:
    """Everything in which the table differs from the checks."""
    table = Play(scenario)
    differences: list[str] = []
    for done in range(len(scenario.get("steps", ())) + 1):
        if done:
            table.step(scenario["steps"][done - 1])
        due = [check for check in checks if check["after"] == done]
        if table.refusal is not None and not any("refused" in check for check in due):
            return [*differences, f"step {done} was refused: {table.refusal}"]
        for check in due:
            found = table.found(check)
            differences += [
                f"{key} after {done}: {found[key]}, not {check[key]}" for key in found if found[key] != check[key]
            ]
    return differences
