"""From the fields of a history to a hand about to be played: seats, forced bets, cards, the unit of the amounts."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from mazziere.games import GAMES
from mazziere.hand.events import Carry, Post, Rake
from mazziere.hand.setup import SetupError, start
from mazziere.history.amounts import UNKNOWN_STACK, Amount, scale_for, units
from mazziere.history.codes import CODES
from mazziere.history.notation import Told, places
from mazziere.history.phh import HistoryError
from mazziere.rules import RulebookError

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
    if HOUSE in fields:
        check_house(fields[HOUSE])
        if "scale" in fields[HOUSE]:
            return int(fields[HOUSE]["scale"])
    amounts: list[Amount] = [*fields["antes"], *fields.get("blinds_or_straddles", ()), *fields["starting_stacks"]]
    amounts += [fields[name] for name in _BETS if name in fields]
    amounts += [Decimal(action.amount) for action in actions if "." in action.amount]
    return scale_for(amounts, fields.get("currency", ""), fields.get("currency_symbol", ""))


def check_house(house: Any) -> None:
    """Refuse a field of ours that we cannot have written, before anything is taken from it."""
    if not isinstance(house, dict):
        raise HistoryError(f"{HOUSE}: {house!r} is not a table")
    for name, kind in (("rulebook", str), ("scale", int), ("boards", int), ("chopped", bool)):
        if not isinstance(house.get(name, kind()), kind):
            raise HistoryError(f"{HOUSE}.{name}: {house[name]!r} is not allowed")
    if str(house.get("scale", 1)).rstrip("0") != "1":
        raise HistoryError(f"{HOUSE}.scale: {house['scale']} is not allowed; give 1, 10, 100 and so on")


def opened(history: HandHistory, actions: Sequence[Action], scale: int) -> Hand:
    """The hand with its forced bets posted and its first cards dealt, waiting for its first player."""
    fields = history.fields
    game, limit = CODES[fields["variant"]]
    variant = GAMES[game]
    house: dict[str, Any] = fields.get(HOUSE) or {}
    stacks = [UNKNOWN_STACK if stack == _INFINITE else units(stack, scale) for stack in fields["starting_stacks"]]
    said: dict[str, Any] = {name: units(fields[name], scale) for name in _BETS if name in fields}
    if variant.blinds:
        said.pop("bring_in", None)
    elif "small_bet" not in said:
        said["small_bet"] = said["min_bet"]
    antes = [units(ante, scale) for ante in fields["antes"]]
    blinds = [units(blind, scale) for blind in fields.get("blinds_or_straddles", ())] if variant.blinds else []
    trimmed = fields.get("ante_trimming_status", False)
    if house:
        try:
            said |= _house(house, scale)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise HistoryError(f"{HOUSE}: not as we write it: {error!r}") from None
    if "posts" not in said:
        said["posts"] = forced_bets(antes, blinds, stacks, trimmed)
    try:
        return start(
            variant,
            stacks,
            blinds=sorted([blind for blind in blinds[:2] if blind > 0]),
            ante=antes[0] if antes[0] == antes[-1] else 0,
            limit=limit,
            rulebook=house.get("rulebook", RECORDED),
            names=fields.get("players") or (),
            left=0,
            deck=Told(len(variant.pack), places(actions, variant, len(stacks), house.get("boards", 1))),
            showdown="ask",
            layered_antes=trimmed,
            **said,
        )
    except (SetupError, RulebookError) as error:
        raise HistoryError(str(error)) from None


_INFINITE = Decimal("inf")


def _house(house: dict[str, Any], scale: int) -> dict[str, Any]:
    """What our own histories say beyond the format."""
    said: dict[str, Any] = {name: house[name] for name in ("event_players",) if name in house}
    if "chip" in house:
        said["chip"] = units(house["chip"], scale)
    if "carry" in house:
        said["carry"] = Carry(units(house["carry"], scale))
    if "spread" in house:
        low, high = house["spread"]
        said["spread"] = (units(low, scale), units(high, scale))
    if "rake" in house:
        rake = house["rake"]
        said["rake"] = Rake(rake["percent"], units(rake["cap"], scale), units(rake["unit"], scale))
    if "posts" in house:
        said["posts"] = [
            Post(post["player"] - 1, units(post["amount"], scale), post["kind"], post["live"])
            for post in house["posts"]
        ]
    return said


def forced_bets(antes: list[int], blinds: list[int], stacks: Sequence[int], trimmed: bool) -> list[Post]:
    """What each seat owes, from the format's two lists; heads-up they begin with the button, `p2`.

    >>> [(post.seat, post.amount, post.kind) for post in forced_bets([0, 0], [50, 100], [5000, 5000], False)]
    [(1, 50, 'small blind'), (0, 100, 'big blind')]
    """
    if len(antes) == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    return _antes(antes, stacks, trimmed) + (_blinds(blinds) if blinds else [])


def _antes(antes: list[int], stacks: Sequence[int], trimmed: bool) -> list[Post]:
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
