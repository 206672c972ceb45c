"""Settlement: what each stake comes to once the bank's point is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.points import ACE, TEN, blackjack, points, value
from mazziere.house.shared import won

if TYPE_CHECKING:
    from mazziere.house.blackjack.state import BoxHand, State
    from mazziere.house.blackjack.table import Table


class Verdict(NamedTuple):
    """What became of a stake, what it won for each unit staked, and the rule."""

    outcome: str
    net: int
    rule: str


def due(t: Table, box: int, hand: int) -> list[tuple[int, int]]:
    """The stakes of a hand about to be settled, what lay above the maximum handed back first."""
    trim(t, box)
    return main_stakes(t.state, box, hand)


def main_stakes(s: State, box: int, hand: int) -> list[tuple[int, int]]:
    """The stakes on a hand, the commander's first."""
    stakes = s.hands[box][hand].stakes
    return sorted(stakes.items(), key=lambda item: item[0] != s.commanders[box])


def verdict(s: State, hand: BoxHand, stake: int) -> Verdict:
    """A hand that has not bust, against the bank's last point."""
    natural = blackjack(hand.cards) and not hand.of_split
    bank_natural = blackjack(s.bank_cards)
    own, bank = points(hand.cards), points(s.bank_cards)
    if natural:
        if bank_natural:
            return Verdict("push", 0, "BJ-6.10a")
        return Verdict("blackjack", won(stake, s.rules.natural), "BJ-6.10a")
    if bank.bust:
        return Verdict("win", stake, "BJ-6.8")
    if bank_natural and own.total == bank.total and s.rules.bank_blackjack_beats_21:
        return Verdict("lose", -stake, "BJ-6.9 BJ-6.10a")
    if own.total > bank.total:
        return Verdict("win", stake, "BJ-6.9")
    if own.total < bank.total:
        return Verdict("lose", -stake, "BJ-6.9")
    return Verdict("push", 0, "BJ-6.9")


def settle_boxes(t: Table) -> None:
    """Every stake still in play, from the dealer's right anticlockwise (BJ-6.8)."""
    s = t.state
    one_stake = s.rules.bank_blackjack_takes == "opening" and blackjack(s.bank_cards)
    for box in sorted(s.hands, reverse=True):
        if one_stake:
            _take_the_opening_stake(t, box)
        for index, hand in enumerate(s.hands[box]):
            for player, stake in due(t, box, index):
                outcome, net, rule = verdict(s, hand, stake)
                t.settle(player, "main", stake, outcome, net, box, index, rule=rule)
        settle_insurance(t, box)
        _settle_given_up(t, box)


def _settle_given_up(t: Table, box: int) -> None:
    """What was given up before the bank's second card: half is lost, or all of it to a blackjack."""
    s = t.state
    for player, stake in list(s.given_up.get(box, {}).items()):
        lost = blackjack(s.bank_cards[:2])
        net = -stake if lost else -(stake // 2)
        t.settle(player, "surrender", stake, "lose" if lost else "surrender", net, box, rule="BJ-6.3a")


def settle_insurance(t: Table, box: int) -> None:
    """Insurances are about the bank's first two cards alone."""
    s = t.state
    for player, stake in list(s.insured.get(box, {}).items()):
        paid = blackjack(s.bank_cards[:2])
        net = 2 * stake if paid else -stake
        t.settle(player, "insurance", stake, "win" if paid else "lose", net, box, rule="BJ-6.10c")


def to_give_back(s: State) -> list[tuple[int, int, int]]:
    """Stakes lost by busting beyond the opening one, by box and player, which a bank's blackjack would give back."""
    if s.rules.bank_blackjack_takes != "opening" or value(s.bank_cards[0]) not in (ACE, TEN):
        return []
    found = [(box, player, _bust(s, box, player) - opening) for box in s.hands for player, opening in _openings(s, box)]
    return [each for each in found if each[2] > 0]


def _openings(s: State, box: int) -> list[tuple[int, int]]:
    return list(s.stakes[box].items())


def _bust(s: State, box: int, player: int) -> int:
    """What a player has already lost on a box."""
    return -sum([e.net for e in s.settled if (e.box, e.player, e.outcome) == (box, player, "bust")])


def _take_the_opening_stake(t: Table, box: int) -> None:
    """Against a blackjack nobody loses more than the opening stake: what was added comes back, lost or not."""
    s = t.state
    rule = "BJ-6.9 BJ-6.4b BJ-6.4c"
    trim(t, box)
    for each, player, beyond in to_give_back(s):
        if each == box:
            t.give_back(player, "lost", beyond, box, rule=rule)
    owed = {player: max(opening - _bust(s, box, player), 0) for player, opening in _openings(s, box)}
    for index, hand in enumerate(s.hands[box]):
        if blackjack(hand.cards) and not hand.of_split:
            continue
        for player, stake in main_stakes(s, box, index):
            taken = min(owed[player], stake)
            owed[player] -= taken
            t.settle(player, "main", stake, "lose" if taken else "push", -taken, box, index, rule=rule)


def trim(t: Table, box: int) -> None:
    """Chips above the maximum that nobody noticed were never in play: they go back, the last placed first (BJ-3.3)."""
    s = t.state
    opening = s.stakes[box]
    excess = sum(opening.values()) - s.rules.limits.most
    for player in reversed(opening):
        cut = min(excess, opening[player])
        if cut <= 0:
            return
        excess -= cut
        staked = sum(hand.stakes.get(player, 0) for hand in s.hands[box])
        back, left = staked * cut // opening[player], opening[player] - cut
        t.emit(ev.StakeReturned(player, "excess", back, s.chips[player] + back, box, left, rule="BJ-3.3"))
        # An insurance is half of what plays.
        over = s.insured.get(box, {}).get(player, 0) - left // 2
        if over > 0:
            t.give_back(player, "insurance", over, box, rule="BJ-3.3")
