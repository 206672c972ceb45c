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
from mazziere.ranking.explained import NO_LOW, Explained
from mazziere.ranking.names import CATEGORIES
from mazziere.rules.refusal import Refusal

MOST: Final = 12
LAST: Final = 51
FIVE: Final = 5
MADE_OF: Final = {"one pair": 2, "two pair": 4, "three of a kind": 3, "four of a kind": 4}
"""How many cards make a hand what it is; the others are kickers."""
Cards = Annotated[str, Parameter(max_length=60)]


class Read(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand in words (`it`, `en`), and the five cards that make it; the low half where a game has one."""

    best: tuple[int, ...]
    it: str
    en: str
    low: tuple[int, ...] = ()
    low_it: str = ""
    low_en: str = ""


class Help(msgspec.Struct, frozen=True):
    """Cards that would make a hand of a better category."""

    category: str
    cards: tuple[int, ...]


class Outs(msgspec.Struct, frozen=True):
    """The cards still unseen, and those among them that help, by what they make."""

    unseen: int
    outs: tuple[Help, ...]


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
    def outs(self, game: Annotated[str, Parameter(max_length=40)], own: Cards, board: Cards) -> Outs:
        """Two to six own cards and a board of three or four; what lies on the board, which all have, is no help."""
        mine, shared = _cards("own", own), _cards("board", board)
        variant = _variant(game, 6, 0)
        known = {*mine, *shared}
        unseen = [int(card) for card in variant.pack if card not in known]
        if "flop" not in variant.streets or len(shared) not in (FIVE - 2, FIVE - 1):
            return Outs(len(unseen), ())
        found: dict[str, list[int]] = {}
        now = CATEGORIES.index(_high(variant, mine, shared).category)
        ranks = {card >> 2 for card in mine}
        for card in unseen:
            category, best, _ = _high(variant, mine, (*shared, card))
            makes = CATEGORIES.index(category)
            own_part = any(one in mine for one in best[: MADE_OF.get(category, FIVE)])
            if makes > now and own_part and (makes > CATEGORIES.index("two pair") or card >> 2 in ranks):
                found.setdefault(category, []).append(card)
        order = sorted(found, key=CATEGORIES.index, reverse=True)
        return Outs(len(unseen), tuple([Help(category, tuple(found[category])) for category in order]))


def _cards(field: str, text: str, most: int = LAST) -> tuple[int, ...]:
    parts = [part for part in text.split(".") if part]
    if len(parts) > MOST or not all(part.isdecimal() and int(part) <= most for part in parts):
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
    return _side(variant, "high", own, board)


def _low(variant: Variant, own: tuple[int, ...], board: tuple[int, ...]) -> Explained:
    return NO_LOW if variant.low is None else _side(variant, "low", own, board)


def _side(variant: Variant, side: str, own: tuple[int, ...], board: tuple[int, ...]) -> Explained:
    if len(own) + len(board) < FIVE or (variant.exactly_two and len(board) < FIVE - 2):
        # Fewer than five cards are no hand yet.
        return NO_LOW
    order = variant.order(side)
    return order.explain_omaha(own, board) if variant.exactly_two else order.explain((*own, *board))
