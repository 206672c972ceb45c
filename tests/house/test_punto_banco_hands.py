"""Hands the casebook does not have: other cards, amounts and mistakes, counted by hand from the articles."""

from __future__ import annotations

import pytest

from mazziere.cards import decks, parse_cards
from mazziere.house.punto_banco import Rules, Table
from mazziere.house.punto_banco import events as ev
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.shared import Limits, stacked
from mazziere.rules import Refusal
from mazziere.rules.cited import record_events

PACK = [int(card) for card in decks(6)]
THREE = {"Anna": 1000, "Bruno": 1000, "Carla": 1000}


def table(cards: str, rules: Rules | None = None) -> Table:
    """Five cards burned, then these, and nines."""
    order = [*PACK[:5], *parse_cards(cards)]
    order += parse_cards("9c") * (312 - len(order))
    return Table.open(THREE, rules=rules or Rules(), order=stacked(order))


def nets(t: Table) -> list[int]:
    record_events(t.events)
    return [now - 1000 for now in t.chips]


# Punto and Banco in turn for four cards, then the third cards.
@pytest.mark.parametrize(
    ("cards", "won"),
    [
        # Banco draws to six in three cards: half. 2 and 6: the six of the Winning Number pays 6.5.
        ("2h 3d Kc Ks Th 3h", {"punto": -10, "banco": 5, "egalite": -10, "6": 65, "2": -10}),
        # Six in two cards stands against a Punto that stood on six: nobody wins, nobody loses but who is right.
        ("4h 2d 2c 4s", {"punto": 0, "banco": 0, "egalite": 80, "6": 0, "9": 0}),
        # Nought against nought, six cards, ten and court cards only.
        ("Kh Qd Jc Ts Kd Qs", {"punto": 0, "banco": 0, "egalite": 80, "1": 0}),
        # A natural eight is beaten by a natural nine; no third card for either.
        ("5h 4d 3c 5s 9d", {"punto": -10, "banco": 10, "9": 25, "8": -10}),
        # Punto's natural stops a Banco that would have drawn.
        ("9h Kd Kc Qs 9d", {"punto": 10, "banco": -10, "9": 25}),
        # Punto stands on seven; Banco, with five, draws a two: 7 to 7.
        ("7h 5d Kc Ks 2d", {"egalite": 80, "7": 0}),
        # Banco has six and Punto's third card is a six: it draws, and a five makes one.
        ("Kh 6d 2c Ks 6s 5h", {"punto": 10, "8": 30, "banco": -10}),
        # Banco has six and Punto's third card is a five: it stands. 7 to 6.
        ("Kh 6d 2c Ks 5s 5h", {"punto": 10, "7": 45, "banco": -10}),
        # Banco has three and Punto's third card is an eight: it stands. 9 beats 3.
        ("Kh 3d Ac Ks 8s 5h", {"punto": 10, "9": 25, "banco": -10}),
        # Banco has three and Punto's third card is a nine: it draws. Punto 0, Banco 1 at eighty-five to one.
        ("Kh 3d Ac Ks 9s 8h", {"banco": 10, "1": 850, "punto": -10}),
        # An ace counts one; five aces and a king: 3 to 3 after all.
        ("Ah Ad Ac As Ah Ad", {"egalite": 80}),
    ],
)
def test_what_a_hand_pays(cards: str, won: dict[str, int]) -> None:
    t = table(cards)
    for name, wanted in won.items():
        bet = f"winning-number-{name}" if name.isdecimal() else name
        alone = Table.resume(t.events, stacked([*PACK[:5], *parse_cards(cards), *parse_cards("9c") * 300]))
        assert nets(alone.stake(1, bet, 10).finish()) == [0, wanted, 0], name


def test_every_box_at_once_and_the_bank_gains_what_players_lose() -> None:
    t = table("2h 3d Kc Ks Th 3h")
    t.stake(0, "punto", 30).stake(0, "banco", 70).stake(1, "egalite", 5).stake(2, "winning-number-6", 4)
    t.stake(2, "winning-number-7", 2).finish()
    assert nets(t) == [-30 + 35, -5, 26 - 2]
    assert t.state.bank == -sum(nets(t))
    order = [(event.seat, event.bet) for event in t.events if isinstance(event, ev.StakeSettled)]
    # The main game first, then the side bet (PB-6.5).
    assert order == [
        (0, "punto"),
        (0, "banco"),
        (1, "egalite"),
        (2, "winning-number-6"),
        (2, "winning-number-7"),
    ]


def test_the_maximum_is_for_each_player_on_each_box() -> None:
    t = table("", Rules(limits=Limits(10, 100), number_limits=Limits(2, 20, 2)))
    t.stake(0, "banco", 100).stake(1, "banco", 100).stake(0, "punto", 100).stake(0, "egalite", 40)
    t.stake(2, "winning-number-9", 20).stake(2, "winning-number-8", 20)
    for seat, bet, amount, rule in (
        (0, "banco", 10, "PB-2.2"),
        (0, "egalite", 61, "PB-2.2"),
        (2, "winning-number-9", 2, "PB-2.2"),
        (2, "winning-number-1", 3, "PB-6.2 PB-6.4"),
        (2, "punto", 9, "PB-2.1"),
        (2, "banco", 11, "PB-8.1b"),
    ):
        with pytest.raises(Refusal) as refused:
            t.stake(seat, bet, amount)
        assert refused.value.rule == rule, (bet, amount)


@pytest.mark.parametrize(("cards", "net"), [("9h Kd Kc Qs", 100), ("Kh 9d Kc Qs", -100), ("9h 9d Kc Qs", 0)])
def test_chips_above_the_maximum_never_play(cards: str, net: int) -> None:
    t = table(cards, Rules(limits=Limits(10, 100))).lay(0, "punto", 260).finish()
    assert nets(t)[0] == net
    back = next(event for event in t.events if isinstance(event, ev.StakeReturned))
    assert (back.amount, back.rule) == (160, "PB-2.3")


def test_where_the_unit_is_half_a_chip_every_chip_can_be_staked_on_banco() -> None:
    t = table("2h 3d Kc Ks Th 3h", Rules(chip=2)).stake(0, "banco", 2).stake(1, "winning-number-6", 2)
    with pytest.raises(Refusal):
        t.stake(2, "punto", 3)
    assert nets(t.finish()) == [1, 13, 0]


def test_cards_given_to_the_wrong_side_go_back_and_whoever_stays_accepts() -> None:
    t = table("2h 3d Kc Ks Th 3h").stake(0, "banco", 20).stake(1, "punto", 40)
    for side in ("banco", "punto", "punto", "banco"):
        ir.give(t, side)
    ir.rebuild(t)
    t.withdraw(1, "punto")
    t.finish()
    # Rightly dealt Banco wins with six: Anna, who stayed, is paid half; Bruno has his forty.
    assert nets(t) == [10, 0, 0]


def test_a_card_too_many_in_the_draw_waits_for_the_next_hand() -> None:
    # Banco must stand on six against a Punto that stood; the dealer gives it a card all the same.
    t = table("7h 6d Kc Ks 5h 2c 3d 4s Kd").stake(0, "punto", 20)
    for _ in range(4):
        t.deal()
    ir.turn(t)
    ir.give(t, "banco")
    ir.rebuild(t)
    t.finish()
    assert nets(t)[0] == 20
    t.next_hand()
    # The five was seen: it opens a hand without bets (PB-9.8).
    assert not t.state.bets
    with pytest.raises(Refusal) as refused:
        t.stake(0, "punto", 10)
    assert refused.value.rule == "PB-9.8"
    t.finish()
    assert t.state.faces[0] == int(parse_cards("5h")[0])
    assert t.next_hand().state.bets


def last_hand(behind: int, burn: int) -> Table:
    """A shoe in which every hand takes four cards and Punto wins, to its last hand."""
    order = [*PACK[:burn], *parse_cards("9h Kd Kc Qs") * 78][:312]
    t = Table.open(THREE, rules=Rules(behind_cut=behind, burn=burn), order=stacked(order))
    while True:
        t.stake(0, "punto", 10).finish()
        if t.state.last:
            return t
        t.next_hand()


def test_a_last_hand_that_begins_with_the_cut_card_needs_seven_cards() -> None:
    for behind, burn, first, hands in (
        # 5 burned and 300 dealt: the cut card is the first of the hand, and seven cards lie behind it.
        (7, 5, True, 76),
        # One card of the hand before it: the hand counts, however few are left.
        (6, 5, False, 76),
        # 2 burned and 304 dealt: it is the first again, but six cards are not seven.
        (6, 2, True, 77),
    ):
        t = last_hand(behind, burn)
        assert (t.state.began_with_cut, t.state.last) == (first, True)
        voided = [event.rule for event in t.events if isinstance(event, ev.HandVoided)]
        assert voided == (["PB-11.1b"] if behind == 6 and first else [])
        assert nets(t)[0] == 10 * (hands - len(voided))
        assert t.next_hand().state.lot == 1


def test_the_last_three_hands_are_three_and_a_suspension_ends_play() -> None:
    t = table("9h Kd Kc Qs " * 8)
    ir.last_three_hands(t)
    for left in (2, 1, 0):
        t.stake(0, "punto", 10).finish()
        assert t.state.last_hands == left
        if left:
            t.next_hand()
    with pytest.raises(Refusal) as refused:
        t.next_hand()
    assert refused.value.rule == "PB-12.1a"
