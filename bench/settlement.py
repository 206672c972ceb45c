"""The pots paid twice over: as our rules have it, and with the habits of PokerKit switched on one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import combinations
from typing import TYPE_CHECKING

from mazziere.hand.events import Collected, Moved
from mazziere.hand.state import FOLDED

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

HABITS = ("pots-apart", "odd-units", "no-low-in-the-pot")


def habits(hand: Hand, theirs: list[int]) -> tuple[str, ...]:
    """The fewest habits that turn our final stacks into theirs, () when none do."""
    before = [stack - award for stack, award in zip(hand.state.stacks, hand.state.awards, strict=True)]
    for count in range(1, len(HABITS) + 1):
        for some in combinations(HABITS, count):
            won = settled(hand, some)
            if [stack + won[seat] for seat, stack in enumerate(before)] == theirs:
                return some
    return ()


def settled(hand: Hand, habits: Collection[str] = ()) -> Counter[int]:
    """What each seat gets from the pots."""
    variant = hand.variant
    board = hand.board
    cards = dealt(hand)
    live = [seat for seat in range(hand.state.n) if hand.state.status[seat] != FOLDED]
    values = {side: {seat: variant.strength(cards[seat], board, side) for seat in live} for side in variant.sides}
    last = next(event for event in reversed(hand.events) if isinstance(event, Collected))
    # Whoever folded after the last chips went in is still named there.
    pots = [(pot.amount, tuple([seat for seat in pot.seats if seat in live])) for pot in last.pots]
    winning = {seat for _, seats in pots for by in values.values() for seat in best(by, seats)}
    if "pots-apart" in habits:
        pots = merged(pots, winning)
    paid: Counter[int] = Counter()
    for amount, seats in pots:
        contending = winning if "no-low-in-the-pot" in habits else seats
        sides = [
            side for side in variant.sides if any(values[side][seat] for seat in contending if seat in values[side])
        ]
        for side, share in zip(sides, shares(amount, len(sides)), strict=True):
            # With nobody to win a half, PokerKit gives it to everybody who is left in the pot.
            winners = best(values[side], seats) or [seat for seat in seats if seat in winning]
            parts = shares(share, len(winners), all_to_first="odd-units" in habits)
            for seat, part in zip(winners, parts, strict=True):
                paid[seat] += part
    return paid


def best(values: dict[int, int], seats: Collection[int]) -> list[int]:
    """The winners among these seats; nobody when no hand qualifies."""
    top = max(values[seat] for seat in seats)
    return [seat for seat in sorted(seats) if top and values[seat] == top]


def merged(pots: list[tuple[int, tuple[int, ...]]], winning: set[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Neighbouring pots in which the same seats win something, thrown together."""
    out: list[tuple[int, tuple[int, ...]]] = []
    for amount, seats in pots:
        left = tuple([seat for seat in seats if seat in winning])
        if out and out[-1][1] == left:
            out[-1] = (out[-1][0] + amount, left)
        else:
            out.append((amount, left))
    return out


def shares(amount: int, parts: int, all_to_first: bool = False) -> list[int]:
    """Equal shares; odd units one each to the first, or all to the very first."""
    each, odd = divmod(amount, parts)
    if all_to_first:
        return [each + odd, *[each] * (parts - 1)]
    return [each + (place < odd) for place in range(parts)]


def dealt(hand: Hand) -> dict[int, list[int]]:
    """The cards each seat held at the end, whatever became of them at showdown."""
    held: dict[int, list[int]] = {seat: [] for seat in range(hand.state.n)}
    faces: dict[int, int] = {}
    for event in hand.events:
        if not isinstance(event, Moved):
            continue
        faces |= dict(zip(event.slots, event.faces, strict=False))
        for slot, zone in zip(event.slots, event.to, strict=True):
            if event.source == "stub" and zone.startswith(("hole/", "up/")):
                held[int(zone.split("/")[1])].append(faces[slot])
            elif zone == "discards":
                held[int(event.source.split("/")[1])].remove(faces[slot])
    return held
