"""Every option listed is accepted, everything else is refused, and a refusal changes nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from mazziere.hand.events import DEALER, Option
from mazziere.hand.hand import Hand
from mazziere.rules.refusal import Refusal
from properties.players import Action, amounts, minds, played
from properties.tables import Table, proof, tables

WAGERS = ("bet", "raise", "complete", "bring-in")
VERBS = (
    *WAGERS,
    "fold",
    "check",
    "call",
    "draw",
    "stand pat",
    "show",
    "muck",
    "agree",
    "chop",
    "no-chop",
    "deal",
    "post",
)
ALSO_TAKEN = {"draw": ("check",), "stand pat": ("check",)}
"""Other words for a listed option: standing pat is a check."""


def silent(table: Table) -> bool:
    """Does the rulebook say nothing of this game, so that there may be nothing to cite?"""
    if table.rulebook in ("home", "recorded"):
        return True
    return table.game == "draw5" or (table.rulebook == "fipos" and not table.variant.blinds)


def deck_of(hand: Hand) -> dict[str, Any]:
    """Everything the deck remembers."""
    return {name: getattr(hand.deck, name) for name in ("known",)}


def wagers(options: tuple[Option, ...]) -> list[Option]:
    return [option for option in options if option.verb in WAGERS]


def within(options: tuple[Option, ...], amount: int) -> bool:
    """Is a wager of that much on offer, under whatever name?"""
    return any(option.low <= amount <= option.high for option in wagers(options))


def unlisted(hand: Hand, seat: int, options: tuple[Option, ...]) -> Iterator[Action]:
    """What a pending seat may not do now: other verbs, and amounts just outside the bounds."""
    listed = {option.verb for option in options}
    listed |= {word for verb in listed for word in ALSO_TAKEN.get(verb, ())}
    for verb in VERBS:
        if verb in WAGERS:
            tried = {1, hand.state.stacks[seat] + hand.state.bets[seat] + 1}
            for option in options:
                tried |= {option.low - 1, option.high + 1}
            yield from (Action(seat, verb, amount) for amount in tried if amount > 0 and not within(options, amount))
        elif verb not in listed:
            yield Action(seat, verb)
    for option in options:
        if option.verb in ("agree", "draw"):
            yield Action(seat, option.verb, option.high + 1)
            yield Action(seat, option.verb, -1)
            if option.verb == "agree":
                yield Action(seat, option.verb, 0)


def not_theirs(hand: Hand) -> Iterator[Action]:
    """What seats that are not asked may not do."""
    for seat in (*range(hand.state.n), hand.state.n, -2):
        if seat not in hand.pending:
            yield from (
                Action(seat, verb, 1) for verb in ("fold", "check", "call", "show", "muck", "agree", "draw", "bet")
            )


def refused(hand: Hand, action: Action) -> Refusal:
    """The refusal an action meets; the hand is left exactly as it was."""
    before, events, deck = hand.state.copy(), list(hand.events), deck_of(hand.copy())
    with pytest.raises(Refusal) as met:
        hand.act(action.verb, action.amount, action.seat)
    assert hand.state == before
    assert hand.events == events
    assert deck_of(hand) == deck
    return met.value


@given(tables(), minds)
@proof(120)
def test_every_listed_option_is_accepted(table: Table, choices: bytes) -> None:
    hand = table.deal()
    for _ in played(hand, choices):
        before = hand.state.copy()
        for seat, options in hand.pending.items():
            for option in options:
                for amount in amounts(option):
                    trial = hand.copy()
                    Action(seat, option.verb, amount).take(trial)
                    assert len(trial.events) > len(hand.events)
        assert hand.state == before


@given(tables(), minds)
@proof(120)
def test_everything_else_is_refused_and_changes_nothing(table: Table, choices: bytes) -> None:
    hand = table.deal()
    for _ in played(hand, choices):
        actions = [*not_theirs(hand)]
        for seat, options in hand.pending.items():
            if seat != DEALER:
                actions += unlisted(hand, seat, options)
            else:
                actions += [Action(DEALER, verb, 1) for verb in VERBS if verb != "deal"]
        for action in actions:
            refusal = refused(hand, action)
            assert refusal.rule or silent(table), f"{action} was refused without a rule"
            assert refusal.message("it")
            assert refusal.message("en")


@given(tables(), minds)
@proof(60)
def test_a_hand_that_is_over_takes_nothing(table: Table, choices: bytes) -> None:
    hand = table.deal()
    for _ in played(hand, choices):
        pass
    for seat in range(hand.state.n):
        for verb in VERBS:
            refused(hand, Action(seat, verb, 1))
    with pytest.raises(Refusal):
        hand.deal()


@given(tables())
@proof(60)
def test_a_hand_in_which_every_clock_runs_out_ends_too(table: Table) -> None:
    hand = table.deal()
    for _ in range(400):
        if hand.over:
            break
        seat = next(iter(hand.pending))
        hand.act("deal" if seat == DEALER else "time-out", seat=seat)
    assert hand.over


@given(tables(), minds)
@proof(60)
def test_the_clock_takes_a_decision_for_any_seat_and_spends_no_chip_that_is_not_owed(
    table: Table, choices: bytes
) -> None:
    hand = table.deal()
    for action in played(hand, choices):
        if action.seat == DEALER:
            continue
        trial = hand.copy()
        owed = hand.state.owing == action.seat and not hand.state.level
        stack = trial.state.stacks[action.seat]
        trial.act("time-out", seat=action.seat)
        assert trial.over or owed or trial.state.stacks[action.seat] >= stack
