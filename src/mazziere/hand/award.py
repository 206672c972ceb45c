"""Paying the pots: rake, boards, high and low, ties and the odd chip. Each pot on its own, the last one first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Awarded, Raked
from mazziere.hand.pots import rake_of, split

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State

KEPT = "kept"
"""The choice of a seat that neither shows nor mucks; only a record can say so."""


def award(hand: Hand) -> bool:
    """Pay every pot; False (and nothing paid) when some pot cannot be decided from the cards we know."""
    s = hand.state
    runs = s.facts.get("runs", 1)
    sides = hand.variant.sides
    winners: dict[tuple[int, str, int], list[int]] = {}
    for place, pot in enumerate(s.pots):
        contenders = [seat for seat in pot.seats if not s.status[seat]]
        for run in range(runs):
            for side in sides:
                found = _winners(hand, place, contenders, side, run)
                if found is None:
                    return False
                winners[place, side, run] = found
    amounts = take_rake(hand)
    order = range(len(s.pots) - 1, -1, -1) if hand.law.side_pots == "last-first" else range(len(s.pots))
    chip = s.start.stakes.chip
    for place in order:
        for run, share in enumerate(split(amounts[place], runs, chip)):
            _pay_run(hand, place, run, share, {side: winners[place, side, run] for side in sides})
    return True


def award_uncontested(hand: Hand, seat: int) -> None:
    """One live hand is left: it takes everything and shows nothing."""
    s = hand.state
    amounts = take_rake(hand)
    for place in range(len(s.pots) - 1, -1, -1):
        if amounts[place]:
            hand.emit(
                Awarded(
                    place,
                    (seat,),
                    (amounts[place],),
                    (s.stacks[seat] + amounts[place],),
                    rule=hand.law.cite["uncontested"],
                )
            )


def take_rake(hand: Hand) -> list[int]:
    """Take the house's share from each pot; what is left of each."""
    s = hand.state
    rake = s.start.stakes.rake
    left = [pot.amount for pot in s.pots]
    if rake is None or (hand.law.no_flop_no_drop and not hand.flop_seen()):
        return left
    for place, amount in enumerate(rake_of(s.pots, rake)):
        if amount:
            hand.emit(Raked(place, amount, rule=hand.law.cite["rake"]))
            left[place] -= amount
    return left


def _winners(hand: Hand, place: int, contenders: list[int], side: str, run: int) -> list[int] | None:
    s = hand.state
    declared = s.declared.get((place, side, run))
    if declared is not None:
        return list(declared)
    if len(contenders) == 1:
        return contenders if side != "low" else []
    told = [seat for seat in contenders if not kept(s, seat)] if s.secrets else contenders
    known = {seat: value for seat in told if (value := hand.value(seat, side, run)) is not None}
    if not known:
        return None
    return hand.variant.best(known, side)


def kept(s: State, seat: int) -> bool:
    """A record says that this hand stayed face down without being given up: it can only be beaten."""
    return s.secrets.get(seat) == KEPT


def _pay_run(hand: Hand, place: int, run: int, amount: int, winners: dict[str, list[int]]) -> None:
    """One board's share of a pot: halves first, each half among its ties."""
    s = hand.state
    law = hand.law
    high, low = winners["high"], winners.get("low", [])
    halves = {"high": amount}
    if low:
        first, second = split(amount, 2, s.start.stakes.chip)
        seat = _nearest(hand, high + low)
        if law.odd_chip_hilo == "nearest-small-blind" and seat in low and seat not in high:
            halves = {"high": second, "low": first}
        else:
            halves = {"high": first, "low": second}
    for side, share in halves.items():
        if not share:
            continue
        seats = odd_chip_order(hand, winners[side], side, run)
        shares = split(share, len(seats), s.start.stakes.chip)
        rule = law.cite["best-hand"]
        if len(seats) > 1:
            rule = law.cite["split"] if shares[0] == shares[-1] else _odd_rule(hand, bool(low))
        elif low and halves["high"] != halves["low"]:
            rule = law.rules["odd_chip_hilo"]
        elif low:
            rule = law.cite["halves"]
        elif len(hand.variant.sides) > 1:
            rule = law.cite["no-low"]
        ranked = hand.rank_rule(seats[0], side, run)
        hand.emit(
            Awarded(
                place,
                tuple(seats),
                tuple(shares),
                tuple([s.stacks[seat] + part for seat, part in zip(seats, shares, strict=True)]),
                side if low else "",
                run,
                rule=f"{rule} {ranked}".strip(),
            )
        )


def _odd_rule(hand: Hand, halves: bool) -> str:
    if hand.variant.upcards:
        return hand.law.rules["odd_chip_stud"]
    if halves:
        return hand.law.cite["odd-chip-half"] or hand.law.rules["odd_chip"]
    return hand.law.rules["odd_chip"]


def _nearest(hand: Hand, seats: list[int]) -> int:
    """The seat first reached clockwise from the button's left."""
    s = hand.state
    return min(seats, key=lambda seat: (seat - s.start.left) % s.n)


def odd_chip_order(hand: Hand, seats: list[int], side: str, run: int) -> list[int]:
    """Winners in the order in which odd chips go round."""
    s = hand.state
    if len(seats) < 2:
        return seats
    if hand.variant.upcards and hand.law.odd_chip_stud == "high-card-by-suit":
        return sorted(seats, key=lambda seat: hand.high_card(seat, side), reverse=True)
    return sorted(seats, key=lambda seat: (seat - s.start.left) % s.n)
