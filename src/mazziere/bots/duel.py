"""Who plays better: two bots over duplicate deals, the same cards twice with the seats changed round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mazziere.bots.decision import Bot
from mazziere.games import ITALIAN, game
from mazziere.hand.deck import InOrder
from mazziere.hand.view import mask

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

UNIT: Final = 100
"""The big blind, the small bet of a stud game, or two inviti: results are told in it."""

REDEALS: Final = 9
STACK: Final = 50 * UNIT
Maker = Callable[[int], Bot]
"""A bot from a seed."""


class Score(NamedTuple):
    """What the first bot won from the second, in units for each hundred hands of a seat."""

    deals: int
    mean: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - 1.96 * self.error

    @property
    def high(self) -> float:
        """The upper end of it."""
        return self.mean + 1.96 * self.error


def stakes(key: str) -> dict[str, Any]:
    """What a game is played for in a duel: its own usual limit."""
    if key in ITALIAN:
        return {"invito": UNIT // 2, "options": {"vele": "libera"} if key == "telesina" else {}}
    if not game(key).blinds:
        return {
            "limit": "fixed-limit", "ante": UNIT // 10, "bring_in": UNIT // 4, "small_bet": UNIT, "big_bet": 2 * UNIT
        }  # fmt: skip
    return {"limit": "pot-limit" if key.startswith("omaha") else "no-limit", "blinds": (UNIT // 2, UNIT)}


def duel(key: str, one: Maker, other: Maker, *, deals: int, seats: int = 4, seed: int = 0) -> Score:
    """Play each deal twice: once with the first bots on the even seats, once with the second ones there."""
    dice = Random(seed)
    ones = [one(dice.getrandbits(32)) for _ in range(seats // 2)]
    others = [other(dice.getrandbits(32)) for _ in range(seats // 2)]
    for number, bot in enumerate((*ones, *others), 1):
        # Two of a style sit at one table, and each is known by its name.
        bot.name = f"{bot.name} {number}"
    results = []
    for _ in range(deals):
        pack = list(game(key).for_players(seats).pack)
        dice.shuffle(pack)
        button = int(dice.random() * seats)
        won = 0.0
        for first, second in ((ones, others), (others, ones)):
            table = [bot for pair in zip(first, second, strict=True) for bot in pair]
            nets = play(key, table, pack, button, dice)
            won += sum(nets[seat] for seat, bot in enumerate(table) if bot in ones)
        results.append(won / UNIT / seats * 100)
    mean = sum(results) / deals
    variance = sum((each - mean) ** 2 for each in results) / max(1, deals - 1)
    return Score(deals, mean, sqrt(variance / deals))


def play(key: str, table: Sequence[Bot], pack: Sequence[int], button: int, dice: Random | None = None) -> list[float]:
    """One hand between these bots; what each has won. Chips left in the middle go back to those who are in for them.

    With `dice`, cards that are dealt when nobody can decide any more are dealt several times, and what is won is the
    mean: luck with an all-in says nothing about play.
    """
    hand = _deal(key, table, pack, button)
    said: list[tuple[str, int, int, tuple[int, ...]]] = []
    told = stub = 0
    while not hand.over:
        told = tell(hand, table, told)
        seat = hand.actor
        assert seat is not None
        decision = table[seat].act(hand.view(seat), hand.legal(seat))
        stub = len(hand.state.zones["stub"])
        hand.act(decision.verb, decision.amount, seat, decision.cards)
        said.append((decision.verb, decision.amount, seat, decision.cards))
    tell(hand, table, told)
    nets = [_nets(hand)]
    if dice is not None and len(hand.state.zones["stub"]) < stub:
        dealt = len(pack) - stub
        for _ in range(REDEALS):
            again = _deal(key, table, [*pack[:dealt], *dice.sample(pack[dealt:], stub)], button)
            for verb, amount, seat, cards in said:
                again.act(verb, amount, seat, cards)
            nets.append(_nets(again))
    return [sum(each) / len(nets) for each in zip(*nets, strict=True)]


def _deal(key: str, table: Sequence[Bot], pack: Sequence[int], button: int) -> Hand:
    variant = game(key)
    setup = stakes(key) | ({"button": button} if variant.blinds else {})
    return variant.deal([STACK] * len(table), names=[bot.name for bot in table], deck=InOrder(list(pack)), **setup)


def tell(hand: Hand, table: Sequence[Bot], told: int) -> int:
    """Let every bot hear what has happened since, as its seat receives it; how many events that makes in all."""
    for event in hand.events[told:]:
        for seat, bot in enumerate(table):
            bot.observe(mask(event, seat))
    return len(hand.events)


def _nets(hand: Hand) -> list[float]:
    nets = [float(after - before) for before, after in zip(hand.state.start.stacks, hand.stacks, strict=True)]
    if hand.carry.pot:
        names = hand.carry.facts.get("inside") or hand.state.start.names
        for seat, name in enumerate(hand.state.start.names):
            if name in names:
                nets[seat] += hand.carry.pot / len(names)
    return nets
