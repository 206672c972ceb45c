"""Evenings at tables of every game, played at random: each viewer's masked events, and what the viewer then sees."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from mazziere.games import GAMES, ITALIAN
from mazziere.hand.events import Option, Rake, Stakes
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock, TableSetup
from mazziere.table.showing import held

PLAYERS: Final = ("ada", "bea", "ciro", "dino")
STAKES: Final = Stakes(blinds=(5, 10), ante=2, bring_in=3, small_bet=10, big_bet=20, rake=Rake(5, 30))
encode: Final = msgspec.json.encode


class Stream(msgspec.Struct):
    """What one viewer was told: events, the table whole at some `snapshots`, and how it looked at the end."""

    viewer: str
    events: list[Any]
    snapshots: dict[int, Any]
    view: Any


def setup(game: str) -> TableSetup:
    """A small table of one game."""
    if game in ITALIAN:
        options: dict[str, Any] = {"giro_pazzo": True} if game == "italiana" else {"vele": "libera"}
        stakes = Stakes(ante=5)
        return TableSetup(
            "t", game, rulebook="italiana", stakes=stakes, seats=4, buy_in=(200, 800), host="ada", options=options
        )
    limit = "fixed-limit" if "stud" in game or game == "razz" else ""
    return TableSetup(
        "t",
        game,
        limit,
        stakes=STAKES,
        seats=4,
        buy_in=(200, 800),
        boards=True,
        straddles=True,
        bots=1,
        host="ada",
        clock=Clock(think=9000),
    )


def evening(game: str, seed: int, hands: int = 6) -> list[Stream]:
    """Some hands at a table: what a player, another one and a spectator were told."""
    chance = random.Random(seed)
    table = PokerTable.open(setup(game))
    viewers = ("ada", "ciro", "")
    told: dict[str, list[Any]] = {viewer: [table.mask(table.events[0], viewer or None)] for viewer in viewers}
    whole: dict[str, dict[int, Any]] = {viewer: {} for viewer in viewers}
    at = 1000

    def take(happened: list[Any]) -> None:
        for viewer in viewers:
            told[viewer] += [table.mask(event, viewer or None) for event in happened]
            if chance.random() < 0.1:
                whole[viewer][len(told[viewer])] = table.view(viewer or None)

    def do(verb: str, player: str = "", **more: Any) -> None:
        try:
            take(table.do(Command(verb, player, at=at, **more)))
        except Refusal:
            return

    for seat, player in enumerate(PLAYERS):
        do("sit", player, seat=seat, amount=chance.randrange(200, 800), value="post")
    while table.state.number < hands or table.state.running:
        at += 5000
        _between(table, chance, do)
        wanted = table.wants_deck()
        if wanted is not None:
            pack = list(wanted.pack)
            lots = [chance.sample(pack, len(pack)) for _ in range(max(wanted.lots, 1))]
            take(table.begin(_Lots(lots), {}, at))
        elif table.state.running:
            _act(table, chance, do)
        else:
            do("tick")
        if not table.state.running and len(table.state.people) < 2:
            break
    _last_hand(table, chance, do, take, at)
    return [Stream(v, told[v], whole[v], table.view(v or None)) for v in viewers]


def _last_hand(table: PokerTable, chance: random.Random, do: Any, take: Any, at: int) -> None:
    """One more hand, after which the table closes: but for a table where nobody is left to play it."""
    wanted = table.wants_deck()
    if wanted is None:
        return
    pack = list(wanted.pack)
    take(table.begin(_Lots([chance.sample(pack, len(pack)) for _ in range(max(wanted.lots, 1))]), {}, at))
    do("close", "ada")
    do("keep-open", "ada")
    do("close")
    while table.state.running:
        _act(table, chance, do)


class _Lots:
    """As many orders of the pack as there may be shuffles, made beforehand."""

    def __init__(self, lots: list[list[int]]) -> None:
        self._lots = lots

    def order(self, lot: int) -> list[int]:
        """The order of one of them."""
        return list(self._lots[lot % len(self._lots)])


def _between(table: PokerTable, chance: random.Random, do: Any) -> None:
    """People also sit out, come back, buy chips, set preferences, and leave in the middle of a hand."""
    player = chance.choice(PLAYERS)
    person = table.state.person(player)
    if person is None:
        do("sit", player, amount=chance.randrange(200, 800), value="post")
        return
    if chance.random() < 0.02:
        do("leave", player)
        return
    if person.away:
        do("return", player, value="post")
    elif chance.random() < 0.06:
        do("sit-out", player)
    if person.stack < 100:
        do("top-up", player, amount=300)
    if chance.random() < 0.03:
        do("kick", what=player)
    if chance.random() < 0.05:
        do("bots", amount=chance.randrange(4))
    if chance.random() < 0.05:
        do("prefer", player, what="boards", value="2")
    if chance.random() < 0.1:
        what, value = chance.choice((("time", "extra"), ("straddle", "ask"), ("sit-out", "big-blind")))
        do("prefer", player, what=what, value=value)
    if table.state.straddle:
        do("straddle", table.state.straddle[0], value="once")
    place = table.state.place(player)
    if not table.state.running and table.state.hand is not None and place is not None:
        do("show", player, cards=tuple(held(table.state.hand, place)[:1]))


def _act(table: PokerTable, chance: random.Random, do: Any) -> None:
    assert table.hand is not None
    pending = [place for place in table.hand.state.pending if place >= 0]
    if not pending or chance.random() < 0.02:
        do("tick")
        return
    place = chance.choice(pending)
    options = table.hand.state.pending[place]
    kind = [option for option in options if option.verb not in ("fold", "passo", "sitout")] or list(options)
    option: Option = chance.choice(kind if chance.random() < 0.85 else list(options))
    cards: tuple[int, ...] = ()
    amount = chance.choice((option.low, option.low, min(option.low * 2, option.high), option.high))
    if option.verb in ("draw", "cambio"):
        held = table.hand.state.cards(f"hole/{place}")
        cards = tuple(chance.sample(held, chance.randint(1, min(option.high, len(held)))))
        amount = 0
    if option.verb == "mostro" and option.low:
        cards = (option.low,)
    do("act", table.state.players[place], what=option.verb, amount=amount, cards=cards)


GAMES_PLAYED: Final = (*GAMES, *ITALIAN)
