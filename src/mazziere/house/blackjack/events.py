"""What happens at a blackjack table. A card's face is in the log from the moment it is dealt, never before."""

from __future__ import annotations

from typing import Any

from mazziere.hand.events import Event, Option
from mazziere.house.blackjack.rules import Rules
from mazziere.house.shared import Limits

BANK = -1
"""The box under which the bank's cards are dealt."""

Place = tuple[int, int]
"""A box and one of its players: whose decision something is."""


class TableOpened(Event, frozen=True, gc=False, tag="bj-opened"):
    """The whole context, rules resolved; `owners` names the player of each box, -1 where it has none."""

    names: tuple[str, ...]
    chips: tuple[int, ...]
    owners: tuple[int, ...]
    rules: Rules
    seal: dict[str, Any] = {}  # noqa: RUF012  # msgspec copies an empty default
    version: int = 1


class TakenUp(Event, frozen=True, gc=False, tag="bj-taken-up"):
    """Where a log begins in the middle of a shoe: how far it is dealt, and the seal its lots are numbered from `first`.

    `brought` is the number of the hand for which the cards were made.
    """

    phase: str
    hand: int
    turn: int
    lot: int
    cards: int
    drawn: int
    cut: int | None = None
    cut_out: bool = False
    new_shoe: bool = False
    hands_left: int | None = None
    seal: dict[str, Any] = {}  # noqa: RUF012  # msgspec copies an empty default
    first: int = 0
    brought: int = 0


class PlayerJoined(Event, frozen=True, gc=False, tag="bj-joined"):
    """Somebody comes to the table, with chips; a bot plays for the house's company."""

    name: str
    chips: int
    bot: bool = False


class BoxTaken(Event, frozen=True, gc=False, tag="bj-box"):
    """A box changes its owner (-1: nobody's)."""

    box: int
    player: int


class ChipsBought(Event, frozen=True, gc=False, tag="bj-cash"):
    player: int
    amount: int
    chips: int


class ShoeLoaded(Event, frozen=True, gc=False, tag="bj-shoe"):
    """A lot of the seal becomes the shoe: so many cards, the cut card after `cut` of them (None: a machine)."""

    lot: int
    cards: int
    cut: int | None = None


class CardsChecked(Event, frozen=True, gc=False, tag="bj-checked"):
    """The shoe holds so many cards of each rank, as it should."""

    each: int


class CardsBurned(Event, frozen=True, gc=False, tag="bj-burned"):
    count: int


class BettingOpened(Event, frozen=True, gc=False, tag="bj-betting"):
    """Players are invited to bet; the call that ends it is due at `deadline` (0: when the dealer likes)."""

    hand: int
    deadline: int = 0


class Staked(Event, frozen=True, gc=False, tag="bj-staked"):
    """Chips go on a box: what the player has there now, and what is left. `niwin` names a box of the side bet."""

    player: int
    amount: int
    stake: int
    chips: int
    box: int = BANK
    niwin: str = ""


class StakeReturned(Event, frozen=True, gc=False, tag="bj-returned"):
    """Chips come back: taken back, above the maximum, or of a void hand; `stake` is the opening stake that is left."""

    player: int
    bet: str
    amount: int
    chips: int
    box: int = BANK
    stake: int = 0


class BettingClosed(Event, frozen=True, gc=False, tag="bj-closed"):
    """Rien ne va plus: who commands each staked box."""

    commanders: dict[int, int]


class CutCardOut(Event, frozen=True, gc=False, tag="bj-cut-card"):
    """The cut card came, before the hand's first card (`first`) or during it: this is the shoe's last hand."""

    first: bool


class CardDealt(Event, frozen=True, gc=False, tag="bj-dealt"):
    """The next card of the shoe, face up, to a hand of a box or to the bank."""

    box: int
    hand: int
    card: int


class HoleDealt(Event, frozen=True, gc=False, tag="bj-hole"):
    """The bank's second card, face down, where a house deals one."""


class Peeked(Event, frozen=True, gc=False, tag="bj-peeked"):
    """The dealer has looked at the hole card under an ace or a ten, and says only whether it makes blackjack."""

    blackjack: bool


class HoleTurned(Event, frozen=True, gc=False, tag="bj-hole-turned"):
    card: int


class Asked(Event, frozen=True, gc=False, tag="bj-asked"):
    """These may decide now, each with its options, until `deadline` (0: for ever); an answer may name its turn."""

    turn: int
    window: str
    places: tuple[Place, ...]
    options: tuple[tuple[Option, ...], ...]
    hand: int = 0
    deadline: int = 0


class OptionsLeft(Event, frozen=True, gc=False, tag="bj-options"):
    """What a player may still answer on another box, now that the chips for more are spent, if asked at all."""

    box: int
    player: int
    asked: bool
    options: tuple[Option, ...] = ()


class Answered(Event, frozen=True, gc=False, tag="bj-answered"):
    box: int
    player: int
    verb: str
    amount: int = 0


class TimeExpired(Event, frozen=True, gc=False, tag="bj-time"):
    """Nobody answered in time: what follows for each of these costs no chip that is not staked already."""

    turn: int
    places: tuple[Place, ...]


class AskedAgain(Event, frozen=True, gc=False, tag="bj-asked-again"):
    """What was said is neither of the two calls: nothing happens, the dealer asks again."""

    box: int
    player: int
    said: str


class Insured(Event, frozen=True, gc=False, tag="bj-insured"):
    box: int
    player: int
    amount: int
    chips: int


class GaveUp(Event, frozen=True, gc=False, tag="bj-gave-up"):
    """Where surrender is late and nobody has looked: half the stake is lost, the whole if the bank has blackjack."""

    box: int
    player: int
    amount: int


class StakeAdded(Event, frozen=True, gc=False, tag="bj-added"):
    """An equal stake for a double (on the hand) or a split (for the hand to come)."""

    box: int
    hand: int
    player: int
    verb: str
    amount: int
    chips: int


class HandSplit(Event, frozen=True, gc=False, tag="bj-split"):
    """Two cards become two hands; the second has the stakes that were added for it."""

    box: int
    hand: int


class HandClosed(Event, frozen=True, gc=False, tag="bj-hand-closed"):
    """A hand takes no more cards: it stands, is 21, bust, doubled, a split ace, surrendered or paid."""

    box: int
    hand: int
    why: str
    point: str


class BankCalled(Event, frozen=True, gc=False, tag="bj-bank"):
    """The bank's final point; `drew` is false when no stake was left to draw for."""

    point: str
    total: int
    drew: bool


class StakeSettled(Event, frozen=True, gc=False, tag="bj-settled"):
    """One stake is over: `bet` is `main`, `insurance` or `niwin 17`; `net` is what the player won of the bank."""

    player: int
    bet: str
    stake: int
    outcome: str
    net: int
    chips: int
    box: int = BANK
    hand: int = 0


class HandEnded(Event, frozen=True, gc=False, tag="bj-ended"):
    """Every stake is settled and the cards go to the discards."""


class ShoeEnded(Event, frozen=True, gc=False, tag="bj-shoe-ended"):
    """The next hand is dealt from another lot."""


class LastHands(Event, frozen=True, gc=False, tag="bj-last-hands"):
    """The end of play is called: so many hands are left, the one under way included."""

    count: int


class LimitsChanged(Event, frozen=True, gc=False, tag="bj-limits"):
    """New limits, from the next hand on."""

    limits: Limits
    niwin_limits: Limits


# --------------------------------------------------------------------------- when things go wrong


class CardVoided(Event, frozen=True, gc=False, tag="bj-card-void"):
    """A card drawn and turned by mistake is nobody's."""

    card: int


class Misdealt(Event, frozen=True, gc=False, tag="bj-misdealt"):
    """Where the cards of the deal really lie, in the order they left the shoe."""

    boxes: tuple[int, ...]


class Rebuilt(Event, frozen=True, gc=False, tag="bj-rebuilt"):
    """Where they belong."""

    boxes: tuple[int, ...]


class Irregular(Event, frozen=True, gc=False, tag="bj-irregular"):
    """Something went wrong or had to be decided; `rule` says what is to be done, `told` who was informed."""

    what: str
    why: str = ""
    told: tuple[str, ...] = ()


class HandVoided(Event, frozen=True, gc=False, tag="bj-void"):
    why: str


class PlaySuspended(Event, frozen=True, gc=False, tag="bj-suspended"):
    why: str = ""


class PlayResumed(Event, frozen=True, gc=False, tag="bj-resumed"):
    pass


class SixainChanged(Event, frozen=True, gc=False, tag="bj-sixain"):
    """The cards in use are replaced: the next hand opens a new shoe."""

    why: str
    told: tuple[str, ...] = ()
