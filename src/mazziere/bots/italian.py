"""What only the Italian games ask: invito, blind openings, the exchange, parol pots, vele, and what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mazziere.bots.decision import Decision
from mazziere.bots.draw import changed
from mazziere.bots.styles import Style
from mazziere.games.italiana.buio import CHAIN
from mazziere.games.italiana.scelta import DISTRIBUTIONS
from mazziere.games.italiana.vele import NAMES
from mazziere.hand.events import Option
from mazziere.hand.view import View

BLUFF: Final = 0.06
"""How often somebody who wagers for less than the odds stands pat on nothing."""


def aside(view: View, options: dict[str, Option], style: Style, dice: Random) -> Decision | None:
    """The answer to a question that is not a bet; None where it is one."""
    if "invito" in options:
        return Decision("invito", options["invito"].low)
    blind = next((options[kind] for kind in CHAIN if kind in options), None)
    if blind is not None:
        return Decision(blind.verb, blind.low) if dice.random() < style.blind else Decision("dai-carte")
    if "cambio" in options:
        return exchange(_own(view), options["cambio"].high, style, dice)
    if "partecipo" in options:
        return _join(view, options["partecipo"], style)
    if "nascondo" in options:
        return Decision("mostro" if style.shows else "nascondo")
    if "mostro" in options:
        return _turn(view)
    if style.vele in options:
        return Decision(style.vele)
    choices = [name for name in (*DISTRIBUTIONS, *NAMES) if name in options]
    return Decision(choices[0]) if choices else None


def exchange(own: Sequence[int], most: int, style: Style, dice: Random) -> Decision:
    """Change what is of no use; somebody who likes to wager now and then stands pat on nothing."""
    cards = changed(own, most)[:most]
    if cards and len(cards) >= 3 and style.wagers >= 0 and dice.random() < BLUFF * (1 + 5 * style.wagers):
        return Decision("servito")
    return Decision("cambio", len(cards), cards) if cards else Decision("servito")


def _join(view: View, option: Option, style: Style) -> Decision:
    """Pay into a parol pot when a fair share of it is worth the price."""
    inside = sum(seat.status == "live" for seat in view.seats)
    share = (view.pot + option.low) / (inside + 1)
    return Decision("partecipo", option.low) if share * (1 + style.calls) >= option.low else Decision("passo")


def _turn(view: View) -> Decision:
    """Which card to turn up: the lowest that is not paired, so that what is good stays hidden."""
    assert view.viewer is not None
    me = view.seats[view.viewer]
    ranks = [card >> 2 for card in me.hole + me.up]
    card = min(me.hole, key=lambda each: (ranks.count(each >> 2) > 1, each))
    return Decision("mostro", card, (card,))


def _own(view: View) -> tuple[int, ...]:
    assert view.viewer is not None
    return view.seats[view.viewer].hole
