"""Cards read aloud: what a hand is called, and which five count. The web client computes no rule, so it asks."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, get
from litestar.params import Parameter

from mazziere.games import game
from mazziere.games.italiana.telesina import Telesina
from mazziere.games.italiana.vele import LAYOUTS, NAMES
from mazziere.hand.state import State
from mazziere.hand.variant import Variant
from mazziere.odds.improving import FIVE, Outs, improving, read
from mazziere.ranking.explained import NO_LOW, Explained
from mazziere.rules.refusal import Refusal

MOST: Final = 12
LAST: Final = 51
Cards = Annotated[str, Parameter(max_length=60)]
Seen = Annotated[str, Parameter(max_length=160)]


class Read(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand in words (`it`, `en`), and the five cards that make it; the low half where a game has one."""

    best: tuple[int, ...]
    it: str
    en: str
    low: tuple[int, ...] = ()
    low_it: str = ""
    low_en: str = ""


class Reading(Controller):
    """Reads hands."""

    path = "/api/read"
    tags = ("rules",)

    @get(summary="What a hand is called, and which five of its cards count", sync_to_thread=False)
    def read(
        self,
        game: Annotated[str, Parameter(max_length=40)],
        own: Cards,
        board: Cards = "",
        players: Annotated[int, Parameter(ge=2, le=10)] = 6,
        vele: Annotated[int, Parameter(ge=0, le=len(NAMES) - 1)] = 0,
    ) -> Read:
        """Cards are numbers 0 to 51 with dots between them, `48.49`; of the vele, 52 is one that is not turned yet."""
        mine, shared = _cards("own", own), _cards("board", board, LAST + 1 if vele else LAST)
        variant = _variant(game, players, vele)
        high = _high(variant, mine, shared)
        low = _low(variant, mine, shared)
        return Read(
            tuple(map(int, high.best)),
            high.name("it") if high.best else "",
            high.name("en") if high.best else "",
            tuple(map(int, low.best)),
            low.name("it") if low.best else "",
            low.name("en") if low.best else "",
        )

    @get("/outs", summary="Which of the unseen cards would improve a hand on the next street", sync_to_thread=False)
    def outs(
        self, game: Annotated[str, Parameter(max_length=40)], own: Cards, board: Cards = "", seen: Seen = ""
    ) -> Outs:
        """A board of three or four, or cards of stud that one more follows; `seen` are the open cards of others."""
        return improving(
            _variant(game, 6, 0), _cards("own", own), _cards("board", board), _cards("seen", seen, count=52)
        )


def _cards(field: str, text: str, most: int = LAST, count: int = MOST) -> tuple[int, ...]:
    parts = [part for part in text.split(".") if part]
    if len(parts) > count or not all(part.isdecimal() and int(part) <= most for part in parts):
        raise Refusal("", "room-bad-cards", field=field, cards=text)
    return tuple([int(part) for part in parts])


def _variant(key: str, players: int, vele: int) -> Variant:
    try:
        found = game(key)
    except (KeyError, ValueError):
        raise Refusal("", "room-no-game", game=key) from None
    if isinstance(found, Telesina):
        state = State()
        state.facts = {"players": players, "vele": vele}
        return found.at(state)
    return found.for_players(players)


def _high(variant: Variant, own: tuple[int, ...], board: tuple[int, ...]) -> Explained:
    if isinstance(variant, Telesina) and len(own) >= FIVE and board:
        if len(board) != len(LAYOUTS[variant.vele].letters):
            raise Refusal("", "room-bad-cards", field="board", cards=".".join(map(str, board)))
        return variant.explain(own, board)
    return read(variant, "high", own, board)


def _low(variant: Variant, own: tuple[int, ...], board: tuple[int, ...]) -> Explained:
    return NO_LOW if variant.low is None else read(variant, "low", own, board)
