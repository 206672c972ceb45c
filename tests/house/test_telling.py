"""Histories in words: what a guest would read of a hand, in both languages."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from house.test_blackjack_laws import RULES, play_hand, tables
from mazziere.cards import decks, parse_cards
from mazziere.house.blackjack import Rules, Table
from mazziere.house.punto_banco import Table as PuntoBanco
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.shared import stacked
from mazziere.house.telling import tell

PACK = [int(card) for card in decks(6)]


def blackjack() -> Table:
    order = [*PACK[:5], *parse_cards("Th Ad 9c 6h Ks Td"), *PACK][:312]
    table = Table.open({"Anna": 500, "Bruno": 500}, order=stacked(order)).stake(0, 100).stake(1, 50).niwin(1, 10, "19")
    return table.close().act(0, "no").act(0, "stand")


def test_a_hand_of_blackjack_is_told_in_italian() -> None:
    lines = [line.partition(" (")[0] for line in tell(blackjack().events, "it")]
    assert lines[3:5] == ["Anna punta 100 su casella 1.", "Bruno punta 50 su casella 2."]
    assert lines[5:7] == ["Bruno punta 10 su niWin 19.", "Rien ne va plus."]
    assert lines[9] == "Il banco: 9♣."
    assert lines[12:] == [
        "Casella 2: blackjack.",
        "Bruno, puntata: +75.",
        "Anna, casella 1: continua.",
        "Anna, casella 1: no carta.",
        "Casella 1: 16.",
        "Il banco: 10♦.",
        "Il banco ha 19.",
        "Anna, puntata: -100.",
        "Bruno, niwin 19: +60.",
    ]


def test_a_blackjack_table_prints_itself() -> None:
    assert str(blackjack()).splitlines() == [
        "bank   9♣ 10♦  hard 19",
        "box 0  10♥ 6♥  hard 16",
        "box 1  A♦ K♠  blackjack",
    ]
    order = [*PACK[:5], *parse_cards("8h 9d 6c 8s 9s Th Td"), *PACK][:312]
    table = Table.open({"Anna": 500, "Bruno": 500}, order=stacked(order)).stake(0, 100).stake(1, 50).stake(1, 20, 0)
    assert str(table) == "box 0  Anna 100, Bruno 20\nbox 1  Bruno 50"
    table.close().act(0, "no").act(1, "no", box=0).act(1, "no", box=1).act(0, "split").act(1, "no")
    assert str(table).splitlines() == [
        "bank   6♣  hard 6",
        "box 0  8♥ 10♥  hard 18  Anna 100, Bruno 20  <",
        "box 0  8♠  hard 8  Anna 100",
        "box 1  9♦ 9♠  hard 18  Bruno 50",
    ]


def test_a_hand_of_punto_banco_is_told_with_its_rules() -> None:
    order = [*PACK[:5], *parse_cards("2h 7d 3c Ts 4h"), *PACK][:312]
    table = PuntoBanco.open({"Anna": 500}, order=stacked(order)).stake(0, "winning-number-9", 10).finish()
    told = tell(table.events)
    assert "Punto has 5: draws. (PB-14a)" in told
    assert "Banco has 7: stands. (PB-14b)" in told
    assert told[-2:] == [
        "Banco 7, Punto 9: Punto. (PB-5.5 PB-5.6)",
        "Anna, winning-number-9: +25. (PB-6.3 PB-6.4 PB-6.5)",
    ]


def test_the_next_hand_is_told_after_a_void_one() -> None:
    table = PuntoBanco.open({"Anna": 500}).stake(0, "punto", 10).deal()
    ir.report(table, "stuck-cards")
    assert tell(table.events, "it")[-2:] == [
        "Il colpo è annullato: stuck-cards. (PB-9.2)",
        "Anna riprende 10 da Punto. (PB-9.2)",
    ]


@settings(max_examples=20, deadline=None)
@given(RULES, st.integers(0, 10**6))
def test_every_log_can_be_told(rules: Rules, seed: int) -> None:
    table = tables(rules, seed, True)
    play_hand(table, random.Random(seed), lambda: None)
    english, italian = tell(table.events), tell(table.events, "it")
    assert len(english) == len(italian) > 3
    assert not any("{" in line for line in english + italian)
