"""Decisions: surrender, then insurance or even money, then each box in turn; the others on a box follow or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Option
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.boxes import command_rule
from mazziere.house.blackjack.deal import draw, in_order, upcard
from mazziere.house.blackjack.events import Place
from mazziere.house.blackjack.points import ACE, MOST, TEN, blackjack, called, points, splittable, value
from mazziere.house.blackjack.settle import due, main_stakes
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.house.blackjack.state import State
    from mazziere.house.blackjack.table import Table

NO = "no"

FORBIDDEN = {
    "surrender": "BJ-6.3a",
    "insure": "BJ-6.10c",
    "even-money": "BJ-6.11a",
    "double": "BJ-6.4b",
    "split": "BJ-6.4c",
}
"""The rule that says when a verb is allowed; drawing and standing are `BJ-6.4a`."""

UNANSWERED = {"surrender": NO, "insurance": NO, "follow": NO, "play": "stand"}
"""What silence means in each window: never a chip that is not staked already."""


# --------------------------------------------------------------------------- windows for everybody


def ask_surrender(t: Table) -> bool:
    """Right after the deal, before any other decision, whatever the bank shows (BJ-6.3a, BJ-6.10b)."""
    s = t.state
    how = s.rules.surrender
    asked = how != "none" and not s.rules.looks_first and not (how == "early-not-ace" and upcard(s) == ACE)
    return asked and _ask_surrender(t)


def ask_late_surrender(t: Table) -> bool:
    """After the bank has looked at its hole card, in a house that gives the choice only then."""
    s = t.state
    return s.rules.looks_first and not blackjack(s.bank_cards) and _ask_surrender(t)


def _ask_surrender(t: Table) -> bool:
    s = t.state
    ace = upcard(s) == ACE
    options = (Option("surrender", rule="BJ-6.3a BJ-6.10b" if ace else "BJ-6.3a"), Option(NO))
    return _ask(t, "surrender", dict.fromkeys(_bettors(s), options), "BJ-6.3a BJ-6.10b" if ace else "BJ-6.3a")


def ask_insurance(t: Table) -> bool:
    """Against an ace everybody may insure for half the stake; a natural against an ace or a ten may be paid even."""
    s = t.state
    up = upcard(s)
    if up not in (ACE, TEN):
        return False
    asked: dict[Place, tuple[Option, ...]] = {}
    for box, player in _bettors(s):
        options: list[Option] = []
        if blackjack(s.hands[box][0].cards):
            options.append(Option("even-money", rule="BJ-6.11b" if up == ACE else "BJ-6.11a"))
        half = s.stakes[box][player] // 2
        if up == ACE and s.rules.insurance == "ace" and s.chips[player] >= half:
            options.append(Option("insure", half, half, "BJ-6.10c"))
        if options:
            asked[box, player] = (*options, Option(NO))
    return _ask(t, "insurance", asked, "BJ-6.10b BJ-6.10c" if up == ACE else "BJ-6.11a")


def _bettors(s: State) -> list[Place]:
    """Everybody with a stake in play, box by box clockwise, the commander first."""
    return [(box, player) for box in s.hands for player, _ in main_stakes(s, box, 0)]


def _ask(t: Table, window: str, asked: dict[Place, tuple[Option, ...]], rule: str, hand: int = 0) -> bool:
    if asked:
        deadline = t.due(t.state.rules.seconds(window))
        t.emit(ev.Asked(t.state.turn + 1, window, tuple(asked), tuple(asked.values()), hand, deadline, rule=rule))
    return bool(asked)


def surrendered(t: Table, box: int, player: int) -> None:
    """Half the stake comes back; when the commander gives up, everybody on the box does (BJ-6.3b).

    A late surrender that the bank's second card may still undo waits for it.
    """
    s = t.state
    hand = s.hands[box][0]
    commands = s.commanders[box] == player
    rule = "BJ-6.3a BJ-6.3b BJ-6.3c" if commands else "BJ-6.3a BJ-6.3b BJ-6.3d"
    if commands and s.owners[box] != player:
        rule += " BJ-4.5"
    leaving = [(each, stake) for each, stake in due(t, box, 0) if commands or each == player]
    waits = s.rules.surrender == "late" and s.rules.hole_card == "none" and upcard(s) in (ACE, TEN)
    for each, stake in leaving:
        if waits:
            t.emit(ev.GaveUp(box, each, stake, rule=rule))
        else:
            t.settle(each, "main", stake, "surrender", -(stake // 2), box, 0, rule=rule)
    if commands:
        t.emit(ev.HandClosed(box, 0, "surrendered", called(hand.cards), rule="BJ-6.3c"))


def insured(t: Table, box: int, player: int, amount: int) -> None:
    s = t.state
    rule = "BJ-6.10c BJ-6.11b" if blackjack(s.hands[box][0].cards) else "BJ-6.10c"
    t.emit(ev.Insured(box, player, amount, s.chips[player] - amount, rule=rule))
    # The same chips cannot insure another box too (BJ-4.2).
    for (other, who), options in list(s.pending.items()):
        paid = tuple([option for option in options if option.low <= s.chips[player]])
        if who == player and paid != options:
            asked = len(paid) > 1
            t.emit(ev.OptionsLeft(other, player, asked, paid if asked else (), rule="BJ-4.2"))


def even_money(t: Table, box: int, player: int) -> None:
    """A natural is paid one to one at once, whatever the bank draws."""
    s = t.state
    rule = "BJ-6.11b" if upcard(s) == ACE else "BJ-6.11a"
    stake = dict(due(t, box, 0))[player]
    t.settle(player, "main", stake, "even-money", stake, box, 0, rule=rule)


# --------------------------------------------------------------------------- box by box


def play_boxes(t: Table) -> bool:
    """Go on to the next hand that wants a decision; hands that want none are closed on the way."""
    s = t.state
    if blackjack(s.bank_cards):
        return False
    for box in s.hands:
        index = 0
        while index < len(s.hands[box]):
            hand = s.hands[box][index]
            if not hand.closed and hand.stakes:
                if len(hand.cards) == 1:
                    draw(t, box, index, "BJ-6.4e" if value(hand.cards[0]) == ACE else "BJ-6.4c")
                if not _closes(t, box, index):
                    player = s.commanders[box]
                    options = (Option("hit", rule="BJ-6.4a"), Option("stand", rule="BJ-6.4a"), *_more(s, box, index))
                    rule = command_rule(s, box) + (" BJ-A.6" if s.niwin else "")
                    return _ask(t, "play", {(box, player): options}, rule, index)
            index += 1
    return False


def _more(s: State, box: int, index: int) -> list[Option]:
    """Double and split, on two cards and for an equal stake the commander holds in chips."""
    hand, rules = s.hands[box][index], s.rules
    player = s.commanders[box]
    stake = hand.stakes[player]
    found: list[Option] = []
    if len(hand.cards) == 2 and s.chips[player] >= stake:
        if not hand.of_split or rules.double_after_split:
            rule = "BJ-6.4b BJ-6.4d BJ-3.2" if hand.of_split else "BJ-6.4b BJ-3.2"
            found.append(Option("double", stake, stake, rule))
        if splittable(hand.cards) and len(s.hands[box]) < rules.max_hands:
            found.append(Option("split", rule="BJ-6.4c BJ-3.2"))
    return found


def _closes(t: Table, box: int, index: int) -> bool:
    """Hands that stand by themselves: 21, a natural that waits, split aces with their one card (BJ-6.4a, BJ-6.4e)."""
    hand = t.state.hands[box][index]
    ace = hand.of_split and value(hand.cards[0]) == ACE
    if points(hand.cards).total < MOST and not ace:
        return False
    natural = blackjack(hand.cards) and not hand.of_split
    why = "split ace" if ace else "blackjack" if natural else "21"
    point = called(hand.cards) if natural else str(points(hand.cards))
    t.emit(ev.HandClosed(box, index, why, point, rule="BJ-6.4e" if ace else "BJ-6.10a" if natural else "BJ-6.4a"))
    return True


def hit(t: Table, box: int, index: int) -> None:
    draw(t, box, index, "BJ-6.4a")
    _bust(t, box, index)


def _bust(t: Table, box: int, index: int) -> bool:
    """Above 21 the stakes are collected at once and stay lost (BJ-1.2b)."""
    s = t.state
    hand = s.hands[box][index]
    point = points(hand.cards)
    if not point.bust:
        return False
    t.emit(ev.HandClosed(box, index, "bust", str(point), rule="BJ-1.2b BJ-6.6"))
    for player, stake in due(t, box, index):
        t.settle(player, "main", stake, "bust", -stake, box, index, rule="BJ-1.2b")
    return True


def stand(t: Table, box: int, index: int) -> None:
    cards = t.state.hands[box][index].cards
    t.emit(ev.HandClosed(box, index, "stands", str(points(cards)), rule="BJ-6.4a BJ-6.6"))


def add(t: Table, box: int, index: int, player: int, verb: str) -> None:
    """An equal stake, put by the dealer on top of the other or beside it (BJ-5.4)."""
    s = t.state
    stake = s.hands[box][index].stakes[player]
    rule = "BJ-6.4b BJ-5.4" if verb == "double" else "BJ-6.4c"
    if player != s.commanders[box]:
        rule += " BJ-6.5a" if verb == "double" else " BJ-6.5b"
    t.emit(ev.StakeAdded(box, index, player, verb, stake, s.chips[player] - stake, rule=rule))


def ask_followers(t: Table, box: int, index: int, verb: str) -> bool:
    """The others on the hand may add an equal stake too, if they have it; nobody must (BJ-6.5a, BJ-6.5b)."""
    s = t.state
    asked: dict[Place, tuple[Option, ...]] = {}
    rule = "BJ-6.5a" if verb == "double" else "BJ-6.5b"
    for player, stake in main_stakes(s, box, index):
        if player != s.commanders[box] and s.chips[player] >= stake:
            amount = stake if verb == "double" else 0
            asked[box, player] = (Option(verb, amount, amount, rule), Option(NO))
    return _ask(t, "follow", asked, rule, index)


def carry_out(t: Table, box: int, index: int) -> None:
    """The double or split the commander chose, once everybody on the box has said whether they follow."""
    s = t.state
    hand = s.hands[box][index]
    if s.choice == "split":
        # Stakes that nobody doubled stay on the first card.
        stay = any(player not in s.added for player in hand.stakes)
        t.emit(ev.HandSplit(box, index, rule="BJ-6.4c BJ-6.5b" if stay else "BJ-6.4c"))
        return
    draw(t, box, index, "BJ-6.4d BJ-6.4b" if hand.of_split else "BJ-6.4b")
    if not _bust(t, box, index):
        t.emit(ev.HandClosed(box, index, "doubled", str(points(hand.cards)), rule="BJ-6.4b BJ-6.6"))


# --------------------------------------------------------------------------- why not


def refuse(s: State, player: int, verb: str, amount: int, box: int | None) -> Refusal:
    """Why this player cannot do this now, as precisely as the rules say it."""
    if not in_order(s):
        return Refusal("BJ-10.3", "house-deal-wrong")
    rule = FORBIDDEN.get(verb, "BJ-6.4a")
    mine = [each for each in s.hands if player in s.stakes[each] and box in (None, each)]
    own = next((options for (each, who), options in s.pending.items() if who == player and box in (None, each)), ())
    said = ", ".join(map(str, own)) or "–"
    if any(option.verb == verb for option in own):
        wanted = next(option for option in own if option.verb == verb)
        return Refusal(rule, "house-exactly", amount=amount, exactly=wanted.low)
    surrendered = any(settled.outcome == "surrender" and settled.player == player for settled in s.settled)
    if verb == "insure" and (surrendered or any(player in stakes for stakes in s.given_up.values())):
        return Refusal("BJ-6.10b", "house-stake-gone")
    for each in mine:
        if s.commanders[each] != player and s.window == "play" and verb not in ("surrender", "insure", "even-money"):
            commands = command_rule(s, each)
            return Refusal("BJ-4.5" if commands == "BJ-4.5" else "BJ-5.1", "house-not-commander")
        if not own and any(hand.closed == "split ace" for hand in s.hands[each]):
            return Refusal("BJ-6.4e", "house-split-ace")
    if not own:
        return Refusal(rule, "house-not-asked")
    return Refusal(rule, "not-your-choice", verb=verb, options=said)
