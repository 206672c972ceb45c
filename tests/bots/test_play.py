"""Bots at the table: lawful at every game, blind to what they may not see, and never a danger to the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mazziere.bots import STYLES, Bot, Decision, PokerBot, RandomBot, player
from mazziere.bots.duel import Maker, duel, play, stakes, tell
from mazziere.games import GAMES, ITALIAN, game
from mazziere.hand.deck import InOrder, Stacked
from mazziere.hand.events import Option
from mazziere.hand.hand import Hand

KEYS = (*GAMES, *ITALIAN)


def fail(error: Exception, view: Any) -> None:
    raise AssertionError("a bot was in trouble") from error


class Witness(PokerBot):
    """A bot whose errors are not forgiven."""

    def act(self, view: Any, options: Any) -> Decision:
        try:
            return super().act(view, options)
        except AssertionError as error:
            raise SystemExit(f"{view.game}: {error.__cause__!r}") from error


def seated(styles: tuple[str, ...] = tuple(STYLES)) -> list[PokerBot]:
    return [Witness(style, name=f"{style} {seat}", seed=seat, report=fail) for seat, style in enumerate(styles)]


def through(hand: Hand, table: list[PokerBot]) -> None:
    """Play a hand to its end, whoever is asked."""
    told = 0
    while not hand.over:
        told = tell(hand, table, told)
        seat = hand.actor
        assert seat is not None
        decision = table[seat].act(hand.view(seat), hand.legal(seat))
        hand.act(decision.verb, decision.amount, seat, decision.cards)


@pytest.mark.parametrize("key", KEYS)
def test_every_decision_is_lawful_and_no_chip_is_lost(key: str) -> None:
    dice = Random(key)
    table = seated()
    for number in range(4):
        pack = list(game(key).for_players(len(table)).pack)
        dice.shuffle(pack)
        nets = play(key, table, pack, number)
        assert abs(sum(nets)) < 1e-6


@pytest.mark.parametrize("limit", ["no-limit", "pot-limit", "fixed-limit"])
@pytest.mark.parametrize("key", ["holdem", "omaha4-hilo", "draw5"])
def test_they_play_every_limit_with_short_stacks_and_choices_at_showdown(key: str, limit: str) -> None:
    table = seated()
    for seed in range(3):
        pack = Random(seed).sample(range(52), 52)
        hand = game(key).deal(
            [40, 900, 130, 2000], blinds=(5, 10), limit=limit, deck=InOrder(pack), showdown="ask", rulebook="home"
        )
        through(hand, table)
        assert sum(hand.stacks) == 3070


@pytest.mark.parametrize("layout", ["nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore"])
@pytest.mark.parametrize("deal", ["mai", "primo-giro", "sempre"])
def test_telesina_with_every_figure_and_deal(layout: str, deal: str) -> None:
    pack = Random(layout + deal).sample(game("telesina").for_players(4).pack, 32)
    options = {"vele": layout, "distribuzione": deal, "asked": [0, 1, 2, 3]}
    hand = game("telesina").deal([500] * 4, invito=10, deck=InOrder(pack), options=options, showdown="ask")
    through(hand, seated())
    assert sum(hand.stacks) == 2000


def test_an_evening_of_italian_poker_carries_its_pots_on() -> None:
    from mazziere.games.italiana import Partita

    table = seated()
    partita = Partita([bot.name for bot in table], [4000] * 4, {"invito": 10, "showdown": "ask"})
    partita.asked = {bot.name for bot in table}
    for _ in range(25):
        hand = partita.deal()
        through(hand, [table[seat] for seat in partita.seats])
        partita.settle(hand)
        assert sum(partita.stacks) + partita.carry.pot == 16000
        if min(partita.stacks) == 0:
            break


@pytest.mark.parametrize("key", ["holdem", "omaha4", "stud7", "razz", "draw5", "italiana", "telesina"])
def test_hidden_cards_change_nothing(key: str) -> None:
    """Two hands that differ in what the bot cannot see: it decides the same, in the same words."""
    variant = game(key).for_players(2)
    own, other = ({"hole/0": [44, 45, 46, 47, 51], "up/0": [50, 49, 48]}, {"up/1": [40, 41, 42]})
    said = []
    for under in ([28, 33, 38, 43, 37], [36, 31, 30, 39, 32]):
        taken = [card for cards in (*own.values(), *other.values(), under) for card in cards]
        rest = [card for card in variant.pack if card not in taken]
        deck = Stacked(len(variant.pack), {**own, **other, "hole/1": under}, rest)
        hand = game(key).deal([5000] * 2, deck=deck, **stakes(key))
        bot = PokerBot("regular", seed=3)
        while hand.actor != 0:
            hand.act({"telesina": "nessuna"}.get(key, hand.legal()[-1].verb), hand.legal()[-1].low)
        tell(hand, [bot], 0)
        said.append(bot.act(hand.view(0), hand.legal(0)))
    assert said[0] == said[1]


class Broken(PokerBot):
    """A bot whose reasoning fails."""

    def decide(self, view: Any, options: dict[str, Option]) -> Decision:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("options", "verb"),
    [
        ([Option("fold"), Option("check"), Option("bet", 10, 500)], "check"),
        ([Option("fold"), Option("call", 10, 10), Option("raise", 20, 500)], "fold"),
        ([Option("stand pat"), Option("draw", 1, 5)], "stand pat"),
        ([Option("buio", 40, 40), Option("dai-carte")], "dai-carte"),
        ([Option("partecipo", 30, 30), Option("passo")], "passo"),
    ],
)
def test_a_bot_in_trouble_checks_or_folds_and_reports_it(options: list[Option], verb: str) -> None:
    heard: list[Exception] = []
    bot = Broken("regular", report=lambda error, view: heard.append(error))
    view = game("holdem").deal([500] * 2, blinds=(5, 10)).view(0)
    assert bot.act(view, options).verb == verb
    assert [type(error) for error in heard] == [ZeroDivisionError]


def test_who_is_not_asked_says_nothing() -> None:
    hand = game("holdem").deal([500] * 2, blinds=(5, 10), button=0)
    assert PokerBot().act(hand.view(1), hand.legal(1)).verb == ""


def test_an_event_it_cannot_understand_is_reported_too() -> None:
    heard: list[Exception] = []
    bot = PokerBot("regular", report=lambda error, event: heard.append(error))
    bot.memory.names = None  # type: ignore[assignment]  # something that should never be
    hand = game("holdem").deal([500] * 2, blinds=(5, 10)).fold()
    for event in hand.events[1:]:
        bot.observe(event)
    assert heard


def test_the_same_seeds_play_the_same() -> None:
    def once() -> Any:
        return duel("holdem", lambda seed: PokerBot("maniac", seed=seed), random, deals=5, seed=4)

    assert once() == once()


def random(seed: int) -> Bot:
    return RandomBot(seed=seed)


@pytest.mark.parametrize("key", KEYS)
def test_regular_beats_a_random_player(key: str) -> None:
    score = duel(key, lambda seed: player(key, "regular", seed=seed, report=fail), random, deals=40, seats=2, seed=11)
    assert score.mean > 0


@pytest.mark.parametrize("style", ["rock", "station", "maniac"])
def test_regular_beats_the_other_styles_at_draw(style: str) -> None:
    score = duel("draw5", at("regular"), at(style), deals=60, seats=2, seed=5)
    assert score.mean > 0


def at(style: str) -> Maker:
    return lambda seed: PokerBot(style, seed=seed, report=fail)
