"""The basic-strategy bot at a table: it plays the chart, whoever sits beside it."""

from __future__ import annotations

import random

import pytest

from mazziere.cards import decks, parse_cards
from mazziere.house.blackjack import Rules, Table
from mazziere.house.bots import BasicStrategy
from mazziere.house.shared import stacked

PACK = [int(card) for card in decks(6)]


def played(text: str, bots: int = 2) -> list[str]:
    """What bots do from these cards on."""
    names = {f"bot {number}": 10_000 for number in range(bots)}
    table = Table.open(names, order=stacked([*PACK[:5], *parse_cards(text), *PACK]), rules=Rules())
    bot = BasicStrategy(100)
    done = []
    for player in range(bots):
        chosen = bot.play(table.state, player)
        assert chosen is not None
        table.stake(player, chosen[1], chosen[2])
    table.close()
    while table.pending:
        box, player = next(iter(table.pending))
        chosen = bot.play(table.state, player)
        assert chosen is not None
        assert chosen[2] == box
        table.act(player, *chosen)
        done.append(f"{player} {chosen[0]}")
    return done


def test_it_gives_up_doubles_splits_and_stands_by_the_chart() -> None:
    assert played("Th 6d Tc 6s 5d 9c") == ["0 surrender", "1 no", "1 hit", "1 stand"]
    assert played("8h Td 6c 8s Td Tc Th") == ["0 no", "1 no", "0 split", "0 stand", "0 stand", "1 stand"]


def test_it_never_insures_and_lets_naturals_wait() -> None:
    assert played("Ah Td Ac Ts 8d 9c") == ["0 no", "1 no", "0 no", "1 no", "1 stand"]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(hole_card="peek", surrender="late"),
        Rules(bank_blackjack_takes="opening", surrender="none", max_hands=4),
    ],
)
def test_an_evening_of_bots_keeps_its_chips(rules: Rules) -> None:
    dice = random.Random(5)
    lots = [dice.sample(PACK, len(PACK)) for _ in range(6)]
    table = Table.open({"a": 10_000, "b": 10_000, "c": 10_000}, rules=rules, order=stacked(*lots))
    bot = BasicStrategy(50)
    for _ in range(60):
        for player in range(3):
            chosen = bot.play(table.state, player)
            if chosen is not None:
                table.stake(player, chosen[1], chosen[2])
        table.close()
        while table.pending:
            player = next(iter(table.pending))[1]
            chosen = bot.play(table.state, player)
            assert chosen is not None
            table.act(player, *chosen)
        assert table.state.balance() == 0
        table.next_hand()
    assert table.state.number == 61
    assert table.state.lot > 0
