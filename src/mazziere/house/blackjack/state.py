"""The state of a blackjack table and how each event changes it: total, and no rule is consulted here."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec

from mazziere.hand.changes import Changes, decoders, registering
from mazziere.hand.events import ClockShifted, Event, Option
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.events import BANK, Place
from mazziere.house.blackjack.rules import SANREMO, Rules
from mazziere.house.shared import SealExtended


class BoxHand(msgspec.Struct):
    """One hand of a box: its cards and the stakes still on it, by player."""

    cards: list[int]
    stakes: dict[int, int]
    closed: str = ""
    of_split: bool = False


class State(msgspec.Struct):
    """A mutable fold of events; only `apply` writes to it."""

    names: list[str] = []
    chips: list[int] = []
    bots: list[int] = []
    owners: list[int] = []
    bank: int = 0
    """What the bank has won since the table opened (lost, below nought)."""
    bought: int = 0
    """The chips players have brought to the table."""
    rules: Rules = SANREMO
    # the shoe
    lot: int = -1
    size: int = 0
    cut: int | None = None
    drawn: int = 0
    cut_out: bool = False
    new_shoe: bool = True
    # the hand
    number: int = 0
    phase: str = "between"
    stakes: dict[int, dict[int, int]] = {}
    """Opening stakes by box and player, from the chips nearest the dealer."""
    niwin: dict[int, dict[str, int]] = {}
    commanders: dict[int, int] = {}
    hands: dict[int, list[BoxHand]] = {}
    bank_cards: list[int] = []
    hole: int = -1
    """Where in the shoe the bank's hole card came from; -1 where none lies face down."""
    dealt_to: list[int] = []
    insured: dict[int, dict[int, int]] = {}
    given_up: dict[int, dict[int, int]] = {}
    """Stakes given up late, which wait for the bank's second card."""
    added: dict[int, int] = {}
    """Stakes put down for a split that is about to be made."""
    window: str = ""
    choice: str = ""
    """The commander's double or split while the others on the box say whether they follow."""
    playing: int = 0
    """Which hand of its box the decision is about."""
    pending: dict[Place, tuple[Option, ...]] = {}
    answered: bool = False
    turn: int = 0
    deadline: int = 0
    settled: list[ev.StakeSettled] = []
    regained: dict[int, int] = {}
    """What players got back of stakes they had lost in this hand."""
    bank_point: str = ""
    # the evening
    hands_left: int | None = None
    suspended: bool = False
    next_limits: ev.LimitsChanged | None = None

    def on_table(self) -> int:
        """Every chip staked and not yet settled."""
        boxes = sum(sum(hand.stakes.values()) for hands in self.hands.values() for hand in hands)
        if not self.hands:
            boxes = sum(sum(each.values()) for each in self.stakes.values())
        sides = (self.insured, self.given_up, self.niwin)
        return boxes + sum(self.added.values()) + sum(sum(each.values()) for side in sides for each in side.values())

    def net(self, player: int) -> int:
        """What a player has won of the bank in this hand, so far."""
        return sum([each.net for each in self.settled if each.player == player]) + self.regained.get(player, 0)

    def balance(self) -> int:
        """Nought, always: what players hold, what lies on the table and what the bank won is what was brought."""
        return sum(self.chips) + self.on_table() + self.bank - self.bought

    def live(self) -> list[int]:
        """The boxes with a stake still in play, clockwise."""
        return [box for box in sorted(self.hands) if any(hand.stakes for hand in self.hands[box])]


APPLY: Changes[State] = {}
applies = registering(APPLY)


def apply(state: State, event: Event) -> None:
    """Change `state` in place by one event."""
    APPLY[type(event)](state, event)


def evolve(state: State, event: Event) -> State:
    """The state after `event`; the one given is left as it was."""
    new = deepcopy(state)
    apply(new, event)
    return new


def replay(events: Iterable[Event]) -> State:
    """The state a log adds up to."""
    state = State()
    for event in events:
        apply(state, event)
    return state


@cache
def _decoder() -> Any:
    return decoders(APPLY)[1]


def decode(text: bytes | str) -> list[Event]:
    """A log back from the JSON that `mazziere.hand.log.encode` wrote."""
    found: list[Event] = _decoder().decode(text)
    return found


# --------------------------------------------------------------------------- the table


@applies(ev.TableOpened)
def opened(s: State, e: ev.TableOpened) -> None:
    s.names, s.chips, s.owners, s.rules = list(e.names), list(e.chips), list(e.owners), e.rules
    s.bought = sum(e.chips)


@applies(ev.TakenUp)
def taken_up(s: State, e: ev.TakenUp) -> None:
    s.phase, s.number, s.turn, s.hands_left = e.phase, e.hand, e.turn, e.hands_left
    s.lot, s.size, s.drawn, s.cut, s.cut_out, s.new_shoe = e.lot, e.cards, e.drawn, e.cut, e.cut_out, e.new_shoe


@applies(ev.PlayerJoined)
def joined(s: State, e: ev.PlayerJoined) -> None:
    if e.bot:
        s.bots.append(len(s.names))
    s.names.append(e.name)
    s.chips.append(e.chips)
    s.bought += e.chips


@applies(ev.BoxTaken)
def box_taken(s: State, e: ev.BoxTaken) -> None:
    s.owners[e.box] = e.player


@applies(ev.ChipsBought)
def chips_bought(s: State, e: ev.ChipsBought) -> None:
    s.chips[e.player] = e.chips
    s.bought += e.amount


@applies(ev.ShoeLoaded)
def shoe_loaded(s: State, e: ev.ShoeLoaded) -> None:
    s.lot, s.size, s.cut, s.drawn = e.lot, e.cards, e.cut, 0
    s.cut_out = s.new_shoe = False


@applies(ev.CardsBurned)
def burned(s: State, e: ev.CardsBurned) -> None:
    s.drawn += e.count


@applies(ev.BettingOpened)
def betting_opened(s: State, e: ev.BettingOpened) -> None:
    s.number, s.phase, s.deadline = e.hand, "betting", e.deadline
    s.stakes, s.niwin, s.commanders, s.hands, s.insured, s.given_up = {}, {}, {}, {}, {}, {}
    s.bank_cards, s.dealt_to, s.settled, s.bank_point, s.regained = [], [], [], "", {}
    if s.next_limits is not None:
        changed = s.next_limits
        s.rules = msgspec.structs.replace(s.rules, limits=changed.limits, niwin_limits=changed.niwin_limits)
        s.next_limits = None


@applies(ev.Staked)
def staked(s: State, e: ev.Staked) -> None:
    s.chips[e.player] = e.chips
    if e.niwin:
        s.niwin.setdefault(e.player, {})[e.niwin] = e.stake
    else:
        s.stakes.setdefault(e.box, {})[e.player] = e.stake


@applies(ev.StakeReturned)
def stake_returned(s: State, e: ev.StakeReturned) -> None:
    s.chips[e.player] = e.chips
    if e.bet == "main" and s.phase == "betting":
        _less(s.stakes, e.box, e.player, e.amount)
    elif e.bet in ("main", "excess"):
        if e.bet == "excess":
            s.stakes[e.box][e.player] = e.stake
        on_box = [hand.stakes for hand in s.hands[e.box] if e.player in hand.stakes]
        staked = sum(stakes[e.player] for stakes in on_box)
        for stakes in on_box:
            stakes[e.player] -= e.amount * stakes[e.player] // staked
            if not stakes[e.player]:
                del stakes[e.player]
    elif e.bet == "added":
        del s.added[e.player]
    elif e.bet == "insurance":
        _less(s.insured, e.box, e.player, e.amount)
    elif e.bet == "surrender":
        _less(s.given_up, e.box, e.player, e.amount)
    elif e.bet == "lost":
        s.bank -= e.amount
        s.regained[e.player] = s.regained.get(e.player, 0) + e.amount
    else:
        _less(s.niwin, e.player, e.bet.removeprefix("niwin "), e.amount)


def _less(stakes: dict[int, dict[Any, int]], first: int, second: Any, amount: int) -> None:
    left = stakes[first][second] - amount
    stakes[first][second] = left
    if not left:
        del stakes[first][second]
    if not stakes[first]:
        del stakes[first]


@applies(ev.BettingClosed)
def betting_closed(s: State, e: ev.BettingClosed) -> None:
    s.phase, s.deadline = "play", 0
    s.commanders = dict(e.commanders)
    s.hands = {box: [BoxHand([], dict(s.stakes[box]))] for box in sorted(s.stakes)}


@applies(ev.CutCardOut)
def cut_card_out(s: State, e: ev.CutCardOut) -> None:
    s.cut_out = True


@applies(ev.CardDealt)
def card_dealt(s: State, e: ev.CardDealt) -> None:
    s.drawn += 1
    s.dealt_to.append(e.box)
    (s.bank_cards if e.box == BANK else s.hands[e.box][e.hand].cards).append(e.card)


@applies(ev.HoleDealt)
def hole_dealt(s: State, e: ev.HoleDealt) -> None:
    s.hole = s.drawn
    s.drawn += 1


@applies(ev.HoleTurned)
def hole_turned(s: State, e: ev.HoleTurned) -> None:
    s.hole = -1
    s.dealt_to.append(BANK)
    s.bank_cards.append(e.card)


# --------------------------------------------------------------------------- decisions


@applies(ev.Asked)
def asked(s: State, e: ev.Asked) -> None:
    s.turn, s.window, s.playing, s.deadline = e.turn, e.window, e.hand, e.deadline
    s.pending = dict(zip(e.places, e.options, strict=True))


@applies(ev.OptionsLeft)
def options_left(s: State, e: ev.OptionsLeft) -> None:
    if e.asked:
        s.pending[e.box, e.player] = e.options
    else:
        del s.pending[e.box, e.player]


@applies(ev.Answered)
def answered(s: State, e: ev.Answered) -> None:
    del s.pending[e.box, e.player]
    s.answered = True
    if s.window == "play" and e.verb in ("double", "split"):
        s.choice = e.verb


@applies(ev.Insured)
def insured(s: State, e: ev.Insured) -> None:
    s.chips[e.player] = e.chips
    s.insured.setdefault(e.box, {})[e.player] = e.amount


@applies(ev.GaveUp)
def gave_up(s: State, e: ev.GaveUp) -> None:
    del s.hands[e.box][0].stakes[e.player]
    s.given_up.setdefault(e.box, {})[e.player] = e.amount
    s.pending.pop((e.box, e.player), None)


@applies(ev.StakeAdded)
def stake_added(s: State, e: ev.StakeAdded) -> None:
    s.chips[e.player] = e.chips
    if e.verb == "double":
        s.hands[e.box][e.hand].stakes[e.player] += e.amount
    else:
        s.added[e.player] = e.amount


@applies(ev.HandSplit)
def hand_split(s: State, e: ev.HandSplit) -> None:
    hands = s.hands[e.box]
    hand = hands[e.hand]
    hand.of_split = True
    hands.insert(e.hand + 1, BoxHand([hand.cards.pop()], s.added, of_split=True))
    s.added, s.choice = {}, ""


@applies(ev.HandClosed)
def hand_closed(s: State, e: ev.HandClosed) -> None:
    s.hands[e.box][e.hand].closed = e.why
    s.choice = ""


@applies(ev.BankCalled)
def bank_called(s: State, e: ev.BankCalled) -> None:
    s.bank_point = e.point


@applies(ev.StakeSettled)
def stake_settled(s: State, e: ev.StakeSettled) -> None:
    s.chips[e.player] = e.chips
    s.bank -= e.net
    s.settled.append(e)
    if e.bet == "main":
        del s.hands[e.box][e.hand].stakes[e.player]
        s.pending.pop((e.box, e.player), None)
    elif e.bet == "insurance":
        _less(s.insured, e.box, e.player, e.stake)
    elif e.bet == "surrender":
        _less(s.given_up, e.box, e.player, e.stake)
    else:
        _less(s.niwin, e.player, e.bet.removeprefix("niwin "), e.stake)


@applies(ev.HandEnded)
def hand_ended(s: State, e: ev.HandEnded) -> None:
    s.phase, s.window, s.choice, s.pending, s.answered = "between", "", "", {}, False
    s.hole, s.deadline = -1, 0
    if s.hands_left is not None:
        s.hands_left -= 1


@applies(ev.ShoeEnded)
def shoe_ended(s: State, e: ev.ShoeEnded) -> None:
    s.new_shoe = True


@applies(ev.LastHands)
def last_hands(s: State, e: ev.LastHands) -> None:
    s.hands_left = e.count


@applies(ev.LimitsChanged)
def limits_changed(s: State, e: ev.LimitsChanged) -> None:
    s.next_limits = e


# --------------------------------------------------------------------------- when things go wrong


@applies(ev.CardVoided)
def card_voided(s: State, e: ev.CardVoided) -> None:
    s.drawn += 1


@applies(ev.Misdealt)
@applies(ev.Rebuilt)
def lie(s: State, e: ev.Misdealt | ev.Rebuilt) -> None:
    # The cards in the order they left the shoe are read from where they were thought to lie.
    piles = {box: iter(hands[0].cards) for box, hands in s.hands.items()} | {BANK: iter(s.bank_cards)}
    cards = [next(piles[box]) for box in s.dealt_to]
    s.dealt_to, s.bank_cards = list(e.boxes), []
    for hands in s.hands.values():
        hands[0].cards = []
    for box, card in zip(e.boxes, cards, strict=True):
        (s.bank_cards if box == BANK else s.hands[box][0].cards).append(card)


@applies(ClockShifted)
def clock_shifted(s: State, e: ClockShifted) -> None:
    if s.deadline:
        s.deadline += e.by


@applies(SealExtended)
@applies(ev.CardsChecked)
@applies(ev.Peeked)
@applies(ev.TimeExpired)
@applies(ev.AskedAgain)
@applies(ev.Irregular)
@applies(ev.HandVoided)
def noted(s: State, e: Event) -> None:
    pass


@applies(ev.PlaySuspended)
def suspended(s: State, e: ev.PlaySuspended) -> None:
    s.suspended = True


@applies(ev.PlayResumed)
def resumed(s: State, e: ev.PlayResumed) -> None:
    s.suspended = False


@applies(ev.SixainChanged)
def sixain_changed(s: State, e: ev.SixainChanged) -> None:
    s.new_shoe = True
