"""What a bank's blackjack takes, with a hole card and without, and what nobody learns of that card."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house.test_blackjack_laws import shoes
from mazziere.cards import decks, parse_cards
from mazziere.house.blackjack import Rules, Table, replay
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack import irregular as ir
from mazziere.house.blackjack.points import blackjack
from mazziere.house.shared import Limits, RulesError, stacked
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events

PACK = [int(card) for card in decks(6)]
PEEK = Rules(hole_card="peek", surrender="none")
LATE = Rules(hole_card="peek", surrender="late")
UNSEEN = Rules(surrender="late")
OPENING = Rules(bank_blackjack_takes="opening", surrender="none")


def dealt(cards: str, rules: Rules, side: str = "") -> Table:
    """Anna and Bruno with 100 each on a box of theirs, and these cards to come."""
    order = [*PACK[:5], *parse_cards(cards), *parse_cards("9c") * 300]
    table = Table.open({"Anna": 1000, "Bruno": 1000}, rules=rules, order=stacked(order))
    table.stake(0, 100).stake(1, 100)
    if side:
        table.niwin(1, 10, side)
    return table.close()


def answer(table: Table, *words: str) -> Table:
    """Answer whoever is asked first, again and again."""
    for word in words:
        box, player = next(iter(table.pending))
        table.act(player, word, box=box)
    record_events(table.events)
    return table


# -- surrender that a blackjack undoes, nobody having looked ------------------------------


def test_a_late_surrender_waits_for_the_bank_s_second_card() -> None:
    table = answer(dealt("Th Td Tc 6h 9s 7c", UNSEEN), "surrender", "no")
    assert table.state.given_up == {0: {0: 100}}
    assert table.view().given_up == {0: {0: 100}}
    assert (table.chips[0], table.state.balance()) == (900, 0)
    assert answer(table, "stand").chips == [950, 1100]
    undone = answer(dealt("Th Td Tc 6h 9s Ac", UNSEEN), "surrender", "no", "stand")
    assert undone.chips == [900, 900]
    lost = [(e.bet, e.outcome, e.net, e.rule) for e in undone.state.settled if e.player == 0]
    assert lost == [("surrender", "lose", -100, "BJ-6.3a")]


def test_a_late_surrender_is_final_at_once_where_the_bank_cannot_have_blackjack() -> None:
    table = answer(dealt("Th Td 9c 6h 9s", UNSEEN), "surrender", "no")
    assert (table.chips[0], table.state.given_up) == (950, {})


def test_where_all_gave_up_the_bank_takes_one_card_and_no_more() -> None:
    table = answer(dealt("Th Td Ac 6h 6s 2c", UNSEEN), "surrender", "surrender")
    assert table.state.bank_cards == list(map(int, parse_cards("Ac 2c")))
    assert table.chips == [950, 950]
    assert answer(dealt("Th Td Ac 6h 6s Kc", UNSEEN), "surrender", "surrender").chips == [900, 900]


def test_who_gave_up_late_may_not_insure() -> None:
    table = answer(dealt("Th Td Ac 6h 6s Kc", UNSEEN), "surrender", "no")
    assert list(table.pending) == [(1, 1)]
    with pytest.raises(Refusal) as refused:
        table.act(0, "insure")
    assert (refused.value.rule, refused.value.code) == ("BJ-6.10b", "house-stake-gone")


def test_somebody_behind_an_owner_gives_up_alone_and_the_owner_for_all() -> None:
    order = stacked([*PACK[:5], *parse_cards("8h Td Tc 8s 9s Kc Kd Ac"), *parse_cards("9c") * 300])
    players = {"Anna": 1000, "Bruno": 1000, "Carla": 1000}
    split = ((2, "surrender"), (0, "no"), (1, "no"), (0, "split"), (0, "stand"), (0, "stand"), (1, "stand"))
    for words, chips in (
        # The bank draws the ace: Carla's hundred is gone to its blackjack like Anna's two.
        (split, [800, 900, 900]),
        # Without the split it draws a king.
        (((0, "surrender"), (1, "no"), (1, "stand")), [950, 900, 950]),
    ):
        table = Table.open(players, owners=[0, 1], rules=UNSEEN, order=order)
        table.stake(0, 100).stake(1, 100).stake(2, 100, 0).close()
        for player, word in words:
            table.act(player, word)
        assert table.chips == chips
        record_events(table.events)


def test_a_void_hand_gives_back_what_was_given_up() -> None:
    table = answer(dealt("Th Td Tc 6h 9s 7c", UNSEEN), "surrender", "no")
    ir.void(table, "lost")
    assert (table.chips, table.state.balance(), table.state.given_up) == ([1000, 1000], 0, {})


# -- a hole card --------------------------------------------------------------------------


def test_a_blackjack_under_a_ten_ends_the_hand_before_anybody_adds_a_chip() -> None:
    table = dealt("6h 8d Tc 5h 8s Ac", PEEK)
    assert table.state.phase == "between"
    assert table.chips == [900, 900]
    assert [event.blackjack for event in table.events if isinstance(event, ev.Peeked)] == [True]


def test_insurance_is_settled_as_soon_as_the_dealer_has_looked() -> None:
    seen = answer(dealt("6h Ad Ac 5h Ks Kc", PEEK, side="BJ"), "insure", "insure")
    # Anna: -100 +100. Bruno: a natural that ties, +100 of insurance, and 19 to 1 on BJ.
    assert seen.chips == [1000, 1000 + 100 + 190]
    unseen = answer(dealt("6h Td Ac 5h 9s 8c", PEEK), "insure", "no")
    assert unseen.state.window == "play"
    assert [(e.bet, e.net) for e in unseen.state.settled] == [("insurance", -50)]
    assert unseen.view().hole


def test_late_surrender_waits_until_the_dealer_has_looked() -> None:
    table = dealt("Th Td Tc 6h 9s 7c", LATE)
    assert table.state.window == "surrender"
    assert [event.blackjack for event in table.events if isinstance(event, ev.Peeked)] == [False]
    assert answer(table, "surrender", "no", "stand").chips == [950, 1100]
    assert dealt("Th Td Tc 6h 9s Ac", LATE).chips == [900, 900]


def test_surrender_comes_before_the_look_where_it_is_early() -> None:
    early = dealt("Th Td Tc 6h 9s Ac", Rules(hole_card="peek"))
    assert not any(isinstance(event, ev.Peeked) for event in early.events)
    assert answer(early, "surrender", "no").chips == [950, 900]


def test_the_bank_turns_its_hole_card_and_goes_on_from_it() -> None:
    table = answer(dealt("Th Td 6c 8h 9s 6h", PEEK), "stand", "stand")
    assert table.state.bank_cards == list(map(int, parse_cards("6c 6h 9c")))
    assert table.chips == [900, 900]


def test_where_everybody_is_bust_the_hole_card_stays_unseen() -> None:
    table = answer(dealt("Th Td 6c 6h 6s 4h Tc Ts", PEEK), "hit", "hit")
    assert table.state.phase == "between"
    assert not any(isinstance(event, ev.HoleTurned) for event in table.events)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from((PEEK, LATE)))
def test_nobody_can_tell_the_hole_card(seed: int, rules: Rules) -> None:
    """Whatever card lies there, as long as the dealer says the same of it, everybody sees the same."""
    order, dice = list(shoes(seed, True)(0)), random.Random(seed)
    table = Table.open({"Anna": 5000, "Bruno": 5000}, rules=rules, order=stacked(order)).stake(0, 100).stake(1, 100)
    table.close()
    while table.pending and table.state.hole >= 0:
        hole, drawn = table.state.hole, table.state.drawn
        told = any(isinstance(event, ev.Peeked) for event in table.events)
        other = dice.choice([card for card in PACK if not told or not blackjack([*table.state.bank_cards, card])])
        twin_order = [*order[:hole], other, *order[hole + 1 : drawn], *dice.sample(order[drawn:], len(order) - drawn)]
        twin = Table.resume(table.events, stacked(twin_order))
        assert [twin.view(viewer) for viewer in (None, 0, 1)] == [table.view(viewer) for viewer in (None, 0, 1)]
        assert order[hole] not in [getattr(event, "card", None) for event in table.events[-1:]]
        place = next(iter(table.pending))
        table.act(place[1], dice.choice(table.pending[place]).verb, box=place[0])
    assert replay(table.events) == table.state


# -- only the opening stake ---------------------------------------------------------------


def test_a_double_comes_back_from_a_blackjack() -> None:
    assert answer(dealt("6h Td Tc 5h 9s 9d Ac", OPENING), "double", "stand").chips == [900, 900]
    assert answer(dealt("6h Td Tc 5h 9s 9d Ac", Rules(surrender="none")), "double", "stand").chips == [800, 900]


def test_split_hands_share_one_opening_stake() -> None:
    table = answer(dealt("8h Td Tc 8s 9s Th Tc Ac", OPENING), "split", "stand", "stand", "stand")
    assert table.chips == [900, 900]
    assert [each.net for each in table.state.settled if each.player == 0] == [-100, 0]


def test_a_hand_that_bust_counts_as_the_opening_stake() -> None:
    # The first eight goes bust and is collected; the second is given back.
    table = answer(dealt("8h Td Tc 8s 9s 6h Th Tc Ac", OPENING), "split", "hit", "stand", "stand")
    assert table.chips == [900, 900]


def test_the_bank_draws_for_stakes_it_would_give_back() -> None:
    # Anna doubles and goes bust, Bruno goes bust: without this house's rule the hand would be over.
    busts = ("double", "hit")
    assert answer(dealt("Th Td Tc 4h 6s Tc Th Ac", OPENING), *busts).chips == [900, 900]
    assert answer(dealt("Th Td Tc 4h 6s Tc Th 9c", OPENING), *busts).chips == [800, 900]
    assert answer(dealt("Th Td Tc 4h 6s Tc Th Ac", Rules(surrender="none")), *busts).chips == [800, 900]


def test_a_natural_still_ties() -> None:
    assert answer(dealt("Ah Td Tc Kh 9s Ac", OPENING), "no", "stand").chips == [1000, 900]


def test_a_21_that_ties_a_blackjack_cannot_go_with_it() -> None:
    with pytest.raises(RulesError, match="bank-blackjack-takes"):
        Rules(bank_blackjack_takes="opening", bank_blackjack_beats_21=False)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from((OPENING, PEEK, LATE, Rules(bank_blackjack_takes="opening"))))
def test_nobody_loses_more_than_the_opening_stake_to_a_blackjack(seed: int, rules: Rules) -> None:
    dice = random.Random(seed)
    order = shoes(seed, True)(0)
    # A ten to the bank, and an ace next: the likeliest way to a blackjack.
    table = Table.open({"Anna": 5000, "Bruno": 5000, "Carla": 5000}, owners=[0, 1], rules=rules, order=stacked(order))
    table.stake(0, 100).stake(1, 60).stake(2, 40, 0).close()
    while table.pending:
        place = dice.choice(list(table.pending))
        verbs = [option.verb for option in table.pending[place] if option.verb not in ("insure", "even-money")]
        likely = [verb for verb in verbs if verb in ("split", "double", "hit")]
        table.act(place[1], dice.choice(likely or verbs), box=place[0])
    if blackjack(table.state.bank_cards):
        assert all(now >= 5000 - staked for now, staked in zip(table.chips, (100, 60, 40), strict=True))
    assert table.state.balance() == 0


# -- chips nobody noticed -----------------------------------------------------------------


def test_the_insurance_of_chips_that_never_played_goes_back() -> None:
    rules = Rules(limits=Limits(2, 500), surrender="none")
    order = [*PACK[:5], *parse_cards("Th Td Ac 9h 9s 9d"), *parse_cards("9c") * 300]
    table = Table.open({"Anna": 5000, "Bruno": 5000}, rules=rules, order=stacked(order))
    ir.noticed(table, 0, 700, 0)
    table.stake(1, 100).close()
    answer(table, "insure", "no", "stand", "stand")
    # 500 lost to 20, 250 of insurance lost; 200 and 100 were never in play.
    assert table.chips == [5000 - 500 - 250, 4900]


def test_a_shoe_without_cards_exposes_none() -> None:
    cards = parse_cards("9h 9d 9c 9s 9h")
    rules = Rules(decks=1, burn=0, behind_cut=0, surrender="none")
    table = Table.open({"Anna": 100, "Bruno": 100}, rules=rules, order=stacked([*cards, *PACK[:47]]))
    table.stake(0, 2).stake(1, 2).close()
    while table.state.drawn < table.state.size:
        ir.card_exposed(table)
    with pytest.raises(Refusal) as refused:
        ir.card_exposed(table)
    assert refused.value.rule == "BJ-10.2"
    assert table.state.balance() == 0
