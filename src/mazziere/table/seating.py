"""Taking a seat and giving it up: buy-ins, top-ups, who may sit where, and nobody takes chips off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.rules.citations import join
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table.command import HIRED
from mazziere.table.hired import one_less
from mazziere.table.offers import MINUTE, SHORT, back_after, back_at, back_rule, lacks, least_buy_in
from mazziere.table.state import Person

if TYPE_CHECKING:
    from mazziere.table.command import Command
    from mazziere.table.poker import PokerTable

ENTRIES = ("wait", "post", "straddle")
ARRIVALS = ("", "moved", "changed", "awaited", "announced", HIRED)
"""How somebody comes to the table: from outside, moved by the house, by own wish from another table, with chips still
on the way, announced to the table or not, or as one of the bots its setup asks for."""

SENT = ("moved", HIRED)
"""Who comes by order of the house needs nobody's leave."""

LEAVING = ("", "moved", "limit")
"""How somebody leaves: by own wish, for another table and with the chips, or because the own limits say so."""


def seated(table: PokerTable, command: Command) -> Person:
    """The player a command comes from, at this table and not about to leave it."""
    person = table.state.person(command.player)
    if person is None:
        raise Refusal(table.law.cite["table/seat"], "not-seated")
    if person.leaving:
        raise Refusal(table.law.cite["table/seat"], "leaving-already")
    return person


def least(table: PokerTable) -> int:
    """The least a newcomer buys."""
    return least_buy_in(table.setup, int(table.law.values["limit_buy_in"]))


def sit(table: PokerTable, command: Command) -> None:
    """Take a seat with chips."""
    s, law, setup = table.state, table.law, table.setup
    player, how = command.player, command.what
    if s.closed:
        raise Refusal(law.cite["table/open"], "table-closed")
    if s.closing:
        raise Refusal(law.cite["table/open"], "table-closing")
    if not player or how not in ARRIVALS:
        raise Refusal(law.cite["table/seat"], "bad-choice", choice=how, allowed=", ".join(ARRIVALS))
    if s.person(player) is not None or any(player == asked for asked, _ in s.asking.values()):
        raise Refusal(law.cite["table/seat"], "seated-already")
    seat = command.seat if command.seat >= 0 else _free(table)
    if not 0 <= seat < setup.seats:
        raise Refusal(law.cite["table/seat"], "no-such-seat", seat=seat + 1, most=setup.seats)
    if len(s.people) + len(s.asking) >= setup.seats:
        raise Refusal(law.rules["seats_full"], "table-full", seats=setup.seats)
    if seat in s.people or seat in s.asking:
        raise Refusal(law.cite["table/seat"], "seat-taken", seat=seat + 1)
    for pair in s.apart:
        if player in pair and any(s.person(other) for other in pair if other != player):
            raise Refusal(law.cite["table/apart"], "kept-apart")
    back = back_at(s, player)
    if how != "moved" and command.at < back:
        raise Refusal(law.rules["return_minutes"], "back-too-soon", minutes=-(-(back - command.at) // MINUTE))
    _check_first_purchase(table, command.amount, how)
    if command.value and command.value not in ENTRIES:
        raise Refusal(law.rules["newcomer"], "bad-choice", choice=command.value, allowed=", ".join(ENTRIES))
    if setup.approve and player != setup.host and how not in SENT:
        entry, rule = command.value, law.cite["table/seat"]
        table.emit(ev.SeatAsked(player, seat, command.amount, entry, rule=rule, at=command.at))
        return
    give_seat(table, player, seat, command.amount, how, command.at)
    _enter(table, player, command.value, command.at)


def _enter(table: PokerTable, player: str, entry: str, at: int) -> None:
    """Who sits down has said how to come into the game; to wait is what happens to who says nothing."""
    if entry and entry != "wait":
        table.emit(ev.EntryChosen(player, entry, rule=table.law.rules["newcomer"], at=at))


def give_seat(table: PokerTable, player: str, seat: int, amount: int, how: str, at: int) -> None:
    """Somebody sits down."""
    cite = table.law.cite
    rules = {"moved": cite["table/moved"], "changed": cite["table/changed"]}
    awaited = cite["table/awaited"] if how in ("awaited", "announced") else ""
    limit = cite["table/buy-in-limit"] if table.setup.limit == "fixed-limit" else ""
    rule = rules.get(how) or join(cite["table/seat"], cite["table/buy-in"], limit, awaited)
    stack = min(amount, least(table)) if how == "awaited" else amount
    standing = "moved" if how == "moved" else "new"
    bank = table.bank
    behind, hired = amount - stack, how == HIRED
    table.emit(ev.SatDown(player, seat, stack, standing, bank, behind, hired, rule=rule, at=at))


def _free(table: PokerTable) -> int:
    s = table.state
    return next((seat for seat in range(table.setup.seats) if seat not in s.people and seat not in s.asking), 0)


def _check_first_purchase(table: PokerTable, amount: int, how: str) -> None:
    law, low, high = table.law, least(table), table.setup.buy_in[1]
    if how == "moved":
        low = 1
    if amount < low:
        limit = law.cite["table/buy-in-limit"] if table.setup.limit == "fixed-limit" else ""
        rule = law.cite["table/changed"] if how == "changed" else limit or law.cite["table/buy-in"]
        raise Refusal(rule, "buy-in-too-small", amount=amount, least=low)
    if high and amount > high and how != "moved":
        raise Refusal(law.cite["table/buy-in"], "buy-in-too-large", amount=amount, most=high)


def approve(table: PokerTable, command: Command) -> None:
    """Let somebody have the seat they asked for."""
    table.staff(command)
    player, amount = _asked(table, command)
    entry = table.state.entries.get(command.seat, "")
    give_seat(table, player, command.seat, amount, "", command.at)
    _enter(table, player, entry, command.at)


def deny(table: PokerTable, command: Command) -> None:
    """Refuse a seat that was asked for; whoever asked may take it back too."""
    player, _ = _asked(table, command)
    if command.player != player:
        table.staff(command)
    table.emit(ev.SeatRefused(player, command.seat, rule=table.law.cite["table/seat"], at=command.at))


def _asked(table: PokerTable, command: Command) -> tuple[str, int]:
    if command.seat not in table.state.asking:
        raise Refusal(table.law.cite["table/seat"], "nobody-asked", seat=command.seat + 1)
    return table.state.asking[command.seat]


def leave(table: PokerTable, command: Command) -> None:
    """Give up the seat with all the chips: at once between hands, else the hand is given up first.

    `what` is empty for who wants to, `moved` for who takes the chips to another table, `limit` for who has to.
    """
    if command.what not in LEAVING:
        raise Refusal(table.law.cite["table/seat"], "bad-choice", choice=command.what, allowed=", ".join(LEAVING))
    person = table.state.person(command.player)
    # Whoever leaves already is not told off for saying it again.
    if person is None or not person.leaving:
        go(table, seated(table, command), command.what, command.at, "")


def change_seat(table: PokerTable, command: Command) -> None:
    """Take another seat of the table, between hands; whoever has played enters there as a newcomer would."""
    s, law = table.state, table.law
    person = seated(table, command)
    rule = law.cite["table/seat"]
    if s.running and person.player in s.players:
        raise Refusal(rule, "house-hand-under-way")
    if not 0 <= command.seat < table.setup.seats:
        raise Refusal(rule, "no-such-seat", seat=command.seat + 1, most=table.setup.seats)
    if command.seat in s.people or command.seat in s.asking:
        raise Refusal(rule, "seat-taken", seat=command.seat + 1)
    # A seat is not changed to escape the blinds: the house treats it as coming to the table (SC-SEAT-5).
    anew = person.standing == "playing" and not table.italian
    rule = join(rule, law.cite["table/changed"]) if anew else rule
    standing = "new" if anew else ""
    table.emit(ev.SeatChanged(person.player, person.seat, command.seat, standing, rule=rule, at=command.at))


def kick(table: PokerTable, command: Command) -> None:
    """The host or the floor takes a seat away, after the hand from who plays it: nobody is put out of a pot they play
    for by who may play for it too. `what` names the player, `value` may name the rule.
    """
    table.staff(command)
    s, seat = table.state, table.law.cite["table/seat"]
    person = s.person(command.what)
    if person is None:
        raise Refusal(seat, "not-seated")
    if person.leaving or person.removing:
        raise Refusal(seat, "seat-goes-already")
    rule = table.law.rules["absence_over"] if person.overdue else command.value
    one_less(table, person, s.people.values(), command, seat)
    if s.running and person.player in s.players:
        table.emit(ev.Removing(person.player, "removed", rule=rule, at=command.at))
    else:
        go(table, person, "removed", command.at, rule)


def go(table: PokerTable, person: Person, why: str, at: int, rule: str) -> None:
    """Somebody leaves, now or after the hand; the chips that are not in it are paid out now."""
    s = table.state
    if s.running and person.player in s.players:
        if not person.leaving:
            table.emit(ev.Leaving(person.player, why, rule=rule, at=at))
            table.away_in_the_hand(person, at)
            pay_out(table, person, at)
        return
    amount = person.stack + person.behind
    back = back_after(s, at), back_rule(s)
    table.emit(ev.Left(person.player, person.seat, amount, why or person.why, *back, rule=rule, at=at))


def pay_out(table: PokerTable, person: Person, at: int) -> None:
    """The table only gives up, checks and shows for a seat whose player is gone: the hand asks for no more chips of
    it. Whoever is moved takes them all to the other table, when the hand is over.
    """
    s = table.state
    taken = s.stack(person)
    if s.running and person.why != "moved" and taken + person.behind:
        table.emit(ev.PaidOut(person.player, taken + person.behind, taken, rule=table.law.cite["table/seat"], at=at))


def top_up(table: PokerTable, command: Command) -> None:
    """Buy chips: they play from the next hand on."""
    s, law, setup = table.state, table.law, table.setup
    person = seated(table, command)
    amount, low, high = command.amount, least(table), setup.buy_in[1]
    have = s.stack(person) + person.behind
    if amount < 1:
        raise Refusal(law.cite["table/top-up"], "below-minimum", amount=amount, least=1)
    if high and have + amount > high:
        raise Refusal(law.cite["table/buy-in"], "above-buy-in", amount=amount, most=max(high - have, 0))
    blinds = _least_purchase(table)
    if amount < blinds:
        raise Refusal(law.cite["table/rebuy-limit"], "buy-in-too-small", amount=amount, least=low)
    short, lacks = leaves_short(table, have, amount)
    if short and person.short_buy_ins >= law.values["short_buy_ins"]:
        raise Refusal(law.rules["short_buy_ins"], "short-buy-in-used", amount=amount, least=lacks)
    waits = s.running and person.player in s.players
    rule = law.rules["short_buy_ins"] if short else law.cite["table/top-up"]
    if waits:
        # The purchase is made when the hand is over: what it leaves in front says whether it is a short one.
        rule = join(rule, law.cite["table/top-up-waits"])
        bought = ev.Bought(person.player, amount, person.stack, person.behind + amount, rule=rule, at=command.at)
    else:
        bought = ev.Bought(person.player, amount, person.stack + amount, person.behind, short, rule=rule, at=command.at)
    table.emit(bought)
    if not waits:
        back_with_chips(table, person, command.at)


def back_with_chips(table: PokerTable, person: Person, at: int) -> None:
    """Who was away for want of chips and has enough of them is back."""
    if person.away in SHORT and person.stack and not lacks(table.state, person):
        rule = table.law.cite["table/busted"] or table.law.cite["table/return"]
        table.emit(ev.CameBack(person.player, rule=rule, at=at))


def leaves_short(table: PokerTable, have: int, amount: int) -> tuple[bool, int]:
    """Is a purchase short: does it leave the stack below the table's least; and what the stack lacks of that."""
    lacks = least(table) - have
    return 0 < amount < lacks and not _least_purchase(table), lacks


def fitting(table: PokerTable, person: Person) -> int:
    """How much of the chips bought during a hand still fits under the table's maximum; a purchase may have a least."""
    high = table.setup.buy_in[1]
    fits = min(person.behind, max(high - person.stack, 0)) if high else person.behind
    return fits if fits == person.behind or fits >= _least_purchase(table) else 0


def _least_purchase(table: PokerTable) -> int:
    """In limit every purchase has a least (SC-LIM-3)."""
    return least(table) if table.setup.limit == "fixed-limit" and table.law.values["limit_buy_in"] else 0


def cash(table: PokerTable, command: Command) -> None:
    """Chips may not be taken off the table while one plays on."""
    seated(table, command)
    raise Refusal(table.law.cite["table/cash-out"], "no-chips-off-the-table")


def give(table: PokerTable, command: Command) -> None:
    """Nobody plays with another's chips."""
    seated(table, command)
    raise Refusal(table.law.cite["table/others"], "no-chips-to-others")


def keep_apart(table: PokerTable, command: Command) -> None:
    """Two players may not sit here together: `what` and `value` name them."""
    table.staff(command)
    rule = table.law.cite["table/apart"]
    table.emit(ev.KeptApart((command.what, command.value), rule=rule, at=command.at))
