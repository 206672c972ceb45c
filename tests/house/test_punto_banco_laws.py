"""What holds at any Punto Banco table, whoever plays and whatever goes wrong."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.cards import decks
from mazziere.cards.testing import fixed_deck
from mazziere.hand.command import Command
from mazziere.hand.events import DEALER
from mazziere.house.bots import FlatBettor
from mazziere.house.punto_banco import BETS, Rules, Table, decode, encode, mask, replay
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.punto_banco.events import CardsTurned
from mazziere.house.shared import Limits, stacked
from mazziere.rules import Refusal
from mazziere.rules.catalogue import catalogue

VERBS = {
    DEALER: ("close", "deal", "finish", "next hand"),
    0: (*[f"stake {bet}" for bet in BETS], *[f"withdraw {bet}" for bet in BETS], "cut", "decline", "stake nothing"),
}
STAFF: tuple[Callable[[Table], object], ...] = (
    *[lambda table, what=what: ir.report(table, what) for what in ir.REPORTS],
    lambda table: ir.give(table, "punto"),
    lambda table: ir.give(table, "banco"),
    ir.turn,
    ir.rebuild,
    ir.cannot_rebuild,
    lambda table: ir.expose(table, 0),
    lambda table: ir.change_sixain(table, "worn"),
)
RULES = st.builds(
    Rules,
    sixains=st.sampled_from((1, 2)),
    cut=st.sampled_from(("chief", "offered")),
    behind_cut=st.sampled_from((6, 7, 290)),
    tie=st.sampled_from(("push", "lose")),
    limits=st.sampled_from((Limits(1, 1000), Limits(10, 100, 5), Limits(25, 30))),
    chip=st.sampled_from((1, 2, 5)),
)


def shoes(seed: int) -> Callable[[int], list[int]]:
    """A different shuffled shoe for each lot."""

    @cache
    def order(lot: int) -> list[int]:
        return random.Random(f"{seed}/{lot}").sample(list(map(int, decks(6))), 312)

    return order


def total(table: Table) -> int:
    s = table.state
    return sum(s.chips) + s.staked + s.bank + sum(s.orphans.values())


def report(table: Table, what: Callable[[Table], object]) -> None:
    """Something goes wrong, or is said to have; what cannot be is refused by a rule and changes nothing."""
    before = table.state.copy()
    try:
        what(table)
        return
    except Refusal as found:
        refusal = found
    assert set(refusal.rule.split()) <= catalogue().keys()
    assert refusal.message("it") != refusal.code
    assert table.state == before


def move(table: Table, dice: random.Random) -> None:
    """Something that is offered."""
    seat, options = dice.choice(list(table.pending.items()))
    option = dice.choice(options) if options else None
    if option is not None:
        table.act(seat, option.verb, dice.choice((option.low, option.high)))


@settings(max_examples=40, deadline=None)
@given(rules=RULES, seed=st.integers(0, 2**32), mistakes=st.booleans())
def test_chips_shoe_and_log(rules: Rules, seed: int, mistakes: bool) -> None:
    dice = random.Random(seed)
    order = shoes(seed)
    table = Table.open({"Anna": 500, "Bruno": 100, "Carla": 0}, rules=rules, order=order)
    chips = total(table)
    for _ in range(60):
        if mistakes and dice.random() < 0.2:
            report(table, dice.choice(STAFF))
            if table.state.stage == "irregular" and dice.random() < 0.5:
                ir.rebuild(table)
        elif any(table.pending.values()):
            move(table, dice)
        s = table.state
        assert total(table) == chips
        assert min(s.chips) >= 0
        assert 0 <= s.remaining <= s.size == 312
        turned = [face for face in s.faces if face != 52]
        first = s.out - len(s.sides)
        lot = order(s.lot)
        if s.stage not in ("between", "cut"):
            places = [lot[(s.turned_by + first + number) % 312] for number in range(len(s.faces))]
            assert [face for face, place in zip(s.faces, places, strict=True) if face not in (52, place)] == []
            assert not Counter(turned) - Counter(places)
    assert replay(table.events) == table.state
    assert decode(encode(table.events)) == table.events
    assert replay(decode(encode(table.events))) == table.state


@settings(max_examples=8, deadline=None)
@given(rules=RULES, seed=st.integers(0, 2**32))
def test_what_is_offered_is_accepted_and_nothing_else(rules: Rules, seed: int) -> None:
    dice = random.Random(seed)
    order = shoes(seed)
    table = Table.open({"Anna": 500, "Bruno": 20}, rules=rules, order=order)
    for _ in range(12):
        log = list(table.events)
        offered = {(seat, option.verb): option for seat, options in table.pending.items() for option in options}
        for (seat, verb), option in offered.items():
            for amount in {option.low, option.high}:
                Table.resume(log, order).act(seat, verb, amount)
            for amount in {option.low - 1, option.high + 1} if option.high else set():
                refuses(Table.resume(log, order), seat, verb, amount)
        for seat in (DEALER, 0, 1):
            for verb in VERBS[min(seat, 0)]:
                if (seat, verb) not in offered:
                    refuses(Table.resume(log, order), seat, verb, 1)
        move(table, dice)


def refuses(table: Table, seat: int, verb: str, amount: int) -> None:
    before = table.state.copy()
    with pytest.raises(Refusal) as refused:
        table.act(seat, verb, amount)
    assert set(refused.value.rule.split()) <= catalogue().keys()
    assert refused.value.rule
    assert table.state == before


@settings(max_examples=20, deadline=None)
@given(one=st.integers(0, 2**32), other=st.integers(0, 2**32))
def test_nobody_learns_a_card_before_it_is_turned(one: int, other: int) -> None:
    tables = [Table.open({"Anna": 500}, order=shoes(seed)).stake(0, "banco", 10) for seed in (one, other)]
    for _ in range(4):
        for table in tables:
            table.deal()
        # Two shoes that may not share a card have told the same story so far, to everyone.
        assert tables[0].events == tables[1].events
        assert tables[0].view(0) == tables[1].view(0)
    first = tables[0].finish()
    used = first.state.out
    changed = shoes(one)(0)[:used] + shoes(other)(0)[used:]
    again = Table.open({"Anna": 500}, order=stacked(changed)).stake(0, "banco", 10)
    for _ in range(4):
        again.deal()
    again.finish()
    assert again.events == first.events
    assert again.view(0) == first.view(0)
    assert [mask(event, None) for event in first.events] == first.events
    turned = [face for event in first.events if isinstance(event, CardsTurned) for face in event.faces]
    assert sorted(turned) == sorted(shoes(one)(0)[5:used])


def test_a_whole_evening_of_bots_on_a_sealed_shoe() -> None:
    deck = fixed_deck(3, decks(6))
    table = Table.open({"one": 5000, "two": 5000}, deck=deck)
    bots = (FlatBettor("punto", 10), FlatBettor("winning-number-7", 4))
    hands = 0
    while table.state.lot < 1:
        for seat, bot in enumerate(bots):
            choice = bot.play(table.state, seat)
            assert choice is not None
            table.act(seat, *choice)
            assert bot.play(table.state, seat) is None
        table.finish().next_hand()
        hands += 1
    # 300 cards before the cut card, four to six a hand.
    assert 50 <= hands <= 76
    assert total(table) == 10_000
    again = Table.resume(table.events, deck.order)
    assert again.state == table.state
    again.stake(0, "punto", 10).finish()
    table.stake(0, "punto", 10).finish()
    assert again.state == table.state
    assert msgspec.json.decode(msgspec.json.encode(table.view(0)))["stage"] == "between"


def test_a_command_is_decided_before_it_happens() -> None:
    table = Table.open({"Anna": 500}, order=shoes(1))
    command = Command("stake banco", 0, 10, at=1_700_000_000, turn=1)
    before = table.state.copy()
    decided = table.decide(command)
    assert table.state == before
    assert table.do(command) == decided == table.events[-1:]
    assert decided[0].at == 1_700_000_000
    table.finish().next_hand()
    with pytest.raises(Refusal, match="gone on to turn 2"):
        table.do(command)
    assert replay(table.events) == table.state
