"""Why an action is open or not, in a sentence with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.hand.events import Option
    from mazziere.hand.hand import Hand


def why(hand: Hand, action: str | Option) -> str:
    """The bound and the rule behind an action now open, or the refusal it would meet; the hand is not touched."""
    if not isinstance(action, str):
        action = f"{action.verb} {action.low}" if action.high else action.verb
    verb, _, amount = action.partition(" ")
    number = int(amount) if amount.strip().lstrip("-").isdigit() else 0
    for option in hand.legal():
        if option.verb == verb and (not number or option.low <= number <= option.high or not option.high):
            return f"{option} ({option.rule})" if option.rule else str(option)
    trial = hand.copy()
    try:
        trial.act(verb, number)
    except Refusal as refusal:
        return str(refusal)
    return action
