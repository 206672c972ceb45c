"""Every stake is settled as the cards in the log say, counted again without the engine's own words."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house.test_blackjack_laws import PACK, RULES, play_hand, shoes
from mazziere.cards import parse_cards
from mazziere.hand.events import Event
from mazziere.house.blackjack import Rules, Table, mask, replay
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack import irregular as ir
from mazziere.house.blackjack import look as seen_by
from mazziere.house.shared import stacked
from mazziere.rules import Refusal


def worth(card: int) -> int:
    return (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)[card // 4]


def total(cards: list[int]) -> int:
    points = sum(worth(card) for card in cards)
    return points + 10 if any(worth(card) == 1 for card in cards) and points <= 11 else points


class Told:
    """What a log says of one hand: the cards of every box, the bank's, what was put down and what came of it."""

    def __init__(self, events: list[Event]) -> None:
        self.hands: dict[int, list[list[int]]] = defaultdict(lambda: [[]])
        self.split: set[int] = set()
        self.bank: list[int] = []
        self.doubled: list[list[int]] = []
        self.down: Counter[int] = Counter()
        self.back: Counter[int] = Counter()
        self.settled: list[ev.StakeSettled] = []
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        if isinstance(event, ev.CardDealt):
            (self.bank if event.box < 0 else self.hands[event.box][event.hand]).append(event.card)
        elif isinstance(event, ev.HoleTurned):
            self.bank.append(event.card)
        elif isinstance(event, ev.HandSplit):
            self.split.add(event.box)
            hand = self.hands[event.box][event.hand]
            self.hands[event.box].insert(event.hand + 1, [hand.pop()])
        elif isinstance(event, ev.Staked | ev.Insured | ev.StakeAdded):
            self.down[event.player] += event.amount
            if isinstance(event, ev.StakeAdded) and event.verb == "double":
                self.doubled.append(self.hands[event.box][event.hand])
        elif isinstance(event, ev.StakeReturned):
            self.back[event.player] += event.amount
        elif isinstance(event, ev.StakeSettled):
            self.settled.append(event)
            # Whoever plays on may draw to a hand that somebody behind has given up.
            assert event.outcome != "surrender" or event.bet != "main" or len(self.hands[event.box][0]) == 2
            self.back[event.player] += event.stake + event.net

    def natural(self, cards: list[int]) -> bool:
        return len(cards) == 2 and total(cards) == 21

    def net(self, rules: Rules, settled: ev.StakeSettled) -> Fraction:
        """What a stake should have won."""
        stake, bank = Fraction(settled.stake), self.bank
        if settled.bet == "insurance":
            return 2 * stake if self.natural(bank[:2]) else -stake
        if settled.bet == "surrender":
            return -stake if self.natural(bank[:2]) else -stake / 2
        if settled.bet.startswith("niwin"):
            box = settled.bet.split()[1]
            point = "BJ" if self.natural(bank) else str(total(bank))
            wins = box == point or (rules.niwin_21 == "any" and (box, point) == ("21", "BJ"))
            return stake * rules.niwin(box) if wins else -stake
        cards = self.hands[settled.box][settled.hand]
        natural = self.natural(cards) and settled.box not in self.split
        if settled.outcome == "surrender":
            return -stake / 2
        if settled.outcome == "even-money":
            assert natural
            return stake
        if total(cards) > 21:
            return -stake
        if natural:
            return Fraction(0) if self.natural(bank) else stake * rules.natural
        if self.natural(bank) and (total(cards) < 21 or rules.bank_blackjack_beats_21):
            return -stake
        if total(bank) > 21 or total(cards) > total(bank):
            return stake
        return -stake if total(cards) < total(bank) else Fraction(0)


@settings(max_examples=80, deadline=None)
@given(RULES, st.integers(0, 10**6), st.booleans(), st.lists(st.integers(20, 900), min_size=4, max_size=4))
def test_every_stake_is_settled_as_the_cards_say(rules: Rules, seed: int, rich: bool, chips: list[int]) -> None:
    """Poor players too, with stakes on several boxes: nobody ever plays with chips they do not have."""
    dice = random.Random(seed)
    names = dict(zip(("Anna", "Bruno", "Carla", "Dario"), chips, strict=True))
    table = Table.open(names, owners=[0, 1, -1, 2], rules=rules, order=shoes(seed, rich))

    def look() -> None:
        assert min(table.chips) >= 0
        for viewer in (None, 0, 3):
            # Whoever folds the events they receive sees the table as it is shown to them.
            assert table.view(viewer) == seen_by(replay([mask(event, viewer) for event in table.events]), viewer)

    play_hand(table, dice, look)
    if table.state.phase != "between":
        return
    told = Told(table.events)
    opening = rules.bank_blackjack_takes == "opening" and told.natural(told.bank)
    for settled in told.settled:
        if not (opening and settled.bet == "main"):
            assert settled.net == told.net(rules, settled), settled
    for player, now in enumerate(table.chips[:4]):
        assert now == chips[player] - told.down[player] + told.back[player]
    assert all(len(hand) == 3 for hand in told.doubled)
    for box, hands in told.hands.items():
        assert len(hands) <= rules.max_hands
        if box in told.split and worth(hands[0][0]) == 1:
            assert [len(hand) for hand in hands] == [2, 2]


def test_the_same_chips_do_not_insure_two_boxes() -> None:
    order = [*PACK[:5], *parse_cards("Th Td 9c Ac 9h 9s 9d"), *parse_cards("9c") * 300]
    table = Table.open({"Anna": 260, "Bruno": 500}, order=stacked(order), rules=Rules(surrender="none"))
    table.stake(0, 100, 0).stake(1, 100, 1).stake(0, 100, 2).close()
    assert [str(option) for option in table.legal(0, 2)] == ["insure 50", "no"]
    table.act(0, "insure", box=0)
    assert table.chips[0] == 10
    assert list(table.pending) == [(1, 1)]
    left = next(event for event in table.events if isinstance(event, ev.OptionsLeft))
    assert (left.box, left.rule) == (2, "BJ-4.2")
    with pytest.raises(Refusal):
        table.act(0, "insure", box=2)


def test_a_natural_may_still_be_paid_even_when_there_is_nothing_to_insure_it_with() -> None:
    order = [*PACK[:5], *parse_cards("Th Td Ah Ac 9h 9s Kd"), *parse_cards("9c") * 300]
    table = Table.open({"Anna": 260, "Bruno": 500}, order=stacked(order), rules=Rules(surrender="none"))
    table.stake(0, 100, 0).stake(1, 100, 1).stake(0, 100, 2).close()
    table.act(0, "insure", box=0)
    assert [str(option) for option in table.legal(0, 2)] == ["even-money", "no"]
    left = next(event for event in table.events if isinstance(event, ev.OptionsLeft))
    seen = mask(left, 1)
    assert isinstance(seen, ev.OptionsLeft)
    assert seen.options == ()
    assert mask(left, 0) == left


def test_a_deal_is_put_right_although_a_natural_was_paid_at_once() -> None:
    order = [*PACK[:5], *parse_cards("Ah 5d 6c Kh 9s"), *parse_cards("9c") * 300]
    table = Table.open({"Anna": 500, "Bruno": 500}, order=stacked(order)).stake(0, 100).stake(1, 100).close()
    assert table.chips == [650, 400]
    ir.misdealt(table, [1, 0, -1, 0, 1])
    ir.rebuild(table)
    assert table.state.hands[1][0].cards == list(map(int, parse_cards("5d 9s")))
    assert table.act(1, "no").act(1, "stand").state.phase == "between"
