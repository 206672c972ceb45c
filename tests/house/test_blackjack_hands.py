"""Hands the casebook does not have: other amounts, boxes and people, counted by hand from the articles."""

from __future__ import annotations

import pytest

from mazziere.cards import decks, parse_cards
from mazziere.house.blackjack import Rules, Table
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack import irregular as ir
from mazziere.house.shared import Limits, stacked
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events

PACK = [int(card) for card in decks(6)]
FOUR = {"Anna": 1000, "Bruno": 1000, "Carla": 1000, "Dario": 1000}


def table(cards: str, rules: Rules | None = None, owners: tuple[int, ...] = (0, 1)) -> Table:
    """Anna and Bruno own the first two boxes, Carla and Dario stand; then these cards, and nines."""
    order = [*PACK[:5], *parse_cards(cards), *parse_cards("9c") * 280]
    return Table.open(FOUR, owners=owners, rules=rules or Rules(), order=stacked(order))


def said(t: Table, *words: str) -> Table:
    """`A hit`, `C no`: who (by the first letter) says what, on the first box that asks."""
    for each in words:
        name, verb = each.split()
        t.act([player[0] for player in t.state.names].index(name), verb)
    record_events(t.events)
    return t


def nets(t: Table) -> list[int]:
    return [now - 1000 for now in t.chips]


def refused(rule: str, call: object, *arguments: object) -> str:
    with pytest.raises(Refusal) as found:
        call(*arguments)  # type: ignore[operator]  # a method of the table
    assert found.value.rule == rule
    return found.value.code


# -- boxes and who plays them --------------------------------------------------------------


def test_three_on_a_box_share_its_maximum_and_a_fourth_is_turned_away() -> None:
    t = table("", Rules(limits=Limits(10, 300))).stake(0, 100, 0).stake(2, 120, 0)
    assert refused("BJ-3.4", t.stake, 3, 90, 0) == "above-maximum"
    t.stake(3, 80, 0)
    assert refused("BJ-3.4", t.stake, 1, 20, 0) == "house-box-full"
    # Nobody on the box can add a chip, the owner neither.
    assert refused("BJ-3.4", t.stake, 0, 10, 0) == "above-maximum"
    t.take_back(2, 0)
    t.stake(1, 120, 0)
    assert t.state.stakes[0] == {0: 100, 3: 80, 1: 120}


def test_an_owner_who_stakes_elsewhere_commands_only_the_own_box() -> None:
    t = table("Th Td 7c 6h 5s", owners=(0, 1)).stake(0, 50).stake(1, 50).stake(0, 100, 1).close()
    said(t, "A no", "A no", "B no", "A stand")
    # Anna has twice Bruno's stake on his box, and still he decides.
    assert refused("BJ-5.1", t.act, 0, "hit", 0, 1) == "house-not-commander"
    assert list(t.pending) == [(1, 1)]


def test_a_box_without_its_owner_goes_by_stake_then_seat_then_nearness() -> None:
    t = table("", owners=(0, 1, -1, -1, -1)).stake(3, 40, 2).stake(2, 60, 2).stake(2, 50, 3).stake(0, 50, 3)
    t.stake(3, 30, 4).stake(2, 30, 4).stake(1, 20).stake(0, 20)
    t.close()
    assert {box: t.state.commanders[box] for box in (2, 3, 4)} == {2: 2, 3: 0, 4: 3}


def test_the_second_box_a_guest_alone_is_offered_counts_like_any_other() -> None:
    t = table("Th 5d 6c 9s 6h Kc Th", owners=(0,)).stake(0, 80)
    assert [str(option) for option in t.offers] == ["second-box 80", "bot-box"]
    t.accept("second-box").close()
    # 19 and 11 against a six: the second is doubled with a king to 21; the bank draws to 16 and a nine, bust.
    said(t, "A no", "A no", "A stand", "A double")
    assert nets(t)[0] == 80 + 160


# -- surrender -----------------------------------------------------------------------------


def test_one_behind_gives_up_and_the_owner_plays_on() -> None:
    t = table("Th 9d Tc 6h 9s 5c 8d").stake(0, 60).stake(2, 30, 0).stake(3, 10, 0).stake(1, 20).close()
    said(t, "C surrender", "A no", "D no", "B no", "A hit")
    # 21 for Anna and Dario against 18; Carla's 30 cost her 15 whatever came.
    said(t, "B stand")
    assert nets(t) == [60, 0, -15, 10]


def test_giving_up_a_natural_that_waits_costs_half_and_no_insurance_follows() -> None:
    t = table("Ah 9d Ac Kh 9s Kd").stake(0, 100).stake(1, 40).close()
    said(t, "A surrender", "B no")
    assert list(t.pending) == [(1, 1)]
    said(t, "B insure")
    said(t, "B stand")
    assert nets(t)[:2] == [-50, 0]


# -- insurance and even money ---------------------------------------------------------------


def test_everybody_on_a_box_insures_for_themselves() -> None:
    t = table("Th 9d Ac 8h 9s Kd").stake(0, 100).stake(2, 50, 0).stake(3, 20, 0).stake(1, 40).close()
    said(t, "A no", "C no", "D no", "B no")
    assert [str(t.legal(player)[0]) for player in (0, 2, 3, 1)] == ["insure 50", "insure 25", "insure 10", "insure 20"]
    said(t, "C insure", "A no", "D insure", "B no", "A stand", "B stand")
    # The bank has blackjack: those insured come out even.
    assert nets(t) == [-100, -40, 0, 0]


def test_insurance_with_back_bets_is_lost_to_anything_but_blackjack() -> None:
    t = table("Th 9d Ac 8h 9s 9d").stake(0, 100).stake(2, 50, 0).stake(1, 40).close()
    said(t, "A no", "C no", "B no", "A insure", "C insure", "B no", "A stand", "B stand")
    # A soft 20 for the bank beats both eighteens.
    assert nets(t) == [-150, -40, -75, 0]


def test_even_money_is_each_player_s_own_choice() -> None:
    t = table("Ah 9d Kc Kh 9s Ad").stake(0, 100).stake(2, 50, 0).stake(1, 40).close()
    said(t, "A no", "C no", "B no", "A even-money", "C no", "B stand")
    assert nets(t) == [100, -40, 0, 0]
    won = table("Ah 9d Kc Kh 9s 8d").stake(0, 100).stake(2, 50, 0).stake(1, 40).close()
    said(won, "A no", "C no", "B no", "A even-money", "C no", "B stand")
    # Three to two for the one who waited; 18 ties 18.
    assert nets(won) == [100, 0, 75, 0]


def test_an_insured_natural_is_worth_its_stake_either_way() -> None:
    for bank, point in (("Kd", "blackjack"), ("5d Td", "hard 16")):
        t = table(f"Ah 9d Ac Kh 9s {bank}").stake(0, 100).stake(1, 40).close()
        said(t, "A no", "B no", "A insure", "B no", "B stand")
        assert nets(t)[0] == 100, point


# -- splits ---------------------------------------------------------------------------------


def test_eights_become_three_hands_and_no_fourth() -> None:
    t = table("8h 9d 6c 8s 9s 8d 3c Td 8c 2h Th Ts Kc").stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "A split", "A split")
    # 8-3: doubled with a ten to 21. Then 8-8, which stays: a box has three hands.
    said(t, "A double")
    assert [option.verb for option in t.legal(0)] == ["hit", "stand", "double"]
    assert refused("BJ-6.4c", t.act, 0, "split") == "not-your-choice"
    said(t, "A stand")
    # The last eight gets a two, is doubled and has a ten: 20.
    said(t, "A double", "B stand")
    assert [len(hand.cards) for hand in t.state.hands[0]] == [3, 2, 3]
    # The bank: 6, ten, king: 26. Stakes of 200, 100 and 200 are paid, and Bruno's 40.
    assert nets(t)[:2] == [500, 40]


def test_split_aces_get_one_card_each_and_their_21_is_no_blackjack() -> None:
    t = table("Ah 9d 7c As 9s Kd 5c Td 4h").stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "A split")
    assert [hand.closed for hand in t.state.hands[0]] == ["split ace", "split ace"]
    assert refused("BJ-6.4e", t.act, 0, "hit") == "house-split-ace"
    said(t, "B stand")
    # The bank: 7, ten: 17. 21 is paid evenly, 16 is lost.
    assert nets(t)[:2] == [0, 40]


def test_who_does_not_follow_a_split_plays_the_first_card_alone() -> None:
    t = table("9h 9d 7c 9s 8s Td 2c Kd Th").stake(0, 100).stake(2, 50, 0).stake(3, 30, 0).stake(1, 40).close()
    said(t, "A no", "C no", "D no", "B no", "A split", "C no", "D split")
    assert [hand.stakes for hand in t.state.hands[0]] == [{0: 100, 2: 50, 3: 30}, {0: 100, 3: 30}]
    # 19 stands. 9-2 is doubled by Anna alone with a king: 21. The bank has 17.
    said(t, "A stand", "A double", "D no", "B stand")
    assert nets(t) == [100 + 200, 0, 50, 30 + 30]


def test_who_did_not_follow_is_asked_again_at_the_next_split_of_the_same_card() -> None:
    t = table("8h 9d 7c 8s 8s 8d Td 2c 3c").stake(0, 100).stake(2, 50, 0).stake(1, 40).close()
    said(t, "A no", "C no", "B no", "A split", "C no", "A split")
    assert list(t.pending) == [(0, 2)]
    said(t, "C split")
    assert [hand.stakes for hand in t.state.hands[0]] == [{0: 100, 2: 50}, {0: 100, 2: 50}, {0: 100}]


def test_tens_of_two_kinds_are_split_and_an_ace_on_one_makes_plain_21() -> None:
    t = table("Kh 9d 7c Ts 9s Ad 6c Kd").stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "A split")
    assert t.state.hands[0][0].closed == "21"
    said(t, "A stand", "B stand")
    assert nets(t)[:2] == [100 - 100, 40]


def test_nobody_splits_or_doubles_with_chips_that_are_not_there() -> None:
    order = stacked([*PACK[:5], *parse_cards("8h 9d 6c 8s 9s"), *parse_cards("9c") * 280])
    t = Table.open({"Anna": 150, "Bruno": 500}, order=order).stake(0, 100).stake(1, 40).close()
    t.act(0, "no").act(1, "no")
    assert [option.verb for option in t.legal(0)] == ["hit", "stand"]
    assert refused("BJ-6.4c", t.act, 0, "split") == "not-your-choice"


# -- the bank --------------------------------------------------------------------------------


def test_the_bank_stands_on_soft_17_and_draws_to_16() -> None:
    t = table("Th 9d Ac 7h 9s 6d").stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "A no", "B no", "A stand", "B stand")
    assert nets(t)[:2] == [0, 40]
    drawn = table("Th 9d Ac 7h 9s 5d Kd 5s").stake(0, 100).stake(1, 40).close()
    said(drawn, "A no", "B no", "A no", "B no", "A stand", "B stand")
    # Ace, five, king are a hard 16: one card more, and 21.
    assert drawn.state.bank_point == "hard 21"
    assert nets(drawn)[:2] == [-100, -40]


def test_a_drawn_21_loses_to_a_blackjack_and_a_natural_ties_it() -> None:
    t = table("5h Ad Kc 6h Ks Td Ac").stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "B no", "A hit")
    assert nets(t)[:2] == [-100, 0]


def test_with_all_bust_the_bank_draws_for_niwin_alone() -> None:
    t = table("Th 9d 6c 6h 7s Kd Qd 5c Ts").stake(0, 100).stake(1, 40).niwin(3, 20, "21").niwin(2, 10, "17").close()
    said(t, "A no", "B no", "A hit", "B hit")
    # Six, five, ten: 21 in three cards, twelve to one.
    assert nets(t) == [-100, -40, -10, 240]


def test_niwin_tells_a_blackjack_from_21_and_pays_totals_that_bust() -> None:
    for cards, box, odds in (("Kd Ac", "BJ", 19), ("6d Kc 6h", "22", 12), ("6d Kc Th", "26", 22), ("Kd 7c", "17", 5)):
        up, *rest = cards.split()
        t = table(f"Th 9d {up} 8h 9s {' '.join(rest)}").stake(0, 10).stake(1, 10)
        for number in ("17", "21", "22", "26", "BJ"):
            t.niwin(2, 10, number)
        t.close()
        while t.pending:
            t.time_out()
        assert nets(t)[2] == 10 * odds - 40, box


# -- the shoe, the evening, and what goes wrong -----------------------------------------------


def test_the_hand_of_the_cut_card_is_the_last_of_its_shoe() -> None:
    rules = Rules(behind_cut=312 - 5 - 7)
    t = table("Th 9d 6c 9h 9s Kd 7d", rules).stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "A stand", "B stand")
    # Five cards of the deal and two of the bank: the cut card would be the next.
    assert not any(isinstance(event, ev.CutCardOut) for event in t.events)
    t.next_hand().stake(0, 20).stake(1, 20).close()
    out = next(event for event in t.events if isinstance(event, ev.CutCardOut))
    assert (out.first, out.rule) == (True, "BJ-9.1b")
    while t.pending:
        t.time_out()
    assert [event.rule for event in t.events if isinstance(event, ev.ShoeEnded)] == ["BJ-9.1a"]
    lot = t.state.lot
    assert t.next_hand().state.lot == lot + 1
    assert [event.count for event in t.events if isinstance(event, ev.CardsBurned)] == [5, 5]


def test_the_last_three_hands_are_three() -> None:
    t = table("Th 9d 6c 9h 9s Kd 7d").last_hands()
    for left in (2, 1, 0):
        t.stake(0, 20).stake(1, 20).close()
        while t.pending:
            t.time_out()
        assert t.state.hands_left == left
        if left:
            t.next_hand()
    assert refused("BJ-8.1", t.next_hand) == "house-no-more-hands"


def test_a_void_hand_gives_back_doubles_splits_insurance_and_niwin() -> None:
    t = table("8h 9d Ac 8s 9s Td 2c").stake(0, 100).stake(2, 50, 0).stake(1, 40).niwin(3, 10, "20").close()
    said(t, "A no", "C no", "B no", "A insure", "C no", "B insure", "A split", "C split", "A stand")
    said(t, "A double")
    ir.void(t, "the cards cannot be put back in order")
    assert nets(t) == [0, 0, 0, 0] == [t.state.net(player) for player in range(4)]
    assert t.state.balance() == 0


def test_what_was_bust_before_the_hand_was_void_is_not_counted_as_lost() -> None:
    t = table("Th 9d 6c 6h 9s Kd").stake(0, 100).stake(1, 40).close()
    said(t, "A no", "B no", "A hit")
    assert t.state.net(0) == -100
    ir.void(t, "cards on the floor")
    assert nets(t)[:2] == [0, 0] == [t.state.net(0), t.state.net(1)]
    assert t.next_hand().state.net(0) == 0


def test_a_stake_that_could_not_be_paid_to_the_unit_is_refused_with_its_step() -> None:
    t = table("", Rules(blackjack_pays="6:5"))
    assert refused("BJ-6.10a", t.stake, 0, 15) == "house-not-payable"
    t.stake(0, 20)
    halves = table("Ah 9d 6c Kh 9s", Rules(chip=2)).stake(0, 2).stake(1, 2).close()
    # One chip of two half-chip units: a natural brings three of them.
    assert nets(halves)[0] == 3


def test_a_bot_whose_own_box_the_guest_has_filled_takes_another() -> None:
    """A guest alone on a bot's box, at its limit, is still given company (BJ-4.1)."""
    alone = Table.open({"Anna": 5_000}, rules=Rules(limits=Limits(10, 200, 10)))
    alone.stake(0, 100, 0).accept("bot-box")
    (bot,) = alone.state.bots
    own = alone.state.owners.index(bot)
    alone.take_back(0, 0).take_back(bot, own).stake(0, 200, own).accept("bot-box")
    (others,) = [box for box in alone.state.stakes if box != own]
    assert bot in alone.state.stakes[others]
