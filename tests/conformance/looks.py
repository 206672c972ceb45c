"""How each field of a check is compared with the table. Each look yields what differs, in words."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from conformance.italian import WholePack
from conformance.scenario import Check
from conformance.table import Table
from mazziere.cards import parse_cards
from mazziere.hand.events import BetsReturned, Moved, Option, Returned
from mazziere.ranking.low import LOW_RANKS

Look = Callable[[Table, Any, Check], Iterator[str]]
LOOKS: dict[str, Look] = {}
ANY_OF = ("agree", "punto", "rilancio", "cambio")
"""Verbs of which a single amount says that it would be taken, not that it is the only one."""

RANK = "?A23456789TJQK"
ENTRY = re.compile(
    r"(?P<verb>[a-z-]+)(?: (?P<card>[2-9TJQKA][cdhs])| (?:runs=)?(?P<low>\d+)(?P<open>\.\.)?(?P<high>\d+)?)?"
)


def looks(look: Look) -> Look:
    """Register a look under the name of the field."""
    LOOKS[look.__name__.rstrip("_")] = look
    return look


def differences(table: Table, check: Check) -> list[str]:
    """Everything in which the table is not as the check says."""
    found: list[str] = []
    for field, wanted in msgspec.structs.asdict(check).items():
        if field in LOOKS and wanted is not None:
            found += [
                f"after {check.after}, {field}: {difference}" for difference in LOOKS[field](table, wanted, check)
            ]
    return found


def unlike(wanted: object, found: object) -> Iterator[str]:
    """The one difference there may be between two values."""
    if wanted != found:
        yield f"expected {wanted!r}, found {found!r}"


@looks
def openers(table: Table, wanted: dict[str, int], check: Check) -> Iterator[str]:
    assert isinstance(table, WholePack)
    yield from unlike(wanted, table.openers())


# -- who may do what -----------------------------------------------------------------------


@looks
def to_act(table: Table, wanted: str, check: Check) -> Iterator[str]:
    # Where several are asked at once the check names the one whose options it gives.
    if wanted not in (check.pending or ()):
        yield from unlike(wanted, table.name(table.hand.actor))


@looks
def pending(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    asked = table.hand.pending.items()
    seats = [seat for seat, options in asked if seat >= 0]
    yield from unlike(sorted(wanted), sorted(table.called(seats)))


def parsed(entry: str) -> re.Match[str]:
    """An entry of `legal` or `not_legal`; agreeing to chop is a verb of its own."""
    match = ENTRY.fullmatch("chop" if entry == "agree chop" else entry)
    assert match is not None, entry
    return match


def covers(option: Option, entry: str) -> bool:
    """Is this entry what the option offers (or, of several boards, one of them)?"""
    match = parsed(entry)
    if match["verb"] != option.verb:
        return False
    if match["card"] is not None:
        return option.low == parse_cards(match["card"])[0]
    if match["low"] is None:
        return True
    low = int(match["low"])
    if match["open"] is None:
        return option.low <= low <= option.high and (option.low == option.high or option.verb in ANY_OF)
    return option.low == low and (match["high"] is None or option.high == int(match["high"]))


@looks
def legal(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    options = table.asked(check)
    for entry in wanted:
        if not any(covers(option, entry) for option in options):
            yield f"expected {entry!r}, found {', '.join(map(str, options)) or 'nothing'}"


@looks
def legal_exact(table: Table, wanted: bool, check: Check) -> Iterator[str]:
    for option in table.asked(check):
        if not any(covers(option, entry) for entry in check.legal or ()):
            yield f"{option} is legal too"


@looks
def not_legal(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    for entry in wanted:
        match = parsed(entry)
        to = int(match["low"] or 0)
        for option in table.asked(check):
            if option.verb == match["verb"] and (not to or option.low <= to <= option.high):
                yield f"{option} is legal"


@looks
def refused(table: Table, wanted: str | bool, check: Check) -> Iterator[str]:
    if table.refusal is None:
        yield "the step was accepted"
    elif wanted is False:
        yield f"the step was refused: {table.refusal}"
    elif wanted is not True and wanted not in table.refusal.rule.split():
        yield f"expected {wanted}, found {table.refusal.rule or 'no rule'}: {table.refusal}"


# -- chips -----------------------------------------------------------------------------------


def amounts(table: Table, wanted: dict[str, int], found: list[int]) -> Iterator[str]:
    yield from unlike(wanted, {name: found[table.seat(name)] for name in wanted})


@looks
def stacks(table: Table, wanted: dict[str, int], check: Check) -> Iterator[str]:
    yield from amounts(table, wanted, table.hand.state.stacks)


@looks
def bets(table: Table, wanted: dict[str, int], check: Check) -> Iterator[str]:
    yield from amounts(table, wanted, table.hand.state.bets)


@looks
def pot(table: Table, wanted: int, check: Check) -> Iterator[str]:
    yield from unlike(wanted, table.pot)


@looks
def pots(table: Table, wanted: tuple[tuple[int, str], ...], check: Check) -> Iterator[str]:
    found = table.hand.state.pots
    yield from unlike(
        [(amount, sorted(names)) for amount, names in wanted],
        [(each.amount, sorted(table.called(list(each.seats)))) for each in found],
    )


@looks
def awards(table: Table, wanted: dict[str, int], check: Check) -> Iterator[str]:
    paid = table.hand.state.awards
    yield from unlike(wanted, {name: chips for name, chips in zip(table.names, paid, strict=True) if chips})


@looks
def rake(table: Table, wanted: int, check: Check) -> Iterator[str]:
    yield from unlike(wanted, table.hand.state.raked)


@looks
def returned(table: Table, wanted: dict[str, int], check: Check) -> Iterator[str]:
    back = dict.fromkeys(table.names, 0)
    for event in table.hand.events:
        if isinstance(event, Returned):
            back[table.name(event.seat)] += event.amount
        elif isinstance(event, BetsReturned):
            for seat, amount in zip(event.seats, event.amounts, strict=True):
                back[table.name(seat)] += amount
    yield from unlike(wanted, {name: chips for name, chips in back.items() if chips})


@looks
def winners(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    yield from unlike(sorted(wanted), sorted(table.winners()))


@looks
def winner(table: Table, wanted: str, check: Check) -> Iterator[str]:
    yield from winners(table, (wanted,), check)


# -- showing ---------------------------------------------------------------------------------


@looks
def show_order(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    yield from unlike(list(wanted), table.called(table.shown()))


@looks
def shows_first(table: Table, wanted: str, check: Check) -> Iterator[str]:
    yield from unlike(wanted, (table.called(table.shown()) or ["nobody"])[0])


@looks
def must_show(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    """The hands that are face up, but for those that somebody has shown without having to."""
    up = {seat for seat, shown in enumerate(table.hand.state.shown) if shown}
    yield from unlike(sorted(wanted), sorted(table.called(list(up - table.shown_freely()))))


# -- hands -----------------------------------------------------------------------------------


@looks
def hand(table: Table, wanted: dict[str, str], check: Check) -> Iterator[str]:
    for name, said in wanted.items():
        yield from unlike(said.replace("one pair", "pair"), category(table, name, " / " in said))


def category(table: Table, name: str, both: bool) -> str:
    """A hand in the words of the scenarios: the category, in lows the five ranks from the top."""
    variant = table.variant
    sides = variant.sides if both else ("high",)
    told = []
    for side in sides:
        explained = table.explained(name, side)
        if side == "low" or variant.ace_low:
            ranks = sorted([LOW_RANKS[card] for card in explained.best], reverse=True)
            told.append("-".join(RANK[rank] for rank in ranks) or "none")
        else:
            told.append(explained.category.replace("one pair", "pair"))
    return " / ".join(told)


def strength(table: Table, name: str) -> int:
    return table.variant.strength(table.own[name], table.board)


@looks
def beats(table: Table, wanted: tuple[tuple[str, str], ...], check: Check) -> Iterator[str]:
    for better, worse in wanted:
        # Of two hands alone in a pot: in the Italian game that is more than a number.
        met = {better: strength(table, better), worse: strength(table, worse)}
        if table.variant.high.best(met) != [better]:
            yield f"{better} does not beat {worse}"


@looks
def ties(table: Table, wanted: tuple[tuple[str, str], ...], check: Check) -> Iterator[str]:
    for one, other in wanted:
        if strength(table, one) != strength(table, other):
            yield f"{one} and {other} do not tie"


@looks
def live(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    yield from unlike(sorted(wanted), sorted(table.called(table.hand.state.live())))


@looks
def folded(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    out = [seat for seat, status in enumerate(table.hand.state.status) if status]
    yield from unlike(sorted(wanted), sorted(table.called(out)))


# -- cards -----------------------------------------------------------------------------------


def dealt(table: Table) -> Iterator[Moved]:
    """The cards that came off the stub since the scenario began."""
    for event in table.hand.events[table.began :]:
        if isinstance(event, Moved) and event.source == "stub":
            yield event


@looks
def dealt_to(table: Table, wanted: tuple[str, ...], check: Check) -> Iterator[str]:
    yield from unlike(list(wanted), table.dealt_to())


@looks
def burned(table: Table, wanted: str, check: Check) -> Iterator[str]:
    faces = table.hand.state.faces
    moves = [move for event in dealt(table) for move in zip(event.slots, event.to, strict=True)]
    found = [faces[slot] for slot, zone in moves if zone == "burn"]
    yield from unlike(list(parse_cards(wanted)), found)


@looks
def board(table: Table, wanted: str | tuple[str, ...], check: Check) -> Iterator[str]:
    boards = (wanted,) if isinstance(wanted, str) else wanted
    state = table.hand.state
    found = [state.board(run) for run in range(len(boards))]
    yield from unlike([list(parse_cards(each)) for each in boards], found)


@looks
def runs(table: Table, wanted: int, check: Check) -> Iterator[str]:
    yield from unlike(wanted, table.hand.state.facts.get("runs", 1))


# -- rules -----------------------------------------------------------------------------------


def cited(table: Table) -> set[str]:
    """Every rule that an event, an option on offer or the last refusal has named."""
    told = [event.rule for event in table.events]
    told += [option.rule for options in table.hand.pending.values() for option in options]
    if table.refusal is not None:
        told.append(table.refusal.rule)
    return {rule for rules in told for rule in rules.split()}


def consulted(table: Table) -> set[str]:
    """Every rule behind the rulebook's answers for this game, asked for or not."""
    law = table.hand.law
    return {rule for rules in (*law.rules.values(), *law.cite.values()) for rule in rules.split()}


HOLDS_BACK = {
    ("ST-16/2", "ST-16"): "two players can still bet, so no hand is turned up",
    ("ST-16/3", "ST-16"): "two players can still bet, so no hand is turned up",
    ("FP-S10b/2", "FP-S10b"): "two players can still bet, so no hand is turned up",
    ("FG-22/2", "FG-22"): "the time to act has not run out",
    ("SC-DEAD-c/2", "SC-DEAD-c"): "the time to act has not run out",
}
"""Where a rule keeps something from happening no event can cite it: it must be behind a policy in force."""


@looks
def rule(table: Table, wanted: str, check: Check) -> Iterator[str]:
    holds_back = (table.scenario.id, wanted) in HOLDS_BACK
    if wanted not in (consulted(table) if holds_back else cited(table)):
        yield f"{wanted} was not cited" + (", though it stands behind a policy" if wanted in consulted(table) else "")
