"""What can go wrong at the table, and its remedy: rebuild, void, go on, or a hand without bets (PB-9 to PB-13)."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from mazziere.house.punto_banco import events as ev
from mazziere.house.punto_banco.drawing import SIDES, rightful, side_of
from mazziere.house.punto_banco.state import NOBODY, UNSEEN
from mazziere.house.punto_banco.table import Table
from mazziere.house.shared import Limits
from mazziere.rules.refusal import Refusal

Remedy = Literal["go on", "void", "no bets"]
HAND = ("dealing", "accepting", "irregular")
BETWEEN = ("between", "betting")


class Report(NamedTuple):
    """What a report leads to, by which rule, and when it can be made."""

    rule: str
    remedy: Remedy
    stages: tuple[str, ...] = HAND


REPORTS = {
    "stuck-cards": Report("PB-9.2", "void"),
    "missed-draw": Report("PB-9.5", "go on"),
    "wrong-announcement": Report("PB-9.6", "go on"),
    "beyond-repair": Report("PB-9.7 PB-13.1", "void"),
    "card-on-the-floor": Report("PB-10.1", "go on"),
    "first-card-visible": Report("PB-9.8", "no bets", BETWEEN),
    "extra-card-seen": Report("PB-9.8", "no bets", BETWEEN),
    "extra-card-unseen": Report("PB-9.7", "go on", BETWEEN),
    "claim": Report("PB-11.2", "go on"),
    "case-not-covered": Report("PB-12.1c", "go on", (*HAND, *BETWEEN)),
}


def report(table: Table, what: str) -> Table:
    """Tell the table what happened; the rule says what follows."""
    s = table.state
    if what not in REPORTS:
        raise Refusal("PB-12.1c", "house-no-such-report", what=what, reports=", ".join(REPORTS))
    found = REPORTS[what]
    if s.stage not in found.stages:
        raise Refusal("PB-11.2" if what == "claim" else found.rule, "house-too-late")
    if found.remedy == "no bets" and s.staked:
        raise Refusal(found.rule, "house-stakes-first")
    table.emit(ev.Irregular(what, without_bets=found.remedy == "no bets", rule=found.rule))
    if found.remedy == "void":
        table.void(found.rule, what)
    elif found.remedy == "no bets" and s.stage == "betting":
        table.emit(ev.BettingOpened(s.hand, s.burned, bets=False, rule=found.rule))
    return table


def expose(table: Table, number: int) -> Table:
    """A card of the deal was turned too early: the hand stands (PB-9.3)."""
    s = table.state
    if s.stage not in HAND or not 0 <= number < len(s.faces) or s.faces[number] != UNSEEN:
        raise Refusal("PB-9.3", "house-no-such-card", number=number)
    table.turn_up([number], "PB-9.3")
    return table


def give(table: Table, side: str) -> Table:
    """A dealer's hand gives the next card to a side, rightly or not; a mistake stops the hand until it is put right."""
    s = table.state
    if side not in SIDES:
        raise Refusal("PB-5.3", "house-no-such-bet", bet=side, bets=", ".join(SIDES))
    if s.stage not in ("betting", *HAND):
        raise Refusal("PB-11.2", "house-too-late")
    if not s.remaining:
        raise Refusal("PB-9.7", "house-shoe-empty")
    if s.stage == "betting":
        table.close()
    number, drawing = len(s.sides), bool(s.calls)
    if drawing:
        right, rule, what = table.owed(), "PB-9.5", "wrong draw"
    elif number < 4:
        right, rule, what = side_of(number), "PB-9.1a", "sides swapped"
    else:
        right, rule, what = None, "PB-9.4", "too many cards"
    table.pull(side, "" if side == right else rule)
    if drawing:
        table.turn_up([number], "PB-5.4")
    if side != right:
        table.emit(ev.Irregular(what, stops=True, rule=rule))
    return table


def turn(table: Table) -> Table:
    """Turn the four cards and call the draws, as far as the rule goes before the next card."""
    if table.state.stage not in ("dealing", "accepting") or len(table.state.sides) < 4:
        raise Refusal("PB-5.4", "house-too-late")
    table.owed()
    return table


def rebuild(table: Table) -> Table:
    """Put every card where its order out of the shoe says; after a wrong deal whoever leaves the stake accepts."""
    s = table.state
    if s.stage != "irregular":
        raise Refusal("PB-9.7", "house-nothing-wrong")
    withdrawals = s.trouble != "PB-9.5"
    if withdrawals:
        owners = tuple([side_of(number) for number in range(min(len(s.sides), 4))])
    else:
        owners = rightful(s.faces)
    nobody = (NOBODY,) * (len(s.sides) - len(owners))
    deadline = table.due(s.rules.betting_seconds) if withdrawals else 0
    table.emit(ev.Rebuilt(owners + nobody, withdrawals, deadline, rule=s.trouble))
    return table


def cannot_rebuild(table: Table) -> Table:
    """Nobody can tell the right order: the hand is void."""
    s = table.state
    if s.stage != "irregular":
        raise Refusal("PB-9.7", "house-nothing-wrong")
    return table.void("PB-9.1b" if s.trouble == "PB-9.1a" else s.trouble, "the deal cannot be rebuilt")


def last_three_hands(table: Table) -> Table:
    """Call the end of play (PB-12.1a); the hand that is open is the first of the three."""
    table.emit(ev.LastHands(3, rule="PB-12.1a"))
    return table


def suspend(table: Table, why: str = "") -> Table:
    """No hand follows the one being played (PB-12.1b)."""
    table.emit(ev.PlaySuspended(why, rule="PB-12.1b"))
    return table


def resume_play(table: Table) -> Table:
    """Hands are dealt again."""
    if not table.state.suspended:
        raise Refusal("PB-12.1b", "house-nothing-wrong")
    table.emit(ev.PlayResumed(rule="PB-12.1b"))
    return table


def change_limits(table: Table, limits: Limits, number_limits: Limits | None = None) -> Table:
    """Post new limits, which count from the next hand (PB-2.1)."""
    side = number_limits or table.state.rules.number_limits
    # Limits that no payable stake fits are refused here, not when the next hand begins.
    msgspec.structs.replace(table.state.rules, limits=limits, number_limits=side)
    table.emit(ev.LimitsChanged(limits, side, rule="PB-2.1"))
    return table


def check_cards(table: Table) -> Table:
    """Count the cards of the shoe, which are spread out before play: as many of each rank as the decks have."""
    table.check_cards()
    return table


def change_sixain(table: Table, why: str) -> Table:
    """Replace worn cards; the next hand is dealt from a new shoe (PB-10.2)."""
    if table.state.stage != "between":
        raise Refusal("PB-10.2", "house-hand-under-way")
    table.emit(ev.SixainChanged(why, rule="PB-10.2"))
    return table
