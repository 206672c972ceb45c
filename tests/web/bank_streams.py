"""Evenings against the bank, played at random: what each viewer was told step by step, and what was then seen."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from mazziere.hand.events import Event
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.house import TABLES
from mazziere.table.house_table import HouseTable
from mazziere.table.setup import Clock, TableSetup

PLAYERS: Final = ("ada", "bea", "ciro", "dino")
VIEWERS: Final = ("ada", "ciro", "")
GAMES: Final = tuple(TABLES)
RULES: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "blackjack": ({"least-boxes": 1}, {"hole-card": "peek", "surrender": "late"}),
    "punto-banco": ({"cut": "offered"}, {"decks": 1}),
}
encode: Final = msgspec.json.encode


class Step(msgspec.Struct):
    """What a command brought about, what only a rule could work out of it, and (if kept) how the table then looked."""

    events: list[Any]
    worked: Any
    view: Any


class BankStream(msgspec.Struct):
    """What one viewer was told, from the opening of the table on."""

    viewer: str
    first: Any
    steps: list[Step]


def kept(streams: list[BankStream], every: int = 10) -> list[BankStream]:
    """With the table as it looked after some of the steps and the last: small enough to be kept."""
    for stream in streams:
        for place, step in enumerate(stream.steps, 1):
            if place % every and place < len(stream.steps):
                step.view = None
    return streams


class Telling:
    """A table that is being played at, and what a player, another one and a spectator are told of it."""

    def __init__(self, game: str, rules: dict[str, Any]) -> None:
        clock = Clock(think=9000, betting=8000, pause=500)
        options = {"rules": rules, "standing": 2}
        self.table = TABLES[game].open(
            TableSetup("t", game, seats=5, buy_in=(1_000, 100_000), host="ada", clock=clock, options=options)
        )
        self.streams = [BankStream(viewer, self.table.view(viewer or None), []) for viewer in VIEWERS]
        self.at = 1000

    def take(self, happened: list[Event]) -> None:
        """Tell everybody what has happened."""
        for stream in self.streams:
            player = stream.viewer or None
            masked = [self.table.mask(event, player) for event in happened]
            stream.steps.append(Step(masked, self.table.worked_for(player, happened), self.table.view(player)))

    def do(self, verb: str, player: str = "", **more: Any) -> None:
        """A command, and what it brought about; one that is refused changes nothing."""
        before = len(self.table.events)
        try:
            self.table.do(Command(verb, player, at=self.at, **more))
        except Refusal:
            assert len(self.table.events) == before, "a refusal changes nothing"
            return
        self.take(self.table.events[before:])

    def bring(self, *lots: list[int]) -> None:
        """Shoes, where they are wanted."""
        wanted = self.table.wants_deck()
        assert wanted is not None
        self.take(self.table.begin(_Lots(list(lots)), {"root": f"{wanted.hand}"}, self.at))


def evening(game: str, seed: int, rounds: int = 25) -> list[BankStream]:
    """Some rounds at a table, played at random."""
    chance = random.Random(seed)
    told = Telling(game, RULES[game][seed % len(RULES[game])])
    table, do = told.table, told.do
    for player in PLAYERS[:3]:
        do("sit", player, seat=-1, amount=chance.randrange(2_000, 20_000))
    while table.state.number < rounds and not table.state.closed:
        told.at += chance.choice((300, 900, 2_500, 9_500))
        wanted = table.wants_deck()
        if wanted is not None:
            pack = list(wanted.pack) * wanted.packs
            told.bring(*[chance.sample(pack, len(pack)) for _ in range(wanted.lots)])
        _between(table, chance, do)
        for player in PLAYERS:
            offered = table.view(player).options
            if offered and chance.random() < 0.8:
                option = chance.choice(offered)
                verb, _, value = option.verb.partition(" ")
                amount = chance.choice((option.low, min(option.low * 3, option.high), option.high // 10))
                do("act", player, what=verb, value=value, amount=amount)
        do("tick")
    return told.streams


class _Lots:
    def __init__(self, lots: list[list[int]]) -> None:
        self._lots = lots

    def order(self, lot: int) -> list[int]:
        """The order of one of them."""
        return list(self._lots[lot])


def _between(table: HouseTable, chance: random.Random, do: Any) -> None:
    """People also come and go, change seats, buy chips, and the house has its say."""
    player = chance.choice(PLAYERS)
    guest = table.state.guest(player)
    if guest is None:
        do("sit", player, seat=-1, amount=chance.randrange(2_000, 20_000), what=chance.choice(("", "standing")))
        return
    if guest.away:
        do("return", player)
    elif chance.random() < 0.05:
        do(chance.choice(("sit-out", "leave")), player)
    if table.state.stack(guest) < 2_000:
        do("top-up", player, amount=5_000)
    if chance.random() < 0.08:
        do("change-seat", player, seat=chance.randrange(5))
    if chance.random() < 0.05:
        do("clock-shifted", amount=700)
    if chance.random() < 0.05:
        do(chance.choice(("hold", "release")), seat=chance.randrange(5))
    if chance.random() < 0.05:
        do(chance.choice(("pause", "limits", "standing")), value="100-2000", what="refuse")
    if table.state.paused:
        do("resume")
    if chance.random() < 0.05:
        do("bots", amount=chance.randrange(5))
    if table.state.running and not table.betting and chance.random() < 0.05:
        do("kick", what=player)
        do("close", chance.choice(("", "ada")))
    elif table.state.closing:
        do("keep-open")
