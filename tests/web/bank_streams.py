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
    "punto-banco": ({"cut": "offered"}, {}),
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


def kept(streams: list[BankStream]) -> list[BankStream]:
    """With the table as it looked after every tenth step and the last: small enough to be kept."""
    for stream in streams:
        for place, step in enumerate(stream.steps, 1):
            if place % 10 and place < len(stream.steps):
                step.view = None
    return streams


def evening(game: str, seed: int, rounds: int = 25) -> list[BankStream]:
    """Some rounds at a table: what a player, another one and a spectator were told."""
    chance = random.Random(seed)
    rules = RULES[game][seed % 2]
    clock = Clock(think=9000, betting=8000, pause=500)
    table = TABLES[game].open(
        TableSetup("t", game, seats=5, buy_in=(1_000, 100_000), clock=clock, options={"rules": rules, "standing": 2})
    )
    streams = [BankStream(viewer, table.view(viewer or None), []) for viewer in VIEWERS]
    at = 1000

    def take(happened: list[Event]) -> None:
        for stream in streams:
            player = stream.viewer or None
            masked = [table.mask(event, player) for event in happened]
            stream.steps.append(Step(masked, table.worked_for(player, happened), table.view(player)))

    def do(verb: str, player: str = "", **more: Any) -> None:
        before = len(table.events)
        try:
            table.do(Command(verb, player, at=at, **more))
        except Refusal:
            assert len(table.events) == before, "a refusal changes nothing"
            return
        take(table.events[before:])

    for player in PLAYERS[:3]:
        do("sit", player, seat=-1, amount=chance.randrange(2_000, 20_000))
    while table.state.number < rounds:
        at += chance.choice((300, 900, 2_500, 9_500))
        wanted = table.wants_deck()
        if wanted is not None:
            pack = list(wanted.pack) * wanted.packs
            lots = [chance.sample(pack, len(pack)) for _ in range(wanted.lots)]
            take(table.begin(_Lots(lots), {"root": f"{wanted.hand}"}, at))
        _between(table, chance, do)
        for player in PLAYERS:
            offered = table.view(player).options
            if offered and chance.random() < 0.8:
                option = chance.choice(offered)
                verb, _, value = option.verb.partition(" ")
                amount = chance.choice((option.low, min(option.low * 3, option.high), option.high // 10))
                do("act", player, what=verb, value=value, amount=amount)
        do("tick")
    return streams


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
