"""From the fields of a history to a hand about to be played: seats, forced bets, cards, the unit of the amounts."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from mazziere.games import GAMES
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Post, Rake
from mazziere.hand.setup import SetupError, start
from mazziere.history.amounts import UNKNOWN_STACK, Amount, scale_for, units
from mazziere.history.codes import CODES
from mazziere.history.notation import places
from mazziere.history.phh import HistoryError
from mazziere.rules.rulebook import RulebookError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.hand.hand import Hand
    from mazziere.history.notation import Action
    from mazziere.history.phh import HandHistory

RECORDED = "recorded"
HOUSE = "_mazziere"
"""The annotator's field in which our own histories carry what the format has no field for."""

_BETS = ("bring_in", "small_bet", "big_bet", "min_bet")


def scale_of(history: HandHistory, actions: Sequence[Action]) -> int:
    """How many of the smallest unit make one in this history."""
    fields = history.fields
    amounts: list[Amount] = [*fields["antes"], *fields.get("blinds_or_straddles", ()), *fields["starting_stacks"]]
    amounts += [fields[name] for name in _BETS if name in fields]
    wagers = [Decimal(action.amount) for action in actions if "." in action.amount]
    return scale_for(amounts + wagers, fields.get("currency", ""), fields.get("currency_symbol", ""))


def opened(history: HandHistory, actions: Sequence[Action], scale: int) -> Hand:
    """The hand with its forced bets posted and its first cards dealt, waiting for its first player."""
    fields = history.fields
    game, limit = CODES[fields["variant"]]
    variant = GAMES[game]
    house: dict[str, Any] = fields.get(HOUSE) or {}
    stacks = [UNKNOWN_STACK if stack == _INFINITE else units(stack, scale) for stack in fields["starting_stacks"]]
    bets = {name: units(fields[name], scale) for name in _BETS if name in fields}
    if variant.blinds:
        bets.pop("bring_in", None)
    elif "small_bet" not in bets:
        bets["small_bet"] = bets["min_bet"]
    blinds = _dealt_order([units(blind, scale) for blind in fields.get("blinds_or_straddles", ())])
    trimmed = fields.get("ante_trimming_status", False)
    antes = _dealt_order([units(ante, scale) for ante in fields["antes"]])
    posts = _antes(antes, stacks, trimmed) + (_blinds(blinds) if variant.blinds else [])
    if "posts" in house:
        posts += [
            Post(post["player"] - 1, units(post["amount"], scale), post["kind"], False) for post in house["posts"]
        ]
    positive = [blind for blind in blinds if blind > 0]
    try:
        return start(
            variant,
            stacks,
            blinds=tuple(sorted(positive[:2])),
            ante=antes[0] if antes[0] == antes[-1] else 0,
            limit=limit,
            rulebook=house.get("rulebook", RECORDED),
            names=fields.get("players") or (),
            left=0,
            posts=posts,
            deck=Stacked(len(variant.pack), places(actions, variant, len(stacks))),
            showdown="ask",
            layered_antes=trimmed,
            **bets,
            **_house(house, scale),
        )
    except (SetupError, RulebookError) as error:
        raise HistoryError(str(error)) from None


_INFINITE = Decimal("inf")


def _house(house: dict[str, Any], scale: int) -> dict[str, Any]:
    """What our own histories say beyond the format."""
    said: dict[str, Any] = {}
    if "chip" in house:
        said["chip"] = units(house["chip"], scale)
    if "spread" in house:
        low, high = house["spread"]
        said["spread"] = (units(low, scale), units(high, scale))
    if "event_players" in house:
        said["event_players"] = house["event_players"]
    if "rake" in house:
        rake = house["rake"]
        said["rake"] = Rake(rake["percent"], units(rake["cap"], scale), units(rake["unit"], scale))
    return said


def _dealt_order(amounts: list[int]) -> list[int]:
    """Heads-up the format lists forced bets the other way round: the button, `p2`, has the first entry."""
    return amounts[::-1] if len(amounts) == 2 else amounts


def _antes(antes: list[int], stacks: list[int], trimmed: bool) -> list[Post]:
    if not any(antes):
        return []
    if trimmed:
        # Layered like a bet: what only one player put in goes back, so it need not leave the stack.
        paid = sorted(min(ante, stack) for ante, stack in zip(antes, stacks, strict=True))
        antes = [min(ante, paid[-2]) for ante in antes]
    return [Post(seat, ante, "ante", False) for seat, ante in enumerate(antes) if ante]


def _blinds(blinds: list[int]) -> list[Post]:
    """Positive entries are blinds, those past the first two straddles; negative ones are posts (they move no turn)."""
    posts = []
    order = (1, 0) if len(blinds) == 2 and blinds[0] >= blinds[1] else range(len(blinds))
    big = max(blinds[:2])
    small_taken = False
    for seat in order:
        amount = blinds[seat]
        if amount > 0:
            if seat >= 2:
                kind = "straddle"
            elif amount < big or (blinds[0] == blinds[1] and not small_taken):
                kind, small_taken = "small blind", True
            else:
                kind = "big blind"
            posts.append(Post(seat, amount, kind))
        elif amount < 0:
            posts.append(Post(seat, -amount, "post"))
    return posts
