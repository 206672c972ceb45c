"""The Italian games in the terminal: what opponents do, and the words for what only these games have."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from mazziere.cli.deal_bots import FAIR, GOOD, PRICES, STRONG, WEAK, Choice, changed
from mazziere.cli.deal_words import Words
from mazziere.games.italiana.events import Adjusted, CameBack, LeftOut, RaisedBlind, SaidParol, SatOut, VeleTurned
from mazziere.games.italiana.game import category
from mazziere.games.italiana.openers import JACKS
from mazziere.games.italiana.scelta import PARTS
from mazziere.games.italiana.telesina import Telesina
from mazziere.hand.events import Chose, Event, Settled
from mazziere.hand.state import UNSEEN
from mazziere.hand.variant import Variant
from mazziere.hand.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mazziere.cli.deal_look import Ink
    from mazziere.hand.hand import Hand
    from mazziere.ranking import Explained

_STRONG: Final = ("tris", "scala", "full", "colore", "poker", "scala reale")
_ALWAYS: Final = ("invito", "dai-carte", "va-bene", "mostro")


def choose(view: View, game: Variant) -> Choice:
    """What a simple player does: opens, sees with a pair, raises what is strong, and never declares parol."""
    assert view.viewer is not None
    me = view.seats[view.viewer]
    own = me.hole + me.up
    options = {option.verb: option for option in view.options}
    for verb in _ALWAYS:
        if verb in options:
            return Choice(verb, options[verb].low)
    if "cambio" in options:
        cards = changed(own)[: options["cambio"].high]
        return Choice("cambio", cards=cards) if cards else Choice("servito")
    if options.keys() & {"croce", "mai"}:
        return Choice("croce" if "croce" in options else "mai")
    if "partecipo" in options:
        return Choice("passo")
    looks = grade(game, own, view.boards[0])
    wager = next((options[verb] for verb in ("apro", "punto", "rilancio") if verb in options), None)
    if wager is not None and looks >= (STRONG if wager.verb == "rilancio" else GOOD):
        return Choice(wager.verb, max(wager.low, min(view.to_match + view.pot // 2, wager.high)))
    if "vedo" not in options:
        return Choice("busso")
    owed = options["vedo"].high
    return Choice("vedo" if owed / (view.pot + owed) <= PRICES[looks] else "passo")


def grade(game: Variant, own: Sequence[int], vele: Sequence[int] = ()) -> int:
    """How good a hand looks, with the vele once they all lie open, from WEAK to STRONG.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.games import game
    >>> grade(game("italiana").for_players(4), parse_cards("Kh Kd 9s 8s 7c")) == GOOD
    True
    """
    if len(own) == 5:
        kind = category(game.high.strength(own) if UNSEEN in vele else game.strength(own, vele))
        if kind in _STRONG:
            return STRONG
        if kind == "doppia coppia":
            return GOOD
    held = Counter(card >> 2 for card in own)
    rank, count = max(held.items(), key=lambda one: (one[1], one[0]))
    if count > 2:
        return STRONG
    if count == 2:
        return GOOD if rank + 2 >= JACKS else FAIR
    return FAIR if len(own) < 5 and rank + 2 >= JACKS else WEAK


def winning(hand: Hand, seat: int) -> Explained:
    """What a seat won with."""
    own = hand.own_cards(seat)
    if isinstance(hand.variant, Telesina):
        return hand.variant.explain(own, hand.board)
    return hand.variant.high.explain(own)


def line(words: Words, ink: Ink, names: tuple[str, ...], event: Event) -> str:
    """What people hear of an event that only these games have."""
    match event:
        case RaisedBlind():
            return f"{names[event.seat]}: {words('say', event.kind, amount=event.amount)}"
        case SaidParol():
            return f"{names[event.seat]}: {words('say', 'parol')}"
        case Adjusted():
            return f"{names[event.seat]}: {words('say', 'partecipo', amount=event.amount)}"
        case Chose(what="show"):
            return f"{names[event.seat]}: {words('say', 'nascondo')}"
        case Chose(what="parol"):
            return f"{names[event.seat]}: {words('say', 'passo')}"
        case LeftOut() | SatOut():
            return words("table", "sits-out", name=names[event.seat])
        case CameBack():
            return words("table", "is-back", name=names[event.seat])
        case Settled(what="openers"):
            return words("table", f"openers-{event.result}")
        case Settled(what="dai-carte"):
            return f"{names[event.result]}: {words('say', 'dai-carte')}"
        case Settled(what="parol"):
            return words("table", "parol")
        case Settled(what="vele" | "distribuzione"):
            return words("table", PARTS[event.what][event.result])
        case VeleTurned():
            return words("table", "vele-turned", letters=", ".join(event.letters), cards=ink.cards(event.faces))
        case Settled(what="giro"):
            return words("table", "giro")
    return ""
