"""Guests made of code at the games against the house: lawful stakes, and the chart to the letter."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from mazziere.bots import HouseBot
from mazziere.cards import decks
from mazziere.hand.command import Command
from mazziere.hand.events import Option
from mazziere.house import blackjack, punto_banco
from mazziere.house.blackjack.basic import choose
from mazziere.house.shared import Limits, stacked

PACK = [int(card) for card in decks(6)]


def test_blackjack_by_the_chart_through_the_view_alone() -> None:
    dice = random.Random(5)
    lots = [dice.sample(PACK, len(PACK)) for _ in range(6)]
    table = blackjack.Table.open({"a": 10_000, "b": 10_000}, order=stacked(*lots))
    bots = [HouseBot(amount=50, report=fail), HouseBot(amount=30, report=fail)]
    for _ in range(60):
        for seat, bot in enumerate(bots):
            staked = bot.act(blackjack.look(table.state, seat), table.offered(seat))
            assert staked.verb == f"stake {seat}"
            table.do(Command(staked.verb, seat, staked.amount))
            assert not bot.act(blackjack.look(table.state, seat), table.offered(seat)).verb
        table.close()
        while table.pending:
            place = next(iter(table.pending))
            box, seat = place
            decision = bots[seat].act(blackjack.look(table.state, seat), table.offered(seat))
            assert decision.verb == f"{choose(table.state, place)} {box}"
            table.do(Command(decision.verb, seat, decision.amount))
        assert table.state.balance() == 0
        table.next_hand()


@pytest.mark.parametrize("bet", ["punto", "banco", "egalite"])
def test_punto_banco_with_a_flat_stake(bet: str) -> None:
    table = punto_banco.Table.open({"bot": 500})
    view = punto_banco.look(table.state, 0)
    decision = HouseBot(amount=33, bet=bet, report=fail).act(view, view.options)
    assert decision.verb == f"stake {bet}"
    table.do(Command(decision.verb, 0, decision.amount))
    assert 0 < table.state.stakes[0][bet] <= 33


@pytest.mark.parametrize(("amount", "staked"), [(10, 10), (25, 20), (3, 6)])
def test_a_bot_stakes_a_chip_of_the_table_or_the_least_it_takes(amount: int, staked: int) -> None:
    table = punto_banco.Table.open({"bot": 500}, rules=punto_banco.Rules(limits=Limits(6, 500)))
    game = punto_banco.look(table.state, 0)
    view = SimpleNamespace(hand=game, rack=(6, 10, 20, 50, 100, 200))
    assert HouseBot(amount=amount, report=fail).act(view, game.options).amount == staked


def test_a_bot_in_trouble_spends_nothing() -> None:
    heard: list[Exception] = []
    bot = HouseBot(report=lambda error, view: heard.append(error))
    options = [Option("hit 0"), Option("stand 0"), Option("double 0", 50, 50)]
    assert bot.act(None, options).amount == 0
    assert heard


def fail(error: Exception, view: object) -> None:
    raise AssertionError("a bot was in trouble") from error
