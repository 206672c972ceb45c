"""Paying the pots: rake, boards, high and low, ties and the odd chip. Each pot on its own, the last one first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.betting import sweep
from mazziere.hand.events import Awarded, Pot, Raked
from mazziere.hand.pots import rake_of, split, uncalled
from mazziere.hand.state import MUCKED
from mazziere.rules.citations import join

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand
    from mazziere.hand.state import State

KEPT = "kept"
"""The choice of a seat that neither shows nor mucks; only a record can say so."""


def award(hand: Hand) -> bool:
    """Pay every pot; False (and nothing paid) when some pot cannot be decided from the cards we know."""
    s = hand.state
    if len(s.pots) == 1 and hand.variant.low is None and not s.declared and KEPT not in s.secrets.values():
        best = _alone(hand)
        if best >= 0:
            _pay_alone(hand, best)
            return True
    if any(all(s.status[seat] for seat in pot.seats) for pot in s.pots):
        # The last claimant of a side pot has been declared dead: its chips are contested with the pot before.
        sweep(hand)
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


def _alone(hand: Hand) -> int:
    """The seat that alone wins the only pot on the only board, as most showdowns end; -1 when it is not so simple."""
    s = hand.state
    if s.start.stakes.rake is not None or "runs" in s.facts:
        return -1
    values = {}
    winner, best = -1, 0
    status = s.status
    for seat in s.pots[0].seats:
        if not status[seat]:
            value = hand.value(seat)
            if value is None or value == best:
                return -1
            values[seat] = value
            if value > best:
                winner, best = seat, value
    if winner < 0 or hand.variant.high.total:
        return winner
    return hand.variant.best(values, "high", hand.law)[0]


def _pay_alone(hand: Hand, seat: int) -> None:
    s, law = hand.state, hand.law
    amount = s.pots[0].amount
    others = [other for other in s.pots[0].seats if other != seat and not s.status[other]]
    rule = join(law.won_rule, _ranked(hand, 0, "high", [seat], others)) if others else law.cite["uncontested"]
    hand.emit(Awarded(0, (seat,), (amount,), (s.stacks[seat] + amount,), rule=rule))


def award_uncontested(hand: Hand, seat: int) -> None:
    """One live hand is left: it takes everything and shows nothing."""
    s = hand.state
    cite = hand.law.cite
    amounts = take_rake(hand)
    rule = join(cite["uncontested-showdown"] if MUCKED in s.status else cite["uncontested"], _unraked(hand))
    for place in range(len(s.pots) - 1, -1, -1):
        if amounts[place]:
            hand.emit(Awarded(place, (seat,), (amounts[place],), (s.stacks[seat] + amounts[place],), rule=rule))


def take_rake(hand: Hand) -> list[int]:
    """Take the house's share from each pot; what is left of each."""
    s = hand.state
    rake = s.start.stakes.rake
    left = [pot.amount for pot in s.pots]
    if rake is None or not _dropped(hand):
        return left
    rules = hand.law.rules
    cite = hand.law.cite
    rule = join(
        rules["rake_percent"],
        rules["rake_unit"],
        rules["no_flop_no_drop"],
        rules["rake_cap"] if rake.cap else "",
        rules["rake_order"] if len(s.pots) > 1 else "",
        cite["rake"],
        cite["rake-boards"] if s.facts.get("runs", 1) > 1 else "",
    )
    pots = list(s.pots)
    _, unmatched = uncalled(s.put_in)
    if unmatched and pots:
        # An ante that a short stack could not match was never played for (SC-RAKE-5).
        pots[-1] = Pot(max(pots[-1].amount - unmatched, 0), pots[-1].seats)
    for place, amount in enumerate(rake_of(pots, rake, hand.law.rake_order, s.raked)):
        if amount:
            hand.emit(Raked(place, amount, rule=rule))
            left[place] -= amount
    return left


def _dropped(hand: Hand) -> bool:
    """Has the hand gone far enough for the house to take its share?"""
    return not hand.law.no_flop_no_drop or hand.flop_seen()


def _unraked(hand: Hand) -> str:
    """The rule by which a raked table takes nothing from this hand: no flop, or a share below the unit."""
    s, rules = hand.state, hand.law.rules
    if s.start.stakes.rake is None or s.raked:
        return ""
    return rules["rake_unit"] if _dropped(hand) else rules["no_flop_no_drop"]


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
    return hand.variant.best(known, side, hand.law)


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
        odd = law.odd_chip_hilo_stud if hand.variant.upcards else law.odd_chip_hilo
        if odd == "nearest-small-blind" and seat in low and seat not in high:
            halves = {"high": second, "low": first}
        else:
            halves = {"high": first, "low": second}
    for side, share in halves.items():
        if not share:
            continue
        seats = odd_chip_order(hand, winners[side], side, run)
        shares = split(share, len(seats), s.start.stakes.chip)
        hand.emit(
            Awarded(
                place,
                tuple(seats),
                tuple(shares),
                tuple([s.stacks[seat] + part for seat, part in zip(seats, shares, strict=True)]),
                side if low else "",
                run,
                rule=_why(hand, place, run, side, seats, shares, halves),
            )
        )


def _why(
    hand: Hand, place: int, run: int, side: str, seats: list[int], shares: list[int], halves: dict[str, int]
) -> str:
    """Every rule that has a part in this share: the order of hands, and how the pot came to be divided."""
    s, law = hand.state, hand.law
    cite, rules = law.cite, law.rules
    others = [seat for seat in s.pots[place].seats if not s.status[seat] and seat not in seats]
    apart = join(rules["side_pots"], cite["pots-apart"]) if len(s.pots) > 1 else ""
    if len(seats) == 1 and not others and len(halves) == 1:
        return join(cite["uncontested"], apart)
    divided = [apart, _unraked(hand), cite["boards"] if s.facts.get("runs", 1) > 1 else ""]
    if len(halves) > 1:
        divided.append(cite["halves"])
        if halves["high"] != halves["low"]:
            divided += [rules["odd_chip_hilo_stud" if hand.variant.upcards else "odd_chip_hilo"], rules["chip_unit"]]
    elif len(hand.variant.sides) > 1:
        divided.append(cite["no-low"])
    if len(seats) > 1:
        divided += [cite["split"], cite["half-split"] if len(halves) > 1 else "", cite["rake-split"] if s.raked else ""]
        if shares[0] != shares[-1]:
            divided.append(_odd_rule(hand, len(halves) > 1))
        if shares[0] != shares[-1] or s.start.stakes.chip > 1:
            divided.append(rules["chip_unit"])
    return join(*divided, cite["best-hand"], rules["cards_speak"], _ranked(hand, run, side, seats, others))


def _ranked(hand: Hand, run: int, side: str, seats: list[int], others: list[int]) -> str:
    """The rules that rank the winning hand; only hands everybody has seen are spoken of."""
    s, cite, variant = hand.state, hand.law.cite, hand.variant
    value = hand.value(seats[0], side, run)
    if not value or not s.shown[seats[0]]:
        return ""
    rule = cite[variant.topic(value, side)]
    if side == "low":
        return rule
    seen = [hand.value(seat, side, run) for seat in others if s.shown[seat]]
    if any(loser and variant.kicker_decides(value, loser) for loser in seen):
        rule = join(rule, cite["kicker"])
    if len(seats) > 1 and cite["playing-the-board"] and variant.high.strength(s.board(run)) == value:
        rule = join(rule, cite["playing-the-board"])
    return rule


def _odd_rule(hand: Hand, halves: bool) -> str:
    rules = hand.law.rules
    if hand.variant.upcards:
        return rules["odd_chip_stud"]
    return rules["odd_chip_hilo_split"] if halves else rules["odd_chip"]


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
