"""A check with one figure changed: whatever the driver is looking at, it must see that."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from conformance.looks import LOOKS, parsed
from conformance.scenario import Check
from conformance.table import Table

Change = Callable[[Table, Any, Check], Any]


def one_more(table: Table, amount: int, check: Check) -> int:
    return amount + 1


def each_one_more(table: Table, amounts: dict[str, int], check: Check) -> dict[str, int]:
    """One chip more for the first name; where nobody got anything, a chip for somebody."""
    first = next(iter(amounts or table.names))
    return {**amounts, first: amounts.get(first, 0) + 1}


def somebody_else(table: Table, name: str, check: Check) -> str:
    return next(other for other in table.everybody if other != name)


def another_actor(table: Table, name: str, check: Check) -> str | None:
    """Where several are asked at once, nobody is before the others."""
    return None if name in (check.pending or ()) else somebody_else(table, name, check)


def one_fewer(table: Table, names: tuple[str, ...], check: Check) -> tuple[str, ...]:
    return names[1:] if names else (table.everybody[0],)


def another_card(table: Table, cards: str, check: Check) -> str:
    return cards[: cards.rindex(" ")] if " " in cards else f"{cards} 2c".strip()


def another_board(table: Table, boards: str | tuple[str, ...], check: Check) -> str | tuple[str, ...]:
    if isinstance(boards, str):
        return another_card(table, boards, check)
    return (*boards[:-1], another_card(table, boards[-1], check))


def another_bound(table: Table, entries: tuple[str, ...], check: Check) -> tuple[str, ...]:
    """The last bound one higher; a verb without one becomes another verb."""
    match = parsed(entries[-1])
    verb, low, high = match["verb"], match["low"], match["high"]
    if low is None:
        changed = "bring-in 1"
    elif verb == "agree":
        changed = "agree 99"
    elif match["open"] is None:
        changed = f"{verb} {int(low) + 1}"
    else:
        changed = f"{verb} {low}..{int(high) + 1}" if high else f"{verb} {int(low) + 1}.."
    return (*entries[:-1], changed)


def what_is_legal(table: Table, entries: tuple[str, ...], check: Check) -> tuple[str, ...] | None:
    options = table.asked(check)
    return (options[0].verb,) if options else None


def another_rule(table: Table, rule: str | bool, check: Check) -> str | bool:
    return "XX-0" if isinstance(rule, str) else not rule


def another_hand(table: Table, hands: dict[str, str], check: Check) -> dict[str, str]:
    return dict.fromkeys(hands, "royal sampler")


def the_other_way(table: Table, pairs: tuple[tuple[str, str], ...], check: Check) -> tuple[tuple[str, str], ...]:
    return tuple((worse, better) for better, worse in pairs)


def larger_pot(table: Table, pots: tuple[tuple[int, str], ...], check: Check) -> tuple[tuple[int, str], ...]:
    return (*pots[:-1], (pots[-1][0] + 1, pots[-1][1]))


CHANGES: dict[str, Change] = {
    "to_act": another_actor,
    "pending": one_fewer,
    "legal": another_bound,
    "not_legal": what_is_legal,
    "refused": another_rule,
    "stacks": each_one_more,
    "bets": each_one_more,
    "pot": one_more,
    "pots": larger_pot,
    "awards": each_one_more,
    "rake": one_more,
    "returned": each_one_more,
    "shows_first": somebody_else,
    "show_order": one_fewer,
    "must_show": one_fewer,
    "winner": somebody_else,
    "winners": one_fewer,
    "hand": another_hand,
    "beats": the_other_way,
    "live": one_fewer,
    "folded": one_fewer,
    "dealt_to": one_fewer,
    "burned": another_card,
    "board": another_board,
    "runs": one_more,
    "openers": each_one_more,
    "rule": another_rule,
}


def mutants(table: Table, check: Check) -> Iterator[Check]:
    """The check again and again, each time with one field changed and the others left out."""
    for field, value in msgspec.structs.asdict(check).items():
        if value is None or field not in LOOKS:
            continue
        if field == "ties":
            yield Check(check.after, beats=value)
        elif field == "legal_exact":
            yield Check(check.after, legal=(check.legal or ())[1:], legal_exact=True)
        elif (changed := CHANGES[field](table, value, check)) is not None:
            yield msgspec.structs.replace(Check(check.after), **{field: changed})
