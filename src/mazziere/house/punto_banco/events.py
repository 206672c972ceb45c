"""What happens at a Punto Banco table. A card's face is in the log from the moment it is turned, never before."""

from __future__ import annotations

from typing import Any

from mazziere.hand.events import Event
from mazziere.house.punto_banco.rules import Rules
from mazziere.house.shared import Limits, Outcome


class TableOpened(Event, frozen=True, gc=False, tag="pb-opened"):
    """The whole context, rules resolved."""

    names: tuple[str, ...]
    chips: tuple[int, ...]
    rules: Rules
    seal: dict[str, Any] = {}  # noqa: RUF012  # msgspec copies an empty default
    version: int = 1


class TakenUp(Event, frozen=True, gc=False, tag="pb-taken-up"):
    """Where a log begins in the middle of a shoe: how far it is dealt, and the seal its lots are numbered from `first`.

    `brought` is the number of the hand for which the cards were made.
    """

    stage: str
    hand: int
    bets: bool
    lot: int
    cards: int
    cut: int
    turned_by: int
    out: int
    last: bool
    shoe_over: bool
    without_bets: bool = False
    last_hands: int | None = None
    seal: dict[str, Any] = {}  # noqa: RUF012  # msgspec copies an empty default
    first: int = 0
    brought: int = 0


class ShoeLoaded(Event, frozen=True, gc=False, tag="pb-shoe"):
    """A lot of the seal becomes the shoe: so many cards, the cut card after `cut` of them."""

    lot: int
    sixain: int
    cards: int
    cut: int


class CardsChecked(Event, frozen=True, gc=False, tag="pb-checked"):
    """The shoe holds so many cards of each rank, as it should."""

    each: int


class CutOffered(Event, frozen=True, gc=False, tag="pb-cut-offered"):
    seat: int


class CutMade(Event, frozen=True, gc=False, tag="pb-cut"):
    """The shoe is cut after `place` cards; seat -1 is the table chief."""

    seat: int
    place: int


class CardsBurned(Event, frozen=True, gc=False, tag="pb-burned"):
    count: int


class BettingOpened(Event, frozen=True, gc=False, tag="pb-betting"):
    """A new hand, after so many burned cards; `bets` is false for a hand without bets."""

    hand: int
    burned: int = 0
    bets: bool = True
    deadline: int = 0


class Staked(Event, frozen=True, gc=False, tag="pb-staked"):
    """Chips go on a box: what the seat has there now, and what it has left."""

    seat: int
    bet: str
    amount: int
    stake: int
    chips: int


class StakeReturned(Event, frozen=True, gc=False, tag="pb-returned"):
    """Chips come back from a box: withdrawn, above the maximum, or of a void hand."""

    seat: int
    bet: str
    amount: int
    stake: int
    chips: int


class BettingClosed(Event, frozen=True, gc=False, tag="pb-closed"):
    pass


class CutCardOut(Event, frozen=True, gc=False, tag="pb-cut-card"):
    """The cut card came: before the hand's first card (`first`) or during it. This is the shoe's last hand."""

    first: bool


class CardDealt(Event, frozen=True, gc=False, tag="pb-dealt"):
    """The next card of the shoe goes to a side, face down."""

    side: str


class CardsTurned(Event, frozen=True, gc=False, tag="pb-turned"):
    """Cards of this hand, numbered as they left the shoe, are turned up."""

    numbers: tuple[int, ...]
    faces: tuple[int, ...]


class Called(Event, frozen=True, gc=False, tag="pb-called"):
    """What the dealer calls for a side: `draws`, `stands` or `natural`."""

    side: str
    score: int
    call: str


class Irregular(Event, frozen=True, gc=False, tag="pb-irregular"):
    """Something went wrong and `rule` says what is to be done: play may stop, or the next hand have no bets."""

    what: str
    stops: bool = False
    without_bets: bool = False


class Rebuilt(Event, frozen=True, gc=False, tag="pb-rebuilt"):
    """Each card goes to the side it belongs to by its order; stakes may be taken back where `withdrawals` is set."""

    sides: tuple[str, ...]
    withdrawals: bool
    deadline: int = 0


class Scored(Event, frozen=True, gc=False, tag="pb-scored"):
    """Banco's score is called first, then Punto's, then the winner."""

    banco: int
    punto: int
    result: str


class StakeSettled(Event, frozen=True, gc=False, tag="pb-settled"):
    """One stake is paid, collected or left to its owner; `net` is what the seat won of the bank."""

    seat: int
    bet: str
    stake: int
    outcome: Outcome
    net: int
    chips: int


class HandVoided(Event, frozen=True, gc=False, tag="pb-void"):
    why: str


class HandEnded(Event, frozen=True, gc=False, tag="pb-ended"):
    """The cards are in the discard holder and the stakes settled; cards nobody owned stay for the next hand."""

    left_over: int = 0
    seen: bool = False


class ShoeEnded(Event, frozen=True, gc=False, tag="pb-shoe-ended"):
    pass


class LastHands(Event, frozen=True, gc=False, tag="pb-last-hands"):
    """The end of play is called: so many hands are left."""

    count: int


class PlaySuspended(Event, frozen=True, gc=False, tag="pb-suspended"):
    """No hand follows; `why` is empty when the management gives no reason."""

    why: str = ""


class PlayResumed(Event, frozen=True, gc=False, tag="pb-resumed"):
    pass


class LimitsChanged(Event, frozen=True, gc=False, tag="pb-limits"):
    """New limits, from the next hand on."""

    limits: Limits
    number_limits: Limits


class SixainChanged(Event, frozen=True, gc=False, tag="pb-sixain"):
    """The cards in use are replaced: the next hand opens a new shoe."""

    why: str


class ChipsBought(Event, frozen=True, gc=False, tag="pb-chips"):
    """Banknotes are changed into chips before they can be staked."""

    seat: int
    amount: int
    chips: int


# --------------------------------------------------------------------------- chairs and who stands


class PlayerJoined(Event, frozen=True, gc=False, tag="pb-joined"):
    """Somebody comes to the table with chips, standing until they take a chair."""

    name: str
    chips: int


class ChairTaken(Event, frozen=True, gc=False, tag="pb-chair"):
    chair: int
    seat: int


class ChairMarked(Event, frozen=True, gc=False, tag="pb-marked"):
    """Its player is away for a while; nobody else may sit there until `until` (0: until the player is back)."""

    chair: int
    until: int = 0


class ChairRegained(Event, frozen=True, gc=False, tag="pb-regained"):
    chair: int


class ChairFreed(Event, frozen=True, gc=False, tag="pb-freed"):
    """Its player has left it unmarked, or stayed away too long: the chair is lost."""

    chair: int


class Booked(Event, frozen=True, gc=False, tag="pb-booked"):
    seat: int


class ChairReserved(Event, frozen=True, gc=False, tag="pb-reserved"):
    """The management keeps this chair and gives it to whom it likes (-1: it keeps none)."""

    chair: int


class StandingChanged(Event, frozen=True, gc=False, tag="pb-standing"):
    """Whether stakes of players without a chair are accepted from now on."""

    accepted: bool


class ChipsOrphaned(Event, frozen=True, gc=False, tag="pb-orphans"):
    """Chips nobody took up are held by the house; they do not play."""

    seat: int
    amount: int


class ChipsClaimed(Event, frozen=True, gc=False, tag="pb-claimed"):
    seat: int
    amount: int
    chips: int
