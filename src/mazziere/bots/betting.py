"""Whether to stay in and for how much: what each choice is worth by the odds, then by the player's character."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from mazziere.bots.chances import Chances
from mazziere.bots.decision import Decision
from mazziere.bots.memory import Memory
from mazziere.bots.seen import Seen
from mazziere.bots.styles import Style
from mazziere.hand.events import Option

PASSIVE: Final = ("check", "busso", "va-bene", "bring-in")
CALLS: Final = ("call", "vedo")
LEAVES: Final = ("fold", "passo")
WAGERS: Final = ("raise", "bet", "complete", "rilancio", "punto", "apro")

COMMITTED: Final = 0.3
"""How much of a habit of folding is left to somebody who has put chips in on this street already."""

WOBBLE: Final = 0.02
"""Two choices within so much of the pot are as good as each other: which one is taken should not be foreseen."""


class Rival(NamedTuple):
    """Somebody still in: what is won from his hands, how wide they are, how often they bluff, how often he folds."""

    chances: Chances
    width: float
    bluffs: float
    folds: float
    acts: bool
    """Has he still to answer what lies there now?"""

    def equity(self) -> float:
        """The share won from the hands he may hold."""
        return self.chances.against(self.width, self.bluffs)

    def after(self, folds: float) -> float:
        """The same once he has folded the worst of them."""
        return self.chances.against(self.width * (1 - folds), self.bluffs * (1 - folds))


class Spot(NamedTuple):
    """A decision: the pot, what it costs to stay, who is in, and how many streets are still to be bet."""

    pot: int
    owed: int
    rivals: tuple[Rival, ...]
    streets: int
    position: float
    raises: int
    matched: int


def rivals(
    seen: Seen, chances: dict[int, Chances], widths: dict[int, float], memory: Memory, style: Style
) -> tuple[Rival, ...]:
    """Everybody still in, as this player thinks of them."""
    found = []
    for seat, each in chances.items():
        other = seen.view.seats[seat]
        habits = memory.habits(seat)
        width = widths[seat]
        # Who has stayed in so far has less left to fold.
        folds = habits.folding(style.folds) * (0.4 + 0.6 * sqrt(width))
        if memory.now.get(seat, 1.0) < 1.0:
            folds *= COMMITTED
        bluffs = 0.08 + 0.25 * habits.betting()
        acts = other.bet < seen.view.to_match or seat not in memory.acted
        found.append(Rival(each, width, bluffs, 0.0 if other.all_in else folds, acts and not other.all_in))
    return tuple(found)


def choose(options: dict[str, Option], spot: Spot, style: Style, dice: Random) -> Decision:
    """The choice that is worth most to a player of this style."""
    pot = spot.pot
    worth: list[tuple[float, Decision]] = []
    equity = _product([rival.equity() for rival in spot.rivals])
    keeps = realised(equity, spot)
    stay = next((options[verb] for verb in PASSIVE if verb in options), None)
    leave = next((options[verb] for verb in LEAVES if verb in options), None)
    if stay is not None:
        worth.append((keeps * pot, Decision(stay.verb, stay.low)))
    elif leave is not None:
        worth.append((0.0, Decision(leave.verb)))
    call = next((options[verb] for verb in CALLS if verb in options), None)
    if call is not None:
        owed = call.high
        stays = _product([_stay(rival) for rival in spot.rivals])
        value = realised(stays, spot) * (pot + owed) - owed
        worth.append((value + (pot + owed) * _liking(style.calls, spot.raises / 2), Decision(call.verb, call.low)))
    for verb in WAGERS:
        if verb in options:
            bias = _liking(style.wagers, spot.raises)
            worth += [
                (_wager_worth(total, spot) + bias * (pot + spot.owed + total - spot.matched), Decision(verb, total))
                for total in _totals(options[verb], spot, style)
            ]
    chosen = max(worth, key=lambda each: each[0] + pot * WOBBLE * dice.random())[1]
    if chosen.verb == "busso" and "parol" in options and equity < 1 / (len(spot.rivals) + 1):
        # A pot that is left for the next hand is worth more to whoever would lose it now.
        return Decision("parol")
    return chosen


def _liking(bias: float, raises: float) -> float:
    """What a choice is worth beyond its odds: even who likes to raise thinks twice once there were many."""
    return bias / (1 + raises) if bias > 0 else bias


def realised(equity: float, spot: Spot) -> float:
    """What a share is worth when there is more betting to come: a weak hand out of position is often driven out."""
    if not spot.streets:
        return equity
    weak = 1 - equity
    return equity * (1 - weak * (0.30 - 0.20 * spot.position))


def _stay(rival: Rival) -> float:
    if not rival.acts:
        return rival.equity()
    return rival.folds + (1 - rival.folds) * rival.after(rival.folds)


def _totals(option: Option, spot: Spot, style: Style) -> set[int]:
    """The few sizes of a wager that are weighed."""
    after = spot.pot + spot.owed
    totals = {max(option.low, min(option.high, spot.matched + round(size * after))) for size in style.sizes}
    if option.high > option.low and max(totals) * 3 > 2 * option.high:
        totals.add(option.high)
    return totals


def _wager_worth(total: int, spot: Spot) -> float:
    more = max(total - spot.matched, 1)
    pays = more + spot.owed
    pressure = more / (spot.pot + spot.owed + more)
    all_fold = wins = 1.0
    callers = 0.0
    for rival in spot.rivals:
        folds = min(0.95, rival.folds * (0.6 + 1.2 * pressure))
        all_fold *= folds
        wins *= folds + (1 - folds) * rival.after(folds)
        callers += 1 - folds
    callers = max(1.0, callers)
    called = 1 - all_fold
    won = called * realised((wins - all_fold) / called, spot)
    return all_fold * spot.pot + won * (spot.pot + callers * more) - (called - won) * pays


def _product(parts: list[float]) -> float:
    product = 1.0
    for part in parts:
        product *= part
    return product
